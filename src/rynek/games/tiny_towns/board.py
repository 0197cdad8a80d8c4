"""Board: a town as scoring looks at it."""

from rynek.games.tiny_towns.components import BARRETT_CASTLE, BLUE, MONUMENT, TYPES
from rynek.games.tiny_towns.squares import count
from rynek.games.tiny_towns.town import BUILT, Town


class Board:
    """The set of squares of each type (`of`) and of all; the Castle counts among the Cottages (R15.3)."""

    __slots__ = ("all", "castle", "of", "town")

    def __init__(self, town: Town) -> None:
        self.town = town
        self.of: list[int] = [0] * (TYPES + 1)
        self.all = 0
        for square, thing in enumerate(town.squares):
            if thing >= BUILT:
                self.of[thing - BUILT] |= 1 << square
                self.all |= 1 << square
        self.castle = self.of[MONUMENT] if town.monument == BARRETT_CASTLE else 0

    def cottages_in(self, squares: int) -> int:
        """How many Cottages stand on these squares; the Castle is two."""
        return count((self.of[BLUE] | self.castle) & squares) + count(self.castle & squares)

    def types_in(self, squares: int) -> int:
        """How many different types stand on these squares; the Castle is a Cottage, other monuments are a type."""
        found = 0
        for of_type in range(TYPES + 1):
            here = self.of[of_type]
            if of_type == BLUE:
                here |= self.castle
            elif of_type == MONUMENT:
                here &= ~self.castle
            if here & squares:
                found += 1
        return found

"""Town: one player's board with all that lies on it. Towns are never changed: a move makes a new one.

That lets a seat's unseen buildings of this turn stand beside the town the others still see, and makes copies of a
state cheap.
"""

from typing import Final

from rynek.games.tiny_towns.components import BARRETT_CASTLE, BLACK, BLUE, MONUMENT, RESOURCES, TYPES
from rynek.games.tiny_towns.squares import SQUARES

EMPTY: Final = 0
CUBE: Final = 1
"""A cube on a square is CUBE plus its resource."""
BUILT: Final = CUBE + RESOURCES
"""A building on a square is BUILT plus its type."""
NOTHING: Final = [0] * SQUARES

UPON: Final = [1, 4, 16, 64, 256]
"""Cubes lying on a building are counted in an int: each resource has two bits."""


class Town:
    """Squares, the cubes upon buildings, the monument card and what its effects have noted.

    `monument` is the card kept (-1: none); it is built when a monument stands on the board. `shrine` is the number of
    buildings when the Shrine was built. `watch` holds the types lying on Opaleye's Watch, `constructed` the types
    constructed in this turn; both have a bit for each type.
    """

    __slots__ = ("constructed", "monument", "shrine", "squares", "upon", "watch")

    def __init__(
        self, squares: list[int], upon: list[int], monument: int, shrine: int, watch: int, constructed: int
    ) -> None:
        self.squares = squares
        self.upon = upon
        self.monument = monument
        self.shrine = shrine
        self.watch = watch
        self.constructed = constructed

    # new towns

    def with_monument(self, card: int) -> "Town":
        """The town of a player who keeps this monument card."""
        return Town(self.squares, self.upon, card, self.shrine, self.watch, self.constructed)

    def with_cube(self, square: int, resource: int) -> "Town":
        """A cube is put on an empty square."""
        squares = self.squares[:]
        squares[square] = CUBE + resource
        return Town(squares, self.upon, self.monument, self.shrine, self.watch, self.constructed)

    def with_upon(self, square: int, change: int) -> "Town":
        """Cubes are put upon a building or taken from it."""
        upon = self.upon[:]
        upon[square] += change
        return Town(self.squares, upon, self.monument, self.shrine, self.watch, self.constructed)

    def with_building(self, square: int, of_type: int) -> "Town":
        """A building is put on a square; what lay upon a building there before is gone."""
        squares = self.squares[:]
        squares[square] = BUILT + of_type
        upon = self.upon
        if upon[square]:
            upon = upon[:]
            upon[square] = 0
        return Town(squares, upon, self.monument, self.shrine, self.watch, self.constructed)

    def with_construction(self, used: int, square: int, of_type: int) -> "Town":
        """R6.2: the cubes on the used squares go to the supply, the building comes on a square."""
        squares = self.squares[:]
        for place in range(SQUARES):
            if used >> place & 1 and squares[place] < BUILT:
                squares[place] = EMPTY
        squares[square] = BUILT + of_type
        constructed = self.constructed | 1 << of_type
        return Town(squares, self.upon, self.monument, self.shrine, self.watch, constructed)

    def with_notes(self, shrine: int, watch: int, constructed: int) -> "Town":
        """What monuments have noted, and what was constructed in this turn, is noted anew."""
        return Town(self.squares, self.upon, self.monument, shrine, watch, constructed)

    # queries

    def is_like(self, other: "Town") -> bool:
        """Whether nothing is different in another town."""
        return self is other or (
            self.squares == other.squares
            and self.upon == other.upon
            and self.monument == other.monument
            and (self.shrine, self.watch, self.constructed) == (other.shrine, other.watch, other.constructed)
        )

    def is_full(self) -> bool:
        """R1.6: whether no square is empty."""
        return EMPTY not in self.squares

    def empty_squares(self) -> list[int]:
        """The squares with neither cube nor building."""
        return [s for s in range(SQUARES) if self.squares[s] == EMPTY]

    def squares_with(self, of_type: int) -> int:
        """The set of squares with buildings of a type."""
        code = BUILT + of_type
        found = 0
        for square, thing in enumerate(self.squares):
            if thing == code:
                found |= 1 << square
        return found

    def built_squares(self) -> int:
        """The set of squares with any building."""
        found = 0
        for square, thing in enumerate(self.squares):
            if thing >= BUILT:
                found |= 1 << square
        return found

    def has_built(self, monument: int) -> bool:
        """Whether the owner's monument is this card and stands on the board."""
        return self.monument == monument and BUILT + MONUMENT in self.squares

    def types_present(self) -> int:
        """The types of the supply that stand in the town, a bit for each."""
        found = 0
        for thing in self.squares:
            if BUILT <= thing < BUILT + TYPES:
                found |= 1 << thing - BUILT
        return found

    def feedable(self) -> int:
        """R1.8: the squares with Cottages and Barrett Castle."""
        found = self.squares_with(BLUE)
        if self.monument == BARRETT_CASTLE:
            found |= self.squares_with(MONUMENT)
        return found

    def marked(self) -> int:
        """The resources lying on black buildings, a bit for each."""
        found = 0
        code = BUILT + BLACK
        for square, cubes in enumerate(self.upon):
            if cubes and self.squares[square] == code:
                found |= resources_in(cubes)
        return found


def resources_in(cubes: int) -> int:
    """The resources among cubes upon a building, a bit for each."""
    found = 0
    for resource in range(RESOURCES):
        if cubes >> 2 * resource & 3:
            found |= 1 << resource
    return found


def cubes_in(cubes: int) -> list[int]:
    """The cubes upon a building one by one, sorted."""
    return [resource for resource in range(RESOURCES) for _ in range(cubes >> 2 * resource & 3)]


def new_town() -> Town:
    """R3.1: an empty board."""
    return Town(NOTHING, NOTHING, -1, 0, 0, 0)

"""State: what lies on the table."""

from typing import Any, Final

from rynek.core.state import State
from rynek.games.tiny_towns.components import BANK, BLACK, FORT_IRONWEED, MONUMENT, RESOURCES, TYPES
from rynek.games.tiny_towns.town import BUILT, Town, new_town
from rynek.games.tiny_towns.view_types import TinyTownsView

STANDARD: Final = 0
TOWN_HALL: Final = 1
SOLO: Final = 2

ALL_MARKED: Final = (1 << RESOURCES) - 1


class TinyTownsState(State):
    """One table of Tiny Towns.

    `shown` holds the towns as the other players see them: while everybody constructs, those from the start of the
    step. `cards` are the seven building cards by type, `dealt` the two monument cards of each seat (-1: none),
    `completed` the turn in which each town was completed (0: not yet), `served` the turns as Master Builder, `aside`
    the uses of the novice rule. `named` is the resource of this turn (-1: none). Town Hall: `turned` counts the
    resource cards turned up since the last shuffle. Solo: `row` holds the cards lying open, `under` those put under
    the pile, oldest first.
    """

    __slots__ = (
        "aside",
        "cards",
        "completed",
        "dealt",
        "hammer",
        "named",
        "row",
        "served",
        "shown",
        "towns",
        "turn",
        "turned",
        "under",
    )

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.cards: tuple[int, ...] = (0,) + (-1,) * (TYPES - 1)
        self.towns: list[Town] = [new_town() for _ in range(players)]
        self.shown: list[Town] = self.towns[:]
        self.dealt: tuple[int, ...] = (-1,) * (2 * players)
        self.completed: list[int] = [0] * players
        self.served: list[int] = [0] * players
        self.aside: list[int] = [0] * players
        self.hammer: int = options["first_player"]
        self.turn: int = 0
        self.named: int = -1
        self.turned: tuple[int, ...] = (0,) * RESOURCES
        self.row: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()

    def copy(self) -> "TinyTownsState":
        other = TinyTownsState(self.players, self.options)
        self.copy_kernel(other)
        other.cards = self.cards
        other.towns = self.towns[:]
        other.shown = self.shown[:]
        other.dealt = self.dealt
        other.completed = self.completed[:]
        other.served = self.served[:]
        other.aside = self.aside[:]
        other.hammer = self.hammer
        other.turn = self.turn
        other.named = self.named
        other.turned = self.turned
        other.row = self.row
        other.under = self.under
        return other

    def view(self, seat: int | None) -> TinyTownsView:
        seen: TinyTownsView = self.rules.view(self, seat)
        return seen

    # queries

    @property
    def mode(self) -> int:
        """Which game is played: the standard one, Town Hall or solo."""
        if self.options["variant"] == "town_hall":
            return TOWN_HALL
        return SOLO if self.players == 1 else STANDARD

    @property
    def novice(self) -> bool:
        """Whether the novice rule is in force (chapter 11)."""
        return bool(self.options["novice"])

    @property
    def black(self) -> int:
        """The black card of this game."""
        return self.cards[BLACK]

    def card_of(self, town: Town, of_type: int) -> int:
        """The card of a town's buildings of a type."""
        return town.monument if of_type == MONUMENT else self.cards[of_type]

    def active(self) -> list[int]:
        """The seats whose town is not completed, in order from the hammer (Q3)."""
        found = [seat for seat in range(self.hammer, self.players) if not self.completed[seat]]
        found += [seat for seat in range(self.hammer) if not self.completed[seat]]
        return found

    def banned(self, town: Town) -> int:
        """R14.22: the resources a town's Banks forbid its owner to choose, a bit for each."""
        return town.marked() if self.black == BANK else 0

    def has_all_banks(self, town: Town) -> bool:
        """R14.28: whether every resource has its Bank in a town, so that no other can come."""
        return self.banned(town) == ALL_MARKED or town.squares.count(BUILT + BLACK) >= RESOURCES

    def is_barred(self, seat: int) -> bool:
        """R9.4, R12.8: whether an active player may not choose a resource for himself or for all."""
        if self.is_banned(seat):
            return True
        return self.towns[seat].has_built(FORT_IRONWEED) and self.completed.count(0) > 1

    def is_banned(self, seat: int) -> bool:
        """Q9: whether a player's Banks lie on all five resources."""
        return self.banned(self.towns[seat]) == ALL_MARKED

    def named_by_other(self, seat: int) -> bool:
        """R5.6, R12.6, R13.6: whether this turn's resource counts as named by another player."""
        return self.mode != STANDARD or seat != self.hammer

    def is_free_turn(self) -> bool:
        """R12.4: whether this is the third turn of a Town Hall cycle."""
        return self.mode == TOWN_HALL and self.turn % 3 == 0

    def neighbours(self, seat: int) -> tuple[int, int]:
        """The players on the left and on the right."""
        return (seat + 1) % self.players, (seat - 1) % self.players

    # changes

    def set_town(self, seat: int, town: Town) -> None:
        """A town changes under everybody's eyes."""
        self.towns[seat] = town
        self.shown[seat] = town

    def uncover(self) -> None:
        """Everybody sees the towns as they are."""
        self.shown = self.towns[:]

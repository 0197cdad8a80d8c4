"""The table of Troyes: what lies on the board and before the players, and small questions about it."""

from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.core.message import event
from rynek.core.state import State
from rynek.games.troyes.activity_cards import CARD, SLOTS
from rynek.games.troyes.board import (
    CITIZENS,
    EMPTY,
    GREY,
    GREY_CITIZENS,
    INFLUENCE_LIMIT,
    OWNERS,
    PLAYERS,
    ROY_CITIZENS,
    SPACE,
)
from rynek.games.troyes.dice import DIE_NUMBERS, PER_DISTRICT
from rynek.games.troyes.event_cards import DECKS, EVENTS
from rynek.games.troyes.view_types import TroyesView

DENIERS_GAINED: Final = event("deniers-gained", seat=SEAT, deniers=None)
INFLUENCE_GAINED: Final = event("influence-gained", "R7.3", seat=SEAT, influence=None)
POINTS_GAINED: Final = event("points-gained", seat=SEAT, points=None)
ROY_GAINS: Final = event("roy-gains", "S28", points=None)
CITIZEN_LIFTED: Final = event("citizen-lifted", "R5.3", seat=SEAT, space=SPACE)
TRADESMAN_LEAVES: Final = event("tradesman-leaves", "R6.9", seat=SEAT, card=CARD)


class TroyesState(State):
    """One table of Troyes. Lists indexed by seat unless said otherwise; set-up fills them.

    cards: by slot, the face-up Activity card or -1. tradesmen: slot * 2 + space, a seat or -1. pictures: by slot, a bit
    mask of the seats standing on the picture. cubes: slot * 4 + seat. spaces: the 18 citizen spaces, an owner or -1.
    lying: building * 5 + owner. cathedral: (level - 1) * 6 + column - 1, an owner or -1. dice: how many of each die
    number. row: the Events in their order. flags: by Event, the owners of its cubes in the order of the flags.
    won: a bit mask of Events. removed: a bit mask of the Events grey has taken. pile: the Characters of the solo game
    that have not scored yet, the top one first. roy: the points of le Roy, whose pieces are the grey ones. purse: the
    deniers lying in the district, there only when the player has passed. black: the black dice, highest first.
    """

    __slots__ = (
        "black",
        "cards",
        "cathedral",
        "characters",
        "cubes",
        "deniers",
        "dice",
        "flags",
        "influence",
        "lying",
        "pictures",
        "pile",
        "points",
        "purse",
        "removed",
        "reserve",
        "round",
        "row",
        "roy",
        "spaces",
        "start",
        "supply",
        "tradesmen",
        "won",
    )

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.round = 0
        self.start = 0
        self.removed = 0
        self.roy = 0
        self.pile: tuple[int, ...] = ()
        self.black: tuple[int, ...] = ()
        self.deniers: list[int] = []
        self.influence: list[int] = []
        self.points: list[int] = []
        self.supply: list[int] = []
        self.reserve: list[int] = []
        self.purse: list[int] = []
        self.won: list[int] = []
        self.characters: list[tuple[int, ...]] = []
        self.cards: list[int] = []
        self.tradesmen: list[int] = []
        self.pictures: list[int] = []
        self.cubes: list[int] = []
        self.spaces: list[int] = []
        self.lying: list[int] = []
        self.cathedral: list[int] = []
        self.dice: list[int] = []
        self.row: list[int] = []
        self.flags: list[tuple[int, ...]] = []

    def copy(self) -> "TroyesState":
        other = TroyesState(self.players, self.options)
        self.copy_kernel(other)
        other.round = self.round
        other.start = self.start
        other.removed = self.removed
        other.roy = self.roy
        other.pile = self.pile
        other.black = self.black
        other.deniers = self.deniers[:]
        other.influence = self.influence[:]
        other.points = self.points[:]
        other.supply = self.supply[:]
        other.reserve = self.reserve[:]
        other.purse = self.purse[:]
        other.won = self.won[:]
        other.characters = self.characters[:]
        other.cards = self.cards[:]
        other.tradesmen = self.tradesmen[:]
        other.pictures = self.pictures[:]
        other.cubes = self.cubes[:]
        other.spaces = self.spaces[:]
        other.lying = self.lying[:]
        other.cathedral = self.cathedral[:]
        other.dice = self.dice[:]
        other.row = self.row[:]
        other.flags = self.flags[:]
        return other

    def view(self, seat: int | None) -> TroyesView:
        seen: TroyesView = self.rules.view(self, seat)
        return seen

    # who and when

    @property
    def is_solo(self) -> bool:
        """Whether one person plays against le Roy."""
        return self.players == 1

    @property
    def has_bonus(self) -> bool:
        """Whether the bonus cards are among the others (B1)."""
        return self.options["bonus_cards"] is True

    @property
    def rounds(self) -> int:
        """How many rounds the game has (R4.1)."""
        return PLAYERS[self.players].rounds

    def next_seat(self, seat: int) -> int:
        """The left neighbour; in the solo game the person and le Roy take turns."""
        if self.players == 1:
            return GREY - seat
        return seat + 1 if seat + 1 < self.players else 0

    def from_start(self) -> list[int]:
        """All seats clockwise from the start player; le Roy is none."""
        return [(self.start + i) % self.players for i in range(self.players)]

    # citizens

    def standing(self, owner: int, building: int) -> int:
        """How many citizens of an owner stand in a building; lying ones do not count (R5.6)."""
        spaces = self.spaces
        found = 0
        for space in range(building * 6, building * 6 + 6):
            if spaces[space] == owner:
                found += 1
        return found

    def citizens(self, seat: int) -> int:
        """How many citizens a player has to place or hire; a position can leave all twelve in the general supply."""
        return CITIZENS - self.reserve[seat]

    def citizens_out(self, seat: int) -> int:
        """The citizens of a player who are not in the general supply."""
        lying = self.lying[seat] + self.lying[OWNERS + seat] + self.lying[2 * OWNERS + seat]
        return self.supply[seat] + lying + self.spaces.count(seat) + self.tradesmen_of(seat)

    def grey_reserve(self) -> int:
        """How many grey citizens are in the general supply, or in that of le Roy."""
        lying = self.lying[GREY] + self.lying[OWNERS + GREY] + self.lying[2 * OWNERS + GREY]
        out = self.spaces.count(GREY) + lying
        return ROY_CITIZENS - out - self.tradesmen_of(GREY) if self.players == 1 else GREY_CITIZENS - out

    def has_tradesman(self, seat: int, slot: int) -> bool:
        """Whether a player, or le Roy, has a citizen on an Activity card, its picture included."""
        places = self.tradesmen
        return places[slot * 2] == seat or places[slot * 2 + 1] == seat or self.pictures[slot] >> seat & 1 == 1

    def tradesmen_of(self, seat: int) -> int:
        """How many Activity cards a player has a tradesman on."""
        count = 0
        for slot in range(SLOTS):
            if self.has_tradesman(seat, slot):
                count += 1
        return count

    def leave_space(self, seat: int, space: int) -> None:
        """Lift an own citizen from a building; nobody closes the gap (R5.3)."""
        self.spaces[space] = EMPTY
        self.tell(CITIZEN_LIFTED, seat, space)

    def leave_card(self, seat: int, slot: int) -> None:
        """Lift an own tradesman from a card; the others stay where they are (R6.9)."""
        if self.pictures[slot] >> seat & 1:
            self.pictures[slot] -= 1 << seat
        elif self.tradesmen[slot * 2] == seat:
            self.tradesmen[slot * 2] = EMPTY
        else:
            self.tradesmen[slot * 2 + 1] = EMPTY
        self.tell(TRADESMAN_LEAVES, seat, self.cards[slot])

    # dice

    def dice_in(self, district: int) -> int:
        """How many dice lie in a district."""
        first = district * PER_DISTRICT
        return sum(self.dice[first : first + PER_DISTRICT])

    def dice_of(self, district: int, colour: int) -> int:
        """How many dice of a colour lie in a district."""
        first = district * PER_DISTRICT + colour * 6
        return sum(self.dice[first : first + 6])

    def any_dice(self, district: int) -> bool:
        """Whether a district holds a die."""
        first = district * PER_DISTRICT
        dice = self.dice
        return any(dice[die] for die in range(first, first + PER_DISTRICT))

    def remove_dice(self) -> None:
        """All dice of the square return to the general supply."""
        self.dice = [0] * DIE_NUMBERS

    # events

    def seen_events(self) -> int:
        """A bit mask of the Event cards that have been revealed."""
        seen = self.removed
        for taken in self.won:
            seen |= taken
        for place in self.row[1:]:
            seen |= 1 << place
        return seen

    def reds_seen(self) -> int:
        """How many red Events have been revealed, Resistance left out: it brings a second one with it (B5)."""
        seen = self.seen_events()
        return sum([seen >> card & 1 for card in DECKS[0]])

    def free_flags(self, place: int) -> int:
        """How many flags of an Event of the row are free."""
        return EVENTS[place].flags - len(self.flags[place])

    # gains and losses

    def gain_deniers(self, seat: int, amount: int) -> None:
        """Deniers from the bank."""
        self.deniers[seat] += amount
        if amount:
            self.tell(DENIERS_GAINED, seat, amount)

    def gain_influence(self, seat: int, amount: int) -> None:
        """Influence; what would exceed 20 is lost (R7.3)."""
        gained = min(amount, INFLUENCE_LIMIT - self.influence[seat])
        self.influence[seat] += gained
        if gained:
            self.tell(INFLUENCE_GAINED, seat, gained)

    def gain_points(self, seat: int, amount: int) -> None:
        """Victory points as tokens."""
        self.points[seat] += amount
        if amount:
            self.tell(POINTS_GAINED, seat, amount)

    def gain_roy_points(self, amount: int) -> None:
        """Victory points for le Roy (S28)."""
        self.roy += amount
        if amount:
            self.tell(ROY_GAINS, amount)

    def lose_points(self, seat: int, amount: int) -> int:
        """Lose tokens, never more than there are (R9.2); the number lost."""
        lost = min(amount, self.points[seat])
        self.points[seat] -= lost
        return lost

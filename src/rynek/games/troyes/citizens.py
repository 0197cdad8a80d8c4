"""Buildings and citizens (R5.1-R5.10): entering a row, pushing, expelling, protection, and where citizens come from."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.troyes.activity_cards import CARDS, SLOTS
from rynek.games.troyes.board import BUILDING, EMPTY, GREY, OWNERS, ROWS, SPACE, SPACES
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import (
    DO_FROM_SUPPLY,
    FROM_CARD,
    FROM_CARDS,
    FROM_LYING,
    FROM_LYINGS,
    FROM_SPACE,
    FROM_SPACES,
    FROM_SUPPLY,
)

ENTERED: Final = event("entered", "R5.2", seat=SEAT, space=SPACE)
EXPELLED: Final = event("expelled", "R5.6", seat=SEAT, building=BUILDING)
GREY_EXPELLED: Final = event("grey-expelled", "R5.7", building=BUILDING, roy=None)
RISES: Final = event("rises", "R5.6", seat=SEAT, building=BUILDING)
ASK_CITIZEN: Final = ask("citizen", "R5.2", building=BUILDING)
NO_CITIZEN_THERE: Final = why("no-citizen-there", "R5.2")
PROTECTED: Final = why("protected", "R5.8", seat=SEAT, building=BUILDING)
GREY_PROTECTED: Final = why("grey-protected", "R5.8", building=BUILDING, roy=None)
NOBODY_TO_PLACE: Final = why("nobody-to-place", "R5.2")

FORBIDDEN: Final = -2
NOBODY: Final = -1

# Where a citizen is lifted from: the private supply, then 18 spaces, 3 buildings on which it lies, 9 Activity cards.
SUPPLY: Final = 0
FIRST_SPACE: Final = 1
FIRST_LYING: Final = FIRST_SPACE + SPACES
FIRST_SLOT: Final = FIRST_LYING + 3
ORIGINS: Final = FIRST_SLOT + SLOTS


def expelled_by(state: TroyesState, owner: int, row: int, origin: int = SUPPLY) -> int:
    """Whom a citizen of `owner` entering a row expels, once lifted from its origin (Q9): an owner, NOBODY or FORBIDDEN.

    The push ends at the first empty position (Q10). Nobody is expelled who has a citizen lying on the building (R5.8).
    """
    place = ROWS[row]
    lifted = origin - FIRST_SPACE
    spaces = state.spaces
    for space in range(place.start, place.end):
        if spaces[space] == EMPTY or space == lifted:
            return NOBODY
    last = spaces[place.end - 1]
    protectors = state.lying[place.building * OWNERS + last]
    if last == owner and origin == FIRST_LYING + place.building:
        protectors -= 1
    return FORBIDDEN if protectors else last


def enter_row(state: TroyesState, owner: int, row: int) -> None:
    """A citizen in hand goes to the entrance of a row; the others are pushed on, the last of a full row is expelled."""
    place = ROWS[row]
    moving = owner
    for space in range(place.start, place.end):
        standing = state.spaces[space]
        state.spaces[space] = moving
        moving = standing
        if moving == EMPTY:
            return
    expel(state, moving, place.building)


def expel(state: TroyesState, owner: int, building: int) -> None:
    """A citizen is laid on the building, a grey one too (R5.6, R5.7)."""
    state.lying[building * OWNERS + owner] += 1
    if owner == GREY:
        state.tell(GREY_EXPELLED, building, int(state.is_solo))
    else:
        state.tell(EXPELLED, owner, building)


def can_settle(state: TroyesState, seat: int, row: int) -> bool:
    """Whether some citizen of the player may enter a row: a protected one only who stands in it or lies there."""
    place = ROWS[row]
    if expelled_by(state, seat, row) != FORBIDDEN:
        return state.citizens(seat) > 0
    for space in range(place.start, place.end):
        if state.spaces[space] == seat:
            return True
    lying = state.lying[place.building * OWNERS + seat] > 0
    return lying and may_enter(state, seat, row, FIRST_LYING + place.building)


def settlers(state: TroyesState, seat: int, row: int) -> list[Action]:
    """The citizens of a player that may enter a row, as moves."""
    return [move for move in origins(state, seat) if may_enter(state, seat, row, origin_of(move))]


def may_enter(state: TroyesState, seat: int, row: int, origin: int) -> bool:
    """Whether the citizen of an origin may enter a row."""
    return expelled_by(state, seat, row, origin) != FORBIDDEN


def origins(state: TroyesState, seat: int) -> list[Action]:
    """Where a player can take a citizen from: the private supply and everywhere on the board (R5.2)."""
    cards = [state.cards[slot] for slot in range(SLOTS) if state.has_tradesman(seat, slot)]
    cards.sort()
    found = [FROM_CARDS[card] for card in cards]
    found += [FROM_LYINGS[building] for building in range(3) if state.lying[building * OWNERS + seat]]
    found += [FROM_SPACES[space] for space in range(SPACES) if state.spaces[space] == seat]
    if state.supply[seat]:
        found.append(DO_FROM_SUPPLY)
    return found


def origin_of(move: Action) -> int:
    """The origin a move names."""
    if move.verb is FROM_SPACE:
        return FIRST_SPACE + move.args[0]
    if move.verb is FROM_LYING:
        return FIRST_LYING + move.args[0]
    if move.verb is FROM_CARD:
        return FIRST_SLOT + CARDS[move.args[0]].slot
    return SUPPLY


def lift(state: TroyesState, seat: int, origin: int) -> None:
    """Take an own citizen into the hand."""
    if origin == SUPPLY:
        state.supply[seat] -= 1
    elif origin < FIRST_LYING:
        state.leave_space(seat, origin - FIRST_SPACE)
    elif origin < FIRST_SLOT:
        state.lying[(origin - FIRST_LYING) * OWNERS + seat] -= 1
        state.tell(RISES, seat, origin - FIRST_LYING)
    else:
        state.leave_card(seat, origin - FIRST_SLOT)


class Settle(OneSeat[TroyesState]):
    """The die is paid: which own citizen enters the row (R5.2)."""

    __slots__ = ("row",)

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        return settlers(state, seat, self.row)

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        lift(state, seat, origin_of(action))
        state.tell(ENTERED, seat, ROWS[self.row].start)
        enter_row(state, seat, self.row)

    def ask(self, state: TroyesState, seat: int) -> Message:
        return Message(ASK_CITIZEN, ROWS[self.row].building)

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        if action.verb not in (FROM_SUPPLY, FROM_SPACE, FROM_LYING, FROM_CARD):
            return None
        if action not in origins(state, seat):
            return Message(NO_CITIZEN_THERE)
        place = ROWS[self.row]
        last = state.spaces[place.end - 1]
        if last == GREY:
            return Message(GREY_PROTECTED, place.building, int(state.is_solo))
        return Message(PROTECTED, last, place.building)

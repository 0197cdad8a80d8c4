"""Residences: the Lawyer puts a house above a base building, which is turned at management (R5.5, R8.1)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame
from rynek.core.message import Message, event, why
from rynek.games.caylus_1303.buildings import BUILDING, FIRST_BASE, FIRST_WOODEN, RESIDENCE
from rynek.games.caylus_1303.resources import CLOTH
from rynek.games.caylus_1303.road import LAST_BASE_SPACE
from rynek.games.caylus_1303.state import CaylusState
from rynek.games.caylus_1303.verbs import HOUSE, PLACES_HOUSE

LAWYERS_FEE: Final = 1
HOUSE_PLACED: Final = event("house-placed", "R5.5", seat=SEAT, building=BUILDING)
TURNED: Final = event("turned", "R8.1", seat=SEAT, building=BUILDING)
NO_CLOTH: Final = why("no-cloth", "R5.5")
NO_HOUSE_LEFT: Final = why("no-house-left", "R1.3")
NOT_BASE: Final = why("not-base", "Q13", building=BUILDING)
HOUSE_THERE: Final = why("house-there", "Q13", building=BUILDING)


def house_targets(state: CaylusState, seat: int) -> list[Action]:
    """The base buildings on the road without a house, when the seat has cloth and a house (R5.5, Q13)."""
    if state.has(seat, CLOTH) < LAWYERS_FEE or not state.houses_left(seat):
        return []
    found = [state.face[s] for s in range(1, LAST_BASE_SPACE + 1) if is_open(state, s)]
    return [PLACES_HOUSE[building] for building in sorted(found)]


def is_open(state: CaylusState, space: int) -> bool:
    """Whether a space holds a base building without a house."""
    return FIRST_BASE <= state.face[space] < FIRST_WOODEN and state.house[space] < 0


def place_house(state: CaylusState, seat: int, action: Action) -> None:
    """Pay the Lawyer and put the house."""
    state.spend(seat, CLOTH, LAWYERS_FEE)
    state.house[state.face.index(action.args[0])] = seat
    state.tell(HOUSE_PLACED, seat, action.args[0])


def why_no_house(state: CaylusState, seat: int, action: Action) -> Message | None:
    """Why a house cannot go there; None for other moves."""
    if action.verb is not HOUSE:
        return None
    if state.has(seat, CLOTH) < LAWYERS_FEE:
        return Message(NO_CLOTH)
    if not state.houses_left(seat):
        return Message(NO_HOUSE_LEFT)
    building = action.args[0]
    if FIRST_BASE <= building < FIRST_WOODEN and building in state.road:
        return Message(HOUSE_THERE, building)
    return Message(NOT_BASE, building)


class Residences(Frame[CaylusState]):
    """Every base building with a house above it is turned to its residence side (R8.1)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        for space in range(1, LAST_BASE_SPACE + 1):
            if state.house[space] >= 0 and state.face[space] < FIRST_WOODEN:
                state.face[space] = RESIDENCE
                state.tell(TURNED, state.house[space], state.road[space])

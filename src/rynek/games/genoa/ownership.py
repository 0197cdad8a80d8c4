"""Phase 3: acquiring buildings beside a street that holds discs (R8)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.genoa.city import BUILDINGS_AT, FIRST_STREET, SPACE, SPACE_COUNT, is_street
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.verbs import ACQUIRE, DO_PASS, LEAVE_IT, PASS, PLACE_MARKER, REMOVE_MARKER, SEIZE

ACQUIRED: Final = event("acquired", "R8.3", seat=SEAT, space=SPACE)
REMOVED: Final = event("removed", "R8.3", seat=SEAT, owner=SEAT, space=SPACE)
DISCS_REMOVED: Final = event("discs-removed", "R8.6", seat=SEAT, space=SPACE)
ASK_ACQUIRE: Final = ask("acquire", "R8.1")
NOT_A_STREET: Final = why("not-a-street", "R8.2", space=SPACE)
NO_DISCS: Final = why("no-discs", "R8.2", space=SPACE)
TOO_FEW_MARKERS: Final = why("too-few-markers", "R8.4")
TOUCH_ONE: Final = why("touch-one", "R8.4")
WRONG_TOUCH: Final = why("wrong-touch", "R8.3", space=SPACE)

COST: Final = (0, 1, 1, 2)
"""Markers spent: leave, place, remove, seize."""


def _acquire_actions() -> list[list[Action]]:
    """For each space the sixteen moves, by what is done to its first building × 4 + to its second."""
    return [[Action(ACQUIRE, space, a, b) for a in range(4) for b in range(4)] for space in range(SPACE_COUNT)]


ACQUIRE_ACTIONS: Final = _acquire_actions()


def touches(state: GenoaState, seat: int, building: int) -> list[int]:
    """What a seat may do to a building (R8.3)."""
    owner = state.owner[building]
    if owner == seat:
        return [LEAVE_IT]
    return [LEAVE_IT, PLACE_MARKER] if owner < 0 else [LEAVE_IT, REMOVE_MARKER, SEIZE]


def streets_with_discs(state: GenoaState) -> list[int]:
    """The street spaces that hold discs."""
    visited = state.visited
    return [space for space in range(FIRST_STREET, SPACE_COUNT) if visited >> space & 1]


def can_touch(state: GenoaState, seat: int) -> bool:
    """Whether a building that is not the seat's own lies beside a street with discs."""
    for street in streets_with_discs(state):
        for building in BUILDINGS_AT[street]:
            if state.owner[building] != seat:
                return True
    return False


class Acquire(OneSeat[GenoaState]):
    """One player's one opportunity to place and remove ownership markers (R8.1)."""

    __slots__ = ()

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return (self.seat,) if state.markers[self.seat] and can_touch(state, self.seat) else ()

    def run(self, state: GenoaState) -> None:
        """No marker, no disc on a street, or nothing to do there: the opportunity passes."""

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        stock = state.markers[seat]
        found: list[Action] = []
        for street in streets_with_discs(state):
            first, second = BUILDINGS_AT[street]
            others = touches(state, seat, second)
            for a in touches(state, seat, first):
                found += [ACQUIRE_ACTIONS[street][a * 4 + b] for b in others if 0 < COST[a] + COST[b] <= stock]
        found.append(DO_PASS)
        return found

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        if action.verb is PASS:
            return
        street, *done = action.args
        for building, touch in zip(BUILDINGS_AT[street], done, strict=True):
            touch_building(state, seat, building, touch)
        state.visited &= ~(1 << street)
        state.tell(DISCS_REMOVED, seat, street)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_ACQUIRE)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        if action.verb is not ACQUIRE:
            return None
        street, a, b = action.args
        if not is_street(street):
            return Message(NOT_A_STREET, street)
        if not state.visited >> street & 1:
            return Message(NO_DISCS, street)
        for building, touch in zip(BUILDINGS_AT[street], (a, b), strict=True):
            if touch not in touches(state, seat, building):
                return Message(WRONG_TOUCH, building)
        return Message(TOO_FEW_MARKERS if COST[a] + COST[b] else TOUCH_ONE)


def touch_building(state: GenoaState, seat: int, building: int, touch: int) -> None:
    """Place a marker, pay one to remove another's, or both."""
    state.markers[seat] -= COST[touch]
    if touch in (REMOVE_MARKER, SEIZE):
        state.tell(REMOVED, seat, state.owner[building], building)
        state.owner[building] = -1
    if touch in (PLACE_MARKER, SEIZE):
        state.owner[building] = seat
        state.tell(ACQUIRED, seat, building)

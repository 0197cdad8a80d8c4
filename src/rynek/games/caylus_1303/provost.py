"""The provost: Toll, Guilds' Bridge, Bailiff, his limits and his return (R5.7-R5.10, R10.6, R8.5)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT, Numbers
from rynek.core.frame import Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.caylus_1303.characters import BAILIFF
from rynek.games.caylus_1303.road import PROVOST as POSITION
from rynek.games.caylus_1303.road import PROVOST_LIMIT
from rynek.games.caylus_1303.state import CaylusState
from rynek.games.caylus_1303.verbs import MOVES, PROVOST

TOLL_STEPS: Final = 2
BRIDGE_STEPS: Final = 3
BAILIFF_STEPS: Final = 1
MOST: Final = Numbers("most", 1, BRIDGE_STEPS)
PRICE: Final = Numbers("price", 0, 1)

MOVED_FORWARD: Final = event("provost-forward", "R5.10", seat=SEAT, count=None)
MOVED_BACK: Final = event("provost-back", "R5.10", seat=SEAT, count=None)
STAYED: Final = event("provost-stays", "R5.8", seat=SEAT)
RETURNED: Final = event("provost-returns", "R8.5", provost=POSITION)
MOVE_ON_BRIDGE: Final = ask("bridge", "R5.8", count=None)
MOVE_AS_BAILIFF: Final = ask("bailiff", "R10.6")
TOO_FAR: Final = {TOLL_STEPS: why("toll-too-far", "R5.7"), BAILIFF_STEPS: why("bailiff-too-far", "R10.6")}
"""By the most steps allowed; nobody can even say more steps than the bridge allows."""
NO_STEP_WORKERS: Final = why("provost-workers", "R5.8", count=None)
OFF_THE_ROAD: Final = why("provost-limit", "R5.10")


def provost_moves(state: CaylusState, most: int) -> list[Action]:
    """Every move of at most so many steps within the limits (R5.10), standing still included."""
    low = max(-most, -state.provost)
    high = min(most, PROVOST_LIMIT - state.provost)
    return MOVES[low + BRIDGE_STEPS : high + BRIDGE_STEPS + 1]


def move_provost(state: CaylusState, seat: int, steps: int) -> None:
    """The provost moves, all forward or all backward."""
    state.provost += steps
    if steps > 0:
        state.tell(MOVED_FORWARD, seat, steps)
    elif steps < 0:
        state.tell(MOVED_BACK, seat, -steps)
    else:
        state.tell(STAYED, seat)


def why_not_so_far(state: CaylusState, seat: int, action: Action, most: int, price: int) -> Message | None:
    """Why a move of the provost is refused; None for other moves."""
    if action.verb is not PROVOST:
        return None
    steps = action.args[0]
    if abs(steps) > most:
        return Message(TOO_FAR[most])
    if not 0 <= state.provost + steps <= PROVOST_LIMIT:
        return Message(OFF_THE_ROAD)
    return Message(NO_STEP_WORKERS, state.pool[seat]) if price else None


class Bridge(Frame[CaylusState]):
    """All players in the order of passing; who has no worker is skipped (R5.8, Q23). Then the markers go back."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        steps = [MoveProvost(seat, BRIDGE_STEPS, 1) for seat in state.bridge if state.pool[seat]]
        state.then(*steps, LeaveBridge(), BailiffMoves())


class LeaveBridge(Frame[CaylusState]):
    """The pass markers go back below the bridge (R5.8)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        state.bridge = []


class BailiffMoves(Frame[CaylusState]):
    """After the bridge the Bailiff's holder may move the provost one step (R10.6)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        holder = state.holder[BAILIFF]
        if holder >= 0:
            state.then(MoveProvost(holder, BAILIFF_STEPS, 0))


class MoveProvost(OneSeat[CaylusState]):
    """A player may move the provost, for a worker a step on the bridge, for nothing as the Bailiff."""

    __slots__ = ("most", "price")

    def __init__(self, seat: int, most: int, price: int) -> None:
        super().__init__(seat)
        self.most = most
        self.price = price

    def _reach(self, state: CaylusState) -> int:
        return min(self.most, state.pool[self.seat]) if self.price else self.most

    def options(self, state: CaylusState, seat: int) -> list[Action]:
        return provost_moves(state, self._reach(state))

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        steps = action.args[0]
        if self.price and steps:
            state.return_workers(seat, abs(steps))
        move_provost(state, seat, steps)

    def ask(self, state: CaylusState, seat: int) -> Message:
        return Message(MOVE_ON_BRIDGE, state.pool[seat]) if self.price else Message(MOVE_AS_BAILIFF)

    def why_not(self, state: CaylusState, seat: int, action: Action) -> Message | None:
        return why_not_so_far(state, seat, action, self.most, self.price)


class ProvostReturns(Frame[CaylusState]):
    """He is put directly before the last building of the unbroken road (R8.5, Q4)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        state.provost = resting_place(state)
        state.tell(RETURNED, state.provost)


def resting_place(state: CaylusState) -> int:
    """With spaces 1..L occupied without a gap: L - 1."""
    empty = state.first_empty_space()
    last = empty - 1 if empty else len(state.road) - 1
    return max(last - 1, 0)

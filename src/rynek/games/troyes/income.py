"""Income and wages (R4.4, R4.5)."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.frame import Frame
from rynek.core.message import event
from rynek.games.troyes.board import PENALTY, WAGE
from rynek.games.troyes.state import TroyesState

WAGES_PAID: Final = event("wages-paid", "R4.4", seat=SEAT, income=None, wages=None)
WAGES_SHORT: Final = event("wages-short", "R4.5", seat=SEAT, wages=None, paid=None, points=None)

INCOME: Final = 10


class Income(Frame[TroyesState]):
    """Ten deniers for everybody, then the wages."""

    __slots__ = ()

    def run(self, state: TroyesState) -> None:
        for seat in state.from_start():
            state.deniers[seat] += INCOME
            pay_wages(state, seat)


def wages(state: TroyesState, seat: int) -> int:
    """What the citizens of a player cost: only those who stand in the Palace and the Bishopric do."""
    return sum(WAGE[building] * state.standing(seat, building) for building in range(3))


def pay_wages(state: TroyesState, seat: int) -> None:
    """Pay all, or all there is and lose 2 points, whatever is missing."""
    due = wages(state, seat)
    paid = min(due, state.deniers[seat])
    state.deniers[seat] -= paid
    if paid == due:
        state.tell(WAGES_PAID, seat, INCOME, due)
    else:
        state.tell(WAGES_SHORT, seat, due, paid, state.lose_points(seat, PENALTY))

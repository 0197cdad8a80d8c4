"""Set-up: everybody is dealt a customer."""

from typing import Any, Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly
from rynek.core.domain import SEAT
from rynek.core.frame import Chance
from rynek.core.message import event
from rynek.core.option import Option
from tests.sixth.stalls.goods import GOOD, GOODS
from tests.sixth.stalls.market import Market
from tests.sixth.stalls.state import StallsState
from tests.sixth.stalls.verbs import DEAL

OPTIONS: Final[tuple[Option, ...]] = ()
YOUR_CUSTOMER: Final = event("your-customer", good=GOOD)
CUSTOMER_DEALT: Final = event("customer-dealt", seat=SEAT)


def set_up(players: int, options: dict[str, Any]) -> StallsState:
    """A new table: a customer for each, then the market opens."""
    state = StallsState(players, options)
    state.then(*[DealCustomer(seat) for seat in range(players)], Market())
    return state


class DealCustomer(Chance[StallsState]):
    """A customer is drawn for a seat; only its owner sees whom (S1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def odds(self, state: StallsState) -> Odds:
        return evenly([Action(DEAL, self.seat, good) for good in range(GOODS)])

    def sample(self, state: StallsState, rng: Rng) -> Action:
        return Action(DEAL, self.seat, rng.randrange(GOODS))

    def answer(self, state: StallsState, seat: int, action: Action) -> None:
        state.customers[self.seat] = action.args[1]
        state.tell_seat(self.seat, YOUR_CUSTOMER, action.args[1])
        state.tell_others(self.seat, CUSTOMER_DEALT, self.seat)

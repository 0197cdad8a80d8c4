"""Checks: what must be true of every table."""

from rynek.core.reader import demand
from tests.sixth.stalls.goods import GOODS
from tests.sixth.stalls.market import Bring, Market, RollDie, Sell
from tests.sixth.stalls.setup import DealCustomer
from tests.sixth.stalls.state import StallsState


def check(state: StallsState) -> None:
    """Raise BadPosition when the parts of a table do not fit together."""
    names = [type(frame).__name__ for frame in state.stack[::-1]]
    kinds = [DealCustomer, RollDie, Bring, Sell, Market]
    order = [kinds.index(type(frame)) for frame in state.stack[::-1]]
    demand(order == sorted(order) and len(order) - names.count("DealCustomer") <= 2, "steps-order")
    demand(not names or names[-1] == "Market", "steps-order")
    dealt = [frame.seat for frame in state.stack if isinstance(frame, DealCustomer)]
    demand(len(set(dealt)) == len(dealt) and all(0 <= seat < state.players for seat in dealt), "steps-order")
    for seat in range(state.players):
        demand((state.customers[seat] < 0) == (seat in dealt), "customer", seat=seat)
        brought = sum(state.brought[seat * GOODS : (seat + 1) * GOODS])
        demand(brought == days_sold(state), "brought", days=days_sold(state))
    for frame in state.stack:
        if isinstance(frame, (Bring, Sell)):
            demand(len(frame.goods) == state.players and state.pays > 0, "goods", players=state.players)
            demand(isinstance(frame, Bring) == (-1 in frame.goods), "goods", players=state.players)


def days_sold(state: StallsState) -> int:
    """The market days that are over."""
    is_open = any(isinstance(frame, (RollDie, Bring, Sell)) for frame in state.stack)
    return state.round - is_open

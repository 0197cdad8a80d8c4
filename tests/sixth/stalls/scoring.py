"""Scoring: coins, and what the customer pays."""

from typing import Final

from rynek.core.message import EVERYBODY, Message, Points, only, score
from tests.sixth.stalls.goods import CUSTOMER_PAY, GOOD, GOODS
from tests.sixth.stalls.state import StallsState

COINS: Final = score("coins", "S3")
CUSTOMER: Final = score("customer", "S4", good=GOOD)


def breakdown(state: StallsState, seat: int) -> list[Points]:
    """Coins lie open; the customer is its owner's secret until the end (S1, S4)."""
    lines = [Points(Message(COINS), state.coins[seat])]
    wanted = state.customers[seat]
    if wanted >= 0:
        paid = CUSTOMER_PAY * state.brought[seat * GOODS + wanted]
        lines.append(Points(Message(CUSTOMER, wanted), paid, (), EVERYBODY if state.over else only(seat)))
    return lines

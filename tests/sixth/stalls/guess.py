"""Guesses: the customers of others, and what they have chosen in an open market."""

from rynek.core.chance import Rng
from tests.sixth.stalls.goods import GOODS
from tests.sixth.stalls.market import WAITING, Bring
from tests.sixth.stalls.state import StallsState


def guess_of(state: StallsState, seat: int | None, rng: Rng) -> StallsState:
    """A copy with all that a seat cannot know drawn anew; every customer is as likely as another."""
    guessed = state.copy()
    if state.over:
        return guessed
    for other in range(state.players):
        if other != seat and state.customers[other] >= 0:
            guessed.customers[other] = rng.randrange(GOODS)
    top = guessed.stack[-1]
    if isinstance(top, Bring):
        goods = [_good(good, hidden=other != seat, rng=rng) for other, good in enumerate(top.goods)]
        guessed.stack[-1] = Bring(tuple(goods))
    return guessed


def _good(good: int, *, hidden: bool, rng: Rng) -> int:
    return rng.randrange(GOODS) if hidden and good != WAITING else good

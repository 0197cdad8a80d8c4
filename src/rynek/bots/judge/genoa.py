"""The judge of Genoa: what everything a player owns may still bring, in ducats."""

from typing import Final, cast

from rynek.bots.judge.genoa_bargainer import advise
from rynek.bots.judge.genoa_values import worth
from rynek.core.state import State
from rynek.games.genoa.state import GenoaState

__all__ = ["advise", "judge"]

GRUDGE: Final = 0.3
"""How much of the rivals' mean wealth is taken off."""


def judge(state: State, seat: int) -> float:
    """The worth of a seat's belongings, less a part of what the others have."""
    table = cast("GenoaState", state)
    others = [worth(table, other) for other in range(table.players) if other != seat]
    return worth(table, seat) - GRUDGE * sum(others) / len(others)

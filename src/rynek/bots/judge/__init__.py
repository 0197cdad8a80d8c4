"""Judges: how good a table looks to a seat. One a game, in the file of its name.

A judge is `judge(state, seat) -> float`. It counts in points of the game: what the seat may expect to have at the end,
less what it grudges its rivals. It gets guessed states only. At the end of a game it should follow the final scores.

A file may also hold `advise(state, seat, moves, rng) -> Action | None` for steps that looking ahead cannot weigh, such
as bargaining: the move to make, or None to let the judge decide; and `sift(state, seat, moves) -> list[Action]`, which
puts the moves worth a try first where there are too many to try them all.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random

from rynek.core.action import Action
from rynek.core.state import State

Judge = Callable[[State, int], float]
Adviser = Callable[[State, int, list[Action], Random], Action | None]
Sifter = Callable[[State, int, list[Action]], list[Action]]


@cache
def judge_of(game: str) -> Judge:
    """The judge of a game; a game without one is judged by the points as the table stands."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return by_points
    judge: Judge = import_module(module).judge
    return judge


@cache
def adviser_of(game: str) -> Adviser | None:
    """The adviser of a game, if its judge brings one."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return None
    found: Adviser | None = getattr(import_module(module), "advise", None)
    return found


@cache
def sifter_of(game: str) -> Sifter | None:
    """The function that orders the later choices of a chain, most promising first, if a judge brings one."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return None
    found: Sifter | None = getattr(import_module(module), "sift", None)
    return found


def by_points(state: State, seat: int) -> float:
    """The points as the table stands."""
    return float(state.scores()[seat])

"""Rewards: what a learner is given at the end of a game, or on the way.

`rank` gives 1 to the best and -1 to the worst, others in even steps between, and their mean to seats that share a rank:
it sums to 0. `points` gives the final score in hundreds. `progress` gives every change of the own score, in hundreds,
as it happens, from what an empty table is worth. Alone at the table there is no rank.
"""

from collections.abc import Callable
from typing import Final

from rynek.core.errors import BadOptions
from rynek.core.game import AnyGame
from rynek.core.message import Message
from rynek.core.option import BAD_OPTION
from rynek.core.state import State

Reward = Callable[[AnyGame, State], list[float]]

POINTS: Final = 100.0


def by_rank(game: AnyGame, state: State) -> list[float]:
    """1 for the best to -1 for the worst; 0 for all before the end."""
    worth = [0.0] * state.players
    if not state.over:
        return worth
    before = 0
    for tied in game.ranking(state):
        mean = before + (len(tied) - 1) / 2
        for seat in tied:
            worth[seat] = 1 - 2 * mean / (state.players - 1)
        before += len(tied)
    return worth


def by_points(game: AnyGame, state: State) -> list[float]:
    """The final score in hundreds; 0 for all before the end."""
    return by_progress(game, state) if state.over else [0.0] * state.players


def by_progress(game: AnyGame, state: State) -> list[float]:
    """The score as the table stands, in hundreds."""
    return [points / POINTS for points in game.scores(state)]


REWARDS: Final[dict[str, Reward]] = {"rank": by_rank, "points": by_points, "progress": by_progress}


def reward_of(name: str | None, players: int, offered: tuple[str, ...] = tuple(REWARDS)) -> Reward:
    """The reward of a name; the usual one is the rank, or the points of somebody alone."""
    known = [each for each in offered if players > 1 or each != "rank"]
    if name is None:
        return REWARDS[known[0]]
    if name not in known:
        raise BadOptions(Message(BAD_OPTION, "reward", name, ", ".join(known)))
    return REWARDS[name]

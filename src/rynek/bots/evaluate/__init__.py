"""Evaluators: what every seat of a table may expect to have at the end. One a game, in the file of its name.

An evaluator gets guessed states only and answers for all seats in one call. It also knows where a position is quiet,
for those who play a chain of choices on before they judge; in the tree unfinished steps are judged by what they will
bring. A game in which the tree is no help may bring a way to think of its own, `plan`.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random

from rynek.bots.bot import SeatHandle
from rynek.bots.judge import Judge, Sifter, judge_of, sifter_of
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State


class Evaluator:
    """What search asks of a game.

    `scale` is by how many points a good move differs from a poor one.
    """

    __slots__ = ("scale",)

    def __init__(self, scale: float) -> None:
        self.scale = scale

    def values(self, state: State) -> list[float]:
        """The points every seat may expect to have at the end."""
        raise NotImplementedError

    def plan(self, seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
        """A way to think of its own where the tree is no help, by these very values: opinions, best first."""
        return None

    def is_quiet(self, state: State, seat: int, start: State) -> bool:
        """Whether the chain of choices is over that the seat began in the position `start`."""
        return seat not in state.to_act

    def step_worth(self, state: State, seat: int) -> float:
        """How good a position looks to a seat in the middle of its own chain."""
        return self.values(state)[seat]

    def trained(self, players: int, plain: dict[str, float], timed: dict[str, float]) -> "Evaluator":
        """Another evaluator of the game, with these weights."""
        raise TypeError(f"{type(self).__name__} has nothing to learn")

    def is_same(self, one: State, other: State, seat: int) -> bool:
        """Whether two positions that are worth the same to a seat in its chain are the same to it."""
        return True

    def promising(self, state: State, seat: int, moves: list[Action], most: int) -> list[Action]:
        """The moves to try, the most promising ones as far as that can be told without trying them.

        They are no more than `most`, unless a game grows no tree and leaves out only what is of no use. Nothing can be
        told here, so that moves of all kinds stay: they stand sorted, and every so many-th is taken.
        """
        if len(moves) <= most:
            return moves
        return [moves[number * len(moves) // most] for number in range(most)]


class Judged(Evaluator):
    """Asks a hand-written judge for each seat."""

    __slots__ = ("judge", "sift")

    def __init__(self, game: str, scale: float) -> None:
        super().__init__(scale)
        self.judge: Judge = judge_of(game)
        self.sift: Sifter | None = sifter_of(game)

    def values(self, state: State) -> list[float]:
        return [self.judge(state, seat) for seat in range(state.players)]

    def step_worth(self, state: State, seat: int) -> float:
        return self.judge(state, seat)

    def promising(self, state: State, seat: int, moves: list[Action], most: int) -> list[Action]:
        if self.sift is None or len(moves) <= most:
            return super().promising(state, seat, moves, most)
        return self.sift(state, seat, moves)[:most]


@cache
def evaluator_of(game: str, players: int) -> Evaluator:
    """The evaluator of a game for so many players; a game without one is left to its judge."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return Judged(game, 2.0)
    maker: Callable[[int], Evaluator] | None = getattr(import_module(module), "evaluator", None)
    return Judged(game, 2.0) if maker is None else maker(players)


def leads(values: list[float]) -> list[float]:
    """How far every seat is ahead: of the best rival as much as of the mean one."""
    seats = len(values)
    if seats == 1:
        return values
    if seats == 2:
        return [values[0] - values[1], values[1] - values[0]]
    total = sum(values)
    found: list[float] = []
    for seat, own in enumerate(values):
        best = max([other for place, other in enumerate(values) if place != seat])
        found.append(own - 0.5 * best - 0.5 * (total - own) / (seats - 1))
    return found

"""Learning step by step: weights that agree with what the same weights say one position later (least squares, LSTD).

Bots play with varied weights, so that positions of many kinds are met for other reasons than being good ones. What is
foreseen is a seat's own points. The weights are held to those written by hand where games say little.
"""

import math
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np

from rynek.bots.arena import to_the_end
from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate.learned import Learned
from rynek.bots.learning import Numbers, Weights, varied
from rynek.bots.search import Search
from rynek.bots.thought import Budget
from rynek.core.game import AnyGame
from rynek.core.state import State

TRACE: Final = 0.6
"""How much a position learns from what comes later than the next one: 0 nothing, 1 the end of the game alone."""
STIFFNESS: Final = 0.05
"""How hard weights are held to those written by hand, as a part of the number of rows."""
FREE: Final = 0.0005
"""The same for weights that nobody has written down."""
SPREAD: Final = 0.4
"""By how much the weights of players vary, in powers of e."""
SLIPS: Final = 0.02
"""The share of moves drawn at random."""


class Tale:
    """One seat's game: what was seen at each position, its points there, and those at the end."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.points: list[float] = []

    def note(self, features: list[float], time: float, points: float) -> None:
        """Add a position."""
        self.rows.append([*features, *[value * time for value in features]])
        self.points.append(points)


class Training:
    """Games of one kind for learning: who plays them, how long bots think, and from which seed."""

    def __init__(self, game: AnyGame, players: int, maker: Callable[[], Learned], iterations: int, seed: str) -> None:
        self.game = game
        self.iterations = iterations
        self.players = players
        self.maker = maker
        self.seed = seed

    def learn(self, start: Weights, rounds: int, games: int, tell: Callable[[str], None]) -> dict[str, Any]:
        """Weights after so many rounds, as the entry of a data file; each round is played with those before it."""
        names = self.maker().names
        began = process_time()
        first = np.array([weights.get(name, 0.0) for weights in start for name in names])
        holds = [STIFFNESS if name in start[0] else FREE for name in names]
        sums, found = Sums(2 * len(names)), start
        for number in range(rounds):
            points = self.play_round(number, games, found, sums)
            found = named(names, sums.weights(first, np.array([*holds, *holds])))
            tell(f"round {number}: {points:.1f} points a seat, {sums.rows} rows in all")
        made = {"mind": f"search-{self.iterations}, varied", "rounds": rounds, "games": games, "seed": self.seed}
        made |= {"rows": sums.rows, "seconds": round(process_time() - began)}
        return {"made": made, "plain": found[0], "timed": found[1]}

    def play_round(self, number: int, games: int, weights: Weights, sums: "Sums") -> float:
        """Play the games of a round and enter what they tell; the mean of the points they ended with."""
        points: list[float] = []
        for each in range(games):
            for tale in self.play(weights, f"{self.seed} {number} {each}"):
                sums.add(tale)
                points.append(tale.points[-1])
        return sum(points) / max(1, len(points))

    def play(self, weights: Weights, seed: str) -> list[Tale]:
        """A game between bots with varied weights, as each seat tells it."""
        state, luck = self.game.new(self.players), Random(f"{seed} chance")
        judges = [self.maker() for _ in range(self.players)]
        for judge in judges:
            judge.take(*varied(weights, lambda: math.exp(luck.gauss(0.0, SPREAD))))
        minds = [
            Search(Random(f"{seed} {seat}"), Budget(self.iterations), evaluator=judge)
            for seat, judge in enumerate(judges)
        ]
        tales = [Tale() for _ in judges]
        last = -1
        for seat in to_the_end(self.game, state, luck, seed):
            if seat != last:
                note(tales, judges, state)
            last = seat
            slip = luck.random() < SLIPS
            move = luck.choice(state.legal(seat)) if slip else minds[seat].choose(SeatHandle(self.game, state, seat))
            state.apply(seat, move)
        for tale, points in zip(tales, state.scores(), strict=True):
            tale.points.append(float(points))
        return tales


def note(tales: list[Tale], judges: list[Learned], state: State) -> None:
    """Add a position to the tales of all seats."""
    for seat, (tale, judge) in enumerate(zip(tales, judges, strict=True)):
        tale.note(judge.features(state, seat), judge.time(state, seat), judge.base(state, seat))


class Sums:
    """What tales add up to: the equations that the weights solve."""

    def __init__(self, columns: int) -> None:
        self.square: Numbers = np.zeros((columns, columns))
        self.side: Numbers = np.zeros(columns)
        self.spread: Numbers = np.zeros(columns)
        self.mean: Numbers = np.zeros(columns)
        self.rows = 0

    def add(self, tale: Tale) -> None:
        """Enter a tale: each position foresees the points to the next one and what is foreseen there."""
        rows = np.array(tale.rows)
        after = np.vstack([rows[1:], np.zeros((1, rows.shape[1]))])
        trace = np.zeros(rows.shape[1])
        for row, gain, change in zip(rows, np.diff(tale.points), rows - after, strict=True):
            trace = TRACE * trace + row
            self.square += np.outer(trace, change)
            self.side += trace * gain
        self.spread += (rows**2).sum(axis=0)
        self.mean += rows.sum(axis=0)
        self.rows += len(rows)

    def weights(self, start: Numbers, holds: Numbers) -> Numbers:
        """The weights, held to those of the start so hard, at the scale of each column."""
        scales = np.maximum(self.spread / self.rows - (self.mean / self.rows) ** 2, 1e-6)
        hold = np.diag(holds * self.rows * scales)
        return np.asarray(np.linalg.solve(self.square + hold, self.side + hold @ start))


def named(names: list[str], weights: Numbers) -> Weights:
    """Weights by the names of their features."""
    values = [round(float(value), 4) for value in weights]
    half = len(names)
    return dict(zip(names, values[:half], strict=True)), dict(zip(names, values[half:], strict=True))

"""Tuning: the numbers of a Tiny Towns sight are varied, and those that play towns to better ends are kept.

An evolution strategy with a spread of its own for every number: each generation tries pairs of opposite variations on
the same towns with the same luck, and moves towards the better half.
"""

import math
from collections.abc import Callable
from functools import cache
from random import Random
from time import process_time
from typing import Any, Final

from rynek.bots.evaluate.tiny_towns import played_on
from rynek.bots.judge.tiny_towns_sight import NUMBERS, Sight
from rynek.core.state import play_chance
from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.state import TinyTownsState

START: Final = {"pair": 0.5, "unsure": 0.8, "filled": 0.0}
"""Where tuning begins, beside the numbers written by hand."""
STEPS: Final = {
    "keeps_least": 0.08,
    "keeps_more": 0.012,
    "keeps_most": 0.02,
    "unsure": 0.04,
    "pair": 0.25,
    "block": 0.25,
    "lonely": 0.6,
}
"""How far a number is varied at first, where a quarter of it would be too much."""
BOUNDS: Final = {"keeps_least": (0.05, 0.99), "keeps_most": (0.3, 0.995), "unsure": (0.0, 1.0)}
TOWNS: Final = 200
"""How many set-ups there are; generations take them in turn. Those beyond are kept to see what was learned."""
PACE: Final = 0.12
CALMING: Final = 0.985
SPREAD: Final = (0.15, 1.5)

Point = list[float]


def step(name: str) -> float:
    """How far a number is varied at first."""
    return STEPS.get(name, 0.25 * max(abs(NUMBERS[name]), 0.4))


def numbers_at(point: Point) -> dict[str, float]:
    """The numbers of a sight at a point that counts in steps from those written by hand."""
    found: dict[str, float] = {}
    for name, steps in zip(NUMBERS, point, strict=True):
        low, high = BOUNDS.get(name, (-math.inf, math.inf))
        found[name] = min(high, max(low, NUMBERS[name] + step(name) * steps))
    return found


@cache
def set_up(players: int, seed: int) -> TinyTownsState:
    """A table at its first naming."""
    state = GAME.new(players)
    rng = Random(seed)
    play_chance(state, rng)
    while state.legal(state.to_act[0])[0].verb.name != "name":
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        play_chance(state, rng)
    assert isinstance(state, TinyTownsState)
    return state


class Tuner:
    """How sights are tried, and how a generation is made from the one before."""

    def __init__(self, players: tuple[int, ...], seed: int, towns: int, size: int, ways: int) -> None:
        self.players = players
        self.rng = Random(seed)
        self.towns = towns
        self.size = size
        self.ways = ways
        self.middle: Point = [(START.get(name, NUMBERS[name]) - NUMBERS[name]) / step(name) for name in NUMBERS]
        self.spread: Point = [0.7] * len(self.middle)

    def worth(self, point: Point, first: int) -> float:
        """The mean points of towns played on with the numbers of a point."""
        sight = Sight(numbers_at(point))
        found = [
            played_on(set_up(count, number), 0, sight, Random(number), self.ways)
            for count in self.players
            for number in range(first, first + self.towns)
        ]
        return math.fsum(found) / len(found)

    def first(self, number: int) -> int:
        """The first set-up of a generation."""
        return number * self.towns % max(1, TOWNS - self.towns + 1)

    def generation(self, number: int) -> None:
        """Try opposite variations and move towards the better half."""
        half = [[self.rng.gauss(0.0, 1.0) for _ in self.middle] for _ in range(self.size // 2)]
        tried: list[tuple[float, Point]] = []
        for variation in [*half, *[[-value for value in one] for one in half]]:
            point = [m + s * v for m, s, v in zip(self.middle, self.spread, variation, strict=True)]
            tried.append((self.worth(point, self.first(number)), variation))
        tried.sort(key=lambda one: -one[0])
        self.move([variation for _, variation in tried[: self.size // 2]])

    def move(self, better: list[Point]) -> None:
        """The middle and the spread of the next generation; better ones count more."""
        weights = [math.log(len(better) + 0.5) - math.log(place + 1) for place in range(len(better))]
        whole = sum(weights)
        for number, spread in enumerate(self.spread):
            pull = sum(w * one[number] for w, one in zip(weights, better, strict=True)) / whole
            square = sum(w * one[number] ** 2 for w, one in zip(weights, better, strict=True)) / whole
            self.middle[number] += spread * pull
            low, high = SPREAD
            self.spread[number] = min(high, max(low, spread * CALMING * math.exp(PACE * (square - 1.0))))


def tune(
    players: tuple[int, ...],
    seed: int,
    generations: int,
    towns: int,
    size: int,
    ways: int,
    tell: Callable[[str], None],
) -> dict[str, Any]:
    """Tuned numbers, as the entry of a data file with how they were made; the hand-written ones are told beside."""
    tuner = Tuner(players, seed, towns, size, ways)
    started = process_time()
    for number in range(generations):
        tuner.generation(number)
        tell(f"generation {number}: {tuner.worth(tuner.middle, tuner.first(number)):.2f} points")
    hand = tuner.worth([0.0] * len(tuner.middle), TOWNS)
    found = tuner.worth(tuner.middle, TOWNS)
    tell(f"in other towns {found:.2f} points, by hand {hand:.2f}")
    made = {
        "seed": seed,
        "players": list(players),
        "generations": generations,
        "towns": towns,
        "size": size,
        "ways": ways,
        "seconds": round(process_time() - started),
        "points": round(found, 2),
        "by_hand": round(hand, 2),
    }
    return {
        "made": made,
        "plain": {name: round(value, 4) for name, value in numbers_at(tuner.middle).items()},
        "timed": {},
    }

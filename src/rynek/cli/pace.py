"""How fast a game is: random play with legal moves, and copies of early, middle and late positions."""

import time
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final

from rynek.core.game import Game
from rynek.core.state import State, play_chance

STAGES: Final = (0.1, 0.5, 0.9)
"""Where in a game positions are copied: early, middle, late."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The figures of one game with one number of players on one core; times in microseconds early, midway and late."""

    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    decision_times: tuple[float, ...]
    copy_times: tuple[float, ...]


def measure(game: Game, players: int, seconds: float) -> Pace:
    """Play random games for about so many seconds, then time single decisions and copies."""
    rng = Random(7)
    games = decisions = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds or not games:
        decisions += random_game(game, players, rng)
        games += 1
    copies = tuple(copy_time(state, seconds / 20) for state in stages(game, players))
    times = decision_times(game, players, seconds / 4)
    return Pace(game.name, players, decisions / passed, games / passed, decisions / games, times, copies)


def random_game(game: Game, players: int, rng: Random) -> int:
    """Play one game at random; how many decisions the seats took (chance is not counted)."""
    state = game.new(players)
    decisions = 0
    play_chance(state, rng)
    while not state.over:
        decide(state, rng)
        decisions += 1
    return decisions


def decide(state: State, rng: Random) -> None:
    """One decision at random, and what chance makes of it."""
    seat = state.to_act[0]
    moves = state.legal(seat)
    state.apply(seat, moves[int(rng.random() * len(moves))])
    play_chance(state, rng)


def decision_times(game: Game, players: int, seconds: float) -> tuple[float, ...]:
    """Microseconds a decision takes in the first, second and last third of a game."""
    rng = Random(9)
    thirds: tuple[list[float], ...] = ([], [], [])
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not thirds[0]:
        times = timed_game(game, players, rng)
        size = max(1, len(times) // 3)
        for place, third in enumerate(thirds):
            third.append(fmean(times[place * size : place * size + size]))
    return tuple(fmean(third) * 1e6 for third in thirds)


def timed_game(game: Game, players: int, rng: Random) -> list[float]:
    """Play one game at random; the seconds each decision took."""
    state = game.new(players)
    play_chance(state, rng)
    times: list[float] = []
    while not state.over:
        start = time.perf_counter()
        decide(state, rng)
        times.append(time.perf_counter() - start)
    return times


def stages(game: Game, players: int) -> list[State]:
    """Positions of one random game: early, middle and late."""
    rng = Random(11)
    state = game.new(players)
    passed: list[State] = []
    play_chance(state, rng)
    while not state.over:
        passed.append(state.copy())
        decide(state, rng)
    return [passed[int(len(passed) * stage)] for stage in STAGES]


def copy_time(state: State, seconds: float) -> float:
    """Microseconds for one copy: the best of several rounds, so that a busy machine does not count."""
    best = float("inf")
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        for _ in range(100):
            state.copy()
        best = min(best, time.perf_counter() - start)
    return best * 1e4

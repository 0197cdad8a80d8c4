"""How fast a game is: random play with legal moves, and copies of early, middle and late positions.

The clock counts this process alone, so that a busy machine does not count.
"""

from dataclasses import dataclass
from random import Random
from time import process_time as clock
from typing import Final

from rynek.core.game import AnyGame
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


def measure(game: AnyGame, players: int, seconds: float) -> Pace:
    """Play random games for about so many seconds, then time single decisions and copies."""
    rng = Random(7)
    games = decisions = 0
    start = clock()
    while (passed := clock() - start) < seconds or not games:
        decisions += random_game(game, players, rng)
        games += 1
    copies = tuple(copy_time(state, seconds / 20) for state in stages(game, players))
    times = decision_times(game, players, seconds / 4)
    return Pace(game.name, players, decisions / passed, games / passed, decisions / games, times, copies)


def random_game(game: AnyGame, players: int, rng: Random) -> int:
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


def decision_times(game: AnyGame, players: int, seconds: float) -> tuple[float, ...]:
    """Microseconds a decision takes in the first, second and last third of a game."""
    totals, decisions = [0.0, 0.0, 0.0], 0
    end = clock() + seconds
    seed = 0
    while clock() < end or not decisions:
        size = random_game(game, players, Random(seed)) // 3
        totals = [total + third for total, third in zip(totals, third_times(game, players, seed, size), strict=True)]
        decisions += size
        seed += 1
    return tuple(total / decisions * 1e6 for total in totals)


def third_times(game: AnyGame, players: int, seed: int, size: int) -> list[float]:
    """The seconds each third of a random game takes, of which it is known how long it lasts."""
    rng = Random(seed)
    state = game.new(players)
    play_chance(state, rng)
    times: list[float] = []
    for _ in range(3):
        start = clock()
        for _ in range(size):
            decide(state, rng)
        times.append(clock() - start)
    return times


def stages(game: AnyGame, players: int) -> list[State]:
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
    """Microseconds for one copy, the best of several rounds."""
    best = float("inf")
    end = clock() + seconds
    while clock() < end:
        start = clock()
        for _ in range(100):
            state.copy()
        best = min(best, clock() - start)
    return best * 1e4

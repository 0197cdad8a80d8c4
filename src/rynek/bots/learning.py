"""Learning: games between bots, the positions between their turns, and weights fitted to how those games ended."""

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rynek.bots import bot
from rynek.bots.arena import EndlessGame
from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import evaluator_of
from rynek.bots.evaluate.learned import FORMAT, Learned
from rynek.bots.search import Search
from rynek.bots.thought import Budget
from rynek.core.game import AnyGame
from rynek.core.state import State, play_chance

Numbers = NDArray[np.float64]

STIFFNESS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3)
"""How hard weights are held to zero, as a part of the number of rows; what fits unseen games best is taken."""
UNSEEN: Final = 5
"""One game in so many is kept for that, each in its turn."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How games for learning are played: who sits there, how often a move is drawn at random, and from which seed."""

    game: str
    players: int
    mind: str
    games: int
    slips: float
    seed: str


@dataclass(frozen=True, slots=True)
class Lessons:
    """Rows of features, one a seat and position: less the mean of the rivals', and what was still gained on them."""

    rows: Numbers
    gains: Numbers
    games: NDArray[np.int64]
    seconds: float


def learner(game: str, players: int) -> Learned:
    """The evaluator of a game, if it can learn."""
    found = evaluator_of(game, players)
    if not isinstance(found, Learned):
        raise TypeError(f"{game} has no features to learn")
    return found


class Moment:
    """What a position between turns looks like to each seat."""

    def __init__(self, evaluator: Learned, state: State) -> None:
        seats = range(state.players)
        plain = np.array([evaluator.features(state, seat) for seat in seats])
        times = np.array([[evaluator.time(state, seat)] for seat in seats])
        self.features: Numbers = np.hstack([plain, plain * times])
        self.points: Numbers = np.array([evaluator.base(state, seat) for seat in seats])


def ahead(values: Numbers) -> Numbers:
    """What every seat has more than the mean of its rivals."""
    seats = len(values)
    rivals = (values.sum(axis=0) - values) / (seats - 1)
    return np.asarray(values - rivals)


def gather(game: AnyGame, recipe: Recipe) -> Lessons:
    """Play the games of a recipe and note their positions."""
    evaluator = learner(game.name, recipe.players)
    started = perf_counter()
    rows: list[Numbers] = []
    gains: list[Numbers] = []
    numbers: list[int] = []
    for number in range(recipe.games):
        moments, finals = play(game, evaluator, recipe, f"{recipe.seed} {number}")
        for moment in moments:
            shown = 1 if recipe.players == 2 else recipe.players
            rows.append(ahead(moment.features)[:shown])
            gains.append(ahead(finals - moment.points)[:shown])
            numbers += [number] * shown
    return Lessons(np.vstack(rows), np.concatenate(gains), np.array(numbers), perf_counter() - started)


def play(game: AnyGame, evaluator: Learned, recipe: Recipe, seed: str) -> tuple[list[Moment], Numbers]:
    """One game: its moments between turns and its final points."""
    state = game.new(recipe.players)
    luck = Random(f"{seed} chance")
    minds = [bot(recipe.mind, Random(f"{seed} {seat}")) for seat in range(recipe.players)]
    moments: list[Moment] = []
    last = -1
    decisions = 0
    play_chance(state, luck)
    while not state.over:
        seat = state.to_act[0]
        stretch = evaluator.stretch(state)
        if stretch != last:
            moments.append(Moment(evaluator, state))
        last = stretch
        if luck.random() < recipe.slips:
            move = luck.choice(state.legal(seat))
        else:
            move = minds[seat].choose(SeatHandle(game, state, seat))
        state.apply(seat, move)
        play_chance(state, luck)
        decisions += 1
        if decisions > game.most_decisions:
            raise EndlessGame(f"{game.name}, seed {seed}: more than {game.most_decisions} decisions")
    return moments, np.array(state.scores(), dtype=np.float64)


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights and how well they foresee unseen games: the root of the mean square, beside that of no weights."""

    plain: list[float]
    timed: list[float]
    stiffness: float
    miss: float
    miss_without: float


def fit(lessons: Lessons) -> Fit:
    """Ridge regression; how stiff it is, games decide that were not learned from."""
    miss, stiffness = min([(missed(lessons, stiffness), stiffness) for stiffness in STIFFNESS])
    weights = ridge(lessons.rows, lessons.gains, stiffness)
    half = len(weights) // 2
    without = float(np.sqrt(np.mean(lessons.gains**2)))
    return Fit(weights[:half].tolist(), weights[half:].tolist(), stiffness, miss, without)


def missed(lessons: Lessons, stiffness: float) -> float:
    """By how many points weights miss unseen games; every game is unseen once."""
    misses: list[Numbers] = []
    for part in range(UNSEEN):
        unseen = lessons.games % UNSEEN == part
        if unseen.any() and not unseen.all():
            weights = ridge(lessons.rows[~unseen], lessons.gains[~unseen], stiffness)
            misses.append(lessons.rows[unseen] @ weights - lessons.gains[unseen])
    return float(np.sqrt(np.mean(np.concatenate(misses) ** 2)))


def ridge(rows: Numbers, gains: Numbers, stiffness: float) -> Numbers:
    """Weights for rows, each column taken at its own scale."""
    scales = rows.std(axis=0)
    scales[scales < 1e-9] = np.inf
    scaled = rows / scales
    square = scaled.T @ scaled + stiffness * len(rows) * np.eye(rows.shape[1])
    return np.asarray(np.linalg.solve(square, scaled.T @ gains) / scales)


def gate(game: AnyGame, recipe: Recipe, fitted: Fit, iterations: int, games: int) -> tuple[float, int]:
    """Matches between searching bots with the new weights and with the old; victories of the new, and games played.

    Judges are judged by matches alone: what foresees the end better may still play worse.
    """
    old = learner(game.name, recipe.players)
    new = type(old)(recipe.players)  # type: ignore[call-arg,arg-type]  # each game's evaluator takes the players alone
    names = old.names
    new.take(dict(zip(names, fitted.plain, strict=True)), dict(zip(names, fitted.timed, strict=True)))
    wins = 0.0
    for number in range(games):
        place = number % recipe.players
        wins += contest(
            game, recipe, [new if seat == place else old for seat in range(recipe.players)], number, iterations
        )[place]
    return wins, games


def contest(game: AnyGame, recipe: Recipe, judges: list[Learned], number: int, iterations: int) -> list[float]:
    """One game between searching bots with these evaluators; the share of the victory of each seat."""
    seed = f"{recipe.seed} gate {number // recipe.players}"
    state = game.new(recipe.players)
    luck = Random(f"{seed} chance")
    minds = [Search(Random(f"{seed} {seat}"), Budget(iterations), evaluator=judge) for seat, judge in enumerate(judges)]
    play_chance(state, luck)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, minds[seat].choose(SeatHandle(game, state, seat)))
        play_chance(state, luck)
    winners = game.ranking(state)[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(recipe.players)]


def entry(names: list[str], fitted: Fit, recipe: Recipe, lessons: Lessons) -> dict[str, Any]:
    """The weights for one number of players, with how they were made."""
    made = {
        "mind": recipe.mind,
        "games": recipe.games,
        "slips": recipe.slips,
        "seed": recipe.seed,
        "rows": len(lessons.gains),
        "seconds": round(lessons.seconds),
        "stiffness": fitted.stiffness,
        "miss": round(fitted.miss, 2),
        "miss_without": round(fitted.miss_without, 2),
    }
    return {
        "made": made,
        "plain": {name: round(value, 4) for name, value in zip(names, fitted.plain, strict=True)},
        "timed": {name: round(value, 4) for name, value in zip(names, fitted.timed, strict=True)},
    }


def write(path: Path, game: AnyGame, players: int, found: dict[str, Any]) -> None:
    """Enter weights into a game's data file, beside those for other numbers of players."""
    data: dict[str, Any] = {"format": FORMAT, "game": game.name, "rules": game.version, "players": {}}
    if path.exists():
        data["players"] = json.loads(path.read_text(encoding="utf-8"))["players"]
    data["rules"] = game.version
    data["players"][str(players)] = found
    data["players"] = dict(sorted(data["players"].items()))
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")

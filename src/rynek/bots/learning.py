"""Learning: games between bots, the positions between their turns, and weights fitted to how those games ended."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rynek.bots import bot
from rynek.bots.arena import to_the_end
from rynek.bots.bot import Bot, SeatHandle
from rynek.bots.evaluate import evaluator_of
from rynek.bots.evaluate.learned import FORMAT, Learned
from rynek.bots.search import Search
from rynek.core.game import AnyGame
from rynek.core.state import State

Numbers = NDArray[np.float64]
Weights = tuple[dict[str, float], dict[str, float]]
"""By name, plain and times the time left."""

STIFFNESS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3)
"""How hard weights are held to zero, as a part of the number of rows; what fits unseen games best is taken."""
UNSEEN: Final = 5
"""One game in so many is kept for that, each in its turn."""
SWEEPS: Final = 8
"""How often weights are fitted to what they say themselves about the positions that followed."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How games for learning are played: who sits there, how often a move is drawn at random, and from which seed.

    Where `mind` names several bots, as in `search-10,greedy`, each seat draws one of them. `vary` is how much the
    weights of one who searches are varied for a game: games of bots who want the same teach nothing about it. `trust`
    is for the fit.
    """

    players: int
    mind: str
    games: int
    slips: float
    seed: str
    vary: float = 0.0
    trust: float = 1.0


@dataclass(frozen=True, slots=True)
class Lessons:
    """Rows of features, one a seat and position: less the mean of the rivals', and what was still gained on them.

    `leads` is what had been gained before. Positions stand as they were played, each with so many `seats`.
    """

    rows: Numbers
    gains: Numbers
    leads: Numbers
    games: NDArray[np.int64]
    seats: int
    seconds: float


def learner(game: str, players: int) -> Learned:
    """The evaluator of a game, if it can learn."""
    found = evaluator_of(game, players)
    if not isinstance(found, Learned):
        raise TypeError(f"{game} has no features to learn")
    return found


class Moment:
    """What a position looks like to each seat."""

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
    leads: list[Numbers] = []
    numbers: list[int] = []
    seats = 1 if recipe.players == 2 else recipe.players
    for number in range(recipe.games):
        moments, finals = play(game, evaluator, recipe, f"{recipe.seed} {number}")
        for moment in moments:
            rows.append(ahead(moment.features)[:seats])
            gains.append(ahead(finals - moment.points)[:seats])
            leads.append(ahead(moment.points)[:seats])
            numbers += [number] * seats
    return Lessons(
        np.vstack(rows),
        np.concatenate(gains),
        np.concatenate(leads),
        np.array(numbers),
        seats,
        perf_counter() - started,
    )


def play(game: AnyGame, evaluator: Learned, recipe: Recipe, seed: str) -> tuple[list[Moment], Numbers]:
    """One game: its moments and its final points. Where trees judge single choices, every choice is a moment."""
    state = game.new(recipe.players)
    luck = Random(f"{seed} chance")
    minds = [player(recipe, evaluator, Random(f"{seed} {seat}")) for seat in range(recipe.players)]
    moments: list[Moment] = []
    last: int | None = -1
    for seat in to_the_end(game, state, luck, seed):
        stretch = evaluator.stretch(state)
        if stretch is None or stretch != last:
            moments.append(Moment(evaluator, state))
        last = stretch
        if luck.random() < recipe.slips:
            move = luck.choice(state.legal(seat))
        else:
            move = minds[seat].choose(SeatHandle(game, state, seat))
        state.apply(seat, move)
    return moments, np.array(state.scores(), dtype=np.float64)


def player(recipe: Recipe, evaluator: Learned, rng: Random) -> Bot:
    """Who sits at one seat for one game; no weight of one who searches is ever taken for the opposite."""
    mind = bot(rng.choice(recipe.mind.split(",")), rng)
    if recipe.vary and isinstance(mind, Search):
        names = evaluator.names
        weights = dict(zip(names, evaluator.plain, strict=True)), dict(zip(names, evaluator.timed, strict=True))
        other = varied(weights, lambda: max(0.0, 1.0 + rng.gauss(0.0, recipe.vary)))
        mind.evaluator = evaluator.trained(recipe.players, *other)
    return mind


def varied(weights: Weights, factor: Callable[[], float]) -> Weights:
    """Weights each of which is larger or smaller than it was by a factor drawn for it, plain and timed alike."""
    plain, timed = weights
    factors = {name: factor() for name in plain}
    return {n: v * factors[n] for n, v in plain.items()}, {n: v * factors[n] for n, v in timed.items()}


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights and how well they foresee unseen games: the root of the mean square, beside that of no weights."""

    plain: list[float]
    timed: list[float]
    stiffness: float
    miss: float
    miss_without: float


def fit(lessons: Lessons, stiffness: float = 0.0, trust: float = 1.0) -> Fit:
    """Ridge regression; how stiff it is, games decide that were not learned from, unless it is given.

    With `trust` below 1 weights are fitted to what the following positions seemed to be worth, the further away the
    less, instead of to the ends of games alone: most of what decides an end has nothing to do with the position.
    """
    tried = [stiffness] if stiffness else STIFFNESS
    miss, stiffness = min([(missed(lessons, each), each) for each in tried])
    ridge = Ridge(lessons.rows, stiffness)
    weights = ridge.weights(lessons.gains)
    if trust < 1.0:
        for _ in range(SWEEPS):
            weights = ridge.weights(followed(lessons, weights, trust) - lessons.leads)
    half = len(weights) // 2
    without = float(np.sqrt(np.mean(lessons.gains**2)))
    return Fit(weights[:half].tolist(), weights[half:].tolist(), stiffness, miss, without)


def followed(lessons: Lessons, weights: Numbers, trust: float) -> Numbers:
    """For each row the lead it came to: that of the next position as it is judged, and with `trust` what follows it."""
    judged = (lessons.leads + lessons.rows @ weights).tolist()
    found = (lessons.leads + lessons.gains).tolist()
    games = lessons.games.tolist()
    for row in range(len(games) - 1 - lessons.seats, -1, -1):
        after = row + lessons.seats
        if games[after] == games[row]:
            found[row] = (1.0 - trust) * judged[after] + trust * found[after]
    return np.array(found)


def missed(lessons: Lessons, stiffness: float) -> float:
    """By how many points weights miss unseen games; every game is unseen once."""
    misses: list[Numbers] = []
    for part in range(UNSEEN):
        unseen = lessons.games % UNSEEN == part
        if unseen.any() and not unseen.all():
            weights = Ridge(lessons.rows[~unseen], stiffness).weights(lessons.gains[~unseen])
            misses.append(lessons.rows[unseen] @ weights - lessons.gains[unseen])
    return float(np.sqrt(np.mean(np.concatenate(misses) ** 2)))


class Ridge:
    """Finds weights for rows, each column taken at its own scale."""

    def __init__(self, rows: Numbers, stiffness: float) -> None:
        self.scales: Numbers = rows.std(axis=0)
        self.scales[self.scales < 1e-9] = np.inf
        self.rows: Numbers = rows / self.scales
        self.square: Numbers = self.rows.T @ self.rows + stiffness * len(rows) * np.eye(rows.shape[1])

    def weights(self, gains: Numbers) -> Numbers:
        """The weights that come nearest to these gains."""
        return np.asarray(np.linalg.solve(self.square, self.rows.T @ gains) / self.scales)


def entry(names: list[str], fitted: Fit, recipe: Recipe, lessons: Lessons) -> dict[str, Any]:
    """The weights for one number of players, with how they were made."""
    made = {
        "mind": recipe.mind,
        "games": recipe.games,
        "slips": recipe.slips,
        "vary": recipe.vary,
        "trust": recipe.trust,
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

"""Ratings with intervals: the Plackett-Luce model, fitted to the final ranks of games of any number of players.

The fit is choix's: entrants do not change from game to game, so their strengths are estimated from all games at once,
and the order in which games were played cannot matter. (Rating systems that update after each game, such as openskill,
are made for people who learn, and depend on that order.) A shared rank is counted half in each order. Every two
entrants are given one drawn game beforehand, so that whoever never loses has a rating too.

The intervals treat a deal as one observation (a cluster-robust covariance): games of one deal share their luck and do
not count as independent. Ratings are on Elo's scale, 1500 on average: 400 points are odds of ten to one.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import choix
import numpy as np
from numpy.typing import NDArray
from scipy.stats import t as student

from rynek.research.arena.results import Result

ELO: Final = 400 / math.log(10)
MIDDLE: Final = 1500.0
FLAT: Final = 1e-10
"""Curvature, relative to the greatest, that is none: to raise all strengths alike changes nothing."""

Array = NDArray[np.float64]
Ranking = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and the ends of its interval."""

    value: float
    low: float
    high: float


def rankings_of(result: Result) -> tuple[Ranking, Ranking]:
    """The entrants of a game from first to last, twice: those who share a rank in either order."""
    seats = range(len(result.seats))
    forth = sorted(seats, key=lambda seat: (result.ranks[seat], seat))
    back = sorted(seats, key=lambda seat: (result.ranks[seat], -seat))
    return tuple(result.seats[seat] for seat in forth), tuple(result.seats[seat] for seat in back)


def rate(results: Sequence[Result], entrants: int, sure: float = 0.95) -> list[Rating]:
    """The rating of each entrant."""
    if entrants < 2:
        return [Rating(MIDDLE, MIDDLE, MIDDLE)] * entrants
    rankings, clusters = observations(results, entrants)
    strengths = choix.ilsr_rankings(entrants, rankings)
    errors = standard_errors(rankings, clusters, strengths)
    deals = len({result.deal for result in results})
    wide = float(student.ppf((1 + sure) / 2, max(1, deals - 1)))
    return [
        Rating(MIDDLE + ELO * value, MIDDLE + ELO * (value - wide * error), MIDDLE + ELO * (value + wide * error))
        for value, error in zip((strengths - strengths.mean()).tolist(), errors.tolist(), strict=True)
    ]


def observations(results: Sequence[Result], entrants: int) -> tuple[list[Ranking], list[int]]:
    """All rankings, and which belong together; drawn games before the first deal."""
    rankings: list[Ranking] = []
    clusters: list[int] = []
    for number, pair in enumerate(combinations(range(entrants), 2), start=1):
        rankings += [pair, pair[::-1]]
        clusters += [-number, -number]
    for result in results:
        rankings += rankings_of(result)
        clusters += [result.deal, result.deal]
    return rankings, clusters


def standard_errors(rankings: list[Ranking], clusters: list[int], strengths: Array) -> Array:
    """The standard error of each strength relative to their mean: inverse curvature around the scores of the deals."""
    count = len(strengths)
    places = {cluster: place for place, cluster in enumerate(dict.fromkeys(clusters))}
    scores, curvature = np.zeros((len(places), count)), np.zeros((count, count))
    for length in {len(ranking) for ranking in rankings}:
        chosen = [place for place, ranking in enumerate(rankings) if len(ranking) == length]
        table = np.array([rankings[place] for place in chosen])
        rows = np.array([places[clusters[place]] for place in chosen])
        add_derivatives(table, rows, np.exp(strengths), scores, curvature)
    inverse = np.linalg.pinv(curvature, rcond=FLAT, hermitian=True)
    spread = inverse @ (scores.T @ scores) @ inverse * len(places) / max(1, len(places) - 1)
    return np.sqrt(np.maximum(np.diag(spread), 0.0))


def add_derivatives(
    table: NDArray[np.int64], rows: NDArray[np.int64], weights: Array, scores: Array, curvature: Array
) -> None:
    """Add the first derivatives of the log-likelihood to `scores`, by deal, and minus the second to `curvature`."""
    games, length = table.shape
    for stage in range(length - 1):
        left = table[:, stage:]
        chances = np.zeros((games, len(weights)))
        shares = weights[left] / weights[left].sum(axis=1, keepdims=True)
        for place in range(left.shape[1]):
            np.add.at(chances, (np.arange(games), left[:, place]), shares[:, place])
        np.add.at(scores, rows, -chances)
        np.add.at(scores, (rows, table[:, stage]), 1.0)
        curvature += np.diag(chances.sum(axis=0)) - chances.T @ chances

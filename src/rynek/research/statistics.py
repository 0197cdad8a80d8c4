"""Figures of many games, with how sure they are."""

import math
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Final

SURE: Final = 1.96
"""Standard deviations on either side of a 95 % interval."""


def wilson(share: float, count: float) -> tuple[float, float]:
    """The ends of the interval of a share of so many trials (Wilson's)."""
    z = SURE
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass
class Tally:
    """The results of one bot or one seat. A game may end without scores."""

    scores: list[int] = field(default_factory=list)
    wins: float = 0.0
    games: int = 0

    def add(self, score: int | None, win: float) -> None:
        """Count one game."""
        self.games += 1
        self.wins += win
        if score is not None:
            self.scores.append(score)

    @property
    def mean(self) -> tuple[float, float]:
        """The mean score and half the width of its interval."""
        if not self.scores:
            return 0.0, 0.0
        return fmean(self.scores), SURE * self.spread / math.sqrt(len(self.scores))

    @property
    def spread(self) -> float:
        """The standard deviation of the scores."""
        return stdev(self.scores) if len(self.scores) > 1 else 0.0

    @property
    def win_share(self) -> tuple[float, float, float]:
        """The share of victories and the ends of its interval; nothing is known of one who has not played."""
        if not self.games:
            return 0.0, 0.0, 1.0
        share = self.wins / self.games
        return share, *wilson(share, self.games)

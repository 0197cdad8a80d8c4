"""Figures of many games, with how sure they are."""

import math
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Final

SURE: Final = 1.96
"""Standard deviations on either side of a 95 % interval."""


@dataclass
class Tally:
    """The results of one bot or one seat."""

    scores: list[int] = field(default_factory=list)
    wins: float = 0.0

    def add(self, score: int, win: float) -> None:
        """Count one game."""
        self.scores.append(score)
        self.wins += win

    @property
    def games(self) -> int:
        """How many games were counted."""
        return len(self.scores)

    @property
    def mean(self) -> tuple[float, float]:
        """The mean score and half the width of its interval."""
        spread = stdev(self.scores) if self.games > 1 else 0.0
        return fmean(self.scores), SURE * spread / math.sqrt(self.games)

    @property
    def win_share(self) -> tuple[float, float, float]:
        """The share of victories and the ends of its interval (Wilson's)."""
        share, n, z = self.wins / self.games, self.games, SURE
        centre = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return share, max(0.0, centre - half), min(1.0, centre + half)

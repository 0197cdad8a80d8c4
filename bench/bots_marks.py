"""What bots should reach: by thought against greed, level by level, and the lowest level against a beginner."""

from typing import Final

from rynek.bots import LEVELS

BEGINNER: Final = "beginner"
DUEL: Final = 0.75
"""What a level wins against the one below with two players."""
FULLER: Final = 2.0
"""The same among more: so many times the fair share."""
AMONG_GREEDY: Final = 1.8
"""What thought wins among greedy bots where no mark is named, in fair shares."""
MARKS: Final[dict[tuple[str, int], float]] = {
    ("caylus_1303", 2): 0.85,
    ("genoa", 3): 0.65,
    ("tiletum", 2): 0.88,
    ("tiny_towns", 1): 27,
    ("tiny_towns", 2): 0.75,
    ("troyes", 2): 0.85,
}
"""What thought wins against greed, by game and players; alone the mean points."""


class Mark:
    """A share of victories (alone: points) to be reached, or not to be reached (`is_most`)."""

    def __init__(self, least: float, *, is_most: bool = False) -> None:
        self.least = least
        self.is_most = is_most

    def verdict(self, found: float, low: float, high: float) -> str:
        """Whether it is kept; `surely` when the whole interval is on one side of it."""
        if self.is_most:
            found, low, high = -found, -high, -low
        least = -self.least if self.is_most else self.least
        is_kept = found > least if self.is_most else found >= least
        is_sure = low >= least if is_kept else high < least
        return f"{'surely ' if is_sure else ''}{'kept' if is_kept else 'missed'}"


def mark_of(game: str, players: int, strong: str, weak: str) -> Mark | None:
    """The mark of a match, if it has one."""
    levels = [BEGINNER, *LEVELS]
    if weak == BEGINNER and strong == levels[1]:
        return Mark(1 / players, is_most=True)
    if weak in levels and strong in levels[levels.index(weak) + 1 :][:1]:
        return Mark(DUEL if players == 2 else FULLER / players)
    if strong.startswith("search-") and "+" not in strong and (weak == "greedy" or players == 1):
        known = MARKS.get((game, players))
        return Mark(known) if known is not None else Mark(AMONG_GREEDY / players) if players > 2 else None
    return None

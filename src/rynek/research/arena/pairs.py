"""Pairs: how often one entrant finished ahead of another, counted deal by deal.

In every game each seat of one entrant is held against each seat of the other: 1 when it ranks better, ½ when they
share a rank. The mean over a deal, in which luck and seats are the same for both, is one observation.
"""

from collections.abc import Iterable
from statistics import fmean

from rynek.research.arena.results import Result

Pair = tuple[int, int]


def ahead(result: Result, first: int, second: int) -> float | None:
    """The share of the first entrant against the second in one game; None when they did not meet."""
    mine = [rank for rank, entrant in zip(result.ranks, result.seats, strict=True) if entrant == first]
    theirs = [rank for rank, entrant in zip(result.ranks, result.seats, strict=True) if entrant == second]
    if not mine or not theirs:
        return None
    return fmean((a < b) + (a == b) / 2 for a in mine for b in theirs)


def deal_shares(deal: Iterable[Result], pair: Pair) -> float | None:
    """The share of the first of a pair over a deal; None when the two did not meet in it."""
    shares = [share for result in deal if (share := ahead(result, *pair)) is not None]
    return fmean(shares) if shares else None


def by_deal(results: Iterable[Result]) -> dict[int, list[Result]]:
    """The games of each deal, in order."""
    found: dict[int, list[Result]] = {}
    for result in sorted(results, key=lambda each: each.number):
        found.setdefault(result.deal, []).append(result)
    return found

"""Memory: a bot that thinks ten times as long needs no more of it where it grows no tree; trees have a bound."""

import tracemalloc
from random import Random

import pytest

import rynek
from rynek.bots import SeatHandle
from rynek.bots.search import Search
from rynek.bots.thought import Budget
from tests.bots.test_search import positions

RACES = {"genoa": 8, "tiletum": 40}
"""Games without a tree, with iterations from which on no more is kept at a time."""
SPARE = 100_000
"""Bytes that do not count: what interpreters keep for themselves."""


def peak(name: str, iterations: int) -> int:
    """The most memory a thought takes."""
    state, seat = positions(name, 2, seed=5)[-1]
    handle = SeatHandle(rynek.game(name), state, seat)
    mind = Search(Random(1), Budget(iterations))
    tracemalloc.start()
    try:
        mind.think(handle, handle.legal)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.long
@pytest.mark.parametrize("name", RACES)
def test_a_longer_race_takes_no_more_memory(name: str) -> None:
    peak(name, 1)  # tables are made once
    few, many = (peak(name, times * RACES[name]) for times in (1, 10))

    assert many < 2 * few + SPARE

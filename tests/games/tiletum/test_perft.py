"""How many positions there are after so many decisions: any change of what is legal shows as a number."""

from random import Random

import pytest

import rynek
from rynek.core.state import State
from tests.games.tiletum.test_records import recorded

PERFT = {
    ("two", 12): [10, 94, 1054],
    ("two", 80): [5, 16, 59],
    ("three", 60): [6, 44, 327],
    ("three", 150): [6, 29, 170],
    ("four", 101): [5, 21, 142],
    ("four", 201): [3, 32, 246],
    ("four_random_tiles", 140): [30, 378, 4968],
    ("tie", 50): [4, 8, 68],
}
"""By record and number of answers played: positions after 1, 2, 3 decisions."""


def perft(state: State, depth: int) -> int:
    """The number of ways to play so many decisions; chance always answers the same."""
    rynek.play_chance(state, Random(1))
    if depth == 0 or state.over:
        return 1
    seat = state.to_act[0]
    total = 0
    for move in state.legal(seat):
        after = state.copy()
        after.apply(seat, move)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("name", "played"), PERFT)
def test_perft(name: str, played: int) -> None:
    state = recorded(name).state_at(played)

    assert [perft(state.copy(), depth) for depth in (1, 2, 3)] == PERFT[name, played]

"""How many positions there are after so many decisions: any change of what is legal shows as a number."""

from pathlib import Path

import pytest

import rynek
from rynek.core.state import State

RECORDS = Path(__file__).parent / "records"

PERFT = {
    ("two", 5): [5, 20, 320],
    ("three", 60): [11, 112, 112],
    ("four", 150): [10, 86, 656],
    ("four", 290): [4, 8, 24],
    ("five", 200): [2, 8, 64],
    ("first_game", 120): [13, 158, 1772],
}
"""By record and number of answers played: positions after 1, 2, 3 decisions."""


def perft(state: State, depth: int) -> int:
    """The number of ways to play so many decisions."""
    if depth == 0 or state.over:
        return 1
    seat = state.to_act[0]
    moves = state.legal(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.apply(seat, move)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("name", "played"), PERFT)
def test_perft(name: str, played: int) -> None:
    match = rynek.read_record((RECORDS / f"{name}.rynek").read_text(encoding="utf-8"))
    state = match.state_at(played)

    assert [perft(state, depth) for depth in (1, 2, 3)] == PERFT[name, played]

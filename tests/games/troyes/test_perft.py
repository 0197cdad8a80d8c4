"""How many lines of play there are after so many decisions: any change of what is legal shows as a number."""

from pathlib import Path

import pytest

import rynek
from rynek.core.chance import CHANCE
from rynek.core.state import State

RECORDS = Path(__file__).parent / "records"

PERFT: dict[tuple[str, int], list[int]] = {
    ("greedy_2", 12): [2, 2, 2],  # InitialPlacement
    ("greedy_2", 6): [8, 56, 336],  # InitialPlacement
    ("greedy_2", 161): [3, 5, 12],  # Turn
    ("greedy_2", 74): [18, 116, 769],  # Turn
    ("greedy_3", 169): [10, 36, 129],  # Defend
    ("greedy_3", 94): [10, 28, 81],  # Defend
    ("greedy_3", 73): [8, 47, 280],  # Turn
    ("greedy_3", 197): [4, 8, 26],  # Turn
    ("greedy_4", 280): [6, 30, 121],  # Turn
    ("greedy_4", 90): [7, 43, 221],  # Turn
    ("greedy_4", 161): [7, 20, 68],  # Defend
    ("greedy_4", 254): [10, 35, 131],  # Defend
    ("last_die_3", 66): [2, 7, 21],  # Turn
    ("last_die_3", 173): [3, 29, 133],  # Turn
    ("last_die_3", 34): [4, 88, 532],  # ArcherCube
    ("last_die_3", 73): [5, 13, 24],  # Hire
    ("last_die_3", 151): [5, 5, 25],  # Hire
}
"""By record and number of answers played: lines of 1, 2 and 3 decisions; where chance must answer a line ends."""


def perft(state: State, depth: int) -> int:
    """The number of ways to play so many decisions."""
    if depth == 0 or state.over or state.to_act == (CHANCE,):
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

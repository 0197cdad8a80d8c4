"""How many lines of play there are after so many decisions: any change of what is legal shows as a number."""

from pathlib import Path

import pytest

from tests.games.perft import ways

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


@pytest.mark.parametrize(("name", "played"), PERFT)
def test_perft(name: str, played: int) -> None:
    assert list(ways(RECORDS / f"{name}.rynek", played)) == PERFT[name, played]

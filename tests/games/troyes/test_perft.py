"""How many lines of play there are after so many decisions: any change of what is legal shows as a number."""

from pathlib import Path

import pytest

from tests.games.perft import ways

RECORDS = Path(__file__).parent / "records"

PERFT: dict[tuple[str, int], list[int]] = {
    ("greedy_1", 3): [14, 14, 14],  # OwnPlaces
    ("greedy_1", 8): [5, 20, 20],  # OwnPlaces
    ("greedy_1", 108): [6, 12, 35],  # Turn
    ("greedy_1", 112): [4, 8, 20],  # Turn
    ("greedy_1", 22): [5, 23, 40],  # Group
    ("greedy_1", 53): [5, 21, 21],  # Group
    ("greedy_1", 15): [16, 71, 370],  # Defend
    ("greedy_1", 86): [14, 63, 495],  # Defend
    ("greedy_2", 4): [10, 90, 720],  # InitialPlacement
    ("greedy_2", 11): [3, 6, 6],  # InitialPlacement
    ("greedy_2", 52): [5, 16, 62],  # Turn
    ("greedy_2", 109): [8, 20, 79],  # Turn
    ("greedy_2", 40): [5, 28, 167],  # Group
    ("greedy_2", 142): [12, 95, 639],  # Group
    ("greedy_3", 95): [16, 76, 424],  # Defend
    ("greedy_3", 176): [16, 86, 499],  # Defend
    ("greedy_3", 45): [10, 50, 185],  # Turn
    ("greedy_3", 73): [18, 128, 1059],  # Turn
    ("greedy_3", 121): [1, 7, 77],  # Group
    ("greedy_3", 214): [3, 18, 148],  # Group
    ("bonus_2", 42): [14, 62, 264],  # Turn
    ("bonus_2", 147): [4, 13, 50],  # Turn
    ("bonus_2", 34): [4, 28, 170],  # Group
    ("bonus_2", 75): [3, 42, 217],  # Group
    ("last_die_3", 53): [3, 7, 21],  # Turn
    ("last_die_3", 187): [9, 76, 423],  # Turn
    ("last_die_3", 120): [5, 80, 495],  # Hire
    ("last_die_3", 133): [5, 40, 120],  # Hire
    ("last_die_3", 41): [2, 22, 84],  # Group
    ("last_die_3", 122): [6, 32, 182],  # Group
    ("last_die_3", 93): [5, 5, 5],  # Settle
    ("last_die_3", 203): [5, 5, 5],  # Settle
    ("greedy_4", 79): [19, 170, 1190],  # Turn
    ("greedy_4", 310): [10, 85, 790],  # Turn
    ("greedy_4", 280): [5, 29, 149],  # Defend
    ("greedy_4", 282): [7, 17, 81],  # Defend
}
"""By record and number of answers played: lines of 1, 2 and 3 decisions; where chance must answer a line ends."""


@pytest.mark.parametrize(("name", "played"), PERFT)
def test_perft(name: str, played: int) -> None:
    assert list(ways(RECORDS / f"{name}.rynek", played)) == PERFT[name, played]

"""How many lines of play there are after so many decisions: any change of what is legal shows as a number."""

from pathlib import Path

import pytest

import rynek
from rynek.core.chance import CHANCE
from rynek.core.state import State

RECORDS = Path(__file__).parent / "records"

PERFT: dict[tuple[str, int], list[int]] = {
    ("greedy_2", 42): [2, 8, 281],  # Uncovered
    ("greedy_2", 44): [7, 280],  # Acquire
    ("greedy_2", 45): [40, 862],  # StartSpace
    ("greedy_2", 47): [37, 1398],  # Floor
    ("greedy_2", 50): [31, 159],  # Decide
    ("greedy_2", 51): [2, 15, 209],  # Covered
    ("greedy_2", 66): [2, 48, 309],  # Reply
    ("greedy_2", 83): [2, 28, 734],  # Window
    ("greedy_2", 123): [18, 39, 363],  # TradeTake
    ("greedy_2", 136): [25, 50, 143],  # Bidding
    ("greedy_2", 137): [2, 3, 66],  # Sale
    ("greedy_2", 238): [2, 41, 1550],  # LastCall
    ("greedy_2", 361): [5, 196],  # Reward
    ("greedy_3", 42): [1, 2, 2],  # Sale
    ("greedy_3", 43): [2, 2, 2],  # Covered
    ("greedy_3", 46): [2, 14, 154],  # Uncovered
    ("greedy_3", 47): [5, 73, 117],  # Window
    ("greedy_3", 48): [18, 29, 80],  # TradeTake
    ("greedy_3", 51): [16, 271],  # Floor
    ("greedy_3", 53): [7, 123, 2825],  # Decide
    ("greedy_3", 63): [2, 32, 203],  # Reply
    ("greedy_3", 107): [9, 9, 16],  # Bidding
    ("greedy_3", 135): [2, 20, 218],  # Join
    ("greedy_3", 298): [40, 890],  # StartSpace
    ("greedy_3", 488): [5, 43, 439],  # Reward
    ("greedy_3", 530): [7, 280],  # Acquire
    ("greedy_4", 56): [2, 4, 16],  # Join
    ("greedy_4", 143): [2, 2, 2],  # LastCall
}
"""By record and number of answers played: lines of 1, 2 (and 3) decisions; where chance must answer a line ends."""


def lines(state: State, depth: int) -> int:
    """The number of ways to play so many decisions."""
    if depth == 0 or state.over or state.to_act == (CHANCE,):
        return 1
    found = 0
    for move in state.legal(state.to_act[0]):
        after = state.copy()
        after.apply(state.to_act[0], move)
        found += lines(after, depth - 1)
    return found


@pytest.mark.parametrize("name", sorted({name for name, _ in PERFT}))
def test_the_number_of_lines_stays_the_same(name: str) -> None:
    match = rynek.read_record((RECORDS / f"{name}.rynek").read_text(encoding="utf-8"))
    places = {place: counts for (record, place), counts in PERFT.items() if record == name}

    found = {
        place: [lines(match.state_at(place), depth) for depth in range(1, len(counts) + 1)]
        for place, counts in places.items()
    }
    assert found == places

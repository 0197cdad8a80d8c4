"""How many lines of play there are after so many decisions: any change of what is legal shows as a number."""

from pathlib import Path

import pytest

import rynek
from rynek.core.chance import CHANCE
from rynek.core.state import State

RECORDS = Path(__file__).parent / "records"

PERFT: dict[tuple[str, int], list[int]] = {
    ("greedy_2", 40): [25, 647],  # Floor
    ("greedy_2", 42): [24, 101, 1481],  # Decide
    ("greedy_2", 43): [2, 12, 129],  # Covered
    ("greedy_2", 44): [2, 19, 68],  # Window
    ("greedy_2", 49): [2, 2, 2],  # Uncovered
    ("greedy_2", 52): [1, 1, 1],  # LastCall
    ("greedy_2", 57): [2, 69, 223],  # Reply
    ("greedy_2", 77): [19, 38, 1078],  # Bidding
    ("greedy_2", 78): [2, 49, 2298],  # Sale
    ("greedy_2", 108): [18, 36, 389],  # TradeTake
    ("greedy_2", 115): [5, 41, 414],  # Reward
    ("greedy_2", 197): [7, 7, 7],  # Acquire
    ("greedy_2", 306): [40, 1714],  # StartSpace
    ("greedy_3", 40): [6, 18, 186],  # Decide
    ("greedy_3", 42): [2, 10, 82],  # Uncovered
    ("greedy_3", 44): [27, 755],  # Floor
    ("greedy_3", 49): [2, 28, 458],  # Covered
    ("greedy_3", 54): [9, 18, 141],  # Bidding
    ("greedy_3", 55): [1, 2, 20],  # Sale
    ("greedy_3", 78): [9, 154, 1253],  # Window
    ("greedy_3", 79): [18, 141, 2186],  # TradeTake
    ("greedy_3", 172): [1, 1, 1],  # LastCall
    ("greedy_3", 387): [40, 886],  # StartSpace
    ("greedy_3", 533): [5, 84, 1638],  # Reward
    ("greedy_3", 578): [2, 19, 28],  # Join
    ("greedy_3", 630): [2, 15, 114],  # Reply
    ("greedy_3", 814): [4, 4, 4],  # Acquire
    ("greedy_3", 924): [1, 2, 2],  # Villa
    ("greedy_4", 40): [4, 16, 139],  # Sale
    ("greedy_4", 62): [1, 1, 1],  # LastCall
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

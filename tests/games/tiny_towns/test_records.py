"""Recorded games: every number of players, each variant, and each way a game can end."""

from pathlib import Path

import pytest

import rynek
from rynek.games.tiny_towns import GAME

RECORDS = Path(__file__).parent / "records"

ENDS = {
    "all_barred": ([9, -11], [[0], [1]]),
    "first_game": ([14, 19], [[1], [0]]),
    "five_novice": ([-6, -6, -6, 0, 2], [[4], [3], [0, 1, 2]]),
    "four": ([18, 21, 15, 8], [[1], [0], [2], [3]]),
    "shared_victory": ([-14, -14], [[0, 1]]),
    "six": ([21, 26, 21, 24, 21, 21], [[1], [3], [5], [0, 2, 4]]),
    "six_town_hall": ([12, 17, 4, -5, -3, -11], [[1], [0], [2], [4], [3], [5]]),
    "solo": ([2], [[0]]),
    "solo_town_hall": ([-4], [[0]]),
    "three": ([-1, -1, -1], [[2], [0, 1]]),
    "three_town_hall": ([-2, 9, -8], [[1], [0], [2]]),
    "two": ([1, 0], [[0], [1]]),
}


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    match = rynek.read_record((RECORDS / f"{name}.rynek").read_text(encoding="utf-8"))

    assert match.state.over
    assert (match.state.scores(), GAME.ranking(match.state)) == ENDS[name]


@pytest.mark.rule("R9.7", "Q9")
def test_the_recorded_end_with_five_banks_leaves_empty_squares() -> None:
    match = rynek.read_record((RECORDS / "all_barred.rynek").read_text(encoding="utf-8"))
    last = [event.template.key for event in match.log[-1].events]

    assert last[-2:] == ["event-nobody-may-name", "event-town-completed"]
    assert (
        sum(square["building"] is None and square["cube"] is None for square in match.view(0)["seats"][0]["squares"])
        == 5
    )


def test_every_record_is_tried() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.rynek")) == sorted(ENDS)

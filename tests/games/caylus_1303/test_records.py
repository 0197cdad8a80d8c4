"""Recorded games: every number of players, both set-ups, an outright and a shared victory."""

from pathlib import Path

import pytest

import rynek

RECORDS = Path(__file__).parent / "records"

ENDS = {
    "two": ([22, 43], [[1], [0]]),
    "three": ([48, 66, 6], [[1], [0], [2]]),
    "four": ([67, 37, 33, 12], [[0], [1], [2], [3]]),
    "five": ([51, 34, 28, 30, 6], [[0], [1], [3], [2], [4]]),
    "first_game": ([61, 16, 71, 11], [[2], [0], [1], [3]]),
    "shared_victory": ([3, 10, 10], [[1, 2], [0]]),
}


@pytest.mark.rule("R3.2", "R9.2")
@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    match = rynek.read_record((RECORDS / f"{name}.rynek").read_text(encoding="utf-8"))

    assert match.state.over
    assert (match.state.scores(), match.game.ranking(match.state)) == ENDS[name]


def test_every_record_is_tried() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.rynek")) == sorted(ENDS)

"""Recorded games: every number of players, both set-ups, an outright victory and one by the tie-break."""

from pathlib import Path

import pytest

import rynek
from tests.games.tiletum.table import GAME

RECORDS = Path(__file__).parent / "records"

ENDS = {
    "two": ([167, 150], [[0], [1]]),
    "three": ([159, 58, 240], [[2], [0], [1]]),
    "four": ([144, 145, 138, 145], [[3], [1], [0], [2]]),
    "four_random_tiles": ([24, 128, 29, 26], [[1], [2], [3], [0]]),
    "tie": ([42, 42], [[0], [1]]),
}


def recorded(name: str) -> rynek.AnyMatch:
    """A recorded game, replayed."""
    return rynek.read_record((RECORDS / f"{name}.rynek").read_text(encoding="utf-8"))


@pytest.mark.rule("R14.1", "R14.2")
@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    match = recorded(name)

    assert match.state.over
    assert (match.state.scores(), GAME.ranking(match.state)) == ENDS[name]


def test_every_record_is_tried() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.rynek")) == sorted(ENDS)


def test_a_record_with_a_forged_draw_is_refused() -> None:
    text = (RECORDS / "two.rynek").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("* corruption"))
    forged = text.replace(line, "* corruption " + ("1" if line.endswith("2") else "2"), 1)

    with pytest.raises(rynek.BadRecord):
        rynek.read_record(forged)

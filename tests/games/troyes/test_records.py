"""Recorded games: every number of players, both ways the last round can end, an outright and a shared victory."""

from pathlib import Path

import pytest

import rynek
from rynek.games.troyes import GAME

RECORDS = Path(__file__).parent / "records"

ENDS = {
    "greedy_2": ([18, 21], [[1], [0]], "pass"),
    "greedy_3": ([23, 20, 12], [[0], [1], [2]], "pass"),
    "greedy_4": ([8, 6, 25, 25], [[2, 3], [0], [1]], "pass"),
    "all_passed_2": ([3, 0], [[0], [1]], "pass"),
    "last_die_3": ([7, 7, 7], [[0, 1, 2]], "last die"),
}


def replayed(name: str) -> rynek.AnyMatch:
    return rynek.read_record((RECORDS / f"{name}.rynek").read_text(encoding="utf-8"))


@pytest.mark.rule("R4.28", "R4.30", "R9.3", "Q18")
@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    match = replayed(name)
    scores, ranking, end = ENDS[name]

    assert match.state.over
    assert match.state.scores() == scores
    assert GAME.ranking(match.state) == ranking
    assert (match.log[-1].action.verb.name == "pass") == (end == "pass")


def test_every_record_is_tried() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.rynek")) == sorted(ENDS)


def test_a_forged_throw_is_refused() -> None:
    text = (RECORDS / "greedy_2.rynek").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("* roll"))
    faces = line.split()[2:]
    faces[0] = "1" if faces[0] != "1" else "2"

    with pytest.raises(rynek.BadRecord):
        rynek.read_record(text.replace(line, " ".join(["* roll", *faces]), 1))

"""Recorded games: every number of players, the ways the last round can end, an outright and a shared victory."""

from pathlib import Path

import pytest

import rynek
from rynek.core.chance import CHANCE
from rynek.games.troyes import GAME

RECORDS = Path(__file__).parent / "records"

ENDS = {
    "greedy_1": ([-16], [[0]], "le Roy"),
    "greedy_2": ([36, 32], [[0], [1]], "pass"),
    "greedy_3": ([27, 32, 25], [[1], [0], [2]], "pass"),
    "greedy_4": ([38, 32, 34, 32], [[0], [2], [1, 3]], "pass"),
    "bonus_2": ([37, 40], [[1], [0]], "pass"),
    "all_passed_2": ([7, 7], [[0, 1]], "pass"),
    "last_die_3": ([5, 15, 15], [[1, 2], [0]], "last die"),
}


def replayed(name: str) -> rynek.AnyMatch:
    return rynek.read_record((RECORDS / f"{name}.rynek").read_text(encoding="utf-8"))


@pytest.mark.rule("R4.28", "R4.30", "R9.3", "Q18", "S20")
@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    match = replayed(name)
    scores, ranking, end = ENDS[name]

    assert match.state.over
    assert match.state.scores() == scores
    assert GAME.ranking(match.state) == ranking
    last = match.log[-1]
    assert (last.action.verb.name == "pass", last.seat == CHANCE) == (end == "pass", end == "le Roy")


def test_every_record_is_tried() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.rynek")) == sorted(ENDS)


def test_a_forged_throw_is_refused() -> None:
    text = (RECORDS / "greedy_2.rynek").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("* roll"))
    faces = line.split()[2:]
    faces[0] = "1" if faces[0] != "1" else "2"

    with pytest.raises(rynek.BadRecord):
        rynek.read_record(text.replace(line, " ".join(["* roll", *faces]), 1))


def test_a_record_of_the_first_rules_is_refused_by_name_of_its_version() -> None:
    text = (RECORDS / "greedy_2.rynek").read_text(encoding="utf-8")
    assert "game troyes 2\n" in text

    with pytest.raises(rynek.BadRecord) as refused:
        rynek.read_record(text.replace("game troyes 2\n", "game troyes 1\n", 1))
    assert "1" in str(refused.value)
    assert "2" in str(refused.value)

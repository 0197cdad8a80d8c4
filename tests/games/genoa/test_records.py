"""Recorded games: every number of players, games of full length and games that Market starts have shortened."""

from pathlib import Path

import pytest

import rynek
from tests.games.genoa.table import GAME

RECORDS = Path(__file__).parent / "records"

ENDS = {
    "greedy_2": ([560, 610], [[1], [0]], 10),
    "greedy_3": ([520, 520, 560], [[2], [1], [0]], 10),
    "greedy_4": ([660, 490, 675, 595], [[2], [0], [3], [1]], 7),
    "greedy_5": ([465, 355, 440, 330, 470], [[4], [0], [2], [1], [3]], 4),
    "random_2": ([250, 250], [[1], [0]], 11),
    "random_5": ([155, 245, 95, 170, 205], [[1], [4], [3], [0], [2]], 5),
}
"""By record: the scores, the ranking, and the rounds played; 12, 10, 8 and 6 rounds are the most."""


@pytest.mark.rule("R3.2", "R9.2", "R9.3", "R13.4")
@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    match = rynek.read_record((RECORDS / f"{name}.rynek").read_text(encoding="utf-8"))
    scores, ranking, rounds = ENDS[name]
    told = [event.template.key for entry in match.log for event in entry.events]

    assert match.state.over
    assert match.state.scores() == scores
    assert GAME.ranking(match.state) == ranking
    assert told.count("event-turn-begins") == rounds * match.players  # everybody has had as many turns
    assert told.count("event-deal-made") > rounds


def test_every_record_is_tried() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.rynek")) == sorted(ENDS)


def test_a_forged_roll_is_refused() -> None:
    text = (RECORDS / "greedy_2.rynek").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("* dice"))
    forged = "* dice 1 1" if line != "* dice 1 1" else "* dice 1 2"

    with pytest.raises(rynek.BadRecord):
        rynek.read_record(text.replace(line, forged, 1))


def test_a_record_of_the_first_rules_is_refused_by_their_version() -> None:
    text = (RECORDS / "greedy_2.rynek").read_text(encoding="utf-8").replace("game genoa 2", "game genoa 1", 1)

    with pytest.raises(rynek.BadRecord, match="1"):
        rynek.read_record(text)

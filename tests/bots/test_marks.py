"""The marks of matches between bots, and whether they are kept."""

import json
from pathlib import Path

import pytest

from bench.bots import matches_of, read
from bench.bots_marks import mark_of
from rynek.bots import LEVELS


@pytest.mark.parametrize(
    ("match", "least"),
    [
        (("troyes", 2, "hard", "normal"), 0.75),
        (("troyes", 4, "hard", "normal"), 0.5),
        (("troyes", 2, "search-100", "greedy"), 0.85),
        (("troyes", 4, "search-100", "greedy"), 0.45),
        (("tiny_towns", 1, "search-100", "greedy"), 27),
        (("genoa", 3, "novice", "beginner"), 1 / 3),
    ],
)
def test_every_match_of_the_report_has_its_mark(match: tuple[str, int, str, str], least: float) -> None:
    mark = mark_of(*match)

    assert mark is not None
    assert mark.least == pytest.approx(least)
    assert mark.is_most == (match[3] == "beginner")


def test_other_matches_have_none() -> None:
    assert mark_of("troyes", 2, "master", "normal") is None
    assert mark_of("troyes", 2, "hard+builder", "hard") is None


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        ((0.90, 0.80, 0.95), "surely kept"),
        ((0.80, 0.70, 0.90), "kept"),
        ((0.70, 0.60, 0.80), "missed"),
        ((0.50, 0.40, 0.60), "surely missed"),
    ],
)
def test_a_mark_is_kept_from_its_share_on(found: tuple[float, float, float], verdict: str) -> None:
    mark = mark_of("caylus_1303", 2, "easy", "novice")

    assert mark is not None
    assert mark.verdict(*found) == verdict


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        ((0.30, 0.20, 0.40), "surely kept"),
        ((0.45, 0.30, 0.60), "kept"),
        ((0.50, 0.40, 0.60), "missed"),
        ((0.80, 0.70, 0.90), "surely missed"),
    ],
)
def test_the_lowest_level_must_not_win_half_against_a_beginner(found: tuple[float, float, float], verdict: str) -> None:
    mark = mark_of("caylus_1303", 2, "novice", "beginner")

    assert mark is not None
    assert mark.verdict(*found) == verdict


def test_each_level_meets_the_one_below_and_the_lowest_a_beginner() -> None:
    found = list(matches_of("levels", "troyes", 4, ""))

    assert [match[2] for match in found] == list(LEVELS)
    assert [match[3] for match in found] == ["beginner", *list(LEVELS)[:-1]]
    assert {match[1] for match in found} == {4}


def test_a_game_that_is_in_two_files_counts_once(tmp_path: Path) -> None:
    match = {"game": "troyes", "players": 2, "strong": "hard", "weak": "normal"}
    files = [tmp_path / "one", tmp_path / "two", tmp_path / "missing"]
    files[0].write_text("".join(json.dumps({**match, "number": number}) + "\n" for number in (0, 1)))
    files[1].write_text("".join(json.dumps({**match, "number": number}) + "\n" for number in (1, 2)))

    assert [line["number"] for line in read(files)] == [0, 1, 2]

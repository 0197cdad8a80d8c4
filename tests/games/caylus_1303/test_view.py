"""What is seen and what is hidden (chapter 12)."""

import json
from random import Random
from typing import Any

import pytest

import rynek
from rynek.games.caylus_1303 import GAME
from rynek.games.caylus_1303.state import CaylusState
from tests.games.caylus_1303.table import table

SCORED: dict[str, Any] = {
    "A": {"points": {"bundles": 10}},
    "B": {"points": {"effects": 4}},
    "C": {"points": {"placements": 3}},
}


@pytest.mark.rule("R12.1", "R2.12")
def test_everything_on_the_table_is_public() -> None:
    state = table(
        houses={"wood_farm": "B"}, workers={"wood_farm": ["A"]}, construction_site=["C"], B={"characters": ["thief"]}
    )
    mine, others = state.view(0), state.view(None)
    for view in (mine, others):
        for row in view["seats"]:
            row["prestige"] = None
        view["seat"] = None

    assert mine == others
    assert mine["road"][9] == {
        "building": "wood_farm",
        "tile": "wood_farm",
        "side": "build",
        "owner": "B",
        "workers": ["A"],
    }
    assert mine["seats"][1]["characters"] == ["thief"]
    assert mine["construction_site"] == {"workers": ["C"], "buildings": ["base_market_2", "covered_market", "jeweler"]}


@pytest.mark.rule("R12.2", "R2.12")
def test_prestige_of_others_is_hidden_until_the_end() -> None:
    state = table(**SCORED)

    assert [row["prestige"] for row in state.view(1)["seats"]] == [None, 4, None]
    assert [row["prestige"] for row in state.view(None)["seats"]] == [None, None, None]
    ended = table(**SCORED, round=9, steps=["Management"])
    assert [row["prestige"] for row in ended.view(1)["seats"]] == [10, 4, 3]


@pytest.mark.rule("R12.2")
def test_open_scores_show_all() -> None:
    state = table(**SCORED, options={"open_scores": True})

    assert [row["prestige"] for row in state.view(None)["seats"]] == [10, 4, 3]


@pytest.mark.rule("R12.2")
def test_who_has_listened_knows_the_prestige_that_lies_face_down() -> None:
    state = table(**SCORED)

    assert state.view(1)["known"] == {"prestige": {"A": {"bundles": 10}, "B": {"effects": 4}, "C": {"placements": 3}}}
    assert state.view(None)["known"] == state.view(1)["known"]
    assert GAME.guess(state, 1, Random(3)).scores() == [10, 4, 3]


@pytest.mark.rule("R12.2")
def test_the_lines_of_a_score_are_their_owners_secret_until_the_end() -> None:
    state = table(**SCORED)
    ended = table(**SCORED, round=9, steps=["Management"])
    shown = table(**SCORED, options={"open_scores": True})

    assert [GAME.seen_breakdown(state, seat, 1) is None for seat in range(3)] == [True, False, True]
    assert [GAME.seen_breakdown(state, seat, None) for seat in range(3)] == [None, None, None]
    for open_to_all in (ended, shown):
        lines = [GAME.seen_breakdown(open_to_all, seat, None) or [] for seat in range(3)]
        assert [sum(line.points for line in own) for own in lines] == [10, 4, 3]


@pytest.mark.rule("R12.3")
def test_chance_answers_only_in_set_up() -> None:
    match = rynek.Match(GAME, 4, seed=11)
    chooser = Random(11)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, chooser.choice(match.state.legal(seat)))
    chance = [place for place, entry in enumerate(match.log) if entry.seat < 0]

    assert chance == [0, 1, 2, 3, 4]
    assert isinstance(match.state, CaylusState)
    assert json.dumps(match.view(None))

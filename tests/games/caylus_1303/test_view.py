"""What is seen and what is hidden (chapter 12)."""

import json
from random import Random
from typing import Any

import pytest

import rynek
from rynek.games.caylus_1303 import GAME
from rynek.games.caylus_1303.state import Caylus
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
def test_two_tables_that_look_the_same_give_the_same_guesses() -> None:
    one = table(**SCORED)
    other = table(A={"points": {"bundles": 50}}, B=SCORED["B"], C={})

    assert one.view(1) == other.view(1)
    assert GAME.dump(GAME.guess(one, 1, Random(3))) == GAME.dump(GAME.guess(other, 1, Random(3)))
    assert GAME.guess(one, 1, Random(3)).scores()[1] == 4
    kept = GAME.guess(table(**SCORED, options={"open_scores": True}), 1, Random(3))
    assert kept.scores() == [10, 4, 3]


@pytest.mark.rule("R12.3")
def test_chance_answers_only_in_set_up() -> None:
    match = rynek.Match(GAME, 4, seed=11)
    chooser = Random(11)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, chooser.choice(match.state.legal(seat)))
    chance = [place for place, entry in enumerate(match.log) if entry.seat < 0]

    assert chance == [0, 1, 2, 3, 4]
    assert isinstance(match.state, Caylus)
    assert json.dumps(match.view(None))


@pytest.mark.rule("R12.2")
@pytest.mark.parametrize("round_", range(1, 10))
def test_guesses_of_hidden_prestige_differ_so_that_none_passes_for_knowledge(round_: int) -> None:
    state = table(5, round=round_)
    one, other = (GAME.guess(state, 0, Random(seed)) for seed in (1, 2))

    assert one.scores()[0] == other.scores()[0] == 0
    assert all(_lines(one, seat) != _lines(other, seat) for seat in range(1, 5))


def _lines(state: rynek.State, seat: int) -> list[int]:
    return [line.points for line in GAME.breakdown(state, seat)]

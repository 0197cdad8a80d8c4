"""Rounds and the end of the game (chapters 3 and 9)."""

import pytest

from rynek.games.caylus_1303 import GAME
from rynek.games.caylus_1303.course import phase_of
from tests.games.caylus_1303.table import DELIVERY, MANAGEMENT, goods, play, prestige, table, told


@pytest.mark.rule("R3.1")
def test_the_four_phases_follow_each_other() -> None:
    rich = {"pool": 2, "goods": {"food": 1, "wood": 1, "stone": 2, "gold": 1}}
    state = table(2, houses={"base_farm_1": "A"}, residences=["base_farm_1"], A=rich, B={"pool": 0})
    phases = []
    for move in ("A site", "B pass", "A pass", "A provost 0", "A done", "A monument granary"):
        phases.append(phase_of(state))
        play(state, move)

    assert phases == ["planning", "planning", "planning", "activation", "delivery", "management"]
    assert (state.round, phase_of(state)) == (2, "planning")


@pytest.mark.rule("R8.6")
def test_the_next_round_begins_with_the_holder_of_the_tile() -> None:
    state = table(3, first="C", steps=MANAGEMENT)

    assert state.round == 2
    assert state.to_act == (2,)


@pytest.mark.rule("R3.2", "R9.1", "Q20")
def test_after_round_nine_the_game_ends_and_gold_counts_two() -> None:
    house = {"base_farm_1": "A"}
    rich = {"goods": {"gold": 3, "stone": 1}}
    state = table(2, round=9, houses=house, residences=["base_farm_1"], steps=MANAGEMENT, A=rich)
    play(state, "A monument granary")

    assert state.over
    assert told(state)[-1] == "game-ends"
    assert state.revealed == 1
    assert prestige(state) == [7, 0]
    assert goods(state, "A") == {"gold": 2, "food": 1}  # the last recruitment is played too
    assert state.scores() == [7 + 2 * 2, 0]


@pytest.mark.rule("R9.1")
def test_other_belongings_are_worth_nothing() -> None:
    rich = {"goods": {"food": 9, "wood": 9, "stone": 9, "cloth": 9}, "pool": 9, "characters": ["thief", "steward"]}
    state = table(2, round=9, steps=DELIVERY, A=rich)

    assert state.scores() == [0, 0]


@pytest.mark.rule("R9.2")
def test_tied_players_share_the_victory() -> None:
    tied = {"points": {"bundles": 10}}
    state = table(3, round=9, steps=DELIVERY, A=tied, B={"points": {"effects": 8}, "goods": {"gold": 1}}, C={})

    assert GAME.ranking(state) == [[0, 1], [2]]

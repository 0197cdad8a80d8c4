"""Monuments (R8.2, R8.3, R11.8, Q12)."""

from typing import Any

import pytest

from rynek.games.caylus_1303.buildings import BUILDING
from tests.games.caylus_1303.table import MANAGEMENT, goods, options, play, prestige, refusal, table

HOME: dict[str, Any] = {"houses": {"base_farm_1": "A"}, "residences": ["base_farm_1"]}


@pytest.mark.rule("R11.8", "R8.2")
@pytest.mark.parametrize(
    ("monument", "cost", "points"),
    [
        ("garden", {"gold": 1, "wood": 1}, 4),
        ("factory", {"gold": 1, "cloth": 1}, 5),
        ("granary", {"gold": 1, "stone": 1}, 7),
        ("statue", {"gold": 1, "stone": 2}, 7),
        ("cathedral", {"gold": 3, "stone": 3}, 15),
        ("mansion", {"gold": 5, "stone": 5}, 20),
    ],
)
def test_costs_and_points(monument: str, cost: dict[str, int], points: int) -> None:
    state = table(**HOME, round=9, steps=MANAGEMENT, A={"goods": cost})
    play(state, f"A monument {monument}")

    assert prestige(state)[0] == points
    assert sum(goods(state, "A").values()) == {"factory": 1, "granary": 1}.get(monument, 0)
    assert BUILDING.word(state.face[1]) == monument
    assert state.house[1] == 0


@pytest.mark.rule("R8.2")
def test_residences_are_offered_in_road_order_to_their_owners_each_once() -> None:
    houses = {"base_farm_1": "B", "base_sawmill": "A", "base_quarry": "B"}
    rich = {"goods": {"gold": 2, "wood": 1, "stone": 1}}
    state = table(houses=houses, steps=MANAGEMENT, A=rich, B={"goods": {"gold": 2, "wood": 1, "stone": 1}})

    assert options(state)[0] == "B"
    play(state, "B decline")
    assert options(state)[0] == "A"
    play(state, "A monument garden")
    assert options(state) == ["B", "decline", "monument granary"]
    play(state, "B monument granary")
    assert state.round == 2


@pytest.mark.rule("R8.2")
def test_one_player_may_build_several_monuments_in_a_round() -> None:
    houses = {"base_farm_1": "A", "base_sawmill": "A"}
    state = table(houses=houses, steps=MANAGEMENT, A={"goods": {"gold": 2, "wood": 1, "cloth": 1}})
    play(state, "A monument garden", "A monument factory")

    assert prestige(state)[0] == 9


@pytest.mark.rule("R8.2", "R1.5")
def test_refused_monuments_say_why() -> None:
    houses = {"base_farm_1": "A", "base_sawmill": "B"}
    state = table(
        houses=houses, monuments={"base_sawmill": "statue"}, steps=MANAGEMENT, A={"goods": {"gold": 1, "stone": 2}}
    )

    assert refusal(state, "A monument statue") == "monument-gone R1.5"
    assert refusal(state, "A monument mansion") == "monument-too-dear R8.2"
    assert refusal(state, "A monument tailor") == "no-monument R8.2"


@pytest.mark.rule("R8.2")
def test_who_can_afford_none_is_not_asked() -> None:
    state = table(**HOME, steps=MANAGEMENT, A={"goods": {"gold": 1}})

    assert state.round == 2


@pytest.mark.rule("Q12", "R1.3")
def test_monuments_need_no_house_in_stock() -> None:
    wooden = ["wood_farm", "wood_sawmill", "wood_quarry", "wood_market", "manor", "tailor", "stonemason", "foundry"]
    houses = dict.fromkeys(["base_farm_1", *wooden], "A")
    state = table(houses=houses, steps=MANAGEMENT, A={"goods": {"gold": 1, "wood": 1}})

    assert state.houses_left(0) == 0
    play(state, "A monument garden")
    assert BUILDING.word(state.face[1]) == "garden"


@pytest.mark.rule("R8.3", "Q9")
def test_the_theatres_favour_comes_before_the_next_residence_and_works_at_once() -> None:
    houses = {"base_farm_1": "A", "base_sawmill": "B"}
    theatre = {"goods": {"gold": 3, "wood": 4}}
    state = table(
        houses=houses, steps=MANAGEMENT, A=theatre, B={"goods": {"gold": 1, "wood": 1}, "characters": ["day_laborer"]}
    )
    play(state, "A monument theatre")

    assert prestige(state)[0] == 12
    assert options(state) == ["A", "favour base_market_2", "steal day_laborer"]
    play(state, "A steal day_laborer")
    assert options(state)[0] == "B"
    play(state, "B decline")
    assert state.pool == [6 + 3 + 1, 6 + 3 + 1, 6 + 3]  # Day Laborer for A, a residence for B


@pytest.mark.rule("R10.7")
def test_the_architect_counts_for_monuments_too() -> None:
    state = table(**HOME, steps=MANAGEMENT, A={"goods": {"gold": 1, "wood": 1}, "characters": ["architect"]})
    play(state, "A monument garden")

    assert prestige(state)[0] == 5

"""Building with Carpenter and Stonemason (R5.6, R11.3, R11.4, R10.7)."""

from typing import Any

import pytest

from rynek.games.caylus_1303.buildings import BUILDING
from tests.games.caylus_1303.table import goods, options, play, prestige, refusal, table, told

WOODEN = ["wood_farm", "wood_sawmill", "wood_quarry", "wood_market", "manor", "tailor", "stonemason"]
STONY = ["stone_farm", "stone_sawmill", "stone_quarry", "stone_guild", "foundry", "alchemist", "church"]


def using(building: str, side: str = "start") -> list[Any]:
    return [{"step": "UseBuilding", "seat": "A", "building": building, "side": side}, "Delivery"]


@pytest.mark.rule("R5.6", "R1.5")
@pytest.mark.parametrize("carpenter", ["printed_carpenter", "base_carpenter"])
def test_a_carpenter_builds_one_wood_building_on_the_first_empty_space(carpenter: str) -> None:
    state = table(houses={"wood_farm": "B"}, steps=using(carpenter), A={"goods": {"wood": 2, "food": 1}})

    assert options(state) == [
        "A",
        "build wood_sawmill -",
        "build wood_quarry -",
        "build wood_market -",
        "build tailor food",
        "build tailor wood",
        "build stonemason food",
        "build stonemason wood",
        "decline",
    ]
    play(state, "A build wood_sawmill -")
    assert BUILDING.word(state.road[11]) == "wood_sawmill"
    assert state.house[11] == 0
    assert state.houses_left(0) == 8
    assert goods(state, "A") == {"wood": 1}
    assert prestige(state) == [2, 2, 0]
    assert not state.is_beside(state.road[11])


@pytest.mark.rule("R5.6")
def test_an_occupied_space_is_skipped() -> None:
    houses = {"wood_farm": "B", "wood_sawmill": "B", "wood_quarry": "B", "wood_market": "B"}
    state = table(houses=houses, steps=using("base_carpenter"), A={"goods": {"wood": 1, "cloth": 1}})
    play(state, "A build manor -")

    assert BUILDING.word(state.road[15]) == "manor"


@pytest.mark.rule("R1.3", "R5.6", "Q11")
def test_no_house_or_no_space_no_building() -> None:
    nine = dict.fromkeys([*WOODEN, *STONY[:2]], "A")
    full = {tile: "BC"[place % 2] for place, tile in enumerate([*WOODEN, *STONY[:6]])}
    no_house = table(houses=nine, steps=using("stonemason", "build"), A={"goods": {"stone": 3, "wood": 3}})
    no_space = table(houses=full, steps=using("stonemason", "build"), A={"goods": {"stone": 3, "cloth": 3}})

    assert options(no_house) == ["A", "decline"]
    assert refusal(no_house, "A build foundry -") == "no-house R1.3"
    assert options(no_space) == ["A", "decline"]
    assert refusal(no_space, "A build church -") == "no-space R5.6"


@pytest.mark.rule("R5.6", "R1.5")
def test_refused_buildings_say_why() -> None:
    state = table(houses={"wood_farm": "B"}, steps=using("base_carpenter"), A={"goods": {"wood": 1, "food": 1}})

    assert refusal(state, "A build foundry -") == "not-wooden R5.6"
    assert refusal(table(steps=using("stonemason", "build")), "A build manor -") == "not-stony R11.3"
    assert refusal(state, "A build wood_farm -") == "not-beside R1.5"
    assert refusal(state, "A build covered_market food") == "not-beside R1.5"
    assert refusal(state, "A build manor -") == "cannot-pay R5.3"
    assert refusal(state, "A build tailor -") == "choice-wanted R5.6"
    assert refusal(state, "A build wood_quarry food") == "no-choice-wanted R5.6"
    assert refusal(state, "A house base_farm_1") == "not-its-effect R5.1"


@pytest.mark.rule("R11.3", "R11.5")
@pytest.mark.parametrize(
    ("move", "cost", "points"),
    [
        ("stone_farm -", {"stone": 1, "food": 1}, 3),
        ("stone_sawmill -", {"stone": 1, "food": 1}, 3),
        ("stone_quarry -", {"stone": 1, "food": 1}, 3),
        ("stone_guild stone", {"stone": 2}, 4),
        ("foundry -", {"stone": 1, "wood": 1}, 5),
        ("alchemist -", {"stone": 1, "wood": 1}, 5),
        ("church -", {"stone": 1, "cloth": 1}, 5),
    ],
)
def test_the_stonemason_builds_stone_buildings(move: str, cost: dict[str, int], points: int) -> None:
    state = table(steps=using("stonemason", "build"), A={"goods": {"food": 2, "wood": 2, "stone": 2, "cloth": 2}})
    play(state, f"A build {move}")

    assert {kind: 2 - goods(state, "A").get(kind, 0) for kind in cost} == cost
    assert sum(goods(state, "A").values()) == 6
    assert prestige(state)[0] == points
    assert BUILDING.word(state.road[10]) == move.split(maxsplit=1)[0]


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(
    ("move", "cost", "points"),
    [
        ("wood_farm -", {"wood": 1, "food": 1}, 2),
        ("wood_sawmill -", {"wood": 1, "food": 1}, 2),
        ("wood_quarry -", {"wood": 1, "food": 1}, 2),
        ("wood_market -", {"wood": 1, "food": 1}, 3),
        ("manor -", {"wood": 1, "cloth": 1}, 4),
        ("tailor wood", {"wood": 2}, 4),
        ("stonemason cloth", {"wood": 1, "cloth": 1}, 4),
    ],
)
def test_costs_and_points_of_wood_buildings(move: str, cost: dict[str, int], points: int) -> None:
    state = table(steps=using("base_carpenter"), A={"goods": {"food": 2, "wood": 2, "stone": 2, "cloth": 2}})
    play(state, f"A build {move}")

    assert {kind: 2 - goods(state, "A").get(kind, 0) for kind in cost} == cost
    assert prestige(state)[0] == points


@pytest.mark.rule("R11.4", "Q18")
def test_the_stonemasons_start_side_waives_the_fixed_stone_only() -> None:
    state = table(steps=using("stonemason"), A={"goods": {"food": 1, "stone": 1}})

    assert options(state)[1:-1] == [
        "build stone_farm -",
        "build stone_sawmill -",
        "build stone_quarry -",
        "build stone_guild food",
        "build stone_guild stone",
    ]
    play(state, "A build stone_guild stone")
    assert goods(state, "A") == {"food": 1}


@pytest.mark.rule("Q18")
def test_without_the_other_resource_the_start_side_builds_nothing() -> None:
    state = table(steps=using("stonemason"), A={"goods": {"gold": 1}})

    assert options(state) == ["A", "decline"]
    assert refusal(state, "A build stone_guild stone") == "cannot-pay R5.3"


@pytest.mark.rule("R10.7")
def test_the_architect_gains_one_point_more() -> None:
    state = table(steps=using("base_carpenter"), A={"goods": {"wood": 1, "food": 1}, "characters": ["architect"]})
    play(state, "A build wood_farm -")

    assert prestige(state)[0] == 3
    assert told(state).count("scored") == 2

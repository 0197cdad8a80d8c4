"""The Lawyer and residences (R5.5, R8.1, Q13, Q24)."""

from typing import Any

import pytest

from rynek.games.caylus_1303.buildings import BUILDING, RESIDENCE
from tests.games.caylus_1303.table import MANAGEMENT, ROAD, goods, options, play, prestige, refusal, table

LAWYER: list[Any] = [{"step": "UseBuilding", "seat": "A", "building": "lawyer", "side": "start"}, "Delivery"]


@pytest.mark.rule("R5.5", "Q13")
def test_the_lawyer_puts_a_house_above_a_base_building_for_cloth() -> None:
    state = table(
        houses={"base_farm_2": "B"},
        workers={"base_quarry": ["B"]},
        used=[],
        steps=LAWYER + MANAGEMENT,
        A={"goods": {"cloth": 1}},
        provost=0,
    )
    targets = [option.split()[1] for option in options(state)[2:]]

    assert sorted(targets) == sorted(
        [
            "base_farm_1",
            "base_sawmill",
            "base_quarry",
            "base_market_1",
            "base_carpenter",
            "base_guild_any",
            "base_guild_stone",
        ]
    )
    play(state, "A house base_quarry")
    assert goods(state, "A") == {}


@pytest.mark.rule("Q13")
def test_refused_houses_say_why() -> None:
    rich = {"goods": {"cloth": 1}}
    state = table(houses={"base_farm_2": "B"}, steps=LAWYER, A=rich)

    assert refusal(state, "A house base_farm_2") == "house-there Q13"
    residence = table(houses={"base_farm_2": "B"}, residences=["base_farm_2"], steps=LAWYER, A=rich)
    assert refusal(residence, "A house base_farm_2") == "house-there Q13"
    assert refusal(state, "A house base_market_2") == "not-base Q13"
    assert refusal(state, "A house spinning_mill") == "not-base Q13"
    assert refusal(state, "A house toll") == "not-base Q13"
    assert refusal(table(steps=LAWYER, A={"goods": {}}), "A house base_farm_1") == "no-cloth R5.5"
    wooden = [
        "wood_farm",
        "wood_sawmill",
        "wood_quarry",
        "wood_market",
        "manor",
        "tailor",
        "stonemason",
        "foundry",
        "church",
    ]
    poor = table(houses=dict.fromkeys(wooden, "A"), steps=LAWYER, A=rich)
    assert refusal(poor, "A house base_farm_1") == "no-house-left R1.3"


@pytest.mark.rule("R5.5", "Q13", "Q24")
def test_the_building_still_works_this_round_and_gives_no_owners_point() -> None:
    state = table(
        houses={"base_farm_1": "B"}, workers={"base_farm_1": ["A"]}, steps=ROAD, A={"goods": {}}, B={"goods": {}}
    )
    play(state, "A use 1")

    assert goods(state, "A") == {"food": 1}
    assert goods(state, "B") == {}
    assert prestige(state) == [0, 0, 0]


@pytest.mark.rule("R8.1")
def test_base_buildings_with_a_house_become_residences() -> None:
    state = table(houses={"base_farm_1": "B", "wood_farm": "A"}, steps=MANAGEMENT)

    assert state.face[1] == RESIDENCE
    assert BUILDING.word(state.road[1]) == "base_farm_1"
    assert state.house[1] == 1
    assert BUILDING.word(state.face[10]) == "wood_farm"
    assert state.pool[1] == 6 + 3 + 1

"""The worked examples of the rules page."""

from typing import Any

import pytest

from rynek.games.caylus_1303.buildings import BUILDING
from tests.games.caylus_1303.table import DELIVERY, MANAGEMENT, ROAD, goods, options, play, prestige, refusal, table

BARE: dict[str, Any] = {"goods": {}, "pool": 0}


@pytest.mark.rule("E1")
def test_passing() -> None:
    # A blue, B black, C green, D red
    state = table(4)
    play(state, "A pass", "B pass", "C site", "D pass", "C place toll", "C pass")

    assert state.first == 0
    assert state.pool[2] == 6 - 4
    assert state.bridge == [0, 1, 3, 2]


@pytest.mark.rule("E2")
def test_the_carpenter() -> None:
    steps = [{"step": "Walk", "place": "printed_carpenter"}, "Bridge", "Delivery"]
    state = table(workers={"printed_carpenter": ["A"]}, steps=steps, A={"goods": {"wood": 1, "food": 1}})
    play(state, "A build wood_farm -")

    assert goods(state, "A") == {}
    assert state.houses_left(0) == 8
    assert (BUILDING.word(state.road[10]), state.house[10]) == ("wood_farm", 0)
    assert prestige(state)[0] == 2


@pytest.mark.rule("E3")
def test_the_guilds_bridge() -> None:
    # A blue, B black, C red, D green; green on space p - 1 (7), red on space p (8)
    workers = {"base_guild_any": ["D"], "base_guild_stone": ["C"]}
    steps = ["Bridge", *ROAD]
    state = table(4, bridge=["A", "B", "C", "D"], workers=workers, steps=steps)
    play(state, "A provost 0", "B provost -2", "C provost 2", "D provost -1")

    assert state.provost == 7
    assert state.pool == [6, 4, 4, 5]
    assert options(state)[0] == "D"
    play(state, "D spend food")
    assert state.over
    assert goods(state, "C")["stone"] == 1
    assert state.camp(2) == 15 - 4


@pytest.mark.rule("E4")
def test_activation_up_to_the_provost() -> None:
    # A red, B yellow, C green
    houses = {"wood_market": "C", "wood_quarry": "C", "wood_farm": "C", "wood_sawmill": "C"}
    workers = {"wood_market": ["A"], "wood_quarry": ["B"], "wood_farm": ["A"], "wood_sawmill": ["C"]}
    state = table(houses=houses, workers=workers, provost=11, steps=ROAD, A=BARE, B=BARE, C=BARE)
    play(state, "A gain cloth", "B use 1")

    assert state.over
    assert [goods(state, letter) for letter in "ABC"] == [{"cloth": 1}, {"stone": 2}, {}]
    assert [state.camp(seat) for seat in range(3)] == [15, 15, 15]


@pytest.mark.rule("E5")
@pytest.mark.parametrize(("green", "favour"), [(2, 1), (1, 0)])
def test_delivery(green: int, favour: int) -> None:
    red, two = {"goods": {"food": 1, "wood": 1, "stone": 1}}, {"goods": {"food": 2, "wood": 2, "stone": 2}}
    state = table(construction_site=["A", "B"], steps=DELIVERY, A=red, B=two)
    play(state, "A deliver food wood stone", *["B deliver food wood stone"] * green)
    if green == 1:
        play(state, "B done")

    assert prestige(state)[:2] == [5, 5 * green]
    assert state.to_act == (favour,)


@pytest.mark.rule("E6")
def test_recruitment() -> None:
    # A green, B black, C red, D blue
    houses = {"base_farm_1": "B", "base_farm_2": "B", "base_sawmill": "C", "base_quarry": "D"}
    monuments = {"base_sawmill": "garden", "base_quarry": "factory"}
    residences = ["base_farm_1", "base_farm_2"]
    state = table(4, houses=houses, residences=residences, monuments=monuments, steps=MANAGEMENT, D={"goods": {}})

    assert [pool - 6 for pool in state.pool] == [3, 5, 5, 3]
    assert goods(state, "D") == {"cloth": 1}


@pytest.mark.rule("E7")
@pytest.mark.parametrize(
    ("built", "provost"),
    [
        (["wood_quarry", "stonemason"], 10),
        (["wood_quarry", "stonemason", "manor", "wood_sawmill"], 13),
        (["wood_quarry", "stonemason", "manor", "wood_sawmill", "alchemist"], 14),
    ],
)
def test_the_provost_at_the_end_of_a_round(built: list[str], provost: int) -> None:
    state = table(houses=dict.fromkeys(built, "A"), provost=2, steps=MANAGEMENT)

    assert state.provost == provost


@pytest.mark.rule("E8")
def test_the_stone_farm() -> None:
    # A red, B blue
    planning = table(houses={"stone_farm": "B"})
    play(planning, "A place stone_farm")
    assert prestige(planning)[1] == 3 + 1

    state = table(houses={"stone_farm": "B"}, provost=10, workers={"stone_farm": ["A"]}, steps=ROAD, A=BARE, B=BARE)
    play(state, "A use 1")
    assert goods(state, "A") == {"food": 2, "cloth": 1}
    assert goods(state, "B") == {"food": 1}

    own = table(houses={"stone_farm": "B"}, provost=10, workers={"stone_farm": ["B"]}, steps=ROAD, B=BARE)
    play(own, "B use 1")
    assert goods(own, "B") == {"food": 2, "cloth": 1}


@pytest.mark.rule("E9")
@pytest.mark.parametrize(("second", "stone"), [("C", 1), ("B", 2)])
def test_the_journeyman_on_a_production_building(second: str, stone: int) -> None:
    parts: dict[str, Any] = {"houses": {"stone_quarry": "B"}, "provost": 10, "used": ["journeyman"]}
    state = table(workers={"stone_quarry": ["A", second]}, steps=ROAD, **parts, A=BARE, B=BARE, C=BARE)
    play(state, "A use 1", f"{second} use 1")

    assert goods(state, "A") == {"stone": 2, "cloth": 1}
    assert goods(state, "B")["stone"] == stone


@pytest.mark.rule("E10")
def test_the_chamberlain() -> None:
    seat = {"goods": {"food": 2, "wood": 3, "stone": 1, "cloth": 2, "gold": 1}}
    bundles = {"deliver wood wood wood", "deliver food food stone", "deliver cloth cloth gold"}
    state = table(construction_site=["A"], steps=DELIVERY, A={**seat, "characters": ["chamberlain"]})
    assert bundles <= set(options(state))

    plain = table(construction_site=["A"], steps=DELIVERY, A=seat)
    assert bundles.isdisjoint(options(plain))


@pytest.mark.rule("E11")
def test_the_mixed_cost_icon() -> None:
    steps = [{"step": "UseBuilding", "seat": "A", "building": "base_carpenter", "side": "start"}, "Delivery"]
    rich = {"goods": {"food": 1, "wood": 2, "stone": 1, "cloth": 1, "gold": 1}}
    state = table(steps=steps, A=rich)
    ways = [option for option in options(state) if option.startswith("build tailor")]

    assert ways == [f"build tailor {kind}" for kind in ("food", "wood", "stone", "cloth")]


@pytest.mark.rule("E12")
def test_the_theatre() -> None:
    houses = {"base_farm_1": "A"}
    state = table(houses=houses, residences=["base_farm_1"], steps=MANAGEMENT, A={"goods": {"gold": 3, "wood": 4}})
    play(state, "A monument theatre")

    assert prestige(state)[0] == 12
    assert type(state.stack[-1]).__name__ == "Favour"


@pytest.mark.rule("E13")
def test_the_early_riser_as_first_player() -> None:
    state = table(A={"pool": 3, "characters": ["early_riser"]})
    play(state, "A place base_farm_1", "A place base_sawmill")

    assert state.pool[0] == 0
    assert state.camp(0) == 13
    assert state.to_act == (1,)


@pytest.mark.rule("E14")
def test_bundles() -> None:
    rich = {"goods": dict.fromkeys(("food", "wood", "stone", "cloth", "gold"), 3)}
    state = table(construction_site=["A"], steps=DELIVERY, A=rich)

    for bundle in ("stone wood food", "cloth stone food", "gold stone food"):
        play(state.copy(), f"A deliver {bundle}")
    for no_bundle in ("food food stone", "wood stone cloth", "wood wood food"):
        assert refusal(state, f"A deliver {no_bundle}") == "no-bundle R6.3"

"""Effects of buildings, every tile and side (chapter 11)."""

import pytest

from rynek.games.caylus_1303.buildings import BUILDING
from tests.games.caylus_1303.table import goods, options, play, prestige, refusal, table

RICH = {"goods": {"food": 3, "wood": 3, "stone": 3, "cloth": 3, "gold": 3}, "pool": 5}
START_GOODS = {"food": 3, "wood": 3, "stone": 3, "cloth": 3, "gold": 3}


def using(building: str, side: str, **seat: object) -> list[object]:
    return [{"step": "UseBuilding", "seat": "A", "building": building, "side": side}, "Delivery"]


def change(building: str, side: str, move: str) -> dict[str, int]:
    """What a move with a building changes: resources, workers in the pool, points."""
    state = table(steps=using(building, side), A=RICH)
    points = prestige(state)[0]
    play(state, f"A {move}")
    now = {**dict.fromkeys(START_GOODS, 0), **goods(state, "A")}
    changed = {kind: now[kind] - 3 for kind in START_GOODS}
    changed["workers"] = state.pool[0] - 5
    changed["points"] = prestige(state)[0] - points
    return {key: value for key, value in changed.items() if value}


@pytest.mark.rule("R11.1", "Q15")
@pytest.mark.parametrize(
    ("building", "move", "changed"),
    [
        ("base_farm_1", "use 1", {"food": 1}),
        ("base_farm_2", "use 1", {"food": 1}),
        ("base_sawmill", "use 1", {"wood": 1}),
        ("base_quarry", "use 1", {"stone": 1}),
        ("base_market_1", "gain cloth", {"cloth": 1, "workers": -1}),
        ("base_market_2", "gain food", {"food": 1, "workers": -1}),
        ("base_guild_any", "spend cloth", {"cloth": -1, "workers": 3}),
        ("base_guild_stone", "use 1", {"stone": -1, "workers": 4}),
    ],
)
def test_base_buildings(building: str, move: str, changed: dict[str, int]) -> None:
    assert change(building, "start", move) == changed


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(
    ("building", "move", "build_side", "start_side"),
    [
        ("wood_farm", "use 1", {"food": 2}, {"food": 1, "points": 1}),
        ("wood_sawmill", "use 1", {"wood": 2}, {"wood": 1, "points": 1}),
        ("wood_quarry", "use 1", {"stone": 2}, {"stone": 1, "points": 1}),
        ("spinning_mill", "use 1", {"cloth": 2}, {"cloth": 1, "points": 1}),
        ("wood_market", "gain stone", {"stone": 1}, {"stone": 1}),
        ("covered_market", "use 1", {"workers": 3}, {"workers": 2, "points": 1}),
        ("tailor", "use 1", {"cloth": -1, "points": 4}, {"cloth": -1, "points": 4}),
        ("tailor", "use 2", {"cloth": -2, "points": 6}, {"cloth": -2, "points": 6}),
    ],
)
def test_wood_buildings(building: str, move: str, build_side: dict[str, int], start_side: dict[str, int]) -> None:
    assert change(building, "build", move) == build_side
    assert change(building, "start", move) == start_side


@pytest.mark.rule("R11.2", "Q16")
def test_the_manor_gives_two_points_on_its_start_side() -> None:
    assert change("manor", "start", "use 1") == {"points": 2}


@pytest.mark.rule("R11.5", "Q17")
@pytest.mark.parametrize(
    ("building", "move", "build_side", "start_side"),
    [
        ("stone_farm", "use 1", {"food": 2, "cloth": 1}, {"food": 1, "cloth": 1}),
        ("stone_sawmill", "use 1", {"wood": 2, "cloth": 1}, {"wood": 1, "cloth": 1}),
        ("stone_quarry", "use 1", {"stone": 2, "cloth": 1}, {"stone": 1, "cloth": 1}),
        ("gold_mine", "use 1", {"gold": 1}, {"gold": 1}),
        ("stone_guild", "spend wood", {"wood": -1, "workers": 5}, {"wood": -1, "workers": 5}),
        ("foundry", "use 1", {"workers": -1, "gold": 1}, {"workers": -1, "gold": 1}),
        ("foundry", "use 2", {"workers": -3, "gold": 2}, {"workers": -3, "gold": 2}),
        ("alchemist", "spend food", {"food": -1, "gold": 1}, {"food": -1, "gold": 1}),
        ("alchemist", "spend-two food food", {"food": -2, "gold": 2}, {"food": -2, "gold": 2}),
        (
            "alchemist",
            "spend-two wood cloth",
            {"wood": -1, "cloth": -1, "gold": 2},
            {"wood": -1, "cloth": -1, "gold": 2},
        ),
        ("church", "use 1", {"workers": -2, "points": 4}, {"workers": -2, "points": 4}),
        ("church", "use 2", {"workers": -4, "points": 6}, {"workers": -4, "points": 6}),
        ("jeweler", "use 1", {"gold": -1, "points": 5}, {"gold": -1, "points": 5}),
        ("jeweler", "use 2", {"gold": -2, "points": 9}, {"gold": -2, "points": 9}),
    ],
)
def test_stone_buildings(building: str, move: str, build_side: dict[str, int], start_side: dict[str, int]) -> None:
    assert change(building, "build", move) == build_side
    assert change(building, "start", move) == start_side


@pytest.mark.rule("Q17", "Q26")
def test_gold_never_stands_for_a_basic_resource() -> None:
    state = table(steps=using("alchemist", "build"), A={"goods": {"gold": 5, "wood": 1}})

    assert options(state) == ["A", "decline", "spend wood"]


@pytest.mark.rule("R1.4", "Q22")
def test_workers_beyond_the_camp_are_lost() -> None:
    state = table(steps=using("covered_market", "build"), A={"pool": 13})
    play(state, "A use 1")

    assert state.pool[0] == 15
    assert state.camp(0) == 0


@pytest.mark.rule("R5.3")
def test_refused_exchanges_say_why() -> None:
    market = table(steps=using("base_market_1", "start"), A={"pool": 0})
    guild = table(steps=using("base_guild_any", "start"), A={"goods": {"wood": 1}})
    tailor = table(steps=using("tailor", "build"), A={"goods": {"cloth": 1}})
    alchemist = table(steps=using("alchemist", "build"), A={"goods": {"wood": 1, "food": 2}})

    assert refusal(market, "A gain food") == "cannot-afford R5.3"
    assert refusal(guild, "A spend food") == "lacks R5.3"
    assert refusal(tailor, "A use 2") == "cannot-afford R5.3"
    assert refusal(alchemist, "A spend-two wood wood") == "lacks R5.3"
    assert refusal(tailor, "A gain food") == "not-its-effect R5.1"
    assert refusal(guild, "A use 1") == "not-its-effect R5.1"
    assert refusal(guild, "A spend-two wood wood") == "not-its-effect R5.1"


@pytest.mark.rule("R1.2")
def test_the_supply_never_runs_out() -> None:
    state = table(steps=using("gold_mine", "build"), A={"goods": {"gold": 15}}, B={"goods": {"gold": 15}})
    play(state, "A use 1")

    assert goods(state, "A") == {"gold": 16}
    assert BUILDING.size == 4 + 34 + 1

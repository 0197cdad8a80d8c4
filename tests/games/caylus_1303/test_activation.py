"""Phase 2, activation: the walk along the road (R5.1-R5.3, R5.11-R5.13, R11.6, R11.7)."""

from typing import Any

import pytest

from tests.games.caylus_1303.table import ROAD, goods, options, play, table, told

BARE = {"goods": {}, "pool": 0}


@pytest.mark.rule("R5.1", "R5.2")
def test_a_worker_uses_his_building_or_declines_and_goes_to_the_camp() -> None:
    state = table(workers={"base_farm_1": ["A"], "base_sawmill": ["B"]}, steps=ROAD, A=BARE, B=BARE)

    assert options(state) == ["A", "decline", "use 1"]
    play(state, "A decline")
    assert state.camp(0) == 15
    play(state, "B use 1")
    assert goods(state, "A") == {}
    assert goods(state, "B") == {"wood": 1}
    assert state.camp(1) == 15


@pytest.mark.rule("R5.2", "Q10")
def test_the_acting_worker_is_not_in_the_camp_yet() -> None:
    state = table(workers={"base_guild_any": ["A"]}, steps=ROAD, A={"goods": {"food": 1}, "pool": 12})
    play(state, "A spend food")

    assert state.pool[0] == 14  # two were in the camp; the third is the worker that acts
    assert state.camp(0) == 1


@pytest.mark.rule("R1.4", "Q10")
def test_a_guild_may_be_paid_for_workers_that_are_not_there() -> None:
    state = table(workers={"base_guild_any": ["A"]}, steps=ROAD, A={"goods": {"food": 1}, "pool": 14})
    play(state, "A spend food")

    assert goods(state, "A") == {}
    assert state.pool[0] == 14


@pytest.mark.rule("R5.3", "Q22")
def test_without_the_full_price_nothing_happens() -> None:
    state = table(workers={"base_guild_stone": ["A"]}, steps=ROAD, A=BARE)

    assert state.over
    assert state.pool[0] == 0


@pytest.mark.rule("R5.11")
def test_buildings_act_in_road_order_up_to_the_provost() -> None:
    workers = {"base_quarry": ["A"], "base_farm_1": ["B"], "gold_mine": ["C"]}
    state = table(workers=workers, steps=ROAD, A=BARE, B=BARE, C=BARE)

    play(state, "B use 1", "A use 1")
    assert state.over
    assert goods(state, "C") == {}
    assert state.camp(2) == 15
    assert "not-reached" in told(state)


@pytest.mark.rule("Q2")
def test_with_the_provost_at_the_bridge_nothing_on_the_road_is_active() -> None:
    state = table(provost=0, workers={"base_farm_1": ["A"]}, steps=ROAD, A=BARE)

    assert state.over
    assert goods(state, "A") == {}


@pytest.mark.rule("R5.13")
def test_a_building_built_now_does_nothing_this_round() -> None:
    state = table(
        provost=12, workers={"base_carpenter": ["A"]}, steps=ROAD, A={"goods": {"wood": 1, "food": 1}, "pool": 0}
    )
    play(state, "A build wood_farm -")

    assert state.over
    assert goods(state, "A") == {}
    assert state.provost == 12


@pytest.mark.rule("R5.12", "R11.6")
@pytest.mark.parametrize("answer", ["use 1", "decline"])
def test_the_owner_of_a_production_building_gains_whether_it_is_used_or_not(answer: str) -> None:
    state = table(
        houses={"stone_sawmill": "B"}, provost=10, workers={"stone_sawmill": ["A"]}, steps=ROAD, A=BARE, B=BARE
    )
    play(state, f"A {answer}")

    assert goods(state, "B") == {"wood": 1}


@pytest.mark.rule("R11.6")
def test_no_bonus_ahead_of_the_provost_or_for_the_owner_himself() -> None:
    ahead = table(houses={"stone_farm": "B"}, provost=9, workers={"stone_farm": ["A"]}, steps=ROAD, A=BARE, B=BARE)
    assert goods(ahead, "B") == {}

    own = table(houses={"stone_farm": "B"}, provost=10, workers={"stone_farm": ["B"]}, steps=ROAD, B=BARE)
    play(own, "B use 1")
    assert goods(own, "B") == {"food": 2, "cloth": 1}


@pytest.mark.rule("R11.6", "R11.3")
def test_the_owner_builds_with_the_bonus_he_has_just_been_given() -> None:
    houses = {"stone_quarry": "B", "stonemason": "B"}
    workers = {"stone_quarry": ["A"], "stonemason": ["B"]}
    state = table(houses=houses, workers=workers, provost=11, steps=ROAD, A=BARE, B={"goods": {"food": 1}, "pool": 0})
    play(state, "A decline", "B build stone_farm -")

    assert goods(state, "B") == {}


@pytest.mark.rule("R11.7", "Q25", "R10.3")
@pytest.mark.parametrize(("workers", "bonus"), [(["A", "C"], 1), (["B", "C"], 0), (["A", "B"], 0)])
def test_two_workers_give_one_bonus_and_none_if_one_is_the_owners(workers: list[str], bonus: int) -> None:
    parts: dict[str, Any] = {"houses": {"stone_quarry": "B"}, "provost": 10, "used": ["journeyman"]}
    state = table(workers={"stone_quarry": workers}, steps=ROAD, **parts, A=BARE, B=BARE, C=BARE)
    play(state, f"{workers[0]} use 1", f"{workers[1]} use 1")

    own = 2 if "B" in workers else 0
    assert goods(state, "B").get("stone", 0) == own + bonus


@pytest.mark.rule("Q25")
def test_two_workers_ahead_of_the_provost_give_no_bonus() -> None:
    parts: dict[str, Any] = {"houses": {"stone_quarry": "B"}, "provost": 9, "used": ["journeyman"]}
    state = table(workers={"stone_quarry": ["A", "C"]}, steps=ROAD, **parts, B=BARE)

    assert state.over
    assert goods(state, "B") == {}


@pytest.mark.rule("R10.3")
def test_the_second_worker_sees_what_the_first_has_left() -> None:
    parts: dict[str, Any] = {
        "used": ["journeyman"],
        "A": {"goods": {"wood": 1, "food": 1}, "pool": 0},
        "C": {"goods": {"wood": 1, "food": 1}, "pool": 0},
    }
    state = table(workers={"base_carpenter": ["A", "C"]}, steps=ROAD, **parts)
    play(state, "A build wood_farm -")

    assert "build wood_farm -" not in options(state)
    play(state, "C build wood_quarry -")
    assert state.worker == [-1] * 27

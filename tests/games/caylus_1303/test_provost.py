"""The provost: Toll, bridge, Bailiff, limits, return (R5.7-R5.10, R8.5, R10.6)."""

import pytest

from tests.games.caylus_1303.table import MANAGEMENT, options, play, refusal, table

BRIDGE = ["Bridge", "Delivery"]


def steps_offered(letter: str, low: int, high: int) -> list[str]:
    return [letter, *[f"provost {steps}" for steps in range(low, high + 1)]]


@pytest.mark.rule("R5.7")
def test_the_toll_moves_the_provost_by_up_to_two_for_free() -> None:
    state = table(
        workers={"toll": ["A"]},
        bridge=["A", "B", "C"],
        steps=["Activation", "Delivery"],
        A={"pool": 0},
        B={"pool": 0},
        C={"pool": 0},
    )

    assert options(state) == steps_offered("A", -2, 2)
    assert refusal(state, "A provost 3") == "toll-too-far R5.7"
    play(state, "A provost -2")
    assert state.provost == 6
    assert state.camp(0) == 15


@pytest.mark.rule("R5.7", "R5.10")
@pytest.mark.parametrize(("provost", "low", "high"), [(0, 0, 2), (1, -1, 2), (25, -2, 1), (26, -2, 0)])
def test_the_toll_keeps_to_the_limits(provost: int, low: int, high: int) -> None:
    state = table(provost=provost, workers={"toll": ["A"]}, bridge=["A", "B", "C"], steps=["Activation", "Delivery"])

    assert options(state) == steps_offered("A", low, high)


@pytest.mark.rule("R5.8", "R5.9")
def test_the_bridge_asks_in_the_order_of_passing_for_a_worker_a_step() -> None:
    state = table(bridge=["C", "A", "B"], steps=BRIDGE, A={"pool": 2}, B={"pool": 5}, C={"pool": 3})

    assert options(state) == steps_offered("C", -3, 3)
    play(state, "C provost 3")
    assert (state.provost, state.pool) == (11, [2, 5, 0])
    assert options(state) == steps_offered("A", -2, 2)
    assert refusal(state, "A provost 3") == "provost-workers R5.8"
    assert refusal(state, "B provost 1") == "not-your-turn"
    play(state, "A provost 0", "B provost -1")
    assert (state.provost, state.pool) == (10, [2, 4, 0])
    assert state.bridge == []


@pytest.mark.rule("Q23")
def test_who_has_no_worker_is_skipped_on_the_bridge() -> None:
    state = table(bridge=["A", "B", "C"], steps=BRIDGE, A={"pool": 0}, B={"pool": 1}, C={"pool": 0})

    assert options(state) == steps_offered("B", -1, 1)
    play(state, "B provost 1")
    assert state.over


@pytest.mark.rule("R5.10", "Q2")
def test_he_may_stand_directly_after_the_bridge_but_not_before() -> None:
    state = table(provost=1, bridge=["A"], steps=BRIDGE)

    assert options(state) == steps_offered("A", -1, 3)
    assert refusal(state, "A provost -2") == "provost-limit R5.10"
    play(state, "A provost -1")
    assert state.provost == 0


@pytest.mark.rule("R5.10", "Q3")
def test_three_spots_lie_beyond_the_road() -> None:
    state = table(provost=25, bridge=["A"], steps=BRIDGE)

    assert options(state) == steps_offered("A", -3, 1)
    assert refusal(state, "A provost 2") == "provost-limit R5.10"


@pytest.mark.rule("R10.6")
def test_the_bailiff_moves_him_one_step_after_the_bridge() -> None:
    state = table(bridge=["A"], steps=BRIDGE, A={"pool": 1}, C={"pool": 0, "characters": ["bailiff"]})
    play(state, "A provost 1")

    assert options(state) == steps_offered("C", -1, 1)
    assert refusal(state, "C provost 2") == "bailiff-too-far R10.6"
    play(state, "C provost -1")
    assert state.provost == 8
    assert state.pool[2] == 0


@pytest.mark.rule("R10.6", "R5.10")
@pytest.mark.parametrize(("provost", "low", "high"), [(0, 0, 1), (26, -1, 0)])
def test_the_bailiff_keeps_to_the_limits(provost: int, low: int, high: int) -> None:
    state = table(provost=provost, steps=["BailiffMoves", "Delivery"], A={"characters": ["bailiff"]})

    assert options(state) == steps_offered("A", low, high)


@pytest.mark.rule("R8.5", "Q4")
@pytest.mark.parametrize(("built", "rest"), [(0, 8), (1, 9), (3, 11), (4, 13), (5, 14), (13, 22)])
def test_he_returns_before_the_last_building_of_the_unbroken_road(built: int, rest: int) -> None:
    wooden = ["wood_farm", "wood_sawmill", "wood_quarry", "wood_market", "manor", "tailor", "stonemason"]
    stony = ["stone_farm", "stone_sawmill", "stone_quarry", "stone_guild", "foundry", "alchemist"]
    houses = {tile: "AB"[place % 2] for place, tile in enumerate([*wooden, *stony][:built])}
    state = table(provost=3, houses=houses, steps=MANAGEMENT)

    assert state.provost == rest

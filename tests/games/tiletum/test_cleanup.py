"""The Clean-up phase (section 8)."""

import pytest

from tests.games.tiletum.table import GAME, do, load, may, seat

TILES = ["gold_4", None, "vp_4", None, "crest_lily", "crest_rose"]
DICE = ["pink5", "pink2"]
TAKEN = {"A": seat(dice=["blue1", "blue2", "yellow1"]), "B": seat(dice=["yellow2", "dark_grey1", "dark_grey6"])}


@pytest.mark.rule("R8.1", "R8.4", "R8.5", "R8.6", "R8.3")
def test_clean_up_fills_the_empty_spaces_returns_dice_and_tokens_and_turns_the_wheel() -> None:
    state = load(
        wheel={"dice": DICE, "tiles": TILES, "orientation": 0},
        king={"corruption": [0, 1, 2]},
        seats=TAKEN,
        steps=[{"step": "CleanUp"}],
    )
    actions = state.spaces[:]

    do(state, "*", "deal-bonus gold_2_vp_2 any_goods_2 one_each_4")

    written = GAME.dump(state)
    assert written["wheel"]["tiles"] == ["gold_4", "gold_2_vp_2", "vp_4", "any_goods_2", "crest_lily", "crest_rose"]
    assert written["king"] == {**written["king"], "tile": "one_each_4", "corruption": []}
    assert (state.wheel, state.dice, state.round) == ([], [[], []], 2)
    assert [state.value_of_space(space) for space in range(6)] == [6, 1, 2, 3, 4, 5]
    assert state.spaces == actions


@pytest.mark.rule("R8.1")
def test_after_round_three_no_tile_comes_to_the_track() -> None:
    state = load(round=3, wheel={"dice": DICE, "tiles": TILES}, seats=TAKEN, steps=[{"step": "CleanUp"}])

    assert not may(state, "*", "deal-bonus gold_2_vp_2 any_goods_2 one_each_4")
    do(state, "*", "deal-bonus gold_2_vp_2 any_goods_2")

    assert state.king_tile == -1


@pytest.mark.rule("R8.2")
def test_bonus_tiles_of_the_map_are_not_replaced() -> None:
    state = load(wheel={"dice": DICE, "tiles": TILES}, seats=TAKEN, steps=[{"step": "CleanUp"}])

    do(state, "*", "deal-bonus gold_2_vp_2 any_goods_2 one_each_4")

    assert max(state.map_tiles) == -1


@pytest.mark.rule("Q18", "Q19")
def test_discarded_tiles_make_a_new_stack_only_when_the_old_one_is_empty() -> None:
    state = load(
        wheel={"dice": DICE, "tiles": TILES},
        discarded=["plus_ap_1", "plus_ap_2"],
        seats=TAKEN,
        steps=[{"step": "CleanUp"}],
    )
    one = GAME.parse("use plus_ap_3").args[0]
    state.bonus_stack = [0] * len(state.bonus_stack)
    state.bonus_stack[one] = 1

    assert not may(state, "*", "deal-bonus plus_ap_1 plus_ap_3 plus_ap_2")
    do(state, "*", "deal-bonus plus_ap_3 plus_ap_1 plus_ap_2")

    assert state.discarded == []
    assert sum(state.bonus_stack) == 0


@pytest.mark.rule("Q18")
def test_with_nothing_left_spaces_stay_empty() -> None:
    leader = [{"step": "LeaderTile", "seat": "A"}, {"step": "CleanUp"}]
    state = load(wheel={"dice": DICE, "tiles": TILES}, king={"tile": "plus_ap_1"}, seats=TAKEN, steps=leader)
    state.bonus_stack = [0] * len(state.bonus_stack)

    do(state, "A", "take-tile")

    assert state.over
    assert state.space_tiles.count(-1) == 2
    assert state.king_tile == -1

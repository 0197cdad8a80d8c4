"""The Action phase around the wheel: dice, goods, tiles of the spaces (sections 4 and 5)."""

from random import Random

import pytest

import rynek
from rynek.games.tiletum.goods import step_price
from tests.games.tiletum.table import (
    GAME,
    asked,
    choose_die,
    die_action,
    do,
    goods,
    left,
    load,
    may,
    moves,
    points,
    seat,
    store,
    why,
)

# Orientation 0: value 1 faces contract, 2 character, 3 architect, 4 merchant, 5 king, 6 universal.
DICE = ["pink2", "pink2", "blue3", "blue4", "yellow6", "yellow1", "dark_grey5", "light_grey4"]


@pytest.mark.rule("R4.2")
def test_the_action_of_a_die_is_the_one_that_faces_its_value() -> None:
    state = load(wheel={"dice": DICE, "orientation": 2}, steps=choose_die())

    do(state, "A", "die blue 4 4")

    assert GAME.codec.dump(state.stack)[0] == {"step": "DieAction", "seat": "A", "kind": "character", "points": 3}


@pytest.mark.rule("R5.1", "R5.4", "R5.12", "R3.1")
def test_three_turns_each_in_turn_order_leave_two_dice() -> None:
    state = load(wheel={"dice": DICE}, turn_order=["B", "A"])
    order: list[int] = []
    while len(order) < 6:
        rynek.play_chance(state, Random(1))
        if asked(state) == "ChooseDie":
            order.append(state.to_act[0])
        first = next(action for action in state.legal(state.to_act[0]) if not action.verb.free)
        state.apply(state.to_act[0], first)

    assert order == [1, 0] * 3
    assert len(state.wheel) == 2
    assert len(state.corruption) == 2


@pytest.mark.rule("R5.5", "Q27")
def test_gold_turns_a_die_round_the_corner() -> None:
    assert step_price(6, 1) == step_price(1, 6) == 2
    assert step_price(2, 5) == 6
    assert step_price(1, 5) == 4
    state = load(wheel={"dice": DICE}, seats={"A": seat(goods={"gold": 3})}, steps=choose_die())

    yellow = [move for move in moves(state, "A", "die") if move.startswith("yellow")]
    assert yellow == ["yellow 1 1", "yellow 1 2", "yellow 1 6", "yellow 6 1", "yellow 6 5", "yellow 6 6"]
    do(state, "A", "die yellow 6 1")

    assert goods(state, "A") == {"gold": 3 - 2 + 1}
    assert left(state) == 6
    assert state.dice[0] == [GAME.parse("roll yellow1").args[0]]


@pytest.mark.rule("R5.5")
def test_a_die_may_be_turned_to_a_value_without_dice_but_only_with_gold_already_owned() -> None:
    state = load(
        wheel={"dice": ["yellow5"] * 2 + ["blue1"] * 2 + ["pink1"] * 2 + ["dark_grey1"] * 2}, steps=choose_die()
    )
    assert [move for move in moves(state, "A", "die") if move.startswith("yellow")] == ["yellow 5 5"]
    assert why(state, "A", "die yellow 5 3") == "turn-too-dear"
    assert why(state, "A", "die yellow 4 4") == "no-such-die"

    state.gain_good(0, 0, 4)

    assert may(state, "A", "die yellow 5 3")


@pytest.mark.rule("R5.6", "R13.3", "Q15")
def test_a_die_colour_helper_changes_the_goods_of_the_die() -> None:
    table = {"dice": DICE, "tiles": [None, "die_colour"]}
    state = load(wheel=table, seats={"A": seat(storehouse=["die_colour"])}, steps=choose_die())
    assert why(state, "A", "use die_colour") == "choosing-only"

    do(state, "A", "colour-die iron")
    assert why(state, "A", "colour-die wool") == "dyed-already"
    do(state, "A", "die pink 2 2", "take-tile")

    assert goods(state, "A") == {"iron": 2}
    assert store(state, "A") == ["die_colour"]
    assert why(state, "A", "use die_colour") == "choosing-only"


@pytest.mark.rule("R5.6", "R13.3", "R10.1")
def test_the_chosen_good_waits_through_tasks_and_other_actions_for_the_die() -> None:
    mine = seat(storehouse=["die_colour", "action_merchant_2", "gold_4"])
    state = load(wheel={"dice": DICE}, seats={"A": mine}, steps=choose_die())

    do(state, "A", "colour-die stone", "use gold_4", "use action_merchant_2", "move-merchant paris", "end-action")
    do(state, "A", "die pink 2 4")

    assert goods(state, "A") == {"stone": 4}
    assert left(state) == 3


@pytest.mark.rule("R5.5", "R5.8")
def test_a_turned_die_offers_the_tile_of_its_new_space() -> None:
    table = {"dice": DICE, "tiles": [None, "gold_4", None, "vp_4"]}
    state = load(wheel=table, seats={"A": seat(goods={"gold": 4})}, steps=choose_die())

    do(state, "A", "die blue 4 2", "take-tile")

    assert store(state, "A") == ["gold_4"]
    assert goods(state, "A") == {"iron": 2}
    assert left(state) == 5


@pytest.mark.rule("R5.7", "R5.8", "E3")
def test_a_die_goes_to_the_next_slot_and_its_tile_may_be_taken() -> None:
    table = {"dice": DICE[1:], "tiles": [None, "gold_4", "vp_4"]}
    state = load(wheel=table, seats={"A": seat(dice=["pink2"])}, steps=choose_die())

    do(state, "A", "die blue 3 3")
    assert asked(state) == "OfferTile"
    do(state, "A", "take-tile")

    assert store(state, "A") == ["vp_4"]
    assert state.space_tiles[2] == -1
    assert [GAME.parse("roll pink2 blue3").args] == [tuple(state.dice[0])]


@pytest.mark.rule("R5.8", "R11.6")
def test_a_tile_may_be_left_where_it_is() -> None:
    state = load(wheel={"dice": DICE, "tiles": [None, "gold_4"]}, steps=choose_die())

    do(state, "A", "die pink 2 2", "leave-tile")

    assert store(state, "A") == []
    assert state.space_tiles[1] >= 0


@pytest.mark.rule("Q5", "R11.2")
def test_tasks_make_room_before_the_tile_is_taken_but_goods_come_after() -> None:
    full = ["any_1", "iron_2", "wool_2", "king_1"]
    state = load(
        wheel={"dice": DICE, "tiles": [None, None, None, "gold_4"]},
        seats={"A": seat(storehouse=full, goods={"gold": 1})},
        steps=choose_die(),
    )
    do(state, "A", "die blue 4 4")
    assert why(state, "A", "take-tile") == "storehouse-full"
    assert state.ask(0).template.key == "ask-barred-tile"
    assert goods(state, "A") == {"gold": 1}

    do(state, "A", "fulfil any_1 gold")
    assert state.ask(0).template.key == "ask-space-tile"
    do(state, "A", "take-tile")

    assert store(state, "A") == ["iron_2", "wool_2", "gold_4", "king_1"]
    assert goods(state, "A") == {"iron": 4}


@pytest.mark.rule("R5.8", "R11.2")
def test_a_tile_that_cannot_be_taken_is_passed_by_when_no_task_could_help() -> None:
    full = ["king_1", "king_2", "king_vp_2", "king_gold_2"]
    table = {"dice": DICE, "tiles": [None, "gold_4"]}
    state = load(wheel=table, seats={"A": seat(storehouse=full)}, steps=choose_die())

    do(state, "A", "die pink 2 2")

    assert (asked(state), left(state)) == ("DieAction", 5)
    assert state.space_tiles[1] >= 0


@pytest.mark.rule("R5.9", "E4")
def test_goods_come_by_value_and_colour() -> None:
    state = load(wheel={"dice": DICE}, steps=choose_die())

    do(state, "A", "die pink 2 2")

    assert goods(state, "A") == {"food": 2}


@pytest.mark.rule("R5.10", "Q7")
def test_points_are_seven_less_the_value_and_need_not_be_spent() -> None:
    state = load(wheel={"dice": DICE}, steps=choose_die())

    do(state, "A", "die blue 4 4")
    assert left(state) == 3
    do(state, "A", "move-merchant brugge")
    assert left(state) == 2
    do(state, "A", "end-turn")

    assert asked(state) in {"", "DealContracts"}
    assert points(state, "A") == 10


@pytest.mark.rule("Q7", "R13.2")
def test_the_turn_goes_on_with_no_points_until_it_is_ended() -> None:
    state = load(seats={"A": seat(storehouse=["plus_ap_2"])}, steps=die_action("merchant", 1))

    do(state, "A", "move-merchant brugge")
    assert (asked(state), left(state)) == ("DieAction", 0)
    assert why(state, "A", "move-merchant antwerpen") == "no-points"
    do(state, "A", "use plus_ap_2", "move-merchant antwerpen")

    assert left(state) == 1


@pytest.mark.rule("R5.11", "R9.17")
def test_at_the_end_of_a_turn_the_contract_market_slides_then_the_next_player_acts() -> None:
    state = load(
        wheel={"dice": DICE},
        markets={"contracts": ["iron_3", "wool_3", "iron_9", "wool_9", "identical_5"]},
    )
    do(state, "A", "die yellow 1 1", "contract wool_9", "end-turn")

    do(state, "*", "deal-contracts identical_3")

    market = GAME.dump(state)["markets"]["contracts"]
    assert market == ["identical_3", "iron_3", "wool_3", "iron_9", "identical_5"]
    assert state.to_act == (1,)

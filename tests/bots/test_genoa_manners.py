"""How thinking bots behave in Genoa: tokens are kept for what they are good for, no leader is helped to a victory."""

from random import Random

import pytest

from rynek.bots import SeatHandle
from rynek.bots.evaluate.genoa import GenoaEvaluator
from rynek.bots.evaluate.genoa_turns import Turn
from rynek.bots.search import Search
from rynek.bots.thought import Budget
from rynek.games.genoa.goods import DISCS
from rynek.games.genoa.state import GenoaState
from tests.games.genoa.table import FLOOR, GAME, play, stock, table, window

COLINI = {"goods": {"saffron": 1, "copper": 1, "silk": 1}, "hand": ["large_order_01"]}
"""Whoever has this gets 100 ducats at the Villa Colini."""


def choice(state: GenoaState, seat: int, iterations: int = 24) -> str:
    return str(Search(Random(1), Budget(iterations)).choose(SeatHandle(GAME, state, seat)))


def test_a_start_space_token_brings_the_tower_where_an_order_is_waiting() -> None:
    state = table(round_marker=12, seats=[COLINI | {"tokens": {"start_space": 1}}, {}, {}])

    assert choice(state, 0) == "start-at villa_colini"


def test_an_any_good_token_is_kept_when_no_order_wants_a_good() -> None:
    state = table(
        tower="tavern", visited=["tavern"], seats=[{"tokens": {"any_good": 1}}], steps=window("A", "tavern", done=True)
    )

    assert choice(state, 0) == "close"


def test_an_any_good_token_completes_an_order() -> None:
    seat = {"goods": {"saffron": 1, "copper": 1}, "hand": ["large_order_01"], "tokens": {"any_good": 1}}
    state = table(tower="villa_colini", visited=["villa_colini"], seats=[seat], steps=window("A", "villa_colini"))

    assert choice(state, 0) == "any-good silk"
    assert choice(play(state, "A any-good silk"), 0) == "order large_order_01"


def test_an_extra_action_token_is_spent_on_an_order() -> None:
    seats = [COLINI | {"tokens": {"extra_action": 1}, "actions_used": 1}, {}, {}]
    state = table(
        tower="villa_colini",
        height=2,
        visited=["tavern", "villa_colini"],
        seats=seats,
        steps=[{"step": "Uncovered", "seat": "A"}, {"step": "EndTurn"}],
    )

    assert choice(state, 0) == "act"


@pytest.mark.parametrize(("ducats", "price", "sold"), [(480, 30, False), (200, 60, True)])
def test_nobody_sells_a_victory_in_the_last_turn(ducats: int, price: int, sold: bool) -> None:
    seats = [
        {"ducats": 510, "actions_used": 1, "seen": ["large_order_01"]},
        COLINI | {"ducats": ducats},
        {"ducats": 100, "actions_used": 1},
    ]
    state = table(
        tower="street_r7c6", height=2, round_marker=12, trader="A", start_player="B", seats=seats, steps=FLOOR
    )
    play(state, f"B buy-action villa_colini {price}", "B pass", "C pass")

    assert (choice(state, 0) == "accept B action villa_colini") == sold


def test_what_was_promised_out_of_an_action_is_handed_over() -> None:
    seats = [{"actions_used": 1}, {"hand": ["small_order_15"]}, {}]
    state = table(tower="street_r7c3", height=2, seats=seats, steps=FLOOR)
    play(state, "B offer-action fabric_warehouse later_silk", "B pass", "C pass", "A accept B action fabric_warehouse")
    while "B" in [*"ABC"][state.to_act[0]] or stock(state, "B")["goods"] == {}:
        seat = state.to_act[0]
        state.apply(seat, GAME.parse(choice(state, seat, 2)))

    assert stock(state, "A")["goods"] == {"silk": 1}


def test_a_move_that_ends_the_turn_is_judged_where_the_others_are() -> None:
    steps = window("A", "tavern", done=True)
    state = table(tower="tavern", visited=["tavern"], seats=[{"tokens": {"any_good": 1}}], steps=steps)
    close = GAME.parse("close")
    after = Turn(SeatHandle(GAME, state, 0), [close], GenoaEvaluator(3)).turn(state, close, Random(1))

    assert isinstance(after, GenoaState)
    assert (after.trader, after.height, after.offers) == (1, DISCS, [])

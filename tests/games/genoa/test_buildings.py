"""The main effects of the buildings."""

from typing import Any

import pytest

from rynek.games.genoa.city import BUILDINGS
from tests.games.genoa.table import ARRIVED, asked, options, play, said, stock, table, window

TOKENS = {
    "palace": "building_use",
    "park": "extra_action",
    "coach_house": "start_space",
    "harbor": "any_good",
    "tavern": "trade_1_1",
    "inn": "trade_1_1",
}
GOODS = {
    "drinks_warehouse": {"beer": 1, "wine": 1},
    "metal_warehouse": {"silver": 1, "copper": 1},
    "spice_warehouse": {"pepper": 1, "saffron": 1},
    "fabric_warehouse": {"linen": 1, "silk": 1},
}


def acting(space: str, **parts: Any) -> Any:
    return play(table(tower=space, steps=ARRIVED, **parts), "A act")


@pytest.mark.rule("R10.1")
def test_the_guild_hall_gives_a_large_order() -> None:
    assert stock(play(acting("guild_hall"), "* draw large_order_05"), "A")["hand"] == ["large_order_05"]


@pytest.mark.rule("R10.2")
def test_the_city_hall_gives_two_small_orders() -> None:
    state = play(acting("city_hall"), "* draw small_order_05", "* draw small_order_01")

    assert stock(state, "A")["hand"] == ["small_order_01", "small_order_05"]
    assert asked(state) == "BC"


@pytest.mark.rule("R10.3")
def test_the_post_office_gives_two_messages() -> None:
    state = play(acting("post_office"), "* draw message_05", "* draw message_01")

    assert stock(state, "A")["hand"] == ["message_01", "message_05"]


@pytest.mark.rule("R10.4", "Q6")
def test_the_cathedral_gives_two_markers() -> None:
    assert stock(acting("cathedral"), "A")["markers"] == 2


@pytest.mark.rule("R10.5", "Q7")
@pytest.mark.parametrize("space", list(TOKENS))
def test_token_houses_give_their_token(space: str) -> None:
    assert stock(acting(space), "A")["tokens"] == {TOKENS[space]: 1}


@pytest.mark.rule("R10.6", "Q8", "R10.11")
@pytest.mark.parametrize("space", list(GOODS))
def test_warehouses_give_one_of_each_of_their_goods(space: str) -> None:
    state = acting(space)

    assert stock(state, "A")["goods"] == GOODS[space]
    assert state.view(1)["seats"][0]["goods"] == GOODS[space]  # openly


@pytest.mark.rule("R10.7", "R11.3")
@pytest.mark.parametrize("space", [name for name in BUILDINGS if name.startswith("villa")])
def test_villas_give_a_contract_or_take_a_large_order(space: str) -> None:
    state = play(acting(space), "* draw contract_03")

    assert stock(state, "A")["hand"] == ["contract_03"]


@pytest.mark.rule("R10.7", "R11.3", "Q38")
def test_a_large_order_pays_100_and_a_token() -> None:
    goods = {"saffron": 1, "copper": 1, "silk": 2}
    hand = ["large_order_01", "large_order_05"]
    state = table(tower="villa_colini", seats=[{"goods": goods, "hand": hand}, {"tokens": {"any_good": 5}}],
                  steps=window("A", "villa_colini"))  # fmt: skip

    assert options(state, "A") == ["contract", "order large_order_01"]
    play(state, "A order large_order_01")
    assert options(state, "A") == [f"reward {t}" for t in ("start_space", "trade_1_1", "building_use", "extra_action")]
    play(state, "A reward extra_action")

    assert stock(state, "A")["ducats"] == 230
    assert stock(state, "A")["goods"] == {"silk": 1}
    assert stock(state, "A")["tokens"] == {"extra_action": 1}
    assert state.view(None)["piles"]["large_order"]["face_up"] == ["large_order_01"]


@pytest.mark.rule("Q38", "R11.3")
def test_without_tokens_in_the_supply_a_large_order_pays_ducats_only() -> None:
    every = {"start_space": 5, "trade_1_1": 7, "any_good": 5, "building_use": 5, "extra_action": 5}
    goods = {"saffron": 1, "copper": 1, "silk": 1}
    seats = [{"goods": goods, "hand": ["large_order_01"]}, {"tokens": every}]
    state = play(table(tower="villa_colini", seats=seats, steps=window("A", "villa_colini")), "A order large_order_01")

    assert stock(state, "A")["ducats"] == 230
    assert stock(state, "A")["tokens"] == {}


@pytest.mark.rule("R10.8", "R10.9", "R6.1")
def test_streets_and_the_market_have_no_action() -> None:
    assert asked(table(tower="street_r2c3", steps=ARRIVED)) == "BC"
    assert asked(table(tower="market", steps=ARRIVED)) == "BC"


@pytest.mark.rule("R10.10", "R6.6")
def test_a_short_supply_gives_what_is_there() -> None:
    state = acting("drinks_warehouse", seats=[{}, {"goods": {"beer": 5}}])

    assert stock(state, "A")["goods"] == {"wine": 1}
    assert len(said(state, "took-nothing")) == 0

"""Cards: piles, orders, Messages, Contracts."""

import pytest

from rynek.games.genoa.cards import CARD
from tests.games.genoa.table import ARRIVED, GAME, asked, options, play, refused, stock, table, window

ALL_MESSAGES = [f"message_{n:02}" for n in range(1, 15)]


@pytest.mark.rule("R11.1", "R15.1", "Q25")
def test_hands_are_secret_but_counted() -> None:
    state = table(seats=[{"hand": ["contract_01", "contract_02", "message_01"]}])

    assert state.view(0)["seats"][0]["hand"] == ["contract_01", "contract_02", "message_01"]
    assert state.view(1)["seats"][0]["hand"] == []
    assert state.view(1)["seats"][0]["cards"] == {"contract": 2, "message": 1, "large_order": 0, "small_order": 0}


@pytest.mark.rule("R11.2", "R11.4", "R11.5")
def test_a_played_card_lies_face_up_under_its_pile() -> None:
    seats = [{"goods": {"silk": 1}, "hand": ["small_order_15"]}]
    state = play(table(tower="inn", seats=seats, steps=window("A", "inn")), "A fill small_order_15")

    assert state.view(1)["piles"]["small_order"] == {"face_down": 15, "face_up": ["small_order_15"]}
    assert stock(state, "A")["ducats"] == 170
    assert state.good_supply[5] == 5


@pytest.mark.rule("R11.2", "Q31")
def test_a_pile_is_turned_over_when_a_face_up_card_lies_on_top() -> None:
    held, up = ALL_MESSAGES[:11], ALL_MESSAGES[11:13]
    state = table(tower="post_office", seats=[{}, {"hand": held}], face_up=up, steps=window("A", "post_office"))

    play(state, "* draw message_14")
    assert state.view(0)["piles"]["message"] == {"face_down": 2, "face_up": []}
    assert options(state, "A") == []
    play(state, "* draw message_13")

    assert stock(state, "A")["hand"] == ["message_13", "message_14"]
    assert [state.cohort[CARD.value(card)] for card in ("message_12", "message_13", "message_14")] == [1, 1, 0]


@pytest.mark.rule("Q31", "R10.10")
def test_an_empty_pile_gives_nothing() -> None:
    seats = [{}, {"hand": ALL_MESSAGES[:13]}]
    state = play(table(tower="post_office", seats=seats, steps=window("A", "post_office")), "* draw message_14")

    assert stock(state, "A")["hand"] == ["message_14"]
    assert asked(state) == "*"  # the dice of the next turn
    seats = [{}, {"hand": ALL_MESSAGES}]
    nothing = play(table(tower="post_office", seats=seats, steps=ARRIVED), "A act")
    assert stock(nothing, "A")["actions_used"] == 1


@pytest.mark.rule("R11.5", "Q9")
def test_one_action_fills_one_small_order_even_if_two_name_the_building() -> None:
    seats = [{"goods": {"silk": 1, "copper": 1}, "hand": ["small_order_11", "small_order_15"]}]
    state = table(tower="inn", seats=seats, steps=window("A", "inn"))

    assert options(state, "A", "fill") == ["fill small_order_11", "fill small_order_15"]
    play(state, "A fill small_order_11")  # the window goes on by itself to what is left to choose
    assert refused(state, "A fill small_order_15") == "why-one-order"
    assert options(state, "A", "fill") == []
    assert GAME.load(GAME.dump(state)).legal(0) == state.legal(0)  # the window remembers it

    play(state, "A close")
    again = play(table(tower="inn", seats=[{**seats[0], "hand": ["small_order_15"]}], steps=ARRIVED), "A act")
    play(again, "A fill small_order_15")
    assert (stock(state, "A")["ducats"], stock(again, "A")["ducats"]) == (170, 170)


@pytest.mark.rule("Q9", "Q10", "R11.3")
def test_building_use_delivers_a_large_order_of_its_own_beside_the_one_order_of_the_action() -> None:
    goods = {"silk": 2, "saffron": 1, "copper": 2}
    hand = ["small_order_15", "small_order_11", "large_order_01"]
    seats = [{"goods": goods, "hand": hand, "tokens": {"building_use": 1}}]
    state = table(tower="inn", owners={"villa_colini": "A"}, seats=seats, steps=window("A", "inn"))

    play(state, "A fill small_order_15", "A use villa_colini", "A order large_order_01", "A reward any_good")
    assert refused(state, "A fill small_order_11") == "why-one-order"
    assert stock(state, "A")["ducats"] == 270


@pytest.mark.rule("R11.5", "R11.4")
def test_a_small_order_needs_its_building_and_its_good() -> None:
    seats = [
        {"goods": {"silk": 1, "beer": 1}, "hand": ["small_order_15", "small_order_02", "small_order_11", "message_01"]}
    ]
    state = table(tower="inn", seats=seats, steps=window("A", "inn"))

    assert refused(state, "A fill small_order_02") == "why-other-building"
    assert refused(state, "A fill small_order_11") == "why-good-lacks"
    assert refused(state, "A fill small_order_01") == "why-not-in-hand"
    assert refused(state, "A fill message_01") == "why-not-an-order"


@pytest.mark.rule("R11.3")
def test_a_large_order_needs_its_villa_and_three_goods() -> None:
    seats = [{"goods": {"saffron": 1, "copper": 1}, "hand": ["large_order_01", "large_order_05"]}]
    state = table(
        tower="villa_colini", seats=[{**seats[0], "tokens": {"any_good": 1}}], steps=window("A", "villa_colini")
    )

    assert refused(state, "A order large_order_01") == "why-goods-lack"
    assert refused(state, "A order large_order_05") == "why-other-villa"
    play(state, "A any-good silk", "A order large_order_01")
    assert asked(state) == "A"

    elsewhere = table(tower="inn", seats=[{**seats[0], "tokens": {"any_good": 1}}], steps=window("A", "inn"))
    assert refused(elsewhere, "A order large_order_01") == "why-other-villa"


@pytest.mark.rule("R11.6", "Q14")
def test_anybody_may_deliver_a_message_at_any_moment_once_both_buildings_hold_discs() -> None:
    state = table(tower="city_hall", height=3, visited=["harbor", "street_r3c3", "city_hall"], steps=ARRIVED,
                  seats=[{}, {"hand": ["message_01", "message_02"]}])  # fmt: skip

    assert asked(state) == "A"
    assert options(state, "B") == ["deliver message_01"]
    assert refused(state, "B deliver message_02") == "why-no-discs-yet"
    assert refused(state, "C deliver message_02") == "why-not-held"
    play(state, "B deliver message_01")

    assert stock(state, "B")["ducats"] == 160
    assert asked(state) == "A"  # the Trader is still asked what he was asked


@pytest.mark.rule("R11.6")
def test_the_order_of_visits_does_not_matter_and_any_number_may_be_delivered() -> None:
    visited = ["city_hall", "harbor", "street_r3c3", "fabric_warehouse", "palace"]
    state = table(tower="palace", height=1, visited=visited, seats=[{"hand": ["message_01", "message_11"]}],
                  steps=[{"step": "LastCall", "seat": "A"}, {"step": "EndTurn"}])  # fmt: skip

    play(state, "A deliver message_01", "A deliver message_11")
    assert stock(state, "A")["ducats"] == 190
    assert asked(state) == "*"


@pytest.mark.rule("R11.7", "Q14")
def test_before_the_discs_are_collected_everybody_is_reminded_once() -> None:
    visited = ["city_hall", "harbor", "street_r3c3"]
    state = table(tower="harbor", height=3, visited=visited, seats=[{}, {"hand": ["message_01"]}], steps=[
        *[{"step": "LastCall", "seat": seat} for seat in "ABC"], {"step": "EndTurn"}])  # fmt: skip

    assert asked(state) == "B"
    play(state, "B keep")
    assert asked(state) == "*"
    assert options(state, "B") == []  # nothing carries over to the next turn


@pytest.mark.rule("Q14", "R15.1")
def test_the_last_call_tells_nothing_about_a_hand() -> None:
    visited = ["city_hall", "harbor", "street_r3c3"]
    hands = [{}, {"hand": ["message_02"]}, {"hand": ["message_01"]}]
    steps = [*[{"step": "LastCall", "seat": seat} for seat in "ABC"], {"step": "EndTurn"}]
    state = table(tower="harbor", height=3, visited=visited, seats=hands, steps=steps)

    assert asked(state) == "B"  # all see that B and C hold a Message, and A none
    assert options(state, "B") == ["keep"]
    play(state, "B keep", "C deliver message_01")
    assert asked(state) == "*"

    gone = table(tower="harbor", height=3, visited=visited, seats=hands[:2], steps=steps, face_up=["message_01"])
    assert asked(gone) == "*"  # the only Message that is complete lies face up


@pytest.mark.rule("R11.7", "Q14")
def test_a_message_drawn_after_the_visits_can_be_delivered() -> None:
    visited = ["coach_house", "street_r4c7", "guild_hall", "market", "post_office"]
    state = table(tower="post_office", height=1, visited=visited, steps=window("A", "post_office"))

    play(state, "* draw message_07", "* draw message_01")
    late = table(tower="post_office", height=1, visited=visited, seats=[{"hand": ["message_07"]}], steps=[
        {"step": "LastCall", "seat": "A"}, {"step": "EndTurn"}])  # fmt: skip

    assert options(late, "A") == ["deliver message_07", "keep"]


@pytest.mark.rule("R11.8")
def test_contracts_are_never_played() -> None:
    state = table(tower="villa_monetti", seats=[{"hand": ["contract_01"]}], steps=ARRIVED)

    assert options(state, "A") == ["act", "hear"]
    assert refused(state, "A deliver contract_01") == "why-not-a-message"


@pytest.mark.rule("R11.5", "R10.2", "R6.7")
def test_a_small_order_just_drawn_may_be_filled_in_the_same_window() -> None:
    state = play(table(tower="city_hall", seats=[{"goods": {"silver": 1}}], steps=ARRIVED), "A act")

    play(state, "* draw small_order_10", "* draw small_order_11", "A fill small_order_10")
    assert stock(state, "A")["ducats"] == 170


@pytest.mark.rule("R11.2", "Q31")
def test_a_card_played_to_an_empty_pile_is_turned_face_down_at_once() -> None:
    orders = [f"small_order_{n:02}" for n in range(1, 17)]
    seats = [{"goods": {"silk": 1}, "hand": orders}]
    state = play(table(tower="inn", seats=seats, steps=window("A", "inn")), "A fill small_order_15")

    assert state.view(1)["piles"]["small_order"] == {"face_down": 1, "face_up": []}

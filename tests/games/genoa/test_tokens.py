"""Special tokens inside an action window."""

import pytest

from tests.games.genoa.table import ARRIVED, asked, options, play, refused, stock, table, window


@pytest.mark.rule("R12.1", "R12.5")
def test_any_number_of_tokens_may_be_played_and_return_to_the_supply() -> None:
    state = table(tower="cathedral", seats=[{"tokens": {"any_good": 2}}], steps=window("A", "cathedral"))

    play(state, "A any-good pepper", "A any-good pepper")
    assert stock(state, "A")["goods"] == {"pepper": 2}
    assert state.token_supply[2] == 5
    assert stock(state, "A")["markers"] == 2  # nothing else was possible: the main effect followed


@pytest.mark.rule("R12.5")
def test_any_good_takes_what_is_in_the_supply() -> None:
    seats = [{"tokens": {"any_good": 1}}, {"goods": {"wine": 5}}]
    state = table(tower="inn", seats=seats, steps=window("A", "inn"))

    assert "any-good wine" not in options(state, "A")
    assert refused(state, "A any-good wine") == "why-no-more-goods"
    bare = table(tower="inn", seats=[{"tokens": {"trade_1_1": 1}, "goods": {"wine": 1}}], steps=window("A", "inn"))
    assert refused(bare, "A any-good wine") == "why-no-token"


@pytest.mark.rule("R12.5", "R6.7")
def test_a_token_may_be_played_right_after_it_was_received() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A act")

    assert asked(state) == "A"
    play(state, "A any-good silk")
    assert stock(state, "A")["goods"] == {"silk": 1}
    assert asked(state) == "BC"


@pytest.mark.rule("R12.5", "Q12")
def test_tokens_are_played_only_in_ones_own_window() -> None:
    state = play(table(tower="harbor", seats=[{}, {"tokens": {"any_good": 1}}], steps=ARRIVED), "A hear")

    assert refused(state, "B any-good wine") == "why-not-asked"


@pytest.mark.rule("R12.6", "Q32")
def test_trade_swaps_one_thing_for_another_of_any_kind() -> None:
    seats = [{"tokens": {"trade_1_1": 1, "any_good": 1}, "goods": {"wine": 1}, "markers": 1, "hand": ["contract_01"]}]
    state = table(tower="cathedral", seats=seats, steps=window("A", "cathedral", done=True))

    assert options(state, "A", "trade") == ["trade wine", "trade any_good", "trade marker", "trade contract_01"]
    play(state, "A trade contract_01")
    assert "take 5" not in options(state, "A")
    assert {"take silk", "take extra_action", "take marker", "take message"} <= set(options(state, "A"))
    play(state, "A take message", "* draw message_03")

    assert stock(state, "A")["hand"] == ["message_03"]
    assert state.view(1)["piles"]["contract"]["face_up"] == ["contract_01"]


@pytest.mark.rule("Q32")
def test_the_token_being_played_cannot_be_traded_away() -> None:
    one = table(tower="inn", seats=[{"tokens": {"trade_1_1": 1}, "markers": 1}], steps=window("A", "inn", done=True))
    two = table(tower="inn", seats=[{"tokens": {"trade_1_1": 2}}], steps=window("A", "inn", done=True))

    assert refused(one, "A trade trade_1_1") == "why-nothing-to-give"
    play(two, "A trade trade_1_1", "A take building_use")
    assert stock(two, "A")["tokens"] == {"building_use": 1}


@pytest.mark.rule("Q32")
def test_the_thing_is_taken_first_and_the_other_returned_after() -> None:
    seats = [{"tokens": {"trade_1_1": 1}, "goods": {"wine": 5}}]
    state = play(table(tower="inn", seats=seats, steps=window("A", "inn", done=True)), "A trade wine")

    assert refused(state, "A take wine") == "why-not-in-supply"
    play(state, "A take marker")
    assert (stock(state, "A")["goods"], stock(state, "A")["markers"]) == ({"wine": 4}, 1)


@pytest.mark.rule("R12.7", "R12.8", "Q11")
def test_building_use_works_at_an_own_building_beside_the_standard_action() -> None:
    owners = {"cathedral": "A", "harbor": "B"}
    seats = [{"tokens": {"building_use": 1}}, {"tokens": {"building_use": 1}}]
    state = play(table(tower="spice_warehouse", owners=owners, seats=seats, steps=ARRIVED), "A act")

    assert refused(state, "A use harbor") == "why-not-owner"
    play(state, "A use cathedral")
    assert stock(state, "A")["markers"] == 2
    assert stock(state, "A")["ducats"] == 130  # nobody is paid for his own building
    assert stock(state, "A")["actions_used"] == 1
    assert stock(state, "A")["goods"] == {"pepper": 1, "saffron": 1}  # and the main effect followed


@pytest.mark.rule("R12.9")
def test_building_use_fills_no_small_order() -> None:
    seats = [{"tokens": {"building_use": 1}, "goods": {"linen": 1}, "hand": ["small_order_14"]}]
    state = table(tower="inn", owners={"cathedral": "A"}, seats=seats, steps=window("A", "inn"))

    play(state, "A use cathedral")
    assert refused(state, "A fill small_order_14") == "why-other-building"
    assert stock(state, "A")["hand"] == ["small_order_14"]


@pytest.mark.rule("R12.10", "Q11")
def test_several_building_uses_may_be_played_on_the_same_building() -> None:
    seats = [{"tokens": {"building_use": 2}}]
    state = table(tower="inn", owners={"spice_warehouse": "A"}, seats=seats, steps=window("A", "inn"))

    play(state, "A use spice_warehouse", "A use spice_warehouse")
    assert stock(state, "A")["goods"] == {"pepper": 2, "saffron": 2}


@pytest.mark.rule("Q10")
def test_building_use_may_deliver_a_large_order_at_an_own_villa() -> None:
    goods = {"saffron": 1, "copper": 1, "silk": 1}
    seats = [{"tokens": {"building_use": 1}, "goods": goods, "hand": ["large_order_01"]}]
    state = table(tower="cathedral", owners={"villa_colini": "A"}, seats=seats, steps=window("A", "cathedral"))

    play(state, "A use villa_colini")
    assert refused(state, "A order large_order_05") == "why-not-in-hand"
    play(state, "A order large_order_01", "A reward trade_1_1")
    assert stock(state, "A")["ducats"] == 230


@pytest.mark.rule("Q12", "Q30")
def test_tokens_gained_by_building_use_may_be_played_before_the_window_closes() -> None:
    seats = [{"tokens": {"building_use": 1}}]
    state = table(tower="cathedral", owners={"harbor": "A"}, seats=seats, steps=window("A", "cathedral", done=True))

    play(state, "A use harbor", "A any-good beer")
    assert stock(state, "A")["goods"] == {"beer": 1}


@pytest.mark.rule("Q32", "R11.6")
def test_a_message_that_is_being_traded_away_cannot_be_delivered_any_more() -> None:
    seats = [{"tokens": {"trade_1_1": 1}, "hand": ["message_01"]}]
    state = table(tower="harbor", height=3, visited=["city_hall", "street_r3c2", "harbor"], seats=seats,
                  steps=window("A", "harbor", done=True))  # fmt: skip
    assert "deliver message_01" in options(state, "A")

    play(state, "A trade message_01")
    assert refused(state, "A deliver message_01") == "why-not-held"
    play(state, "A take wine")
    assert (stock(state, "A")["ducats"], stock(state, "A")["goods"]) == (130, {"wine": 1})
    assert state.reserved == 0


@pytest.mark.rule("Q32", "R11.2")
def test_a_card_is_taken_before_the_other_goes_under_the_pile() -> None:
    others = [f"message_{n:02}" for n in range(2, 14)]
    seats = [{"tokens": {"trade_1_1": 1}, "hand": ["message_01"]}, {"hand": others}]
    state = table(tower="inn", seats=seats, steps=window("A", "inn", done=True))

    play(state, "A trade message_01", "A take message", "* draw message_14")  # the only one left
    assert stock(state, "A")["hand"] == ["message_14"]
    assert state.view(None)["piles"]["message"] == {"face_down": 1, "face_up": []}
    full = [{"tokens": {"trade_1_1": 1}, "markers": 7, "hand": ["message_01"]}, {"hand": [*others, "message_14"]}]
    bare = play(table(tower="inn", seats=full, steps=window("A", "inn", done=True)), "A trade message_01")
    assert refused(bare, "A take message") == "why-not-in-supply"
    assert refused(bare, "A take marker") == "why-not-in-supply"


@pytest.mark.rule("Q43", "R12.7", "R12.10")
def test_building_use_at_ones_own_palace_would_change_nothing_and_is_refused() -> None:
    seats = [{"tokens": {"building_use": 2}}]
    state = table(tower="inn", owners={"palace": "A", "park": "A"}, seats=seats, steps=window("A", "inn"))

    assert refused(state, "A use palace") == "why-changes-nothing"
    assert options(state, "A", "use") == ["use park"]
    play(state, "A use park")
    assert stock(state, "A")["tokens"] == {"building_use": 1, "extra_action": 1}
    alone = table(tower="cathedral", owners={"palace": "A"}, seats=seats, steps=window("A", "cathedral"))
    assert stock(alone, "A")["markers"] == 2  # with nothing else to do the window has run by itself


@pytest.mark.rule("Q11", "R12.8", "Q10")
def test_building_use_serves_the_tower_s_own_building_too_and_a_second_villa() -> None:
    twice = table(tower="drinks_warehouse", owners={"drinks_warehouse": "A"},
                  seats=[{"tokens": {"building_use": 1}}], steps=ARRIVED)  # fmt: skip
    play(twice, "A act", "A use drinks_warehouse")
    assert stock(twice, "A")["goods"] == {"beer": 2, "wine": 2}

    goods = {"saffron": 1, "copper": 1, "silk": 1, "pepper": 1, "silver": 1, "linen": 1}
    seats = [{"tokens": {"building_use": 1}, "goods": goods, "hand": ["large_order_01", "large_order_05"]}]
    villas = table(tower="villa_colini", owners={"villa_monetti": "A"}, seats=seats, steps=window("A", "villa_colini"))
    play(villas, "A use villa_monetti", "A order large_order_05", "A reward any_good", "A order large_order_01")
    assert stock(villas, "A")["ducats"] == 330

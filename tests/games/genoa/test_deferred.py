"""Payment out of what the deal itself brings."""

from random import Random

import pytest

from tests.games.genoa.table import ARRIVED, GAME, asked, options, play, refused, stock, table


@pytest.mark.rule("R7.14", "R7.15", "Q20")
def test_goods_of_the_action_are_handed_over_after_it() -> None:
    state = table(tower="street_r3c2", seats=[{}, {"ducats": 0}])

    play(state, "B offer-action drinks_warehouse later_beer", "B pass", "C pass", "A accept B action drinks_warehouse")

    assert stock(state, "A")["goods"] == {"beer": 1}  # B was not asked: he had to act
    assert stock(state, "B")["goods"] == {"wine": 1}
    assert asked(state) == "BC"


@pytest.mark.rule("R7.14", "Q20")
def test_only_what_is_certain_may_be_deferred() -> None:
    hoarded = [{}, {}, {"goods": {"beer": 5}, "tokens": {"any_good": 5}}]
    state = table(tower="street_r3c2", seats=hoarded)

    assert refused(state, "B offer-action drinks_warehouse later_beer") == "why-not-sure"
    assert refused(state, "B offer-action drinks_warehouse later_wine later_wine") == "why-not-sure"
    assert refused(state, "B offer-action harbor later_any_good") == "why-not-sure"
    assert refused(state, "B offer-move drinks_warehouse later_wine") == "why-not-sure"
    assert refused(state, "B offer-action harbor later_silk") == "why-not-sure"
    assert refused(state, "B offer-action harbor later_40") == "why-not-sure"


@pytest.mark.rule("R7.14", "Q20", "Q39", "Q25")
def test_a_card_to_be_drawn_is_promised_by_its_pile_and_the_first_one_is_handed_over() -> None:
    state = table(tower="street_r3c3", seats=[{}, {"hand": ["message_02"]}])

    play(state, "B offer-action post_office later_message", "B pass", "C pass", "A accept B action post_office")
    play(state, "* draw message_09", "* draw message_04")

    assert stock(state, "A")["hand"] == ["message_09"]
    assert stock(state, "B")["hand"] == ["message_02", "message_04"]
    assert stock(state, "B")["seen"] == ["message_09"]
    assert state.reserved == 0


@pytest.mark.rule("R7.15", "Q39")
def test_promised_cards_are_drawn_before_tokens_are_played_and_cannot_be_used() -> None:
    state = table(
        tower="street_r3c3", height=3, visited=["villa_monetti", "street_r2c3", "street_r3c3"],
        seats=[{}, {"tokens": {"trade_1_1": 1}, "goods": {"wine": 1}}],
    )  # fmt: skip

    play(state, "B offer-action post_office later_message", "B pass", "C pass", "A accept B action post_office")
    assert options(state, "B") == ["work"]
    assert refused(state, "B trade wine") == "why-still-owes"
    play(state, "B work", "* draw message_09", "* draw message_04")
    assert "trade message_09" not in options(state, "B")
    assert "trade message_04" in options(state, "B")
    play(state, "B close")
    assert stock(state, "A")["hand"] == ["message_09"]


@pytest.mark.rule("R7.15")
def test_earmarked_goods_cannot_be_spent() -> None:
    state = table(
        tower="street_r2c5",
        seats=[{}, {"ducats": 0, "tokens": {"trade_1_1": 1}, "hand": ["small_order_15"], "goods": {"silk": 1}}],
    )

    play(state, "B offer-action inn later_trade_1_1 later_40", "B pass", "C pass", "A accept B action inn")
    assert "trade silk" not in options(state, "B")
    play(state, "B work")
    assert refused(state, "B trade silk") == "why-still-owes"
    play(state, "B fill small_order_15", "B close")

    assert stock(state, "A")["ducats"] == 170
    assert stock(state, "A")["tokens"] == {"trade_1_1": 1}
    assert stock(state, "B")["ducats"] == 0


@pytest.mark.rule("R7.14", "R7.15", "Q20")
def test_ducats_of_a_small_order_may_be_promised_by_a_player_without_money() -> None:
    seats = [
        {},
        {"ducats": 0, "goods": {"silk": 1}, "hand": ["small_order_15"]},
        {"ducats": 0, "hand": ["small_order_11"]},
    ]
    state = table(tower="street_r2c5", seats=seats)

    assert refused(state, "C offer-action inn later_40") == "why-not-sure"  # no copper
    assert refused(state, "B offer-action inn later_45") == "why-not-sure"
    assert refused(state, "B offer-action inn silk later_40") == "why-not-sure"  # the silk would be gone
    play(state, "B offer-action inn later_40", "B pass", "C pass", "A accept B action inn", "B work")
    assert refused(state, "B close") == "why-still-owes"
    play(state, "B fill small_order_15")

    assert stock(state, "A")["ducats"] == 170
    assert stock(state, "B")["ducats"] == 0


@pytest.mark.rule("R7.14", "Q20")
def test_an_any_good_token_stands_in_for_a_missing_good() -> None:
    seats = [{}, {"ducats": 0, "tokens": {"any_good": 1, "trade_1_1": 1}, "hand": ["small_order_15"]}]
    state = table(tower="street_r2c5", seats=seats)

    play(state, "B offer-action inn later_40", "B pass", "C pass", "A accept B action inn")
    assert options(state, "B", "any-good") == ["any-good silk"]
    assert "trade any_good" not in options(state, "B")
    play(state, "B any-good silk", "B fill small_order_15", "B close")

    assert stock(state, "A")["ducats"] == 170


@pytest.mark.rule("Q20", "R10.7")
def test_at_a_villa_the_promise_decides_between_contract_and_large_order() -> None:
    goods = {"saffron": 1, "copper": 1, "silk": 1}
    seats = [{}, {"ducats": 0, "goods": goods, "hand": ["large_order_01"]}]

    contract = table(tower="street_r7c6", seats=seats)
    play(contract, "B offer-action villa_colini later_contract", "B pass", "C pass", "A accept B action villa_colini")
    assert options(contract, "B") == ["contract"]
    play(contract, "B contract", "* draw contract_05")
    assert stock(contract, "A")["hand"] == ["contract_05"]

    order = table(tower="street_r7c6", seats=seats)
    assert refused(order, "B offer-action villa_colini later_contract later_100") == "why-not-sure"
    play(
        order,
        "B offer-action villa_colini later_60 later_any_good",
        "B pass",
        "C pass",
        "A accept B action villa_colini",
    )
    assert options(order, "B") == ["order large_order_01"]
    play(order, "B order large_order_01")
    assert options(order, "B") == ["reward any_good"]
    play(order, "B reward any_good")
    assert options(order, "B") == ["close"]  # the token is promised
    play(order, "B close")
    assert (stock(order, "A")["ducats"], stock(order, "B")["ducats"]) == (190, 40)
    assert stock(order, "A")["tokens"] == {"any_good": 1}


@pytest.mark.rule("R7.14", "R7.13", "Q20")
def test_ducats_of_messages_that_the_arrival_completes_may_be_promised_for_a_plain_move() -> None:
    seats = [{"actions_used": 1}, {"ducats": 0, "hand": ["message_09"], "actions_used": 1}, {"actions_used": 1}]
    state = table(tower="street_r2c6", height=3, visited=["inn", "street_r2c5", "street_r2c6"], seats=seats)

    assert refused(state, "B offer-move villa_ricci later_30") == "why-not-sure"
    assert refused(state, "B offer-move spice_warehouse later_35") == "why-not-sure"
    play(state, "B offer-move spice_warehouse later_30", "B pass", "C pass", "A accept B move spice_warehouse")
    assert asked(state) == "B"
    assert options(state, "B") == ["deliver message_09"]
    guesses = [GAME.guess(state, 2, Random(seed)) for seed in range(10)]
    assert {guessed.to_act for guessed in guesses} == {(1,)}  # who is asked cannot have the ducats yet
    play(state, "B deliver message_09")

    assert (stock(state, "A")["ducats"], stock(state, "B")["ducats"]) == (160, 0)
    assert state.deals == []


@pytest.mark.rule("R7.14", "R15.1")
def test_a_guess_lets_everybody_keep_their_promises() -> None:
    seats = [
        {},
        {"ducats": 0, "goods": {"silk": 1}, "hand": ["small_order_15", "small_order_03"]},
        {"hand": ["small_order_01"]},
    ]
    state = table(tower="street_r2c5", seats=seats)
    play(state, "B offer-action inn later_40")

    for seed in range(5):
        guessed = GAME.guess(state, 2, Random(seed))
        assert "small_order_15" in GAME.dump(guessed)["seats"][1]["hand"]


@pytest.mark.rule("R7.15")
def test_building_use_at_a_villa_cannot_spend_what_is_promised() -> None:
    goods = {"saffron": 1, "copper": 1, "silk": 1}
    hand = ["large_order_01", "small_order_15"]
    seats = [{}, {"ducats": 0, "goods": goods, "hand": hand, "tokens": {"building_use": 1}}]
    state = table(tower="street_r2c5", owners={"villa_colini": "B"}, seats=seats)

    play(
        state,
        "B offer-action inn later_40",
        "B pass",
        "C pass",
        "A accept B action inn",
        "B work",
        "B use villa_colini",
    )
    assert options(state, "B") == ["contract", "order large_order_01"]  # its 100 ducats pay the debt as well


@pytest.mark.rule("R7.14")
def test_an_action_here_may_be_paid_out_of_itself() -> None:
    state = play(table(tower="drinks_warehouse", steps=ARRIVED), "A hear", "B offer-here later_wine", "C pass")

    play(state, "A accept B here drinks_warehouse")
    assert stock(state, "A")["goods"] == {"wine": 1}
    assert stock(state, "B")["goods"] == {"beer": 1}


@pytest.mark.rule("R7.14", "R10.4")
def test_markers_of_the_cathedral_may_be_promised() -> None:
    state = play(table(tower="cathedral", steps=ARRIVED), "A hear", "B offer-here later_marker", "C pass")

    play(state, "A accept B here cathedral")
    assert (stock(state, "A")["markers"], stock(state, "B")["markers"]) == (1, 1)


@pytest.mark.rule("Q20", "R7.15")
@pytest.mark.parametrize("promise", ["later_50", "later_trade_1_1"])
def test_a_large_order_that_was_promised_must_be_delivered_even_by_a_rich_buyer(promise: str) -> None:
    goods = {"saffron": 1, "copper": 1, "silk": 1}
    seats = [{}, {"ducats": 500, "goods": goods, "tokens": {"trade_1_1": 1}, "hand": ["large_order_01"]}]
    state = table(tower="street_r7c6", seats=seats)
    play(state, f"B offer-action villa_colini {promise}", "B pass", "C pass", "A accept B action villa_colini")

    assert refused(state, "B contract") == "why-still-owes"
    assert refused(state, "B trade silk") == "why-still-owes"
    play(state, "B order large_order_01")


@pytest.mark.rule("Q20", "R7.14")
def test_the_any_good_token_of_the_harbor_can_serve_a_small_order_promised_there() -> None:
    seats = [{}, {"ducats": 0, "hand": ["small_order_09"]}]
    state = table(tower="street_r3c2", seats=seats)

    assert refused(state, "B offer-action harbor later_40 later_any_good") == "why-not-sure"
    play(state, "B offer-action harbor later_40", "B pass", "C pass", "A accept B action harbor")
    assert options(state, "B") == ["any-good silver"]
    play(state, "B any-good silver", "B fill small_order_09")
    assert stock(state, "A")["ducats"] == 170


@pytest.mark.rule("R7.15")
def test_a_promised_any_good_token_does_not_stop_an_order_with_the_good_at_hand() -> None:
    seats = [{}, {"ducats": 0, "goods": {"silver": 1}, "tokens": {"building_use": 1}, "hand": ["small_order_09"]}]
    state = table(tower="street_r3c2", owners={"park": "B"}, seats=seats)
    promise = "B offer-action harbor later_40 later_any_good"
    play(state, promise, "B pass", "C pass", "A accept B action harbor")

    assert options(state, "B") == ["fill small_order_09", "use park", "work"]


@pytest.mark.rule("R7.13", "R7.14", "Q20")
def test_what_the_trader_gives_in_the_deal_can_earn_what_is_promised() -> None:
    seats = [{"goods": {"silk": 1}}, {"ducats": 0, "hand": ["small_order_15"]}]
    state = table(tower="street_r2c5", seats=seats)

    assert refused(state, "B offer-action inn later_40") == "why-not-sure"
    play(state, "B offer-action inn later_25 for silk", "B pass", "C pass", "A accept B action inn", "B work")
    assert refused(state, "B close") == "why-still-owes"
    play(state, "B fill small_order_15")
    assert (stock(state, "A")["ducats"], stock(state, "B")["ducats"]) == (155, 15)


@pytest.mark.rule("R7.15", "R6.7", "Q10")
def test_before_the_main_effect_building_use_may_deliver_a_large_order_with_a_free_reward() -> None:
    goods = {"saffron": 1, "copper": 1, "silk": 1}
    seats = [{}, {"ducats": 0, "goods": goods, "hand": ["large_order_01"], "tokens": {"building_use": 1}}]
    state = table(tower="street_r4c7", owners={"villa_colini": "B"}, seats=seats)
    play(state, "B offer-action coach_house later_start_space", "B pass", "C pass", "A accept B action coach_house")

    play(state, "B use villa_colini", "B order large_order_01")
    assert len(options(state, "B", "reward")) == 5  # the Coach House will give what was promised
    play(state, "B reward extra_action")
    assert stock(state, "A")["tokens"] == {"start_space": 1}


@pytest.mark.rule("R7.15", "Q10", "Q12")
def test_before_the_work_building_use_may_spend_what_the_work_will_bring_again() -> None:
    goods = {"wine": 1, "copper": 1, "pepper": 1}
    seats = [{}, {"goods": goods, "hand": ["large_order_04"], "tokens": {"building_use": 1}}]
    state = table(tower="street_r2c3", owners={"villa_colini": "B"}, seats=seats)
    promise = "B offer-action drinks_warehouse later_wine"
    play(state, promise, "B pass", "C pass", "A accept B action drinks_warehouse", "B use villa_colini")

    assert options(state, "B") == ["contract", "order large_order_04"]
    play(state, "B order large_order_04", "B reward trade_1_1", "B close")
    assert stock(state, "A")["goods"] == {"wine": 1}


@pytest.mark.rule("R7.15", "Q10", "Q12")
def test_after_the_work_building_use_may_not_spend_what_is_promised() -> None:
    goods = {"copper": 1, "pepper": 1}
    seats = [{}, {"goods": goods, "hand": ["large_order_04"], "tokens": {"building_use": 1}}]
    state = table(tower="street_r2c3", owners={"villa_colini": "B"}, seats=seats)
    promise = "B offer-action drinks_warehouse later_wine"
    play(state, promise, "B pass", "C pass", "A accept B action drinks_warehouse", "B work", "B use villa_colini")

    assert options(state, "B") == ["contract"]
    assert refused(state, "B order large_order_04") == "why-still-owes"


@pytest.mark.rule("R7.15", "Q20")
def test_the_goods_of_a_promised_large_order_are_not_spent_at_another_villa() -> None:
    goods = {"beer": 1, "saffron": 1, "copper": 1, "silk": 1}
    hand = ["large_order_01", "large_order_06"]
    seats = [{}, {"goods": goods, "hand": hand, "tokens": {"building_use": 1}}]
    state = table(tower="street_r7c6", owners={"villa_monetti": "B"}, seats=seats)
    play(state, "B offer-action villa_colini later_50", "B pass", "C pass", "A accept B action villa_colini")

    play(state, "B use villa_monetti")
    assert options(state, "B") == ["contract"]


@pytest.mark.rule("R7.14", "Q20", "Q40")
def test_the_trader_asks_for_deferred_things_only_where_all_can_see_that_they_may_come() -> None:
    state = play(table(tower="street_r4c7", seats=[{}, {"ducats": 0}]), "B pass", "C pass")

    assert refused(state, "A propose-action B coach_house later_wine") == "why-they-not-sure"
    assert refused(state, "A propose-move B coach_house later_start_space") == "why-they-not-sure"
    play(state, "A propose-action B coach_house later_start_space", "B refuse")
    play(state, "A propose-action B coach_house later_40")  # whether B could earn them is his secret
    assert options(state, "B") == ["refuse"]
    villa = play(table(tower="street_r7c6", seats=[{}, {}, {"tokens": {"any_good": 5}}]), "B pass", "C pass")
    assert refused(villa, "A propose-action B villa_colini later_any_good") == "why-they-not-sure"
    play(villa, "A propose-action B villa_colini later_trade_1_1")
    assert options(villa, "B") == ["refuse"]


def test_the_promised_token_of_a_large_order_must_be_taken() -> None:
    goods = {"saffron": 1, "copper": 1, "silk": 1}
    state = table(tower="street_r7c6", seats=[{}, {"goods": goods, "hand": ["large_order_01"]}])
    promise = "B offer-action villa_colini later_trade_1_1"
    play(state, promise, "B pass", "C pass", "A accept B action villa_colini", "B order large_order_01")

    assert options(state, "B") == ["reward trade_1_1"]
    assert refused(state, "B reward any_good") == "why-still-owes"


@pytest.mark.rule("R7.15", "Q20", "Q38")
def test_before_a_promised_large_order_the_token_of_another_one_is_free() -> None:
    goods = {"saffron": 1, "copper": 2, "silk": 1, "pepper": 1, "linen": 1}
    hand = ["large_order_01", "large_order_09"]
    seats = [{}, {"goods": goods, "hand": hand, "tokens": {"building_use": 1}}]
    state = table(tower="street_r7c6", owners={"villa_ricci": "B"}, seats=seats)
    promise = "B offer-action villa_colini later_any_good"
    play(state, promise, "B pass", "C pass", "A accept B action villa_colini")

    play(state, "B use villa_ricci", "B order large_order_09")
    assert len(options(state, "B", "reward")) == 5
    play(state, "B reward extra_action", "B order large_order_01")
    assert options(state, "B") == ["reward any_good"]


@pytest.mark.rule("R7.14", "Q31", "Q39")
def test_only_as_many_cards_can_be_promised_as_lie_in_the_pile() -> None:
    orders = [f"small_order_{n:02}" for n in range(1, 17)]
    state = table(tower="street_r2c5", seats=[{}, {}, {"hand": orders[:15]}])

    assert refused(state, "B offer-action city_hall later_small_order later_small_order") == "why-not-sure"
    play(state, "B offer-action city_hall later_small_order", "B pass", "C pass", "A accept B action city_hall")
    play(state, "* draw small_order_16")
    assert (stock(state, "A")["hand"], stock(state, "B")["hand"]) == (["small_order_16"], [])


@pytest.mark.rule("R7.14", "R7.15", "Q20")
def test_a_message_and_a_small_order_may_pay_together() -> None:
    seats = [{}, {"ducats": 0, "hand": ["message_03", "small_order_15"], "goods": {"silk": 1}}]
    visited = ["guild_hall", "street_r3c6", "street_r2c6", "street_r2c5"]
    state = table(tower="street_r2c5", height=2, visited=visited, seats=seats)

    assert refused(state, "B offer-action inn later_75") == "why-not-sure"
    play(state, "B offer-action inn later_70", "B pass", "C pass", "A accept B action inn", "B work")
    play(state, "B fill small_order_15")
    assert options(state, "B") == ["deliver message_03"]
    play(state, "B deliver message_03")
    assert (stock(state, "A")["ducats"], stock(state, "B")["ducats"]) == (200, 0)


@pytest.mark.rule("R7.14", "Q20")
@pytest.mark.parametrize("paid", ["any_good", "small_order_04"])
def test_what_is_paid_at_once_cannot_earn_what_is_promised(paid: str) -> None:
    seats = [{}, {"ducats": 0, "tokens": {"any_good": 1}, "hand": ["small_order_04"]}]
    state = table(tower="street_r7c4", seats=seats)

    assert refused(state, f"B offer-action tavern {paid} later_40") == "why-not-sure"
    play(state, "B offer-action tavern later_40")


@pytest.mark.rule("Q9", "Q20", "R7.14")
def test_a_promise_counts_one_order_of_the_action_at_most() -> None:
    goods = {"silk": 1, "copper": 1}
    seats = [{}, {"ducats": 0, "goods": goods, "hand": ["small_order_11", "small_order_15"]}]
    state = table(tower="street_r2c5", seats=seats)

    assert refused(state, "B offer-action inn later_45") == "why-not-sure"
    play(state, "B offer-action inn later_40", "B pass", "C pass", "A accept B action inn", "B fill small_order_11")
    assert refused(state, "B fill small_order_15") == "why-one-order"


@pytest.mark.rule("Q20", "R7.14", "R7.15")
def test_a_good_may_be_promised_that_an_any_good_token_makes_certain() -> None:
    seats = [{}, {"ducats": 0, "tokens": {"any_good": 1}}]
    state = table(tower="street_r4c7", seats=seats)

    assert refused(state, "B offer-action coach_house later_wine later_silk") == "why-not-sure"
    assert refused(state, "B offer-action coach_house any_good later_wine") == "why-not-sure"
    assert refused(state, "B offer-move coach_house later_wine") == "why-not-sure"
    play(state, "B offer-action coach_house later_wine", "B pass", "C pass", "A accept B action coach_house")
    assert options(state, "B") == ["any-good wine", "work"]  # the token is earmarked
    play(state, "B work", "B any-good wine")
    assert stock(state, "A")["goods"] == {"wine": 1}
    assert stock(state, "B")["tokens"] == {"start_space": 1}


@pytest.mark.rule("Q20", "R7.14", "R7.15")
def test_a_good_may_be_promised_that_a_trade_makes_certain() -> None:
    seats = [{}, {"ducats": 0, "tokens": {"trade_1_1": 1}, "goods": {"silk": 1}}, {"tokens": {"trade_1_1": 1}}]
    state = table(tower="street_r4c7", seats=seats)

    assert refused(state, "B offer-action coach_house silk later_wine later_wine") == "why-not-sure"
    play(state, "B offer-action coach_house later_wine", "B pass", "C pass", "A accept B action coach_house")
    assert options(state, "B") == ["trade silk", "work"]
    play(state, "B trade silk")
    assert {"take wine", "take trade_1_1"} & set(options(state, "B")) == {"take wine"}
    assert refused(state, "B take silk") == "why-still-owes"
    play(state, "B take wine")
    assert stock(state, "A")["goods"] == {"wine": 1}


@pytest.mark.rule("Q20", "R7.14", "R7.15")
def test_a_good_may_be_promised_that_building_use_makes_certain() -> None:
    seats = [{}, {"ducats": 0, "tokens": {"building_use": 1}}]
    state = table(tower="street_r4c7", owners={"drinks_warehouse": "B", "park": "B"}, seats=seats)

    assert refused(state, "B offer-action coach_house later_silk") == "why-not-sure"
    play(state, "B offer-action coach_house later_wine later_beer", "B pass", "C pass")
    play(state, "A accept B action coach_house")
    assert options(state, "B") == ["use drinks_warehouse", "work"]
    play(state, "B use drinks_warehouse")
    assert stock(state, "A")["goods"] == {"beer": 1, "wine": 1}


@pytest.mark.rule("Q20", "Q10", "R7.14")
def test_ducats_of_a_large_order_by_building_use_may_be_promised() -> None:
    goods = {"saffron": 1, "copper": 1, "silk": 1}
    seats = [{}, {"ducats": 0, "goods": goods, "hand": ["large_order_01"], "tokens": {"building_use": 1}}]
    state = table(tower="street_r4c7", owners={"villa_colini": "B"}, seats=seats)

    assert refused(state, "B offer-action coach_house later_105") == "why-not-sure"
    play(state, "B offer-action coach_house later_100", "B pass", "C pass", "A accept B action coach_house")
    assert options(state, "B") == ["use villa_colini", "work"]
    play(state, "B use villa_colini")
    assert options(state, "B") == ["order large_order_01"]
    assert refused(state, "B contract") == "why-still-owes"
    play(state, "B order large_order_01", "B reward any_good", "B work")
    play(state, "B close")
    assert stock(state, "A")["ducats"] == 230


@pytest.mark.rule("Q20", "Q40")
def test_the_trader_may_ask_for_a_good_that_a_token_makes_certain_for_all_to_see() -> None:
    state = play(table(tower="street_r4c7", seats=[{}, {"tokens": {"any_good": 1}}]), "B pass", "C pass")

    assert refused(state, "A propose-action C coach_house later_wine") == "why-they-not-sure"
    play(state, "A propose-action B coach_house later_wine", "B agree", "B work", "B any-good wine")
    assert stock(state, "A")["goods"] == {"wine": 1}

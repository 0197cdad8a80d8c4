"""Buildings not covered by a deal."""

import pytest

from tests.games.genoa.table import ARRIVED, asked, options, play, refused, stock, table


@pytest.mark.rule("W6", "R7.20", "R7.21", "R7.23")
def test_with_one_offer_the_trader_sells_or_acts() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear", "B offer-here 5", "C pass")

    assert options(state, "A") == ["accept B here harbor", "act"]
    assert refused(state, "A leave") == "why-must-sell"
    assert refused(state, "A rebid") == "why-no-bargaining"
    assert refused(state, "A go palace") == "why-not-asked"
    play(state, "A accept B here harbor", "B act")

    assert (stock(state, "A")["ducats"], stock(state, "B")["ducats"]) == (135, 125)
    assert stock(state, "B")["tokens"] == {"any_good": 1}
    assert stock(state, "A")["actions_used"] == 0


@pytest.mark.rule("R7.17", "Q36", "R7.10")
def test_all_who_can_act_may_offer_where_nobody_holds_the_right() -> None:
    seats = [{}, {"actions_used": 1}]
    started = play(table(tower="harbor", seats=seats, steps=ARRIVED), "A hear")
    free = play(table(tower="palace"), "B pass", "C pass", "A go harbor", "A hear")
    bought = play(
        table(tower="palace"), "B offer-move harbor 5", "B pass", "C pass", "A accept B move harbor", "A hear"
    )

    assert asked(started) == "C"
    assert asked(free) == "BC"
    assert asked(bought) == "BC"


@pytest.mark.rule("R7.18")
def test_without_offers_the_trader_acts_or_leaves_it() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear", "B pass", "C pass")

    assert options(state, "A") == ["act", "leave"]
    alone = table(tower="harbor", seats=[{}, {"actions_used": 1}, {"actions_used": 1}], steps=ARRIVED)
    assert options(alone, "A") == ["act", "leave"]


@pytest.mark.rule("R7.19")
def test_the_trader_may_declare_that_he_acts_before_offers_or_after() -> None:
    before = play(table(tower="harbor", steps=ARRIVED), "A act")
    after = play(table(tower="harbor", steps=ARRIVED), "A hear", "B offer-here 60", "C offer-here 60", "A act")
    extra = table(tower="harbor", seats=[{"actions_used": 1, "tokens": {"extra_action": 1}}], steps=ARRIVED)

    assert stock(before, "A")["tokens"] == stock(after, "A")["tokens"] == {"any_good": 1}
    assert refused(table(tower="harbor", steps=ARRIVED), "A leave") == "why-hear-first"
    assert "act" in options(extra, "A")


@pytest.mark.rule("R7.20")
def test_a_trader_without_an_action_must_sell() -> None:
    state = play(table(tower="harbor", seats=[{"actions_used": 1}], steps=ARRIVED), "B offer-here 5", "C pass")

    assert options(state, "A") == ["accept B here harbor"]
    assert refused(state, "A act") == "why-no-action-left"


@pytest.mark.rule("R7.21")
def test_with_two_offers_the_trader_may_call_new_bids_twice() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear", "B offer-here 5", "C offer-here 10")

    play(state, "A rebid", "B offer-here 15", "C pass", "A rebid", "B pass", "C offer-here 20")
    assert options(state, "A") == ["accept B here harbor", "accept C here harbor", "act"]
    assert refused(state, "A rebid") == "why-no-bargaining"
    play(state, "A accept C here harbor", "C act")

    assert stock(state, "C")["ducats"] == 110


@pytest.mark.rule("R7.21")
def test_a_withdrawal_in_a_new_round_leaves_the_simpler_case() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear", "B offer-here 5", "C offer-here 10", "A rebid")

    play(state, "B withdraw here harbor", "C pass")
    assert options(state, "A") == ["accept C here harbor", "act"]


@pytest.mark.rule("R7.9", "R7.21")
def test_who_has_answered_a_bidding_may_still_change_his_offer_until_the_trader_has_accepted() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear", "B pass")

    assert state.may_change == (1,)
    play(state, "B offer-here 5", "C pass")
    assert options(state, "A") == ["accept B here harbor", "act"]
    play(state, "C offer-here 10")
    assert "rebid" in options(state, "A")
    play(state, "B withdraw here harbor", "C offer-here 15", "A accept C here harbor")
    assert stock(state, "C")["ducats"] == 115


@pytest.mark.rule("R7.9", "Q44")
def test_the_trader_may_propose_a_deal_for_the_action_here() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear", "B pass", "C pass")

    play(state, "A propose-here B 20", "B refuse", "A propose-here C 20", "C counter 15", "A agree", "C act")
    assert (stock(state, "A")["ducats"], stock(state, "C")["ducats"]) == (145, 115)
    assert stock(state, "C")["tokens"] == {"any_good": 1}


@pytest.mark.rule("R7.21", "Q44")
def test_with_one_offer_that_obliges_the_trader_proposes_to_others_only() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear", "B offer-here 5", "C pass")

    assert refused(state, "A propose-here B 10") == "why-no-bargaining"
    play(state, "A propose-here C 10", "C refuse")
    assert options(state, "A") == ["accept B here harbor", "act"]  # still obliged
    for _ in range(2):
        play(state, "A propose-here C 10", "C refuse")
    assert refused(state, "A propose-here C 10") == "why-no-more-talk"


@pytest.mark.rule("R7.22", "Q22")
def test_an_offer_that_asks_for_something_obliges_nobody() -> None:
    seats = [{"actions_used": 1, "goods": {"silk": 1}}]
    state = play(table(tower="harbor", seats=seats, steps=ARRIVED), "B offer-here 5 for silk", "C pass")

    assert options(state, "A") == ["accept B here harbor", "leave"]
    play(state, "A accept B here harbor", "B act")
    assert stock(state, "B")["goods"] == {"silk": 1}


@pytest.mark.rule("R7.23", "R7.16")
def test_the_buyer_of_an_action_here_may_decline() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear", "B offer-here 5", "C pass", "A accept B here harbor")

    play(state, "B decline")
    assert stock(state, "A")["ducats"] == 135
    assert asked(state) == "BC"


@pytest.mark.rule("R7.20", "R7.22")
def test_an_offer_that_asks_for_something_may_be_taken_instead_of_one_that_obliges() -> None:
    seats = [{"actions_used": 1, "goods": {"silk": 1}}]
    state = play(table(tower="harbor", seats=seats, steps=ARRIVED), "B offer-here 60 for silk", "C offer-here 5")

    assert options(state, "A") == ["accept B here harbor", "accept C here harbor"]


@pytest.mark.rule("R7.21", "R7.20")
def test_when_all_withdraw_a_trader_without_an_action_goes_on() -> None:
    state = play(table(tower="harbor", seats=[{"actions_used": 1}], steps=ARRIVED), "B offer-here 5", "C offer-here 10")

    play(state, "A rebid", "B withdraw here harbor", "C withdraw here harbor")
    assert asked(state) == "BC"  # the floor of the next move
    assert refused(state, "B offer-here 5") == "why-not-asked"


@pytest.mark.rule("R7.17", "R5.3")
def test_the_action_at_the_last_space_is_sold_like_any_other() -> None:
    visited = ["city_hall", "street_r3c3", "street_r3c2", "street_r4c2", "harbor"]
    state = table(tower="harbor", height=1, visited=visited, steps=ARRIVED)

    play(state, "A hear", "B offer-here 5", "C pass", "A accept B here harbor", "B act", "B close")
    assert stock(state, "B")["tokens"] == {"any_good": 1}
    assert asked(state) == "*"

"""Bargaining before a move."""

from typing import Any

import pytest

import rynek
from rynek.core.errors import IllegalMove
from rynek.games.genoa.city import SPACE
from tests.games.genoa.table import FLOOR, GAME, asked, options, play, refused, said, stock, table

STREET: dict[str, Any] = {"tower": "street_r4c7", "steps": FLOOR}


@pytest.mark.rule("W4", "R7.9", "R7.13", "R6.5")
def test_a_refused_offer_and_a_proposal_that_is_agreed_to() -> None:
    state = table(tower="street_r4c7", height=2, visited=["guild_hall", "street_r3c6", "street_r3c7", "street_r4c7"],
                  seats=[{}, {"goods": {"wine": 1}}])  # fmt: skip

    play(state, "B offer-action coach_house 5", "B pass", "C pass")
    play(state, "A propose-action B coach_house 5 wine", "B agree")
    assert (stock(state, "B")["ducats"], stock(state, "B")["goods"]) == (125, {})
    assert (stock(state, "A")["ducats"], stock(state, "A")["goods"]) == (135, {"wine": 1})
    assert (state.view(None)["tower"], state.height) == ("coach_house", 1)
    play(state, "B act")

    assert stock(state, "B")["tokens"] == {"start_space": 1}
    assert state.trader == 1  # one disc left: phase 2 has ended, and nobody has anything to do in phase 3


@pytest.mark.rule("R7.1")
def test_deals_are_between_the_trader_and_one_other() -> None:
    state = table(**STREET)

    assert refused(state, "A offer-move coach_house 5") == "why-not-your-turn"
    play(state, "B pass", "C pass")
    assert refused(state, "A propose-move A coach_house 5") == "why-to-himself"
    play(state, "A propose-move C coach_house 5")
    assert asked(state) == "C"


@pytest.mark.rule("R7.2")
def test_a_plain_move_gives_no_right_to_act() -> None:
    state = play(table(**STREET), "B offer-move coach_house 5", "B pass", "C pass", "A accept B move coach_house")

    assert state.view(None)["tower"] == "coach_house"
    assert asked(state) == "A"
    assert options(state, "A") == ["act", "hear"]


@pytest.mark.rule("R7.2")
def test_the_right_to_act_is_for_action_buildings_only() -> None:
    assert refused(table(**STREET), "B offer-action street_r5c7 5") == "why-no-action-there"
    assert refused(table(tower="guild_hall"), "B offer-action market 5") == "why-no-action-there"


@pytest.mark.rule("R7.3", "Q23")
def test_a_deal_pays_something_and_may_give_more_in_return() -> None:
    state = table(tower="street_r4c7", seats=[{"goods": {"silk": 2}}])

    assert refused(state, "B offer-move coach_house") == "why-pays-nothing"
    assert refused(state, "B offer-move coach_house for silk") == "why-pays-nothing"
    assert refused(state, "B offer-move coach_house 5 for silk for silk") == "why-one-exchange"
    play(state, "B offer-move coach_house 5 for silk silk 50", "B pass", "C pass", "A accept B move coach_house")

    assert (stock(state, "B")["goods"], stock(state, "B")["ducats"]) == ({"silk": 2}, 175)
    assert (stock(state, "A")["goods"], stock(state, "A")["ducats"]) == ({}, 85)


@pytest.mark.rule("R7.4", "Q26")
def test_only_what_the_giver_owns_can_be_offered() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"ducats": 20, "goods": {"wine": 1}, "hand": ["message_01"]}])

    assert refused(state, "B offer-move coach_house wine wine") == "why-not-yours"
    assert refused(state, "B offer-move coach_house marker") == "why-not-yours"
    assert refused(state, "B offer-move coach_house any_good") == "why-not-yours"
    assert refused(state, "B offer-move coach_house message_02") == "why-not-yours"
    assert refused(state, "B offer-move coach_house message_01 message_01") == "why-not-yours"
    assert refused(state, "B offer-move coach_house 25") == "why-too-poor"
    assert refused(state, "B offer-move coach_house message") == "why-name-the-card"
    assert refused(state, "B offer-move coach_house 5 for silk") == "why-not-theirs"
    assert refused(state, "B offer-move coach_house 5 for later_silk") == "why-trader-defers"
    play(state, "B offer-move coach_house 20 wine message_01")


@pytest.mark.rule("R7.5", "R7.6")
def test_an_offer_names_a_space_and_nothing_later() -> None:
    words = [verb for verb in GAME.verbs if verb.startswith(("offer", "propose", "buy", "barter", "ask-", "demand"))]
    placed = [verb for verb in words if any(domain.name == "space" for domain in GAME.verbs[verb].domains)]

    assert set(words) - set(placed) == {"offer-here", "barter-here", "propose-here"}
    assert refused(table(**STREET), "B suggest coach_house 5") == "why-beside-already"


@pytest.mark.rule("R7.7", "Q24")
def test_a_marker_in_a_bundle_is_returned_and_the_taker_takes_his_own() -> None:
    seats = [{"markers": 7}, {"markers": 2}, {"markers": 1}]
    state = play(table(tower="street_r4c7", seats=seats), "B offer-move coach_house marker", "B pass")
    play(state, "C offer-move coach_house marker", "C pass", "A accept B move coach_house")

    assert (stock(state, "A")["markers"], stock(state, "B")["markers"]) == (7, 1)  # none of A's is left in the supply
    few = table(tower="street_r4c7", seats=[{}, {"markers": 2}])
    play(few, "B offer-move coach_house marker marker", "B pass", "C pass", "A accept B move coach_house")
    assert (stock(few, "A")["markers"], stock(few, "B")["markers"]) == (2, 0)


@pytest.mark.rule("R7.9")
def test_offers_can_be_changed_and_withdrawn_before_acceptance() -> None:
    state = table(**STREET)

    play(state, "B offer-move coach_house 5", "B offer-move coach_house 10")
    assert len(state.offers) == 1
    play(state, "B withdraw move coach_house", "B pass", "C pass")

    assert state.offers == []
    assert refused(state, "A accept B move coach_house") == "why-no-such-offer"


@pytest.mark.rule("R7.9", "R7.11")
def test_who_has_passed_may_still_change_withdraw_offer_and_suggest_until_the_trader_has_accepted() -> None:
    state = play(table(**STREET), "B offer-move coach_house 5", "B pass")

    assert (asked(state), state.may_change) == ("C", (1,))
    play(state, "B offer-move coach_house 10", "B suggest tavern 15")
    assert asked(state) == "C"  # nobody waits for B again
    play(state, "C pass")
    assert (asked(state), state.may_change) == ("A", (1, 2))
    play(state, "C offer-action coach_house 20", "B withdraw move coach_house")
    assert refused(state, "B pass") == "why-not-asked"
    assert options(state, "A", "accept") == ["accept C action coach_house"]
    play(state, "A accept C action coach_house")
    assert refused(state, "B offer-move coach_house 15") == "why-not-your-turn"


@pytest.mark.rule("R7.9")
def test_others_may_speak_while_a_proposal_waits_for_its_answer() -> None:
    state = play(table(**STREET), "B pass", "C pass", "A propose-move B coach_house 30", "C offer-move coach_house 5")

    assert (asked(state), state.may_change) == ("B", (2,))
    play(state, "B refuse")
    assert options(state, "A", "accept") == ["accept C move coach_house"]


@pytest.mark.rule("R7.11")
def test_a_suggestion_says_whether_a_move_or_an_action_is_meant() -> None:
    state = table(tower="metal_warehouse", steps=FLOOR, seats=[{}, {"hand": ["message_01"]}])

    play(state, "B suggest-move tavern 5", "B suggest-action tavern 15 message_01 for wine", "B suggest market 5")
    assert [(s["deal"], s["space"], s["pays"], s["gets"]) for s in state.view(0)["suggestions"]] == [
        ("move", "tavern", ["5"], []),
        ("action", "tavern", ["message", "15"], ["wine"]),
        ("move", "market", ["5"], []),
    ]
    assert refused(state, "B suggest-action market 5") == "why-no-action-there"
    assert refused(state, "B suggest-action villa_colini 5") == "why-beside-already"


@pytest.mark.rule("R7.9", "Q45")
def test_a_proposal_may_be_answered_with_other_terms_once() -> None:
    state = play(table(tower="street_r4c7", seats=[{"goods": {"silk": 1}}]), "B pass", "C pass")
    play(state, "A propose-action B coach_house 50", "B counter 20 for silk")

    assert asked(state) == "A"
    assert options(state, "A") == ["agree", "refuse"]
    proposal = state.view(2)["proposal"]
    assert proposal is not None
    assert proposal["pays"] == ["20"]
    assert refused(state, "A go coach_house") == "why-not-asked"
    play(state, "A agree")
    assert (state.view(None)["tower"], stock(state, "B")["ducats"]) == ("coach_house", 110)
    assert stock(state, "B")["goods"] == {"silk": 1}

    left = play(table(**STREET), "B pass", "C pass", "A propose-move B coach_house 50", "B counter 5", "A refuse")
    assert asked(left) == "A"  # he decides again
    assert len(said(left, "refused")) == 1
    assert refused(left, "B counter 10") == "why-not-asked"


@pytest.mark.rule("Q45", "R7.4")
def test_other_terms_must_be_such_as_can_be_offered_and_given() -> None:
    state = play(table(tower="street_r4c7", seats=[{"ducats": 10}]), "B pass", "C pass")
    play(state, "A propose-move B coach_house 50")

    assert refused(state, "B counter wine") == "why-not-yours"
    assert refused(state, "B counter 5 for") == "why-for-nothing"
    play(state, "B counter 5 for 100")
    assert options(state, "A") == ["refuse"]
    assert refused(state, "A agree") == "why-cannot-give"


@pytest.mark.rule("Q41", "Q45")
def test_other_terms_fall_when_their_message_is_delivered() -> None:
    state = table(tower="harbor", height=3, visited=["city_hall", "street_r3c2", "harbor"],
                  seats=[{}, {"hand": ["message_01"]}])  # fmt: skip
    play(state, "B pass", "C pass", "A propose-move B palace 50", "B counter message_01", "B deliver message_01")

    assert asked(state) == "A"
    assert "stop" in options(state, "A")


@pytest.mark.rule("R7.3")
def test_a_for_with_nothing_behind_it_is_refused() -> None:
    state = table(**STREET)

    assert refused(state, "B offer-move coach_house 5 for") == "why-for-nothing"
    assert refused(state, "B suggest tavern 5 for") == "why-for-nothing"


@pytest.mark.rule("R7.10", "Q13")
def test_who_cannot_act_may_only_buy_a_move() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"actions_used": 1}])

    assert refused(state, "B offer-action coach_house 10") == "why-cannot-act"
    assert options(state, "B", "buy-action") == []
    play(state, "B offer-move coach_house 10", "B pass", "C pass")
    assert refused(state, "A propose-action B coach_house 10") == "why-cannot-act"


@pytest.mark.rule("R7.11", "W5")
def test_a_space_farther_away_can_only_be_suggested() -> None:
    state = table(tower="metal_warehouse", steps=FLOOR)

    assert refused(state, "B offer-action tavern 15") == "why-not-beside"
    play(state, "B suggest tavern 15", "B pass", "C pass")
    assert stock(state, "B")["ducats"] == 130
    assert state.view(None)["suggestions"][0]["space"] == "tavern"
    assert refused(state, "A accept B action tavern") == "why-no-such-offer"
    play(state, "A go villa_colini", "A hear", "B pass", "C pass", "A leave")
    play(state, "C offer-action tavern 5", "C pass", "B pass", "A accept C action tavern")

    assert stock(state, "C")["ducats"] == 125  # sold to somebody else all the same


@pytest.mark.rule("R7.12")
def test_the_trader_may_refuse_all_offers() -> None:
    state = play(table(**STREET), "B offer-action coach_house 60", "B pass", "C pass")

    assert {"go coach_house", "go guild_hall", "stop", "reopen"} <= set(options(state, "A"))
    play(state, "A go guild_hall")
    assert stock(state, "B")["ducats"] == 130
    assert state.offers == []


@pytest.mark.rule("R7.13", "R7.16", "Q21")
def test_a_buyer_who_has_paid_may_decline_and_the_action_lapses() -> None:
    state = play(table(**STREET), "B offer-action coach_house 10", "B pass", "C pass", "A accept B action coach_house")

    assert options(state, "B") == ["act", "decline"]
    play(state, "B decline")

    assert stock(state, "B")["ducats"] == 120
    assert stock(state, "B")["actions_used"] == 0
    assert asked(state) == "BC"  # straight to the next floor


@pytest.mark.rule("R7.13")
def test_an_accepted_deal_cannot_be_undone() -> None:
    state = play(table(**STREET), "B offer-action coach_house 10", "B pass", "C pass", "A accept B action coach_house")

    assert state.deals == [state.deal_of(1)]
    assert refused(state, "A go guild_hall") == "why-not-your-turn"


@pytest.mark.rule("R7.13", "R7.9")
def test_an_acceptance_cannot_be_taken_back_but_an_offer_can() -> None:
    match = rynek.Match(GAME, 3, {"start_player": "A"}, seed=2)
    match.play(1, "offer-move park 5")
    match.undo(1)
    assert match.view(None)["offers"] == []

    for seat, move in ((1, "offer-move park 5"), (1, "pass"), (2, "pass"), (0, "accept B move park")):
        match.play(seat, move)
    with pytest.raises(IllegalMove):
        match.undo(0)


@pytest.mark.rule("Q19")
def test_several_may_pay_for_one_move_but_only_one_may_act() -> None:
    state = table(4, tower="street_r4c7")

    play(
        state, "B offer-action coach_house 20", "B pass", "C offer-move coach_house 10", "C offer-action coach_house 15"
    )
    play(state, "C pass", "D offer-move guild_hall 5", "D offer-move coach_house 5", "D pass")
    play(state, "A accept B action coach_house")
    assert options(state, "A") == ["accept C move coach_house", "accept D move coach_house", "go coach_house"]
    play(state, "A accept D move coach_house", "A accept C move coach_house")

    assert [stock(state, seat)["ducats"] for seat in "ABCD"] == [165, 110, 120, 125]
    assert state.offers == []
    assert asked(state) == "B"


@pytest.mark.rule("Q35")
def test_the_talk_is_bounded() -> None:
    state = table(**STREET)

    play(state, *[f"B offer-move coach_house {5 * n}" for n in range(1, 20)])
    assert asked(state) == "BC"
    play(state, "B offer-move coach_house 15")
    assert asked(state) == "C"
    assert refused(state, "B offer-move coach_house 5") == "why-said-enough"
    play(state, "C pass", "A reopen", "B pass", "C pass", "A reopen", "B pass", "C pass")
    assert refused(state, "A reopen") == "why-no-more-talk"
    for ducats in (5, 10, 15):
        play(state, f"A propose-move C coach_house {ducats}", "C refuse")
    assert refused(state, "A propose-move C coach_house 20") == "why-no-more-talk"
    assert len(said(state, "refused")) == 3
    assert options(state, "A") == [
        "accept B move coach_house", "go guild_hall", "go coach_house", "go street_r3c7", "go street_r5c7", "stop",
    ]  # fmt: skip


@pytest.mark.rule("Q35")
def test_a_bundle_has_at_most_forty_things() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"ducats": 5000}])

    assert refused(state, "B offer-move coach_house" + " 5" * 41) == "why-bundle-too-big"
    assert refused(state, "B offer-move coach_house 2000 5") == "why-bundle-too-big"


@pytest.mark.rule("R7.4")
def test_the_trader_cannot_accept_what_he_cannot_give() -> None:
    state = play(
        table(tower="street_r4c7", seats=[{"ducats": 10}]), "B offer-move coach_house 5 for 15", "B pass", "C pass"
    )

    assert refused(state, "A accept B move coach_house") == "why-cannot-give"
    assert refused(state, "A propose-move B coach_house 5 for 15") == "why-too-poor"
    assert refused(state, "A propose-move B coach_house 5 for wine") == "why-not-yours"


@pytest.mark.rule("R7.9", "Q40")
def test_a_proposal_may_ask_for_more_than_there_is_and_can_then_only_be_refused() -> None:
    state = play(table(tower="street_r4c7", seats=[{}, {"ducats": 10}]), "B pass", "C pass")

    play(state, "A propose-move B coach_house 15")
    assert options(state, "B") == ["refuse"]
    assert refused(state, "B agree") == "why-too-poor"


@pytest.mark.rule("Q41")
def test_an_offer_falls_when_its_message_is_delivered() -> None:
    state = table(tower="harbor", height=3, visited=["city_hall", "street_r3c2", "harbor"],
                  seats=[{}, {"hand": ["message_01"]}])  # fmt: skip

    play(state, "B offer-move palace message_01", "B offer-move palace 5", "B deliver message_01")
    assert len(state.offers) == 1
    play(state, "B offer-move drinks_warehouse 5")
    both = table(tower="harbor", height=3, visited=["city_hall", "street_r3c2", "harbor"],
                 seats=[{}, {"hand": ["message_01"]}])  # fmt: skip
    play(both, "B offer-move palace message_01", "B deliver message_01")

    assert both.offers == []
    assert stock(both, "B")["ducats"] == 160


@pytest.mark.rule("R7.2", "R7.13")
def test_the_menu_speaks_the_same_language_as_the_open_grammar() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"goods": {"wine": 1}}])

    play(state, "B buy-action coach_house 20", "B barter-action guild_hall 5 wine", "B pass")
    open_one = table(tower="street_r4c7", seats=[{}, {"goods": {"wine": 1}}])
    play(open_one, "B offer-action coach_house 20", "B offer-action guild_hall wine 5", "B pass")

    assert GAME.dump(state) == GAME.dump(open_one)
    assert "barter-action coach_house 0 later_start_space" in options(table(**STREET), "B")
    assert SPACE.word(state.offers[0].space) == "coach_house"


@pytest.mark.rule("R7.9", "Q35")
def test_a_player_may_make_many_offers_on_one_floor() -> None:
    state = table(**STREET)
    play(state, "B offer-action coach_house 5", "B offer-action guild_hall 5", "B offer-move street_r3c7 5")
    assert options(state, "B") == [
        "pass",
        "withdraw move street_r3c7",
        "withdraw action guild_hall",
        "withdraw action coach_house",
    ]

    play(state, "B offer-move street_r5c7 5", "B offer-action coach_house 15", "B pass", "C pass")
    assert len(options(state, "A", "accept")) == 4


@pytest.mark.rule("R7.4", "R7.13", "Q19")
def test_when_a_deal_is_made_the_other_offers_of_its_buyer_fall() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"ducats": 20}])
    play(state, "B offer-action coach_house 20", "B offer-move coach_house 15", "B offer-move guild_hall 20", "B pass")
    play(state, "C offer-move coach_house 5", "C pass", "A accept B action coach_house")

    assert [offer.buyer for offer in state.offers] == [2]
    assert options(state, "A") == ["accept C move coach_house", "go coach_house"]
    GAME.load(GAME.dump(state))  # a position like any other


@pytest.mark.rule("R7.4", "Q19")
def test_the_trader_cannot_promise_the_same_thing_to_two_buyers_of_a_move() -> None:
    state = table(tower="street_r4c7", seats=[{"goods": {"silk": 1}}])
    play(state, "B offer-move coach_house 5 for silk", "B pass", "C offer-action coach_house 5 for silk", "C pass")

    play(state, "A accept C action coach_house")
    assert asked(state) == "C"  # B's offer cannot be kept any more: the tower has moved
    assert stock(state, "B")["ducats"] == 130


@pytest.mark.rule("Q19", "R7.9")
def test_a_proposal_that_is_agreed_to_leaves_room_for_further_buyers_of_the_move() -> None:
    state = play(table(**STREET), "B offer-move coach_house 5", "B pass", "C pass")

    play(state, "A propose-action C coach_house 10", "C agree")
    assert options(state, "A") == ["accept B move coach_house", "go coach_house"]
    play(state, "A accept B move coach_house")
    assert [stock(state, seat)["ducats"] for seat in "ABC"] == [145, 125, 120]

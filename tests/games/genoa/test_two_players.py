"""The rules for two."""

import pytest

from tests.games.genoa.table import ARRIVED, FLOOR, asked, options, play, refused, stock, table


@pytest.mark.rule("R14.1", "R7.8")
def test_ducats_alone_are_no_offer() -> None:
    state = table(2, tower="street_r4c7", seats=[{}, {"goods": {"wine": 1}}], steps=FLOOR)

    assert refused(state, "B offer-move coach_house 50") == "why-only-ducats"
    assert refused(state, "B offer-action coach_house 50 later_40") == "why-only-ducats"
    assert options(state, "B", "buy-move") == []
    play(state, "B offer-action coach_house 5 later_start_space")
    play(state, "B offer-move coach_house wine")
    assert len(state.offers) == 2


@pytest.mark.rule("R14.1", "R7.20")
def test_an_offer_without_goods_creates_no_obligation() -> None:
    state = play(table(2, tower="harbor", seats=[{"actions_used": 1}], steps=ARRIVED))

    assert refused(state, "B offer-here 20") == "why-only-ducats"
    play(state, "B pass")
    assert asked(state) == "B"  # the floor of the next move


@pytest.mark.rule("W11", "R14.2")
def test_case_one_the_opponent_acts_first() -> None:
    state = table(2, tower="harbor", seats=[{}, {"goods": {"wine": 1}}], steps=ARRIVED)

    play(state, "A hear", "B offer-here wine", "A accept B here harbor", "B act", "B close")
    assert state.standard_left(0) == 2


@pytest.mark.rule("W11", "R14.2")
def test_case_two_the_second_action_only_after_the_opponent_has_acted() -> None:
    state = table(2, tower="cathedral", seats=[{}, {"goods": {"wine": 1}}], steps=ARRIVED)

    play(state, "A act")
    assert not state.can_act(0)
    play(
        state, "B pass", "A go street_r7c4", "B offer-action tavern wine", "B pass", "A accept B action tavern", "B act"
    )

    assert state.can_act(0)
    assert state.standard_left(0) == 1


@pytest.mark.rule("R14.3")
def test_extra_action_tokens_add_to_what_the_rule_allows() -> None:
    extra = {"tokens": {"extra_action": 1}, "actions_used": 1}
    state = play(table(2, tower="cathedral", seats=[extra], steps=ARRIVED), "A act")

    assert stock(state, "A")["tokens"] == {}
    assert state.standard_left(0) == 0
    state.standard[1] = 1
    assert state.standard_left(0) == 1  # the token did not use up the second action


@pytest.mark.rule("Q30", "R14.2")
def test_building_use_is_no_action_that_unlocks_the_second() -> None:
    seats = [{"actions_used": 1}, {"tokens": {"building_use": 1}}]
    state = table(2, tower="harbor", owners={"inn": "B"}, seats=seats, steps=ARRIVED)

    assert state.standard_left(0) == 0
    acted = table(2, seats=[{"actions_used": 1}, {"actions_used": 1}])
    assert acted.standard_left(0) == 1


@pytest.mark.rule("R14.1", "R7.9")
def test_the_trader_cannot_ask_for_ducats_alone_either() -> None:
    state = play(table(2, tower="street_r4c7", seats=[{"goods": {"wine": 1}}, {"goods": {"silk": 1}}]), "B pass")

    assert refused(state, "A propose-action B coach_house 20") == "why-only-ducats"
    assert refused(state, "A propose-move B coach_house 20 for wine") == "why-only-ducats"
    play(state, "A propose-action B coach_house silk for wine", "B agree", "B act")
    assert stock(state, "B")["goods"] == {"wine": 1}


@pytest.mark.rule("R14.2", "R7.16")
def test_a_right_that_is_declined_unlocks_no_second_action() -> None:
    seats = [{"actions_used": 1}, {"goods": {"wine": 1}}]
    state = table(2, tower="harbor", seats=seats, steps=ARRIVED)

    play(state, "B offer-here wine", "A accept B here harbor", "B decline", "B pass", "A go palace")
    assert asked(state) == "B"  # A cannot act

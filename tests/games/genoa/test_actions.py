"""Phase 2: actions and the action window."""

import pytest

from rynek.games.genoa.city import SPACE
from tests.games.genoa.table import ARRIVED, asked, options, play, refused, said, stock, table, window


@pytest.mark.rule("R6.1", "R6.2", "R6.3")
def test_a_player_has_one_standard_action_a_turn() -> None:
    state = table(tower="harbor", steps=ARRIVED)

    play(state, "A act")
    assert stock(state, "A")["tokens"] == {"any_good": 1}
    play(state, "A close", "B pass", "C pass", "A go palace")

    assert asked(state) == "BC"  # A cannot act again: the others are asked at once
    assert refused(state, "B act") == "why-not-asked"


@pytest.mark.rule("R6.2", "R7.18")
def test_acting_is_optional_when_nobody_offers() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear", "B pass", "C pass", "A leave")

    assert stock(state, "A")["tokens"] == {}
    assert stock(state, "A")["actions_used"] == 0
    assert asked(state) == "BC"


@pytest.mark.rule("R6.3", "Q34")
def test_a_building_left_unused_cannot_be_sold_later() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear", "B pass", "C pass", "A leave")

    assert refused(state, "B offer-here 10") == "why-not-asked"


@pytest.mark.rule("R6.4")
def test_the_action_is_settled_before_the_tower_moves_on() -> None:
    state = table(tower="harbor", steps=ARRIVED)

    assert options(state, "A") == ["act", "hear"]
    assert refused(state, "A go palace") == "why-not-asked"


@pytest.mark.rule("R6.5")
def test_others_act_only_where_they_have_bought_the_right() -> None:
    state = play(table(tower="harbor", steps=ARRIVED), "A hear")

    assert "act" not in options(state, "B")
    play(state, "B offer-here 5", "C pass", "A accept B here harbor", "B act")
    assert stock(state, "B")["tokens"] == {"any_good": 1}


@pytest.mark.rule("R6.6", "R10.10")
def test_an_action_counts_even_if_the_supply_is_empty() -> None:
    hoarded = [{}, {"tokens": {"any_good": 5}}]
    state = play(table(tower="harbor", seats=hoarded, steps=ARRIVED), "A act")

    assert stock(state, "A")["tokens"] == {}
    assert stock(state, "A")["actions_used"] == 1
    assert len(said(state, "took-nothing")) == 1


@pytest.mark.rule("R6.7", "R8.8", "Q37")
def test_the_owner_is_paid_first_even_if_the_action_gives_nothing() -> None:
    seats = [{}, {"tokens": {"any_good": 5}}]
    state = play(table(tower="harbor", owners={"harbor": "C"}, seats=seats, steps=ARRIVED), "A act")

    assert stock(state, "C")["ducats"] == 140
    assert stock(state, "A")["ducats"] == 130


@pytest.mark.rule("R8.8", "Q37")
def test_a_trader_who_sells_an_action_in_his_own_building_is_paid_and_nobody_for_his_own() -> None:
    sold = play(
        table(tower="harbor", owners={"harbor": "A"}, steps=ARRIVED),
        "A hear", "B offer-here 5", "C pass", "A accept B here harbor", "B act",
    )  # fmt: skip
    own = play(table(tower="harbor", owners={"harbor": "A"}, steps=ARRIVED), "A act")

    assert stock(sold, "A")["ducats"] == 145
    assert stock(own, "A")["ducats"] == 130


@pytest.mark.rule("R6.7", "Q9")
def test_the_window_has_one_main_effect_any_tokens_and_one_order_around_it() -> None:
    state = table(
        tower="inn",
        seats=[{"tokens": {"any_good": 2}, "hand": ["small_order_11", "small_order_15"]}],
        steps=window("A", "inn"),
    )

    assert refused(state, "A close") == "why-must-work"
    play(state, "A any-good copper", "A fill small_order_11", "A work")
    assert refused(state, "A work") == "why-work-done"
    play(state, "A any-good silk")
    assert refused(state, "A fill small_order_15") == "why-one-order"
    play(state, "A close")

    assert stock(state, "A")["ducats"] == 170
    assert stock(state, "A")["tokens"] == {"trade_1_1": 1}


@pytest.mark.rule("R6.8", "Q12")
def test_without_an_action_there_is_no_window() -> None:
    state = table(tower="inn", seats=[{"tokens": {"any_good": 1}}], steps=ARRIVED)

    assert refused(state, "A any-good wine") == "why-not-asked"
    play(state, "A hear", "B pass", "C pass", "A leave")
    assert refused(state, "A any-good wine") == "why-not-your-turn"


@pytest.mark.rule("R6.7")
def test_a_window_without_choices_runs_by_itself() -> None:
    state = play(table(tower="drinks_warehouse", steps=ARRIVED), "A act")

    assert stock(state, "A")["goods"] == {"beer": 1, "wine": 1}
    assert asked(state) == "BC"


@pytest.mark.rule("R12.2", "R12.3", "Q13")
def test_an_extra_action_token_pays_for_every_action_after_the_first() -> None:
    state = table(tower="harbor", seats=[{"tokens": {"extra_action": 1}}], steps=ARRIVED)

    play(state, "A act")
    assert stock(state, "A")["tokens"] == {"any_good": 1, "extra_action": 1}
    play(state, "A close", "B pass", "C pass", "A go palace")
    assert "act" in options(state, "A")
    play(state, "A act", "A work", "A close")

    assert stock(state, "A")["tokens"] == {"any_good": 1, "building_use": 1}
    assert not state.can_act(0)


@pytest.mark.rule("R12.2")
def test_an_extra_action_may_be_used_in_the_turn_it_was_taken_and_in_others_turns() -> None:
    state = play(table(tower="park", steps=ARRIVED), "A act", "B pass", "C pass", "A go coach_house", "A act")
    assert stock(state, "A")["tokens"] == {"start_space": 1}

    other = table(tower="harbor", seats=[{}, {"actions_used": 1, "tokens": {"extra_action": 1}}], steps=ARRIVED)
    play(other, "A hear", "B offer-here 5", "C pass", "A accept B here harbor", "B act")

    assert stock(other, "B")["tokens"] == {"any_good": 1}


@pytest.mark.rule("R12.3", "R7.10")
def test_a_token_given_away_cannot_pay_for_the_action() -> None:
    spent = [{}, {"actions_used": 1, "tokens": {"extra_action": 1}}]
    state = table(tower="street_r4c7", seats=spent)

    assert refused(state, "B offer-action coach_house extra_action") == "why-cannot-act"
    play(state, "B offer-move coach_house extra_action")
    assert SPACE.word(state.offers[0].space) == "coach_house"


@pytest.mark.rule("R7.10", "Q13")
def test_an_extra_action_token_that_the_deal_would_bring_does_not_count_yet() -> None:
    seats = [{"tokens": {"extra_action": 1}}, {"actions_used": 1}]
    state = table(tower="street_r4c7", seats=seats)

    assert refused(state, "B offer-action coach_house 5 for extra_action") == "why-cannot-act"


@pytest.mark.rule("Q13", "R7.16")
def test_who_declines_keeps_his_extra_action_token() -> None:
    seats = [{"actions_used": 1}, {"actions_used": 1, "tokens": {"extra_action": 1}}, {"actions_used": 1}]
    state = table(tower="harbor", seats=seats, steps=ARRIVED)

    play(state, "B offer-here 5", "A accept B here harbor", "B decline")
    assert stock(state, "B")["tokens"] == {"extra_action": 1}


@pytest.mark.rule("Q13", "R12.1", "R12.2")
def test_the_token_spent_on_an_action_at_the_park_is_back_in_the_supply_for_it() -> None:
    seats = [{"actions_used": 1, "tokens": {"extra_action": 1}}, {"tokens": {"extra_action": 4}}]
    state = play(table(tower="park", seats=seats, steps=ARRIVED), "A act")

    assert stock(state, "A")["tokens"] == {"extra_action": 1}
    play(state, "B pass", "C pass", "A go coach_house", "A act")  # and it can be spent again at once
    assert stock(state, "A")["tokens"] == {"start_space": 1}


@pytest.mark.rule("R6.7", "R15.1")
@pytest.mark.parametrize(
    ("space", "goods", "fits", "differs"),
    [
        ("cathedral", {"linen": 1}, "small_order_14", "small_order_01"),
        ("villa_colini", {"saffron": 1, "copper": 1, "silk": 1}, "large_order_01", "large_order_02"),
    ],
)
def test_whether_a_window_pauses_does_not_tell_which_order_is_held(
    space: str, goods: dict[str, int], fits: str, differs: str
) -> None:
    states = [
        play(table(tower=space, seats=[{"goods": goods, "hand": [card]}], steps=ARRIVED), "A act")
        for card in (fits, differs)
    ]

    assert [asked(state) for state in states] == ["A", "A"]
    assert [len(options(state, "A")) for state in states] == [2, 1]

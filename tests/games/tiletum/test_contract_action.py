"""The contract action: market and exchange (R9.16-R9.18)."""

import pytest

from tests.games.tiletum.table import (
    GAME,
    asked,
    die_action,
    do,
    goods,
    left,
    load,
    may,
    moves,
    nested,
    seat,
    store,
    why,
)

MARKET = {"contracts": ["iron_3", "wool_3", "crest_lily", "wool_9", "identical_5"]}


@pytest.mark.rule("R9.16")
def test_a_tile_costs_the_points_of_its_slot() -> None:
    state = load(markets=MARKET, steps=die_action("contract", 2))
    assert moves(state, "A", "contract") == ["crest_lily", "identical_5", "wool_3", "wool_9"]
    assert why(state, "A", "contract iron_3") == "contract-too-dear"
    assert why(state, "A", "contract iron_9") == "no-contract-on-market"

    do(state, "A", "contract crest_lily")

    assert store(state, "A") == ["crest_lily"]
    assert left(state) == 0


@pytest.mark.rule("R9.17", "Q11")
def test_the_market_is_refilled_only_at_the_end_of_the_turn_from_the_right() -> None:
    state = load(markets=MARKET, steps=die_action("contract", 3))

    do(state, "A", "contract wool_9", "contract wool_3")
    assert GAME.dump(state)["markets"]["contracts"] == ["iron_3", None, "crest_lily", None, "identical_5"]
    do(state, "A", "end-turn")
    do(state, "*", "deal-contracts identical_3 iron_9")

    assert GAME.dump(state)["markets"]["contracts"] == ["iron_9", "identical_3", "iron_3", "crest_lily", "identical_5"]


@pytest.mark.rule("Q11")
def test_with_an_empty_stack_slots_stay_empty() -> None:
    state = load(markets=MARKET, steps=die_action("contract", 1))
    state.contract_stack = [0] * len(state.contract_stack)

    do(state, "A", "contract wool_9", "end-turn")

    assert state.over
    assert GAME.dump(state)["markets"]["contracts"] == [None, "iron_3", "wool_3", "crest_lily", "identical_5"]


@pytest.mark.rule("R9.18", "Q12")
def test_the_first_exchange_of_a_turn_gives_an_extra_good_whatever_gave_the_action() -> None:
    state = load(seats={"A": seat(goods={"food": 3})}, steps=nested("contract", 1, die_action("contract", 2)))

    do(state, "A", "exchange food gold", "gain food")
    assert goods(state, "A") == {"food": 3, "gold": 1}
    do(state, "A", "exchange food iron")

    assert goods(state, "A") == {"food": 2, "gold": 1, "iron": 1}
    assert (asked(state), left(state)) == ("DieAction", 1)


@pytest.mark.rule("R9.18")
def test_an_exchange_needs_a_good_and_a_different_kind() -> None:
    state = load(seats={"A": seat(goods={"food": 1})}, steps=die_action("contract", 1))

    assert why(state, "A", "exchange iron food") == "no-good"
    assert why(state, "A", "exchange food food") == "same-good"


@pytest.mark.rule("R9.18")
def test_the_next_turn_has_an_extra_good_again() -> None:
    state = load(exchanged=True, steps=die_action("contract", 1))

    do(state, "A", "end-turn")

    assert state.exchanged is False


@pytest.mark.rule("R9.20")
def test_the_universal_action_gives_all_points_to_one_action() -> None:
    dice = ["pink5", "pink5", "blue5", "blue6", "yellow6", "yellow1", "dark_grey5", "light_grey4"]
    state = load(wheel={"dice": dice, "orientation": 1}, steps=[{"step": "Turn", "seat": "A"}])

    do(state, "A", "die yellow 1 1")
    assert moves(state, "A", "action") == ["contract", "character", "architect", "merchant", "king"]
    do(state, "A", "action merchant", "move-merchant paris")

    assert left(state) == 5
    assert why(state, "A", "move-architect paris") == "other-action"
    assert not may(state, "A", "action king")


@pytest.mark.rule("R9.16", "R9.17")
def test_gaps_of_a_helpers_action_stay_until_the_end_of_the_turn_and_slots_keep_their_cost() -> None:
    dice = ["pink1", "pink5", "blue5", "blue6", "yellow6", "yellow1", "dark_grey5", "light_grey4"]
    state = load(
        wheel={"dice": dice},
        markets=MARKET,
        seats={"A": seat(storehouse=["action_contract_2"])},
        steps=[{"step": "Turn", "seat": "A"}],
    )

    do(state, "A", "use action_contract_2", "contract wool_9", "contract identical_5", "die pink 1 1")
    do(state, "A", "contract iron_3", "contract wool_3")

    assert left(state) == 6 - 3 - 2
    assert why(state, "A", "contract crest_lily") == "contract-too-dear"

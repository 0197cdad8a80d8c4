"""Tasks (section 10) and the storehouse (section 11)."""

import pytest

from tests.games.tiletum.table import (
    GAME,
    Steps,
    asked,
    building,
    choose_die,
    die_action,
    do,
    goods,
    load,
    may,
    moves,
    nested,
    points,
    seat,
    store,
    why,
)

DICE = ["pink5", "pink5", "blue5", "blue6", "yellow6", "yellow1", "dark_grey5", "light_grey4"]
COSTS = {"london": "stone_3", "wien": "not_built", "koeln": "stone_2"}


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize(
    "steps",
    [
        choose_die(),
        die_action("merchant", 0),
        nested("contract", 1, die_action("merchant", 2)),
        [{"step": "AnyGoods", "seat": "A", "count": 1, "source": "helper"}, *die_action("merchant", 2)],
        [{"step": "ChooseAction", "seat": "A", "points": 3, "die": 1}],
        [{"step": "PieceBonus", "seat": "A", "merchant": 1, "architect": 0, "house": 0, "pillar": 0}],
    ],
)
def test_tasks_are_done_at_any_moment_of_the_own_turn_and_leave_it_where_it_was(steps: Steps) -> None:
    rich = {"A": seat(goods={"gold": 5, "food": 1}), "B": seat(goods={"gold": 5})}
    state = load(wheel={"dice": DICE}, seats=rich, steps=steps)
    before = asked(state)

    do(state, "A", "convert iron", "convert stone")

    assert asked(state) == before
    assert goods(state, "A") == {"gold": 1, "food": 1, "iron": 1, "stone": 1}
    assert why(state, "B", "convert iron") == "no-tasks-now"


@pytest.mark.rule("R10.2")
def test_two_gold_buy_a_good_other_than_gold() -> None:
    state = load(seats={"A": seat(goods={"gold": 3})}, steps=die_action("king", 0))
    assert moves(state, "A", "convert") == ["food", "wool", "stone", "iron"]
    assert why(state, "A", "convert gold") == "gold-for-gold"

    do(state, "A", "convert wool")

    assert why(state, "A", "convert wool") == "no-gold"


@pytest.mark.rule("R10.3", "E1")
def test_a_fulfilled_contract_covers_the_next_space_frees_its_pillar_and_scores() -> None:
    state = load(
        players=3, seats={"A": seat(storehouse=["iron_7_king"], goods={"iron": 8})}, steps=die_action("king", 0)
    )
    assert state.pillar_supply(0) == 2

    do(state, "A", "fulfil iron_7_king -")

    assert goods(state, "A") == {"iron": 1}
    assert points(state, "A") == 10 + 11 + 1
    assert state.pillar_supply(0) == 3
    assert store(state, "A") == []


@pytest.mark.rule("R10.3", "R11.4", "Q13")
def test_the_sixth_space_has_no_pillar_and_after_it_contracts_are_stuck() -> None:
    five = ["identical_3", "identical_5", "iron_3", "wool_3", "iron_2"]
    state = load(
        seats={"A": seat(contracts=five, storehouse=["any_1", "wool_2"], goods={"wool": 3})},
        map={"tiles": {"brugge": ["iron_1_wool_1"]}},
        markets={"contracts": [None, None, None, "crest_lily", "wool_9"]},
        steps=die_action("contract", 2),
    )
    assert may(state, "A", "contract wool_9")
    pillars = state.pillar_supply(0)

    do(state, "A", "fulfil any_1 wool")

    assert state.pillar_supply(0) == pillars == 7
    assert points(state, "A") == 10 + 1 + 5
    assert why(state, "A", "fulfil wool_2 -") == "contracts-full"
    assert why(state, "A", "contract wool_9") == "contracts-full"
    assert may(state, "A", "contract crest_lily")


@pytest.mark.rule("R13.12", "Q2")
def test_identical_goods_are_of_one_kind_and_may_be_the_kind_of_the_fixed_part() -> None:
    hand = {"iron": 4, "wool": 1, "food": 2}
    state = load(seats={"A": seat(storehouse=["identical_2_iron_2"], goods=hand)}, steps=die_action("king", 0))
    assert moves(state, "A", "fulfil") == ["identical_2_iron_2 food", "identical_2_iron_2 iron"]
    assert why(state, "A", "fulfil identical_2_iron_2 wool") == "cannot-pay"
    assert why(state, "A", "fulfil identical_2_iron_2 -") == "kind-needed"

    do(state, "A", "fulfil identical_2_iron_2 iron")

    assert goods(state, "A") == {"wool": 1, "food": 2}


@pytest.mark.rule("R10.3")
def test_a_contract_must_be_in_the_storehouse_and_paid_in_full() -> None:
    state = load(seats={"A": seat(storehouse=["iron_3"], goods={"iron": 2})}, steps=die_action("king", 0))

    assert why(state, "A", "fulfil iron_3 -") == "cannot-pay"
    assert why(state, "A", "fulfil iron_3 iron") == "no-kind-needed"
    assert why(state, "A", "fulfil wool_3 -") == "not-in-storehouse"


@pytest.mark.rule("R10.4")
def test_a_crest_goes_on_any_free_ground_floor_for_its_food() -> None:
    homes = [building([])] * 5 + [building([], "crest_rose")]
    state = load(
        seats={"A": seat(storehouse=["crest_lily"], goods={"food": 4}, buildings=homes)}, steps=die_action("king", 0)
    )
    assert moves(state, "A", "crest") == ["crest_lily 4", "crest_lily 5"]
    assert why(state, "A", "crest crest_lily 6") == "crest-space-taken"
    assert why(state, "A", "crest crest_lily 1") == "no-food"
    assert why(state, "A", "crest crest_lion 5") == "not-in-storehouse"

    do(state, "A", "crest crest_lily 5", "gain iron", "gain gold")

    assert goods(state, "A") == {"food": 1, "iron": 1, "gold": 1}
    assert not state.is_completed(0, 4)


@pytest.mark.rule("R10.5")
def test_stone_pays_a_cathedral_with_a_pillar_once() -> None:
    state = load(
        map={"costs": COSTS, "pillars": {"london": ["A", "B"]}, "cathedral_tiles": {"london": ["B"]}},
        seats={"A": seat(goods={"stone": 6}, architect="koeln")},
        steps=die_action("king", 0),
    )
    assert why(state, "A", "contribute koeln") == "no-pillar-there"

    do(state, "A", "contribute london")

    assert points(state, "A") == 10 + 4 + 2
    assert goods(state, "A") == {"stone": 3}
    assert state.cathedrals(0) == 1
    assert store(state, "A") == []
    assert why(state, "A", "contribute london") == "once-a-cathedral"


@pytest.mark.rule("R10.5")
def test_a_cathedral_needs_its_stone() -> None:
    table = {"costs": COSTS, "pillars": {"london": ["A"]}}
    state = load(map=table, seats={"A": seat(goods={"stone": 2})}, steps=die_action("king", 0))

    assert why(state, "A", "contribute london") == "no-stone"


@pytest.mark.rule("Q26")
def test_an_empty_stack_gives_nothing_though_there_are_as_many_tiles_as_pillars() -> None:
    state = load(
        players=3,
        map={"costs": COSTS, "pillars": {"firenze": ["A", "B"]}, "cathedral_tiles": {"firenze": ["B"]}},
        seats={"A": seat(goods={"stone": 9})},
        steps=die_action("king", 0),
    )
    assert may(state, "A", "contribute firenze")

    state.cathedral_owners[8 * 3 + 1] = 2

    assert not may(state, "A", "contribute firenze")


@pytest.mark.rule("R10.6", "Q19")
def test_a_used_helper_leaves_the_game() -> None:
    state = load(seats={"A": seat(storehouse=["vp_4"])}, steps=die_action("king", 0))
    vp_4 = GAME.parse("use vp_4").args[0]
    in_stack = state.bonus_stack[vp_4]

    do(state, "A", "use vp_4")

    assert store(state, "A") == []
    assert state.bonus_stack[vp_4] == in_stack == 0
    assert state.discarded == []


@pytest.mark.rule("R11.2", "R11.5")
def test_a_full_storehouse_takes_nothing_and_nothing_can_be_thrown_away() -> None:
    full = ["king_1", "king_2", "iron_9", "die_colour"]
    state = load(
        map={"tiles": {"brugge": ["gold_4"]}},
        seats={"A": seat(merchant="brugge", storehouse=full)},
        steps=die_action("merchant", 2),
    )

    assert why(state, "A", "take-bonus gold_4") == "storehouse-full"
    assert {action.verb.name for action in state.legal(0)} == {"end-turn", "house", "move-merchant"}


@pytest.mark.rule("R11.3")
@pytest.mark.parametrize(
    "mine",
    [
        seat(storehouse=["crest_lily"], merchant="brugge"),
        seat(buildings=[building([], "crest_lily")], merchant="brugge"),
    ],
)
def test_a_crest_is_never_taken_twice(mine: dict[str, object]) -> None:
    state = load(map={"tiles": {"brugge": ["crest_lily"]}}, seats={"A": mine}, steps=die_action("merchant", 2))

    assert why(state, "A", "take-bonus crest_lily") == "crest-twice"


@pytest.mark.rule("R11.4", "R11.7")
def test_contracts_among_bonus_tiles_follow_the_rule_for_contracts() -> None:
    six = ["identical_3", "identical_5", "iron_3", "wool_3", "iron_2", "wool_2"]
    state = load(
        map={"tiles": {"brugge": ["any_1"]}},
        seats={"A": seat(merchant="brugge", contracts=six)},
        steps=die_action("merchant", 2),
    )

    assert why(state, "A", "take-bonus any_1") == "contracts-full"


@pytest.mark.rule("R10.3", "R9.2")
def test_a_pillar_freed_by_a_contract_is_there_at_once() -> None:
    state = load(
        map={"costs": COSTS, "pillars": {"london": ["A"], "paris": ["A"]}},
        seats={"A": seat(architect="koeln", storehouse=["iron_2"], goods={"iron": 2})},
        steps=die_action("architect", 1),
    )
    assert why(state, "A", "pillar koeln") == "no-pillar-left"

    do(state, "A", "fulfil iron_2 -", "pillar koeln")

    assert (state.pillars_on_map(0), state.pillar_supply(0)) == (3, 0)


@pytest.mark.rule("R10.5", "R7.6")
def test_a_cathedral_tile_without_points_is_a_tile_all_the_same() -> None:
    table = {"costs": COSTS, "pillars": {"london": ["A", "B", "C"]}, "cathedral_tiles": {"london": ["B", "C"]}}
    state = load(players=3, map=table, seats={"A": seat(goods={"stone": 3})}, steps=die_action("king", 0))

    do(state, "A", "contribute london")

    assert (points(state, "A"), state.cathedrals(0)) == (10 + 4, 1)

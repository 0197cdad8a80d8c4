"""Effects of helpers, characters, contracts, house spaces and crest spaces (section 13), and their order."""

import pytest

from tests.games.tiletum.table import (
    GAME,
    asked,
    building,
    choose_die,
    die_action,
    do,
    goods,
    left,
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
COSTS = {"wien": "not_built"}


@pytest.mark.rule("R13.1", "R12.6")
@pytest.mark.parametrize("kind", ["merchant", "character", "contract", "architect"])
@pytest.mark.parametrize("strength", [2, 3])
def test_an_action_helper_gives_an_action_of_its_own(kind: str, strength: int) -> None:
    state = load(
        wheel={"dice": DICE},
        markets={"characters": ["king_1", "king_2"]},
        seats={"A": seat(storehouse=[f"action_{kind}_{strength}"], goods={"food": 1})},
        steps=choose_die(),
    )

    do(state, "A", f"use action_{kind}_{strength}")
    assert (asked(state), left(state)) == ("NestedAction", strength)
    do(state, "A", "end-action")

    assert asked(state) == "ChooseDie"


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("strength", [2, 3])
def test_a_king_helper_moves_the_marker(strength: int) -> None:
    state = load(seats={"A": seat(storehouse=[f"action_king_{strength}"])}, steps=die_action("merchant", 1))

    do(state, "A", f"use action_king_{strength}")

    assert state.king_space[0] == strength
    assert left(state) == 1


@pytest.mark.rule("R13.1")
def test_a_helper_gives_any_action_with_one_point() -> None:
    state = load(seats={"A": seat(storehouse=["action_any_1"])}, steps=die_action("merchant", 1))

    do(state, "A", "use action_any_1", "action architect")

    assert GAME.codec.dump(state.stack)[0]["kind"] == "architect"
    assert left(state) == 1


@pytest.mark.rule("R13.2", "Q14")
def test_points_are_added_to_the_die_action_never_to_a_nested_one() -> None:
    state = load(
        wheel={"dice": DICE},
        seats={"A": seat(storehouse=["plus_ap_1", "plus_ap_3", "action_architect_2"])},
        steps=choose_die(),
    )
    assert why(state, "A", "use plus_ap_3") == "not-die-action"
    do(state, "A", "die light_grey 4 4", "use action_architect_2")
    assert why(state, "A", "use plus_ap_3") == "not-die-action"

    do(state, "A", "end-action", "use plus_ap_3", "use plus_ap_1")

    assert left(state) == 3 + 3 + 1


@pytest.mark.rule("R13.2", "R10.1", "Q14")
@pytest.mark.parametrize(
    "step",
    [
        {"step": "AnyGoods", "seat": "A", "count": 1, "source": "exchange"},
        {"step": "PieceBonus", "seat": "A", "merchant": 1, "architect": 0, "house": 0, "pillar": 0},
        {"step": "Anywhere", "seat": "A", "what": "merchant"},
    ],
)
def test_points_are_added_at_any_moment_of_the_die_action_also_amid_an_effect(step: dict[str, int | str]) -> None:
    mine = {"A": seat(storehouse=["plus_ap_3"])}
    state = load(seats=mine, steps=[step, *die_action("contract", 1)])

    do(state, "A", "use plus_ap_3")

    assert [asked(state), GAME.codec.dump(state.stack)[1]["points"]] == [step["step"], 1 + 3]
    state = load(seats=mine, steps=[step, *nested("architect", 1, die_action("contract", 1))])
    assert why(state, "A", "use plus_ap_3") == "not-die-action"


@pytest.mark.rule("R13.2", "Q5", "R11.2")
def test_points_are_added_as_soon_as_the_die_is_taken_and_make_room_for_its_tile() -> None:
    full = ["plus_ap_2", "king_1", "king_2", "king_vp_2"]
    state = load(
        wheel={"dice": DICE, "tiles": [None, None, None, None, "gold_4"]},
        seats={"A": seat(storehouse=full)},
        steps=choose_die(),
    )
    assert why(state, "A", "use plus_ap_2") == "not-die-action"

    do(state, "A", "die blue 5 5")
    assert why(state, "A", "take-tile") == "storehouse-full"
    do(state, "A", "use plus_ap_2", "take-tile")

    assert state.king_space[0] == 2 + 2


@pytest.mark.rule("R13.2", "Q5", "Q14")
def test_points_are_added_before_the_action_of_a_universal_die_is_chosen_but_not_to_a_helpers_choice() -> None:
    mine = seat(storehouse=["plus_ap_2", "action_any_1"])
    state = load(wheel={"dice": DICE}, seats={"A": mine}, steps=choose_die())

    do(state, "A", "die yellow 6 6", "use action_any_1")
    assert why(state, "A", "use plus_ap_2") == "not-die-action"
    do(state, "A", "action king", "use plus_ap_2", "action merchant")

    assert left(state) == 1 + 2
    assert state.king_space[0] == 1


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize(
    ("tile", "moves_after", "gained", "vp"),
    [
        ("gold_4", [], {"gold": 4}, 0),
        ("vp_4", [], {}, 4),
        ("gold_2_vp_2", [], {"gold": 2}, 2),
        ("any_goods_2", ["gain iron", "gain gold"], {"iron": 1, "gold": 1}, 0),
        ("any_goods_3", ["gain wool", "gain wool", "gain food"], {"wool": 2, "food": 1}, 0),
        ("one_each_4", [], {"iron": 1, "wool": 1, "stone": 1, "food": 1}, 0),
    ],
)
def test_helpers_give_goods_and_points(tile: str, moves_after: list[str], gained: dict[str, int], vp: int) -> None:
    state = load(seats={"A": seat(storehouse=[tile])}, steps=die_action("king", 0))

    do(state, "A", f"use {tile}", *moves_after)

    assert goods(state, "A") == gained
    assert points(state, "A") == 10 + vp
    assert asked(state) == "DieAction"


@pytest.mark.rule("R13.4")
def test_the_building_helper_gains_each_bonus_once_in_any_order_and_any_may_be_skipped() -> None:
    homes = [building(["king_gold_2", "king_vp_2", "king_2"], "crest_lily"), building(["merchant_gold_3"])]
    state = load(seats={"A": seat(storehouse=["building_bonuses"], buildings=homes)}, steps=die_action("contract", 0))

    do(state, "A", "use building_bonuses")
    assert moves(state, "A", "building") == ["1", "2"]
    do(state, "A", "building 1", "bonus king_2", "bonus king_gold_2")
    assert moves(state, "A", "bonus") == ["king_vp_2"]
    assert why(state, "A", "bonus king_2") == "bonus-twice"
    do(state, "A", "decline")

    assert (state.king_space[0], goods(state, "A"), points(state, "A")) == (2, {"gold": 2}, 10)


@pytest.mark.rule("R13.4", "Q1")
def test_the_building_helper_needs_a_character_and_the_occupied_building_has_none() -> None:
    homes = [building([])] * 5 + [building([], "crest_lily")]
    state = load(seats={"A": seat(storehouse=["building_bonuses"], buildings=homes)}, steps=die_action("contract", 0))

    assert why(state, "A", "use building_bonuses") == "nobody-lives"


@pytest.mark.rule("R13.5")
@pytest.mark.parametrize(
    ("tile", "gained", "vp"),
    [
        ("contract_iron_2", {"iron": 2}, 0),
        ("contract_gold_iron", {"gold": 1, "iron": 1}, 0),
        ("king_vp_3", {}, 3),
        ("architect_stone_2", {"stone": 2}, 0),
        ("character_food_1", {"food": 1}, 0),
    ],
)
def test_goods_and_points_of_a_character_come_by_themselves(tile: str, gained: dict[str, int], vp: int) -> None:
    state = load(seats={"A": seat(storehouse=[tile])}, steps=die_action("character", 1))

    do(state, "A", f"place {tile} 4 1")

    assert goods(state, "A") == gained
    assert points(state, "A") == 10 + vp
    assert (asked(state), left(state)) == ("DieAction", 0)


@pytest.mark.rule("R13.6", "Q16")
def test_an_action_bonus_is_a_pool_of_its_own_after_its_good() -> None:
    state = load(
        seats={"A": seat(storehouse=["contract_1_good"], buildings=[building(["contract_iron_2"])])},
        markets={"contracts": [None, None, None, None, "iron_9"]},
        steps=die_action("character", 4),
    )

    do(state, "A", "place contract_1_good 1 2")
    assert asked(state) == "AnyGoods"
    do(state, "A", "gain stone")
    assert (asked(state), left(state)) == ("NestedAction", 1)
    assert may(state, "A", "contract iron_9")
    do(state, "A", "end-action")

    assert (asked(state), left(state)) == ("DieAction", 2)


@pytest.mark.rule("Q16")
def test_a_nested_action_without_any_option_ends_by_itself() -> None:
    state = load(seats={"A": seat(storehouse=["action_contract_2"])}, steps=die_action("merchant", 2))

    do(state, "A", "use action_contract_2")

    assert asked(state) == "DieAction"


@pytest.mark.rule("Q16")
def test_nested_actions_are_finished_last_in_first_out() -> None:
    state = load(
        seats={"A": seat(storehouse=["character_2", "action_merchant_2"])},
        steps=nested("character", 1, die_action("contract", 2)),
    )

    do(state, "A", "place character_2 4 1")
    assert [step.get("points") for step in GAME.codec.dump(state.stack)[:3]] == [2, 0, 2]
    do(state, "A", "use action_merchant_2", "move-merchant paris")
    kinds = [step.get("kind") for step in GAME.codec.dump(state.stack)[:4]]
    assert kinds == ["merchant", "character", "character", "contract"]
    do(state, "A", "end-action", "end-action")

    assert (asked(state), left(state)) == ("DieAction", 2)


@pytest.mark.rule("R13.7")
def test_steps_are_optional_and_one_tile_moves_both_pieces() -> None:
    state = load(seats={"A": seat(storehouse=["character_steps", "merchant_step_2"])}, steps=die_action("character", 4))

    do(state, "A", "place character_steps 4 1", "move-architect paris", "move-merchant koeln")
    assert asked(state) == "DieAction"
    do(state, "A", "place merchant_step_2 5 1", "move-merchant frankfurt")
    assert why(state, "A", "move-architect troyes") == "no-steps"
    assert why(state, "A", "move-merchant paris") == "not-next"
    do(state, "A", "decline")

    view = state.view(0)["seats"][0]
    assert (view["merchant"], view["architect"]) == ("frankfurt", "paris")


@pytest.mark.rule("R13.8")
@pytest.mark.parametrize("first", ["house", "step"])
def test_step_and_house_come_in_either_order(first: str) -> None:
    state = load(
        seats={"A": seat(merchant="troyes", storehouse=["merchant_step_house"])}, steps=die_action("character", 1)
    )
    do(state, "A", "place merchant_step_house 4 1")

    if first == "house":
        do(state, "A", "house troyes 1", "move-merchant lyon")
    else:
        do(state, "A", "move-merchant lyon", "house lyon 1")

    assert state.houses_on_map(0) == 2
    assert asked(state) == "DieAction"


@pytest.mark.rule("R13.8", "R13.9")
def test_step_and_pillar_and_a_pillar_alone() -> None:
    state = load(
        map={"costs": COSTS},
        seats={"A": seat(architect="tiletum", storehouse=["architect_step_pillar", "architect_pillar"])},
        steps=die_action("character", 3),
    )

    do(state, "A", "place architect_step_pillar 2 1")
    assert why(state, "A", "pillar tiletum") == "no-cathedral"
    assert why(state, "A", "house tiletum 1") == "no-placing"
    do(state, "A", "move-architect koeln", "pillar koeln")
    assert asked(state) == "DieAction"
    do(state, "A", "place architect_pillar 2 2")

    assert asked(state) == "DieAction"  # there is a pillar already: the bonus passes by
    assert state.pillars_on_map(0) == 1


@pytest.mark.rule("R13.9", "Q23", "R13.13")
def test_a_house_placed_by_a_bonus_gains_what_is_printed() -> None:
    state = load(
        seats={"A": seat(merchant="hamburg", storehouse=["merchant_house"], buildings=[building(["king_vp_2"])])},
        steps=die_action("character", 1),
    )

    do(state, "A", "place merchant_house 4 1", "house hamburg 1", "building 1", "bonus king_vp_2")

    assert points(state, "A") == 12
    assert asked(state) == "DieAction"


@pytest.mark.rule("Q24")
def test_a_building_effect_within_a_building_effect_is_resolved_first() -> None:
    homes = [building(["merchant_step_house", "merchant_gold_3", "merchant_step_2"])]
    state = load(
        seats={"A": seat(merchant="hamburg", storehouse=["building_bonuses"], buildings=homes)},
        steps=die_action("contract", 0),
    )

    do(state, "A", "use building_bonuses", "building 1", "bonus merchant_step_house", "house hamburg 1")
    assert asked(state) == "ChooseBuilding"
    do(state, "A", "building 1", "bonus merchant_gold_3", "decline")
    assert asked(state) == "PieceBonus"
    do(state, "A", "decline")

    assert moves(state, "A", "bonus") == ["merchant_step_2", "merchant_gold_3"]
    do(state, "A", "bonus merchant_gold_3")
    assert goods(state, "A") == {"gold": 6}


@pytest.mark.rule("Q24", "R9.15")
def test_a_character_just_placed_may_be_used_again_by_the_house_it_places() -> None:
    state = load(
        seats={"A": seat(merchant="hamburg", storehouse=["merchant_step_house"])}, steps=die_action("character", 1)
    )

    do(state, "A", "place merchant_step_house 4 1", "house hamburg 1", "building 4", "bonus merchant_step_house")
    do(state, "A", "move-merchant leipzig", "house leipzig 1")
    assert asked(state) == "PieceBonus"
    do(state, "A", "move-merchant praha")

    assert asked(state) == "DieAction"
    assert (points(state, "A"), state.houses_on_map(0)) == (10 + 2, 3)


@pytest.mark.rule("R13.13")
def test_the_building_symbol_passes_by_when_nobody_lives_anywhere() -> None:
    state = load(seats={"A": seat(merchant="hamburg")}, steps=die_action("merchant", 1))

    do(state, "A", "house hamburg 1")

    assert asked(state) == "DieAction"


@pytest.mark.rule("R13.10", "Q6")
def test_iron_contracts_move_the_marker() -> None:
    state = load(seats={"A": seat(storehouse=["iron_5_king"], goods={"iron": 5})}, steps=die_action("contract", 0))

    do(state, "A", "fulfil iron_5_king -")

    assert state.king_space[0] == 1


@pytest.mark.rule("R13.11")
def test_wool_contracts_move_the_merchant() -> None:
    state = load(seats={"A": seat(storehouse=["wool_5_merchant"], goods={"wool": 5})}, steps=die_action("contract", 0))

    do(state, "A", "fulfil wool_5_merchant -", "move-merchant paris")

    assert state.view(None)["seats"][0]["merchant"] == "paris"
    assert asked(state) == "DieAction"


@pytest.mark.rule("R13.11", "Q31")
@pytest.mark.parametrize(("here", "there"), [("paris", "paris_bordeaux"), ("paris_bordeaux", "bordeaux")])
def test_the_step_of_a_wool_contract_may_begin_or_end_on_a_road(here: str, there: str) -> None:
    belongings = seat(merchant=here, storehouse=["wool_5_merchant"], goods={"wool": 5})
    state = load(seats={"A": belongings}, steps=die_action("contract", 0))

    do(state, "A", "fulfil wool_5_merchant", f"move-merchant {there}")

    assert state.view(None)["seats"][0]["merchant"] == there


@pytest.mark.rule("R13.12")
def test_sets_of_wool_and_iron_give_a_character_action() -> None:
    hand = {"wool": 3, "iron": 3}
    state = load(
        seats={"A": seat(storehouse=["wool_3_iron_3_character", "king_vp_2"], goods=hand)},
        steps=die_action("contract", 0),
    )

    do(state, "A", "fulfil wool_3_iron_3_character -", "place king_vp_2 4 1")

    assert points(state, "A") == 10 + 9 + 1 + 2


@pytest.mark.rule("R13.15", "Q23")
def test_the_first_crest_space_places_a_house_in_any_city() -> None:
    state = load(seats={"A": seat(storehouse=["crest_lily"], goods={"food": 6})}, steps=die_action("king", 0))

    do(state, "A", "crest crest_lily 1")
    assert why(state, "A", "house tiletum 2") == "house-already"
    do(state, "A", "house firenze 1")

    assert points(state, "A") == 10 + 5
    assert state.houses_on_map(0) == 2


@pytest.mark.rule("R13.15")
def test_the_second_crest_space_places_a_pillar_at_any_cathedral() -> None:
    state = load(
        map={"costs": COSTS},
        seats={"A": seat(storehouse=["crest_lily"], goods={"food": 6})},
        steps=die_action("king", 0),
    )

    do(state, "A", "crest crest_lily 2")
    assert why(state, "A", "pillar wien") == "not-built"
    assert len(moves(state, "A", "pillar")) == 8
    do(state, "A", "pillar praha")

    assert state.pillars_on_map(0) == 1


@pytest.mark.rule("R13.15", "Q22")
@pytest.mark.parametrize(("place", "piece"), [(3, "merchant"), (4, "architect")])
def test_two_crest_spaces_move_a_piece_anywhere_else(place: int, piece: str) -> None:
    state = load(seats={"A": seat(storehouse=["crest_lily"], goods={"food": 5})}, steps=die_action("king", 0))

    do(state, "A", f"crest crest_lily {place}")
    assert len(moves(state, "A", f"move-{piece}")) == 28
    assert why(state, "A", f"move-{piece} tiletum") == "same-space"
    do(state, "A", f"move-{piece} arles_genova")

    row = state.view(None)["seats"][0]
    assert {"merchant": row["merchant"], "architect": row["architect"]}[piece] == "arles_genova"


@pytest.mark.rule("R13.15")
def test_the_last_crest_spaces_give_goods_and_points_and_the_first_four_may_be_declined() -> None:
    state = load(
        seats={"A": seat(storehouse=["crest_lily", "crest_rose", "crest_lion"], goods={"food": 11})},
        steps=die_action("king", 0),
    )

    do(
        state,
        "A",
        "crest crest_lily 5",
        "gain iron",
        "gain iron",
        "crest crest_rose 6",
        "crest crest_lion 1",
        "decline",
    )

    assert goods(state, "A") == {"iron": 2}
    assert points(state, "A") == 15
    assert store(state, "A") == []


@pytest.mark.rule("Q17")
def test_a_crest_bonus_that_cannot_be_used_is_lost_and_the_crest_stays() -> None:
    state = load(
        map={"houses": {"brugge": ["A"], "paris": ["A"]}},
        seats={"A": seat(storehouse=["crest_lily"], goods={"food": 6})},
        steps=die_action("king", 0),
    )

    do(state, "A", "crest crest_lily 1")

    assert asked(state) == "DieAction"
    assert goods(state, "A") == {}
    assert state.crests[0] >= 0


@pytest.mark.rule("Q16")
def test_the_view_lists_what_is_still_to_be_done_in_order() -> None:
    homes = [building(["merchant_step_2", "merchant_gold_3"])]
    state = load(
        seats={"A": seat(storehouse=["building_bonuses", "character_1"], buildings=homes)},
        steps=nested("character", 1, die_action("contract", 2)),
    )

    do(state, "A", "place character_1 4 1", "use building_bonuses", "building 1", "bonus merchant_step_2")

    view = state.view(0)
    assert view["step"] == {"step": "PieceBonus", "seat": "A", "merchant": 2, "architect": 0, "house": 0, "pillar": 0}
    steps = [step["step"] for step in view["then"]]
    assert steps == ["BuildingBonuses", "NestedAction", "NestedAction", "DieAction", "EndTurn"]


@pytest.mark.rule("Q14", "R9.20")
def test_the_view_tells_a_choice_by_a_die_from_one_by_a_helper() -> None:
    asked = [
        load(steps=[{"step": "ChooseAction", "seat": "A", "points": 3, "die": die}]).view(1)["step"] for die in (0, 1)
    ]

    assert asked[0] != asked[1]


FULL_HOUSES = {
    "A": seat(
        buildings=[
            building(["contract_1_good", "contract_3", "contract_wool_2"]),
            building(["character_1", "character_2"]),
            building(["king_1", "king_2"]),
            building(["merchant_step"]),
            building(["architect_step"]),
        ],
        storehouse=["merchant_step_2", "merchant_house", "architect_step_2", "architect_pillar"],
    ),
    "B": seat(
        buildings=[
            building(["king_vp_2", "king_vp_3", "king_gold_2"]),
            building(["contract_iron_2", "contract_gold_iron"]),
            building(["character_steps", "character_food_1"]),
            building(["merchant_step_house"]),
            building(["architect_step_pillar"]),
        ],
        storehouse=["merchant_gold_3", "architect_stone_2", "character_food_2"],
    ),
}


@pytest.mark.rule("Q16", "Q20")
def test_an_extra_character_action_ends_by_itself_when_no_character_is_left_anywhere() -> None:
    state = load(seats=FULL_HOUSES, steps=nested("character", 1, die_action("character", 1)))

    assert asked(state) == "DieAction"
    assert [str(action) for action in state.legal(0)] == ["end-turn"]


@pytest.mark.rule("R13.7", "R13.8", "R13.9", "R9.20", "R13.1", "Q16")
@pytest.mark.parametrize(
    ("step", "clause"),
    [
        ({"step": "PieceBonus", "merchant": 2, "architect": 0, "house": 0, "pillar": 0}, "R13.7"),
        ({"step": "PieceBonus", "merchant": 1, "architect": 0, "house": 1, "pillar": 0}, "R13.8"),
        ({"step": "PieceBonus", "merchant": 0, "architect": 0, "house": 1, "pillar": 0}, "R13.9"),
        ({"step": "MerchantStep"}, "R13.11"),
        ({"step": "AnyGoods", "count": 2, "source": "helper"}, "R13.4"),
        ({"step": "AnyGoods", "count": 1, "source": "character"}, "R13.6"),
        ({"step": "AnyGoods", "count": 2, "source": "crest"}, "R13.15"),
        ({"step": "AnyGoods", "count": 1, "source": "exchange"}, "R9.18"),
        ({"step": "ChooseAction", "points": 3, "die": 1}, "R9.20"),
        ({"step": "ChooseAction", "points": 1, "die": 0}, "R13.1"),
        ({"step": "NestedAction", "kind": "merchant", "points": 1}, "Q16"),
    ],
)
def test_what_is_asked_names_its_clause(step: dict[str, int | str], clause: str) -> None:
    state = load(seats={"A": seat(merchant="troyes")}, steps=[{**step, "seat": "A"}, *die_action("king", 0)])

    assert state.ask(0).template.clause == clause

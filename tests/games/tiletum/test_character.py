"""The character action (R9.10-R9.15) and buildings (section 12)."""

import pytest

from tests.games.tiletum.table import (
    GAME,
    asked,
    building,
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

MARKET = {"characters": ["king_1", "king_vp_2", "merchant_step", "architect_step", "contract_3"]}


@pytest.mark.rule("R9.10")
def test_a_character_costs_a_point_and_its_slot_is_refilled_at_once() -> None:
    state = load(markets=MARKET, steps=die_action("character", 2))

    do(state, "A", "hire king_vp_2")
    assert asked(state) == "DrawCharacter"
    do(state, "*", "draw-character king_2")

    assert store(state, "A") == ["king_vp_2"]
    assert GAME.dump(state)["markets"]["characters"][1] == "king_2"
    assert left(state) == 1
    assert why(state, "A", "hire king_vp_2") == "not-on-market"


@pytest.mark.rule("R9.11", "Q8")
def test_the_market_is_refilled_from_the_stack_before_the_old_tiles_are_shuffled_in() -> None:
    state = load(markets=MARKET, steps=die_action("character", 2))
    do(state, "A", "replace")
    new = "king_2 king_gold_2 character_1 character_2 character_steps"

    assert not may(state, "*", f"deal-characters king_1 {new[7:]}")
    do(state, "*", f"deal-characters {new}")

    assert GAME.dump(state)["markets"]["characters"] == new.split()
    assert state.character_stack[GAME.parse("hire king_1").args[0]] == 1
    assert left(state) == 1


@pytest.mark.rule("Q8", "Q20")
def test_a_short_stack_is_used_up_before_old_tiles_return() -> None:
    state = load(markets=MARKET, steps=die_action("character", 2))
    king_2 = GAME.parse("hire king_2").args[0]
    state.character_stack = [0] * len(state.character_stack)
    state.character_stack[king_2] = 1

    do(state, "A", "replace")

    assert not may(state, "*", "deal-characters king_1 king_2 merchant_step architect_step contract_3")
    do(state, "*", "deal-characters king_2 king_1 merchant_step architect_step contract_3")
    do(state, "A", "hire king_2")
    do(state, "*", "draw-character king_vp_2")
    do(state, "A", "end-turn")


@pytest.mark.rule("Q20")
def test_with_an_empty_stack_the_slot_stays_empty() -> None:
    state = load(markets=MARKET, steps=die_action("character", 2))
    state.character_stack = [0] * len(state.character_stack)

    do(state, "A", "hire king_1")

    assert asked(state) == "DieAction"
    assert state.character_market[0] == -1


@pytest.mark.rule("R9.12", "R12.2")
def test_a_room_costs_its_floor_and_floors_are_filled_in_any_order() -> None:
    state = load(seats={"A": seat(storehouse=["king_vp_2", "king_gold_2"])}, steps=die_action("character", 5))

    do(state, "A", "place king_gold_2 1 3")
    assert left(state) == 2
    assert why(state, "A", "place king_vp_2 1 3") == "floor-too-dear"
    do(state, "A", "place king_vp_2 1 1")

    assert left(state) == 1
    assert goods(state, "A") == {"gold": 2}
    assert points(state, "A") == 10 + 2


@pytest.mark.rule("R9.13", "Q9")
def test_a_kind_lives_in_one_building_and_a_building_houses_one_kind() -> None:
    state = load(
        seats={
            "A": seat(
                storehouse=["king_vp_3", "merchant_gold_3"],
                buildings=[building(["king_1"]), building([None, None])],
            )
        },
        steps=die_action("character", 5),
    )

    assert moves(state, "A", "place") == [
        "king_vp_3 1 2",
        "king_vp_3 1 3",
        "merchant_gold_3 2 1",
        "merchant_gold_3 2 2",
        "merchant_gold_3 3 1",
        "merchant_gold_3 3 2",
        "merchant_gold_3 4 1",
        "merchant_gold_3 5 1",
    ]
    assert why(state, "A", "place king_vp_3 2 1") == "other-building"
    assert why(state, "A", "place merchant_gold_3 1 2") == "other-kind"
    assert why(state, "A", "place king_vp_3 1 1") == "room-taken"
    assert why(state, "A", "place king_vp_2 1 2") == "not-in-storehouse"
    assert why(state, "A", "place merchant_gold_3 4 2") == "no-such-room"


@pytest.mark.rule("R9.14", "R12.4")
def test_the_rightmost_building_takes_no_tile_and_needs_only_a_crest() -> None:
    state = load(
        seats={"A": seat(storehouse=["king_1", "crest_lily"], goods={"food": 2})}, steps=die_action("character", 5)
    )
    assert why(state, "A", "place king_1 6 1") == "occupied-building"

    do(state, "A", "crest crest_lily 6")

    assert state.is_completed(0, 5)
    assert state.completed(0) == 1


@pytest.mark.rule("R9.15", "R12.3", "Q10")
def test_the_roof_house_of_a_filled_building_is_there_for_the_bonus_of_the_last_tile() -> None:
    state = load(
        map={"houses": {"brugge": ["A"], "paris": ["A"]}},
        seats={"A": seat(merchant="lyon", storehouse=["merchant_house"])},
        steps=die_action("character", 1),
    )
    assert state.house_supply(0) == 0

    do(state, "A", "place merchant_house 4 1")
    assert state.house_supply(0) == 1
    do(state, "A", "house lyon 1")

    assert state.houses_on_map(0) == 4
    assert state.house_supply(0) == 0


@pytest.mark.rule("R12.5", "R12.6", "R12.8")
@pytest.mark.parametrize(
    ("rooms", "place", "bonus"),
    [(["king_1", "king_2"], 0, 3), (["king_1"], 1, 2), (["king_1"], 2, 2), ([], 3, 1), ([], 4, 1)],
)
def test_a_completed_building_strengthens_the_action_of_its_kind(
    rooms: list[str | None], place: int, bonus: int
) -> None:
    food = [6, 6, 5, 4, 3][place]
    homes = [building([]) for _ in range(5)]
    homes[place] = building([*rooms, "king_vp_2"], None)
    state = load(
        seats={"A": seat(buildings=homes, storehouse=["crest_lily"], goods={"food": food})},
        wheel={"dice": ["pink5", "pink5", "blue5", "blue6", "yellow6", "yellow1", "dark_grey5", "light_grey4"]},
        steps=[{"step": "Turn", "seat": "A"}],
    )
    assert state.marker(0, 4) == 0

    do(state, "A", f"crest crest_lily {place + 1}")
    if asked(state) != "ChooseDie":
        do(state, "A", *(["gain iron", "gain iron"] if place == 4 else ["decline"]))
    do(state, "A", "die blue 5 5")

    assert state.marker(0, 4) == bonus
    assert state.king_space[0] == 2 + bonus


@pytest.mark.rule("R12.6", "R9.20")
def test_the_marker_counts_through_the_universal_action_but_not_for_effects() -> None:
    homes = [building(["king_1", "king_2", "king_vp_2"], "crest_lily")]
    dice = ["pink5", "pink5", "blue5", "blue6", "yellow6", "yellow1", "dark_grey5", "light_grey4"]
    state = load(
        seats={"A": seat(buildings=homes, storehouse=["action_king_2"])},
        wheel={"dice": dice},
        steps=[{"step": "Turn", "seat": "A"}],
    )

    do(state, "A", "use action_king_2")
    assert state.king_space[0] == 2
    do(state, "A", "die yellow 6 6", "action king")

    assert state.king_space[0] == 2 + 1 + 3


@pytest.mark.rule("R12.7", "Q7")
def test_a_building_completed_during_its_own_action_adds_points_at_once_even_below_a_nested_action() -> None:
    homes = [building([]), building(["merchant_gold_2", "merchant_gold_3"])]
    state = load(
        players=3,
        seats={"A": seat(buildings=homes, storehouse=["crest_lily"], goods={"food": 6})},
        steps=nested("character", 1, die_action("merchant", 0)),
    )

    do(state, "A", "crest crest_lily 2", "decline", "end-action")

    assert (asked(state), left(state)) == ("DieAction", 2)


TRADER = [building([])] * 4 + [building(["merchant_gold_3"])]
DICE = ["pink5", "pink5", "blue5", "blue4", "yellow6", "yellow1", "dark_grey5", "light_grey4"]
COMPLETE = ["crest crest_lily 5", "gain iron", "gain iron"]


@pytest.mark.rule("R12.6", "R12.7")
@pytest.mark.parametrize(
    ("before", "after", "points_left"),
    [
        ([], ["die blue 4 4", "leave-tile"], 3 + 1),
        (["die blue 4 4"], ["leave-tile"], 3 + 1),
        (["die blue 4 4", "leave-tile", "move-merchant paris"], [], 2 + 1),
        (["die yellow 6 6"], ["action merchant"], 1 + 1),
        (["die yellow 6 6", "action merchant", "move-merchant paris"], [], 0 + 1),
        (["die yellow 6 6", "action architect"], [], 1),
    ],
)
def test_a_marker_counts_once_whenever_its_building_is_completed(
    before: list[str], after: list[str], points_left: int
) -> None:
    mine = seat(buildings=TRADER, storehouse=["crest_lily"], goods={"food": 3})
    table = {"dice": DICE, "tiles": [None, None, None, "vp_4"]}
    state = load(wheel=table, seats={"A": mine}, steps=[{"step": "Turn", "seat": "A"}])

    do(state, "A", *before, *COMPLETE, *after)

    assert left(state) == points_left


@pytest.mark.rule("R12.7", "R9.15", "Q10")
def test_the_last_character_above_a_crest_adds_points_before_its_bonus() -> None:
    homes = [building([]), building(["character_food_1"], "crest_lily")]
    state = load(seats={"A": seat(buildings=homes, storehouse=["character_2"])}, steps=die_action("character", 2))

    do(state, "A", "place character_2 2 2")

    assert [step["points"] for step in GAME.codec.dump(state.stack)[:2]] == [2, 2]
    assert state.house_supply(0) == 3


@pytest.mark.rule("R12.7", "Q7")
def test_a_kings_building_completed_amid_another_action_moves_the_marker_at_once() -> None:
    homes = [building(["king_1", "king_2", "king_vp_2"])]
    state = load(
        seats={"A": seat(buildings=homes, storehouse=["crest_lily"], goods={"food": 6})},
        steps=nested("merchant", 2, die_action("king", 0)),
    )

    do(state, "A", "crest crest_lily 1", "decline")

    assert state.king_space[0] == 3
    assert (asked(state), left(state)) == ("NestedAction", 2)


@pytest.mark.rule("R12.7")
def test_a_building_of_another_kind_adds_nothing_now() -> None:
    homes = [building([]), building(["merchant_gold_2", "merchant_gold_3"])]
    state = load(
        players=3,
        seats={"A": seat(buildings=homes, storehouse=["crest_lily"], goods={"food": 6})},
        steps=die_action("architect", 1),
    )

    do(state, "A", "crest crest_lily 2", "decline")

    assert left(state) == 1


@pytest.mark.rule("Q7")
def test_points_added_to_a_king_action_move_the_marker_at_once() -> None:
    state = load(seats={"A": seat(storehouse=["plus_ap_3"])}, steps=die_action("king", 0))

    do(state, "A", "use plus_ap_3")

    assert state.king_space[0] == 3

"""Merchant and architect on the map (R9.1-R9.9)."""

import pytest

from tests.games.tiletum.table import asked, die_action, do, left, load, may, moves, points, seat, store, why

PILLARS = {"london": "stone_2", "wien": "not_built", "koeln": "stone_3"}


@pytest.mark.rule("R9.1", "R9.4", "R9.9")
@pytest.mark.parametrize("piece", ["merchant", "architect"])
def test_a_point_moves_the_piece_one_space_and_roads_are_spaces(piece: str) -> None:
    state = load(seats={"A": {piece: "brugge"}, "B": {piece: "brugge"}}, steps=die_action(piece, 3))
    assert moves(state, "A", f"move-{piece}") == ["antwerpen", "tiletum", "london_brugge"]
    assert why(state, "A", f"move-{piece} london") == ("not-next" if piece == "merchant" else "architect-not-next")

    do(state, "A", f"move-{piece} london_brugge", f"move-{piece} london")

    assert left(state) == 1


@pytest.mark.rule("R9.9")
def test_nothing_is_built_or_taken_on_a_road() -> None:
    state = load(seats={"A": seat(merchant="paris_bordeaux")}, steps=die_action("merchant", 3))

    verbs = {action.verb.name for action in state.legal(0)}

    assert verbs == {"end-turn", "move-merchant"}


@pytest.mark.rule("R9.2", "R9.8")
def test_a_pillar_from_the_supply_goes_to_the_cathedral_of_the_architect() -> None:
    state = load(map={"costs": PILLARS}, seats={"A": seat(architect="koeln")}, steps=die_action("architect", 6))

    do(state, "A", "pillar koeln")

    assert (state.pillars_on_map(0), state.pillar_supply(0)) == (1, 1)
    assert why(state, "A", "pillar koeln") == "pillar-already"
    assert why(state, "A", "pillar london") == "architect-elsewhere"
    do(state, "A", "move-architect tiletum")
    assert why(state, "A", "pillar tiletum") == "no-cathedral"


@pytest.mark.rule("R9.2")
def test_a_pillar_of_the_player_board_cannot_be_placed() -> None:
    state = load(
        map={"pillars": {"london": ["A"], "paris": ["A"]}, "costs": PILLARS},
        seats={"A": seat(architect="koeln")},
        steps=die_action("architect", 2),
    )

    assert state.pillar_supply(0) == 0
    assert why(state, "A", "pillar koeln") == "no-pillar-left"


@pytest.mark.rule("R9.8")
def test_a_pillar_needs_a_free_space_and_a_cathedral_that_is_built() -> None:
    full = {"pillars": {"firenze": ["B", "C"]}, "costs": PILLARS}
    state = load(players=3, map=full, seats={"A": seat(architect="firenze")}, steps=die_action("architect", 2))
    assert why(state, "A", "pillar firenze") == "no-pillar-space"

    state = load(map={"costs": PILLARS}, seats={"A": seat(architect="wien")}, steps=die_action("architect", 2))
    assert why(state, "A", "pillar wien") == "not-built"


@pytest.mark.rule("R2.8")
def test_houses_stand_where_the_cathedral_is_not_built() -> None:
    state = load(map={"costs": PILLARS}, seats={"A": seat(merchant="wien")}, steps=die_action("merchant", 1))

    do(state, "A", "house wien 1")

    assert state.houses_on_map(0) == 2


@pytest.mark.rule("R9.3", "R9.6", "R8.2", "R11.1")
@pytest.mark.parametrize("piece", ["merchant", "architect"])
def test_a_point_takes_one_of_the_bonus_tiles_of_the_city_for_good(piece: str) -> None:
    state = load(
        players=4,
        map={"tiles": {"genova": ["gold_4", "vp_4"]}},
        seats={"A": {piece: "genova"}},
        steps=die_action(piece, 3),
    )
    assert moves(state, "A", "take-bonus") == ["gold_4", "vp_4"]

    do(state, "A", "take-bonus vp_4")

    assert store(state, "A") == ["vp_4"]
    assert moves(state, "A", "take-bonus") == ["gold_4"]
    missing = "no-such-tile" if piece == "merchant" else "architect-no-such-tile"
    assert why(state, "A", "take-bonus vp_4") == missing


@pytest.mark.rule("R9.6", "R11.3")
def test_of_two_tiles_alike_one_is_taken_for_a_point_and_a_crest_only_once() -> None:
    table = {"tiles": {"antwerpen": ["any_1", "any_1"], "strasbourg": ["crest_rose", "crest_rose"]}}
    mine = seat(merchant="antwerpen", architect="strasbourg")
    state = load(players=3, map=table, seats={"A": mine}, steps=die_action("merchant", 3))
    do(state, "A", "take-bonus any_1", "take-bonus any_1")
    assert (store(state, "A"), left(state)) == (["any_1", "any_1"], 1)

    state = load(players=3, map=table, seats={"A": mine}, steps=die_action("architect", 3))
    do(state, "A", "take-bonus crest_rose")
    assert why(state, "A", "take-bonus crest_rose") == "crest-twice"


@pytest.mark.rule("R9.5", "R9.7")
def test_a_house_from_the_supply_goes_to_a_free_space_of_the_city_of_the_merchant() -> None:
    state = load(seats={"A": seat(merchant="troyes")}, steps=die_action("merchant", 6))

    do(state, "A", "house troyes 1")

    assert (state.houses_on_map(0), state.house_supply(0)) == (2, 1)
    assert why(state, "A", "house troyes 1") == "house-already"
    assert why(state, "A", "house lyon 1") == "merchant-elsewhere"


@pytest.mark.rule("R9.5", "R13.14")
def test_of_several_free_spaces_the_player_chooses_and_gains_what_is_printed() -> None:
    state = load(players=4, seats={"A": seat(merchant="venezia")}, steps=die_action("merchant", 2))
    assert moves(state, "A", "house") == ["venezia 1", "venezia 2"]

    do(state, "A", "house venezia 2")

    assert points(state, "A") == 10 + 3
    assert asked(state) == "DieAction"


@pytest.mark.rule("R9.5")
def test_spaces_that_are_alike_may_be_chosen_too() -> None:
    state = load(players=4, seats={"A": seat(merchant="paris")}, steps=die_action("merchant", 2))
    assert moves(state, "A", "house") == ["paris 1", "paris 2", "paris 3"]

    do(state, "A", "house paris 3")

    assert state.view(None)["cities"]["paris"]["houses"][2]["seat"] == "A"


@pytest.mark.rule("R9.5")
def test_a_house_on_a_roof_cannot_be_placed() -> None:
    state = load(
        map={"houses": {"brugge": ["A"], "paris": ["A"]}},
        seats={"A": seat(merchant="lyon")},
        steps=die_action("merchant", 2),
    )

    assert state.house_supply(0) == 0
    assert why(state, "A", "house lyon 1") == "no-house-left"


@pytest.mark.rule("R9.7")
def test_marked_house_spaces_need_as_many_players() -> None:
    table = {"houses": {"brugge": ["B"]}}
    two = load(players=2, map=table, seats={"A": seat(merchant="brugge")}, steps=die_action("merchant", 2))
    three = load(players=3, map=table, seats={"A": seat(merchant="brugge")}, steps=die_action("merchant", 2))

    assert why(two, "A", "house brugge 2") == "no-house-space"
    assert may(three, "A", "house brugge 2")

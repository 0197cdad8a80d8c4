"""The box: how many of everything there is (section 1)."""

import pytest

from rynek.games.tiletum.europe import (
    CATHEDRAL_CITY,
    CATHEDRALS,
    CITIES,
    CITY_TILES,
    COSTS,
    EDGES,
    HOUSE_PLAYERS,
    NEIGHBOURS,
    ROADS,
    SPACE,
    TILE_PLAYERS,
)
from rynek.games.tiletum.fairtiles import FAIRS
from rynek.games.tiletum.goods import ACTION, COLOUR, DIE, GOOD
from rynek.games.tiletum.kingstrack import TOKENS
from rynek.games.tiletum.playerboard import BOARD, CONTRACT_SPACES, ROOM_COUNT
from rynek.games.tiletum.tiles import (
    CHARACTERS,
    CONTRACTS,
    CRESTS,
    HELPERS,
    bonus_stack,
    character_stack,
    contract_stack,
)
from tests.games.tiletum.table import GAME, die_action, do, goods, load, seat


@pytest.mark.rule("R1.1")
def test_there_are_dice_of_five_colours_and_each_colour_has_its_good() -> None:
    pairs = dict(zip(COLOUR.words, GOOD.words, strict=True))

    assert DIE.size == 5 * 6
    assert pairs == {"yellow": "gold", "pink": "food", "light_grey": "wool", "dark_grey": "stone", "blue": "iron"}


@pytest.mark.rule("R1.2")
def test_there_are_six_action_tiles_one_of_each_action() -> None:
    assert ACTION.words == ["contract", "character", "architect", "merchant", "king", "universal"]


@pytest.mark.rule("R1.3")
def test_city_tiles_fair_tiles_and_corruption_tokens() -> None:
    assert len(CITY_TILES) == len(set(CITY_TILES)) == 8
    assert len({fair.name for fair in FAIRS}) == 11
    assert TOKENS == [2, 2, 2]


@pytest.mark.rule("R1.4", "R11.7")
def test_tiles_of_the_box_and_their_kinds() -> None:
    assert sum(bonus_stack(4)) == 54
    assert sum(contract_stack(4)) == 26
    assert sum(character_stack(4)) == 45
    assert (len(CRESTS), len(CONTRACTS)) == (6, 24)
    crests_on_both = [sum(crest.bonus) > 0 and sum(crest.contract) > 0 for crest in CRESTS]
    assert all(crests_on_both)
    assert all(sum(helper.copies) for helper in HELPERS)
    assert {character.kind for character in CHARACTERS} == {0, 1, 2, 3, 4}


@pytest.mark.rule("R1.5")
def test_cathedral_tiles_and_cost_tiles() -> None:
    assert sum(len(cathedral.tiles) for cathedral in CATHEDRALS) == 25
    assert len(CATHEDRALS) == 9
    assert sum(cost.copies for cost in COSTS) == 9


def test_cathedrals_stand_in_the_order_of_their_cities() -> None:
    assert sorted(CATHEDRAL_CITY) == CATHEDRAL_CITY


@pytest.mark.rule("R1.6", "R12.1")
def test_a_player_board_has_six_buildings_and_six_contract_spaces() -> None:
    assert ROOM_COUNT == [3, 2, 2, 1, 1, 0]
    assert [building.food for building in BOARD] == [6, 6, 5, 4, 3, 2]
    assert CONTRACT_SPACES == 6
    state = load()
    assert state.houses_on_map(0) + state.house_supply(0) + 5 == 8
    assert state.pillars_on_map(0) + state.pillar_supply(0) + 5 == 7


@pytest.mark.rule("R1.7")
def test_goods_are_numbers_and_never_run_out() -> None:
    state = load(seats={"A": seat(goods={"iron": 200}, storehouse=["one_each_4"])}, steps=die_action("king", 0))

    do(state, "A", "use one_each_4")

    assert goods(state, "A") == {"iron": 201, "wool": 1, "stone": 1, "food": 1}


@pytest.mark.rule("R1.8")
def test_action_points_lie_in_the_unfinished_step_alone() -> None:
    state = load(steps=die_action("merchant", 3))

    written = GAME.dump(state)

    assert written["steps"][0] == {"step": "DieAction", "seat": "A", "kind": "merchant", "points": 3}


@pytest.mark.rule("R1.9", "Q2")
def test_gold_is_a_good_of_any_kind() -> None:
    state = load(seats={"A": seat(goods={"gold": 3}, storehouse=["identical_3"])}, steps=die_action("king", 0))

    do(state, "A", "fulfil identical_3 gold")

    assert goods(state, "A") == {}


@pytest.mark.rule("Q29")
def test_the_map_is_joined_and_its_marked_spaces_fit_every_number_of_players() -> None:
    assert (len(CITIES), len(ROADS), len(EDGES)) == (23, 6, 39)
    reached = {0}
    while len(reached) < len({space for space in reached for space in [*NEIGHBOURS[space], space]}):
        reached |= {space for start in reached for space in NEIGHBOURS[start]}
        if len(reached) == SPACE.size:
            break
    assert len(reached) == SPACE.size
    assert [sum(mark <= players for mark in TILE_PLAYERS) for players in (2, 3, 4)] == [13, 17, 21]
    assert [sum(mark <= players for mark in HOUSE_PLAYERS) for players in (2, 3, 4)] == [24, 35, 46]
    assert all(min(house.players for house in city.houses) == 2 for city in CITIES)

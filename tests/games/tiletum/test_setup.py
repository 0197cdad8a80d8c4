"""Set-up (section 2) and what depends on the number of players (section 18)."""

from random import Random

import pytest

import rynek
from rynek.games.tiletum.cleanup import MAP_SPACES
from rynek.games.tiletum.europe import CATHEDRAL_CITY, CITY_HOUSES, FAIR_CITIES, NOT_BUILT, SPACE, TILETUM
from rynek.games.tiletum.goods import PRINTED_SPACES, die_colour
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import bonus_stack, contract_stack, is_character
from tests.games.tiletum.table import GAME, code, die_action, goods, load, seat, why


def start(players: int, seed: int = 1, **options: str) -> TiletumState:
    """A table after set-up, dice rolled and the first token turned up."""
    state = GAME.new(players, dict(options))
    rynek.play_chance(state, Random(seed))
    assert isinstance(state, TiletumState)
    return state


@pytest.mark.rule("R2.1", "R2.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_starts_with_the_same_pieces(players: int) -> None:
    state = start(players)

    assert state.scores() == [10] * players
    assert state.merchants == state.architects == [TILETUM] * players
    for player in range(players):
        assert (state.houses_on_map(player), state.house_supply(player)) == (1, 2)
        assert (state.pillars_on_map(player), state.pillar_supply(player)) == (0, 2)
        assert (state.storehouses[player], state.contracts[player]) == ([], [])
    assert state.king_order == state.turn_order
    assert len(set(state.king_space)) == 1


@pytest.mark.rule("R2.2", "Q3", "E15")
def test_the_wheel_lies_in_any_of_six_ways_and_each_segment_faces_one_space() -> None:
    ways = {start(2, seed).orientation for seed in range(40)}

    assert ways == set(range(6))
    state = start(2, 3)
    assert sorted(state.value_of_space(space) for space in range(6)) == [1, 2, 3, 4, 5, 6]
    assert all(state.space_of_value(state.value_of_space(space)) == space for space in range(6))
    view = state.view(None)
    assert all(space["points"] == 7 - space["value"] for space in view["wheel"])


@pytest.mark.rule("R2.3")
def test_action_tiles_are_printed_or_shuffled() -> None:
    assert start(2).spaces == PRINTED_SPACES
    orders = {tuple(start(2, seed, action_tiles="random").spaces) for seed in range(8)}
    assert len(orders) > 1
    assert all(sorted(order) == sorted(PRINTED_SPACES) for order in orders)


@pytest.mark.rule("R2.4")
def test_marked_tiles_stay_in_the_box_with_fewer_players() -> None:
    totals = [(sum(bonus_stack(n)), sum(contract_stack(n))) for n in (2, 3, 4)]

    assert totals == [(40, 18), (47, 22), (54, 26)]
    assert all(bonus_stack(n)[crest] + contract_stack(n)[crest] == n for n in (2, 3, 4) for crest in range(6))


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize(("players", "tiles"), [(2, 13), (3, 17), (4, 21)])
def test_bonus_tiles_lie_on_the_wheel_beside_the_track_and_on_the_map(players: int, tiles: int) -> None:
    state = start(players)

    assert min(state.space_tiles) >= 0
    assert state.king_tile >= 0
    assert [place for place, tile in enumerate(state.map_tiles) if tile >= 0] == MAP_SPACES[players]
    assert len(MAP_SPACES[players]) == tiles


@pytest.mark.rule("R2.6")
def test_five_characters_and_five_contracts_lie_open() -> None:
    state = start(3)

    assert len(state.character_market) == len(state.contract_market) == 5
    assert all(is_character(tile) for tile in state.character_market)
    assert min(state.contract_market) >= 0


@pytest.mark.rule("R2.7", "R2.8")
def test_one_cathedral_is_not_built_and_takes_no_pillar() -> None:
    state = start(4)
    assert state.costs.count(NOT_BUILT) == 1

    away = load(
        map={"costs": {"praha": "not_built"}},
        seats={"A": seat(architect="praha")},
        steps=die_action("architect", 2),
    )

    assert why(away, "A", "pillar praha") == "not-built"
    church = away.view(None)["cities"]["praha"]["cathedral"]
    assert church is not None
    assert (church["built"], church["tiles"]) == (False, [])


@pytest.mark.rule("R2.7")
def test_the_highest_cathedral_tile_lies_on_top() -> None:
    view = start(2).view(None)

    for city in CATHEDRAL_CITY:
        church = view["cities"][SPACE.word(city)]["cathedral"]
        assert church is not None
        tiles = [tile["vp"] for tile in church["tiles"]]
        assert tiles == sorted(tiles, reverse=True)


@pytest.mark.rule("R2.9")
def test_fairs_are_in_tiletum_and_three_other_cities() -> None:
    state = start(2, 5)

    assert state.fair_cities[0] == TILETUM
    assert len(set(state.fair_cities)) == 4
    assert set(state.fair_cities[1:]) <= set(FAIR_CITIES)
    assert len(set(state.fair_tiles)) == 4


@pytest.mark.rule("R2.10")
def test_three_corruption_tokens_lie_face_down() -> None:
    state = start(2)

    king = state.view(None)["king"]

    assert len(king["corruption"]) + king["hidden_tokens"] == 3


@pytest.mark.rule("R2.11", "R2.13", "Q4")
def test_seats_follow_the_first_player_and_gold_rises_with_the_place() -> None:
    seen = set()
    for seed in range(12):
        state = start(4, seed)
        first = state.turn_order[0]
        seen.add(first)
        assert state.turn_order == [(first + place) % 4 for place in range(4)]
        gold = [goods(state, "ABCD"[player])["gold"] for player in state.turn_order]
        assert gold == [1, 3, 5, 6]
    assert len(seen) > 1
    others = {good: count for good, count in goods(state, "A").items() if good != "gold"}
    assert others == {"iron": 1, "wool": 1, "stone": 1, "food": 1}


@pytest.mark.rule("R2.14", "R4.1")
@pytest.mark.parametrize(("players", "dice"), [(2, 8), (3, 11), (4, 14)])
def test_dice_drawn_from_as_many_of_each_colour_as_players(players: int, dice: int) -> None:
    for seed in range(6):
        state = start(players, seed)
        colours = [die_colour(die) for die in state.wheel]
        assert len(colours) == dice
        assert max(colours.count(colour) for colour in range(5)) <= players


@pytest.mark.rule("Q21")
def test_houses_in_tiletum_stand_one_a_player_and_nobody_adds_another() -> None:
    state = load(players=4, steps=die_action("merchant", 3))

    assert [state.houses[house] for house in CITY_HOUSES[TILETUM]] == [0, 1, 2, 3]
    assert why(state, "A", "house tiletum 1") == "house-already"
    assert code("A") == 0

"""Set-up: tiles, first player, characters, starting stock (chapter 2)."""

from random import Random
from typing import Any

import pytest

import rynek
from rynek.core.chance import CHANCE
from rynek.games.caylus_1303 import GAME
from rynek.games.caylus_1303.buildings import (
    BASE,
    BASE_TILES,
    BUILDING,
    MONUMENTS,
    STONEMASON,
    STONY_TILES,
    WOODEN,
    WOODEN_TILES,
)
from rynek.games.caylus_1303.characters import CHARACTER, IN_THE_BOX, ON_THE_BOARD
from rynek.games.caylus_1303.setup import Lay
from rynek.games.caylus_1303.state import CaylusState
from tests.games.caylus_1303.table import goods, options, play, refusal


def dealt(players: int, seed: int, options: dict[str, Any] | None = None) -> CaylusState:
    """A new table after all that chance does."""
    state = GAME.new(players, options)
    rynek.play_chance(state, Random(seed))
    assert isinstance(state, CaylusState)
    return state


@pytest.mark.rule("R2.1", "R2.2", "R2.4", "R2.5")
@pytest.mark.parametrize("seed", range(20))
def test_tiles_are_laid_on_site_and_road(seed: int) -> None:
    state = dealt(4, seed)

    assert state.site[0] in BASE_TILES
    assert state.site[1] in WOODEN_TILES
    assert state.site[2] in STONY_TILES
    assert sorted([state.site[0], *state.road[1:9]]) == list(BASE_TILES)
    assert state.road[9] in WOODEN_TILES
    assert state.road[14] in STONY_TILES
    assert [s for s in range(1, 24) if state.road[s] < 0] == [10, 11, 12, 13, *range(15, 24)]
    assert sum(state.is_beside(tile) for tile in WOODEN_TILES) == 7
    assert sum(state.is_beside(tile) for tile in STONY_TILES) == 7
    assert all(state.is_beside(tile) for tile in MONUMENTS)


@pytest.mark.rule("R2.3")
def test_the_stonemason_may_begin_on_the_site_but_not_on_the_road() -> None:
    state = CaylusState(2, {})
    lay = Lay(WOODEN)
    drawn = [lay.sample(state, Random(seed)).args for seed in range(400)]

    assert {site for site, _ in drawn} == set(WOODEN_TILES)
    assert {road for _, road in drawn} == set(WOODEN_TILES) - {STONEMASON}
    assert not lay.accepts(state, CHANCE, GAME.parse("lay tailor stonemason"))
    assert lay.accepts(state, CHANCE, GAME.parse("lay stonemason tailor"))


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(
    "draw",
    [
        "lay base_farm_1",
        "lay " + " ".join(["base_farm_1"] * 9),
        "lay tailor manor",
        "first A",
    ],
)
def test_forged_draws_are_refused(draw: str) -> None:
    assert not Lay(BASE).accepts(CaylusState(2, {}), CHANCE, GAME.parse(draw))


@pytest.mark.rule("R2.6", "R2.7")
def test_the_provost_stands_before_the_wood_space_in_round_one() -> None:
    state = dealt(3, 1)

    assert (state.provost, state.round) == (8, 1)


@pytest.mark.rule("R2.8", "R13.1", "R13.2")
@pytest.mark.parametrize(("players", "workers", "characters"), [(2, 10, 5), (3, 6, 6), (4, 6, 7), (5, 10, 8)])
def test_what_depends_on_the_number_of_players(players: int, workers: int, characters: int) -> None:
    state = dealt(players, 3)

    assert state.pool == [workers] * players
    assert [state.camp(seat) for seat in range(players)] == [15 - workers] * players
    assert [state.houses_left(seat) for seat in range(players)] == [9] * players
    assert sum(holder != IN_THE_BOX for holder in state.holder) == characters


@pytest.mark.rule("R2.9")
def test_every_seat_may_become_first_player() -> None:
    assert {dealt(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("R2.10")
def test_characters_are_chosen_from_the_last_player_backwards() -> None:
    state = dealt(4, 5)
    first = state.first
    order = []
    while state.to_act and type(state.stack[-1]).__name__ == "ChooseCharacter":
        order.append(state.to_act[0])
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])

    assert order == [(first - 1) % 4, (first - 2) % 4, (first - 3) % 4, first]
    assert state.holder.count(ON_THE_BOARD) == 3
    assert all(state.holder.count(seat) == 1 for seat in range(4))


@pytest.mark.rule("R2.10")
def test_a_chosen_character_is_gone() -> None:
    state = dealt(2, 5, {"setup": "first_game"})
    seat, first = state.to_act[0], state.first
    play(state, f"{'AB'[seat]} choose foreman")

    assert refusal(state, f"{'AB'[first]} choose foreman") == "not-revealed R2.10"
    assert refusal(state, f"{'AB'[first]} choose thief") == "not-revealed R2.10"


@pytest.mark.rule("R2.11", "Q1")
def test_starting_resources() -> None:
    state = dealt(5, 2)

    assert [goods(state, letter) for letter in "ABCDE"] == [{"food": 1, "wood": 2, "stone": 1}] * 5


@pytest.mark.rule("R2.13", "Q27")
@pytest.mark.parametrize(
    ("players", "more"),
    [
        (2, []),
        (3, ["deliveryman"]),
        (4, ["deliveryman", "journeyman"]),
        (5, ["deliveryman", "journeyman", "early_riser"]),
    ],
)
def test_the_first_game_has_fixed_tiles_and_one_character_more_a_player(players: int, more: list[str]) -> None:
    state = dealt(players, 8, {"setup": "first_game"})
    revealed = [CHARACTER.word(c) for c in range(12) if state.holder[c] == ON_THE_BOARD]

    assert sorted(revealed) == sorted(["architect", "foreman", "bailiff", "day_laborer", "chamberlain", *more])
    assert BUILDING.word(state.road[9]) == "spinning_mill"
    assert BUILDING.word(state.road[14]) == "gold_mine"
    assert options(state)[0] == "ABCDE"[(state.first - 1) % players]

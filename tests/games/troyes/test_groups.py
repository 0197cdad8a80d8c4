"""Groups: the picks offered are just the dice of whole groups that can be paid for and do something."""

from itertools import combinations
from random import Random

import pytest

import rynek
from rynek.games.troyes import GAME
from rynek.games.troyes.activity_cards import CARDS
from rynek.games.troyes.dice import COLOUR_OF, DIE_NUMBERS
from rynek.games.troyes.groups import NO_CUBE, costs, finishes, may_mix, picks, price, total
from rynek.games.troyes.state import TroyesState


def dice_on_square(state: TroyesState) -> list[int]:
    return [die for die in range(DIE_NUMBERS) for _ in range(state.dice[die])]


def dice_of_useful_groups(state: TroyesState, seat: int) -> list[int]:
    """By trying every group there is."""
    found: set[int] = set()
    for size in (1, 2, 3):
        for dice in combinations(dice_on_square(state), size):
            is_group = len({COLOUR_OF[die] for die in dice}) == 1 or may_mix(state, NO_CUBE)
            if is_group and finishes(state, seat, NO_CUBE, dice):
                found |= set(dice)
    return sorted(found)


@pytest.mark.rule("R4.21", "R4.26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picks_are_the_dice_of_some_useful_group(players: int) -> None:
    state = GAME.new(players)
    assert isinstance(state, TroyesState)
    rng = Random(players)
    tried = 0
    rynek.play_chance(state, rng)
    while not state.over:
        seat = state.to_act[0]
        if type(state.stack[-1]).__name__ == "Turn":
            tried += 1
            assert picks(state, seat, NO_CUBE, ()) == dice_of_useful_groups(state, seat)
        state.apply(seat, rng.choice(state.legal(seat)))
        rynek.play_chance(state, rng)

    assert tried > 15


@pytest.mark.rule("R4.22", "R10.7")
def test_more_dice_never_make_a_group_cheaper() -> None:
    tithing, state = 9, GAME.new(3)
    assert isinstance(state, TroyesState)
    for cube in (NO_CUBE, tithing):
        for dice in combinations([12, 13, 30, 31, 84, 85], 3):
            for size in (1, 2):
                assert price(state, 0, cube, dice[:size]) <= price(state, 0, cube, dice[: size + 1])
            assert sum(costs(state, 0, cube, dice)) == price(state, 0, cube, dice)


@pytest.mark.rule("R6.12")
def test_the_sum_is_taken_after_the_cube_has_changed_the_dice() -> None:
    names = ["priest", "monk", "templar", "apprenticeship", "blacksmith", "confession", "prior"]
    cards = {name: [card.name for card in CARDS].index(name) for name in names}

    assert total(cards["priest"], (12, 17)) == (1 + 3) + (6 + 3)
    assert total(cards["monk"], (10,)) == 5 * 3
    assert total(cards["templar"], (10,)) == 5 * 2
    assert total(cards["apprenticeship"], (0, 1, 2)) == 15
    assert total(cards["blacksmith"], (0, 5)) == 1 + 6 + 5
    assert total(cards["confession"], (0, 11, 17)) == (1 + 2) + (6 + 2) + (6 + 2)
    assert total(cards["prior"], (10,)) == 5 * 2

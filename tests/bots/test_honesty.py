"""In every game a bot decides the same whatever is hidden from it: the hidden parts are swapped, the decision stays."""

from random import Random

import pytest

import rynek
from rynek.bots import SeatHandle
from rynek.bots.greedy import Greedy
from rynek.bots.judge import judge_of

EVERY = 9
"""One decision in so many is tried."""


def swapped(game: rynek.AnyGame, state: rynek.State, seat: int) -> list[rynek.State]:
    """States that look the same to the seat."""
    return [game.guess(state, seat, Random(other)) for other in (101, 202)]


def decision(game: rynek.AnyGame, state: rynek.State, seat: int) -> str:
    return str(Greedy(Random(4), guesses=1, looks=60).choose(SeatHandle(game, state, seat)))


@pytest.mark.parametrize("name", rynek.all_games())
def test_swapping_the_hidden_parts_does_not_change_a_decision(name: str) -> None:
    game = rynek.game(name)
    state = game.new(max(2, game.min_players))
    rng = Random(8)
    rynek.play_chance(state, rng)
    tried = number = 0
    while not state.over and tried < 12:
        seat = rng.choice(state.to_act)
        if number % EVERY == 0 and len(state.legal(seat)) > 1:
            tried += 1
            expected = decision(game, state, seat)
            assert [decision(game, other, seat) for other in swapped(game, state, seat)] == [expected] * 2
        state.apply(seat, rng.choice(state.legal(seat)))
        rynek.play_chance(state, rng)
        number += 1

    assert tried > 3


@pytest.mark.parametrize("name", rynek.all_games())
def test_every_game_has_a_judge_that_follows_the_points(name: str) -> None:
    game = rynek.game(name)
    state = game.new(max(2, game.min_players))
    rng = Random(1)
    rynek.play_chance(state, rng)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        rynek.play_chance(state, rng)
    judge, scores = judge_of(name), state.scores()

    opinions = [judge(state, seat) for seat in range(state.players)]

    assert judge.__module__ == f"rynek.bots.judge.{name}"
    assert max(range(state.players), key=lambda s: opinions[s]) in [
        s for s in range(state.players) if scores[s] == max(scores)
    ]

"""The beginner whom the lowest level must let win: sees what moves bring at once, and overlooks some."""

from random import Random

import pytest

import rynek
from rynek.bots import SeatHandle, bot
from rynek.bots.beginner import Beginner
from rynek.bots.greedy import Greedy
from tests.bots.test_search import positions


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_beginner_moves_legally_alike_each_time_and_whatever_is_hidden(name: str) -> None:
    game = rynek.game(name)
    for state, seat in positions(name, 3, seed=5):
        moves = [
            bot("beginner", Random(5)).choose(SeatHandle(game, table, seat))
            for table in (state, state, game.guess(state, seat, Random(77)))
        ]

        assert moves[0] in state.legal(seat)
        assert len(set(moves)) == 1


def test_a_beginner_takes_what_is_best_or_the_best_of_the_rest() -> None:
    state, seat = positions("caylus_1303", 1, seed=4)[0]
    handle = SeatHandle(rynek.game("caylus_1303"), state, seat)
    worths = Greedy(Random(1), guesses=1, looks=1000).worths(handle, handle.legal)
    ranked = sorted(worths, reverse=True)
    found = [worths[handle.legal.index(Beginner(Random(luck)).choose(handle))] for luck in range(40)]

    assert 20 <= found.count(ranked[0]) < 40
    assert min(found) >= ranked[len(ranked) // 2]

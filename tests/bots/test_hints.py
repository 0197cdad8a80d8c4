"""Hints at the end of games, where it can be counted out which moves are the best: no other one is ever advised."""

from random import Random

import pytest

import rynek
from rynek.bots import SeatHandle
from rynek.bots.evaluate import leads
from rynek.bots.hint import hint
from rynek.bots.thought import Budget
from rynek.core.action import Action
from rynek.core.state import State, play_chance

SEEDS = 24
LAST = 5
"""How many decisions before the end are looked at."""
COUNTED = 400
"""So many positions are counted out at most."""
FEW = 20
"""Iterations of a hint."""


class TooWide(Exception):
    """The end hangs on luck, on another seat, or on too many choices."""


def best_lead(state: State, seat: int, counted: list[int]) -> float:
    """The best end that a seat can bring about alone."""
    counted[0] += 1
    if state.over:
        return leads([float(points) for points in state.scores()])[seat]
    if counted[0] > COUNTED or tuple(state.to_act) != (seat,):
        raise TooWide
    return max(after(state, seat, move, counted) for move in state.legal(seat))


def after(state: State, seat: int, move: Action, counted: list[int]) -> float:
    """The best end after a move."""
    tried = state.copy()
    tried.apply(seat, move)
    return best_lead(tried, seat, counted)


def last_positions(game: rynek.AnyGame, seed: int) -> list[tuple[State, int]]:
    """The last decisions of a random game."""
    state = game.new(max(2, game.min_players))
    rng = Random(seed)
    found: list[tuple[State, int]] = []
    play_chance(state, rng)
    while not state.over:
        seat = state.to_act[0]
        found.append((state.copy(), seat))
        state.apply(seat, rng.choice(state.legal(seat)))
        play_chance(state, rng)
    return found[-LAST:]


def counted_out(game: rynek.AnyGame) -> list[tuple[State, int, dict[Action, float]]]:
    """Positions in which some moves are worse than others whatever comes, with the best end after each move."""
    found = []
    for seed in range(SEEDS):
        for state, seat in last_positions(game, seed):
            counted = [0]
            try:
                ends = {move: after(state, seat, move, counted) for move in state.legal(seat)}
            except TooWide:
                continue
            if len(set(ends.values())) > 1:
                found.append((state, seat, ends))
    return found


@pytest.mark.parametrize("name", rynek.all_games())
def test_no_hint_is_worse_than_another_move_whatever_comes(name: str) -> None:
    game = rynek.game(name)
    positions = counted_out(game)

    for state, seat, ends in positions:
        found = hint(SeatHandle(game, state, seat), Random(1), Budget(FEW))

        assert ends[found.move] == max(ends.values())
    assert len(positions) > 2

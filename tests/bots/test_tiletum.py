"""How bots choose dice of Tiletum."""

from random import Random

import pytest

import rynek
from rynek.bots.bot import SeatHandle
from rynek.bots.chain import Chain
from rynek.bots.evaluate import evaluator_of
from rynek.bots.evaluate.tiletum import BEST, Rounds, plan
from rynek.bots.thought import Budget
from rynek.core.state import play_chance
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.wheel import ChooseDie

GAME = rynek.game("tiletum")


def first_choice(players: int) -> TiletumState:
    """A table at which the first die of all is to be taken."""
    rng = Random(3)
    state = GAME.new(players)
    assert isinstance(state, TiletumState)
    play_chance(state, rng)
    while not isinstance(state.stack[-1], ChooseDie):
        state.apply(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
        play_chance(state, rng)
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_a_turn_is_played_on_to_the_end_of_the_round(players: int) -> None:
    state = first_choice(players)
    seat = state.to_act[0]
    course = Rounds(SeatHandle(GAME, state, seat), Chain(seat, evaluator_of("tiletum", players)), state.legal(seat))
    end = course.turn(state, state.legal(seat)[0], Random(1))

    assert isinstance(end, TiletumState)
    assert end.round == state.round + 1


def test_the_dice_whose_turns_end_best_are_raced_and_told_best_first() -> None:
    state = first_choice(2)
    handle = SeatHandle(GAME, state, state.to_act[0])
    found = plan(handle, handle.legal, Random(1), Budget(iterations=3 * BEST))

    assert found is not None
    assert len({opinion.move for opinion in found}) == BEST
    assert {opinion.move for opinion in found} < set(handle.legal)
    assert found[0].visits > found[-1].visits >= 2


def test_who_has_few_iterations_looks_no_further_than_the_turn() -> None:
    state = first_choice(2)
    handle = SeatHandle(GAME, state, state.to_act[0])

    assert plan(handle, handle.legal, Random(1), Budget(iterations=BEST - 1)) is None


def test_who_has_no_time_to_see_where_turns_end_looks_no_further() -> None:
    state = first_choice(2)
    handle = SeatHandle(GAME, state, state.to_act[0])
    hurried = Budget(seconds=1e-6)
    hurried.start("tiletum")

    assert plan(handle, handle.legal, Random(1), hurried) is None

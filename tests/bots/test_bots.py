"""Bots on the toy game: honest, repeatable, and greedy enough to win."""

import gc
from random import Random

import pytest

from rynek.bots import BOTS, LEVELS, SeatHandle, bot
from rynek.bots.arena import EndlessGame, play_game, seating
from rynek.bots.greedy import Greedy
from rynek.bots.judge import by_points, judge_of
from rynek.core.errors import BadOptions
from rynek.core.state import play_chance
from tests.core.toy import BID, TOY, Toy, ToyGame

pytestmark = pytest.mark.usefixtures("clock_stands_still")


def bidding(seed: int = 1) -> Toy:
    """A toy table at which the bids of a first round are asked for."""
    state = TOY.new(3)
    play_chance(state, Random(seed))
    return state


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_moves_legally_and_repeatably(name: str) -> None:
    handle = SeatHandle(TOY, bidding(), 1)

    first, second = (bot(name, Random(5)).choose(handle) for _ in range(2))

    assert first in handle.legal
    assert first == second


@pytest.mark.parametrize("name", BOTS)
def test_a_decision_does_not_depend_on_what_is_hidden(name: str) -> None:
    decisions = set()
    for hidden in range(6):
        state = bidding()
        state.apply(0, TOY.parse(f"bid {hidden}"))
        decisions.add(str(bot(name, Random(3)).choose(SeatHandle(TOY, state, 1))))

    assert len(decisions) == 1


def test_a_handle_does_not_hold_the_state_it_was_made_from() -> None:
    state = bidding()

    handle = SeatHandle(TOY, state, 0)

    assert not any(held is state for held in gc.get_referents(handle))
    assert handle.view == state.view(0)
    assert handle.legal == state.legal(0)


def test_choosing_changes_nothing() -> None:
    state = bidding()
    before = TOY.dump(state)

    Greedy(Random(1)).choose(SeatHandle(TOY, state, 0))

    assert TOY.dump(state) == before


def test_greedy_bids_for_the_prize() -> None:
    state = TOY.load({"players": 2, "coins": [5, 1], "steps": [{"step": "Bids", "prize": 6, "bids": [None, None]}]})

    move = Greedy(Random(1), guesses=8).choose(SeatHandle(TOY, state, 0))

    assert move.verb is BID
    assert move.args[0] >= 1


def test_greedy_beats_random() -> None:
    outcomes = [play_game(TOY, 2, {}, seating(("greedy", "random"), 2, number), str(number)) for number in range(40)]

    greedy = sum(outcome.wins[outcome.bots.index("greedy")] for outcome in outcomes)

    assert greedy > 24


def test_bots_move_on_a_seat_each_game() -> None:
    assert [seating(("a", "b"), 3, number) for number in range(3)] == [
        ("a", "b", "a"),
        ("b", "a", "b"),
        ("a", "b", "a"),
    ]


def test_a_game_without_a_judge_is_judged_by_its_points() -> None:
    state = TOY.new(2)
    state.prizes = [4, 9]

    assert judge_of("toy") is by_points
    assert by_points(state, 1) == 9.0


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOptions, match="There is no bot “deep_blue”"):
        bot("deep_blue", Random(1))


@pytest.mark.parametrize("name", ["search-0", "search-0s", "search-0.000s", "search-0.5"])
def test_nobody_thinks_for_ever(name: str) -> None:
    with pytest.raises(BadOptions):
        bot(name, Random(1))


def test_levels_are_bots() -> None:
    assert set(LEVELS) <= set(BOTS)


def test_a_game_that_never_ends_is_stopped() -> None:
    game = ToyGame()
    game.most_decisions = 2

    with pytest.raises(EndlessGame, match="more than 2 decisions"):
        play_game(game, 3, {}, ("random",) * 3, "1")

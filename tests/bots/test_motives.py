"""Motives: what speaks for a move that somebody else has made, from what an onlooker knows."""

from random import Random
from statistics import fmean

import pytest

import rynek
from rynek.bots import SeatHandle
from rynek.bots.hint import Hint, hint, motive
from rynek.bots.search import Search
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State, play_chance

FEW = 6
"""Iterations of a thought."""
PLAYED = 14


def asked(name: str, seed: int) -> tuple[rynek.AnyGame, State, int, int]:
    """A position in which a seat has a choice, and another seat that looks on."""
    game = rynek.game(name)
    state, rng = game.new(3), Random(seed)
    play_chance(state, rng)
    made = 0
    while made < PLAYED or len(state.legal(state.to_act[0])) == 1:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        play_chance(state, rng)
        made += 1
    seat = state.to_act[0]
    return game, state, seat, (seat + 1) % 3


def seen(found: Hint | None, viewer: int) -> object:
    """All that a motive can be worded from."""
    if found is None:
        return None
    ends = [outcome.state.view(viewer) for outcome in (*found.after, *found.otherwise)]
    return found.move, found.other, found.better, ends


def told(game: rynek.AnyGame, state: State, seat: int, viewer: int, move: Action) -> Hint | None:
    """The motive as the server asks for it: from a guess of the onlooker."""
    handle = SeatHandle(game, game.guess(state, viewer, Random(0)), seat)
    return motive(handle, viewer, move, Random(4), Budget(FEW))


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_motive_does_not_depend_on_what_the_onlooker_cannot_see(name: str) -> None:
    game, state, seat, viewer = asked(name, seed=5)
    other = game.guess(state, viewer, Random(77))
    moves = [move for move in state.legal(seat) if move in other.legal(seat)][:2]

    for move in moves:
        found = [seen(told(game, world, seat, viewer, move), viewer) for world in (state, other)]

        assert found[0] is not None
        assert found[0] == found[1]
    assert moves


def test_a_move_is_compared_with_the_best_other_one() -> None:
    game, state, seat, viewer = asked("caylus_1303", seed=5)
    moves = state.legal(seat)

    found = {move: told(game, state, seat, viewer, move) for move in moves}

    compared = {str(one.move): str(one.other) for one in found.values() if one is not None}
    assert set(compared) <= {str(move) for move in moves}
    assert all(move != other for move, other in compared.items())
    assert len(set(compared.values())) == 2  # the best move beside the next best, all others beside the best


def test_what_the_onlooker_cannot_imagine_has_no_motive_for_him() -> None:
    game, state, seat, viewer = asked("caylus_1303", seed=5)

    assert told(game, state, seat, viewer, game.parse("decline")) is None


def test_a_move_without_a_choice_needs_no_motive() -> None:
    game = rynek.game("caylus_1303")
    state, rng = game.new(2), Random(3)
    play_chance(state, rng)
    while len(state.legal(state.to_act[0])) > 1:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        play_chance(state, rng)
    seat = state.to_act[0]

    found = told(game, state, seat, 1 - seat, state.legal(seat)[0])

    assert found is not None
    assert found.other is None


def test_of_a_move_that_was_not_thought_of_what_comes_of_it_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state, seat, viewer = asked("caylus_1303", seed=5)
    best, *_, made = state.legal(seat)
    monkeypatch.setattr(Search, "think", lambda *_: [Opinion(best, 9, 50.0)])

    found = told(game, state, seat, viewer, made)

    assert found is not None
    assert found.other == best
    assert found.better == pytest.approx(fmean(found.leads_by()))


@pytest.mark.parametrize("place", [0, -1])
def test_a_hint_for_the_only_move_thought_of_looks_for_another_to_compare(
    place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, state, seat, _ = asked("caylus_1303", seed=5)
    only = state.legal(seat)[place]
    monkeypatch.setattr(Search, "think", lambda *_: [Opinion(only, 9, 50.0)])

    found = hint(SeatHandle(game, state, seat), Random(4), Budget(FEW))

    assert found.move == only
    assert (found.other is None) == (fmean(found.leads_by()) < 0)
    assert found.other != only

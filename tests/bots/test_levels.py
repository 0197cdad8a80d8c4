"""Levels and hints: honest in every game, ordered, and explained by what the score says."""

from itertools import count, pairwise
from random import Random

import pytest

import rynek
from rynek.bots import LEVELS, SeatHandle, bot
from rynek.bots.hint import hint
from rynek.bots.levels import EFFORTS, OTHERS
from rynek.bots.search import Search
from rynek.bots.taste import TASTES
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State
from tests.bots.test_search import positions

pytestmark = pytest.mark.usefixtures("clock_stands_still")

FEW = 4
"""Iterations that are enough to try whether a level is honest; from so many on Tiletum follows several lines."""
PLACES = 8
"""So many positions of a game are tried."""
TICK = 1e-4
"""So many seconds go by each time a bot looks at its clock: it keeps up."""


def asked(level: str, game: rynek.AnyGame, state: State, seat: int, luck: int = 4) -> Action:
    """What a level does when it may try no more than a few iterations."""
    mind = bot(level, Random(luck))
    assert isinstance(mind, Search)
    mind.budget.own = {name: min(FEW, count) for name, count in mind.budget.own.items()}
    return mind.choose(SeatHandle(game, state, seat))


@pytest.mark.parametrize("name", rynek.all_games())
def test_no_level_sees_what_is_hidden_whatever_its_taste(name: str) -> None:
    game = rynek.game(name)
    state, seat = positions(name, 3, seed=6)[-1]
    others = [state, *[game.guess(state, seat, Random(luck)) for luck in (101, 202)]]
    for level in (*LEVELS, *[f"master+{taste}" for taste in TASTES]):
        moves = {asked(level, game, other, seat) for other in others}

        assert len(moves) == 1
        assert moves <= set(state.legal(seat))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", rynek.all_games())
def test_nowhere_in_a_game_do_levels_or_hints_see_what_is_hidden(name: str, players: int) -> None:
    game = rynek.game(name)
    found = positions(name, 160, seed=6, players=max(players, game.min_players))
    for state, seat in found[:: max(1, len(found) // PLACES)]:
        worlds = [state, game.guess(state, seat, Random(101))]
        for level in LEVELS:
            assert len({asked(level, game, world, seat) for world in worlds}) == 1
        hints = [hint(SeatHandle(game, world, seat), Random(2), Budget(8)) for world in worlds]
        assert len({(told.move, told.other, told.better) for told in hints}) == 1


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_level_decides_alike_each_time_whatever_the_clock_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rynek.game(name)
    state, seat = positions(name, 2, seed=8)[-1]
    for level in LEVELS:
        first = asked(level, game, state, seat, luck=5)
        with monkeypatch.context() as later:
            later.setattr("rynek.bots.thought.perf_counter", count(1000.0, TICK).__next__)

            assert asked(level, game, state, seat, luck=5) == first


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_hint_is_a_legal_move_with_honest_reasons(name: str) -> None:
    game = rynek.game(name)
    state, seat = positions(name, 2, seed=9)[-1]
    others = [state, game.guess(state, seat, Random(77))]
    found = [hint(SeatHandle(game, other, seat), Random(4), Budget(FEW)) for other in others]

    assert found[0].move in state.legal(seat)
    assert found[0].other != found[0].move
    assert [(one.move, one.other, one.better) for one in found] == [
        (found[0].move, found[0].other, found[0].better)
    ] * 2
    ends = [[outcome.state.view(seat) for outcome in (*one.after, *one.otherwise)] for one in found]
    assert ends[0] == ends[1]
    assert [len(one.after) for one in found] == [len(one.otherwise) for one in found]


def test_a_hint_where_there_is_no_choice_needs_no_reason() -> None:
    game = rynek.game("caylus_1303")
    state = game.new(2)
    rng = Random(3)
    rynek.play_chance(state, rng)
    while len(state.legal(state.to_act[0])) > 1:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        rynek.play_chance(state, rng)
    seat = state.to_act[0]

    found = hint(SeatHandle(game, state, seat), rng, Budget(1))

    assert [found.move] == state.legal(seat)
    assert found.other is None


@pytest.mark.parametrize("name", [*rynek.all_games(), "another"])
def test_levels_rise_in_time_thought_and_clearness(name: str) -> None:
    levels = list(LEVELS.values())
    efforts = EFFORTS.get(name, OTHERS)
    iterations, blurs = [effort[0] for effort in efforts], [effort[1] for effort in efforts]

    assert len(levels) == 5
    assert [level.seconds for level in levels] == sorted(level.seconds for level in levels)
    assert iterations == sorted(iterations)
    assert blurs == sorted(blurs, reverse=True)
    assert blurs[0] > 0 == blurs[-1]
    assert all(weak != strong for weak, strong in pairwise(efforts))


def test_every_game_has_efforts_for_every_level() -> None:
    assert list(EFFORTS) == list(rynek.all_games())
    assert {len(efforts) for efforts in EFFORTS.values()} == {len(OTHERS)} == {len(LEVELS)}
    assert all(iterations > 0 for efforts in EFFORTS.values() for iterations, _ in efforts)


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_level_thinks_as_it_is_told_in_each_game(name: str) -> None:
    for level in LEVELS.values():
        mind = level.mind(Random(1))
        assert isinstance(mind, Search)
        mind.budget.start(name)

        assert (mind.budget.iterations, mind.blurs[name]) == EFFORTS[name][level.place]
        assert mind.budget.seconds == level.seconds


def test_a_game_of_its_own_kind_has_a_blur_of_its_own() -> None:
    game = rynek.game("caylus_1303")
    state, seat = positions("caylus_1303", 1, seed=4)[0]
    clear, blurred = (
        {Search(Random(luck), Budget(1), 50.0, blurs=blurs).choose(SeatHandle(game, state, seat)) for luck in range(6)}
        for blurs in ({"caylus_1303": 0.0}, {"troyes": 0.0})
    )

    assert len(clear) == 1 < len(blurred)


def test_noise_blurs_small_differences_and_not_large_ones() -> None:
    moves = rynek.game("caylus_1303").new(2)
    rynek.play_chance(moves, Random(1))
    near, far = moves.legal(moves.to_act[0])[:2]
    mind = Search(Random(1), Budget(1), noise=1.0)

    close = {mind.blurred([Opinion(near, 0, 1.0), Opinion(far, 0, 0.5)], 1.0)[0].move for _ in range(60)}
    clear = {mind.blurred([Opinion(near, 0, 50.0), Opinion(far, 0, 0.0)], 1.0)[0].move for _ in range(60)}

    assert close == {near, far}
    assert clear == {near}

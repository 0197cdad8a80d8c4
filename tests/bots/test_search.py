"""Search: repeatable, honest, bounded, and better the longer it thinks."""

from random import Random

import pytest

import rynek
from rynek.bots import SeatHandle, bot
from rynek.bots.arena import play_game, seating
from rynek.bots.evaluate import Evaluator, Judged, evaluator_of, leads
from rynek.bots.evaluate.learned import Learned
from rynek.bots.search import Search, Tree
from rynek.bots.thought import Budget
from rynek.core.state import State, play_chance
from tests.core.toy import TOY

STEPS = 4
"""One decision in so many is tried in walks through random games."""


def positions(name: str, tries: int, seed: int, players: int | None = None) -> list[tuple[State, int]]:
    """Positions of a random game in which a seat has a choice."""
    game = rynek.game(name)
    state = game.new(players or max(2, game.min_players))
    rng = Random(seed)
    found: list[tuple[State, int]] = []
    number = 0
    play_chance(state, rng)
    while not state.over and len(found) < tries:
        seat = rng.choice(state.to_act)
        moves = state.legal(seat)
        if len(moves) > 1:
            number += 1
            if number % STEPS == 0:
                found.append((state.copy(), seat))
        state.apply(seat, rng.choice(moves))
        play_chance(state, rng)
    return found


@pytest.mark.parametrize("name", rynek.all_games())
def test_search_answers_legally_and_repeatably_whatever_is_hidden(name: str) -> None:
    game = rynek.game(name)
    tried = positions(name, 5, seed=3)
    for state, seat in tried:
        handle = SeatHandle(game, state, seat)
        first = bot("search-2", Random(5)).choose(handle)
        other = SeatHandle(game, game.guess(state, seat, Random(77)), seat)

        assert first in handle.legal
        assert bot("search-2", Random(5)).choose(handle) == first
        assert bot("search-2", Random(5)).choose(other) == first

    assert len(tried) == 5


@pytest.mark.parametrize("name", rynek.all_games())
def test_evaluators_answer_for_every_seat_and_end_with_the_points(name: str) -> None:
    game = rynek.game(name)
    players = game.max_players
    evaluator = evaluator_of(name, players)
    state = game.new(players)
    rng = Random(2)
    play_chance(state, rng)
    while not state.over:
        if rng.random() < 0.05:
            assert len(evaluator.values(state)) == players
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        play_chance(state, rng)
    values = evaluator.values(state)

    assert state.scores()[values.index(max(values))] == max(state.scores())


@pytest.mark.parametrize("name", rynek.all_games())
def test_an_evaluator_names_all_its_features(name: str) -> None:
    game = rynek.game(name)
    for players in range(max(2, game.min_players), game.max_players + 1):
        evaluator = evaluator_of(name, players)
        if isinstance(evaluator, Learned):
            state, seat = positions(name, 1, seed=1, players=players)[0]

            assert len(evaluator.features(state, seat)) == len(evaluator.names)
            assert len(set(evaluator.names)) == len(evaluator.names)


def test_search_beats_greed_at_the_toy_table() -> None:
    outcomes = [play_game(TOY, 2, {}, seating(("search-30", "random"), 2, number), str(number)) for number in range(30)]

    assert sum(outcome.wins[outcome.bots.index("search-30")] for outcome in outcomes) > 18


def test_a_tree_grows_with_its_iterations_and_never_beyond_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rynek.bots.search.NODES", 150)
    state, seat = positions("caylus_1303", 1, seed=4)[0]
    handle = SeatHandle(rynek.game("caylus_1303"), state, seat)

    few = Search(Random(1), Budget(iterations=3)).grow(handle)
    many = Search(Random(1), Budget(iterations=60)).grow(handle)

    assert few.nodes < many.nodes < 300
    assert many.root.visits == 60


def test_a_budget_of_seconds_ends_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("rynek.bots.thought.perf_counter", lambda: float(next(clock)))
    state, seat = positions("caylus_1303", 1, seed=4)[0]

    search = Search(Random(1), Budget(seconds=7.0))
    search.budget.start("caylus_1303")

    assert 1 <= search.grow(SeatHandle(rynek.game("caylus_1303"), state, seat)).root.visits < 7


def test_one_look_ahead_plays_the_move_judged_best() -> None:
    state, seat = positions("caylus_1303", 1, seed=4)[0]
    evaluator = evaluator_of("caylus_1303", state.players)
    tree = Tree(seat, state.players, evaluator, Random(1), Budget(iterations=1))
    tree.iterate(state.copy())
    assert tree.root.children is not None
    judged = {move: node.judged[seat] for move, node in tree.root.children.items()}

    assert judged[tree.opinions()[0].move] == max(judged.values())
    assert set(judged) == set(state.legal(seat))


def test_leads_are_over_the_best_rival_and_the_mean_one() -> None:
    assert leads([7.0]) == [7.0]
    assert leads([7.0, 4.0]) == [3.0, -3.0]
    assert leads([9.0, 5.0, 1.0])[0] == 5.0
    assert leads([9.0, 5.0, 1.0])[2] == -7.0


def test_a_game_without_an_evaluator_is_left_to_its_judge() -> None:
    found = evaluator_of("toy", 2)
    state = TOY.new(2)
    play_chance(state, Random(1))

    assert isinstance(found, Judged)
    assert found.values(state) == [0.0, 0.0]


def test_an_evaluator_must_say_what_seats_may_expect() -> None:
    with pytest.raises(NotImplementedError):
        Evaluator(1.0).values(TOY.new(2))

"""A view is an information state: who sees the same is asked the same, may do the same and is told the same reasons."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rynek
from rynek.core.action import Action
from tests.games.test_contract import all_cases

EVERY = 11
MOST_TRIED = 60


def positions(name: str, players: int, options: dict[str, Any], seed: int) -> Iterator[rynek.AnyMatch]:
    """Every n-th decision of a random game."""
    match = rynek.Match(rynek.game(name), players, options, seed)
    chooser = Random(seed)
    decisions = 0
    while not match.state.over:
        if decisions % EVERY == 0:
            yield match
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
        decisions += 1
    yield match


def tried(game: rynek.AnyGame, state: rynek.State, chooser: Random) -> list[Action]:
    """Moves of all kinds, most of them not allowed now."""
    numbers = [chooser.randrange(game.space) for _ in range(MOST_TRIED)]
    return [game.action(number) for number in numbers]


def told(game: rynek.AnyGame, state: rynek.State, seat: int, moves: list[Action]) -> list[Any]:
    """All that a seat is told: its moves, what is asked, and why other moves are refused."""
    legal = state.legal(seat)
    asked = state.ask(seat) if seat in (*state.to_act, *state.may_change) else None
    return [legal, asked, [game.why_not(state, seat, move) for move in moves]]


@pytest.mark.parametrize(("name", "players", "options"), all_cases())
def test_what_a_seat_cannot_know_changes_nothing_it_is_told(name: str, players: int, options: dict[str, Any]) -> None:
    game, chooser = rynek.game(name), Random(4)
    for match in positions(name, players, options, 4):
        state = match.state
        moves = tried(game, state, chooser)
        for seat in range(state.players):
            other = game.guess(state, seat, Random(chooser.random()))
            assert other.view(seat) == state.view(seat)
            assert told(game, other, seat, moves) == told(game, state, seat, moves)


@pytest.mark.parametrize("name", rynek.all_games())
def test_equal_views_mean_equal_moves_and_questions(name: str) -> None:
    game = rynek.game(name)
    chooser = Random(2)
    seen: dict[str, list[Any]] = {}
    moves: list[Action] = []
    for _ in range(3):
        for match in positions(name, game.min_players, {}, 2):
            state = match.state
            moves = moves or tried(game, state, chooser)
            nexts = [after(state, seat, action) for seat in state.to_act for action in state.legal(seat)[:25]]
            for each in [state, *nexts]:
                for seat in range(each.players):
                    key = f"{seat} {json.dumps(each.view(seat), sort_keys=True)}"
                    said = told(game, each, seat, moves)
                    assert seen.setdefault(key, said) == said


def after(state: Any, seat: int, action: Action) -> Any:
    """The state after a move."""
    copy = state.copy()
    copy.apply(seat, action)
    return copy

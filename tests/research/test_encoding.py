"""The row of numbers a seat is given: nothing hidden in it, all that is declared in it, and readable."""

from collections.abc import Iterator
from random import Random

import pytest

import rynek
from rynek.core.encoding import Encoding
from rynek.core.state import State

TABLES = [
    (name, players)
    for name in rynek.all_games()
    for players in (rynek.game(name).min_players, rynek.game(name).max_players)
]


def states(name: str, players: int, every: int = 13) -> Iterator[State]:
    """Every n-th position of a random game, until there are enough."""
    rng, state = Random(players), rynek.game(name).new(players)
    for decision in range(20 * every):
        rynek.play_chance(state, rng)
        if state.over:
            return
        if decision % every == 0:
            yield state
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_cannot_know_is_not_in_its_row(name: str, players: int) -> None:
    game, encoding = rynek.game(name), Encoding(rynek.game(name), players)
    for state in states(name, players):
        for seat in range(players):
            guessed = game.guess(state, seat, Random(seat))

            assert encoding.encode(guessed, seat) == encoding.encode(state, seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_entry_lies_within_the_bounds_of_its_part(name: str, players: int) -> None:
    encoding = Encoding(rynek.game(name), players)
    for state in states(name, players, 29):
        row = encoding.encode(state, players - 1)
        for part in encoding.layout:
            entries = row[part.start : part.start + part.size]

            assert all(part.low <= entry <= part.high + 1e-6 for entry in entries), part


@pytest.mark.parametrize("name", rynek.all_games())
def test_the_parts_lie_side_by_side_under_names_of_their_own(name: str) -> None:
    encoding = Encoding(rynek.game(name), rynek.game(name).max_players)
    ends = [part.start + part.size for part in encoding.layout]

    assert [part.start for part in encoding.layout] == [0, *ends[:-1]]
    assert ends[-1] == encoding.size
    assert len({part.name for part in encoding.layout}) == len(encoding.layout)


def test_a_row_is_read_back_in_words() -> None:
    game = rynek.game("caylus_1303")
    encoding = Encoding(game, 3)
    said = encoding.explain(encoding.encode(game.new(3), 1))

    assert said["seat"] == ["B"]
    assert said["round"] == {"round": 1}


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_move_that_changes_what_a_seat_sees_changes_its_row(name: str) -> None:
    game = rynek.game(name)
    encoding, rng, state = Encoding(game, game.usual_players), Random(1), game.new()
    unchanged: list[str] = []
    for _ in range(120):
        rynek.play_chance(state, rng)
        if state.over:
            break
        seat = state.to_act[0]
        before, view = encoding.encode(state, seat), state.view(seat)
        action = rng.choice(state.legal(seat))
        state.apply(seat, action)
        if encoding.encode(state, seat) == before and state.view(seat) != view:
            unchanged.append(str(action))

    assert unchanged == []

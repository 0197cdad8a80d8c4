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


def test_dice_of_troyes_are_counted_from_the_own_seat() -> None:
    game = rynek.game("troyes")
    encoding, state, rng = Encoding(game, 3), game.new(3), Random(4)
    while not any(state.dice):
        rynek.play_chance(state, rng)
        state.apply(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
        rynek.play_chance(state, rng)
    rows = [encoding.explain(encoding.encode(state, seat))["dice.left"] for seat in range(3)]
    own = [sum(count for die, count in row.items() if die.startswith("own-")) for row in rows]
    others = [sum(count for die, count in row.items() if die.startswith("rival 1-")) for row in rows]

    assert own == [state.dice_of(seat, 0) + state.dice_of(seat, 1) + state.dice_of(seat, 2) for seat in range(3)]
    assert others == [own[1], own[2], own[0]]
    assert not any(die[0] in "ABC" for row in rows for die in row)


def test_cubes_and_types_of_a_town_have_an_entry_each() -> None:
    game = rynek.game("tiny_towns")
    board = {"a1": "warehouse", "b1": "cottage"}
    town = {"board": board, "upon": {"a1": ["wood", "wood", "glass"]}, "constructed": ["cottage"]}
    cards = ["cottage", "warehouse"]
    state = game.load({"players": 2, "cards": cards, "towns": [town, {}]})
    said = Encoding(game, 2).explain(Encoding(game, 2).encode(state, 0))

    assert said["own.upon wood"] == {"1": 2.0}
    assert said["own.upon glass"] == {"1": 1.0}
    assert said["own.constructed"] == ["CO"]


@pytest.mark.parametrize("name", rynek.all_games())
def test_every_entry_of_a_row_is_explained(name: str) -> None:
    game = rynek.game(name)
    encoding = Encoding(game, game.usual_players)
    for state in states(name, game.usual_players, 31):
        row = encoding.encode(state, 0)
        said = sum(len(words) for words in encoding.explain(row).values())

        assert said == sum(1 for entry in row if entry)

"""Positions from outside: whatever is done to one, it either plays on to an end or is refused with a sentence."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

import rynek
from rynek.core.errors import BadPosition
from rynek.play.words import LANGUAGES, words
from tests.games.test_contract import all_cases

GAMES = 2
EVERY = 17
SHORT = 60
LONG = 4_000


@cache
def dumped(name: str, players: int, options: str) -> list[str]:
    """Positions of random games, as text."""
    game, found = rynek.game(name), []
    for seed in range(GAMES):
        state, chooser = game.new(players, json.loads(options)), Random(seed)
        decisions = 0
        while not state.over:
            rynek.play_chance(state, chooser)
            if not state.over and decisions % EVERY == 0:
                found.append(json.dumps(game.dump(state)))
            if not state.over:
                seat = chooser.choice(state.to_act)
                state.apply(seat, chooser.choice(state.legal(seat)))
            decisions += 1
    return found


def mutated(data: Any, chooser: Random) -> Any:
    """A position with one thing changed: an entry dropped, doubled, swapped with another, or replaced."""
    places = [(holder, key) for holder in containers(data) for key in keys_of(holder)]
    holder, key = chooser.choice(places)
    kind = chooser.randrange(6)
    other_holder, other_key = chooser.choice(places)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(key, holder[key])
    elif kind == 2:
        holder[key], other_holder[other_key] = other_holder[other_key], holder[key]
    elif kind == 3:
        holder[key] = json.loads(json.dumps(other_holder[other_key]))
    elif kind == 4 and isinstance(holder[key], int) and not isinstance(holder[key], bool):
        holder[key] += chooser.choice((-5, -1, 1, 2, 30))
    else:
        holder[key] = chooser.choice((None, 0, -1, 7, 99, "A", "B", "F", "", [], {}, True, False, "wood"))
    return data


def containers(data: Any) -> list[Any]:
    """Every object and list inside a position that holds something."""
    if not isinstance(data, (dict, list)):
        return []
    inner = data.values() if isinstance(data, dict) else data
    return ([data] if data else []) + [found for entry in inner for found in containers(entry)]


def keys_of(holder: Any) -> list[Any]:
    return list(holder) if isinstance(holder, dict) else list(range(len(holder)))


def check_position(name: str, data: Any, chooser: Random) -> bool:
    """Whether a position was taken; then it is played to its end with the game's own checks."""
    game = rynek.game(name)
    try:
        state = game.load(data)
    except BadPosition as refused:
        return not all(words(lang, name).message(refused.message) for lang in LANGUAGES)
    for _ in range(game.most_decisions):
        game.check(state)
        if state.over:
            break
        seat = chooser.choice(state.to_act)
        if seat < 0:
            state.apply(seat, state.roll(chooser))
            continue
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        assert legal
        state.ask(seat)
        state.view(seat)
        state.apply(seat, chooser.choice(legal))
    assert state.over
    return True


@pytest.mark.parametrize(("name", "players", "options"), all_cases())
def test_a_changed_position_plays_on_or_is_refused(name: str, players: int, options: dict[str, Any]) -> None:
    try_positions(name, players, options, SHORT)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players", "options"), all_cases())
def test_thousands_of_changed_positions_play_on_or_are_refused(
    name: str, players: int, options: dict[str, Any]
) -> None:
    try_positions(name, players, options, LONG // len(all_cases([name])))


def try_positions(name: str, players: int, options: dict[str, Any], count: int) -> None:
    texts = dumped(name, players, json.dumps(options))
    taken = 0
    for seed in range(count):
        chooser = Random(seed)
        data = mutated(json.loads(chooser.choice(texts)), chooser)
        written = json.dumps(data)
        try:
            taken += check_position(name, data, chooser)
        except Exception as error:
            error.add_note(f"seed {seed}: {written}")
            raise
    assert 0 < taken < count

"""The contract every game keeps, at every decision of many random games, for every player count and option set.

Each game lists its cases in `tests/games/<game>/contract_cases.py`: `CASES`, pairs of a number of players and options.
"""

import json
from collections.abc import Iterable
from importlib import import_module
from random import Random
from typing import Any

import pytest

import rynek
from rynek.core.chance import CHANCE
from rynek.core.game import AnyGame
from rynek.core.state import State
from rynek.play.words import LANGUAGES, words

SEEDS = (1, pytest.param(2, marks=pytest.mark.long))
# Deep checks at every decision would make the tests slow without finding more: they are made at every n-th decision.
DEEP_EVERY = 7
LONGEST = {("genoa", 4), ("genoa", 5)}
"""Full tables of Genoa take ten times as long as any other: they are left to the long tests."""


def all_cases(names: Iterable[str] = ()) -> list[Any]:
    """Every case of these games, or of all, named for the test report."""
    found = []
    for name in names or rynek.all_games():
        module = import_module(f"tests.games.{name}.contract_cases")
        for players, options in module.CASES:
            label = "-".join([name, str(players), *[f"{k}={v}" for k, v in options.items()]])[:80]
            marks = [pytest.mark.long] if (name, players) in LONGEST else []
            found.append(pytest.param(name, players, options, id=label, marks=marks))
    return found


def text(game: AnyGame, state: State) -> str:
    return json.dumps(game.dump(state), sort_keys=True)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players", "options"), all_cases())
def test_contract(name: str, players: int, options: dict[str, Any], seed: int) -> None:
    game = rynek.game(name)
    match = rynek.Match(game, players, options, seed)
    chooser = Random(seed)
    decisions = 0
    while not match.state.over:
        check_decision(match, chooser, deep=decisions % DEEP_EVERY == 0)
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
        decisions += 1
        assert decisions < game.most_decisions
    check_end(match)


def check_decision(match: rynek.AnyMatch, chooser: Random, *, deep: bool) -> None:
    game, state = match.game, match.state
    assert state.to_act
    assert set(state.to_act).isdisjoint(state.may_change)
    game.check(state)
    for seat in (*state.to_act, *state.may_change):
        options = state.legal(seat)
        assert options
        assert options == sorted(set(options))
        for action in options:
            assert action.verb.fits(action.args), action
            assert game.why_not(state, seat, action) is None
    if deep:
        check_options(match)
        check_copy(game, state, chooser)
        check_codec(game, state)
        check_hidden(match, chooser)
        check_words(match)
        check_undo(match, chooser)


def check_options(match: rynek.AnyMatch) -> None:
    """Each option can be applied; notation and numbers lead back to it."""
    game, state = match.game, match.state
    for seat in state.to_act:
        for action in state.legal(seat):
            state.copy().apply(seat, action)
            assert game.parse(str(action)) == action
            assert game.from_words(action.words()) == action
            if action.verb.rest is None:
                assert game.action(game.number(action)) == action


def check_copy(game: AnyGame, state: State, chooser: Random) -> None:
    """A copy equals its original, and neither changes with the other."""
    before = text(game, state)
    copy = state.copy()
    assert text(game, copy) == before
    wander(copy, chooser, 6)
    assert text(game, state) == before
    again = state.copy()
    kept = text(game, again)
    wander(state.copy(), chooser, 6)
    assert text(game, again) == kept


def wander(state: State, chooser: Random, steps: int) -> None:
    """Play a few random moves."""
    for _ in range(steps):
        rynek.play_chance(state, chooser)
        if state.over:
            return
        seat = chooser.choice(state.to_act)
        state.apply(seat, chooser.choice(state.legal(seat)))


def check_codec(game: AnyGame, state: State) -> None:
    """A position survives being written and read."""
    written = json.dumps(game.dump(state))
    loaded = game.load(json.loads(written))
    assert json.dumps(game.dump(loaded)) == written
    assert loaded.to_act == state.to_act
    for seat in state.to_act:
        assert loaded.legal(seat) == state.legal(seat)
    assert loaded.scores() == state.scores()


def check_hidden(match: rynek.AnyMatch, chooser: Random) -> None:
    """What a seat cannot know does not show: draw it anew, and all the seat sees stays the same."""
    game, state = match.game, match.state
    for seat in (*range(state.players), None):
        guessed = game.guess(state, seat, Random(chooser.random()))
        game.check(guessed)
        assert guessed.view(seat) == state.view(seat)
        assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
        if seat is not None and seat in (*state.to_act, *state.may_change):
            assert guessed.legal(seat) == state.legal(seat)
            assert guessed.ask(seat) == state.ask(seat)
        again = game.guess(guessed, seat, Random(5))
        assert text(game, again) == text(game, game.guess(state, seat, Random(5)))


def check_words(match: rynek.AnyMatch) -> None:
    """Prompt, moves and the latest events have words in every language."""
    state = match.state
    for lang in LANGUAGES:
        speech = words(lang, match.game.name)
        for seat in state.to_act:
            assert speech.message(state.ask(seat))
            assert all(speech.move(action) for action in state.legal(seat)[:40])
        for entry in match.log[-12:]:
            assert all(speech.message(event.message) for event in entry.events)


def check_undo(match: rynek.AnyMatch, chooser: Random) -> None:
    """A move that may be taken back leaves no trace; one that chance has answered stays."""
    game = match.game
    before, log = text(game, match.state), len(match.log)
    seat = chooser.choice(match.state.to_act)
    match.play(seat, chooser.choice(match.state.legal(seat)))
    if match.undoable(seat) is not None:
        match.undo(seat)
        assert text(game, match.state) == before
    else:
        match._rebuild(match.log[:log])
        assert text(game, match.state) == before


def check_end(match: rynek.AnyMatch) -> None:
    """The record replays to the same state, events and score, and the points are explained."""
    game, state = match.game, match.state
    assert state.to_act == ()
    assert not any(state.legal(seat) for seat in range(state.players))
    replayed = rynek.read_record(match.record())
    assert text(game, replayed.state) == text(game, state)
    assert [entry.events for entry in replayed.log] == [entry.events for entry in match.log]
    assert sorted(seat for rank in game.ranking(state) for seat in rank) == list(range(state.players))
    for seat, points in enumerate(state.scores()):
        lines = game.breakdown(state, seat)
        assert sum(line.points for line in lines) == points
        for lang in LANGUAGES:
            assert all(words(lang, game.name).message(line.message) for line in lines)
    assert all(entry.seat >= CHANCE for entry in match.log)

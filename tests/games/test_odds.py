"""Chance has odds: where its answers can be counted, they are drawn as often as they say."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import rynek
from rynek.core.chance import CHANCE
from tests.games.test_contract import all_cases

DRAWS = 400
GAMES = 2


@pytest.mark.parametrize(("name", "players", "options"), all_cases())
def test_answers_of_chance_come_as_often_as_their_odds_say(name: str, players: int, options: dict[str, Any]) -> None:
    tried: set[tuple[str, int]] = set()
    for seed in range(GAMES):
        state, chooser = rynek.game(name).new(players, options), Random(seed)
        while not state.over:
            if CHANCE in state.to_act:
                check_odds(state, chooser, tried)
                state.apply(CHANCE, state.roll(chooser))
            else:
                seat = chooser.choice(state.to_act)
                state.apply(seat, chooser.choice(state.legal(seat)))


def check_odds(state: Any, chooser: Random, tried: set[tuple[str, int]]) -> None:
    odds = state.outcomes()
    drawn = state.roll(chooser)
    if odds is None:
        assert state.accepts(CHANCE, drawn)
        return
    actions = [action for action, _ in odds]
    assert actions == sorted(set(actions)) == state.legal(CHANCE)
    assert drawn in actions
    assert sum(chance for _, chance in odds) == pytest.approx(1)
    kind = (type(state.stack[-1]).__name__, len(odds))
    if kind not in tried:  # the frequencies of one step of a kind are enough
        tried.add(kind)
        check_frequencies(state, chooser, odds)


def check_frequencies(state: Any, chooser: Random, odds: list[tuple[Any, float]]) -> None:
    """Six standard deviations: with this many draws a wrong weight shows and a right one never does."""
    draws = DRAWS if len(odds) < 40 else DRAWS * 4
    found = Counter(state.roll(chooser) for _ in range(draws))
    for action, chance in odds:
        spread = (draws * chance * (1 - chance)) ** 0.5
        assert abs(found[action] - draws * chance) <= 6 * spread + 3

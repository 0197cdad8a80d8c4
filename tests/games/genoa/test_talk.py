"""Everybody who may speak does, in whole games: talk stays within its limits, and every game ends."""

from random import Random

import pytest

import rynek
from rynek.games.genoa.goods import OFFERS_A_ROUND
from tests.games.genoa.table import GAME


@pytest.mark.rule("Q35", "R7.9")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_end_when_everybody_who_may_speak_does(players: int) -> None:
    match = rynek.Match(GAME, players, seed=players)
    chooser = Random(players)
    decisions = 0
    while not match.state.over:
        state = match.state
        talking = state.may_change if chooser.random() < 0.4 else ()
        seat = chooser.choice(talking or state.to_act)
        match.play(seat, chooser.choice(state.legal(seat)))
        GAME.check(match.state)
        decisions += 1
        assert max(match.state.said) <= 2 * OFFERS_A_ROUND
    assert decisions < GAME.most_decisions

"""Whatever the position, a bot answers with a legal move soon after its time is up."""

from itertools import cycle
from random import Random

import pytest

import rynek
from rynek.bots import LEVELS, Bot, SeatHandle
from rynek.bots.search import Search
from rynek.bots.thought import Budget
from rynek.core.state import play_chance

GAMES = 3
EVERY = {"genoa": 8}
"""Of so many decisions one is asked of a bot; Genoa has thousands. In all more than two thousand are asked."""
TICKS = 12
"""How often a bot may look at the clock before its time is up."""
LATE = 80
"""How often it may look after that: what it has begun it may end."""


class Clock:
    """Goes on by one whenever somebody looks."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


def unbounded(rng: Random) -> Bot:
    """Somebody who thinks as long as he may."""
    return Search(rng, Budget(seconds=float(TICKS)))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("name", rynek.all_games())
def test_in_every_position_of_random_games_bots_answer_legally_in_time(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = rynek.game(name)
    rng = Random(seed)
    state = game.new(rng.randint(game.min_players, game.max_players))
    play_chance(state, rng)
    minds = cycle([unbounded, *[level.mind for level in LEVELS.values()]])
    made = 0
    while not state.over:
        seat = rng.choice(state.to_act)
        if made % EVERY.get(name, 1) == 0:
            clock = Clock()
            monkeypatch.setattr("rynek.bots.thought.perf_counter", clock)
            move = next(minds)(Random(seed)).choose(SeatHandle(game, state, seat))

            assert move in state.legal(seat)
            assert clock.looks <= TICKS + LATE
        state.apply(seat, rng.choice(state.legal(seat)))
        play_chance(state, rng)
        made += 1
    assert made > 30

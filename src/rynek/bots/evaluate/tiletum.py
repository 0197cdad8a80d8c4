"""Tiletum: what the parts of the judge have been worth in many games, by the turns left. Judged between turns only."""

from typing import Final

from rynek.bots.evaluate import Evaluator
from rynek.bots.evaluate.learned import Learned
from rynek.bots.judge.tiletum import (
    building_worth,
    cathedral_worth,
    fairs_worth,
    goods_worth,
    judge,
    king_worth,
    piece_worth,
    prospects,
    store_worth,
    turns_left,
)
from rynek.core.state import State
from rynek.games.tiletum.goods import DICE_SLOTS, ROUNDS
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.wheel import ChooseDie

TURNS: Final = ROUNDS * DICE_SLOTS
FEATURES: Final = [
    "king",
    "fairs",
    "buildings",
    "store",
    "goods",
    "cathedrals",
    "pieces",
    "houses_pillars",
    *[f"turns_left_{turn}" for turn in range(TURNS + 1)],
]
"""The parts of the judge, and how many turns are left. More features fitted better and played worse."""


def evaluator(players: int) -> Evaluator:
    """The evaluator for so many players."""
    return TiletumEvaluator(players)


class TiletumEvaluator(Learned):
    """What the judge expects, each of its parts mended by what it has been worth."""

    __slots__ = ()

    def __init__(self, players: int) -> None:
        super().__init__("tiletum", players, FEATURES, 4.0, completes=True)

    def is_quiet(self, state: State, seat: int, start: State) -> bool:
        """A turn ends where another seat acts, or the seat takes its next die: tasks before the die are no turn."""
        assert isinstance(state, TiletumState)
        assert isinstance(start, TiletumState)
        if seat not in state.to_act:
            return True
        return isinstance(state.stack[-1], ChooseDie) and turns_left(state, seat) < turns_left(start, seat)

    def step_worth(self, state: State, seat: int) -> float:
        return judge(state, seat)

    def base(self, state: State, seat: int) -> float:
        """What the judge expects; the weights mend it."""
        assert isinstance(state, TiletumState)
        return prospects(state, seat)

    def time(self, state: State, seat: int) -> float:
        assert isinstance(state, TiletumState)
        return turns_left(state, seat) / TURNS

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, TiletumState)
        left = turns_left(state, seat)
        houses, pillars = state.houses_on_map(seat), state.pillars_on_map(seat)
        turns = [0.0] * (TURNS + 1)
        turns[left] = 1.0
        return [
            king_worth(state, seat),
            fairs_worth(state, seat, left),
            building_worth(state, seat, left),
            store_worth(state, seat, left),
            goods_worth(state, seat, left),
            cathedral_worth(state, seat, left),
            piece_worth(state, seat, left, houses, pillars),
            float(houses * pillars),
            *turns,
        ]

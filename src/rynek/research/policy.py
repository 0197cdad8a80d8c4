"""A policy as PettingZoo's users write it, `act(observation) -> action`, in the place of a bot."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np

import rynek
from rynek.bots import SeatHandle
from rynek.core.action import Action
from rynek.core.encoding import Encoding

Act = Callable[[dict[str, Any]], Any]


class PolicyBot:
    """Asks a policy: it gets the `observation` and the `action_mask` of the seat, and answers with a number."""

    def __init__(self, act: Act) -> None:
        self.act = act

    def choose(self, seat: SeatHandle) -> Action:
        state = seat.guess(Random(0))  # looks to the seat just like the real one, and so its row is the same
        encoding = encoding_of(seat.game.name, state.players)
        row = np.frombuffer(encoding.encode(state, seat.seat), dtype=np.float32)
        mask = np.frombuffer(encoding.actions.mask(state, seat.seat), dtype=np.int8)
        return encoding.actions.action(int(self.act({"observation": row, "action_mask": mask})))


@cache
def encoding_of(name: str, players: int) -> Encoding:
    """The encoding of a game; made once."""
    return Encoding(rynek.game(name), players)

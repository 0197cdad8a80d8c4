"""The tables that one process of a batch steps, and the arrays they share with the others."""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import rynek
from rynek.core.action import Action
from rynek.core.encoding import Encoding
from rynek.core.state import State
from rynek.research.rewards import reward_of


@dataclass(frozen=True)
class BatchPlan:
    """What is played."""

    game: str
    players: int
    options: dict[str, Any]
    reward: str | None


class BatchArrays:
    """What a step gives, table by table.

    observations  what the asked seat knows
    masks         1 for every action it may take
    seats         the seat that is asked
    rewards       of every seat for the step just made
    over          whether a game ended with the step just made
    points        of every seat, of the last game that ended
    """

    def __init__(self, context: Any, encoding: Encoding, tables: int) -> None:
        self.size = tables
        shapes = {
            "observations": ("f", encoding.size),
            "masks": ("b", encoding.actions.size),
            "seats": ("i", 1),
            "rewards": ("f", encoding.players),
            "over": ("b", 1),
            "points": ("i", encoding.players),
            "actions": ("i", 1),
        }
        self._memory = {name: (context.RawArray(kind, tables * width), width) for name, (kind, width) in shapes.items()}
        self._look()

    def _look(self) -> None:
        """Make arrays of the memory."""
        self.observations: npt.NDArray[np.float32] = self._array("observations")
        self.masks: npt.NDArray[np.int8] = self._array("masks")
        self.seats: npt.NDArray[np.int32] = self._array("seats")[:, 0]
        self.rewards: npt.NDArray[np.float32] = self._array("rewards")
        self.over: npt.NDArray[np.bool_] = self._array("over")[:, 0].view(np.bool_)
        self.points: npt.NDArray[np.int32] = self._array("points")
        self.actions: npt.NDArray[np.int32] = self._array("actions")[:, 0]

    def _array(self, name: str) -> npt.NDArray[Any]:
        memory, width = self._memory[name]
        return np.frombuffer(memory, dtype=np.dtype(memory._type_)).reshape(self.size, width)

    def __getstate__(self) -> Any:
        return self.size, self._memory

    def __setstate__(self, given: Any) -> None:
        self.size, self._memory = given
        self._look()


class BatchRow:
    """Tables from `first` to `end`."""

    def __init__(self, plan: BatchPlan, arrays: BatchArrays, first: int, end: int) -> None:
        self.game = rynek.game(plan.game)
        self.plan = plan
        self.arrays = arrays
        self.first = first
        self.encoding = Encoding(self.game, plan.players)
        self.reward = reward_of(plan.reward, plan.players)
        count = end - first
        self.rngs = [Random(0)] * count
        self.states: list[State] = [self.game.new(plan.players, plan.options)] * count
        self.moves: list[dict[int, Action]] = [{}] * count
        self.worth = [[0.0] * plan.players] * count

    def do(self, seed: int | None) -> None:
        """Begin anew with a seed, or make one step."""
        if seed is not None:
            self.arrays.over[self.first : self.first + len(self.states)] = False
            self.arrays.rewards[self.first : self.first + len(self.states)] = 0
            for i in range(len(self.states)):
                self.rngs[i] = Random(f"{seed} {self.first + i}")
                self.begin(i)
        else:
            for i in range(len(self.states)):
                self.step(i)

    def begin(self, i: int) -> None:
        """A new game at a table."""
        self.states[i] = self.game.new(self.plan.players, self.plan.options)
        rynek.play_chance(self.states[i], self.rngs[i])
        self.worth[i] = self.reward(self.game, self.states[i])
        self.show(i)

    def step(self, i: int) -> None:
        """The asked seat of a table moves; rewards are what has changed."""
        at, state = self.first + i, self.states[i]
        seat = state.to_act[0]
        action = self.moves[i].get(int(self.arrays.actions[at]))
        self.arrays.over[at] = False
        if action is None:
            self.arrays.rewards[at] = 0
            self.arrays.rewards[at, seat] = -1
            self.end(i)
            return
        state.apply(seat, action)
        rynek.play_chance(state, self.rngs[i])
        worth = self.reward(self.game, state)
        self.arrays.rewards[at] = [now - before for now, before in zip(worth, self.worth[i], strict=True)]
        self.worth[i] = worth
        if state.over:
            self.end(i)
        else:
            self.show(i)

    def end(self, i: int) -> None:
        """A game is over, and the next begins."""
        self.arrays.points[self.first + i] = self.states[i].scores()
        self.begin(i)
        self.arrays.over[self.first + i] = True

    def show(self, i: int) -> None:
        """What the asked seat knows and may do."""
        at, state = self.first + i, self.states[i]
        seat = state.to_act[0]
        mask = self.arrays.masks[at]
        for number in self.moves[i]:
            mask[number] = 0
        self.moves[i] = self.encoding.actions.moves(state, seat)
        for number in self.moves[i]:
            mask[number] = 1
        self.arrays.seats[at] = seat
        self.arrays.observations[at] = self.encoding.encode(state, seat)

"""A table as learning code wants it: rows of numbers, masks and rewards. PettingZoo and Gymnasium wrap it.

Actions are the numbers of `encoding.actions`: the game's own (`game.number`, `game.action`), or where its grammar is
open those of its finite menu. Where several seats must answer, the first of them in seat order is asked first; an
answer that has been given is not changed.
"""

import json
from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

import rynek
from rynek.core.action import Action
from rynek.core.encoding import Encoding
from rynek.core.errors import BadOptions
from rynek.core.game import AnyGame
from rynek.core.message import Message
from rynek.core.option import BAD_OPTION
from rynek.core.state import State
from rynek.research.rewards import reward_of

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

RENDERS: Final = ("ansi", "svg")


class LearningTable:
    """One table of one game: begun anew with `reset`, asked with `observe` and `mask`, moved on with `play`."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, Any] | None, reward: str | None) -> None:
        self.game: AnyGame = rynek.game(game)
        self.players = self.game.usual_players if players is None else players
        self.options = dict(options or {})
        self.reward = reward_of(reward, self.players)
        self.encoding = Encoding(self.game, self.players)
        self.actions = self.encoding.actions
        self.state: State = self.game.new(self.players, self.options)
        self.rng = Random(0)
        self.decisions = 0

    def reset(self, seed: int | None) -> None:
        """A new table; without a seed the luck goes on from where it was."""
        if seed is not None:
            self.rng = Random(seed)
        self.state = self.game.new(self.players, self.options)
        self.decisions = 0
        self.play_chance()

    @property
    def asked(self) -> int:
        """The seat that is asked now; 0 when the game is over."""
        return self.state.to_act[0] if self.state.to_act else 0

    def play(self, number: int) -> None:
        """The asked seat makes the move of a number, and chance answers what it must."""
        action = self.actions.action(number)
        if not self.state.accepts(self.asked, action):
            raise ValueError(f"{action} is not allowed now: {self.game.name}, seat {self.asked}")
        self.move(action)

    def move(self, action: Action) -> None:
        """The asked seat makes a legal move, and chance answers what it must."""
        self.answer(self.asked, action)
        self.play_chance()

    def answer(self, seat: int, action: Action) -> None:
        """A seat makes a legal move."""
        self.state.apply(seat, action)
        self.decisions += 1

    def play_chance(self) -> None:
        """Chance answers until a seat is asked or the game is over."""
        rynek.play_chance(self.state, self.rng)

    def worth(self) -> list[float]:
        """What every seat has earned so far; rewards are its changes."""
        return self.reward(self.game, self.state)

    def observe(self, seat: int) -> Numbers:
        """What a seat knows, as numbers."""
        return np.frombuffer(self.encoding.encode(self.state, seat), dtype=np.float32)

    def mask(self, seat: int) -> Mask:
        """1 for every number the asked seat may play; 0 for the others, and for all when another seat is asked."""
        return self.mask_of(seat, not self.state.over and seat == self.asked)

    def mask_of(self, seat: int, is_asked: bool) -> Mask:
        """1 for every number a seat may play if it is asked; 0 for the others."""
        if not is_asked:
            return np.zeros(self.actions.size, dtype=np.int8)
        return np.frombuffer(self.actions.mask(self.state, seat), dtype=np.int8)

    @property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The lowest and the highest value of every entry of an observation."""
        low, high = (np.zeros(self.encoding.size, dtype=np.float32) for _ in range(2))
        for part in self.encoding.layout:
            low[part.start : part.start + part.size] = part.low
            high[part.start : part.start + part.size] = part.high
        return low, high

    def draw(self, mode: str, seat: int) -> str:
        """What a seat sees as a picture (SVG) or as text."""
        view = self.state.view(seat)
        if mode == "svg":
            return self.game.svg(view)
        return "\n".join(f"{key}: {json.dumps(part, ensure_ascii=False)}" for key, part in view.items())


def check_render(mode: str | None) -> None:
    """Refuse a way of drawing that is not known."""
    if mode is not None and mode not in RENDERS:
        raise BadOptions(Message(BAD_OPTION, "render_mode", mode, ", ".join(RENDERS)))

"""Gymnasium: one seat of a game against bots, `gymnasium.make("rynek/Troyes-v1", players=3, bots="greedy")`.

Importing this module registers an id for every game. `action_masks()` is what MaskablePPO of sb3-contrib asks for.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from rynek.research.needs import need

need(("numpy", "gymnasium"))

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import rynek
from rynek.bots import Bot, SeatHandle, bot
from rynek.core.errors import BadOptions
from rynek.core.message import Message
from rynek.core.option import BAD_OPTION
from rynek.research.learning_table import LearningTable, Numbers, check_render


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a table; bots hold the others.

    `seat` None: a seat drawn anew for every game. An illegal action ends the game with a reward of -1.
    """

    metadata = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        bots: str = "random",
        seat: int | None = 0,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render(render_mode)
        self.render_mode = render_mode
        self.table = LearningTable(game, players, options, reward)
        if seat is not None and not 0 <= seat < self.table.players:
            raise BadOptions(Message(BAD_OPTION, "seat", str(seat), f"0-{self.table.players - 1}"))
        bot(bots, Random(0))  # refused now when there is none of that name
        self.bots = bots
        self.fixed_seat = seat
        self.seat = seat or 0
        self._worth = 0.0
        self._minds: list[Bot] = []
        low, high = self.table.bounds
        self.observation_space = spaces.Box(low, high)
        self.action_space = spaces.Discrete(self.table.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**31))
        if self.fixed_seat is None:
            self.seat = luck % self.table.players
        self.table.reset(luck)
        self._minds = [bot(self.bots, Random(luck + each)) for each in range(self.table.players)]
        self._wait()
        self._worth = 0.0 if self.table.state.over else self._own_worth()
        return self.table.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        table = self.table
        if not self.action_masks()[int(action)]:
            return table.observe(self.seat), -1.0, True, False, {"illegal": str(table.actions.action(int(action)))}
        table.play(int(action))
        self._wait()
        before, self._worth = self._worth, self._own_worth()
        over = table.state.over
        info = {"points": table.state.scores()[self.seat]} if over else {}
        return table.observe(self.seat), self._worth - before, over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for every action the seat may take now."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What the seat sees, as SVG or text."""
        return None if self.render_mode is None else self.table.draw(self.render_mode, self.seat)

    def _own_worth(self) -> float:
        return self.table.worth()[self.seat]

    def _wait(self) -> None:
        """Let the bots play until the own seat is asked or the game is over."""
        table = self.table
        while not table.state.over and table.asked != self.seat:
            handle = SeatHandle(table.game, table.state, table.asked)
            table.move(self._minds[table.asked].choose(handle))


def env_id(game: str) -> str:
    """The registered id of a game: `rynek/TinyTowns-v1`."""
    return f"rynek/{''.join([part.capitalize() for part in game.split('_')])}-v1"


def register() -> None:
    """Register an id for every game; done once when this module is imported."""
    for game in rynek.all_games():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(env_id(game), "rynek.research.gymnasium:SeatEnv", kwargs={"game": game})


register()

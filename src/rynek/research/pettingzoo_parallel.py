"""PettingZoo's parallel environments, for games in which everybody answers at once: `parallel_env("tiny_towns", 4)`.

In a step every agent that is asked makes its move; nobody sees the moves of the others before. An agent that is not
asked has an empty mask, and whatever it sends is not looked at. Other games work too, one agent a step.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from rynek.core.action import Action
from rynek.research.agents import action_space, agent_names, observation_space
from rynek.research.learning_table import LearningTable, check_render

Results = dict[str, Any]


class ParallelTable(ParallelEnv, EzPickle):  # type: ignore[misc] # published without types
    """The environment. `max_cycles` steps end it early; an illegal action ends it with a reward of -1."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "svg"], "name": "rynek_v1"}

    def __init__(
        self,
        game: str = "tiny_towns",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, reward=reward, max_cycles=max_cycles, render_mode=render_mode)
        check_render(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.table = LearningTable(game, players, options, reward)
        self.possible_agents = agent_names(self.table)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self._cycles = 0
        self._worth: list[float] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Results, Results]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._worth = self.table.worth()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[Results, Results, Results, Results, Results]:
        seats = [seat for seat in self.table.state.to_act if self.possible_agents[seat] in self.agents]
        moves = {seat: self.table.actions.action(int(actions[self.possible_agents[seat]])) for seat in seats}
        illegal = [seat for seat in seats if not self.table.state.accepts(seat, moves[seat])]
        if not illegal:
            self._play(moves)
        self._cycles += 1
        return self._results(illegal)

    def _play(self, moves: dict[int, Action]) -> None:
        """Everybody who was asked answers; chance is answered when all have."""
        for seat, move in moves.items():
            self.table.answer(seat, move)
        self.table.play_chance()

    def _results(self, illegal: list[int]) -> tuple[Results, Results, Results, Results, Results]:
        before, self._worth = self._worth, self.table.worth()
        over = bool(illegal) or self.table.state.over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        agents, seen = self.agents, self._observations()
        rewards = {agent: self._worth[seat] - before[seat] for seat, agent in enumerate(agents)}
        rewards |= {agents[seat]: -1.0 for seat in illegal}
        points = self.table.state.scores()
        infos = {agent: {"points": points[seat]} if self.table.state.over else {} for seat, agent in enumerate(agents)}
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _observations(self) -> Results:
        asked = self.table.state.to_act
        return {
            agent: {"observation": self.table.observe(seat), "action_mask": self.table.mask_of(seat, seat in asked)}
            for seat, agent in enumerate(self.agents)
        }

    def render(self) -> str | None:
        """What the first agent that is asked sees, as SVG or text."""
        return None if self.render_mode is None else self.table.draw(self.render_mode, self.table.asked)

    def close(self) -> None:
        """There is nothing to close."""


parallel_env = ParallelTable

"""PettingZoo: every game as an AEC environment, `env("troyes", players=4)`, and `parallel_env("tiny_towns")`.

Agents are `player_0`, `player_1` … in seat order. An observation is a dict of `observation`, the row of
`rynek.core.encoding`, and `action_mask`. An illegal action ends the game with a reward of -1, as in PettingZoo's own
classics.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from rynek.research.needs import need

need(("numpy", "gymnasium", "pettingzoo"))

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from rynek.research.agents import action_space, agent_names, observation_space
from rynek.research.learning_table import LearningTable, check_render
from rynek.research.pettingzoo_parallel import parallel_env

__all__ = ["RawEnv", "env", "parallel_env"]


def env(
    game: str = "tiny_towns",
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    reward: str | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """The environment in PettingZoo's usual wrappers."""
    raw = RawEnv(game, players, options, reward=reward, max_cycles=max_cycles, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )


class RawEnv(AECEnv, EzPickle):  # type: ignore[misc] # published without types
    """The environment itself. `max_cycles` decisions of the whole table end it early, by truncation."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "svg"],
        "name": "rynek_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        *,
        reward: str | None,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        given = {"reward": reward, "max_cycles": max_cycles, "render_mode": render_mode}
        EzPickle.__init__(self, game, players, options, **given)
        super().__init__()
        check_render(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.table = LearningTable(game, players, options, reward)
        self.possible_agents = agent_names(self.table)
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._worth = self.table.worth()
        self.agent_selection = self.possible_agents[self.table.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.play(int(action))
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Rewards of the step just made, and who is next."""
        table = self.table
        worth = table.worth()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = worth[seat] - self._worth[seat]
        self._worth = worth
        if table.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, points in zip(self.possible_agents, table.state.scores(), strict=True):
                self.infos[agent] = {"points": points}
        elif self.max_cycles is not None and table.decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[table.asked]

    def render(self) -> str | None:
        """What the agent that is asked sees, as SVG or text."""
        if self.render_mode is None:
            return None
        return self.table.draw(self.render_mode, self.table.asked)

    def close(self) -> None:
        """There is nothing to close."""

"""PettingZoo's own tests, and what they do not ask: whole games, early ends, both drawings, bad input."""

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

import rynek
from rynek.core.errors import BadOptions
from rynek.research.learning_table import LearningTable
from rynek.research.pettingzoo import env, parallel_env
from rynek.research.pettingzoo_parallel import ParallelTable

TABLES = [
    pytest.param(name, players, marks=[] if players == rynek.game(name).max_players else [pytest.mark.long])
    for name in rynek.all_games()
    for players in range(rynek.game(name).min_players, rynek.game(name).max_players + 1)
]


def played(table: Any, seed: int) -> dict[str, float]:
    """The rewards of every agent over a random game."""
    table.reset(seed=seed)
    rng, total = Random(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        total[agent] += reward
        done = terminated or truncated
        table.step(None if done else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return total


@pytest.mark.filterwarnings("ignore:Observation space for each agent")  # it knows dicts only of its own classics
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # likewise
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_finds_the_environment_to_its_rules(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=8)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(name: str, players: int) -> None:
    seed_test(lambda: env(name, players), num_cycles=3)


@pytest.mark.parametrize(("name", "players"), [("tiny_towns", 2), ("tiny_towns", 6), ("troyes", 2)])
def test_pettingzoo_finds_the_parallel_environment_to_its_rules(name: str, players: int) -> None:
    parallel_api_test(parallel_env(name, players), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(name, players), num_cycles=3)


class Legal:
    """An action space that gives what is legal: this test of PettingZoo knows no masks."""

    def __init__(self, table: Any, agent: str) -> None:
        self.table = table
        self.agent = agent

    def sample(self) -> int:
        seat = self.table.possible_agents.index(self.agent)
        legal = self.table.table.actions.legal(self.table.table.state, seat)
        return legal[0] if legal else 0


class LegalTable(ParallelTable):
    """A table whose action spaces know what is legal."""

    def __init__(self, max_cycles: int) -> None:
        super().__init__("tiny_towns", 3, max_cycles=max_cycles)

    def action_space(self, agent: str) -> Any:
        return Legal(self, agent)


def test_a_parallel_table_ends_after_the_steps_it_was_given() -> None:
    def one_by_one(max_cycles: int) -> Any:
        return parallel_to_aec(LegalTable(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=LegalTable, env=one_by_one))


def test_everybody_answers_at_once_and_the_game_is_the_same_as_one_by_one() -> None:
    together, rng, steps = parallel_env("tiny_towns", 4), Random(3), 0
    said: dict[int, list[int]] = {seat: [] for seat in range(4)}
    seen, _ = together.reset(seed=9)
    while together.agents:
        asked = together.table.state.to_act
        legal = [np.flatnonzero(seen[agent]["action_mask"]).tolist() or [0] for agent in together.agents]
        actions = {agent: rng.choice(some) for agent, some in zip(together.agents, legal, strict=True)}
        for seat in asked:
            said[seat].append(actions[f"player_{seat}"])
        steps += 1
        seen, *_ = together.step(actions)
    one_by_one = LearningTable("tiny_towns", 4, None, None)
    one_by_one.reset(9)
    while not one_by_one.state.over:
        one_by_one.play(said[one_by_one.asked].pop(0))

    assert steps < one_by_one.decisions
    assert one_by_one.state.scores() == together.table.state.scores()


def test_an_illegal_action_ends_a_parallel_table() -> None:
    table = parallel_env("tiny_towns", 2)
    seen, _ = table.reset(seed=1)
    illegal = {agent: int(np.flatnonzero(seen[agent]["action_mask"] == 0)[-1]) for agent in table.agents}
    _, rewards, terminated, _, _ = table.step(illegal)

    assert min(rewards.values()) == -1
    assert all(terminated.values())
    assert table.agents == []


@pytest.mark.parametrize("name", ["caylus_1303", "troyes"])
def test_a_random_game_ends_with_rewards_that_sum_to_nothing(name: str) -> None:
    total = played(env(name, 3), 5)

    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_progress_adds_up_to_the_points_won_since_the_start() -> None:
    table = env("tiny_towns", 2, reward="progress")
    start = rynek.game("tiny_towns").new(2).scores()
    total = played(table, 3)
    end = table.unwrapped.table.state.scores()

    assert [total[agent] * 100 for agent in table.possible_agents] == pytest.approx(
        [e - s for s, e in zip(start, end, strict=True)]
    )


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_table_ends_early_after_the_cycles_it_was_given(name: str) -> None:
    table = env(name, max_cycles=7)
    table.reset(seed=1)
    rng, decisions = Random(1), 0
    for _ in table.agent_iter():
        seen, _, _, truncated, _ = table.last()
        decisions += not truncated
        table.step(None if truncated else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))

    assert decisions == 7


@pytest.mark.parametrize(("mode", "begins"), [("svg", "<svg"), ("ansi", "game: ")])
def test_it_draws_what_the_asked_agent_sees(mode: str, begins: str) -> None:
    tables: list[Any] = [env("troyes", render_mode=mode), parallel_env("tiny_towns", 2, render_mode=mode)]
    for table in tables:
        table.reset(seed=1)

        assert table.render().startswith(begins)


def test_an_illegal_action_ends_the_game() -> None:
    table = env("caylus_1303")
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(illegal)

    assert table.terminations[agent]


@pytest.mark.parametrize("wrong", [{"reward": "gold"}, {"render_mode": "human"}, {"players": 9}])
def test_bad_input_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        env("troyes", **wrong)

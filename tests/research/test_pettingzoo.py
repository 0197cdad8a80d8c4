"""PettingZoo's own tests, and what they do not ask: whole games, early ends, both drawings, bad input."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import rynek
from rynek.core.errors import BadOptions
from rynek.research.pettingzoo import env

TABLES = [
    (name, players)
    for name in rynek.all_games()
    for players in (rynek.game(name).min_players, rynek.game(name).max_players)
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


@pytest.mark.parametrize("name", rynek.all_games())
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=3)


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
    table = env("troyes", render_mode=mode)
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

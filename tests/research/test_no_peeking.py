"""Through every interface: what a seat cannot know is drawn anew, and it is shown the same. OpenSpiel's has its own."""

from random import Random
from typing import Any

import numpy as np
import pytest

import rynek
from rynek.research.batch import BatchTables, random_moves
from rynek.research.gymnasium import SeatEnv
from rynek.research.learning_table import LearningTable
from rynek.research.pettingzoo import env, parallel_env


def play_on(table: LearningTable, decisions: int) -> None:
    rng = Random(decisions)
    for _ in range(decisions):
        if not table.state.over:
            table.play(rng.choice(table.actions.legal(table.state, table.asked)))


def redraw(table: LearningTable, seat: int) -> None:
    """Draw anew all that a seat cannot know."""
    table.state = table.game.guess(table.state, seat, Random(7))


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[part], other[part]) for part in ("observation", "action_mask"))


@pytest.mark.parametrize("name", rynek.all_games())
def test_an_agent_of_pettingzoo_sees_nothing_hidden(name: str) -> None:
    table = env(name, max(2, rynek.game(name).usual_players)).unwrapped
    for seat, agent in enumerate(table.possible_agents):
        table.reset(seed=3)
        play_on(table.table, 70)
        before = table.observe(agent)
        redraw(table.table, seat)

        assert same(table.observe(agent), before)


@pytest.mark.parametrize("seat", range(3))
def test_an_agent_of_a_parallel_table_sees_nothing_hidden(seat: int) -> None:
    table = parallel_env("tiny_towns", 3)
    table.reset(seed=3)
    play_on(table.table, 41)
    agent = f"player_{seat}"
    before = table._observations()[agent]
    redraw(table.table, seat)

    assert same(table._observations()[agent], before)


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_seat_of_gymnasium_sees_nothing_hidden(name: str) -> None:
    table, rng = SeatEnv(name, 2), Random(1)
    table.reset(seed=3)
    for _ in range(25):
        seen, _, over, _, _ = table.step(rng.choice(np.flatnonzero(table.action_masks()).tolist()))
        if over:
            table.reset(seed=4)
    seen, mask = table.table.observe(table.seat), table.action_masks()
    redraw(table.table, table.seat)

    assert np.array_equal(table.table.observe(table.seat), seen)
    assert np.array_equal(table.action_masks(), mask)


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_table_of_a_batch_shows_nothing_hidden(name: str) -> None:
    tables, rng = BatchTables(name, 3, max(2, rynek.game(name).usual_players), jobs=1), np.random.default_rng(1)
    step = tables.reset(seed=2)
    for _ in range(50):
        step = tables.step(random_moves(step, rng))
    seen, masks, row = step.observations.copy(), step.masks.copy(), tables._rows[0]
    for table, state in enumerate(row.states):
        row.states[table] = row.game.guess(state, state.to_act[0], Random(9))
        row.show(table)

    assert np.array_equal(step.observations, seen)
    assert np.array_equal(step.masks, masks)

"""Gymnasium's own check, masks as sb3-contrib reads them, vector environments, and bots in the other seats."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rynek
from rynek.core.errors import BadOptions
from rynek.research.gymnasium import SeatEnv, env_id


def finish(table: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """The rewards and the last note of a random game."""
    table.reset(seed=seed)
    rng, total, over = np.random.default_rng(seed), 0.0, False
    info: dict[str, Any] = {}
    while not over:
        action = rng.choice(np.flatnonzero(table.action_masks()))
        _, reward, over, _, info = table.step(action)
        total += reward
    return total, info


@pytest.mark.parametrize("name", rynek.all_games())
def test_gymnasium_finds_the_environment_to_its_rules(name: str) -> None:
    check_env(gymnasium.make(env_id(name)).unwrapped, skip_render_check=True)


def test_the_ids_are_the_names_of_the_games() -> None:
    ids = [env_id(name) for name in rynek.all_games()]

    assert ids == ["rynek/Caylus1303-v1", "rynek/Genoa-v1", "rynek/Tiletum-v1", "rynek/TinyTowns-v1", "rynek/Troyes-v1"]
    assert set(ids) <= set(gymnasium.registry)


def test_somebody_alone_is_given_the_points_of_the_game() -> None:
    total, info = finish(SeatEnv("tiny_towns", 1), 4)

    assert total * 100 == pytest.approx(info["points"])


def test_masks_allow_exactly_the_legal_moves() -> None:
    table = SeatEnv("troyes", 2)
    table.reset(seed=2)
    game, state = table.table.game, table.table.state
    legal = [game.number(action) for action in state.legal(0)]

    assert np.flatnonzero(table.action_masks()).tolist() == sorted(legal)


def test_an_illegal_action_ends_the_game_with_a_loss() -> None:
    table = SeatEnv("troyes", 2)
    table.reset(seed=2)
    _, reward, over, _, info = table.step(np.flatnonzero(~table.action_masks())[0])

    assert (reward, over) == (-1.0, True)
    assert "illegal" in info


def test_a_seat_may_be_drawn_anew_for_every_game() -> None:
    table = SeatEnv("caylus_1303", 3, seat=None)
    seats = set()
    for seed in range(12):
        table.reset(seed=seed)
        seats.add(table.seat)

    assert seats == {0, 1, 2}


def test_several_environments_go_side_by_side() -> None:
    several = gymnasium.make_vec(env_id("tiny_towns"), num_envs=2, vectorization_mode="sync", players=1)
    seen, _ = several.reset(seed=1)

    assert seen.shape[0] == 2


@pytest.mark.parametrize("wrong", [{"bots": "nobody"}, {"seat": 7}])
def test_bad_input_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        SeatEnv("troyes", 2, **wrong)

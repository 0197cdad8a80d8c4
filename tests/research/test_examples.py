"""Every script and notebook of examples/ runs, with a small budget."""

import json
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rynek.cli.main import main
from rynek.research.arena.entrants import read_entrants
from rynek.research.arena.plan import Plan
from rynek.research.arena.sitting import Room
from rynek.research.gymnasium import SeatEnv

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *line: str) -> Any:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"](list(line))


def test_random_agents_play() -> None:
    rewards = run("random_agent", "--game", "caylus_1303", "--games", "1")

    assert sum(rewards[0].values()) == pytest.approx(0)


def test_the_bot_of_ten_lines_plays_in_the_arena() -> None:
    entrants = read_entrants([f"file:{EXAMPLES / 'own_bot.py'}", "random"])
    plan = Plan("caylus_1303", 2, entrants, "1")
    room = Room(plan)
    result, _ = room.play(plan.job(0))
    room.close()

    assert result.failure is None


def test_the_learner_learns_something_and_draws_its_curve(tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    curve = run("policy_gradient", "--games", "3", "--compare", "1", "--plot", str(plot))

    assert [games for games, _ in curve] == [3]
    assert plot.exists()


@pytest.mark.long
def test_the_learner_is_better_after_a_thousand_games() -> None:
    points = [points for _, points in run("policy_gradient", "--games", "1000", "--compare", "1")]

    assert sum(points[-3:]) / 3 > points[0] + 1


@pytest.mark.long
def test_maskable_ppo_learns_from_spelled_actions_and_draws_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    plot = tmp_path / "curve.svg"
    curve = run("masked_ppo", "--steps", "4096", "--rollout", "2048", "--compare", "1", "--plot", str(plot))

    assert len(curve) == 2
    assert plot.exists()


@pytest.mark.long
def test_a_spelled_action_is_the_action_it_spells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    table = runpy.run_path(str(EXAMPLES / "masked_ppo.py"))["Spelled"](SeatEnv("tiny_towns", 1))
    rng = np.random.default_rng(1)
    table.reset(seed=1)
    over = False
    while not over:
        legal = set(np.flatnonzero(table.seat.action_masks()))
        assert set(table.open) <= legal
        row, _, over, _, info = table.step(rng.choice(np.flatnonzero(table.action_masks())))
        assert row in table.observation_space

    assert "points" in info


def test_the_search_of_openspiel_plays_caylus_and_draws_its_curve(tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    curve = run("openspiel_caylus", "--games", "1", "--simulations", "2", "--plot", str(plot))

    assert set(curve) == {2}
    assert plot.exists()


def test_records_become_a_table(tmp_path: Path) -> None:
    line = ["corpus", "--game", "troyes", "--players", "2", "--bots", "random", "--games", "2", "--jobs", "1"]
    main([*line, "--out", str(tmp_path), "--lang", "en"])
    means = run("records_table", str(tmp_path / "games.parquet"))

    assert means.to_pylist()[0]["id_count"] == 4


def test_sources_of_points_are_drawn(tmp_path: Path) -> None:
    plot = tmp_path / "sources.svg"
    found = run("score_sources", "--game", "troyes", "--bot", "random", "--games", "1", "--plot", str(plot))

    assert found["troyes"]
    assert plot.exists()


def test_the_notebook_runs_from_the_first_cell_to_the_last() -> None:
    cells = json.loads((EXAMPLES / "first_hour.ipynb").read_text())["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)  # noqa: S102 - our own

    assert names["state"].over

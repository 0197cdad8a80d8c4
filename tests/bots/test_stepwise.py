"""Learning step by step: planted weights are found, games are the same each time, and the command writes a file."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import rynek
from rynek.bots.arena import EndlessGame
from rynek.bots.evaluate.tiletum import TiletumEvaluator
from rynek.bots.random_bot import RandomBot
from rynek.bots.stepwise import FREE, Sums, Tale, Training, named
from rynek.cli.main import main

GAME = rynek.game("tiletum")
START = ({"houses": 2.0}, {"houses": 1.0})


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played at random: what is learned from them does not matter here."""

    def mind(rng: Random, budget: Any, *, evaluator: Any) -> RandomBot:
        return RandomBot(rng)

    monkeypatch.setattr("rynek.bots.stepwise.Search", mind)


def planted(luck: np.random.Generator) -> Tale:
    """A tale in which the first thing seen brings two points on the way to the end, the second none."""
    tale = Tale()
    points = 0.0
    for _ in range(6):
        things = luck.normal(size=2)
        tale.note([float(things[0]), float(things[1])], 0.0, points - 2.0 * float(things[0]))
    tale.points.append(points)
    return tale


def test_planted_weights_are_found() -> None:
    luck = np.random.default_rng(1)
    sums = Sums(4)
    for _ in range(200):
        sums.add(planted(luck))

    found = sums.weights(np.zeros(4), np.full(4, FREE))

    assert np.allclose(found, [2.0, 0.0, 0.0, 0.0], atol=0.05)


def test_without_much_to_tell_weights_stay_where_they_were() -> None:
    sums = Sums(4)
    sums.add(planted(np.random.default_rng(2)))

    found = sums.weights(np.array([5.0, 1.0, 0.0, 0.0]), np.full(4, 1000.0))

    assert np.allclose(found, [5.0, 1.0, 0.0, 0.0], atol=0.05)


def test_what_a_seed_teaches_is_the_same_each_time() -> None:
    told: list[str] = []
    training = Training(GAME, 2, lambda: TiletumEvaluator(2), 1, "test")
    one, other = [training.learn(START, 2, 1, told.append) for _ in range(2)]

    assert one["plain"] == other["plain"]
    assert one["made"]["rows"] > 80
    assert len(told) == 4


def test_a_game_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "most_decisions", 2)

    with pytest.raises(EndlessGame, match="more than 2 decisions"):
        Training(GAME, 2, lambda: TiletumEvaluator(2), 1, "test").play(START, "test")


def test_weights_are_named() -> None:
    assert named(["a", "b"], np.array([1.0, 2.0, 3.0, 4.0])) == ({"a": 1.0, "b": 2.0}, {"a": 3.0, "b": 4.0})


def test_the_command_writes_a_data_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"

    code = main(["train", "tiletum", "-n", "1", "--generations", "1", "--gate", "0", "--out", str(path)])

    assert code == 0
    assert set(TiletumEvaluator(2).names) == set(json.loads(path.read_text())["players"]["2"]["plain"])

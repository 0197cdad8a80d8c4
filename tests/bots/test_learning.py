"""Learning: rows from games between bots, weights that foresee what was planted, and data files that are read back."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import rynek
from rynek.bots.arena import EndlessGame
from rynek.bots.evaluate import Evaluator
from rynek.bots.evaluate.learned import Learned
from rynek.bots.greedy import Greedy
from rynek.bots.learning import (
    Lessons,
    Recipe,
    ahead,
    contest,
    entry,
    fit,
    followed,
    gate,
    gather,
    learner,
    player,
    varied,
    write,
)
from rynek.bots.search import Search
from rynek.cli.main import main

CAYLUS = rynek.game("caylus_1303")
RECIPE = Recipe(2, "random", 3, 0.0, "test")


def test_rows_of_a_recipe_are_the_same_each_time() -> None:
    one, other = gather(CAYLUS, RECIPE), gather(CAYLUS, RECIPE)

    assert one.rows.shape == (len(one.gains), 2 * len(learner("caylus_1303", 2).names))
    assert set(one.games) == {0, 1, 2}
    assert np.array_equal(one.rows, other.rows)


def test_a_fit_finds_planted_weights() -> None:
    luck = np.random.default_rng(1)
    rows = luck.normal(size=(2000, 6))
    gains = rows @ np.array([2.0, 0.0, -1.0, 0.0, 3.0, 0.0]) + luck.normal(size=2000) * 0.1

    found = fit(Lessons(rows, gains, np.zeros(2000), np.arange(2000) // 20, 1, 0.0))

    assert np.allclose([*found.plain, *found.timed], [2.0, 0.0, -1.0, 0.0, 3.0, 0.0], atol=0.05)
    assert found.miss < 0.2 < found.miss_without


def test_everybody_is_measured_against_the_mean_of_the_others() -> None:
    assert ahead(np.array([6.0, 2.0, 1.0])).tolist() == [4.5, -1.5, -3.0]


def test_weights_are_written_beside_those_for_other_numbers_of_players(tmp_path: Path) -> None:
    path = tmp_path / "caylus_1303.json"
    lessons = gather(CAYLUS, RECIPE)
    names = learner("caylus_1303", 2).names
    found = entry(names, fit(lessons), RECIPE, lessons)

    write(path, CAYLUS, 2, found)
    write(path, CAYLUS, 3, found)

    data = json.loads(path.read_text())
    assert list(data["players"]) == ["2", "3"]
    assert list(data["players"]["2"]["plain"]) == names
    assert data["players"]["3"]["made"]["games"] == 3


def test_new_weights_are_tried_in_matches() -> None:
    fitted = fit(gather(CAYLUS, RECIPE))

    wins, played = gate(CAYLUS, RECIPE, fitted, iterations=1, games=2)

    assert 0 <= wins <= played == 2


def test_a_match_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CAYLUS, "most_decisions", 2)
    judges = [learner("caylus_1303", 2)] * 2

    with pytest.raises(EndlessGame, match="more than 2 decisions"):
        contest(CAYLUS, RECIPE, judges, 0, iterations=1)


def test_the_command_writes_a_data_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "weights.json"

    code = main(["train", "caylus_1303", "-n", "2", "-b", "random", "--gate", "0", "--out", str(path)])

    assert code == 0
    assert "misses by" in capsys.readouterr().out
    assert json.loads(path.read_text())["game"] == "caylus_1303"


@pytest.mark.parametrize(("wins", "code"), [(1.0, 1), (2.0, 0)])
def test_first_weights_must_win_their_share_too(
    wins: float, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "weights.json"
    monkeypatch.setattr("rynek.bots.learning.gate", lambda *given: (wins, 6))

    assert main(["train", "genoa", "-p", "3", "-n", "2", "-b", "random", "--out", str(path)]) == code
    assert path.exists() == (code == 0)


def test_a_game_without_features_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rynek.bots.learning.evaluator_of", lambda game, players: Evaluator(1.0))

    assert main(["train", "genoa", "-n", "1"]) == 2
    assert "genoa" in capsys.readouterr().err


def test_an_evaluator_that_learns_must_name_what_it_sees() -> None:
    state = CAYLUS.new(2)
    bare = Learned("toy", 2, [], 1.0)

    for ask in (bare.base, bare.time, bare.features):
        with pytest.raises(NotImplementedError):
            ask(state, 0)


def test_a_position_is_worth_what_the_next_ones_seem_to_be_worth() -> None:
    rows = np.array([[0.0], [0.0], [1.0], [0.0], [0.0]])
    lessons = Lessons(rows, np.array([9.0, 9.0, 9.0, 9.0, 4.0]), np.zeros(5), np.array([0, 0, 0, 0, 1]), 1, 0.0)

    found = followed(lessons, np.array([5.0]), 0.5)

    assert found.tolist() == [0.5 * 0.0 + 0.5 * 4.75, 4.75, 4.5, 9.0, 4.0]


def test_a_weight_varies_by_one_factor_plain_and_timed() -> None:
    factors = iter([1.5, 0.5])

    found = varied(({"a": 2.0, "b": -1.0}, {"a": 1.0, "b": 0.0}), lambda: next(factors))

    assert found == ({"a": 3.0, "b": -0.5}, {"a": 1.5, "b": 0.0})


def test_varied_weights_differ_but_keep_their_signs() -> None:
    evaluator = learner("caylus_1303", 2)

    mind = player(Recipe(2, "search-2", 1, 0.0, "test", 0.5), evaluator, Random(1))

    assert isinstance(mind, Search)
    assert isinstance(mind.evaluator, Learned)
    assert mind.evaluator.plain != evaluator.plain
    assert all(new * old >= 0.0 for new, old in zip(mind.evaluator.plain, evaluator.plain, strict=True))


def test_each_seat_draws_one_of_the_bots_named() -> None:
    recipe = Recipe(2, "search-2,greedy", 1, 0.0, "test", 0.5)
    drawn = [player(recipe, learner("caylus_1303", 2), Random(seed)) for seed in range(20)]

    assert {type(mind) for mind in drawn} == {Search, Greedy}
    assert all(mind.evaluator is not None for mind in drawn if isinstance(mind, Search))

"""Learning: rows from games between bots, weights that foresee what was planted, and data files that are read back."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import rynek
from rynek.bots.arena import EndlessGame
from rynek.bots.evaluate import Evaluator, evaluator_of
from rynek.bots.evaluate.learned import Learned
from rynek.bots.gate import Gate
from rynek.bots.greedy import Greedy
from rynek.bots.learning import (
    Lessons,
    Recipe,
    ahead,
    entry,
    fit,
    followed,
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
    lessons = gather(CAYLUS, RECIPE)
    old = learner("caylus_1303", 2)
    found = entry(old.names, fit(lessons), RECIPE, lessons)
    new = old.trained(2, found["plain"], found["timed"])

    assert new.plain == list(found["plain"].values())
    assert 0 <= Gate(CAYLUS, 2, 1, "test").wins(new, old, 2) <= 2


@pytest.mark.parametrize(("mine", "other", "won"), [(30, 20, 1.0), (20, 30, 0.0), (20, 20, 0.5)])
def test_alone_whoever_has_more_points_has_won(
    mine: int, other: int, won: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, old = (evaluator_of("tiny_towns", 1).trained(1, {}, {}) for _ in range(2))
    ends = {new: Ended(mine), old: Ended(other)}
    monkeypatch.setattr(Gate, "played", lambda gate, judges, number: ends[judges[0]])

    assert Gate(rynek.game("tiny_towns"), 1, 8, "test").wins(new, old, 3) == 3 * won


class Ended:
    """A game that has ended with so many points."""

    def __init__(self, points: int) -> None:
        self.points = points

    def scores(self) -> list[int]:
        return [self.points]


def test_an_evaluator_without_weights_cannot_be_trained() -> None:
    with pytest.raises(TypeError, match="nothing to learn"):
        evaluator_of("troyes", 2).trained(2, {}, {})


def test_a_match_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CAYLUS, "most_decisions", 2)
    judges: list[Evaluator] = [learner("caylus_1303", 2)] * 2

    with pytest.raises(EndlessGame, match="more than 2 decisions"):
        Gate(CAYLUS, 2, 1, "test").played(judges, 0)


def test_the_command_writes_a_data_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "weights.json"

    code = main(["train", "caylus_1303", "-n", "2", "-b", "random", "--gate", "0", "--out", str(path)])

    assert code == 0
    assert "misses by" in capsys.readouterr().out
    assert json.loads(path.read_text())["game"] == "caylus_1303"


@pytest.mark.parametrize(("wins", "code"), [(2.0, 1), (2.5, 0)])
def test_weights_must_win_more_than_their_share(
    wins: float, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "weights.json"
    monkeypatch.setattr("rynek.bots.gate.Gate.wins", lambda *given: wins)
    given = ["-p", "3", "-n", "2", "-b", "random", "--gate", "6"]

    assert main(["train", "genoa", *given, "--out", str(path)]) == code
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

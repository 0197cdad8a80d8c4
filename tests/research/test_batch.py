"""Many tables in one call: the same games on one core or several, rewards, new games at once, bad input."""

import numpy as np
import numpy.typing as npt
import pytest

import rynek
from rynek.core.errors import BadOptions
from rynek.research.batch import BatchTables, random_moves
from rynek.research.learning_table import LearningTable


def played(name: str, players: int, steps: int, jobs: int) -> list[npt.NDArray[np.float32]]:
    """What lies in the arrays after each of so many random steps of seven tables."""
    rng = np.random.default_rng(4)
    with BatchTables(name, 7, players, jobs=jobs) as tables:
        step = tables.reset(seed=3)
        found = []
        for _ in range(steps):
            step = tables.step(random_moves(step, rng))
            found.append(np.hstack([step.observations, step.rewards, step.seats[:, None], step.over[:, None]]))
    return found


def test_several_processes_play_the_same_games_as_one() -> None:
    one, several = played("tiny_towns", 2, 20, 1), played("tiny_towns", 2, 20, 2)

    assert all(np.array_equal(a, b) for a, b in zip(one, several, strict=True))


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_table_of_a_batch_plays_as_a_table_by_itself(name: str) -> None:
    rng, alone = np.random.default_rng(2), LearningTable(name, None, None, None)
    tables = BatchTables(name, 2, jobs=1)
    step = tables.reset(seed=8)
    alone.state, alone.rng = tables._rows[0].states[1].copy(), tables._rows[0].rngs[1].__class__()
    alone.rng.setstate(tables._rows[0].rngs[1].getstate())
    for _ in range(60):
        seat = alone.asked

        assert step.seats[1] == seat
        assert np.array_equal(step.observations[1], alone.observe(seat))
        assert np.array_equal(step.masks[1], alone.mask(seat))
        moves = random_moves(step, rng)
        step = tables.step(moves)
        alone.play(int(moves[1]))
        if alone.state.over:
            break


def test_a_game_that_is_over_gives_its_rewards_and_another_begins() -> None:
    rng, tables = np.random.default_rng(1), BatchTables("caylus_1303", 3, 2, jobs=1)
    step, ended = tables.reset(seed=1), 0
    while ended < 3:
        step = tables.step(random_moves(step, rng))
        for table in np.flatnonzero(step.over):
            ended += 1

            assert step.rewards[table].sum() == pytest.approx(0)
            assert step.points[table].max() > 0
            assert step.masks[table].any()
        assert not step.rewards[~step.over].any()


def test_progress_is_given_step_by_step() -> None:
    rng, tables = np.random.default_rng(1), BatchTables("tiny_towns", 1, 1, reward="progress", jobs=1)
    start = rynek.game("tiny_towns").new(1).scores()[0]
    step, total = tables.reset(seed=1), 0.0
    while not step.over[0]:
        step = tables.step(random_moves(step, rng))
        total += float(step.rewards[0, 0])

    assert total * 100 == pytest.approx(step.points[0, 0] - start, abs=1e-3)


def test_an_illegal_move_ends_the_game_with_a_loss() -> None:
    tables = BatchTables("troyes", 2, 2, jobs=1)
    step = tables.reset(seed=5)
    moves = random_moves(step, np.random.default_rng(1))
    moves[1] = np.flatnonzero(step.masks[1] == 0)[0]
    seat = step.seats[1]
    step = tables.step(moves)

    assert step.over.tolist() == [False, True]
    assert step.rewards[1].tolist() == [-1.0 if each == seat else 0.0 for each in range(2)]


def test_a_process_that_ends_is_told() -> None:
    with BatchTables("tiny_towns", 2, 1, jobs=2) as tables:
        step = tables.reset(seed=1)
        tables._hands[1][0].kill()
        with pytest.raises(RuntimeError, match="a process of the batch has ended"):
            tables.step(random_moves(step, np.random.default_rng(1)))


@pytest.mark.parametrize(("tables", "players", "reward"), [(0, 2, None), (2, 9, None), (2, 2, "gold")])
def test_bad_input_is_refused_with_a_sentence(tables: int, players: int, reward: str | None) -> None:
    with pytest.raises(BadOptions):
        BatchTables("troyes", tables, players, reward=reward)

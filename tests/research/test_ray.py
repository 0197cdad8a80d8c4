"""The arena on a Ray cluster: the same results as here, whoever is killed meanwhile."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from rynek.core.errors import BadOptions
from rynek.research.arena.contest import Wanted
from tests.research.test_contest import a_plan, outcomes, run

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]  # Ray itself warns of many things


@pytest.fixture
def cluster() -> Iterator[None]:
    """A Ray of its own with three workers, more than this machine may have cores."""
    import ray

    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_ray_equals_local_and_counts_every_game_once(tmp_path: Path) -> None:
    from rynek.research.arena.ray_workers import RayCluster

    here = run(tmp_path / "here", a_plan(), Wanted(30))

    assert outcomes(run(tmp_path / "ray", a_plan(), Wanted(30), RayCluster())) == outcomes(here)
    assert len((tmp_path / "ray" / "games.jsonl").read_text().splitlines()) == 30


@pytest.mark.usefixtures("cluster")
def test_killed_ray_workers_lose_no_game(tmp_path: Path) -> None:
    from rynek.research.arena.archive import Archive
    from rynek.research.arena.contest import Contest
    from rynek.research.arena.ray_workers import RayCluster
    from rynek.research.arena.results import Result

    path = tmp_path / "mine.py"
    path.write_text("import os\nfrom pathlib import Path\nfrom rynek.bots.random_bot import RandomBot\n" + TELLTALE)
    plan = a_plan(f"file:{path}", "random")
    here = run(tmp_path / "here", plan, Wanted(40))
    killed: list[int] = []

    def kill_one(_: Result) -> None:
        known = {int(line) for line in (tmp_path / "parents").read_text().split()} - {os.getpid(), *killed}
        if known and len(killed) < 4:
            killed.append(min(known))
            os.kill(killed[-1], signal.SIGKILL)

    (tmp_path / "parents").write_text("")
    with Archive(tmp_path / "ray", plan) as archive:
        contest = Contest(plan, Wanted(40), archive)
        contest.run(RayCluster(), kill_one)

    assert len(killed) == 4
    assert outcomes(contest.results) == outcomes(here)
    assert len((tmp_path / "ray" / "games.jsonl").read_text().splitlines()) == 40


TELLTALE = """
class Mine(RandomBot):
    def __init__(self, rng):
        super().__init__(rng)
        with Path(__file__).with_name("parents").open("a") as parents:
            parents.write(f"{os.getppid()}\\n")
"""
"""A bot that says which worker it plays for."""


def test_a_cluster_that_is_not_there_is_refused_with_a_sentence() -> None:
    from rynek.research.arena.ray_workers import RayCluster

    with pytest.raises(BadOptions, match="There is no Ray cluster to play on: 127"):
        RayCluster("127.0.0.1:9")

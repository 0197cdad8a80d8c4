"""Playing in the arena: the same results however it is played, nothing lost, nothing counted twice."""

import errno
import os
import signal
from collections.abc import Generator, Iterator
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest

import rynek
from rynek.core.errors import BadOptions
from rynek.research.arena import workers as workers_module
from rynek.research.arena.archive import LINES, Archive
from rynek.research.arena.contest import Contest, Wanted
from rynek.research.arena.entrants import read_entrants
from rynek.research.arena.plan import Job, Limits, Plan
from rynek.research.arena.results import Result
from rynek.research.arena.workers import OneCore, Played, Processes, Workers, WorkersLost
from tests.research.planted import planted

GAME = "troyes"


def a_plan(*bots: str, players: int = 2, seed: str = "7", game: str = GAME) -> Plan:
    return Plan(game, players, read_entrants(bots or ("random", "other=random")), seed)


def run(folder: Path, plan: Plan, wanted: Wanted, workers: Workers | None = None) -> list[Result]:
    with Archive(folder, plan) as archive:
        contest = Contest(plan, wanted, archive)
        contest.run(workers or OneCore(), lambda _: None)
        return contest.results


def outcomes(results: list[Result]) -> list[object]:
    return [result.outcome for result in results]


class Impatient:
    """Plays so many games and is then interrupted."""

    def __init__(self, games: int) -> None:
        self.games = games

    def play(self, plan: Plan, jobs: Iterator[Job]) -> Generator[Played, None, None]:
        for number, played in zip(count(), OneCore().play(plan, jobs), strict=False):
            if number == self.games:
                raise KeyboardInterrupt
            yield played


class Planted:
    """Hands out games of known strengths, several at a time, the last of them first."""

    def __init__(self, ahead: int, strengths: tuple[float, float] = (0.8, -0.8)) -> None:
        self.ahead = ahead
        self.games = planted(strengths, 2, 200, Random(1))

    def play(self, plan: Plan, jobs: Iterator[Job]) -> Generator[Played, None, None]:
        while taken := list(islice(jobs, self.ahead)):
            for job in reversed(taken):
                yield self.games[job.number], "rynek 1\n"


def test_the_same_seed_gives_the_same_results_on_one_core_and_on_two(tmp_path: Path) -> None:
    plan = a_plan("random", "other=random", "third=random")

    one = run(tmp_path / "one", plan, Wanted(6))
    two = run(tmp_path / "two", plan, Wanted(6), Processes(2))

    assert outcomes(one) == outcomes(two)
    assert [result.number for result in one] == list(range(6))


def test_another_seed_gives_other_results(tmp_path: Path) -> None:
    one = run(tmp_path / "one", a_plan(seed="1"), Wanted(4))
    two = run(tmp_path / "two", a_plan(seed="2"), Wanted(4))

    assert [result.scores for result in one] != [result.scores for result in two]


def test_a_resumed_arena_equals_an_uninterrupted_one(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", a_plan(), Wanted(10))
    for stop in (1, 3, 2):
        with pytest.raises(KeyboardInterrupt):
            run(tmp_path / "pieces", a_plan(), Wanted(10), Impatient(stop))

    pieces = run(tmp_path / "pieces", a_plan(), Wanted(10))

    assert outcomes(pieces) == outcomes(whole)
    for number in range(10):
        path = Path("records/0") / f"{number}.rynek"
        assert (tmp_path / "pieces" / path).read_text() == (tmp_path / "whole" / path).read_text()


def test_more_games_go_on_from_those_there_are(tmp_path: Path) -> None:
    first = run(tmp_path, a_plan(), Wanted(4))
    more = run(tmp_path, a_plan(), Wanted(8))

    assert outcomes(more)[:4] == outcomes(first)
    assert len(more) == 8


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    whole = run(tmp_path, a_plan(), Wanted(6))
    lines = tmp_path / LINES
    lines.write_bytes(lines.read_bytes()[:-20])

    again = run(tmp_path, a_plan(), Wanted(6))

    assert outcomes(again) == outcomes(whole)
    assert len(lines.read_text().splitlines()) == 6


def test_every_game_is_a_record_that_replays(tmp_path: Path) -> None:
    results = run(tmp_path, a_plan(), Wanted(4))

    for result in results:
        match = rynek.read_record((tmp_path / "records" / "0" / f"{result.number}.rynek").read_text())
        assert tuple(match.state.scores()) == result.scores


def test_a_folder_of_another_arena_is_refused(tmp_path: Path) -> None:
    run(tmp_path, a_plan(), Wanted(2))

    with pytest.raises(BadOptions, match="played differently \\(entrants, seed\\)"):
        run(tmp_path, a_plan("random", "easy", seed="8"), Wanted(2))


def test_a_bot_file_that_has_changed_makes_another_arena(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(seat): return seat.legal[0]\n")
    run(tmp_path / "out", a_plan(f"file:{path}", "random"), Wanted(2))
    path.write_text("def choose(seat): return seat.legal[-1]\n")

    with pytest.raises(BadOptions, match="entrants"):
        run(tmp_path / "out", a_plan(f"file:{path}", "random"), Wanted(2))


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    with Archive(tmp_path, a_plan()), pytest.raises(BadOptions, match="in use"), Archive(tmp_path, a_plan()):
        pass


def test_a_full_disk_loses_no_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Path.write_text

    def full(self: Path, *args: object, **named: object) -> int:
        if self.name == ".3.rynek":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(self, *args, **named)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        run(tmp_path, a_plan(), Wanted(6))
    monkeypatch.undo()

    assert len((tmp_path / LINES).read_text().splitlines()) == 3
    assert len(run(tmp_path, a_plan(), Wanted(6))) == 6


def test_a_killed_worker_is_replaced_and_its_game_played(tmp_path: Path) -> None:
    class Murderous(Processes):
        killed = 0

        def hire(self, plan: Plan, job: Job | None) -> None:
            super().hire(plan, job)
            if self.killed < 2:
                self.killed += 1
                os.kill(self.workers[-1].process.pid, signal.SIGKILL)

    whole = run(tmp_path / "one", a_plan(), Wanted(6))

    assert outcomes(run(tmp_path / "two", a_plan(), Wanted(6), Murderous(2))) == outcomes(whole)


def test_a_game_that_kills_every_worker_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "work", sys_exit)

    with pytest.raises(WorkersLost):
        run(tmp_path, a_plan(), Wanted(2), Processes(2))


def sys_exit(*_: object) -> None:
    raise SystemExit(1)


def test_the_contest_stops_when_the_leader_is_known(tmp_path: Path) -> None:
    in_order = run(tmp_path / "one", a_plan(), Wanted(400, until=0.95), Planted(1))
    mixed_up = run(tmp_path / "two", a_plan(), Wanted(400, until=0.95), Planted(7))

    assert 10 < len(in_order) < 300
    assert outcomes(in_order) == outcomes(mixed_up)
    assert len((tmp_path / "two" / LINES).read_text().splitlines()) > len(mixed_up)


def test_equals_are_played_to_the_end(tmp_path: Path) -> None:
    assert len(run(tmp_path, a_plan(), Wanted(60, until=0.95), Planted(1, (0.0, 0.0)))) == 60


def test_limits_belong_to_the_plan() -> None:
    assert Plan(GAME, 2, (), limits=Limits(1.0, 100)).description()["memory"] == 100

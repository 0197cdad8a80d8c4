"""Workers: processes that play games. One that dies is replaced, and its game is played again."""

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any, Final, Protocol

from rynek.research.arena.plan import Job, Plan
from rynek.research.arena.results import Result
from rynek.research.arena.sitting import Room

TRIES: Final = 3
"""How often a game is begun before its worker's death is taken for the game's doing."""

Played = tuple[Result, str]
"""A game that is over: its result and its record."""


class WorkersLost(RuntimeError):
    """A game has cost several workers their lives."""


class Workers(Protocol):
    """Whoever plays games, in any order."""

    def play(self, plan: Plan, jobs: Iterator[Job]) -> Generator[Played, None, None]:
        """The games, as they end."""
        ...


class OneCore:
    """Plays in this process, one game after another."""

    def play(self, plan: Plan, jobs: Iterator[Job]) -> Generator[Played, None, None]:
        room = Room(plan)
        try:
            for job in jobs:
                yield room.play(job)
        finally:
            room.close()


def work(line: Connection, plan: Plan) -> None:
    """The life of a worker: take a game, play it, hand it back. Interruptions are the chief's business."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise SystemExit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    room = Room(plan)
    try:
        while (job := line.recv()) is not None:
            line.send(room.play(job))
    except (EOFError, BrokenPipeError):
        pass
    finally:
        room.close()


class Worker:
    """One process and the game it plays."""

    def __init__(self, plan: Plan) -> None:
        context: Any = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, plan), daemon=True)
        self.process.start()
        theirs.close()
        self.job: Job | None = None

    def give(self, job: Job) -> None:
        """Hand over a game."""
        self.job = job
        self.line.send(job)

    def end(self) -> None:
        """End the process; a game it is playing is lost."""
        self.line.close()
        if self.job is not None:
            self.process.terminate()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Processes:
    """Plays on several cores."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.workers: list[Worker] = []
        self.tries: dict[int, int] = {}

    def play(self, plan: Plan, jobs: Iterator[Job]) -> Generator[Played, None, None]:
        try:
            for _ in range(self.count):
                self.hire(plan, next(jobs, None))
            while self.workers:
                for line in wait([worker.line for worker in self.workers]):
                    worker = next(worker for worker in self.workers if worker.line is line)
                    played = self.take(worker, plan)
                    if played is not None:
                        self.go_on(worker, plan, next(jobs, None))
                        yield played
        finally:
            for worker in self.workers:
                worker.end()
            self.workers.clear()

    def hire(self, plan: Plan, job: Job | None) -> None:
        """Start a worker on a game."""
        if job is None:
            return
        self.tries[job.number] = self.tries.get(job.number, 0) + 1
        if self.tries[job.number] > TRIES:
            raise WorkersLost(f"game {job.number}")
        worker = Worker(plan)
        self.workers.append(worker)
        worker.give(job)

    def take(self, worker: Worker, plan: Plan) -> Played | None:
        """What a worker has played; None when it has died, and another has taken over its game."""
        try:
            played: Played = worker.line.recv()
        except (EOFError, OSError):
            self.workers.remove(worker)
            worker.end()
            self.hire(plan, worker.job)
            return None
        worker.job = None
        return played

    def go_on(self, worker: Worker, plan: Plan, job: Job | None) -> None:
        """The next game for a worker, or its leave. One who has died meanwhile is replaced."""
        if job is not None:
            try:
                worker.give(job)
            except OSError:
                self.hire(plan, job)
            else:
                return
        self.workers.remove(worker)
        worker.end()


def crew(count: int) -> Workers:
    """Workers for so many cores of this machine."""
    return OneCore() if count == 1 else Processes(count)

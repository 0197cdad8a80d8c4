"""Thousands of tables stepped in one call, arrays in and out, on all cores: `BatchTables("troyes", 4096, players=3)`.

    with BatchTables("troyes", 4096, players=3) as tables:
        step = tables.reset(seed=1)
        while ...:
            step = tables.step(actions)     # one number a table: the move of the seat that is asked there

The arrays of a step lie in memory that all processes share, and are overwritten by the next. A table whose game is over
begins another at once: `over` says so, `rewards` are those of the game that ended, all else belongs to the new one. The
luck of a table hangs on the seed and its number alone, so that any number of processes plays the same games.
"""

from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from os import cpu_count
from types import TracebackType
from typing import Any, Final, Self

from rynek.research.needs import need

need(("numpy",))

import numpy as np
import numpy.typing as npt

import rynek
from rynek.core.encoding import Encoding
from rynek.core.errors import BadOptions
from rynek.core.message import Message
from rynek.core.option import BAD_OPTION
from rynek.research.batch_row import BatchArrays, BatchPlan, BatchRow
from rynek.research.rewards import reward_of

MOST_TABLES: Final = 1_000_000
# A process of its own imports everything anew; one that is copied would inherit the threads of learning code.
CONTEXT: Final = get_context("spawn")


class BatchTables:
    """So many tables of one game, shared out among processes; `jobs=1` steps them in this one."""

    def __init__(
        self,
        game: str,
        tables: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str | None = None,
        jobs: int | None = None,
    ) -> None:
        rules = rynek.game(game)
        count = rules.usual_players if players is None else players
        self.encoding = Encoding(rules, count)
        self.actions = self.encoding.actions
        self.plan = BatchPlan(game, count, dict(options or {}), reward)
        reward_of(reward, count)
        rules.new(count, self.plan.options)
        self.jobs = min(tables, jobs or cpu_count() or 1)
        check_size(tables)
        self.arrays = BatchArrays(CONTEXT, self.encoding, tables)
        self._rows: list[BatchRow] = []
        self._hands: list[tuple[Any, Connection]] = []
        self._start(tables)

    def _start(self, tables: int) -> None:
        if self.jobs == 1:
            self._rows = [BatchRow(self.plan, self.arrays, 0, tables)]
            return
        bounds = [tables * job // self.jobs for job in range(self.jobs + 1)]
        for first, end in pairwise(bounds):
            ours, theirs = CONTEXT.Pipe()
            process = CONTEXT.Process(target=work, args=(theirs, self.plan, self.arrays, first, end), daemon=True)
            process.start()
            theirs.close()
            self._hands.append((process, ours))

    def reset(self, seed: int = 0) -> BatchArrays:
        """New games everywhere."""
        self._all(seed)
        return self.arrays

    def step(self, actions: npt.ArrayLike) -> BatchArrays:
        """At every table the asked seat makes the move of a number; an illegal one ends the game with -1 for it."""
        self.arrays.actions[:] = actions
        self._all(None)
        return self.arrays

    def _all(self, seed: int | None) -> None:
        """Let every process do its part."""
        for row in self._rows:
            row.do(seed)
        for process, pipe in self._hands:
            try:
                pipe.send(seed)
            except OSError:
                raise ended(process) from None
        for process, pipe in self._hands:
            try:
                pipe.recv()
            except (EOFError, OSError):
                raise ended(process) from None

    def close(self) -> None:
        """End the processes."""
        for process, pipe in self._hands:
            pipe.close()
            process.join()
        self._hands = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def ended(process: Any) -> RuntimeError:
    """What is said of a process that is there no more."""
    process.join()
    return RuntimeError(f"a process of the batch has ended ({process.exitcode})")


def check_size(tables: int) -> None:
    """Refuse a number of tables that cannot be."""
    if not 1 <= tables <= MOST_TABLES:
        raise BadOptions(Message(BAD_OPTION, "tables", str(tables), f"1-{MOST_TABLES}"))


def random_moves(step: BatchArrays, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal move for every table."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in step.masks])


def work(pipe: Connection, plan: BatchPlan, arrays: BatchArrays, first: int, end: int) -> None:
    """A process of the batch: it steps its tables whenever it is told to, until nobody is there to tell it."""
    row = BatchRow(plan, arrays, first, end)
    while True:
        try:
            seed = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        row.do(seed)
        pipe.send(True)

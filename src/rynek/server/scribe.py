"""Scribe: stores moves. Those of several tables that wait at the same moment share one transaction.

Writing to the disk takes longer than playing: while one transaction is on its way, the next gathers all that come.
A move counts as stored only when its whole transaction is on the disk.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from rynek.server.logbook import LogChange
from rynek.server.trouble import Trouble

Outcome = Trouble | None
"""Why a change was refused; None when it is stored."""


class Scribe:
    """`save` stores changes together and says what has become of each; it fails when the database does."""

    def __init__(self, save: Callable[[list[LogChange]], Coroutine[Any, Any, list[Outcome]]]) -> None:
        self.save = save
        self.waiting: list[tuple[LogChange, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[list[Outcome]] | None = None

    async def write(self, change: LogChange) -> None:
        """Store a change; Trouble when it was refused or the database failed."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, stored))
        if self.writing is None:
            self._begin()
        try:
            await asyncio.shield(stored)
        except asyncio.CancelledError:
            await asyncio.wait([stored])  # a transaction that has begun ends before anybody goes on
            stored.exception()
            raise

    def _begin(self) -> None:
        batch, self.waiting = self.waiting, []
        writing = self.writing = asyncio.create_task(self.save([change for change, _ in batch]))
        writing.add_done_callback(partial(self._ended, [stored for _, stored in batch]))

    def _ended(self, batch: list[asyncio.Future[None]], work: asyncio.Task[list[Outcome]]) -> None:
        self.writing = None
        failure = Trouble("storage", 503) if work.cancelled() else work.exception()
        outcomes = work.result() if failure is None else [failure] * len(batch)
        for stored, outcome in zip(batch, outcomes, strict=True):
            if outcome is None:
                stored.set_result(None)
            else:
                stored.set_exception(outcome)
        if self.waiting:
            self._begin()

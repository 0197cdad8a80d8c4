"""House: everything the addresses of the server share, made once and closed in order."""

import asyncio
import gc
import logging
from contextlib import suppress
from time import monotonic
from typing import Final, Self
from urllib.parse import quote

from starlette.requests import HTTPConnection

from rynek.server.bot_pool import BotPool
from rynek.server.bot_turns import BotTurns
from rynek.server.catalog import warm_up
from rynek.server.desk import Desk
from rynek.server.forward import Passport, tell
from rynek.server.identity import Identity
from rynek.server.limits import Headcount, Limit
from rynek.server.metrics import Metrics
from rynek.server.opening import open_store
from rynek.server.peers import BEAT, PATIENCE, Elsewhere, Peers
from rynek.server.settings import Settings
from rynek.server.tables import Tables
from rynek.server.thoughts import DistantThinker, Thoughts
from rynek.server.trouble import Trouble

WARM_AFTER: Final = 2.0
WAKE_EVERY: Final = 2.0
QUESTIONS: Final = 16
"""So many bots of one process may wait for workers at once."""


class House:
    """The store, the tables, the bots and the limits of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings)
        self.desk = Desk("desk")
        self.archive = Desk("archive")
        self.tables = Tables(self.store, settings, Desk("tables"))
        key = self.store.key()
        self.identity = Identity(key)
        self.passport = Passport(key)
        self.peers = Peers(self.store.engine, settings.peer) if settings.peer else None
        if self.peers is not None:
            self.tables.peers, self.store.holder = self.peers, self.peers.name
            self.tables.tell_holder = self._tell_holder
        self.pool = BotPool(
            settings.bot_processes,
            settings.bot_patience,
            seed=settings.seed,
            seconds=settings.bot_seconds,
            minds=[] if settings.bot_processes else self._workers(),
        )
        self.bots = BotTurns(self.tables, self.pool, settings)
        self.metrics = Metrics() if settings.metrics else None
        if self.metrics is not None:
            self.tables.on_move = self.metrics.move
        self.requests = Limit(settings.requests, settings.requests_burst)
        self.work = Limit(settings.work, settings.work_burst)
        self.made = Limit(settings.made, settings.made_burst)
        self.said = Limit(settings.said, settings.said_burst)
        self.heard = Limit(settings.heard, settings.heard_burst)
        self.sockets = Headcount(settings.sockets)
        self.background: list[asyncio.Task[None]] = []

    def _workers(self) -> list[DistantThinker]:
        """Who thinks when this process shall not: any worker on the same database."""
        if self.peers is None:
            raise Trouble("worker-sqlite")
        thoughts = Thoughts(self.store.engine)
        return [DistantThinker(thoughts, self.tables.ask, self.settings.bot_patience) for _ in range(QUESTIONS)]

    async def open(self) -> Self:
        """Start what works in the background."""
        if self.peers is not None:
            await self.tables.ask(self.peers.arrive)
        orphans = self.store.waiting_for_bots if self.peers is None else self.peers.orphans
        self.tables.to_wake.update(await self.tables.ask(orphans))
        self.background = [asyncio.create_task(work()) for work in (self._sweep, self._warm, self._wake, self._beat)]
        if self.metrics is not None:
            logging.getLogger("rynek.server").addHandler(self.metrics)
            self.background.append(asyncio.create_task(self.metrics.watch_loop()))
        return self

    def gauges(self) -> dict[str, int]:
        """What there is at this moment, for those who watch over the server."""
        tables = self.tables.awake.values()
        return {
            "tables_awake": len(tables),
            "sockets": sum(len(table.viewers) for table in tables),
            "bots_thinking": len(self.pool.running),
            "bots_waiting": self.pool.idle.line,
        }

    async def _beat(self) -> None:
        """Tell the other processes that we live. Whoever could not do so in time may have lost all tables."""
        last = monotonic()
        while self.peers is not None:
            try:
                in_time = await self.tables.ask(self.peers.beat)
            except Trouble:
                in_time = monotonic() - last < PATIENCE
            else:
                last = monotonic()
            if not in_time:
                self.tables.give_up()
            await asyncio.sleep(BEAT)

    async def _tell_holder(self, table: str, error: Elsewhere) -> None:
        await tell(error.address, f"/peer/tables/{quote(table)}", self.passport.own())

    async def _look_after(self) -> None:
        """Take on the bots of processes that are gone."""
        if self.peers is not None:
            with suppress(Trouble):
                self.tables.to_wake.update(await self.tables.ask(self.peers.orphans))

    async def _wake(self) -> None:
        """Bots go on playing at tables nobody looks at."""
        while True:
            await self._look_after()
            await self.tables.wake_waiting()
            await asyncio.sleep(WAKE_EVERY)

    async def _warm(self) -> None:
        """Load the games beside the first requests, not before them."""
        await asyncio.sleep(WARM_AFTER)
        await asyncio.to_thread(warm_up)
        gc.freeze()  # all this stays: nobody need look through it for garbage again

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle / 4)
            self.tables.sweep()
            gc.collect()

    async def close(self) -> None:
        """Stop bots, finish what is being stored, close the database."""
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        if self.metrics is not None:
            logging.getLogger("rynek.server").removeHandler(self.metrics)
        await self.bots.close()
        await self.pool.close()
        for table in list(self.tables.awake.values()):
            async with table.lock:
                pass
        for desk in (self.desk, self.archive, self.tables.desk):
            await desk.close()
        if self.peers is not None:
            with suppress(Trouble):
                await self.tables.ask(self.peers.leave)
        await asyncio.to_thread(self.tables.threads.shutdown)
        self.store.close()


def house_of(request: HTTPConnection) -> House:
    """The house a request comes to."""
    found = request.app.state.house
    assert isinstance(found, House)
    return found


def address_of(request: HTTPConnection) -> str:
    """The address a request comes from."""
    return request.client.host if request.client is not None else "unknown"


def is_foreign(request: HTTPConnection) -> bool:
    """Whether a page of another origin sends this. Programs send no origin."""
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
    scheme = {"ws": "http", "wss": "https"}.get(request.url.scheme, request.url.scheme)
    return origin != f"{scheme}://{request.headers.get('host', '')}"

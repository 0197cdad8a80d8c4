"""Players who always come back, and a ledger of what the server has promised to keep."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import pytest
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rynek.games import game as find_game
from rynek.server.checkup import checkup
from rynek.server.database import make_engine
from rynek.server.store import Store
from rynek.server.table import match_of
from tests.server import postgres
from tests.server.visitor import FRIEND, ME, Browser, Server

PATIENCE = 600.0
"""Far more than the slowest machine needs: only a server that has stopped for good fails by it."""
COMING_BACK = 300
"""How often somebody whose connection was closed comes back before giving up."""


class Tally:
    """How many moves have been acknowledged at all tables, and who waits for more."""

    def __init__(self) -> None:
        self.moves = 0
        self.more = asyncio.Condition()

    async def count(self) -> None:
        async with self.more:
            self.moves += 1
            self.more.notify_all()

    async def reach(self, wanted: int) -> None:
        try:
            async with asyncio.timeout(PATIENCE), self.more:
                await self.more.wait_for(lambda: self.moves >= wanted)
        except TimeoutError:
            pytest.fail(f"everybody stands still after {self.moves} of {wanted} moves")


class Ledger:
    """What the server has promised to keep of one table: the revision of the last acknowledged move."""

    def __init__(self, table: str, tally: Tally) -> None:
        self.table = table
        self.tally = tally
        self.revision = 0


class Player:
    """A browser that always comes back: it plays when asked, and asks again when refused or cut off.

    `servers` are those it may come back to, any of them.
    """

    def __init__(self, who: Browser, ledger: Ledger, seed: int, servers: list[Server] | None = None) -> None:
        self.who = who
        self.servers = servers or [who.server]
        self.ledger = ledger
        self.chooser = Random(seed)
        self.seen: dict[str, Any] = {}

    async def play(self) -> None:
        while True:
            with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
                async with self.sat() as socket:
                    await self.talk(socket)
            await asyncio.sleep(0.02)  # as the page does, only sooner

    @contextlib.asynccontextmanager
    async def sat(self) -> AsyncIterator[ClientConnection]:
        server = self.chooser.choice(self.servers)
        address = f"{server.socket_address}/ws/table/{self.ledger.table}?lang=en"
        headers = {**self.who.headers, "Origin": server.address}
        async with connect(address, additional_headers=headers, max_size=None, ping_interval=None) as socket:
            yield socket

    async def talk(self, socket: ClientConnection) -> None:
        self.seen = {}
        while True:
            heard = json.decode(await socket.recv())
            if heard["type"] == "ok":
                self.ledger.revision = max(self.ledger.revision, heard["revision"])
                await self.ledger.tally.count()
            if heard["type"] == "table":
                self.seen = heard if heard["full"] else {**self.seen, **heard}
            if heard["type"] in ("table", "error") and self.seen.get("moves") and self.seen["you"]["turn"]:
                move = self.chooser.choice(self.seen["moves"])["move"]
                said = {"type": "move", "id": 1, "revision": self.seen["revision"], "move": move}
                await socket.send(json.encode(said).decode())


def opened(servers: list[Server], tally: Tally, count: int) -> Iterator[list[Player]]:
    """The players of as many tables for two, at any of the servers."""
    for number in range(count):
        anna, jan = Browser(servers[number % len(servers)]), Browser(servers[(number + 1) % len(servers)])
        made = anna.make(ME, FRIEND, game="troyes")
        jan.join(made["invitation"], "Jan")
        ledger = Ledger(made["table"], tally)
        yield [Player(anna, ledger, number, servers), Player(jan, ledger, number + 1000, servers)]


def check_all_kept(cluster: postgres.Cluster, ledgers: list[Ledger]) -> None:
    engine = make_engine(cluster.address)
    store = Store(engine)
    assert list(checkup(engine, replay=True)) == []
    for ledger in ledgers:
        row = store.table(ledger.table)
        assert row.revision >= ledger.revision
        match_of(find_game(row.game), row)
    engine.dispose()


def check_both_see_the_same(pair: list[Player]) -> None:
    """After all that, both are shown one position, not behind what was promised; a table on its way is waited for."""
    for _ in range(COMING_BACK):
        with contextlib.suppress(ConnectionClosed):
            return _both_see_the_same(pair)
        time.sleep(0.1)
    return _both_see_the_same(pair)


def _both_see_the_same(pair: list[Player]) -> None:
    anna, jan = (player.who for player in pair)
    ledger = pair[0].ledger
    with anna.sit(ledger.table) as one, jan.sit(ledger.table) as two:
        assert one.state["revision"] == two.state["revision"] >= ledger.revision
        assert one.state["position"] == two.state["position"]

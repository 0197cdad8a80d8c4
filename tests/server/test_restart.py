"""The database stops and starts under load: no acknowledged move is lost, no log has a gap, everybody goes on."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
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
from tests.server.visitor import CONTEXT, FRIEND, ME, QUICK, Browser, Server

PATIENCE = 600.0
"""Far more than the slowest machine needs: only a server that has stopped for good fails by it."""

pytestmark = pytest.mark.parametrize("kind", ["postgresql"] * postgres.is_there())


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
    """A browser that always comes back: it plays when asked, and asks again when refused or cut off."""

    def __init__(self, who: Browser, ledger: Ledger, seed: int) -> None:
        self.who = who
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
        address = f"{self.who.server.socket_address}/ws/table/{self.ledger.table}?lang=en"
        headers = {**self.who.headers, "Origin": self.who.server.address}
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
                self.seen = heard
            if heard["type"] in ("table", "error") and self.seen.get("moves") and self.seen["you"]["turn"]:
                move = self.chooser.choice(self.seen["moves"])["move"]
                said = {"type": "move", "id": 1, "revision": self.seen["revision"], "move": move}
                await socket.send(json.encode(said).decode())


def opened(server: Server, tally: Tally, count: int) -> Iterator[list[Player]]:
    """The players of as many tables for two."""
    for number in range(count):
        anna, jan = Browser(server), Browser(server)
        made = anna.make(ME, FRIEND, game="troyes")
        jan.join(made["invitation"], "Jan")
        ledger = Ledger(made["table"], tally)
        yield [Player(anna, ledger, number), Player(jan, ledger, number + 1000)]


async def load(cluster: postgres.Cluster, tally: Tally, tables: list[list[Player]], restarts: int, moves: int) -> None:
    """All play; the database is cut off again and again; in the end everybody gets on without it being touched."""
    playing = [asyncio.create_task(player.play()) for pair in tables for player in pair]
    for restart in range(1, restarts + 1):
        await tally.reach(moves * restart // (restarts + 1))
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
    await tally.reach(moves)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def check_all_kept(cluster: postgres.Cluster, ledgers: list[Ledger]) -> None:
    engine = make_engine(cluster.address)
    store = Store(engine)
    assert list(checkup(engine, replay=True)) == []
    for ledger in ledgers:
        row = store.table(ledger.table)
        assert row.revision >= ledger.revision
        match_of(find_game(row.game), row)
    engine.dispose()


# A game has more than 110 moves, and a restart may leave one move of each table stored but not acknowledged: with
# half a game for each table and as many moves lost on the way as can be, no table comes to its end.
@pytest.mark.parametrize(
    ("restarts", "count", "moves"), [(3, 3, 150), pytest.param(20, 20, 1200, marks=pytest.mark.long)]
)
def test_no_move_is_lost_and_no_log_torn_when_the_database_is_cut_off(
    tmp_path: Path, kind: str, restarts: int, count: int, moves: int
) -> None:
    with postgres.running() as cluster:
        server = Server(tmp_path, *QUICK, "--unlimited", "--database", cluster.address)
        tally = Tally()
        tables = list(opened(server, tally, count))
        asyncio.run(load(cluster, tally, tables, restarts, moves))
        check_all_kept(cluster, [pair[0].ledger for pair in tables])
        for pair in tables:
            check_both_see_the_same(pair)
            for player in pair:
                player.who.close()
        server.stop()
        assert [line for line in server.log.read_text().splitlines() if json.decode(line)["what"] == "fault"] == []


def check_both_see_the_same(pair: list[Player]) -> None:
    """After all that, both are shown one position, not behind what was promised."""
    anna, jan = (player.who for player in pair)
    ledger = pair[0].ledger
    with anna.sit(ledger.table) as one, jan.sit(ledger.table) as two:
        assert one.state["revision"] == two.state["revision"] >= ledger.revision
        assert one.state["position"] == two.state["position"]


def test_whoever_was_at_a_table_in_doubt_is_sent_to_the_fresh_one(tmp_path: Path, kind: str) -> None:
    with postgres.running() as cluster:
        server = Server(tmp_path, *QUICK, "--unlimited", "--database", cluster.address)
        anna, jan = Browser(server), Browser(server)
        made = anna.make(ME, FRIEND, options={"monuments": True})
        jan.join(made["invitation"], "Jan")
        with anna.sit(made["table"]) as one, jan.sit(made["table"]) as two:
            before = two.state
            cluster.stop()
            assert one.move(one.moves[0])["code"] == "storage"
            assert httpx.get(f"{server.address}/health", verify=CONTEXT).status_code == 503
            cluster.start()
            assert [one.closed_with(), two.closed_with()] == [1012, 1012]
        with anna.sit(made["table"]) as one, jan.sit(made["table"]) as two:
            assert (two.state["position"], two.state["moves"]) == (before["position"], before["moves"])
            assert two.move(two.moves[0])["type"] == "ok"
            assert one.move(one.moves[0])["type"] == "ok"
        assert httpx.get(f"{server.address}/health", verify=CONTEXT).status_code == 200
        check_all_kept(cluster, [])
        anna.close()
        jan.close()
        server.stop()

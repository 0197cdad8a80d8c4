"""Players who always come back, and a ledger of what the server has promised to keep."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import pytest
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rynek.games import game as find_game
from rynek.server.checkup import checkup
from rynek.server.database import make_engine
from rynek.server.store import Store, TableRow
from rynek.server.table import match_of
from tests.server.visitor import FRIEND, ME, Browser, Server

PATIENCE = 600.0
"""Far more than the slowest machine needs: only a server that has stopped for good fails by it."""
COMING_BACK = 300
"""How often somebody whose connection was closed comes back before giving up."""
SEEN_ALIKE: Final = ("revision", "position", "over", "prompt", "moves", "breakdown")
"""Parts of a message that must be the same for whoever has followed a table and whoever has just come."""


class Tally:
    """How many moves have been acknowledged at all tables, and who waits for more; `is_resting`: no more are made."""

    def __init__(self) -> None:
        self.moves = 0
        self.is_resting = False
        self.news = asyncio.Condition()

    async def stir(self) -> None:
        """Somebody has heard something."""
        async with self.news:
            self.news.notify_all()

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait until what has been heard is enough."""
        try:
            async with asyncio.timeout(PATIENCE), self.news:
                await self.news.wait_for(wanted)
        except TimeoutError:
            pytest.fail(f"everybody stands still after {self.moves} moves")

    async def reach(self, wanted: int) -> None:
        await self.until(lambda: self.moves >= wanted)


@dataclass(slots=True)
class Sent:
    """A move somebody has sent. `is_kept`: acknowledged, or refused; None as long as nobody has been told."""

    move: str
    is_kept: bool | None = None


class Ledger:
    """What the server has promised to keep of one table: its revision, and by seat what has become of each move."""

    def __init__(self, table: str, tally: Tally) -> None:
        self.table = table
        self.tally = tally
        self.revision = 0
        self.sent: dict[int, list[Sent]] = {}

    def check(self, row: TableRow) -> None:
        """Each acknowledged move is stored once, no refused one is, and nothing that nobody has sent."""
        assert row.revision >= self.revision
        for seat, sent in self.sent.items():
            stored = [move for mover, move in row.moves if mover == seat]
            assert fits(stored, sent), f"table {self.table}, seat {seat}: {stored} is stored of {sent}"


def fits(stored: list[str], sent: list[Sent]) -> bool:
    """Whether what is stored can have come of what was sent, in that order."""
    places = {0}
    for one in sent:
        gone_on = {place + 1 for place in places if place < len(stored) and stored[place] == one.move}
        places = gone_on if one.is_kept else places if one.is_kept is False else gone_on | places
    return len(stored) in places


class Player:
    """A browser that always comes back: it plays when asked, and asks again when refused or cut off.

    `servers` are those it may come back to, any of them. Who has no seat only watches.
    """

    def __init__(self, who: Browser, ledger: Ledger, seed: int, servers: list[Server] | None = None) -> None:
        self.who = who
        self.servers = servers or [who.server]
        self.ledger = ledger
        self.chooser = Random(seed)
        self.seen: dict[str, Any] = {}
        self.waits_for: Sent | None = None

    async def play(self) -> None:
        """Until the game is over."""
        while not self.seen.get("over"):
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
        self.waits_for = None
        while not self.seen.get("over"):
            heard = json.decode(await socket.recv())
            if heard["type"] == "table":
                self.seen = heard if heard["full"] else {**self.seen, **heard}
            self.note(heard)
            await self.ledger.tally.stir()
            if self.may_move():
                await socket.send(json.encode(self.next_move()).decode())

    def note(self, heard: dict[str, Any]) -> None:
        """Enter into the ledger what has become of the move on its way."""
        if self.waits_for is None or heard["type"] not in ("ok", "error"):
            return
        if heard["type"] == "ok":
            self.waits_for.is_kept = True
            self.ledger.revision = max(self.ledger.revision, heard["revision"])
            self.ledger.tally.moves += 1
        elif heard["code"] == "stale":
            self.waits_for.is_kept = False
        self.waits_for = None

    def may_move(self) -> bool:
        is_asked = self.seen.get("moves") and self.seen["you"]["turn"] and not self.ledger.tally.is_resting
        return bool(is_asked) and self.waits_for is None and self.seen["revision"] >= self.ledger.revision

    def next_move(self) -> dict[str, Any]:
        move = self.chooser.choice(self.seen["moves"])["move"]
        self.waits_for = Sent(move)
        self.ledger.sent.setdefault("ABCDEF".index(self.seen["you"]["seat"]), []).append(self.waits_for)
        return {"type": "move", "id": 1, "revision": self.seen["revision"], "move": move}

    @property
    def is_up_to_date(self) -> bool:
        return self.waits_for is None and self.seen.get("revision", -1) >= self.ledger.revision


def sit_down(servers: list[Server], tally: Tally, number: int, game: str) -> list[Player]:
    """Two players and a spectator of a new table, each at any of the servers. From now on they only need sockets."""
    people = [Browser(servers[(number + place) % len(servers)]) for place in range(3)]
    try:
        made = people[0].make(ME, FRIEND, game=game)
        people[1].join(made["invitation"], "Jan")
    finally:
        for who in people:
            who.close()
    ledger = Ledger(made["table"], tally)
    return [Player(who, ledger, number + 1000 * place, servers) for place, who in enumerate(people)]


def check_all_kept(address: str, ledgers: list[Ledger]) -> None:
    """What is stored is whole, and is what the ledgers say."""
    engine = make_engine(address)
    store = Store(engine)
    assert list(checkup(engine, replay=True)) == []
    for ledger in ledgers:
        row = store.table(ledger.table)
        ledger.check(row)
        match_of(find_game(row.game), row)
    engine.dispose()


def check_all_see_the_same(people: list[Player]) -> None:
    """After all that, all are shown one position, not behind what was promised; a table on its way is waited for."""
    for _ in range(COMING_BACK):
        with contextlib.suppress(ConnectionClosed):
            return _all_see_the_same(people)
        time.sleep(0.1)
    return _all_see_the_same(people)


def _all_see_the_same(people: list[Player]) -> None:
    ledger = people[0].ledger
    with contextlib.ExitStack() as stack:
        fresh = [stack.enter_context(player.who.sit(ledger.table)).state for player in people]
    assert len({state["revision"] for state in fresh}) == 1
    assert fresh[0]["revision"] >= ledger.revision
    assert len({state["position"] for state in fresh}) == 1
    for player, state in zip(people, fresh, strict=True):
        assert [player.seen.get(part) for part in SEEN_ALIKE] == [state[part] for part in SEEN_ALIKE]

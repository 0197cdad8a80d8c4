"""Strangers lie to a server by thousands: nothing changes, nothing hidden is said, and it still answers."""

import asyncio
import contextlib
from pathlib import Path
from random import Random
from typing import Any

import httpx
from msgspec import json
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import rynek
from rynek.server.database import make_engine
from rynek.server.schema import HOUSE
from rynek.server.store import Store
from tests.chaos.breaks import serving
from tests.chaos.lies import Lies
from tests.chaos.load import faults_of
from tests.server.visitor import CONTEXT, FRIEND, HERE, ME, PATIENCE, Browser, Server

BATCH = 40
REQUESTS = 0.1
"""The part of the messages that comes as requests."""
LIARS = 4
PATHS = (
    *("/api/tables", "/api/tables/{table}/token", "/api/tables/{table}/device", "/api/tables/{table}/rematch"),
    *("/api/tables/{table}/continue", "/api/tables/{table}/record", "/api/invitations/{code}", "/api/device/{code}"),
    *("/api/mine/device", "/api/mine/device/{code}", "/api/records", "/api/records/check", "/api/lessons"),
    *("/api/seat/view", "/api/seat/moves", "/api/seat/move", "/api/seat/undo", "/api/seat/events", "/api/open"),
    *("/peer/tables/{table}", "/api/games/{code}/help", "/ws/table/{table}", "/metrics", "/static/{code}"),
)


class Peace:
    """Tables of two people that nobody else may change or learn anything hidden of."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.address = f"sqlite:///{folder}/rynek.sqlite"
        self.anna, self.jan = Browser(server), Browser(server)
        self.tables: list[str] = []
        self.overheard: list[dict[str, Any]] = []
        self.secrets: list[str] = []
        for game in rynek.all_games():
            self._begin(game)
        self.secrets += [self.anna.headers["Cookie"][6:], self.jan.headers["Cookie"][6:]]
        self.before = self.stored()

    def _begin(self, game: str) -> None:
        """A table at which both have made a move and one seat is still free, where there is one."""
        seats = [ME, FRIEND] if rynek.game(game).max_players < 3 else [ME, FRIEND, HERE]
        made = self.anna.make(*seats, game=game)
        self.jan.join(made["invitation"], "Jan")
        token = self.anna.post(f"/api/tables/{made['table']}/token", seat="A").json()["token"]
        self.tables.append(made["table"])
        self.secrets += [made["invitation"].rpartition("/")[2], token]
        with self.anna.sit(made["table"]) as one, self.jan.sit(made["table"]) as two:
            for table in (one, two):
                if table.state["you"]["turn"]:
                    said = {"type": "move", "revision": table.state["revision"], "move": table.moves[0]}
                    self.overheard += [said, {**said, "revision": said["revision"] + 1}, {**said, "seat": "A"}]
                    table.move(table.moves[0])

    def stored(self) -> list[object]:
        """All that is kept of the tables."""
        engine = make_engine(self.address)
        store = Store(engine)
        found: list[object] = [(store.table(table), store.chat(table)) for table in self.tables]
        with engine.connect() as connection:
            keys = connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == "key")).scalars()
            self.secrets += [str(key) for key in keys]
        self.secrets += [store.table(table).seed for table in self.tables]
        engine.dispose()
        return found

    def check(self) -> None:
        assert self.stored() == self.before
        assert faults_of(self.server) == []
        assert self.anna.get("/health") == {"status": "ok"}
        for table in self.tables:
            with self.anna.sit(table) as one, self.jan.sit(table) as two:
                asked = next(who for who in (one, two) if who.state["you"]["turn"])
                assert asked.move(asked.moves[0])["type"] == "ok"

    def check_told(self, told: str) -> None:
        """Nothing secret and no way through our sources is said to anybody."""
        assert not [secret for secret in self.secrets if secret in told]
        assert "Traceback" not in told

    def close(self) -> None:
        self.anna.close()
        self.jan.close()


class Liar:
    """Somebody with a seat at a table of his own, or with none, who lies at those of others."""

    def __init__(self, peace: Peace, number: int) -> None:
        self.peace = peace
        self.chooser = Random(number)
        self.lies = Lies(number, peace.overheard)
        self.who = Browser(peace.server)
        if number % 2:
            self.who.make({"kind": "me", "name": "Eve"}, FRIEND)
        self.answers = 0
        self.cut_off = 0

    async def lie(self, count: int) -> None:
        """So many messages, most of them on sockets."""
        sockets = count - round(count * REQUESTS)
        while sockets > 0:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake):
                async with self._sat() as socket:
                    while sockets > 0:
                        size = min(BATCH, sockets)
                        await self._talk(socket, size)
                        sockets -= size  # of those before a connection was cut off nobody knows whether they were read
        async with httpx.AsyncClient(base_url=self.peace.server.address, timeout=PATIENCE, verify=CONTEXT) as http:
            for _ in range(round(count * REQUESTS)):
                await self._ask(http)
        self.who.close()

    def _sat(self) -> connect:
        table = self.chooser.choice(self.peace.tables)
        address = f"{self.peace.server.socket_address}/ws/table/{table}?lang=en"
        headers = {**self.who.headers, "Origin": self.peace.server.address}
        return connect(address, additional_headers=headers, max_size=None, ping_interval=None)

    async def _talk(self, socket: ClientConnection, count: int) -> None:
        """A handful at once; then something that is surely answered, and all that was heard until then."""
        try:
            for _ in range(count):
                await socket.send(self.lies.saying())
            await socket.send('{"type": "look", "position": 9000000000000000, "id": 77}')
            while True:
                told = await socket.recv(decode=True)
                self.peace.check_told(told)
                self.answers += 1
                if json.decode(told).get("id") == 77:
                    return
        except ConnectionClosed:
            self.cut_off += 1
            raise

    async def _ask(self, http: httpx.AsyncClient) -> None:
        chooser = self.chooser
        code = chooser.choice(("x", "%00", "..%2f..", "a" * 500, chooser.randbytes(9).hex()))
        path = chooser.choice(PATHS).format(table=chooser.choice(self.peace.tables), code=code)
        headers = {"Content-Type": "application/json", **self.who.headers}
        headers["Authorization"] = f"Bearer {chooser.choice(('x', '0' * 43, 'A' * 90))}"
        method = chooser.choice(("GET", "POST", "POST", "PUT", "DELETE"))
        answer = await http.request(method, path, content=self.lies.body(), headers=headers)
        self.peace.check_told(answer.text)
        assert answer.status_code < 500, (method, path, answer.text)
        self.answers += 1


def lie(messages: int) -> str:
    """Let liars loose on a server; what has come of it."""
    with serving(0) as (load, folder):
        peace = Peace(load.servers[0], folder)
        liars = [Liar(peace, number) for number in range(LIARS)]

        async def all_lie() -> None:
            await asyncio.gather(*[liar.lie(messages // LIARS) for liar in liars])

        asyncio.run(all_lie())
        peace.check()
        peace.close()
    heard, cut = sum(liar.answers for liar in liars), sum(liar.cut_off for liar in liars)
    return f"{messages} lies on sockets and in requests, {heard} answers, {cut} connections cut off, nothing changed"

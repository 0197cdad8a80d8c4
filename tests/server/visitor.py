"""A real server process and the browsers that visit it."""

import contextlib
import json
import os
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
CONTEXT = ssl.create_default_context()
QUICK = ("--undo-pause", "0", "--bot-pause", "0", "--absence", "0")


class Server:
    """The command `rynek serve` on a free port."""

    def __init__(self, data: Path, *more: str) -> None:
        self.data = data
        self.database = more[more.index("--database") + 1] if "--database" in more else ""
        data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "rynek", "serve", "--port", "0", "--data", str(data), *more]
        self.log = data / "server.log"
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment)
        said = self._out().readline().decode()
        assert said.startswith("rynek: http://"), self.log.read_text()
        self.address = said.split()[1].rstrip("/")

    def _out(self) -> IO[bytes]:
        assert self.process.stdout is not None
        return self.process.stdout

    @property
    def socket_address(self) -> str:
        return self.address.replace("http", "ws", 1)

    @property
    def children(self) -> list[int]:
        """The processes it has started: its bots, or the members of its crew."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(child) for child in found.read_text(encoding="ascii").split()]

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """As an administrator would; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(PATIENCE)
        self._out().close()
        return code


class Table:
    """One socket: what it says and hears. `state` is the table as the page would hold it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.regions: dict[str, str] = {}
        self.panels: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.number = 0

    def receive(self) -> dict[str, Any]:
        """The next message, taken in as the page does."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        if message["type"] == "table":
            self._take(message)
        elif message["type"] == "seats":
            self.state["seats"] = message["seats"]
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    def _take(self, message: dict[str, Any]) -> None:
        self.state = message if message["full"] else {**self.state, **message}
        picture = message.get("picture")
        if picture is not None:
            before = {} if message["full"] else self.regions
            known = {**before, **picture["regions"]}
            self.panels = picture.get("panels", self.panels)
            self.regions = {name: known[name] for panel in self.panels for name in panel["order"]}
        start = message["log"]["from"]
        assert start <= len(self.log) or message["full"]
        self.log = self.log[:start] + message["log"]["lines"]

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until a message is wanted; of the table it is judged with all that was known before."""
        while True:
            message = self.receive()
            if wanted(self.state if message["type"] == "table" else message):
                return message

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and listen until it is answered."""
        self.number += 1
        self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.until(lambda message: message.get("id") == self.number)

    def move(self, move: str, **fields: Any) -> dict[str, Any]:
        """Make a move that answers what is shown."""
        return self.say("move", **{"revision": self.state["revision"], "move": move, **fields})

    def look_up(self, revision: int) -> dict[str, Any]:
        """The table once it has reached a revision."""
        while not self.state or self.state["revision"] < revision:
            self.receive()
        return self.state

    def closed_with(self) -> int:
        """Listen until the server closes the connection; the code it gives."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.receive()
        closing = self.socket.protocol.close_rcvd
        assert closing is not None
        return int(closing.code)

    @property
    def moves(self) -> list[str]:
        return [move["move"] for move in self.state["moves"]]


class Browser:
    """One person's browser: a cookie jar and a language."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.http = httpx.Client(base_url=server.address, params={"lang": lang}, timeout=PATIENCE, verify=CONTEXT)

    def close(self) -> None:
        self.http.close()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def make(self, *seats: dict[str, str], game: str = "tiny_towns", **more: Any) -> dict[str, str]:
        """Make a table; the answer."""
        answer = self.post("/api/tables", game=game, seats=list(seats), **more)
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        return made

    def join(self, invitation: str, name: str) -> dict[str, str]:
        """Claim a seat; the answer."""
        answer = self.post("/api/invitations/" + invitation.rpartition("/")[2], name=name)
        assert answer.status_code == 200, answer.text
        claimed: dict[str, str] = answer.json()
        return claimed

    @property
    def headers(self) -> dict[str, str]:
        cookie = self.http.cookies.get("rynek")
        return {"Cookie": f"rynek={cookie}"} if cookie else {}

    @contextlib.contextmanager
    def sit(self, table: str, **headers: str) -> Iterator[Table]:
        """The table page: connected, the first table message taken in."""
        address = f"{self.server.socket_address}/ws/table/{table}?lang={self.lang}"
        origin = {"Origin": self.server.address}
        sent = {**self.headers, **origin, **headers}
        with connect(address, additional_headers=sent, max_size=None, ping_interval=None) as socket:
            found = Table(socket)
            found.until(lambda message: message["type"] == "table")
            yield found


ME = {"kind": "me", "name": "Anna"}
HERE = {"kind": "here", "name": "Jan"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": "easy"}

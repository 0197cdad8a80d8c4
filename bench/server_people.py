"""Scripted people at tables of a real server: each table has one browser a seat, and whoever is asked answers."""

import asyncio
import gc
import os
import ssl
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

CONTEXT: Final = ssl.create_default_context()
READ: Final = msgspec.json.Decoder().decode
WRITE: Final = msgspec.json.Encoder().encode
PATIENCE: Final = 120


@dataclass
class Figures:
    """What one run has measured; times in milliseconds."""

    seconds: float = 0.0
    busy: float = 0.0
    moves: int = 0
    heard: int = 0
    stored: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor a move."""
        return 1000 * self.busy / max(1, self.moves)


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many percent lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else float("nan")


def busy_seconds(process: int) -> float:
    """The processor time a process and those it has started have used so far."""
    told = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    fields = told.rpartition(")")[2].split()
    started = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(busy_seconds(int(child)) for child in started)


class Browser:
    """One person's socket to a table, and what it shows."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self.socket = socket
        self.figures = figures
        self.state: dict[str, Any] = {}
        self.number = 0

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in as the page does."""
        said = await self.socket.recv()
        self.figures.heard += len(said)
        message: dict[str, Any] = READ(said)
        if message["type"] == "table":
            self.state = {**self.state, **message}
        return message

    async def look_up(self, revision: int) -> None:
        """Listen until the table has reached a revision."""
        while not self.state or self.state["revision"] < revision:
            await self.hear()

    async def move(self, chooser: Random) -> int:
        """Make any legal move and wait until it is shown; the revision it has led to."""
        choice = chooser.choice(self.state["moves"])["move"]
        self.number += 1
        said = {"type": "move", "id": self.number, "revision": self.state["revision"], "move": choice}
        clicked = perf_counter()
        await self.socket.send(WRITE(said).decode())
        answer = await self.hear()
        while answer.get("id") != self.number:
            answer = await self.hear()
        stored = perf_counter()
        assert answer["type"] == "ok", answer
        await self.look_up(answer["revision"])
        self.figures.moves += 1
        self.figures.stored.append((stored - clicked) * 1000)
        self.figures.shown.append((perf_counter() - clicked) * 1000)
        return int(answer["revision"])


class Party:
    """The people of one table, who play one game after another. `thought`: seconds each thinks, on average."""

    def __init__(self, address: str, game: str, players: int, number: int, figures: Figures, thought: float) -> None:
        self.address = address
        self.game = game
        self.players = players
        self.chooser = Random(number)
        self.figures = figures
        self.thought = thought
        self.browsers: list[Browser] = []

    async def arrive(self) -> None:
        """Make a table, sit down and look at it."""
        seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "friend"}] * (self.players - 1)]
        made: dict[str, str] = {}
        for number in range(self.players):
            async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, verify=CONTEXT) as http:
                if number == 0:
                    made = (await http.post("/api/tables", json={"game": self.game, "seats": seats})).json()
                else:
                    code = made["invitation"].rpartition("/")[2]
                    await http.post(f"/api/invitations/{code}", json={"name": f"Jan {number}"})
                await self._sit(made["table"], http.cookies["rynek"])

    async def _sit(self, table: str, cookie: str) -> None:
        address = f"{self.address.replace('http', 'ws', 1)}/ws/table/{table}?lang=pl"
        headers = {"Cookie": f"rynek={cookie}"}
        socket = await connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        self.browsers.append(Browser(socket, self.figures))
        await self.browsers[-1].look_up(1)

    async def settle(self) -> None:
        """Make one move that nobody times: everybody is seated, and has been shown a whole table."""
        figures, self.figures = self.figures, Figures()
        for browser in self.browsers:
            browser.figures = self.figures
        await self._turn()
        self.figures = figures
        for browser in self.browsers:
            browser.figures = figures

    async def play(self, until: float) -> None:
        """Play until the time is over; a game that ends is followed by another."""
        while perf_counter() < until:
            if self.browsers[0].state["over"]:
                await self.leave()
                await self.arrive()
            await self._think(until)
            if perf_counter() < until:  # else all tables would move at once when time is over
                await self._turn()
        await self.leave()

    async def _think(self, until: float) -> None:
        """Take one's time, as long as there is any."""
        if self.thought:
            pause = self.chooser.uniform(0, 2 * self.thought)
            await asyncio.sleep(min(pause, max(0.0, until - perf_counter())))

    async def _turn(self) -> None:
        """One move, seen by everybody."""
        latest = max(browser.state["revision"] for browser in self.browsers)
        for browser in self.browsers:
            await browser.look_up(latest)
        asked = [browser for browser in self.browsers if browser.state["you"]["turn"]]
        revision = await asked[0].move(self.chooser)
        for browser in self.browsers:
            await browser.look_up(revision)

    async def leave(self) -> None:
        """Close the page."""
        for browser in self.browsers:
            await browser.socket.close()
        self.browsers = []


async def _warm(address: str) -> None:
    """Let the server load all words first, which it does once."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=CONTEXT) as http:
        for lang in ("pl", "en"):
            (await http.get("/api/games", params={"lang": lang})).raise_for_status()


async def play(address: str, process: int, parties: list[Party], seconds: float) -> None:
    """Let all parties play for so long; their figures then hold what was measured."""
    figures = parties[0].figures
    await _warm(address)
    for party in parties:
        await party.arrive()
    await asyncio.gather(*[party.settle() for party in parties])
    figures.heard = 0
    gc.collect()
    gc.disable()  # pauses of these people are none of the server's
    busy, started = busy_seconds(process), perf_counter()
    await asyncio.gather(*[party.play(started + seconds) for party in parties])
    figures.seconds, figures.busy = perf_counter() - started, busy_seconds(process) - busy
    gc.enable()

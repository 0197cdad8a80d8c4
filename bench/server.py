"""`python -m bench.server`: a real server on loopback with many tables of scripted people and bots.

Each table has one scripted person, who answers as soon as they are asked, and one bot. Measured from the click to the
server's acknowledgement (the move is stored) and to the new table (the move is shown).
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
TABLES = (50, 200)
THOUGHT = 2.0
"""Seconds a scripted person thinks, on average: quicker than most real ones."""
WARM_UP = 3.0
"""Seconds of play before the measurement, while the server loads the games."""


@dataclass
class Figures:
    """What one run has measured; times in milliseconds."""

    tables: int
    seconds: float = 0.0
    moves: int = 0
    bot_moves: int = 0
    stored: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)

    def row(self) -> list[str]:
        """The run as a line of the table."""
        times = [f"{percentile(times, p):.1f}" for times in (self.stored, self.shown) for p in (50, 99)]
        return [
            str(self.tables),
            f"{self.moves / self.seconds:.0f}",
            f"{(self.moves + self.bot_moves) / self.seconds:.0f}",
            *times,
        ]


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many percent lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else float("nan")


class Person:
    """A scripted player at one table."""

    def __init__(self, address: str, number: int, figures: Figures) -> None:
        self.address = address
        self.chooser = Random(number)
        self.figures = figures
        self.state: dict[str, Any] = {}
        self.number = 0

    async def play(self, until: float) -> None:
        """Play tables until the time is over."""
        async with httpx.AsyncClient(base_url=self.address, timeout=120) as http:
            while perf_counter() < until:
                seats = [{"kind": "me", "name": "P"}, {"kind": "bot", "level": "easy"}]
                made = await http.post("/api/tables", json={"game": "tiny_towns", "seats": seats})
                headers = {"Cookie": f"rynek={http.cookies['rynek']}"}
                socket = self.address.replace("http", "ws", 1) + "/ws/table/" + made.json()["table"]
                async with connect(socket, additional_headers=headers, max_size=None) as table:
                    await self._sit(table, until)

    async def _sit(self, table: ClientConnection, until: float) -> None:
        await self._hear(table, "table")
        while perf_counter() < until and not self.state["over"]:
            if self.state["you"]["turn"]:
                await asyncio.sleep(min(self.chooser.uniform(0, 2 * THOUGHT), max(0.0, until - perf_counter())))
                await self._move(table)
            else:
                position = self.state["position"]
                await self._hear(table, "table")
                self.figures.bot_moves += self.state["position"] > position

    async def _move(self, table: ClientConnection) -> None:
        choice = self.chooser.choice(self.state["moves"])["move"]
        self.number += 1
        message = {"type": "move", "id": self.number, "revision": self.state["revision"], "move": choice}
        clicked = perf_counter()
        await table.send(json.dumps(message))
        answer = await self._hear(table, "ok", "error")
        stored = perf_counter()
        while answer["type"] == "ok" and self.state["revision"] < answer["revision"]:
            await self._hear(table, "table")
        if answer["type"] == "ok":
            self.figures.moves += 1
            self.figures.stored.append((stored - clicked) * 1000)
            self.figures.shown.append((perf_counter() - clicked) * 1000)
        else:
            await self._hear(table, "table")

    async def _hear(self, table: ClientConnection, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await table.recv())
            if message["type"] == "table":
                self.state = message
            if message["type"] in kinds:
                return message


async def run(address: str, tables: int, seconds: float) -> Figures:
    """So many people for so long."""
    await asyncio.gather(*[Person(address, -1, Figures(1)).play(perf_counter() + WARM_UP) for _ in range(2)])
    figures = Figures(tables)
    people = [Person(address, number, figures) for number in range(tables)]
    started = perf_counter()
    await asyncio.gather(*[person.play(started + seconds) for person in people])
    figures.seconds = perf_counter() - started
    return figures


def measure(tables: int, seconds: float, package: Path) -> Figures:
    """Start a server of its own for the run, and stop it."""
    with tempfile.TemporaryDirectory() as data:
        options = ["--port", "0", "--data", data, "--undo-pause", "0.2", "--bot-pause", "0.1", "--unlimited"]
        command = [sys.executable, "-m", "rynek", "serve", *options]
        environment = os.environ | {"PYTHONPATH": str(package)}
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        ) as server:
            assert server.stdout is not None
            try:
                return asyncio.run(run(server.stdout.readline().split()[1].rstrip("/"), tables, seconds))
            finally:
                server.terminate()


def server_table(package: Path, counts: tuple[int, ...] = TABLES, seconds: float = 12.0) -> Table:
    """One line for each number of tables."""
    columns = ("tables", "moves/s", "with bots", "stored p50", "p99", "shown p50", "p99")
    title = "The server on loopback: Tiny Towns, one person and one bot a table. Times in ms from the click"
    table = Table(*columns, title=title)
    for count in counts:
        table.add_row(*measure(count, seconds, package).row())
    return table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0, help="how long each run lasts")
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    parser.add_argument("--package", type=Path, default=ROOT / "src", help="the folder rynek is taken from")
    given = parser.parse_args()
    Console().print(server_table(given.package, tuple(given.tables), given.seconds))


if __name__ == "__main__":
    main()

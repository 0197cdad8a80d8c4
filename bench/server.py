"""`python -m bench.server`: a real server on loopback with many tables of scripted people and bots.

Each table has one scripted person, who answers as soon as they are asked, and one bot. Measured from the click to the
server's acknowledgement (the move is stored) and to the new table (the move is shown). `processor` is the time the
server itself works for one move, of a person or a bot, which does not hang on what else the machine does.
"""

import argparse
import asyncio
import json
import os
import ssl
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
CONTEXT = ssl.create_default_context()


@dataclass
class Figures:
    """What one run has measured; times in milliseconds."""

    tables: int
    seconds: float = 0.0
    busy: float = 0.0
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
            f"{1000 * self.busy / max(1, self.moves + self.bot_moves):.1f}",
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

    async def arrive(self) -> None:
        """Make a table, sit down and look at it."""
        async with httpx.AsyncClient(base_url=self.address, timeout=120, verify=CONTEXT) as http:
            seats = [{"kind": "me", "name": "P"}, {"kind": "bot", "level": "easy"}]
            made = await http.post("/api/tables", json={"game": "tiny_towns", "seats": seats})
            headers = {"Cookie": f"rynek={http.cookies['rynek']}"}
        address = self.address.replace("http", "ws", 1) + "/ws/table/" + made.json()["table"]
        self.table = await connect(address, additional_headers=headers, max_size=None, open_timeout=120)
        await self._hear(self.table, "table")

    async def play(self, until: float) -> None:
        """Play until the time is over; a game that ends is followed by another."""
        while perf_counter() < until:
            await self._sit(self.table, until)
            if self.state["over"]:
                await self.table.close()
                await self.arrive()
        await self.table.close()

    async def _sit(self, table: ClientConnection, until: float) -> None:
        while perf_counter() < until and not self.state["over"]:
            if self.state["you"]["turn"]:
                await asyncio.sleep(min(self.chooser.uniform(0, 2 * THOUGHT), max(0.0, until - perf_counter())))
                await self._move(table)
            else:
                position = self.state["position"]
                try:
                    async with asyncio.timeout(max(0.0, until - perf_counter())):
                        await self._hear(table, "table")
                except TimeoutError:
                    return
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


def busy_seconds(process: int) -> float:
    """The processor time a process has used so far; unknown where the system does not tell."""
    told = Path(f"/proc/{process}/stat")
    if not told.exists():
        return float("nan")
    fields = told.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(address: str, process: int, tables: int, seconds: float) -> Figures:
    """So many people for so long."""
    figures = Figures(tables)
    people = [Person(address, number, figures) for number in range(tables)]
    for person in people:
        await person.arrive()
    busy = busy_seconds(process)
    started = perf_counter()
    await asyncio.gather(*[person.play(started + seconds) for person in people])
    figures.seconds = perf_counter() - started
    figures.busy = busy_seconds(process) - busy
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
                address = server.stdout.readline().split()[1].rstrip("/")
                return asyncio.run(run(address, server.pid, tables, seconds))
            finally:
                server.terminate()


def server_table(package: Path, counts: tuple[int, ...] = TABLES, seconds: float = 12.0) -> Table:
    """One line for each number of tables."""
    columns = ("tables", "moves/s", "with bots", "stored p50", "p99", "shown p50", "p99", "processor")
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

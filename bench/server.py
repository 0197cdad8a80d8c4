"""`python -m bench.server` or `make bench-server`: what a move costs a real server on loopback, in all games.

Closed loop: at every table whoever is asked answers at once; measured from the click to the acknowledgement (the move
is stored) and to the new table (the move is shown to its maker). `processor` is the time the server itself works for
one move, which does not hang on what else the machine does; `a core` is how many moves one core would do a second at
that cost. The yardstick is a bare ASGI application that echoes as many bytes to as many sockets.

Then people think: so many that one core is busy for half of the time, and 500 tables of two seconds. Then several
processes share a PostgreSQL, and last come people who only look and tables nobody uses.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table

import rynek
from bench.server_crowd import crowd_table
from bench.server_echo import echo
from bench.server_people import CONTEXT, PATIENCE, Figures, Party, percentile, play
from rynek.play.words import LANGUAGES
from tests.server.postgres import cluster, is_there
from tools.compiled import ensure

THOUGHT = 2.0
"""Seconds a person thinks, on average: quicker than most real ones."""
COLUMNS = ("game", "moves", "a core", "processor", "kB a move", "stored p50", "p99", "shown p50", "p99")


@contextmanager
def serving(package: Path, data: str, *more: str) -> Iterator[tuple[str, int]]:
    """A server of our own for the time of the block: its address and its process."""
    command = [sys.executable, "-m", "rynek", "serve", "--port", "0", "--data", data, "--unlimited", *more]
    environment = os.environ | {"PYTHONPATH": str(package)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().split()[1].rstrip("/")
            for lang in LANGUAGES:  # all games are loaded before anything is measured
                httpx.get(f"{address}/api/games", params={"lang": lang}, timeout=PATIENCE, verify=CONTEXT)
            yield address, server.pid
        finally:
            server.terminate()


def measure(
    package: Path, games: list[str], tables: int, seconds: float, thought: float = 0.0, options: tuple[str, ...] = ()
) -> Figures:
    """So many tables, of the games in turn, for so long. `options` are the server's."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as data, serving(package, data, *options) as (address, process):
        parties = [
            Party(address, name, max(2, rynek.game(name).min_players), number, figures, thought)
            for number, name in zip(range(tables), games * tables, strict=False)
        ]
        asyncio.run(play(address, process, parties, seconds))
    return figures


def row(name: str, figures: Figures) -> list[str]:
    """A run as a line of the table."""
    times = [f"{percentile(times, p):.1f}" for times in (figures.stored, figures.shown) for p in (50, 99)]
    size = f"{figures.heard / max(1, figures.moves) / 1000:.1f}"
    return [name, str(figures.moves), f"{1000 / figures.cost:.0f}", f"{figures.cost:.2f}", size, *times]


def server_table(package: Path, names: list[str], tables: int, seconds: float) -> tuple[Table, float]:
    """One line for each game in a closed loop, and the yardstick beside it; and how many moves a core does of all."""
    title = f"{tables} tables in a closed loop, two sockets each. Times in ms. Marks: processor 2, a core 800"
    table = Table(*COLUMNS, title=title)
    found = {name: measure(package, [name], tables, seconds) for name in names}
    for name, figures in found.items():
        table.add_row(*row(name, figures))
    table.add_section()
    size = sum(one.heard / max(1, one.moves) for one in found.values()) / len(found)
    table.add_row(*row("bare echo", echo(tables, seconds / 2, round(size / 2))))
    return table, 1000 * len(found) / sum(one.cost for one in found.values())


def thought_table(package: Path, names: list[str], tables: int, seconds: float, thought: float, mark: str) -> Table:
    """Many tables at which people think before they move, so that moves come when they come."""
    title = f"{tables} tables of {len(names)} games, {thought:.2g} s of thought a move. Times in ms. Mark: {mark}"
    table = Table(*COLUMNS, title=title)
    figures = measure(package, names, tables, seconds, thought)
    table.add_row(*row("all", figures))
    table.caption = load_of(figures)
    return table


def load_of(figures: Figures) -> str:
    """How busy a server was."""
    return f"{figures.moves / figures.seconds:.0f} moves/s, {100 * figures.busy / figures.seconds:.0f} % of a core"


def processes_table(package: Path, names: list[str], counts: list[int], tables: int, seconds: float) -> Table:
    """How much more several processes on one PostgreSQL do, which here have all cores to share with it and with us."""
    title = f"Processes on PostgreSQL, {tables} tables of {len(names)} games in a closed loop. Times in ms"
    table = Table("processes", "moves/s", *COLUMNS[1:], title=title, caption=f"{os.cpu_count()} cores for all")
    with cluster(safe=True) as database:
        for count in counts:
            options = ("--database", database, "--processes", str(count))
            figures = measure(package, names, tables, seconds, options=options)
            table.add_row(str(count), f"{figures.moves / figures.seconds:.0f}", *row("", figures)[1:])
    return table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("game", nargs="*", help="the games to measure; all when none is named")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each run lasts")
    parser.add_argument("--tables", type=int, default=8, help="tables in the closed loop")
    parser.add_argument("--half", type=int, default=64, help="tables that load one core by half; 0: none")
    parser.add_argument("--thinking", type=int, default=500, help="tables at which people think; 0: none")
    parser.add_argument("--processes", default="1,2,4", help="numbers of processes on PostgreSQL; empty: none")
    parser.add_argument("--sockets", type=int, default=5000, help="idle sockets; 0: none")
    parser.add_argument("--sleeping", type=int, default=50_000, help="tables nobody uses; 0: none")
    parser.add_argument("--package", type=Path, help="the folder rynek is taken from; else the compiled build")
    given = parser.parse_args()
    package = given.package or ensure()
    names = given.game or list(rynek.all_games())
    console = Console(width=130, highlight=False)
    games, a_core = server_table(package, names, given.tables, given.seconds)
    console.print(games)
    if given.half:
        thought = 2 * given.half / a_core
        mark = "half load, stored p99 25"
        console.print(thought_table(package, names, given.half, 2 * given.seconds, thought, mark))
    if given.thinking:
        console.print(thought_table(package, names, given.thinking, 2 * given.seconds, THOUGHT, "shown p99 50"))
    if given.processes and is_there():
        counts = [int(count) for count in given.processes.split(",")]
        console.print(processes_table(package, names, counts, 2 * given.tables, given.seconds))
    if given.sockets or given.sleeping:
        console.print(crowd_table(package, given.sockets, given.sleeping))


if __name__ == "__main__":
    main()

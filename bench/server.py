"""`python -m bench.server` or `make bench-server`: what a move costs a real server on loopback, in all games.

Closed loop: at every table whoever is asked answers at once; measured from the click to the acknowledgement (the move
is stored) and to the new table (the move is shown to its maker). `processor` is the time the server itself works for
one move, which does not hang on what else the machine does; `a core` is how many moves one core would do a second at
that cost. The yardstick is a bare ASGI application that echoes as many bytes to as many sockets.
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
from tools.compiled import ensure

THOUGHT = 2.0
"""Seconds a person thinks, on average: quicker than most real ones."""
COLUMNS = ("game", "moves", "a core", "processor", "kB a move", "stored p50", "p99", "shown p50", "p99")


@contextmanager
def serving(package: Path, data: str) -> Iterator[tuple[str, int]]:
    """A server of our own for the time of the block: its address and its process."""
    command = [sys.executable, "-m", "rynek", "serve", "--port", "0", "--data", data, "--unlimited"]
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


def measure(package: Path, games: list[str], tables: int, seconds: float, thought: float = 0.0) -> Figures:
    """So many tables, of the games in turn, for so long."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as data, serving(package, data) as (address, process):
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


def server_table(package: Path, names: list[str], tables: int = 8, seconds: float = 8.0) -> Table:
    """One line for each game in a closed loop, and the yardstick beside it."""
    title = f"{tables} tables in a closed loop, two sockets each. Times in ms"
    table = Table(*COLUMNS, title=title)
    sizes = []
    for name in names:
        figures = measure(package, [name], tables, seconds)
        sizes.append(figures.heard / max(1, figures.moves))
        table.add_row(*row(name, figures))
    table.add_section()
    table.add_row(*row("bare echo", echo(tables, seconds / 2, round(sum(sizes) / len(sizes) / 2))))
    return table


def thought_table(package: Path, names: list[str], tables: int, seconds: float) -> Table:
    """Many tables at which people think before they move."""
    title = f"{tables} tables of {len(names)} games, {THOUGHT:.0f} s of thought a move. Times in ms"
    table = Table(*COLUMNS, title=title)
    figures = measure(package, names, tables, seconds, THOUGHT)
    table.add_row(*row("all", figures))
    table.caption = (
        f"{figures.moves / figures.seconds:.0f} moves/s, {100 * figures.busy / figures.seconds:.0f} % of a core"
    )
    return table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("game", nargs="*", help="the games to measure; all when none is named")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each run lasts")
    parser.add_argument("--tables", type=int, default=8, help="tables in the closed loop")
    parser.add_argument("--thinking", type=int, default=500, help="tables at which people think; 0: none")
    parser.add_argument("--sockets", type=int, default=1000, help="idle sockets; 0: none")
    parser.add_argument("--sleeping", type=int, default=5000, help="tables nobody uses; 0: none")
    parser.add_argument("--package", type=Path, help="the folder rynek is taken from; else the compiled build")
    given = parser.parse_args()
    package = given.package or ensure()
    names = given.game or list(rynek.all_games())
    console = Console(width=130, highlight=False)
    console.print(server_table(package, names, given.tables, given.seconds))
    if given.thinking:
        console.print(thought_table(package, names, given.thinking, 2 * given.seconds))
    if given.sockets or given.sleeping:
        console.print(crowd_table(package, given.sockets, given.sleeping))


if __name__ == "__main__":
    main()

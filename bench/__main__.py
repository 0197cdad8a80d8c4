"""`python -m bench` or `make bench`: one table of all games, compiled and plain, and the yardstick in the same run."""

import argparse

from rich.console import Console
from rich.table import Table

import rynek
from bench.learning import show as show_learning
from bench.measured import measure
from bench.server import server_table
from rynek.cli.bench import figures
from rynek.cli.pace import Pace
from tools.compiled import ROOT, ensure

BUDGET = 100.0
"""Seconds for all measurements of our games together."""


def main() -> None:
    """Measure everything, the yardstick before and after, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("game", nargs="*", help="the games to measure; all when none is named")
    names = parser.parse_args().game or list(rynek.all_games())
    seconds = min(3.0, BUDGET / (8 * len(names)))
    plain, compiled = ROOT / "src", ensure()
    yardsticks = [measure("bench.yardstick", package=plain)]
    rows = {
        kind: [
            Pace(**pace)
            for pace in measure("rynek", "bench", "--json", "--seconds", str(seconds), *names, package=folder)
        ]
        for kind, folder in (("compiled", compiled), ("plain", plain))
    }
    yardsticks.append(measure("bench.yardstick", package=plain))
    Console().print(server_table(compiled, names, tables=8, seconds=8.0)[0])
    show_learning(1.0)
    show(rows, {key: sum(stick[key] for stick in yardsticks) / 2 for key in yardsticks[0]})


def show(rows: dict[str, list[Pace]], yardstick: dict[str, float]) -> None:
    """Print the table, the yardstick first."""
    columns = ("game", "players", "kind", "x yardstick", "decisions/s", "games/s", "decisions/game", "decision", "copy")
    title = "One core, random play, legal moves included. Times in µs: early / midway / late"
    table = Table(*columns, title=title)
    numbers = [f"{yardstick['decisions']:,.0f}", f"{yardstick['games']:,.1f}", f"{yardstick['length']:.0f}"]
    times = [f"{1e6 / yardstick['decisions']:.1f}", f"{yardstick['copy']:.1f}"]
    table.add_row("catanatron", "4", "plain", "1.0", *numbers, *times, end_section=True)
    for compiled, plain in zip(rows["compiled"], rows["plain"], strict=True):
        for kind, pace in (("compiled", compiled), ("plain", plain)):
            ratio = f"{pace.decisions_per_second / yardstick['decisions']:.1f}"
            table.add_row(pace.game, str(pace.players), kind, ratio, *figures(pace), end_section=kind == "plain")
    Console(width=130, highlight=False).print(table)


if __name__ == "__main__":
    main()

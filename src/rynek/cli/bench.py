"""`rynek bench`: how fast every game is on this machine, as it is installed."""

import argparse
import json
import sys
from dataclasses import asdict
from typing import Final

from rich.console import Console
from rich.table import Table

import rynek
from rynek.cli.pace import Pace, measure

WIDTH: Final = 120
"""Columns of the table when it goes to a file."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("bench", help="measure how fast the games are")
    parser.add_argument("game", nargs="*", metavar="GAME", help="the games to measure; all when none is named")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each game is played (2)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure, and print one table."""
    names, given.game = given.game or rynek.all_games(), None
    cases = [(rynek.game(name), players) for name in names for players in player_counts(rynek.game(name))]
    paces: list[Pace] = []
    for game, players in cases:
        print(f"{game.name} {players}", file=sys.stderr)
        paces.append(measure(game, players, max(given.seconds, 0.1)))
    if given.json:
        print(json.dumps([asdict(pace) for pace in paces]))
    else:
        Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH).print(pace_table(paces))
    return 0


def player_counts(game: rynek.AnyGame) -> list[int]:
    """The fewest, the most, and two and four where they lie between."""
    wanted = {game.min_players, 2, 4, game.max_players}
    return sorted(count for count in wanted if game.min_players <= count <= game.max_players)


def pace_table(paces: list[Pace]) -> Table:
    """A line for each game and number of players."""
    title = "One core, random play, legal moves included. Times in µs: early / midway / late"
    table = Table("game", "players", "decisions/s", "games/s", "decisions/game", "decision", "copy", title=title)
    for pace in paces:
        table.add_row(pace.game, str(pace.players), *figures(pace))
    return table


def figures(pace: Pace) -> list[str]:
    """The figures of a line."""
    numbers = [f"{pace.decisions_per_second:,.0f}", f"{pace.games_per_second:,.1f}", f"{pace.decisions_per_game:.0f}"]
    return [*numbers, *[" / ".join(f"{t:.1f}" for t in times) for times in (pace.decision_times, pace.copy_times)]]

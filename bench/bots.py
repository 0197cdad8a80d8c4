"""`python -m bench.bots` or `make bench-bots`: how strong the levels are, game by game, with 95 % intervals.

Each level meets the one below, and each budget of search meets greed, as pairs of games with the same luck and changed
seats; with more than two players one stronger bot sits among weaker ones. The bots run compiled.
"""

import argparse
import json
import os
import subprocess
import sys
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.table import Table

import rynek
from rynek.bots import LEVELS
from rynek.bots.arena import play_game, seating
from rynek.research.statistics import Tally
from tools.compiled import ROOT, ensure

BUDGETS: Final = ("search-0.1s", "search-0.3s", "search-1s", "search-3s")
WIDTH: Final = 40


def main() -> None:
    """Start over with the compiled package, or play the matches and print them."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("game", nargs="*", help="the games; all when none is named")
    parser.add_argument("-n", "--games", type=int, default=20, help="games of a match (20)")
    parser.add_argument("-p", "--players", type=int, default=0, help="how many play; the fewest when left out")
    parser.add_argument("--plain", action="store_true", help="take rynek as it is found")
    given = parser.parse_args()
    if not given.plain:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ensure()), str(ROOT)])}
        command = [sys.executable, "-m", "bench.bots", "--plain", *sys.argv[1:]]
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)
    levels = list(LEVELS)
    pairs = [*zip(levels[1:], levels[:-1], strict=True), *[(budget, "greedy") for budget in BUDGETS]]
    for name in given.game or list(rynek.all_games()):
        players = given.players or max(2, rynek.game(name).min_players)
        show(name, players, [match(name, players, strong, weak, given.games) for strong, weak in pairs])


Row = tuple[str, str, Tally, float]


def match(name: str, players: int, strong: str, weak: str, games: int) -> Row:
    """One stronger bot among weaker ones; the share of its victories and the milliseconds of a decision."""
    game, tally = rynek.game(name), Tally()
    started, decisions = perf_counter(), 0
    for number in range(games):
        bots = seating((strong, *[weak] * (players - 1)), players, number)
        outcome = play_game(game, players, {}, bots, f"bench {number // players}")
        place = bots.index(strong)
        tally.add(outcome.scores[place], outcome.wins[place])
        decisions += outcome.decisions
    row = strong, weak, tally, 1000 * (perf_counter() - started) / decisions
    print(json.dumps([name, players, strong, weak, tally.wins, tally.games]), file=sys.stderr, flush=True)
    return row


def show(name: str, players: int, rows: list[Row]) -> None:
    """The matches of one game, each with a bar as long as the share of victories."""
    table = Table(
        "bot", "against", "games", "wins", "points", "ms a decision, both", "", title=f"{name}, {players} players"
    )
    for strong, weak, tally, pace in rows:
        share, low, high = tally.win_share
        bar = "█" * round(share * WIDTH)
        wins = f"{share:.0%} ({low:.0%} - {high:.0%})"
        table.add_row(strong, weak, str(tally.games), wins, f"{tally.mean[0]:.1f}", f"{pace:.0f}", bar)
    Console(width=150).print(table)


if __name__ == "__main__":
    main()

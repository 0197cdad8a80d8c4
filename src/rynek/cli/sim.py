"""`rynek sim GAME`: many games between bots, on all cores, and who won how often."""

import argparse
import os
import time

from rich.console import Console
from rich.progress import track
from rich.table import Table

import rynek
from rynek.cli.arguments import add_language, add_table, at_least_one, bots, options, players
from rynek.cli.speech import speech
from rynek.core.domain import SEAT
from rynek.play.words import Words
from rynek.research.arena.entrants import read_entrants
from rynek.research.arena.plan import Plan
from rynek.research.arena.results import Result
from rynek.research.arena.workers import crew
from rynek.research.statistics import Tally


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("sim", help="let bots play many games and show the results")
    add_table(parser)
    parser.add_argument("-n", "--games", type=int, default=100, help="how many games (100)")
    parser.add_argument(
        "-b", "--bots", default="greedy,random", help="the bots, with commas; they change seats each game"
    )
    parser.add_argument("--seed", default="1", help="the seed of the whole simulation (1)")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (all cores)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the games and print the tables."""
    at_least_one(given, "games", "jobs")
    game = rynek.game(given.game)
    count, chosen, names = players(game, given.players), options(game, given.option), bots(given.bots)
    plan = Plan(game.name, count, read_entrants(names), given.seed, chosen)
    plan.check()
    start = time.perf_counter()
    games = crew(given.jobs).play(plan, (plan.job(number) for number in range(given.games)))
    shown = track(games, total=given.games, description=game.name, console=Console(stderr=True))
    results = sorted((result for result, _ in shown), key=lambda result: result.number)
    report(results, plan, time.perf_counter() - start, given.jobs, speech(given.lang, game.name))
    return 0


def report(results: list[Result], plan: Plan, seconds: float, jobs: int, words: Words) -> None:
    """Print the results by bot and by seat."""
    by_bot: dict[str, Tally] = {}
    by_seat: dict[str, Tally] = {SEAT.word(seat): Tally() for seat in range(plan.players)}
    for result in results:
        for seat, entrant in enumerate(result.seats):
            for tally in (by_bot.setdefault(plan.labels[entrant], Tally()), by_seat[SEAT.word(seat)]):
                tally.add(None if result.scores is None else result.scores[seat], result.wins(seat))
    console = Console(highlight=False)
    title = words.text("cli-sim-title", game=words.text("game-title"), games=len(results), players=plan.players)
    console.print(title)
    console.print(tally_table("bot", by_bot, words))
    console.print(tally_table("seat", by_seat, words))
    decisions = round(sum(result.decisions for result in results) / len(results))
    console.print(words.text("cli-sim-pace", decisions=decisions, pace=f"{len(results) / seconds:.2f}", jobs=jobs))


def tally_table(first: str, tallies: dict[str, Tally], words: Words) -> Table:
    """A line for each bot or seat."""
    table = Table(*[words.text(f"cli-column-{column}") for column in (first, "games", "wins", "mean")])
    for name, tally in tallies.items():
        mean, half = tally.mean
        share, low, high = tally.win_share
        wins = f"{share:6.1%}  ({low:.1%} - {high:.1%})"
        table.add_row(name, str(tally.games), wins, f"{mean:.2f} ± {half:.2f}")
    return table

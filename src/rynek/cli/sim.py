"""`rynek sim GAME`: many games between bots, on all cores, and who won how often."""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

import rynek
from rynek.bots.arena import Outcome, play_game, seating
from rynek.cli.arguments import add_language, add_table, bots, options, players
from rynek.cli.speech import speech
from rynek.cli.statistics import Tally
from rynek.core.domain import SEAT
from rynek.core.errors import BadOptions
from rynek.core.message import Message, why
from rynek.play.words import Words

BAD_NUMBER: Final = why("bad-number", name=None, low=None, value=None)

Job = tuple[str, int, dict[str, Any], tuple[str, ...], str]
"""A game to play: its name, players, options, bots by seat, and seed."""


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
    for name in ("games", "jobs"):
        if getattr(given, name) < 1:
            raise BadOptions(Message(BAD_NUMBER, name, 1, getattr(given, name)))
    game = rynek.game(given.game)
    count, chosen, names = players(game, given.players), options(game, given.option), bots(given.bots)
    game.new(count, chosen)
    jobs: list[Job] = [
        (game.name, count, chosen, seating(names, count, number), f"{given.seed}.{number}")
        for number in range(given.games)
    ]
    start = time.perf_counter()
    outcomes = list(
        track(play_all(jobs, given.jobs), total=len(jobs), description=game.name, console=Console(stderr=True))
    )
    report(outcomes, count, time.perf_counter() - start, given.jobs, speech(given.lang, game.name))
    return 0


def play_all(jobs: list[Job], processes: int) -> Iterator[Outcome]:
    """The outcomes, in the order of the jobs."""
    if processes == 1:
        yield from map(play_job, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_job, jobs, chunksize=max(1, min(20, len(jobs) // (4 * processes))))


def play_job(job: Job) -> Outcome:
    """Play one game."""
    name, count, chosen, seats, seed = job
    return play_game(rynek.game(name), count, chosen, seats, seed)


def report(outcomes: list[Outcome], count: int, seconds: float, jobs: int, words: Words) -> None:
    """Print the results by bot and by seat."""
    by_bot: dict[str, Tally] = {}
    by_seat: dict[str, Tally] = {SEAT.word(seat): Tally() for seat in range(count)}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.bots):
            for tally in (by_bot.setdefault(name, Tally()), by_seat[SEAT.word(seat)]):
                tally.add(outcome.scores[seat], outcome.wins[seat])
    console = Console(highlight=False)
    title = words.text("cli-sim-title", game=words.text("game-title"), games=len(outcomes), players=count)
    console.print(title)
    console.print(tally_table("bot", by_bot, words))
    console.print(tally_table("seat", by_seat, words))
    decisions = round(sum(outcome.decisions for outcome in outcomes) / len(outcomes))
    console.print(words.text("cli-sim-pace", decisions=decisions, pace=f"{len(outcomes) / seconds:.2f}", jobs=jobs))


def tally_table(first: str, tallies: dict[str, Tally], words: Words) -> Table:
    """A line for each bot or seat."""
    table = Table(*[words.text(f"cli-column-{column}") for column in (first, "games", "wins", "mean")])
    for name, tally in tallies.items():
        mean, half = tally.mean
        share, low, high = tally.win_share
        wins = f"{share:6.1%}  ({low:.1%} - {high:.1%})"
        table.add_row(name, str(tally.games), wins, f"{mean:.2f} ± {half:.2f}")
    return table

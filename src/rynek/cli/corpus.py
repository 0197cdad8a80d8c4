"""`rynek corpus`: a data set of games between bots of all levels, as Parquet, with its card."""

import argparse
import shlex
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

import rynek
from rynek.bots import LEVELS
from rynek.cli.arena import add_entrants, plan_of
from rynek.cli.arguments import add_language, add_setup, players
from rynek.cli.speech import speech
from rynek.research.arena.plan import Plan
from rynek.research.arena.workers import Workers, crew
from rynek.research.needs import need


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("corpus", help="make a data set of games between bots")
    parser.add_argument("--game", action="append", help="a game, may be repeated; all when none is named")
    add_setup(parser)
    add_entrants(parser, ",".join(LEVELS))
    parser.add_argument("-n", "--games", type=int, default=100, help="how many games of each (100), in whole deals")
    parser.add_argument("--positions", action="store_true", help="write the position before every decision, too")
    parser.add_argument("--out", type=Path, default=Path("corpus"), help="the folder to write to (corpus)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play and write."""
    need(("pyarrow", "msgspec"))
    from rynek.research.corpus import write_card, write_games, write_positions

    names, given.game = given.game or rynek.all_games(), None
    plans = [plan_of(given, game, players(game, given.players)) for game in map(rynek.game, names)]
    counts = {plan.game: plan.deals(given.games) * plan.players for plan in plans}
    words, console = speech(given.lang), Console(stderr=True, highlight=False)
    given.out.mkdir(parents=True, exist_ok=True)
    rows = all_games(plans, counts, crew(given.jobs))
    shown = track(rows, words.text("corpus-progress"), sum(counts.values()), console=console)
    written = write_games(given.out / "games.parquet", shown)
    if given.positions:
        write_positions(given.out / "games.parquet", given.out / "positions.parquet")
    write_card(given.out / "README.md", plans, counts, command(given, list(names)), version("rynek"))
    console.print(words.text("corpus-written", games=written, folder=str(given.out)))
    return 0


def all_games(plans: list[Plan], counts: dict[str, int], workers: Workers) -> Iterator[dict[str, Any]]:
    """The rows of all games, in the order of their numbers whichever ends first."""
    from rynek.research.corpus import game_row

    for plan in plans:
        waiting: dict[int, dict[str, Any]] = {}
        due = 0
        for played in workers.play(plan, (plan.job(number) for number in range(counts[plan.game]))):
            waiting[played[0].number] = game_row(plan, played)
            while due in waiting:
                yield waiting.pop(due)
                due += 1


def command(given: argparse.Namespace, names: list[str]) -> str:
    """The command that makes the same corpus."""
    line = ["rynek", "corpus", *[word for name in names for word in ("--game", name)], "--games", str(given.games)]
    line += [] if given.players is None else ["--players", str(given.players)]
    line += [word for option in given.option for word in ("-o", option)]
    line += [] if given.bots is None else ["--bots", given.bots]
    line += [word for bot in given.bot for word in ("--bot", bot)]
    return shlex.join([*line, "--seed", given.seed, *(["--positions"] if given.positions else [])])

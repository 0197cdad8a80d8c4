"""`rynek corpus`: a data set of games between bots of all levels, as Parquet, with its card."""

import argparse
import shlex
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import track

import rynek
from rynek.bots import LEVELS
from rynek.cli.arena import add_entrants, plan_of
from rynek.cli.arguments import add_language, add_setup, players
from rynek.cli.speech import speech
from rynek.research.arena.workers import Workers, crew
from rynek.research.needs import need

if TYPE_CHECKING:
    from rynek.research.arena.archive import Archive


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
    from rynek.research.arena.archive import Archive
    from rynek.research.corpus import write_card, write_games, write_positions

    names, given.game = given.game or rynek.all_games(), None
    plans = [plan_of(given, game, players(game, given.players)) for game in map(rynek.game, names)]
    counts = {plan.game: plan.deals(given.games) * plan.players for plan in plans}
    words, console = speech(given.lang), Console(stderr=True, highlight=False)
    given.out.mkdir(parents=True, exist_ok=True)
    with ExitStack() as held:
        archives = [held.enter_context(Archive(given.out / "games" / plan.game, plan)) for plan in plans]
        waiting = [missing(archive, counts) for archive in archives]
        played = play_missing(archives, waiting, crew(given.jobs))
        for _ in track(played, words.text("corpus-progress"), sum(map(len, waiting)), console=console):
            pass
        written = write_games(given.out / "games.parquet", all_rows(archives, counts))
    if given.positions:
        write_positions(given.out / "games.parquet", given.out / "positions.parquet")
    write_card(given.out / "README.md", plans, counts, command(given, list(names)), version("rynek"))
    console.print(words.text("corpus-written", games=written, folder=str(given.out)))
    return 0


def missing(archive: "Archive", counts: dict[str, int]) -> list[int]:
    """The numbers of the games that are still to be played."""
    return [number for number in range(counts[archive.plan.game]) if number not in archive.results]


def play_missing(archives: "list[Archive]", waiting: list[list[int]], workers: Workers) -> Iterator[int]:
    """Play what is missing; every game is kept as soon as it ends, so that the same command goes on after a break."""
    for archive, numbers in zip(archives, waiting, strict=True):
        for result, record in workers.play(archive.plan, (archive.plan.job(number) for number in numbers)):
            archive.add(result, record)
            yield result.number


def all_rows(archives: "list[Archive]", counts: dict[str, int]) -> Iterator[dict[str, Any]]:
    """The rows of all games, in the order of their numbers."""
    from rynek.research.corpus import game_row

    for archive in archives:
        for number in range(counts[archive.plan.game]):
            record = archive.record_path(number).read_text(encoding="utf-8")
            yield game_row(archive.plan, (archive.results[number], record))


def command(given: argparse.Namespace, names: list[str]) -> str:
    """The command that makes the same corpus."""
    line = ["rynek", "corpus", *[word for name in names for word in ("--game", name)], "--games", str(given.games)]
    line += [] if given.players is None else ["--players", str(given.players)]
    line += [word for option in given.option for word in ("-o", option)]
    line += [] if given.bots is None else ["--bots", given.bots]
    line += [word for bot in given.bot for word in ("--bot", bot)]
    return shlex.join([*line, "--seed", given.seed, *(["--positions"] if given.positions else [])])

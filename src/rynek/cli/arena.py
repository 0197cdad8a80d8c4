"""`rynek arena`: a tournament of bots with ratings, kept in a folder, on all cores or on a Ray cluster."""

import argparse
import hashlib
import json
import os
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import rynek
from rynek.bots.arena import EndlessGame
from rynek.cli.arguments import BAD_NUMBER, add_language, add_setup, at_least_one, options, players
from rynek.cli.speech import speech
from rynek.core.errors import BadOptions
from rynek.core.message import Message, why
from rynek.play.match import Match
from rynek.play.words import Words
from rynek.research.arena.entrants import read_entrants
from rynek.research.arena.plan import Limits, Plan
from rynek.research.arena.results import Result
from rynek.research.arena.workers import Workers, WorkersLost, crew
from rynek.research.needs import need

if TYPE_CHECKING:
    from rynek.research.arena.contest import Contest
    from rynek.research.arena.summary import Summary

BAD_SURE: Final = why("bad-sure", value=None)
PACKAGES: Final = ("choix", "matplotlib", "msgspec", "numpy", "pyarrow", "scipy")


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("arena", help="rate bots against each other, with intervals and a report")
    parser.add_argument("--game", required=True, help="the game, as `rynek games` lists it")
    add_setup(parser)
    add_entrants(parser)
    parser.add_argument("-n", "--games", type=int, default=100, help="how many games at most (100), in whole deals")
    parser.add_argument("--until", metavar="SURE", help="stop as soon as the leader is known this surely, such as 95%%")
    parser.add_argument("--out", type=Path, help="the folder to keep everything in (arena/…, made from what is played)")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster")
    add_language(parser)
    parser.set_defaults(run=run)


def add_entrants(parser: argparse.ArgumentParser, usual: str = "greedy,random") -> None:
    """Who plays, within which limits, by which seed, on how many cores."""
    parser.add_argument("-b", "--bots", help=f"entrants, with commas ({usual}): names, NAME:BUDGET, file:, pipe:, url:")
    parser.add_argument(
        "--bot", action="append", default=[], metavar="ENTRANT", help="one more entrant, commas and all"
    )
    parser.add_argument("--seed", default="1", help="the seed of everything (1)")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (all cores)")
    parser.add_argument("--seconds", type=float, default=Limits().seconds, help="for a move (60)")
    parser.add_argument("--memory", type=int, default=Limits().memory, help="megabytes of a file or program (2048)")
    parser.set_defaults(usual_bots=usual)


def plan_of(given: argparse.Namespace, game: rynek.AnyGame, count: int) -> Plan:
    """What is to be played; BadOptions when it cannot be. Entrants that need a process are tried out."""
    at_least_one(given, "games", "jobs", "memory")
    if given.seconds <= 0:
        raise BadOptions(Message(BAD_NUMBER, "seconds", 0, given.seconds))
    named = given.bots if given.bots is not None else "" if given.bot else given.usual_bots
    texts = [text for text in named.split(",") if text.strip()] + given.bot
    limits = Limits(given.seconds, given.memory)
    plan = Plan(game.name, count, read_entrants(texts), given.seed, options(game, given.option), limits)
    plan.check()
    return plan


def run(given: argparse.Namespace) -> int:
    """Play what is missing, then write and show what came out."""
    need(PACKAGES)
    from rynek.research.arena.archive import Archive
    from rynek.research.arena.contest import Contest, Wanted
    from rynek.research.arena.minds import try_out
    from rynek.research.arena.summary import summarise

    game = rynek.game(given.game)
    plan = plan_of(given, game, players(game, given.players))
    wanted = Wanted(given.games, sure_of(given.until))
    for entrant in plan.entrants:
        try_out(entrant, Match(game, plan.players, plan.options, "0"), plan.limits)
    workers = workers_of(given)
    words, console = speech(given.lang, game.name), Console(stderr=True, highlight=False)
    with Archive(given.out or usual_folder(plan), plan) as archive:
        contest = Contest(plan, wanted, archive)
        announce(contest, given.games, words, console)
        code = play(contest, workers, words, console)
        if contest.results:
            summary = summarise(contest)
            show(summary, words, stops=contest.stops)
            write(contest, summary, words)
            console.print(words.text("arena-kept", folder=str(archive.folder)))
    return code


def sure_of(text: str | None) -> float | None:
    """The certainty of `95%`, between a half and one."""
    if text is None:
        return None
    try:
        value = float(text.strip().removesuffix("%")) / 100
    except ValueError:
        value = 0.0
    if not 0.5 < value < 1:
        raise BadOptions(Message(BAD_SURE, text[:20]))
    return value


def workers_of(given: argparse.Namespace) -> Workers:
    """Who plays the games."""
    if given.ray is None:
        return crew(given.jobs)
    need(("ray",), "ray")
    from rynek.research.arena.ray_workers import RayCluster

    return RayCluster(given.ray)


def usual_folder(plan: Plan) -> Path:
    """A folder that the same plan finds again."""
    mark = hashlib.sha256(json.dumps(plan.description(), sort_keys=True).encode()).hexdigest()[:8]
    return Path("arena") / f"{plan.game}-{plan.players}-{mark}"


def announce(contest: "Contest", wished: int, words: Words, console: Console) -> None:
    """Say what is there already, and how many games it will be."""
    done = len(contest.archive.results)
    if done:
        console.print(words.text("arena-resumed", done=done, folder=str(contest.archive.folder)))
    if contest.total != wished:
        console.print(words.text("arena-whole-deals", games=contest.total))


def play(contest: "Contest", workers: Workers, words: Words, console: Console) -> int:
    """Play with a bar that shows the remaining time; the exit code."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    folder = str(contest.archive.folder)
    try:
        with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
            task = progress.add_task(words.text("arena-progress"), total=contest.total)
            progress.update(task, completed=sum(number < contest.total for number in contest.archive.results))
            contest.run(workers, told(lambda: progress.advance(task)))
    except KeyboardInterrupt:
        console.print(words.text("arena-stopped", done=len(contest.archive.results), folder=folder))
        return 130
    except (OSError, WorkersLost, EndlessGame) as error:
        reason = (getattr(error, "strerror", None) or f"{type(error).__name__}: {error}") + "."
        console.print(words.text("arena-failed", reason=reason, done=len(contest.archive.results), folder=folder))
        return 1
    return 0


def told(act: Callable[[], None]) -> Callable[[Result], None]:
    """What to do when a game has ended, whichever it was."""
    return lambda _: act()


def show(summary: "Summary", words: Words, *, stops: bool) -> None:
    """Print the tables."""
    from rynek.research.arena.tables import tables, verdict

    page = Console(highlight=False, markup=False)
    for table in tables(summary, words):
        shown = Table(*table.heads, title=table.title, title_justify="left")
        for row in table.rows:
            shown.add_row(*row)
        page.print(shown)
    page.print(verdict(summary, words, stops=stops))


def write(contest: "Contest", summary: "Summary", words: Words) -> None:
    """Write the files."""
    from rynek.research.arena.archive import write_whole
    from rynek.research.arena.exports import export
    from rynek.research.arena.figures import save_figures
    from rynek.research.arena.report import report

    folder = contest.archive.folder
    export(contest, summary)
    save_figures(summary, words, folder / "figures")
    write_whole(folder / "report.html", report(summary, words, command(contest), stops=contest.stops))


def command(contest: "Contest") -> str:
    """The command that plays the same games again."""
    plan = contest.plan
    line = ["rynek", "arena", "--game", plan.game, "--players", str(plan.players)]
    for name, value in plan.options.items():
        text = ",".join(value) if isinstance(value, list) else str(value).lower()
        line += ["-o", f"{name}={text}"]
    for entrant in plan.entrants:
        spec = entrant.what if entrant.kind == "rynek" else f"{entrant.kind}:{entrant.what}"
        line += ["--bot", spec if entrant.label == spec else f"{entrant.label}={spec}"]
    line += ["--games", str(len(contest.results)), "--seed", plan.seed]
    if plan.limits != Limits():
        line += ["--seconds", f"{plan.limits.seconds:g}", "--memory", str(plan.limits.memory)]
    return shlex.join(line)

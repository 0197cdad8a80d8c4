"""`rynek replay FILE`: a recorded match, checked and told move by move."""

import argparse
import json
from pathlib import Path

from rich.console import Console

from rynek.cli.arguments import add_language
from rynek.cli.board import board
from rynek.cli.score import score_table
from rynek.cli.speech import speech
from rynek.play.match import AnyMatch, seat_mark
from rynek.play.record import parse_record, replay


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("replay", help="check a recorded match and tell it move by move")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, usually called something.rynek")
    parser.add_argument("--to", type=int, metavar="N", help="stop after the N-th answer and show the table there")
    parser.add_argument("--quiet", action="store_true", help="only check, and show the end")
    parser.add_argument("--dump", action="store_true", help="print the last position as JSON and nothing else")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Replay the file."""
    record = parse_record(given.file.read_text(encoding="utf-8", errors="replace"))
    given.game = record.game
    match = replay(record)
    last = match.position if given.to is None else max(0, min(given.to, match.position))
    if given.dump:
        print(json.dumps(match.game.dump(match.state_at(last)), indent=2, ensure_ascii=False))
        return 0
    console = Console(highlight=False, markup=False)
    names = tuple(record.names.get(seat, "") for seat in range(match.players))
    if not given.quiet:
        tell(console, match, last, names, given.lang)
    show_end(console, match, last, given.lang)
    words = speech(given.lang, record.game)
    console.print(words.text("cli-replayed", count=match.position))
    console.print(words.text("cli-seed-checked" if record.seed is not None else "cli-seed-unknown"))
    return 0


def tell(console: Console, match: AnyMatch, last: int, names: tuple[str, ...], lang: str) -> None:
    """Every answer as it was written, and what followed from it."""
    words = speech(lang, match.game.name)
    for number, entry in enumerate(match.log[:last], start=1):
        console.print(f"{number:4} {seat_mark(entry.seat)} {entry.action}")
        for event in entry.events:
            console.print(f"       {words.message(event.message, names)}")


def show_end(console: Console, match: AnyMatch, last: int, lang: str) -> None:
    """The score of a finished match, or the table where the telling stops."""
    state = match.state_at(last)
    if state.over:
        console.print(score_table(match.game, state, speech(lang, match.game.name)))
    else:
        console.print(board(state.view(None)))

"""`rynek play GAME`: a game in the terminal against bots, by typed notation."""

import argparse
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console

import rynek
from rynek.bots import SeatHandle, bot
from rynek.cli.arguments import add_language, add_table, bots, options, players
from rynek.cli.board import board
from rynek.cli.score import score_table
from rynek.cli.speech import speech
from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.errors import BadOptions, Refused
from rynek.core.message import Message, why

NO_SUCH_LETTER: Final = why("no-such-letter", letter=None, players=None)
LISTED: Final = 40
"""How many moves are listed before the rest is only counted."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("play", help="play a game in the terminal against bots")
    add_table(parser)
    parser.add_argument("-b", "--bots", default="normal", help="the bots on the other seats, with commas")
    parser.add_argument("--seat", default="A", help="your seat: A, B, C ...")
    parser.add_argument("--seed", help="the seed of dice and draws; secret and new when left out")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record of the match here at the end")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Set up the table and play until the end."""
    game = rynek.game(given.game)
    match = rynek.Match(game, players(game, given.players), options(game, given.option), given.seed)
    letter = given.seat.upper()
    if letter not in SEAT.words[: match.players]:
        raise BadOptions(Message(NO_SUCH_LETTER, given.seat[:20], match.players))
    table = TextTable(match, SEAT.value(letter), bots(given.bots), given.lang)
    finished = table.play()
    if given.record:
        table.save(given.record)
    return 0 if finished else 1


class Quit(Exception):
    """The person leaves."""


class TextTable:
    """A match, the person at one of its seats, and the bots at the others."""

    def __init__(self, match: rynek.AnyMatch, seat: int, names: tuple[str, ...], lang: str) -> None:
        self.match = match
        self.seat = seat
        self.words = speech(lang, match.game.name)
        self.console = Console(highlight=False, markup=False)
        self.told = 0
        seats = range(match.players)
        self.bots = [bot(names[s % len(names)], Random(f"{match.seed} {s}")) for s in seats]

    def say(self, key: str, **values: object) -> None:
        """A sentence of the command line."""
        self.console.print(self.words.text(f"cli-{key}", **values))

    def play(self) -> bool:
        """Play to the end, or until the person leaves; whether the game was finished."""
        self.say("welcome", game=self.words.text("game-title"), seat=self.words.name(SEAT, self.seat))
        self.say("seed", hash=self.match.seed_hash)
        try:
            while not self.match.state.over:
                self.step()
        except (Quit, EOFError):
            self.say("goodbye")
            return False
        self.tell()
        self.say("over")
        self.console.print(score_table(self.match.game, self.match.state, self.words))
        self.say("seed-revealed", seed=self.match.seed)
        return True

    def step(self) -> None:
        """One answer: the person's if it is wanted, else a bot's."""
        state = self.match.state
        if self.seat in state.to_act:
            self.tell()
            self.console.print(board(self.match.view(self.seat)))
            self.ask()
            return
        other = state.to_act[0]
        self.match.play(other, self.bots[other].choose(SeatHandle(self.match.game, state, other)))

    def tell(self) -> None:
        """The events the person has not been told yet."""
        for event in self.match.seen(self.seat, self.told):
            self.console.print("· " + self.words.message(event.message))
        self.told = self.match.position

    def ask(self) -> None:
        """Ask until the person has moved or taken a move back."""
        self.console.print("\n" + self.words.message(self.match.state.ask(self.seat)))
        self.list_moves("")
        while True:
            text = input(f"{SEAT.word(self.seat)}> ").strip()
            try:
                if self.command(text) if text.startswith("/") else self.move(text):
                    return
            except Refused as error:
                self.console.print(self.words.message(error.message))

    def list_moves(self, word: str) -> None:
        """The legal moves with their numbers, or those that have a word in them."""
        lines = [self.move_line(place, move) for place, move in enumerate(self.moves(), start=1)]
        wanted = [line for line in lines if word.lower() in line.lower()]
        for line in wanted[:LISTED]:
            self.console.print(line)
        if len(wanted) > LISTED:
            self.say("more-moves", count=len(wanted) - LISTED)

    def move_line(self, place: int, move: Action) -> str:
        """A line of the list of moves."""
        return f"{place:4}  {move!s:28}  {self.words.move(move)}"

    def moves(self) -> list[Action]:
        """What the person may do."""
        found: list[Action] = self.match.state.legal(self.seat)
        return found

    def move(self, text: str) -> bool:
        """Play a move given by notation, number, or Enter when there is only one; whether it was played."""
        moves = self.moves()
        if text.isdecimal() and not 1 <= int(text) <= len(moves):
            self.say("no-number", number=text[:20])
            return False
        if text == "" and len(moves) > 1:
            self.list_moves("")
            return False
        self.match.play(self.seat, moves[int(text or "1") - 1] if text.isdecimal() or not text else text)
        return True

    def command(self, text: str) -> bool:
        """Carry out a command; whether the table must be shown again."""
        name, _, rest = text[1:].partition(" ")
        if name == "quit":
            raise Quit
        if name == "undo":
            self.match.undo(self.seat)
            self.told = min(self.told, self.match.position)
            self.say("undone")
            return True
        if name == "moves":
            self.list_moves(rest)
        elif name == "board":
            self.console.print(board(self.match.view(self.seat)))
        elif name == "score":
            self.console.print(score_table(self.match.game, self.known(), self.words))
        elif name == "save" and rest:
            self.save(Path(rest))
        elif name == "help":
            self.say("help")
        else:
            self.say("unknown-command", command=f"/{name}"[:20])
        return False

    def known(self) -> rynek.State:
        """A state that holds nothing the person cannot know, for counting points."""
        guessed: rynek.State = self.match.game.guess(self.match.state, self.seat, Random(0))
        return guessed

    def save(self, path: Path) -> None:
        """Write the record of the match."""
        path.write_text(self.match.record(hidden=True), encoding="utf-8")
        self.say("saved", file=str(path))

"""`rynek games`: what can be played, by how many, with which options."""

import argparse

from rich.console import Console
from rich.table import Table

import rynek
from rynek.cli.arguments import add_language
from rynek.cli.speech import speech
from rynek.core.option import Option


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("games", help="list the games and their options")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print a table for each game."""
    console = Console(highlight=False)
    for name in rynek.all_games():
        game, words = rynek.game(name), speech(given.lang, name)
        console.print(f"[bold]{words.text('game-title')}[/] ({name}), {game.min_players}-{game.max_players}")
        console.print(words.text("game-blurb"))
        if game.options:
            console.print(option_table(name, game.options, given.lang))
        console.print()
    return 0


def option_table(name: str, options: tuple[Option, ...], lang: str) -> Table:
    """The options of a game, a line each."""
    words = speech(lang, name)
    table = Table(*[words.text(f"cli-column-{column}") for column in ("option", "meaning", "default", "allowed")])
    for option in options:
        meaning = words.text(f"option-{option.name}".replace("_", "-"))
        table.add_row(option.name, meaning, str(option.default), option.allowed)
    return table

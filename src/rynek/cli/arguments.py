"""Arguments that several commands share, and how their values are read."""

import argparse
from random import Random
from typing import Any, Final

from rynek.bots import bot
from rynek.cli.speech import default_language
from rynek.core.errors import BadOptions
from rynek.core.game import AnyGame
from rynek.core.message import Message, why
from rynek.core.option import BAD_OPTION, UNKNOWN_OPTION, Option
from rynek.play.words import LANGUAGES

BAD_NUMBER: Final = why("bad-number", name=None, low=None, value=None)

SWITCH = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def add_table(parser: argparse.ArgumentParser) -> None:
    """The arguments that set up a table."""
    parser.add_argument("game", metavar="GAME", help="the game, as `rynek games` lists it")
    add_setup(parser)


def add_setup(parser: argparse.ArgumentParser) -> None:
    """How many play, and by which options."""
    parser.add_argument("-p", "--players", type=int, help="how many play; the fewest when left out, but two at least")
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language of all that is said."""
    parser.add_argument("-l", "--lang", choices=LANGUAGES, default=default_language(), help="Polish or English")


def players(game: AnyGame, given: int | None) -> int:
    """The number of players: as given, else the fewest that make a contest."""
    count = max(2, game.min_players) if given is None else given
    game.check_players(count)
    return count


def options(game: AnyGame, given: list[str]) -> dict[str, Any]:
    """The options written NAME=VALUE; BadOptions for what cannot be understood."""
    known = {option.name: option for option in game.options}
    found: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise BadOptions(Message(UNKNOWN_OPTION, name[:80], ", ".join(known)))
        found[name] = option_value(known[name], value)
    return found


def option_value(option: Option, text: str) -> Any:
    """The value of an option from its text."""
    if option.kind == "switch" and text.lower() in SWITCH:
        return SWITCH[text.lower()]
    if option.kind == "list":
        return option.check([word for word in text.split(",") if word])
    if option.kind == "number" and text.lstrip("-").isdecimal():
        return option.check(int(text))
    if option.kind == "choice":
        return option.check(text)
    raise BadOptions(Message(BAD_OPTION, option.name, text[:80], option.allowed))


def at_least_one(given: argparse.Namespace, *names: str) -> None:
    """BadOptions when one of these arguments is not a positive number."""
    for name in names:
        if getattr(given, name) < 1:
            raise BadOptions(Message(BAD_NUMBER, name, 1, getattr(given, name)))


def bots(text: str) -> tuple[str, ...]:
    """The bots named in a list with commas; BadOptions when one does not exist."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        bot(name, Random(0))
    return names

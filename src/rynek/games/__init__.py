"""The games, one folder each, found by name."""

from importlib import import_module
from typing import Final

from rynek.core.errors import BadOptions
from rynek.core.game import AnyGame, Game
from rynek.core.message import Message, why

UNKNOWN_GAME: Final = why("unknown-game", game=None, known=None)

NAMES: Final = ("caylus_1303", "genoa", "tiletum", "tiny_towns", "troyes")


def all_games() -> tuple[str, ...]:
    """The names of all games."""
    return NAMES


def game(name: str) -> AnyGame:
    """The game of that name; BadOptions when there is none."""
    if name not in NAMES:
        raise BadOptions(Message(UNKNOWN_GAME, str(name)[:40], ", ".join(NAMES)))
    found = import_module(f"rynek.games.{name}").GAME
    assert isinstance(found, Game)
    return found

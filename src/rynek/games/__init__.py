"""The games, one folder each, found by name."""

from importlib import import_module
from typing import Final

from rynek.core.errors import BadOptions
from rynek.core.game import AnyGame, Game
from rynek.core.message import Message, why

UNKNOWN_GAME: Final = why("unknown-game", game=None, known=None)

REGISTRY: Final = {
    "caylus_1303": "rynek.games.caylus_1303",
    "genoa": "rynek.games.genoa",
    "tiletum": "rynek.games.tiletum",
    "tiny_towns": "rynek.games.tiny_towns",
    "troyes": "rynek.games.troyes",
}
"""By name the package of each game: its GAME, and its words in `text/`."""


def all_games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(REGISTRY)


def game(name: str) -> AnyGame:
    """The game of that name; BadOptions when there is none."""
    if name not in REGISTRY:
        raise BadOptions(Message(UNKNOWN_GAME, str(name)[:40], ", ".join(REGISTRY)))
    found = import_module(REGISTRY[name]).GAME
    assert isinstance(found, Game)
    return found

"""rynek: five great euro games with complete rules, to play and to study."""

from rynek.core.action import Action
from rynek.core.chance import CHANCE
from rynek.core.errors import BadNotation, BadOptions, BadPosition, BadRecord, IllegalMove, Refused
from rynek.core.game import AnyGame, Game
from rynek.core.state import State, play_chance
from rynek.draw import connect
from rynek.games import all_games
from rynek.games import game as _game
from rynek.play.match import AnyMatch, Match
from rynek.play.record import read_record
from rynek.play.words import words


def game(name: str) -> AnyGame:
    """The game of that name, its painter at hand; BadOptions when there is none."""
    return connect(_game(name))


__all__ = [
    "CHANCE",
    "Action",
    "AnyGame",
    "AnyMatch",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalMove",
    "Match",
    "Refused",
    "State",
    "all_games",
    "game",
    "play_chance",
    "read_record",
    "words",
]

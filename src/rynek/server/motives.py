"""Motives: a bot's move is put before a bot once more, as whoever asks about it saw the table then."""

from random import Random
from typing import NamedTuple

from rynek.core.state import State
from rynek.play.match import AnyMatch
from rynek.server.past import state_at
from rynek.server.table import Table
from rynek.server.trouble import Trouble


class Made(NamedTuple):
    """A move in notation, and the position it was made in as the asker may imagine it."""

    position: State
    move: str


def made_by(table: Table, match: AnyMatch, position: int, seat: int, viewer: int) -> Made | None:
    """The last move of a seat up to a position; None when not everybody may know it. It runs at the desk.

    The position is a guess of the viewer: what is said about the move can give nothing away that he does not know.
    """
    place = place_of_move(match, position, seat)
    if not match.is_public(place):
        return None
    guess = table.game.guess(state_at(table, match, place), viewer, Random(0))
    return Made(guess, str(match.log[place].action))


def place_of_move(match: AnyMatch, position: int, seat: int) -> int:
    """Where a seat's last move up to a position stands in the log: what several do at once is told with the last."""
    for place in range(min(position, match.position) - 1, -1, -1):
        if match.log[place].seat == seat:
            return place
    raise Trouble("no-such-position", 404, position=position)

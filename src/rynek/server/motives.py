"""Motives: a bot's move is put before a bot once more, as whoever asks about it saw the table then."""

from random import Random
from typing import Final, NamedTuple

from rynek.core.action import Action
from rynek.core.state import State
from rynek.play.match import AnyMatch
from rynek.server.past import state_at
from rynek.server.table import Table
from rynek.server.trouble import Trouble

LOOKED_AT: Final = 6
"""How many moves of a bot are looked at to find the one worth explaining."""


class Made(NamedTuple):
    """A move, and the position it was made in as the asker may imagine it."""

    position: State
    move: Action


def made_by(table: Table, match: AnyMatch, since: int, position: int, seat: int, viewer: int) -> Made | None:
    """Of a seat's last moves from one position to another, the one with most to choose from; None when all are hidden.

    The position is a guess of the viewer, and so is what there was to choose from: neither the move that is explained
    nor what is said about it can give anything away that he does not know. It runs at the desk.
    """
    places = places_of_moves(match, since, position, seat)[-LOOKED_AT:]
    found = [shown(table, match, place, viewer) for place in places if match.is_public(place)]
    return max(found, key=lambda made: len(made.position.legal(seat)), default=None)


def shown(table: Table, match: AnyMatch, place: int, viewer: int) -> Made:
    """A move of the log, as the viewer may imagine the position before it."""
    guess = table.game.guess(state_at(table, match, place), viewer, Random(0))
    return Made(guess, match.log[place].action)


def places_of_moves(match: AnyMatch, since: int, position: int, seat: int) -> list[int]:
    """Where a seat's moves up to a position stand in the log, from its last one up to another position on.

    What several do at once is told with the last of their moves.
    """
    places = [place for place in range(min(position, match.position)) if match.log[place].seat == seat]
    if not places:
        raise Trouble("no-such-position", 404, position=position)
    before = sum(place < since for place in places)
    return places[max(0, before - 1) :]

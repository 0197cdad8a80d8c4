"""Rematch: the same game and seats, begun by the next player; and a finished game played on from a position."""

import secrets
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rynek.core.chance import CHANCE
from rynek.core.domain import SEAT
from rynek.play.match import AnyMatch, Match
from rynek.server.answers import TableName
from rynek.server.asked import Asked
from rynek.server.messages import Nothing, PlayOn
from rynek.server.records import continued, wishes_for
from rynek.server.seating import made, seat_rows
from rynek.server.table import Table
from rynek.server.trouble import Trouble

MOST_TRIES: Final = 400
"""Seeds tried until chance lets the right player begin: one in six fits at the worst."""


async def rematch(request: Request) -> Response:
    """The table that follows a finished one; made by whoever asks first."""
    asked = Asked(request)
    await asked.body(Nothing)
    table = await asked.house.tables.find(asked.part("table"))
    if not table.held(asked.known):
        raise Trouble("not-seated", 403)
    if not table.is_over:
        raise Trouble("not-over-yet", 409)
    if not table.next_table:
        asked.count_made()
        match = await asked.house.archive.do(next_match, table.match, asked.house.settings.seed)
        await asked.house.tables.follow(table, match)
    return asked.answer(TableName(table=table.next_table), 201)


def next_match(before: AnyMatch, seed: str = "") -> AnyMatch:
    """A new match with the same options, begun by the player after the one who began before."""
    wanted = (starter(before) + 1) % before.players
    options = {**before.options, **_told(before.options, wanted)}
    for number in range(MOST_TRIES):
        fresh = f"{seed}-{number}" if seed else secrets.token_hex(16)
        found: AnyMatch = Match(before.game, before.players, options, fresh)
        if starter(found) == wanted:
            return found
    return found


def starter(match: AnyMatch) -> int:
    """Who began: as chance said, or else as the options say."""
    for entry in match.log:
        if entry.seat == CHANCE and entry.action.verb.domains == (SEAT,) and entry.action.verb.rest is None:
            return entry.action.args[0]
    word = match.options.get("start_player", "")
    return SEAT.value(word) if len(word) == 1 else int(match.options.get("first_player", 0))


def _told(options: dict[str, Any], wanted: int) -> dict[str, Any]:
    """The options that name who begins, if any does."""
    if "first_player" in options:
        return {"first_player": wanted}
    return {"start_player": SEAT.word(wanted)} if len(options.get("start_player", "")) == 1 else {}


async def play_on(request: Request) -> Response:
    """A new table that goes on from a position of a game that is over, with fresh dice."""
    asked = Asked(request)
    asked.count_made()
    wish = await asked.body(PlayOn)
    table: Table = await asked.house.tables.find(asked.part("table"))
    table.check_open()
    if not table.is_over:
        raise Trouble("not-over-yet", 409)
    going_on = await asked.house.archive.do(continued, table.match, wish.position)
    if going_on.state.over:
        raise Trouble("no-such-position", position=wish.position)
    seats = seat_rows(wishes_for(wish.seats, going_on), asked.owner, asked.lang)
    new = await asked.house.tables.make(going_on, seats, borrowed=going_on.position)
    return asked.answer(made(new), 201)


ROUTES: Final = [
    Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{table}/continue", play_on, methods=["POST"]),
]

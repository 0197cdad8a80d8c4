"""Lobby: games, new and open tables, invitations, another device. See docs/wire.md."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rynek.core.domain import SEAT
from rynek.games import game as find_game
from rynek.play.match import Match
from rynek.play.words import words
from rynek.server.answers import Claimed, Invitation, Link, LinkedSeats, OpenTable, OpenTables, SeatLine, TableName
from rynek.server.asked import Asked
from rynek.server.catalog import catalog, game_help
from rynek.server.messages import Claim, NewTable, Nothing, clean_name
from rynek.server.seating import made, seat_rows
from rynek.server.store import SeatRow
from rynek.server.table import Table
from rynek.server.trouble import Trouble


async def games(request: Request) -> Response:
    """The games, their options, and the bots."""
    asked = Asked(request)
    return asked.answer(await asyncio.to_thread(catalog, asked.lang))


async def help_with_game(request: Request) -> Response:
    """How to play a game in short, and its components explained."""
    asked = Asked(request)
    game = find_game(asked.part("game"))
    return asked.answer(await asked.house.desk.do(game_help, game.name, asked.lang))


async def new_table(request: Request) -> Response:
    """Make a table."""
    asked = Asked(request)
    asked.count_made()
    wish = await asked.body(NewTable)
    asked.about(find_game(wish.game).name)
    seed = asked.house.settings.seed or None
    match = await asked.house.tables.desk.do(Match, find_game(wish.game), len(wish.seats), wish.options, seed)
    seats = seat_rows(wish.seats, asked.owner, asked.lang, shuffle=wish.shuffle)
    table = await asked.house.tables.make(match, seats, listed=wish.listed)
    return asked.answer(made(table), 201)


async def open_tables(request: Request) -> Response:
    """The tables that wait for anybody."""
    asked = Asked(request)
    found = await asked.house.tables.ask(asked.house.store.open_to_all)
    tables = [
        OpenTable(
            game=row.game,
            title=words(asked.lang, row.game).text("game-title"),
            players=[seat.name for seat in seats if not seat.is_free],
            free=sum(seat.is_free for seat in seats),
            mine=any(seat.owner == asked.known for seat in seats if asked.known),
            invitation=f"/join/{row.invitation}",
            created=row.created,
        )
        for row, seats in found
    ]
    return asked.answer(OpenTables(tables=tables))


# invitations


async def invitation(request: Request) -> Response:
    """What an invitation leads to."""
    asked = Asked(request)
    table = await invited(asked)
    told = Invitation(
        table=table.id,
        game=table.game.name,
        title=words(asked.lang, table.game.name).text("game-title"),
        seats=[seat_line(number, seat) for number, seat in enumerate(table.seats)],
        free=[SEAT.word(number) for number, seat in enumerate(table.seats) if seat.is_free],
        mine=[SEAT.word(number) for number in table.held(asked.known)],
    )
    return asked.answer(told)


def seat_line(number: int, seat: SeatRow) -> SeatLine:
    """A seat as whoever is invited sees it."""
    kind = "bot" if seat.level is not None else "free" if seat.is_free else "human"
    return SeatLine(seat=SEAT.word(number), name=seat.name, kind=kind, level=seat.level or "")


async def claim(request: Request) -> Response:
    """Take a free seat by invitation."""
    asked = Asked(request)
    wish = await asked.body(Claim)
    table = await invited(asked)
    owner = asked.house.identity.fresh() if wish.token else asked.owner
    wanted = None if wish.seat is None else SEAT.value(wish.seat)
    number = await asked.house.tables.claim(table, wanted, clean_name(wish.name), owner)
    told = Claimed(table=table.id, seat=SEAT.word(number))
    if wish.token:
        told["token"] = await asked.house.tables.ask(asked.house.store.add_token, table.id, number, owner)
    return asked.answer(told)


async def invited(asked: Asked) -> Table:
    """The table of the invitation in the address."""
    return await asked.house.tables.find(await asked.house.tables.ask(asked.house.store.invited, asked.part("code")))


# another device


async def new_link(request: Request) -> Response:
    """A link that moves the seats of this browser to another one."""
    asked = Asked(request)
    await asked.body(Nothing)
    table = await asked.house.tables.find(asked.part("table"))
    if not table.held(asked.known):
        raise Trouble("not-seated", 403)
    life = asked.house.settings.link_life
    code, expires = await asked.house.tables.ask(asked.house.store.add_link, table.id, asked.owner, life)
    return asked.answer(Link(link=f"/device/{code}", expires=expires))


async def link(request: Request) -> Response:
    """What a link would move. Looking does not use it up."""
    asked = Asked(request)
    name, owner = await asked.house.tables.ask(asked.house.store.link, asked.part("code"))
    table = await asked.house.tables.find(name)
    title = words(asked.lang, table.game.name).text("game-title")
    seats = [SEAT.word(number) for number in table.held(owner)]
    return asked.answer(LinkedSeats(table=name, title=title, seats=seats))


async def use_link(request: Request) -> Response:
    """Move the seats to this browser."""
    asked = Asked(request)
    await asked.body(Nothing)
    table = await asked.house.tables.move_device(asked.part("code"), asked.owner)
    return asked.answer(TableName(table=table.id))


ROUTES = [
    Route("/api/games", games),
    Route("/api/games/{game}/help", help_with_game),
    Route("/api/open", open_tables),
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/invitations/{code}", invitation),
    Route("/api/invitations/{code}", claim, methods=["POST"]),
    Route("/api/tables/{table}/device", new_link, methods=["POST"]),
    Route("/api/device/{code}", link),
    Route("/api/device/{code}", use_link, methods=["POST"]),
]

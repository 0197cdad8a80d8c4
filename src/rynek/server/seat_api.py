"""Seat API: how a program written elsewhere plays a seat. See docs/api.md."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rynek.core.domain import SEAT
from rynek.server.answers import MoveLine, Revision, SeatEvents, SeatMoves, SeatToken, SeatView
from rynek.server.asked import Asked
from rynek.server.messages import SeatMove, SeatWish
from rynek.server.show import show
from rynek.server.speech import letter
from rynek.server.table import Table
from rynek.server.trouble import Trouble

LONGEST_WAIT: Final = 30.0


class Program:
    """A program that speaks for a seat with its token."""

    def __init__(self, asked: Asked, table: Table, seat: int, owner: str) -> None:
        self.asked = asked
        self.table = table
        self.seat = seat
        self.owner: str | None = owner
        self.news = asyncio.Event()

    def changed(self) -> None:
        """The table has changed."""
        self.news.set()

    def stirred(self) -> None:
        """Who is here is no news for a program."""

    def tell(self, message: dict[str, object]) -> None:
        """Chat is no news for a program."""

    def closed(self) -> None:
        """The table is no more."""
        self.news.set()

    async def wait(self, revision: int, seconds: float) -> None:
        """Wait until the table is past a revision, or for so long; a waiting program counts as present."""
        self.table.enter(self)
        try:
            async with asyncio.timeout(seconds):
                while self.table.revision <= revision and not self.table.is_closed:
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            pass
        finally:
            self.table.leave(self)


async def program(request: Request) -> Program:
    """Who asks, by the token; Trouble when the token is not good (any more)."""
    asked = Asked(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not 1 <= len(token) <= 80:
        raise Trouble("bad-token", 401)
    name, seat, owner = await asked.house.tables.ask(asked.house.store.token, token)
    asked.house.said.take(f"seat {name} {seat}")
    table = await asked.house.tables.find(name)
    if table.seats[seat].owner != owner:
        raise Trouble("bad-token", 401)
    asked.about(table.game.name)
    return Program(asked, table, seat, owner)


async def new_token(request: Request) -> Response:
    """A token for a seat of this browser, shown once."""
    asked = Asked(request)
    wish = await asked.body(SeatWish)
    table = await asked.house.tables.find(asked.part("table"))
    seat = SEAT.value(wish.seat)
    if seat not in table.held(asked.known):
        raise Trouble("not-your-seat", 403)
    token = await asked.house.tables.ask(asked.house.store.add_token, table.id, seat, asked.owner)
    return asked.answer(SeatToken(table=table.id, seat=wish.seat, token=token), 201)


async def view(request: Request) -> Response:
    """What the seat sees, as data."""
    who = await program(request)
    who.table.check_open()
    return who.asked.answer(seen(who))


def seen(who: Program) -> SeatView:
    """The table as data for a program."""
    table, seat = who.table, who.seat
    shown = show(table, seat, who.asked.lang).message
    state = table.match.state
    asked = seat in table.to_act
    return {
        "table": table.id,
        "game": table.game.name,
        "seat": SEAT.word(seat),
        "revision": table.revision,
        "position": table.match.position,
        "over": state.over,
        "must_act": asked,
        "to_act": [letter(number) for number in table.to_act],
        "prompt": shown["prompt"],
        "scores": shown["scores"],
        "ranking": shown["end"]["ranking"] if shown["end"] else None,
        "view": {**table.match.view(seat)},
    }


async def moves(request: Request) -> Response:
    """The legal moves of the seat."""
    who = await program(request)
    who.table.check_open()
    offered = show(who.table, who.seat, who.asked.lang).message
    listed = [MoveLine(move=move["move"], label=move["label"]) for move in offered["moves"]]
    return who.asked.answer(SeatMoves(revision=who.table.revision, moves=listed, more=offered["more"]))


async def move(request: Request) -> Response:
    """Make a move."""
    who = await program(request)
    wish = await who.asked.body(SeatMove)
    revision = await who.asked.house.tables.play(who.table, who.seat, wish.move, wish.revision)
    return who.asked.answer(Revision(revision=revision))


async def undo(request: Request) -> Response:
    """Take back the last move."""
    who = await program(request)
    revision = await who.asked.house.tables.undo(who.table, who.seat, who.table.revision)
    return who.asked.answer(Revision(revision=revision))


async def events(request: Request) -> Response:
    """What has happened, in sentences, after so many lines. With `wait`: as soon as `revision` is past."""
    who = await program(request)
    after, revision = _number(request, "after", 0), _number(request, "revision", -1)
    await who.wait(revision, min(LONGEST_WAIT, float(_number(request, "wait", 0))))
    who.table.check_open()
    lines = show(who.table, who.seat, who.asked.lang).lines
    told = SeatEvents(
        revision=who.table.revision,
        must_act=who.seat in who.table.to_act,
        over=who.table.match.state.over,
        count=len(lines),
        lines=lines[after:],
    )
    return who.asked.answer(told)


def _number(request: Request, name: str, default: int) -> int:
    given = request.query_params.get(name)
    if given is None:
        return default
    if not (given.isascii() and given.isdecimal() and len(given) < 12):
        raise Trouble("bad-message", detail=name)
    return int(given)


ROUTES = [
    Route("/api/tables/{table}/token", new_token, methods=["POST"]),
    Route("/api/seat/view", view),
    Route("/api/seat/moves", moves),
    Route("/api/seat/move", move, methods=["POST"]),
    Route("/api/seat/undo", undo, methods=["POST"]),
    Route("/api/seat/events", events),
]

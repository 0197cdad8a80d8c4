"""My games: the tables of one browser, running and finished, what came of them, and the way to another device."""

import json
from collections import defaultdict
from typing import Any, Final

from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rynek.core.domain import SEAT
from rynek.play.words import words
from rynek.server.answers import GameStatistics, Link, Moved, MyGames, MyTables, TableLine
from rynek.server.asked import Asked
from rynek.server.messages import Nothing
from rynek.server.store import SeatRow

Held = tuple[Row[Any], list[SeatRow]]


async def my_tables(request: Request) -> Response:
    """The tables at which this browser holds a seat."""
    asked = Asked(request)
    found = await asked.house.tables.ask(asked.house.store.held_by, asked.owner) if asked.known else []
    return asked.answer(MyTables(tables=[listed(row, seats, asked) for row, seats in found]))


async def my_games(request: Request) -> Response:
    """The same with what came of finished games, and statistics over all of them."""
    asked = Asked(request)
    found = await asked.house.tables.ask(asked.house.store.held_by, asked.owner, MOST) if asked.known else []
    tables = [listed(row, seats, asked) for row, seats in found if row.kind == "play"]
    return asked.answer(MyGames(tables=tables, statistics=statistics(tables)))


MOST: Final = 500


def listed(row: Row[Any], seats: list[SeatRow], asked: Asked) -> TableLine:
    """A table as a line of a list."""
    mine = [SEAT.word(number) for number, seat in enumerate(seats) if seat.owner == asked.owner]
    return {
        "table": row.id,
        "game": row.game,
        "title": words(asked.lang, row.game).text("game-title"),
        "players": [seat.name for seat in seats],
        "my_seats": mine,
        "my_turn": bool(set(mine).intersection(row.waiting)),
        "over": row.over,
        "lesson": row.kind == "lesson",
        "changed": row.changed,
        "results": json.loads(row.results) if row.results else None,
    }


def statistics(tables: list[TableLine]) -> list[GameStatistics]:
    """For every game: how often it was finished and won, and the best and usual points. Alone one cannot win."""
    by_game: dict[str, list[TableLine]] = defaultdict(list)
    for table in tables:
        if table["results"] and table["my_seats"]:
            by_game[table["game"]].append(table)
    return [_of_game(finished) for _, finished in sorted(by_game.items())]


def _of_game(finished: list[TableLine]) -> GameStatistics:
    best = [_best(table) for table in finished]
    contests = [rank for table, (rank, _) in zip(finished, best, strict=True) if len(table["players"]) > 1]
    points = [number for _, number in best]
    return {
        "game": finished[0]["game"],
        "title": finished[0]["title"],
        "finished": len(finished),
        "contests": len(contests),
        "won": contests.count(1),
        "best": max(points),
        "mean": round(sum(points) / len(points), 1),
    }


def _best(table: TableLine) -> tuple[int, int]:
    """The rank and the points of the best of one's seats."""
    seats = [SEAT.value(letter) for letter in table["my_seats"]]
    results = table["results"]
    assert results is not None
    return min((results["ranks"][seat], results["points"][seat]) for seat in seats)


# another device


async def new_link(request: Request) -> Response:
    """A link with which another device shares all games of this browser."""
    asked = Asked(request)
    await asked.body(Nothing)
    life = asked.house.settings.link_life
    code, expires = await asked.house.tables.ask(asked.house.store.add_device, asked.owner, life)
    return asked.answer(Link(link=f"/device/all.{code}", expires=expires))


async def use_link(request: Request) -> Response:
    """From now on this browser is the same person as the one that gave the link; its own seats come along."""
    asked = Asked(request)
    await asked.body(Nothing)
    owner = await asked.house.tables.ask(asked.house.store.use_device, asked.part("code"))
    if asked.known is not None and asked.known != owner:
        await asked.house.tables.move_all(asked.known, owner)
    response = asked.answer(Moved(moved=True))
    asked.house.identity.write(response, owner, secure=request.url.scheme == "https")
    return response


ROUTES: Final = [
    Route("/api/tables", my_tables),
    Route("/api/mine", my_games),
    Route("/api/mine/device", new_link, methods=["POST"]),
    Route("/api/mine/device/{code}", use_link, methods=["POST"]),
]

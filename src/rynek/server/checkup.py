"""Checkup: what is wrong with a database, found without changing it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, Row, func, or_, select, text

from rynek.core.errors import Refused
from rynek.games import all_games
from rynek.games import game as find_game
from rynek.server.schema import MOVES, SEATS, TABLES
from rynek.server.store import Store
from rynek.server.table import match_of
from rynek.server.trouble import Trouble


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong: with a table, or (table empty) with the whole database. Worded under `doctor-<what>`."""

    what: str
    table: str = ""
    detail: str = ""


def checkup(engine: Engine, *, replay: bool) -> Iterator[Finding]:
    """All that is wrong. `replay`: every log is played again by the rules as well, which takes its time."""
    yield from broken_file(engine)
    gaps = list(gaps_in_logs(engine))
    yield from gaps
    yield from missing_seats(engine)
    if replay:
        yield from unplayable(engine, {finding.table for finding in gaps})


def broken_file(engine: Engine) -> Iterator[Finding]:
    """What SQLite finds when it reads its whole file."""
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        for (said,) in connection.execute(text("PRAGMA integrity_check")):
            if said != "ok":
                yield Finding("integrity", detail=str(said))


def gaps_in_logs(engine: Engine) -> Iterator[Finding]:
    """Tables whose moves are not numbered from 0 without a gap, or are not as many as the table says."""
    count, first, last = func.count(MOVES.c.number), func.min(MOVES.c.number), func.max(MOVES.c.number)
    query = (
        select(TABLES.c.id, TABLES.c.position, count.label("count"), first.label("first"), last.label("last"))
        .join_from(TABLES, MOVES, isouter=True)
        .group_by(TABLES.c.id, TABLES.c.position)
        .having(or_(count != TABLES.c.position, first != 0, last != count - 1))
        .order_by(TABLES.c.id)
    )
    with engine.connect() as connection:
        for row in connection.execute(query):
            yield Finding("gap", row.id, _shape(row))


def _shape(row: Row[Any]) -> str:
    span = "" if row.first is None else f" ({row.first}…{row.last})"
    return f"{row.count}{span} / {row.position}"


def missing_seats(engine: Engine) -> Iterator[Finding]:
    """Tables with more or fewer seats than players."""
    count = func.count(SEATS.c.seat)
    query = (
        select(TABLES.c.id, TABLES.c.players, count.label("count"))
        .join_from(TABLES, SEATS, isouter=True)
        .group_by(TABLES.c.id, TABLES.c.players)
        .having(count != TABLES.c.players)
        .order_by(TABLES.c.id)
    )
    with engine.connect() as connection:
        for row in connection.execute(query):
            yield Finding("seats", row.id, f"{row.count} / {row.players}")


def unplayable(engine: Engine, known: set[str]) -> Iterator[Finding]:
    """Tables whose log the rules do not accept; those of older rules are none of them."""
    store = Store(engine)
    for name in table_names(engine):
        if name not in known:
            yield from _tried(store, name)


def _tried(store: Store, name: str) -> Iterator[Finding]:
    try:
        row = store.table(name)
        game = find_game(row.game)
        if row.version == game.version:
            match_of(game, row)
    except (Refused, Trouble) as error:
        yield Finding("log", name, type(error).__name__)
    except Exception as error:  # noqa: BLE001 - a broken log may break a rule anywhere
        yield Finding("log", name, type(error).__name__)


def versions(engine: Engine) -> Iterator[tuple[str, int, int, bool]]:
    """The rules by which stored tables are played: game, version, how many, and whether they still can be."""
    query = (
        select(TABLES.c.game, TABLES.c.version, func.count())
        .group_by(TABLES.c.game, TABLES.c.version)
        .order_by(TABLES.c.game, TABLES.c.version)
    )
    with engine.connect() as connection:
        for game, version, count in connection.execute(query):
            yield game, version, count, game in all_games() and find_game(game).version == version


def table_names(engine: Engine) -> list[str]:
    """All tables."""
    with engine.connect() as connection:
        return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars())

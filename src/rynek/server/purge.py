"""Purge: old tables go, by the rule of whoever runs the server."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, Engine, and_, delete, false, func, or_, select

from rynek.server.logbook import now, stamp
from rynek.server.schema import DEVICES, LINKS, TABLES


def old_tables(finished: float | None, untouched: float | None) -> ColumnElement[bool]:
    """Which tables go: those finished, or left alone in the middle, for more than so many days; None: none of them."""
    rules: list[ColumnElement[bool]] = [false()]
    if finished is not None:
        rules.append(and_(TABLES.c.over, TABLES.c.changed < _before(finished)))
    if untouched is not None:
        rules.append(and_(~TABLES.c.over, TABLES.c.changed < _before(untouched)))
    return or_(*rules)


def _before(days: float) -> str:
    return stamp(datetime.now(UTC) - timedelta(days=days))


def purge(engine: Engine, which: ColumnElement[bool], *, try_only: bool) -> int:
    """Remove tables with all that belongs to them, and links that have expired; how many tables."""
    with engine.begin() as connection:
        count = connection.execute(select(func.count()).select_from(TABLES).where(which)).scalar_one()
        if not try_only:
            connection.execute(delete(TABLES).where(which))
            for links in (LINKS, DEVICES):
                connection.execute(delete(links).where(links.c.expires < now()))
    return int(count)

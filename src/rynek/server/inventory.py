"""Inventory: the tables of a database and the processes at work, for whoever runs the server."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, func, select

from rynek.server.peers import PATIENCE, clock
from rynek.server.schema import PROCESSES, SEATS, TABLES


@dataclass(frozen=True, slots=True)
class Inventory:
    """Lines of words about single tables, and how many there are of everything."""

    lines: Sequence[tuple[str, ...]]
    tables: int
    over: int
    processes: int


def inventory(engine: Engine, most: int, *, running: bool) -> Inventory:
    """The tables changed last. Seats are told by their kind alone: h a person, b a bot, - free."""
    query = select(TABLES).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most)
    if running:
        query = query.where(~TABLES.c.over)
    with engine.connect() as connection:
        lines = [
            (
                row.id,
                row.game,
                _seats(connection, row.id),
                str(row.position),
                row.waiting or "-",
                row.changed,
                row.holder or "-",
            )
            for row in connection.execute(query).all()
        ]
        tables, over = (
            int(connection.execute(select(func.count()).select_from(TABLES).where(*where)).scalar_one())
            for where in ((), (TABLES.c.over,))
        )
        return Inventory(lines, tables, over, _processes(connection))


def _seats(connection: Connection, table: str) -> str:
    query = select(SEATS.c.owner, SEATS.c.level).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return "".join("b" if row.level else "h" if row.owner else "-" for row in connection.execute(query))


def _processes(connection: Connection) -> int:
    """How many servers share the database; on SQLite nobody tells."""
    if connection.dialect.name == "sqlite":
        return 0
    alive = select(func.count()).select_from(PROCESSES).where(PROCESSES.c.beat > clock() - PATIENCE)
    return int(connection.execute(alive).scalar_one())

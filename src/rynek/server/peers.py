"""Peers: several processes share one PostgreSQL. Each table is held by one of them at a time.

A process tells the database every second that it is alive. Whoever needs a table takes it when nobody alive holds it,
and else passes what was asked on to its holder. A process that was thought dead and comes back can change nothing:
every change names its holder. All times are read off the clock of the database, so that no two clocks need agree.
"""

import secrets
from typing import Final

from sqlalchemy import Engine, Function, and_, delete, exists, func, insert, or_, select, update

from rynek.core.domain import SEAT
from rynek.server.schema import PROCESSES, SEATS, TABLES
from rynek.server.trouble import Trouble

BEAT: Final = 1.0
"""Seconds between two signs of life."""
PATIENCE: Final = 5.0
"""Seconds without one after which a process is thought dead."""
FORGOTTEN: Final = 3600.0
"""Seconds after which a dead process is struck off the list."""


class Elsewhere(Trouble):
    """The table is held by another process, to be reached at `address`."""

    def __init__(self, address: str) -> None:
        super().__init__("elsewhere", 503)
        self.address = address


def clock() -> "Function[float]":
    """The time of the database, in seconds."""
    return func.date_part("epoch", func.clock_timestamp())


ALIVE: Final = exists().where(PROCESSES.c.id == TABLES.c.holder, PROCESSES.c.beat > clock() - PATIENCE)


class Peers:
    """What one process knows of the others. Its methods block: call them from a thread."""

    def __init__(self, engine: Engine, address: str) -> None:
        self.engine = engine
        self.address = address
        self.name = secrets.token_urlsafe(9)

    def arrive(self) -> None:
        """Tell the others that we are here; forget those long gone."""
        with self.engine.begin() as connection:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.beat < clock() - FORGOTTEN))
            connection.execute(insert(PROCESSES).values(id=self.name, address=self.address, beat=clock()))

    def beat(self) -> bool:
        """Say that we are alive; False when that comes too late: others may have taken our tables."""
        mine = update(PROCESSES).where(PROCESSES.c.id == self.name).values(beat=clock())
        with self.engine.begin() as connection:
            if connection.execute(mine.where(PROCESSES.c.beat > clock() - PATIENCE)).rowcount == 1:
                return True
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.name))
            connection.execute(insert(PROCESSES).values(id=self.name, address=self.address, beat=clock()))
        return False

    def take(self, table: str) -> None:
        """Hold a table from now on; Elsewhere when somebody alive does."""
        free = or_(TABLES.c.holder.in_(["", self.name]), ~ALIVE)
        with self.engine.begin() as connection:
            query = update(TABLES).where(TABLES.c.id == table, free).values(holder=self.name)
            if connection.execute(query).rowcount == 1:
                return
            held = select(PROCESSES.c.address).join_from(TABLES, PROCESSES, TABLES.c.holder == PROCESSES.c.id)
            address = connection.execute(held.where(TABLES.c.id == table)).scalar()
        if address is None:
            raise Trouble("no-such-table", 404)
        raise Elsewhere(str(address))

    def release(self, table: str) -> None:
        """Hold a table no longer."""
        mine = and_(TABLES.c.id == table, TABLES.c.holder == self.name)
        with self.engine.begin() as connection:
            connection.execute(update(TABLES).where(mine).values(holder=""))

    def leave(self) -> None:
        """Be gone: all that we held is free."""
        with self.engine.begin() as connection:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.name))

    def orphans(self) -> list[str]:
        """The tables at which a bot must act though nobody alive holds them."""
        query = select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat).join_from(TABLES, SEATS)
        query = query.where(~TABLES.c.over, TABLES.c.waiting != "", SEATS.c.level.is_not(None), ~ALIVE)
        with self.engine.connect() as connection:
            rows = list(connection.execute(query))
        return sorted({row.id for row in rows if SEAT.word(row.seat) in row.waiting})

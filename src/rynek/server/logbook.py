"""Logbook: how a table's log is written, each change under the revision it starts from."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Dialect, bindparam, delete, func, insert, select, update
from sqlalchemy.engine.interfaces import DBAPICursor

from rynek.server.schema import MOVES, TABLES
from rynek.server.trouble import Trouble


@dataclass(frozen=True, slots=True)
class Standing:
    """What the list of tables shows of a game: who must act, and whether it is over."""

    position: int
    waiting: str
    over: bool
    results: str = ""


@dataclass(frozen=True, slots=True)
class LogChange:
    """Moves to be put behind the first `keep` ones of a table's log, of which `stored` are there; later ones go.

    `holder` is the process that changes it, where several share a database: one that has lost the table is refused.
    """

    table: str
    revision: int
    stored: int
    keep: int
    moves: Sequence[tuple[int, str]]
    standing: Standing
    holder: str = ""


def now() -> str:
    """The time, to the second."""
    return stamp(datetime.now(UTC))


def stamp(moment: datetime) -> str:
    """A time as it is stored and sent."""
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


STORED: Final = select(func.count()).select_from(MOVES).where(MOVES.c.table_id == bindparam("table"))
ADVANCE: Final = update(TABLES).where(
    TABLES.c.id == bindparam("table"),
    TABLES.c.revision == bindparam("before"),
    TABLES.c.holder == bindparam("held_by"),
)
ADVANCE_LOG: Final = ADVANCE.where(
    TABLES.c.position == bindparam("stored"), STORED.scalar_subquery() == bindparam("stored")
)
"""Statements are made once: making them takes longer than carrying them out."""
SEATS_CHANGE: Final = ADVANCE.values(revision=bindparam("new_revision"), changed=bindparam("new_changed"))
LOG_CHANGE: Final = ADVANCE_LOG.values(
    {name: bindparam(f"new_{name}") for name in ("revision", "changed", "position", "waiting", "over", "results")}
)
CUT: Final = delete(MOVES).where(MOVES.c.table_id == bindparam("table"), MOVES.c.number >= bindparam("keep"))
NEW_MOVES: Final = insert(MOVES)


def advance(connection: Connection, table: str, revision: int, holder: str) -> None:
    """Count the table's revision up, if nobody else has done so since."""
    values = {"table": table, "before": revision, "held_by": holder, "new_revision": revision + 1, "new_changed": now()}
    if connection.execute(SEATS_CHANGE, values).rowcount != 1:
        raise Trouble("stale", 409)


class Pen:
    """Writes logs in the words of one database, found once and given to its driver as they are: that costs least."""

    def __init__(self, dialect: Dialect) -> None:
        self.change, self.cut, self.add = (
            str(statement.compile(dialect=dialect)) for statement in (LOG_CHANGE, CUT, NEW_MOVES)
        )

    def write(self, cursor: DBAPICursor, changes: Sequence[LogChange]) -> None:
        """Change logs, if nobody else has changed their tables since and as many moves are stored as we believe."""
        at = now()
        cursor.executemany(self.change, [_values(change, at) for change in changes])
        if cursor.rowcount != len(changes):
            raise Trouble("stale", 409)
        for change in changes:
            if change.keep < change.stored:
                cursor.execute(self.cut, {"table": change.table, "keep": change.keep})
        rows = [row for change in changes for row in _rows(change.table, change.keep, change.moves)]
        if rows:
            cursor.executemany(self.add, rows)


def _values(change: LogChange, at: str) -> dict[str, Any]:
    standing = change.standing
    return {
        "table": change.table,
        "before": change.revision,
        "held_by": change.holder,
        "stored": change.stored,
        "new_revision": change.revision + 1,
        "new_changed": at,
        "new_position": standing.position,
        "new_waiting": standing.waiting,
        "new_over": standing.over,
        "new_results": standing.results,
    }


def _rows(table: str, start: int, moves: Sequence[tuple[int, str]]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "number": number, "seat": seat, "move": move}
        for number, (seat, move) in enumerate(moves, start=start)
    ]


def add_moves(connection: Connection, table: str, start: int, moves: Sequence[tuple[int, str]]) -> None:
    """Put moves into a log, numbered from `start`."""
    if moves:
        connection.execute(NEW_MOVES, _rows(table, start, moves))

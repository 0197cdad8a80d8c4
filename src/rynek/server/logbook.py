"""Logbook: how a table's log is written, each change under the revision it starts from."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

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
NEW_MOVES: Final = insert(MOVES)


def advance(connection: Connection, table: str, revision: int, holder: str) -> None:
    """Count the table's revision up, if nobody else has done so since."""
    values = {"table": table, "before": revision, "held_by": holder, "new_revision": revision + 1, "new_changed": now()}
    if connection.execute(SEATS_CHANGE, values).rowcount != 1:
        raise Trouble("stale", 409)


def save_log(connection: Connection, change: LogChange) -> None:
    """Change a log, if nobody else has changed the table since and as many moves are stored as we believe."""
    standing = change.standing
    values: dict[str, Any] = {"table": change.table, "before": change.revision, "held_by": change.holder}
    values |= {"new_revision": change.revision + 1, "new_changed": now(), "new_position": standing.position}
    values |= {"stored": change.stored}
    values |= {"new_waiting": standing.waiting, "new_over": standing.over, "new_results": standing.results}
    if connection.execute(LOG_CHANGE, values).rowcount != 1:
        raise Trouble("stale", 409)
    if change.keep < change.stored:
        connection.execute(delete(MOVES).where(MOVES.c.table_id == change.table, MOVES.c.number >= change.keep))
    add_moves(connection, change.table, change.keep, change.moves)


def add_moves(connection: Connection, table: str, start: int, moves: Sequence[tuple[int, str]]) -> None:
    """Put moves into a log, numbered from `start`."""
    rows = [
        {"table_id": table, "number": number, "seat": seat, "move": move}
        for number, (seat, move) in enumerate(moves, start=start)
    ]
    if rows:
        connection.execute(NEW_MOVES, rows)

"""Backup: all that is stored, as one file that any rynek on any database can take in again.

The file is gzipped JSON, a line each: first the step of the schema, then every row with the name of its table. It is
read in one transaction, so a server may go on playing meanwhile.
"""

import gzip
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Engine, func, insert, inspect, select

from rynek.server.database import HEAD, upgrade, version
from rynek.server.schema import METADATA, PASSING, TABLES
from rynek.server.trouble import Trouble

AT_ONCE: Final = 1000
Line = tuple[str, dict[str, Any]]


def back_up(engine: Engine, file: Path) -> int:
    """Write all that is stored; how many tables there are. The file takes its place only when it is whole."""
    unfinished = file.with_name(f"{file.name}.part")
    with snapshot(engine) as connection:
        with _private(unfinished) as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            out.write(json.dumps({"rynek": "backup", "step": version(engine)}) + "\n")
            out.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in _rows(connection))
        count = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    unfinished.replace(file)
    return int(count)


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees all as it was at its first question, whatever others store meanwhile."""
    is_sqlite = engine.dialect.name == "sqlite"
    level = "SERIALIZABLE" if is_sqlite else "REPEATABLE READ"
    with engine.connect().execution_options(isolation_level=level) as connection, connection.begin():
        if is_sqlite:
            connection.exec_driver_sql("BEGIN")  # Python's driver begins only before something is written
        yield connection


def _private(path: Path) -> IO[bytes]:
    """A file for nobody else: it holds seeds and the key that signs cookies."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def _rows(connection: Connection) -> Iterator[Line]:
    for table in METADATA.sorted_tables:
        for row in connection.execute(select(table)) if table not in PASSING else ():
            found = dict(row._mapping)  # noqa: SLF001 - SQLAlchemy's own public name
            if "holder" in found:
                found["holder"] = ""  # no process holds anything where it is restored
            yield table.name, found


def restore(engine: Engine, file: Path) -> int:
    """Take in a backup of this or an earlier schema; how many tables there are. Only an empty database takes one."""
    if inspect(engine).has_table(TABLES.name):
        raise Trouble("restore-not-empty")
    step, lines = read_backup(file)
    upgrade(engine, step)
    with engine.begin() as connection:
        for name, group in groupby(lines, key=lambda line: line[0]):
            while rows := [row for _, row in islice(group, AT_ONCE)]:
                connection.execute(insert(METADATA.tables[name]), rows)
    upgrade(engine)
    with engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())


def read_backup(file: Path) -> tuple[str, list[Line]]:
    """The step of the schema and the rows; Trouble when the file is no backup, is torn, or comes from a newer rynek."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            head = json.loads(source.readline())
            lines = [(str(name), dict(row)) for name, row in map(json.loads, source)]
        step = str(head["step"])
    except (gzip.BadGzipFile, EOFError, ValueError, TypeError, KeyError):
        raise Trouble("no-backup", place=str(file)) from None
    if any(name not in METADATA.tables for name, _ in lines):
        raise Trouble("no-backup", place=str(file))
    if step > HEAD:
        raise Trouble("database-newer", place=str(file), found=step, known=HEAD)
    return step, lines

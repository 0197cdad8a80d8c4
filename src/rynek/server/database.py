"""Database: the engine, and bringing its tables up to date."""

import os
from contextlib import suppress
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, inspect, make_url, text

HEAD: Final = "0003"
"""The number of the last step in `migrations/versions`."""


PATIENCE: Final = 5
"""Seconds until a PostgreSQL that does not answer counts as away."""


def connect(address: str) -> Engine:
    """An engine for SQLite or PostgreSQL, its tables up to date."""
    engine = make_engine(address)
    upgrade(engine)
    return engine


def make_engine(address: str) -> Engine:
    """An engine for SQLite or PostgreSQL."""
    url = make_url(address)
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
        waits = {"connect_timeout": PATIENCE, "tcp_user_timeout": 1000 * PATIENCE}
        return create_engine(url, pool_pre_ping=True, connect_args=waits)
    engine = create_engine(url, paramstyle="named")  # values by name, as PostgreSQL's driver takes them
    if engine.dialect.name == "sqlite":
        _make_private(url.database or "")
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _make_private(path: str) -> None:
    """Seeds and seats are nobody else's business. SQLite makes the files beside it with the same rights."""
    if not path or path.startswith((":", "file:")):
        return
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, f"{path}-wal", f"{path}-shm"):
        with suppress(FileNotFoundError):
            Path(file).chmod(0o600)


def _prepare_sqlite(connection: Any, _: object) -> None:
    """FULL: a commit is on the disk when it returns, so that not even a power cut loses an acknowledged move."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(engine: Engine, to: str = HEAD) -> None:
    """Run the steps that this database has not seen yet."""
    if version(engine) == to:
        return
    from alembic import command  # noqa: PLC0415 - half of the time a server needs to start, and rarely needed
    from alembic.config import Config  # noqa: PLC0415 - likewise

    with as_file(files("rynek.server") / "migrations") as folder, engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def version(engine: Engine) -> str | None:
    """The last step this database has seen."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)

"""Database: the engine, and bringing its tables up to date."""

from importlib.resources import as_file, files
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, make_url


def connect(address: str) -> Engine:
    """An engine for SQLite or PostgreSQL, its tables up to date."""
    url = make_url(address)
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    engine = create_engine(url, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    upgrade(engine)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    """FULL: a commit is on the disk when it returns, so that not even a power cut loses an acknowledged move."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(engine: Engine) -> None:
    """Run the steps that this database has not seen yet."""
    with as_file(files("rynek.server") / "migrations") as folder, engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

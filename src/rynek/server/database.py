"""Database: the engine, and bringing its tables up to date."""

from importlib.resources import as_file, files
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, inspect, make_url, text

HEAD: Final = "0001"
"""The number of the last step in `migrations/versions`."""


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
    if version(engine) == HEAD:
        return
    from alembic import command  # noqa: PLC0415 - half of the time a server needs to start, and rarely needed
    from alembic.config import Config  # noqa: PLC0415 - likewise

    with as_file(files("rynek.server") / "migrations") as folder, engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version(engine: Engine) -> str | None:
    """The last step this database has seen."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)

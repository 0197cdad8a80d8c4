"""Opening: the data folder and the database made ready, or a sentence that says why they cannot be used."""

from sqlalchemy import Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from rynek.server.database import HEAD, make_engine, upgrade, version
from rynek.server.settings import FILE, Settings
from rynek.server.store import Store
from rynek.server.trouble import Trouble


def open_store(settings: Settings) -> Store:
    """The store, its database up to date and writable; Trouble in words when it cannot be so."""
    make_folder(settings)
    engine = open_database(settings)
    try:
        upgrade(engine)
        found = Store(engine)
        found.alive()
    except SQLAlchemyError as error:
        engine.dispose()
        raise unusable(error, settings) from None
    return found


def open_database(settings: Settings) -> Engine:
    """The database as it is; Trouble when it cannot be read, or was written by a newer rynek."""
    try:
        engine = make_engine(settings.address)
    except (SQLAlchemyError, OSError) as error:
        raise unusable(error, settings) from None
    try:
        found = version(engine)
    except SQLAlchemyError as error:
        engine.dispose()
        raise unusable(error, settings) from None
    if found is not None and found > HEAD:
        engine.dispose()
        raise Trouble("database-newer", place=place_of(settings), found=found, known=HEAD)
    return engine


def inspect_database(settings: Settings) -> Engine:
    """A database to be looked into; Trouble when there is none that this rynek has brought up to date."""
    if not settings.database and not (settings.data / FILE).is_file():
        raise Trouble("database-missing", place=place_of(settings))
    engine = open_database(settings)
    if version(engine) != HEAD:
        engine.dispose()
        raise Trouble("database-missing", place=place_of(settings))
    return engine


def make_folder(settings: Settings) -> None:
    """The folder in which tables are kept, open to nobody else."""
    if settings.database:
        return
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except (FileExistsError, NotADirectoryError):
        raise Trouble("data-is-file", place=str(settings.data)) from None
    except OSError as error:
        raise Trouble("database-refused", place=str(settings.data), reason=error.strerror or "") from None


def unusable(error: SQLAlchemyError | OSError, settings: Settings) -> Trouble:
    """Why a database cannot be used."""
    reason = str(error.orig if isinstance(error, DBAPIError) else error).strip().partition("\n")[0]
    said = reason.lower()
    if "not a database" in said or "malformed" in said:
        return Trouble("database-corrupt", place=place_of(settings))
    if "readonly" in said or "read-only" in said:
        return Trouble("database-read-only", place=place_of(settings))
    is_away = isinstance(error, DBAPIError) and not settings.address.startswith("sqlite")
    return Trouble("database-away" if is_away else "database-refused", place=place_of(settings), reason=reason[:200])


def place_of(settings: Settings) -> str:
    """Where the database is, without its password."""
    try:
        url = make_url(settings.address)
    except ArgumentError:
        return "?"
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)

"""Holding: one SQLite file belongs to one server. Two would not tell each other of moves."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from rynek.server.opening import make_folder, place_of
from rynek.server.settings import Settings
from rynek.server.trouble import Trouble


@contextmanager
def held(settings: Settings) -> Iterator[None]:
    """Keep other servers away for the time of the block; Trouble when one is already there.

    The system lets go of the lock when the process ends, however that happens.
    """
    place = place_of(settings)
    if not settings.address.startswith("sqlite") or place.startswith(("file:", ":")):
        yield  # PostgreSQL tells processes apart itself; special names of SQLite are no files to lie beside
        return
    make_folder(settings)
    try:
        lock = os.open(f"{place}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Trouble("database-refused", place=place, reason=error.strerror or "") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Trouble("database-held", place=place) from None
        yield
    finally:
        os.close(lock)

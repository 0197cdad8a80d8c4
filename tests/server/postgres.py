"""A PostgreSQL cluster of our own in a temporary folder, run by somebody without rights."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def program(name: str) -> str | None:
    """A program of PostgreSQL, on the path or where Debian keeps it."""
    found = shutil.which(name)
    if found is None:
        kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(kept[-1]) if kept else None
    return found


def is_there() -> bool:
    return program("initdb") is not None and program("pg_ctl") is not None


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a database that lives as long as the block.

    Its folder lies apart from pytest's own, which are closed to everybody but their owner.
    """
    with tempfile.TemporaryDirectory(prefix="rynek-pg-") as made:
        folder = Path(made)
        with _running(folder, _servant(folder)) as address:
            yield address


@contextmanager
def _running(folder: Path, who: dict[str, int]) -> Iterator[str]:
    data = folder / "data"
    _run(who, program("initdb"), "-D", str(data), "-U", "rynek", "-A", "trust", "-E", "UTF8", "--no-sync")
    settings = f"-F -c listen_addresses='' -c unix_socket_directories={folder} -c max_connections=20"
    control = [program("pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", settings]
    _run(who, *control, "start")
    try:
        yield f"postgresql://rynek@/postgres?host={folder}"
    finally:
        _run(who, program("pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")


def _servant(folder: Path) -> dict[str, int]:
    """PostgreSQL does not run as root: use the user `nobody` then."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid}


def _run(who: dict[str, int], *command: str | None) -> None:
    given = [part for part in command if part is not None]
    subprocess.run(given, check=True, capture_output=True, cwd="/", **who)  # type: ignore[call-overload]  # user, group

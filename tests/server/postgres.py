"""A PostgreSQL cluster of our own in a temporary folder, run by somebody without rights."""

import os
import pwd
import shutil
import subprocess
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
def cluster(folder: Path) -> Iterator[str]:
    """The address of a database that lives as long as the block."""
    folder.mkdir(parents=True, exist_ok=True)
    who = _servant(folder)
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
    """PostgreSQL does not run as root: use the user `nobody` then, who must reach the folder."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    for parent in folder.parents:
        if parent.stat().st_mode & 0o001 == 0:
            parent.chmod(parent.stat().st_mode | 0o011)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid}


def _run(who: dict[str, int], *command: str | None) -> None:
    given = [part for part in command if part is not None]
    subprocess.run(given, check=True, capture_output=True, cwd="/", **who)  # type: ignore[call-overload]  # user, group

"""A PostgreSQL cluster of our own in a temporary folder, run by somebody without rights."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep

ATTEMPTS = 100


def program(name: str) -> str | None:
    """A program of PostgreSQL, on the path or where Debian keeps it."""
    found = shutil.which(name)
    if found is None:
        kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(kept[-1]) if kept else None
    return found


def is_there() -> bool:
    return program("initdb") is not None and program("pg_ctl") is not None


class Cluster:
    """A PostgreSQL that can be stopped and started; only a `safe` one outlives a power cut."""

    def __init__(self, folder: Path, *, safe: bool = False) -> None:
        self.data = folder / "data"
        self.who = _servant(folder)
        self.address = f"postgresql://rynek@/postgres?host={folder}"
        _run(self.who, program("initdb"), "-D", str(self.data), "-U", "rynek", "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = (
            f"{'' if safe else '-F'} -c listen_addresses='' -c unix_socket_directories={folder} -c max_connections=100"
        )
        self.options = ["-l", str(folder / "log"), "-o", settings]

    def start(self) -> None:
        """After a kill also: what the killed one has left behind is waited for."""
        for _ in range(ATTEMPTS):
            with suppress(subprocess.CalledProcessError):
                return self._start()
            sleep(0.1)
        return self._start()

    def _start(self) -> None:
        _run(self.who, program("pg_ctl"), "-D", str(self.data), "-w", *self.options, "start")

    def stop(self) -> None:
        """At once, whatever is being stored."""
        _run(self.who, program("pg_ctl"), "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def kill(self) -> None:
        """As a power cut would: no process of it has time for a last word."""
        os.kill(int((self.data / "postmaster.pid").read_text(encoding="ascii").split()[0]), signal.SIGKILL)


@contextmanager
def running(*, safe: bool = False) -> Iterator[Cluster]:
    """A PostgreSQL that lives as long as the block.

    Its folder lies apart from pytest's own, which are closed to everybody but their owner.
    """
    with tempfile.TemporaryDirectory(prefix="rynek-pg-") as made:
        found = Cluster(Path(made), safe=safe)
        found.start()
        try:
            yield found
        finally:
            found.stop()


@contextmanager
def cluster(*, safe: bool = False) -> Iterator[str]:
    """The address of a database that lives as long as the block."""
    with running(safe=safe) as found:
        yield found.address


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

"""What breaks under load: the server, one process of several, the database."""

import asyncio
import os
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from tests.chaos.load import Load
from tests.server import postgres
from tests.server.visitor import QUICK, Server

OPTIONS = (*QUICK, "--unlimited")


@contextmanager
def serving(tables: int, *more: str) -> Iterator[tuple[Load, Path]]:
    """A server on a folder of its own, and the load on it."""
    with tempfile.TemporaryDirectory(prefix="rynek-chaos-") as folder:
        load = Load([Server(Path(folder), *OPTIONS, *more)], tables)
        try:
            yield load, Path(folder)
        finally:
            if load.servers[0].process.poll() is None:
                load.servers[0].kill()


def kill_server(kills: int, tables: int) -> Load:
    """Kill the one server on SQLite, and start it anew."""
    with serving(tables) as (load, folder):

        def kill() -> None:
            load.servers[0].kill()
            load.servers[0] = Server(folder, *OPTIONS)

        asyncio.run(load.run(kills, kill))
        load.check(f"sqlite:///{folder}/rynek.sqlite")
        return load


def kill_process(kills: int, tables: int, processes: int = 4) -> Load:
    """Kill one of several processes on PostgreSQL, whichever; another is started in its place."""
    chooser = Random(kills)

    def kill(load: Load, cluster: postgres.Cluster) -> None:
        with suppress(ProcessLookupError, IndexError):  # it may have ended by itself, as others before it
            os.kill(chooser.choice(load.servers[0].children), signal.SIGKILL)

    return _on_postgres(kills, tables, processes, kill)


def kill_database(kills: int, tables: int, processes: int = 4) -> Load:
    """Kill PostgreSQL under several processes, and start it anew."""

    def kill(load: Load, cluster: postgres.Cluster) -> None:
        cluster.kill()
        cluster.start()

    return _on_postgres(kills, tables, processes, kill)


def _on_postgres(kills: int, tables: int, processes: int, kill: Callable[[Load, postgres.Cluster], None]) -> Load:
    with postgres.running() as cluster:
        options = ("--processes", str(processes), "--database", cluster.address)
        with serving(tables, *options) as (load, _):
            asyncio.run(load.run(kills, lambda: kill(load, cluster)))
            load.check(cluster.address)
            return load

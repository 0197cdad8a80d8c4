"""What idle people and forgotten tables cost a server: memory, and the time it needs to start."""

import asyncio
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import httpx
from rich.table import Table
from sqlalchemy import insert, select
from websockets.asyncio.client import connect

import rynek
from bench.server_people import CONTEXT, PATIENCE
from rynek.server.opening import open_store
from rynek.server.schema import MOVES, SEATS, TABLES
from rynek.server.settings import Settings
from rynek.server.store import SeatRow, Store, TableRow
from rynek.server.table import moves_of, standing_of


def megabytes(process: int) -> float:
    """The memory a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def fill(data: str, tables: int) -> None:
    """Store so many tables, all like one that was begun by the rules."""
    store = open_store(Settings(data=Path(data)))
    match = rynek.Match(rynek.game("troyes"), 2, seed=1)
    seats = [SeatRow("Anna", "a"), SeatRow("Jan", "b")]
    row = TableRow("0", "play", "troyes", match.game.version, 2, match.options, "1", 0, "0", 1, seats, moves_of(match))
    store.add(row, standing_of(match))
    _copy(store, tables)
    store.close()


def _copy(store: Store, tables: int) -> None:
    with store.engine.begin() as connection:
        for kind, key in ((TABLES, "id"), (SEATS, "table_id"), (MOVES, "table_id")):
            found = [dict(row._mapping) for row in connection.execute(select(kind))]  # noqa: SLF001 - its public name
            copies = [{**row, key: str(number)} for number in range(1, tables) for row in found]
            if kind is TABLES:
                copies = [{**row, "invitation": row["id"]} for row in copies]
            if copies:
                connection.execute(insert(kind), copies)


async def _idle(address: str, process: int, sockets: int) -> float:
    """Megabytes that so many spectators of one table take."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=CONTEXT) as http:
        made = (await http.post("/api/tables", json={"game": "troyes", "seats": seats})).json()
    place = f"{address.replace('http', 'ws', 1)}/ws/table/{made['table']}"
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))  # a socket is a file
    before = megabytes(process)
    found = [await connect(place, max_size=None, max_queue=1, open_timeout=PATIENCE) for _ in range(sockets)]
    held = megabytes(process) - before
    for socket in found:
        socket.transport.abort()
    return held


def crowd_table(package: Path, sockets: int, sleeping: int) -> Table:
    """Start a server on a full database, and let people come who only look."""
    table = Table("what", "how many", "start-up s", "memory MB", "kB each", title="Idle sockets and sleeping tables")
    empty = 0.0
    for tables in (1, sleeping):
        with tempfile.TemporaryDirectory() as data:
            fill(data, tables)
            started = perf_counter()
            command = [sys.executable, "-m", "rynek", "serve", "--port", "0", "--data", data, "--unlimited"]
            with subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env=os.environ | {"PYTHONPATH": str(package)},
            ) as server:
                assert server.stdout is not None
                address = server.stdout.readline().split()[1].rstrip("/")
                httpx.get(f"{address}/health", timeout=PATIENCE, verify=CONTEXT)
                seconds, held = perf_counter() - started, megabytes(server.pid)
                empty = empty or held
                each = 1000 * (held - empty) / tables
                table.add_row("sleeping tables", str(tables), f"{seconds:.1f}", f"{held:.0f}", f"{each:.1f}")
                if tables == sleeping and sockets:
                    more = asyncio.run(_idle(address, server.pid, sockets))
                    table.add_row("idle sockets", str(sockets), "", f"{more:.0f}", f"{1000 * more / sockets:.1f}")
                server.terminate()
    return table

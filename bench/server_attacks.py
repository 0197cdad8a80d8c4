"""What one server process bears, on loopback: `python -m bench.server_attacks [--source FOLDER]`.

Kept-alive requests, spectators who look at past positions without a pause, and connections that never say anything are
let loose on a fresh server; meanwhile `/health` is timed. `--source` names the sources of another version to compare.
"""

import argparse
import asyncio
import json
import os
import resource
import socket
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import rynek

SECONDS: Final = 8.0
SPECTATORS: Final = 12
HALF_OPEN: Final = 1100
CONTEXT: Final = ssl.create_default_context()
FILES: Final = 1024
"""The number of files many systems give a process."""


@contextmanager
def served(source: Path) -> Iterator[tuple[str, Path]]:
    """A server of these sources with its usual limits; its address and its log."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "rynek", "serve", "--port", "0", "--data", folder]
        environment = {**os.environ, "PYTHONPATH": str(source)}
        with log.open("wb") as written:
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=written,
                env=environment,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),  # noqa: PLW1509
            )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().decode().split()[1].rstrip("/"), log
        finally:
            process.kill()
            process.wait()


def long_record() -> str:
    """A whole game of Troyes, played by chance."""
    match, chooser = rynek.Match(rynek.game("troyes"), 4, seed=1), Random(1)
    while not match.state.over:
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
    return match.record(reveal=True)


async def health(address: str, times: list[float], seconds: float) -> None:
    """Ask again and again how the server is; a question not answered in 20 s counts as that."""
    ends = perf_counter() + seconds
    while perf_counter() < ends:
        started = perf_counter()
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(timeout=20.0, verify=CONTEXT) as client:
                await client.get(f"{address}/health")
        times.append(1000 * (perf_counter() - started))
        await asyncio.sleep(0.1)


def told(what: str, times: list[float]) -> None:
    """One line of the result."""
    print(f"{what}: {len(times)} asked, median {median(times):.1f} ms, longest {max(times):.0f} ms", flush=True)


async def kept_alive(address: str) -> None:
    """Requests on one connection: small answers should not wait for anything."""
    times = []
    async with httpx.AsyncClient(base_url=address) as client:
        for _ in range(40):
            started = perf_counter()
            await client.post("/api/tables", json={"game": "none", "seats": []})
            times.append(1000 * (perf_counter() - started))
    told("kept-alive requests", times[5:])


async def spectator(address: str, table: str, number: int, seen: list[int]) -> None:
    """Look at late positions as fast as one connection may (20 a second), from an address of one's own."""
    place = f"{address.replace('http', 'ws')}/ws/table/{table}"
    with suppress(WebSocketException, OSError):
        async with connect(place, max_size=None, local_addr=(f"127.0.0.{number + 2}", 0)) as socket:
            for step in range(10_000):
                await socket.send(json.dumps({"type": "look", "position": 49 + step % 100, "id": step}))
                while (heard := json.loads(await socket.recv())).get("id") != step:
                    pass
                seen[heard["type"] == "past"] += 1
                await asyncio.sleep(0.05)


async def spectators(address: str) -> None:
    """Twelve look at a long game, and somebody else asks something."""
    async with httpx.AsyncClient(base_url=address, timeout=60.0) as client:
        made = await client.post("/api/records", json={"text": long_record(), "do": "replay"})
    table, seen = made.json()["table"], [0, 0]
    times: list[float] = []
    crowd = [asyncio.create_task(spectator(address, table, number, seen)) for number in range(SPECTATORS)]
    await asyncio.sleep(1.0)
    await health(address, times, SECONDS)
    for one in crowd:
        one.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    told(f"/health beside {SPECTATORS} spectators ({seen[1]} looks answered, {seen[0]} refused)", times)


async def half_open(address: str) -> list[float]:
    """Connections from eleven addresses that send half a head and no more."""
    host, port = address.removeprefix("http://").split(":")
    sockets: list[socket.socket] = []
    for number in range(HALF_OPEN):
        one = socket.socket()
        one.bind((f"127.0.1.{number % 11 + 1}", 0))
        one.setblocking(False)
        with suppress(BlockingIOError):
            one.connect(("127.0.0.1" if host == "localhost" else host, int(port)))
        sockets.append(one)
    await asyncio.sleep(1.0)
    for one in sockets:
        with suppress(OSError):
            one.send(b"GET / HTTP/1.1\r\nHost: ")
    times: list[float] = []
    await health(address, times, 2 * SECONDS)
    for one in sockets:
        one.close()
    return times


def main() -> None:
    """All of it, one after the other, each on a fresh server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", type=Path, default=Path(__file__).parents[1] / "src")
    source = parser.parse_args().source
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    with served(source) as (address, _):
        asyncio.run(kept_alive(address))
    with served(source) as (address, _):
        asyncio.run(spectators(address))
    with served(source) as (address, log):
        times = asyncio.run(half_open(address))
        told(f"/health beside {HALF_OPEN} half-open connections (log {log.stat().st_size / 1e6:.1f} MB)", times)


if __name__ == "__main__":
    main()

"""The yardstick of the server: a bare ASGI application that answers each message with as many bytes as a table has."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from bench.server_people import Figures, busy_seconds
from rynek.server.serve import listen

ROOT = Path(__file__).parents[1]
SOCKETS: list[Any] = []


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Passes what one socket says, made long, on to itself and its neighbour."""
    if scope["type"] != "websocket":
        return
    size = int(scope["path"].rpartition("/")[2])
    neighbours: list[Any] = SOCKETS[-1] if SOCKETS and len(SOCKETS[-1]) == 1 else []
    if not neighbours:
        SOCKETS.append(neighbours)
    await receive()
    await send({"type": "websocket.accept"})
    neighbours.append(send)
    while (await receive())["type"] == "websocket.receive":
        for neighbour in neighbours:
            await neighbour({"type": "websocket.send", "text": "x" * size})


def main() -> None:
    """Serve on a free port until ended."""
    listening = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, ws_per_message_deflate=False, lifespan="off")
    uvicorn.Server(config).run(sockets=[listening])


def echo(pairs: int, seconds: float, size: int) -> Figures:
    """So many pairs of sockets in a closed loop, a message of so many bytes to both for each one said."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "bench.server_echo"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        try:
            address = f"ws://127.0.0.1:{server.stdout.readline().strip()}/{size}"
            return asyncio.run(_run(address, server.pid, pairs, seconds))
        finally:
            server.terminate()


async def _run(address: str, process: int, pairs: int, seconds: float) -> Figures:
    figures = Figures()
    sockets = [(await connect(address, max_size=None), await connect(address, max_size=None)) for _ in range(pairs)]
    busy, started = busy_seconds(process), perf_counter()
    await asyncio.gather(*[_talk(one, other, started + seconds, figures) for one, other in sockets])
    figures.seconds, figures.busy = perf_counter() - started, busy_seconds(process) - busy
    return figures


async def _talk(one: ClientConnection, other: ClientConnection, until: float, figures: Figures) -> None:
    while perf_counter() < until:
        clicked = perf_counter()
        await one.send('{"type": "move", "id": 17, "revision": 17, "move": "place brick b3"}')
        heard = len(await one.recv()) + len(await other.recv())
        figures.heard += heard
        figures.moves += 1
        figures.stored.append((perf_counter() - clicked) * 1000)
        figures.shown.append(figures.stored[-1])
    await one.close()
    await other.close()


if __name__ == "__main__":
    main()

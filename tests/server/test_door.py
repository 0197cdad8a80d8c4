"""Slow and many connections: cut off in time and without a word, while everybody else is served."""

import asyncio
import gc
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from rynek.server import door
from rynek.server.app import make_app
from rynek.server.door import Porter, make_door
from rynek.server.serve import listen, most_connections
from rynek.server.settings import Settings

CONTEXT = ssl.create_default_context()
SLOW = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\nContent-Type: application/json\r\n\r\n{"
)


@asynccontextmanager
async def opened(settings: Settings, porter: Porter | None = None) -> AsyncIterator[tuple[Porter, int]]:
    """A server in this very process."""
    porter = porter or Porter(settings, 500)
    requests, sockets = make_door(porter)
    config = uvicorn.Config(make_app(settings), http=requests, ws=sockets, log_config=None, access_log=False)
    server = uvicorn.Server(config)
    listening = listen("127.0.0.1", 0)
    task = asyncio.create_task(server._serve([listening]))
    try:
        yield porter, listening.getsockname()[1]
    finally:
        server.should_exit = True
        await task
        listening.close()


async def is_cut_off(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read() == b""
    except ConnectionError:
        return True


async def is_well(port: int) -> bool:
    async with httpx.AsyncClient(verify=CONTEXT, timeout=60) as client:
        return (await client.get(f"http://127.0.0.1:{port}/health")).status_code == 200


@pytest.mark.parametrize("said", [b"", b"GET", SLOW, BODY])
def test_whoever_does_not_end_a_request_is_cut_off(
    tmp_path: Path, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def act() -> None:
        settings = Settings(data=tmp_path, head_patience=0.2, body_patience=0.2)
        async with opened(settings) as (porter, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            assert await is_cut_off(reader)
            writer.close()
            assert porter.total == 0
            assert await is_well(port)

    asyncio.run(act())
    assert [record for record in caplog.records if record.levelname != "INFO"] == []


def test_more_bytes_do_not_put_off_the_end(tmp_path: Path) -> None:
    async def drip(writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(b"x")
            await asyncio.sleep(0.02)

    async def act() -> None:
        async with opened(Settings(data=tmp_path, head_patience=0.3)) as (_, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(SLOW)
            dripping = asyncio.create_task(drip(writer))
            assert await is_cut_off(reader)
            dripping.cancel()
            writer.close()

    asyncio.run(act())


def test_an_answer_nobody_reads_is_given_up(tmp_path: Path) -> None:
    gone = asyncio.Event()

    class Watched(Porter):
        def release(self, address: str) -> None:
            super().release(address)
            gone.set()

    async def act() -> None:
        settings = Settings(data=tmp_path, body_patience=0.3)
        async with opened(settings, Watched(settings, 500)) as (_, port):
            with socket.socket() as greedy:
                greedy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                greedy.setblocking(False)
                loop = asyncio.get_running_loop()
                await loop.sock_connect(greedy, ("127.0.0.1", port))
                ask = b"GET /static/symbols.svg HTTP/1.1\r\nHost: localhost\r\n\r\n"
                await loop.sock_sendall(greedy, ask * 400)
                async with asyncio.timeout(30):
                    await gone.wait()

    asyncio.run(act())


def test_one_address_opens_so_many_connections_and_others_come_in(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(Settings(data=tmp_path, connections=5, head_patience=30.0)) as (porter, port):
            ends = [await asyncio.open_connection("127.0.0.1", port) for _ in range(9)]
            assert [await is_cut_off(reader) for reader, _ in ends[5:]] == [True] * 4
            assert porter.inside == {"127.0.0.1": 5}
            ends[0][1].close()
            other = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
            async with httpx.AsyncClient(transport=other, timeout=60) as client:
                assert (await client.get(f"http://127.0.0.1:{port}/health")).status_code == 200
            for _, writer in ends:
                writer.close()

    asyncio.run(act())


def test_there_is_an_end_to_the_connections_of_all_together(tmp_path: Path) -> None:
    porter = Porter(Settings(data=tmp_path), 2)

    assert [porter.admit(address) for address in ("a", "b", "c")] == [True, True, False]
    porter.release("a")
    assert porter.admit("c")
    assert most_connections() > 0


def test_small_answers_are_sent_at_once(tmp_path: Path) -> None:
    listening = listen("127.0.0.1", 0)
    with socket.create_connection(listening.getsockname()) as one:
        accepted, _ = listening.accept()

    assert accepted.proto == socket.IPPROTO_TCP  # what asyncio looks at before it switches the delay off
    accepted.close()
    listening.close()
    one.close()


def test_what_closed_connections_leave_is_cleared_away_when_many_have_come_but_not_all_the_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cleared: list[float] = []
    now = 1000.0
    monkeypatch.setattr(door, "monotonic", lambda: now)
    monkeypatch.setattr(gc, "collect", lambda: cleared.append(now))
    porter = Porter(Settings(data=tmp_path), 500)

    def come(times: int) -> None:
        for _ in range(times):
            porter.admit("127.0.0.1")
            porter.release("127.0.0.1")

    come(door.CLEARED_AFTER)
    assert cleared == []
    now += door.CLEARED_EVERY
    come(1)
    assert cleared == [now]
    now += door.CLEARED_EVERY
    come(door.CLEARED_AFTER - 1)
    assert cleared == [now - door.CLEARED_EVERY]
    come(1)
    assert cleared[1:] == [now]

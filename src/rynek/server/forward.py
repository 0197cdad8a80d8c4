"""Forward: passes requests and sockets on to the process that holds their table, and tells it who really asks."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final

import httpx
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rynek.server.peers import Elsewhere
from rynek.server.trouble import Trouble

HEADER: Final = "x-rynek-peer"
SKIPPED: Final = frozenset(
    {"accept-encoding", "connection", "content-encoding", "content-length", "transfer-encoding", HEADER}
)
KEPT_FOR_SOCKETS: Final = ("cookie", "accept-language", "user-agent")
PATIENCE: Final = 90.0
"""Seconds a peer may take to answer: programs may wait for events for a minute."""


class Passport:
    """Signs who really asks, so that the other process can believe it."""

    def __init__(self, key: str) -> None:
        self.serializer = URLSafeSerializer(key.split(","), salt="peer")

    def issue(self, request: HTTPConnection) -> str:
        """The address and the scheme of whoever asks, signed."""
        host = request.client.host if request.client is not None else "unknown"
        return str(self.serializer.dumps([host, request.url.scheme]))

    def own(self) -> str:
        """The passport of a process that asks in its own name."""
        return str(self.serializer.dumps(["peer", "http"]))

    def check(self, scope: Scope) -> bool:
        """Whether a peer passes this on; the scope then says who really asks."""
        given = dict(scope["headers"]).get(HEADER.encode())
        if given is None:
            return False
        try:
            host, scheme = self.serializer.loads(given)
        except (BadSignature, ValueError):
            return False
        scope["client"], scope["scheme"] = (str(host), 0), str(scheme)
        scope["state"] = {**scope.get("state", {}), "is_forwarded": True}
        return True


def is_forwarded(scope: Scope) -> bool:
    """Whether a peer has passed this on: it is not passed on again."""
    return bool(scope.get("state", {}).get("is_forwarded"))


@cache
def client() -> httpx.AsyncClient:
    """The connections to all peers; one client for the life of the process.

    It keeps no cookies: with those of one browser, the next one that has none would be taken for it.
    """
    nobodys = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(timeout=PATIENCE, trust_env=False, verify=False, cookies=nobodys)  # noqa: S501 - peers speak plain HTTP


def remembered(receive: Receive, said: list[bytes]) -> Receive:
    """The body, kept as it is read: if the table is elsewhere all of it goes there."""

    async def receive_some() -> Message:
        message = await receive()
        said.append(message.get("body", b""))
        return message

    return receive_some


async def forward_request(
    request: HTTPConnection, error: Elsewhere, passport: str, said: list[bytes], receive: Receive, send: Send
) -> None:
    """Let the holder of the table answer a request. Trouble when it does not: soon somebody else will hold it."""
    scope = request.scope
    query = scope["query_string"].decode("latin-1")
    address = f"http://{error.address}{scope['raw_path'].decode('latin-1')}{'?' if query else ''}{query}"
    headers = [(name, value) for name, value in scope["headers"] if name.decode("latin-1") not in SKIPPED]
    sent = [*headers, (HEADER.encode(), passport.encode())]
    try:
        answer = await client().request(
            scope["method"], address, headers=sent, content=await _body(scope, said, receive)
        )
    except httpx.HTTPError:
        raise Trouble("elsewhere", 503) from None
    kept = [pair for pair in answer.headers.raw if pair[0].decode("latin-1").lower() not in SKIPPED]
    length = (b"content-length", str(len(answer.content)).encode())
    await send({"type": "http.response.start", "status": answer.status_code, "headers": [*kept, length]})
    await send({"type": "http.response.body", "body": answer.content})


async def tell(address: str, path: str, passport: str) -> None:
    """Tell a peer something; when it is gone there is nothing to be told."""
    with contextlib.suppress(httpx.HTTPError):
        await client().post(f"http://{address}{path}", headers={HEADER: passport})


async def _body(scope: Scope, said: list[bytes], receive: Receive) -> bytes:
    """The whole body: what was read before, and the rest."""
    length = int(dict(scope["headers"]).get(b"content-length", b"0"))
    while sum(map(len, said)) < length:
        if (await receive())["type"] == "http.disconnect":
            break
    return b"".join(said)


async def forward_socket(socket: WebSocket, error: Elsewhere, passport: str) -> None:
    """Carry messages between a browser and the holder of its table until one of them goes."""
    scope = socket.scope
    address = f"ws://{error.address}{scope['path']}?{scope['query_string'].decode('latin-1')}"
    headers = {name: socket.headers[name] for name in KEPT_FOR_SOCKETS if name in socket.headers}
    try:
        peer = await connect(address, additional_headers={**headers, HEADER: passport}, max_size=None, compression=None)
    except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
        raise Trouble("elsewhere", 503) from None
    async with _closed(peer):
        there = asyncio.create_task(_carry_there(socket, peer))
        code = await _carry_back(socket, peer)
        there.cancel()
        with contextlib.suppress(RuntimeError, OSError):
            await socket.close(code)


@contextlib.asynccontextmanager
async def _closed(peer: ClientConnection) -> AsyncIterator[None]:
    try:
        yield
    finally:
        await peer.close()


async def _carry_there(socket: WebSocket, peer: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            message: dict[str, Any] = dict(await socket.receive())
            if message["type"] == "websocket.disconnect":
                await peer.close()
                return
            text = message.get("text")
            await peer.send(message["bytes"] if text is None else text)


async def _carry_back(socket: WebSocket, peer: ClientConnection) -> int:
    """Until the holder closes; its code, or that of a restart when it is gone without a word."""
    with contextlib.suppress(ConnectionClosed, RuntimeError):
        while True:
            said = await peer.recv()
            await socket.send_text(said if isinstance(said, str) else said.decode())
    code = peer.close_code
    return 1012 if code in (None, 1006, 1001) else int(code or 1012)

"""Door: how connections come in: how many from one address, and how long they may keep the server waiting.

Uvicorn waits for ever for the head and the body of a request. A connection refused here leaves no line in the log:
whoever opens thousands of them shall not fill the disk.
"""

import asyncio
import gc
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rynek.server.settings import Settings

CLEARED_AFTER: Final = 2000
"""After so many connections it is time to look for garbage."""
CLEARED_EVERY: Final = 60.0
"""But not sooner than so many seconds after the last time: it holds everybody up."""


class Porter:
    """Counts the open connections, of each address and of all.

    Moves leave no circles of garbage behind, only closed connections do, about 5 kB each.
    """

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self.most = most
        self.inside: dict[str, int] = {}
        self.total = 0
        self.come = 0
        self.cleared = monotonic()
        self.proxies = [ip_network(given, strict=False) for given in settings.trusted_proxies]
        self.peer_port = int(settings.peer.rpartition(":")[2] or 0)

    def admit(self, address: str, port: int = 0) -> bool:
        """Whether one more may come in, by this port of ours; it is then counted."""
        self._clear_away()
        is_many = self._is_proxy(address) or (port != 0 and port == self.peer_port)
        is_full = self.inside.get(address, 0) >= self.settings.connections and not is_many
        if self.total >= self.most or is_full:
            return False
        self.inside[address] = self.inside.get(address, 0) + 1
        self.total += 1
        return True

    def _clear_away(self) -> None:
        """Look for what connections have left, when many have come."""
        self.come += 1
        if self.come >= CLEARED_AFTER and monotonic() - self.cleared >= CLEARED_EVERY:
            gc.collect()
            self.come, self.cleared = 0, monotonic()

    def _is_proxy(self, address: str) -> bool:
        """Whether many people come through this address, whom the proxy has counted."""
        return bool(self.proxies) and any(ip_address(address) in proxy for proxy in self.proxies)

    def release(self, address: str) -> None:
        """One has gone."""
        self.total -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


class Requests(H11Protocol):
    """A connection that sends requests. It has a deadline for each head, each body, and for reading what it is sent."""

    porter: ClassVar[Porter]
    address: str | None = None
    step: tuple[object, str] | None = None
    deadline: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        address = address_of(transport)
        if self.porter.admit(address, port_of(transport)):
            self.address = address
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._allow(None)
        self.resume_writing()
        if self.address is not None:
            self.porter.release(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.address is not None:
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        self._allow(None)  # from here uvicorn counts how long the next request lets us wait
        super().on_response_complete()
        if not self._is_idle():
            self._watch()

    def handle_websocket_upgrade(self, event: Any) -> None:
        super().handle_websocket_upgrade(event)
        self.address = None  # the other protocol has taken over
        self._allow(None)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(self.porter.settings.body_patience, self.transport.abort)

    def resume_writing(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
        super().resume_writing()

    def _is_idle(self) -> bool:
        """Whether no request is being carried out: the next head is awaited."""
        cycle: RequestResponseCycle | None = self.cycle  # uvicorn says it is never None, and it is at first
        return cycle is None or cycle.response_complete

    def _watch(self) -> None:
        """A new step of a request has a deadline of its own, which more bytes do not put off."""
        if self.address is None:
            return
        step = (self.cycle, "head" if self._is_idle() else "body" if self.cycle.more_body else "answer")
        if step != self.step:
            settings = self.porter.settings
            self.step = step
            self._allow({"head": settings.head_patience, "body": settings.body_patience}.get(step[1]))

    def _allow(self, seconds: float | None) -> None:
        """Wait for so long from now on; None: as long as it takes."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class Sockets(WebSocketsSansIOProtocol):
    """A connection to a table. Uvicorn's pings find out who is silent.

    Nothing is compressed for browsers on this machine, to which all bytes are near; one behind a proxy may be far.
    """

    porter: ClassVar[Porter]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if is_here(address_of(transport)) and not self.porter.proxies:
            self.conn.available_extensions = []

    def connection_lost(self, exc: Exception | None) -> None:
        self.porter.release(address_of(self.transport))
        super().connection_lost(exc)


def make_door(porter: Porter) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for requests and for tables, watched by a porter."""
    return type("Requests", (Requests,), {"porter": porter}), type("Sockets", (Sockets,), {"porter": porter})


def port_of(transport: asyncio.BaseTransport) -> int:
    """The port of ours that the other end has chosen; 0: none."""
    name = transport.get_extra_info("sockname")
    return int(name[1]) if isinstance(name, tuple) else 0


def is_here(address: str) -> bool:
    """Whether an address is one of this machine's own."""
    return address != "unknown" and ip_address(address).is_loopback


def address_of(transport: asyncio.BaseTransport) -> str:
    """The address of the other end."""
    name = transport.get_extra_info("peername")
    return str(name[0]) if name else "unknown"

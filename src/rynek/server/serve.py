"""Serve: the process around the application."""

import errno
import gc
import resource
import socket
import sys
from dataclasses import replace
from typing import Final

import uvicorn

from rynek.server.app import make_app
from rynek.server.door import Porter, make_door
from rynek.server.logs import write_logs
from rynek.server.opening import open_store
from rynek.server.settings import Settings
from rynek.server.trouble import Trouble

BACKLOG: Final = 128
SPARE_FILES: Final = 2 * BACKLOG
"""Files for connections that are taken before they are counted, for the database, the bots and the page."""
MOST_FILES: Final = 65_536
SWITCH: Final = 0.001
"""Seconds after which a thread at work lets the event loop go on."""


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on; Trouble when that cannot be.

    The protocol is named: without it nobody switches off the delay of small packets on the connections made from it.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(BACKLOG)  # whoever reads our address may knock before we open: let them wait, not fail
    except (OSError, OverflowError) as error:
        found.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise Trouble("port-taken", host=host, port=str(port)) from None
        raise Trouble("no-listening", host=host, port=str(port), reason=str(error)) from None
    return found


def prepare(settings: Settings) -> None:
    """Make the database ready, or say why it cannot be used."""
    open_store(settings).close()


def most_connections() -> int:
    """How many connections may be open, after asking for as many files as the system gives us."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted) - SPARE_FILES


def peer_address(listening: socket.socket) -> str:
    """Where other processes reach a socket."""
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until told to stop; then finish what was begun."""
    write_logs()
    sys.setswitchinterval(SWITCH)
    gc.disable()  # looking through all tables holds everybody up: the porter and the house say when it is time
    listening_to = [listening]
    if not settings.address.startswith("sqlite"):
        peers = listen(settings.peer or "127.0.0.1", 0)
        listening_to.append(peers)
        settings = replace(settings, peer=peer_address(peers))
    requests, sockets = make_door(Porter(settings, most_connections()))
    config = uvicorn.Config(
        make_app(settings),
        http=requests,
        ws=sockets,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),  # else anybody on this machine could say who they are
        forwarded_allow_ips=list(settings.trusted_proxies),
        backlog=BACKLOG,
        ws_max_size=settings.message_size,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32 * 1024,
    )
    uvicorn.Server(config).run(sockets=listening_to)

"""Serve: the process around the application."""

import socket

import uvicorn

from rynek.server.app import make_app
from rynek.server.logs import write_logs
from rynek.server.settings import Settings


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on; OSError when the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    found.listen(512)  # whoever reads our address may knock before we open: let them wait, not fail
    return found


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until told to stop; then finish what was begun."""
    write_logs()
    config = uvicorn.Config(
        make_app(settings),
        access_log=False,
        log_config=None,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.message_size,
        ws_max_queue=16,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32 * 1024,
    )
    uvicorn.Server(config).run(sockets=[listening])

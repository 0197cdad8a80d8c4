"""`rynek serve`: the page, its tables and its bots, on this machine."""

import argparse
import os
import socket
import threading
import webbrowser
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from rynek.server.settings import Settings
from rynek.server.trouble import Trouble

PORT: Final = 8303


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    usual = Settings()
    parser = commands.add_parser("serve", help="start the page on which people play")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (0.0.0.0: all)")
    parser.add_argument("--port", type=int, help=f"the port (default {PORT}, or any free one if that is taken)")
    parser.add_argument("--data", type=Path, default=usual.data, help=f"where tables are kept (default {usual.data})")
    parser.add_argument("--database", default="", help="a database instead, such as postgresql://user@host/rynek")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="server processes (PostgreSQL only)")
    parser.add_argument(
        "--peer-host",
        default="",
        metavar="ADDRESS",
        help="the address of this machine at which servers on other machines reach this one (default 127.0.0.1)",
    )
    parser.add_argument("--bot-processes", type=int, default=max(1, (os.cpu_count() or 2) - 1), metavar="N")
    parser.add_argument(
        "--bot-seconds",
        type=float,
        default=usual.bot_seconds,
        metavar="SECONDS",
        help=f"how long a bot may think about a move at most (default {usual.bot_seconds:g})",
    )
    parser.add_argument("--bot-patience", type=float, default=usual.bot_patience, metavar="SECONDS")
    parser.add_argument("--undo-pause", type=float, default=usual.undo_pause, metavar="SECONDS")
    parser.add_argument("--bot-pause", type=float, default=usual.bot_pause, metavar="SECONDS")
    parser.add_argument(
        "--absence",
        type=float,
        default=usual.absence,
        metavar="SECONDS",
        help=f"how long a player may be away before others may seat a bot there (default {usual.absence:.0f})",
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which the page is reached, for example.org (may be given several times; *: any)",
    )
    parser.add_argument(
        "--trusted-proxy",
        type=network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy or a network of proxies whose forwarded headers are believed (may be given several times)",
    )
    parser.add_argument("--metrics", action="store_true", help="answer /metrics, for Prometheus")
    parser.add_argument("--seed", default="", help="the same luck at every table, for tests and demonstrations")
    parser.add_argument("--unlimited", action="store_true", help="no limits on rates, for measurements")
    parser.set_defaults(run=run)


def network(given: str) -> str:
    """An address or a network in numbers; refused otherwise."""
    return str(ip_network(given, strict=False))


def listen_somewhere(host: str) -> socket.socket:
    """The usual port, or a free one: a second `make play` must not fail."""
    from rynek.server.serve import listen

    try:
        return listen(host, PORT)
    except Trouble as error:
        if error.code != "port-taken":
            raise
        return listen(host, 0)


def settings(given: argparse.Namespace) -> Settings:
    """The settings of a command line."""
    found = Settings(
        data=given.data,
        database=given.database,
        bot_processes=given.bot_processes,
        bot_seconds=given.bot_seconds,
        bot_patience=given.bot_patience,
        undo_pause=given.undo_pause,
        bot_pause=given.bot_pause,
        seed=given.seed,
        peer=given.peer_host,
        metrics=given.metrics,
        absence=given.absence,
        allowed_hosts=(given.host, *given.allowed_host),
        trusted_proxies=tuple(given.trusted_proxy),
    )
    if given.unlimited:
        return replace(
            found, requests=1e6, work=1e9, made=1e6, said=1e6, heard=1e6, sockets=100_000, connections=100_000
        )
    return found


def run(given: argparse.Namespace) -> int:
    """Serve until stopped."""
    from rynek.server.crew import Crew
    from rynek.server.holding import held
    from rynek.server.serve import listen, prepare, serve

    chosen = settings(given)
    if given.processes > 1 and chosen.address.startswith("sqlite"):
        raise Trouble("processes-sqlite")
    with held(chosen):
        prepare(chosen)
        listening = listen(given.host, given.port) if given.port is not None else listen_somewhere(given.host)
        host, port = listening.getsockname()[:2]
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else f"[{host}]" if ":" in host else host  # noqa: S104
        address = f"http://{shown}:{port}/"
        print(f"rynek: {address}", flush=True)
        if given.open:
            threading.Timer(1.0, webbrowser.open, [address]).start()
        if given.processes > 1:
            Crew(given.processes, lambda: serve(chosen, listening)).run()
        else:
            serve(chosen, listening)
    return 0

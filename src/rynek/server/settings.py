"""Settings: what whoever runs the server may choose."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

FILE: Final = "rynek.sqlite"


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their usual values. Times are in seconds, sizes in bytes, rates a second."""

    data: Path = field(default_factory=lambda: Path.home() / ".local" / "share" / "rynek")
    database: str = ""
    """The address of a database; empty: a SQLite file in the data folder."""

    seed: str = ""
    """The same luck for every table and bot, so that tests and demonstrations can be repeated; empty: secret luck."""

    bot_processes: int = 1
    bot_seconds: float = 2.0
    """How long a bot may think at most; levels that want less take less."""
    bot_patience: float = 30.0
    """How long a bot may think before its process is ended and started anew."""
    undo_pause: float = 3.0
    """How long bots wait after a move that a person may still take back, unless told to go on."""
    bot_pause: float = 0.35
    """How long bots wait otherwise, so that people can follow; people may have them calmer, or at once."""

    message_size: int = 64 * 1024
    record_size: int = 2_000_000
    requests: float = 30.0
    requests_burst: int = 200
    """Requests and connections from one address."""
    made: float = 0.2
    made_burst: int = 30
    """Tables made and records uploaded from one address."""
    said: float = 20.0
    said_burst: int = 60
    """Messages on one connection, and calls for one seat."""
    heard: float = 200.0
    heard_burst: int = 1000
    """Messages on all connections of one address."""
    work: float = 250.0
    work_burst: int = 5000
    """Milliseconds of the server's time that one address may use; see `prices.py`."""
    sockets: int = 64
    """Open tables from one address."""
    connections: int = 128
    """Open connections from one address, tables among them."""
    head_patience: float = 10.0
    """How long the head of a request may take, from the moment the connection is open."""
    body_patience: float = 60.0
    """How long the body of a request may take, and how long a browser may leave an answer unread."""
    allowed_hosts: tuple[str, ...] = ()
    """Names under which the server is reached, beside addresses in numbers, localhost and the machine's own name."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word is taken for who asks, and whether by https."""
    absence: float = 120.0
    """How long the holder of a seat may be away before others may let a bot play it."""

    metrics: bool = False
    """Whether `/metrics` tells what the server counts of itself."""
    peer: str = ""
    """Where other processes on the same PostgreSQL reach this one; empty: there are none."""

    idle: float = 600.0
    """How long a table nobody looks at is kept in memory."""
    link_life: float = 900.0
    """How long a link that moves a seat to another device is good."""

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{self.data / FILE}"

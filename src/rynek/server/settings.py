"""Settings: what whoever runs the server may choose."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their usual values. Times are in seconds, sizes in bytes, rates a second."""

    data: Path = field(default_factory=lambda: Path.home() / ".local" / "share" / "rynek")
    database: str = ""
    """The address of a database; empty: a SQLite file in the data folder."""

    seed: str = ""
    """The same luck for every table and bot, so that tests and demonstrations can be repeated; empty: secret luck."""

    bot_processes: int = 1
    bot_patience: float = 30.0
    """How long a bot may think before its process is ended and started anew."""
    undo_pause: float = 1.2
    """How long bots wait after a move that a person may still take back."""
    bot_pause: float = 0.35
    """How long bots wait otherwise, so that people can follow."""

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
    sockets: int = 64
    """Open connections from one address."""

    idle: float = 600.0
    """How long a table nobody looks at is kept in memory."""
    link_life: float = 900.0
    """How long a link that moves a seat to another device is good."""

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{self.data / 'rynek.sqlite'}"

"""Schema: the tables of the database. A match is kept as its set-up and its log."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

METADATA: Final = MetaData()

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Facts about this installation, such as the key that signs cookies."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("borrowed", Integer, nullable=False),
    Column("invitation", String(24), nullable=False, unique=True),
    Column("revision", Integer, nullable=False),
    Column("position", Integer, nullable=False),
    Column("waiting", String(8), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("results", Text, nullable=False, server_default=""),
    Column("next_table", String(24), nullable=False, server_default=""),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("holder", String(24), nullable=False, server_default=""),
)
"""One row a table. `borrowed`: how many answers of the log come from an uploaded record, not from the seed.
`waiting`: the letters of the seats that must act. `results`: points and ranks by seat once the game is over.
`next_table`: the rematch. `listed`: its free seats are offered to everybody. `holder`: the process at which it is
played, where there are several; only that one may change it."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("owner", String(40)),
    Column("level", String(20)),
    Index("seats_by_owner", "owner"),
)
"""`owner`: the browser that holds the seat. `level`: the bot that plays it. Neither: the seat is free."""

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("expires", String(32), nullable=False),
)
"""Links that move the seats of a browser to another one. A used link is deleted."""

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("expires", String(32), nullable=False),
)
"""Links that make another browser the same person. A used link is deleted."""

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("owner", String(40), nullable=False),
)
"""Tokens with which programs play a seat, for as long as their owner holds it."""

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("address", String(80), nullable=False),
    Column("beat", Float, nullable=False),
)
"""The processes that share a database, where others reach them, and when each last was alive (the database's clock)."""

THOUGHTS: Final = Table(
    "thoughts",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("question", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("asked", Float, nullable=False),
    Column("taken", Float, nullable=False),
)
"""What bots are asked, for any worker to answer. `taken`: when one began to think, 0 before."""

PASSING: Final = (PROCESSES, THOUGHTS)
"""What means nothing once its processes are gone: no part of a backup."""

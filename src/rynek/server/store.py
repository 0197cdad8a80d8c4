"""Store: what the server keeps, one transaction a change. It knows rows, not rules."""

import hashlib
import json
import secrets
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Engine, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from rynek.core.domain import SEAT
from rynek.server.logbook import LogChange, Pen, Standing, add_moves, advance, now, stamp
from rynek.server.schema import CHAT, DEVICES, HOUSE, LINKS, MOVES, SEATS, TABLES, TOKENS
from rynek.server.trouble import Trouble


@dataclass(slots=True)
class SeatRow:
    """One seat: its holder, the bot that plays it, or neither when it is free."""

    name: str = ""
    owner: str | None = None
    level: str | None = None

    @property
    def is_free(self) -> bool:
        return self.owner is None and self.level is None


@dataclass(slots=True)
class TableRow:
    """One table as it is stored."""

    id: str
    kind: str
    game: str
    version: int
    players: int
    options: dict[str, Any]
    seed: str
    borrowed: int
    invitation: str
    revision: int
    seats: list[SeatRow]
    moves: list[tuple[int, str]]
    next_table: str = ""
    listed: bool = False
    holder: str = ""


@dataclass(slots=True)
class ChatLine:
    """Something said at a table."""

    number: int
    seat: int
    name: str
    text: str
    at: str


def digest(code: str) -> str:
    """What is stored of a secret code, so that a stolen database opens no seat."""
    return hashlib.sha256(code.encode()).hexdigest()


class Store:
    """All that is stored. Its methods block: call them from a thread.

    `holder` is the name of this process, where several share the database: it changes only tables that it holds.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.pen = Pen(engine.dialect)
        self.holder = ""

    def close(self) -> None:
        self.engine.dispose()

    def alive(self) -> None:
        """Fail when the database does not take what is to be stored: a full disk still answers questions."""
        with self.engine.begin() as connection:
            query = update(HOUSE).where(HOUSE.c.name == "alive").values(value=now())
            if connection.execute(query).rowcount == 0:
                connection.execute(insert(HOUSE).values(name="alive", value=now()))

    def key(self) -> str:
        """The keys of cookies, made once and shared by all processes on this database; the last one signs."""
        query = select(HOUSE.c.value).where(HOUSE.c.name == "key")
        with self.engine.connect() as connection:
            found = connection.execute(query).scalar()
        if found is None:
            try:
                with self.engine.begin() as connection:
                    connection.execute(insert(HOUSE).values(name="key", value=secrets.token_hex(32)))
            except IntegrityError:
                return self.key()  # another process was faster
            return self.key()
        return str(found)

    def change_keys(self, *, drop: bool) -> int:
        """Add a key that signs from now on, or forget all but the newest; how many there are then."""
        keys = self.key().split(",")
        after = keys[-1:] if drop else [*keys, secrets.token_hex(32)]
        with self.engine.begin() as connection:
            connection.execute(update(HOUSE).where(HOUSE.c.name == "key").values(value=",".join(after)))
        return len(after)

    # tables

    def add(self, row: TableRow, standing: Standing) -> None:
        """Store a new table with its seats and the log so far."""
        with self.engine.begin() as connection:
            connection.execute(
                insert(TABLES).values(
                    id=row.id,
                    kind=row.kind,
                    game=row.game,
                    version=row.version,
                    players=row.players,
                    options=json.dumps(row.options),
                    seed=row.seed,
                    borrowed=row.borrowed,
                    invitation=row.invitation,
                    revision=row.revision,
                    position=standing.position,
                    waiting=standing.waiting,
                    over=standing.over,
                    results=standing.results,
                    listed=row.listed,
                    holder=self.holder,
                    created=now(),
                    changed=now(),
                )
            )
            seats = [
                {"table_id": row.id, "seat": number, "name": seat.name, "owner": seat.owner, "level": seat.level}
                for number, seat in enumerate(row.seats)
            ]
            connection.execute(insert(SEATS), seats)
            add_moves(connection, row.id, 0, row.moves)

    def table(self, table: str) -> TableRow:
        """A table with its seats and its log."""
        with self.engine.connect() as connection:
            found = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
            if found is None:
                raise Trouble("no-such-table", 404)
            query = select(MOVES).where(MOVES.c.table_id == table).order_by(MOVES.c.number)
            rows = list(connection.execute(query))
            seats = _seats(connection, [table])[table]
        if [row.number for row in rows] != list(range(found.position)):
            raise Trouble("damaged-table", 500)
        return TableRow(
            id=found.id,
            kind=found.kind,
            game=found.game,
            version=found.version,
            players=found.players,
            options=json.loads(found.options),
            seed=found.seed,
            borrowed=found.borrowed,
            invitation=found.invitation,
            revision=found.revision,
            seats=seats,
            moves=[(row.seat, row.move) for row in rows],
            next_table=found.next_table,
            listed=found.listed,
            holder=found.holder,
        )

    def held_table(self, table: str) -> TableRow:
        """The same; Trouble when another process holds it by now."""
        found = self.table(table)
        if found.holder != self.holder:
            raise Trouble("elsewhere", 503)
        return found

    def waiting_for_bots(self) -> list[str]:
        """The tables at which a bot must act."""
        query = select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat).join_from(TABLES, SEATS)
        query = query.where(TABLES.c.over.is_(False), TABLES.c.waiting != "", SEATS.c.level.is_not(None))
        with self.engine.connect() as connection:
            rows = list(connection.execute(query))
        return sorted({row.id for row in rows if SEAT.word(row.seat) in row.waiting})

    def invited(self, code: str) -> str:
        """The table of an invitation."""
        with self.engine.connect() as connection:
            found = connection.execute(select(TABLES.c.id).where(TABLES.c.invitation == code)).scalar()
        if found is None:
            raise Trouble("no-such-invitation", 404)
        return str(found)

    def held_by(self, owner: str, most: int = 100) -> list[tuple[Row[Any], list[SeatRow]]]:
        """The tables at which a browser holds a seat, latest change first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.owner == owner)
        query = select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most)
        with self.engine.connect() as connection:
            rows = list(connection.execute(query))
            seats = _seats(connection, [row.id for row in rows])
        return [(row, seats[row.id]) for row in rows]

    def open_to_all(self, most: int = 30) -> list[tuple[Row[Any], list[SeatRow]]]:
        """The tables whose hosts invite everybody and that still have a free seat, newest first."""
        free = select(SEATS.c.table_id).where(SEATS.c.owner.is_(None), SEATS.c.level.is_(None))
        wanted = (TABLES.c.listed, ~TABLES.c.over, TABLES.c.id.in_(free))
        query = select(TABLES).where(*wanted).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most)
        with self.engine.connect() as connection:
            rows = list(connection.execute(query))
            seats = _seats(connection, [row.id for row in rows])
        return [(row, seats[row.id]) for row in rows]

    def follow(self, table: str, following: str) -> str:
        """The table that comes after this one: the one named, unless another was first."""
        with self.engine.begin() as connection:
            first = update(TABLES).where(TABLES.c.id == table, TABLES.c.next_table == "").values(next_table=following)
            connection.execute(first)
            return str(connection.execute(select(TABLES.c.next_table).where(TABLES.c.id == table)).scalar_one())

    # changes at a table: each names the revision it starts from

    def save_logs(self, changes: list[LogChange]) -> list[Trouble | None]:
        """Store changes of several tables in one transaction; for each why it was refused, or None.

        When one is refused nothing of them is stored together: each then has a transaction of its own.
        """
        try:
            # What is not committed when the connection goes back to the pool is rolled back.
            with closing(self.engine.raw_connection()) as connection:
                self.pen.write(connection.cursor(), changes)
                connection.commit()
        except Trouble as error:
            return [error] if len(changes) == 1 else [self.save_logs([change])[0] for change in changes]
        return [None] * len(changes)

    def save_seat(self, table: str, revision: int, number: int, before: SeatRow, after: SeatRow) -> None:
        """Change the holder, the name or the bot of a seat that is still as it was."""
        with self.engine.begin() as connection:
            advance(connection, table, revision, self.holder)
            query = (
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.seat == number)
                .where(SEATS.c.owner.is_not_distinct_from(before.owner))
                .where(SEATS.c.level.is_not_distinct_from(before.level))
                .values(name=after.name, owner=after.owner, level=after.level)
            )
            if connection.execute(query).rowcount != 1:
                raise Trouble("stale", 409)

    # chat

    def add_chat(self, table: str, seat: int, name: str, text: str) -> ChatLine:
        """Store a line of chat."""
        with self.engine.begin() as connection:
            # Of two who speak at once the second waits here until the first is stored, and counts on from there.
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(changed=TABLES.c.changed))
            last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)).scalar()
            line = ChatLine((last or 0) + 1, seat, name, text, now())
            connection.execute(
                insert(CHAT).values(table_id=table, number=line.number, seat=seat, name=name, text=text, at=line.at)
            )
        return line

    def chat(self, table: str, most: int = 200) -> list[ChatLine]:
        """The last lines of chat, oldest first."""
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(most)
        with self.engine.connect() as connection:
            rows = list(connection.execute(query))
        return [ChatLine(row.number, row.seat, row.name, row.text, row.at) for row in reversed(rows)]

    # another device

    def add_link(self, table: str, owner: str, life: float) -> tuple[str, str]:
        """A new link that moves the owner's seats; its code and when it ends."""
        code = secrets.token_urlsafe(16)
        expires = stamp(datetime.now(UTC) + timedelta(seconds=life))
        with self.engine.begin() as connection:
            connection.execute(delete(LINKS).where(LINKS.c.expires < now()))
            connection.execute(insert(LINKS).values(digest=digest(code), table_id=table, owner=owner, expires=expires))
        return code, expires

    def link(self, code: str) -> tuple[str, str]:
        """The table and the owner of a link that is still good."""
        with self.engine.connect() as connection:
            return _good_link(connection, code)

    def use_link(self, code: str, revision: int, new_owner: str) -> None:
        """Move all seats of the link's owner at its table to another browser, once."""
        with self.engine.begin() as connection:
            table, owner = _good_link(connection, code)
            if connection.execute(delete(LINKS).where(LINKS.c.digest == digest(code))).rowcount != 1:
                raise Trouble("link-used", 410)
            advance(connection, table, revision, self.holder)
            _move_seats(connection, table, owner, new_owner)

    def move_seats(self, table: str, revision: int, owner: str, new_owner: str) -> None:
        """The seats of a browser at a table go to another one."""
        with self.engine.begin() as connection:
            advance(connection, table, revision, self.holder)
            _move_seats(connection, table, owner, new_owner)

    def move_seats_elsewhere(self, table: str, owner: str, new_owner: str) -> None:
        """The same at a table that another process holds, which must be told to read it again."""
        with self.engine.begin() as connection:
            counted = update(TABLES).where(TABLES.c.id == table).values(revision=TABLES.c.revision + 1, changed=now())
            connection.execute(counted)
            _move_seats(connection, table, owner, new_owner)

    def add_device(self, owner: str, life: float) -> tuple[str, str]:
        """A new link that makes another browser the same person; its code and when it ends."""
        code = secrets.token_urlsafe(16)
        expires = stamp(datetime.now(UTC) + timedelta(seconds=life))
        with self.engine.begin() as connection:
            connection.execute(delete(DEVICES).where(DEVICES.c.expires < now()))
            connection.execute(insert(DEVICES).values(digest=digest(code), owner=owner, expires=expires))
        return code, expires

    def use_device(self, code: str) -> str:
        """The person such a link speaks for, once."""
        with self.engine.begin() as connection:
            query = select(DEVICES).where(DEVICES.c.digest == digest(code), DEVICES.c.expires >= now())
            found = connection.execute(query).one_or_none()
            gone = delete(DEVICES).where(DEVICES.c.digest == digest(code))
            if found is None or connection.execute(gone).rowcount != 1:
                raise Trouble("link-used", 410)
        return str(found.owner)

    # tokens

    def add_token(self, table: str, seat: int, owner: str) -> str:
        """A new token for a seat; only its digest is kept."""
        token = secrets.token_urlsafe(24)
        with self.engine.begin() as connection:
            connection.execute(insert(TOKENS).values(digest=digest(token), table_id=table, seat=seat, owner=owner))
        return token

    def token(self, token: str) -> tuple[str, int, str]:
        """The table, the seat and the owner a token speaks for."""
        with self.engine.connect() as connection:
            found = connection.execute(select(TOKENS).where(TOKENS.c.digest == digest(token))).one_or_none()
        if found is None:
            raise Trouble("bad-token", 401)
        return found.table_id, found.seat, found.owner


def _move_seats(connection: Connection, table: str, owner: str, new_owner: str) -> None:
    mine = (SEATS.c.table_id == table, SEATS.c.owner == owner)
    connection.execute(update(SEATS).where(*mine).values(owner=new_owner))
    connection.execute(delete(TOKENS).where(TOKENS.c.table_id == table, TOKENS.c.owner == owner))


def _seats(connection: Connection, tables: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for row in connection.execute(query):
        found[row.table_id].append(SeatRow(row.name, row.owner, row.level))
    return found


def _good_link(connection: Connection, code: str) -> tuple[str, str]:
    found = connection.execute(select(LINKS).where(LINKS.c.digest == digest(code))).one_or_none()
    if found is None or found.expires < now():
        raise Trouble("link-used", 410)
    return found.table_id, found.owner

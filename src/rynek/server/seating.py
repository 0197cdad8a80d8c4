"""Seating: from the wishes of whoever makes a table to its seats."""

from secrets import SystemRandom

from rynek.bots import LEVELS
from rynek.server.answers import MadeTable
from rynek.server.messages import NewSeat, clean_name
from rynek.server.store import SeatRow
from rynek.server.table import Table
from rynek.server.trouble import Trouble
from rynek.server.wording import house


def seat_rows(wishes: list[NewSeat], owner: str, lang: str, *, shuffle: bool = False) -> list[SeatRow]:
    """The seats of a new table, in order."""
    rows = [_seat(wish, owner) for wish in wishes]
    _name_bots(rows, lang)
    if shuffle:
        SystemRandom().shuffle(rows)
    return rows


def _seat(wish: NewSeat, owner: str) -> SeatRow:
    if wish.kind == "bot":
        name = clean_name(wish.name) if wish.name.strip() else ""
        return SeatRow(name, level=known_level(wish.level))
    if wish.kind == "friend":
        return SeatRow(clean_name(wish.name) if wish.name.strip() else "")
    return SeatRow(clean_name(wish.name), owner)


def made(table: Table) -> MadeTable:
    """What whoever makes a table is told."""
    has_free = any(seat.is_free for seat in table.seats)
    return MadeTable(table=table.id, invitation=f"/join/{table.invitation}" if has_free else "")


def known_level(level: str) -> str:
    """A level people may choose; Trouble when there is none of that name."""
    if level not in LEVELS:
        raise Trouble("no-such-bot", level=level[:20])
    return level


def _name_bots(rows: list[SeatRow], lang: str) -> None:
    nameless = [row for row in rows if row.level is not None and not row.name]
    for number, row in enumerate(nameless, start=1):
        row.name = house(lang).text("bot-name", number=number)

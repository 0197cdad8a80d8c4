"""Eyes: which seat one browser looks through, and what of the table it has already been shown."""

from typing import Any

from rynek.server.news import ENCODE, news
from rynek.server.show import show, shown_seats
from rynek.server.speech import Shown, letter
from rynek.server.table import Table
from rynek.server.trouble import Trouble


class Eyes:
    """The view of one connection. Only what is new is sent again."""

    def __init__(self, table: Table, owner: str | None, lang: str) -> None:
        self.table = table
        self.owner = owner
        self.lang = lang
        self.seat: int | None = None
        self.known: tuple[int | None, str] | None = None
        self.shown: Shown | None = None

    def choose(self) -> int | None:
        """The seat to look through: one of this device that must act, and rather the last one than another."""
        mine = self.table.held(self.owner)
        acting = [seat for seat in mine if seat in self.table.to_act and self.table.seats[seat].level is None]
        if self.seat not in mine:
            self.seat = mine[0] if mine else None
        if acting and self.seat not in acting:
            self.seat = acting[0]
        return self.seat

    def undo_seat(self) -> int | None:
        """The seat of this device that may take back its move, rather the one looked through; None: none may."""
        mine = [] if self.table.is_replay else self.table.held(self.owner)
        places = {seat: self.table.match.undoable(seat) for seat in mine}
        open_to = [seat for seat in mine if places[seat] is not None]
        return self.seat if self.seat in open_to else max(open_to, key=lambda seat: places[seat] or 0, default=None)

    def sit(self, seat: int) -> None:
        """Look through another seat of this device."""
        if seat not in self.table.held(self.owner):
            raise Trouble("not-your-seat", 403)
        self.seat = seat
        self.known = None

    def speak(self, lang: str) -> None:
        """See the table in another language."""
        self.lang = lang
        self.known = None

    def seats(self) -> dict[str, Any]:
        """The seats alone."""
        shown = show(self.table, self.choose(), self.lang)
        found = shown_seats(self.table, self.owner, shown)
        return {"type": "seats", "revision": self.table.revision, "seats": found}

    def table_message(self) -> bytes:
        """The table as it is sent: only what is new, unless all of it is."""
        seat = self.choose()
        shown = show(self.table, seat, self.lang)
        is_full = self.known != (seat, self.lang)
        before = None if is_full else self.shown
        self.known, self.shown = (seat, self.lang), shown
        own = {
            "full": is_full,
            "undo": self.undo_seat() is not None,
            "you": self._you(seat),
            "seats": shown_seats(self.table, self.owner, shown),
        }
        return news(shown, before) + b"," + ENCODE(own)[1:]

    def _you(self, seat: int | None) -> dict[str, Any]:
        table = self.table
        mine = table.held(self.owner)
        has_free = any(row.is_free for row in table.seats)
        return {
            "seat": letter(seat),
            "seats": [letter(number) for number in mine],
            "turn": seat is not None and seat in table.to_act and table.seats[seat].level is None,
            "answered": seat is not None and table.has_answered(seat),
            "invitation": f"/join/{table.invitation}" if mine and has_free else "",
        }

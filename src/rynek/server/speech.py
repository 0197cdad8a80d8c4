"""Speech: what has been said and shown of one table, in the words of one language."""

from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.core.message import Event, Message, Points
from rynek.core.view_types import Head
from rynek.draw import drawing, places
from rynek.play.match import Entry
from rynek.play.words import words
from rynek.server.answers import EventLine

COUNT: Final = count(1)
MOST_KEPT: Final = 2000
"""Lines of scores that are remembered at a table."""


@dataclass(slots=True)
class Shown:
    """A table through the eyes of a seat in a language: the message, its regions and all lines of its log.

    `written` is what has been written of it for those who had seen another one before, by the number of that one.
    """

    message: dict[str, Any]
    regions: dict[str, str]
    lines: list[EventLine]
    written: dict[int, bytes] = field(default_factory=dict)
    number: int = field(default_factory=COUNT.__next__)


class Told:
    """The lines of the first so many entries of a log, and the last of these entries."""

    __slots__ = ("entries", "last", "lines")

    def __init__(self) -> None:
        self.entries = 0
        self.last: Entry | None = None
        self.lines: list[EventLine] = []

    def is_begin_of(self, log: list[Entry]) -> bool:
        """Whether a log goes on from here. One that was rebuilt shares none of its entries."""
        return self.entries <= len(log) and (self.entries == 0 or log[self.entries - 1] is self.last)


class Speech:
    """The words of one table in one language, with what has been worded before."""

    def __init__(self, game: str, names: tuple[str, ...], lang: str) -> None:
        self.game = game
        self.words = words(lang, game)
        self.names = names
        self.scores: dict[tuple[int, Message, int, tuple[str, ...]], dict[str, Any]] = {}
        self.told: dict[int | None, Told] = {}

    def scored(self, seat: int, line: Points) -> dict[str, Any]:
        """A line of a seat's score as it is sent; nobody may change it."""
        key = (seat, line.message, line.points, line.where)
        found = self.scores.get(key)
        if found is None:
            if len(self.scores) >= MOST_KEPT:
                self.scores.clear()
            found = self.scores[key] = {
                "text": self.words.message(line.message, self.names),
                "source": self.words.source(line.message, self.names),
                "points": line.points,
                "where": places(self.game, line.where, seat),
                "clause": line.message.template.clause,
            }
        return found

    def lines(self, log: list[Entry], seat: int | None, view: Head) -> list[EventLine]:
        """The log in sentences; only what has not been told yet is worded."""
        told = self.told.get(seat)
        if told is None or not told.is_begin_of(log):
            told = self.told[seat] = Told()
        for position, entry in enumerate(log[told.entries :], start=told.entries + 1):
            told.lines += self._sentences(entry, position, seat, view)
            told.last, told.entries = entry, position
        return told.lines[:]

    def _sentences(self, entry: Entry, position: int, seat: int | None, view: Head) -> list[EventLine]:
        artist = drawing(self.game)
        seen = [event for event in entry.events if event.seen_by(seat)]
        headings = [self.words.heading(event.message, self.names) for event in seen]
        actors = [actor(entry, event) for event in seen]
        first = {one: number for number, one in reversed(list(enumerate(actors)))}
        by = letter(entry.seat) if entry.seat >= 0 else None
        return [
            {
                "position": position,
                "by": by,
                "main": first[actors[number]] == number,
                "round": headings[number] != "",
                "seat": letter(actors[number]),
                "text": headings[number] or self.words.message(event.message, self.names),
                "clause": event.template.clause,
                "recap": self.words.recap(event.message, self.names),
                "where": [] if artist is None else list(artist.where(event, view)),
            }
            for number, event in enumerate(seen)
        ]


def actor(entry: Entry, event: Event) -> int:
    """Whom a line of the log is about: the first seat it names, else whose move it was."""
    named = (value for domain, value in zip(event.template.domains, event.args, strict=False) if domain is SEAT)
    return next(named, entry.seat)


def letter(seat: int | None) -> str | None:
    """The letter of a seat; None for a spectator and for chance."""
    return None if seat is None or seat < 0 else SEAT.word(seat)

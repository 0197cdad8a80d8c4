"""Table: one game in memory with the people around it. All changes go through `tables.py`, which stores them first."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from time import monotonic
from typing import Protocol

from rynek.core.domain import SEAT
from rynek.core.game import AnyGame
from rynek.core.message import Message
from rynek.core.state import State
from rynek.games import game as find_game
from rynek.play.match import AnyMatch, Entry, Match
from rynek.server.logbook import Standing
from rynek.server.speech import Shown, Speech
from rynek.server.store import SeatRow, TableRow
from rynek.server.trouble import Trouble


class Viewer(Protocol):
    """Somebody who has the table open."""

    owner: str | None

    def changed(self) -> None:
        """The table has changed: show it anew."""

    def stirred(self) -> None:
        """Somebody came, left or thinks: show the seats anew."""

    def tell(self, message: dict[str, object]) -> None:
        """Pass a message on."""

    def closed(self) -> None:
        """The table is no more: whoever looked at it shall ask for it anew."""


class Table:
    """A match, its seats, and a revision that counts every change.

    `since[seat]` is the revision at which that seat last saw something new: a move that answers an older one is stale,
    unless the seat has been asked the same since `asked_since[seat]` and the move names nobody else's things.
    `pace` is how fast bots move here; at the revision `hurried` nobody wants to take anything back any more.
    `match` holds only what is stored: a change is tried on a copy, which takes its place once it is stored.
    `lock` is held by whoever changes something. A table that is closed refuses everything: nobody knows whether it is
    still what is stored, and it is woken anew by whoever asks for it next.
    """

    def __init__(self, row: TableRow) -> None:
        self.id = row.id
        self.kind = row.kind
        self.borrowed = row.borrowed
        self.invitation = row.invitation
        self.game: AnyGame = find_game(row.game)
        if row.version != self.game.version:
            raise Trouble("old-rules", 410)
        self.lock = asyncio.Lock()
        self.is_closed = False
        self.viewers: set[Viewer] = set()
        self.woken_at = monotonic()
        self.left_at: dict[str, float] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.shown: dict[tuple[int | None, str], Shown] = {}
        self.speech: dict[str, Speech] = {}
        self.retold: dict[str, Speech] = {}
        self.past: dict[int, tuple[Entry, State]] = {}
        self.take(row, match_of(self.game, row))

    def take(self, row: TableRow, match: AnyMatch) -> None:
        """Become what is stored."""
        self.match = match
        self.seed_hash = "" if self.borrowed else match.seed_hash
        self.seats: list[SeatRow] = row.seats
        self.next_table = row.next_table
        self.renew(row.revision)
        self.since = [row.revision] * row.players
        self.asked_since = [row.revision] * row.players
        self.pace = "quick"
        self.hurried = 0

    def renew(self, revision: int) -> None:
        """Note that something has changed."""
        self.revision = revision
        self.changed_at = monotonic()
        self.shown.clear()

    def seen_anew(self, seats: list[int]) -> None:
        """These seats have seen something new in this revision."""
        for seat in seats:
            self.since[seat] = self.revision

    def asked_anew(self, before: list[Message | None], mover: int) -> None:
        """These seats are asked something else than before, or have just answered."""
        for seat, question in enumerate(self.questions()):
            if seat == mover or question != before[seat]:
                self.asked_since[seat] = self.revision

    def questions(self) -> list[Message | None]:
        """What each seat is asked now."""
        state = self.match.state
        return [state.ask(seat) if seat in state.to_act else None for seat in range(self.match.players)]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players by seat; empty for a seat still without one."""
        return tuple(seat.name for seat in self.seats)

    @property
    def is_replay(self) -> bool:
        return self.kind == "replay"

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act; nobody at a table that can only be looked at."""
        return () if self.is_replay else self.match.state.to_act

    @property
    def may_change(self) -> tuple[int, ...]:
        """The seats that may still change their answer."""
        return () if self.is_replay else self.match.state.may_change

    def has_answered(self, seat: int) -> bool:
        """Whether a seat has answered in secret and may still think again."""
        return seat in self.may_change and self.match.state.stack[-1].secret

    @property
    def is_over(self) -> bool:
        """Whether nothing is hidden any more: the game has ended, or is a record somebody already had."""
        return self.is_replay or self.match.state.over

    def held(self, owner: str | None) -> list[int]:
        """The seats a browser holds; nobody sits at a table that can only be looked at."""
        if owner is None or self.is_replay:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.owner == owner]

    def check_open(self) -> None:
        """Refuse to go on with a table that is closed."""
        if self.is_closed:
            raise Trouble("storage", 503)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """One change at a time."""
        async with self.lock:
            self.check_open()
            yield

    def close(self) -> None:
        """Be no more: send everybody away, stop all thoughts."""
        self.is_closed = True
        for task in self.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        for viewer in list(self.viewers):
            viewer.closed()

    # who is here

    def enter(self, viewer: Viewer) -> None:
        """Somebody opens the table."""
        self.viewers.add(viewer)
        self.stir()

    def leave(self, viewer: Viewer) -> None:
        """Somebody goes."""
        self.viewers.discard(viewer)
        if viewer.owner is not None and self.held(viewer.owner):
            self.left_at[viewer.owner] = monotonic()
        self.stir()

    def absence(self, number: int) -> float:
        """For how long the holder of a seat has been away, as far as this process has seen."""
        return monotonic() - self.left_at.get(self.seats[number].owner or "", self.woken_at)

    def is_connected(self, number: int) -> bool:
        """Whether the holder of a seat has the table open, or a bot plays it."""
        seat = self.seats[number]
        return seat.level is not None or any(v.owner == seat.owner for v in self.viewers if seat.owner is not None)

    def announce(self) -> None:
        """Let everybody look again."""
        for viewer in list(self.viewers):
            viewer.changed()

    def stir(self) -> None:
        """Let everybody see who is here and who thinks."""
        for viewer in list(self.viewers):
            viewer.stirred()


def match_of(game: AnyGame, row: TableRow) -> AnyMatch:
    """The match of a stored table. Its moves were checked before they were stored."""
    match = Match(game, row.players, row.options, row.seed, start=False)
    for seat, move in row.moves:
        match.enter(seat, game.parse(move))
    return match


def forked(match: AnyMatch) -> AnyMatch:
    """The same match, to try a change on."""
    found = copy(match)
    found.log = match.log[:]
    found.state = match.state.copy()
    found.state.events = []
    return found


def moves_of(match: AnyMatch, start: int = 0) -> list[tuple[int, str]]:
    """The log as it is stored."""
    return [(entry.seat, str(entry.action)) for entry in match.log[start:]]


def standing_of(match: AnyMatch) -> Standing:
    """What the list of tables shows of a match."""
    waiting = "".join(SEAT.word(seat) for seat in match.state.to_act if seat >= 0)
    return Standing(match.position, waiting, match.state.over, results_of(match) if match.state.over else "")


def results_of(match: AnyMatch) -> str:
    """The points and ranks of a finished game, by seat, as they are stored."""
    ranks = [0] * match.players
    place = 1
    for tied in match.game.ranking(match.state):
        for seat in tied:
            ranks[seat] = place
        place += len(tied)
    return json.dumps({"points": match.state.scores(), "ranks": ranks})

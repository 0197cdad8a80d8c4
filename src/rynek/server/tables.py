"""Tables: finds tables, and makes every change: checked, stored, and only then shown."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import monotonic, perf_counter
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from rynek.core.domain import SEAT
from rynek.core.errors import IllegalMove, Refused
from rynek.core.message import Message
from rynek.play.match import NOTHING_TO_UNDO, AnyMatch
from rynek.server import lessons
from rynek.server.desk import Desk
from rynek.server.logbook import LogChange, Standing
from rynek.server.peers import Elsewhere, Peers
from rynek.server.scribe import Scribe
from rynek.server.settings import Settings
from rynek.server.store import ChatLine, SeatRow, Store, TableRow
from rynek.server.table import Table, forked, match_of, moves_of, standing_of
from rynek.server.trouble import Trouble

LOG = logging.getLogger("rynek.server")

MOST_LETTERS: Final = 24
"""No table has a longer name."""

P = ParamSpec("P")
R = TypeVar("R")


class Tables:
    """Every table that somebody uses, by id; the others sleep in the store."""

    def __init__(self, store: Store, settings: Settings, desk: Desk) -> None:
        self.store = store
        self.desk = desk
        self.settings = settings
        self.awake: dict[str, Table] = {}
        self.used: dict[str, float] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        # SQLite has one writer: a single thread spares it the quarrel over locks.
        threads = 1 if store.engine.dialect.name == "sqlite" else 4
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix="store")
        self.scribe = Scribe(lambda changes: self.ask(store.save_logs, changes))
        self.on_change: Callable[[Table], None] = lambda _: None
        self.on_move: Callable[[str, float], None] = lambda _, __: None
        self.to_wake: set[str] = set()
        self.peers: Peers | None = None
        self.tell_holder: Callable[[str, Elsewhere], Awaitable[None]] = nobody_to_tell
        self.releasing: set[asyncio.Task[None]] = set()

    async def ask(self, question: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask the store something, in a thread. Trouble `storage` when the database fails."""
        work = asyncio.get_running_loop().run_in_executor(self.threads, lambda: question(*args, **kwargs))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            await asyncio.wait([work])  # a transaction that has begun ends before anybody goes on
            raise
        except (SQLAlchemyError, self.store.engine.dialect.loaded_dbapi.Error) as error:
            LOG.error("storage", extra={"fault": type(error).__name__})  # noqa: TRY400 - its text may hold moves
            raise Trouble("storage", 503) from None

    # finding

    async def wake_waiting(self) -> None:
        """Wake tables at which bots must act though nobody looks: after a start, and after the storage was away."""
        for name in sorted(self.to_wake):
            try:
                await self.find(name)
            except Trouble as error:
                if error.code == "storage":
                    return  # still away: they stay on the list
            except Exception:
                LOG.exception("table not woken", extra={"table": name})
            self.to_wake.discard(name)

    async def find(self, table: str) -> Table:
        """A table, woken if it sleeps."""
        if len(table) > MOST_LETTERS or not table.isprintable():
            raise Trouble("no-such-table", 404)
        self.used[table] = monotonic()
        found = self.awake.get(table)
        if found is not None:
            return found
        async with self.loading.setdefault(table, asyncio.Lock()):
            try:
                if table not in self.awake:
                    if self.peers is not None:
                        await self.ask(self.peers.take, table)
                    woken = await self.desk.do(Table, await self.ask(self.store.table, table))
                    self.on_change(self.awake.setdefault(table, woken))
                return self.awake[table]
            finally:
                self.loading.pop(table, None)
                if table not in self.awake:
                    self.used.pop(table, None)

    def sweep(self) -> None:
        """Let tables sleep that nobody has used for a while."""
        late = monotonic() - self.settings.idle
        for name, table in list(self.awake.items()):
            busy = table.viewers or table.thinking or table.lock.locked()
            if self.used.get(name, 0.0) < late and not busy:
                del self.awake[name]
                self.used.pop(name, None)
                self._release(name)

    def _release(self, name: str) -> None:
        """Let others hold a table. Should it be woken here meanwhile, its next change is refused and it is closed."""
        if self.peers is not None:
            work = asyncio.create_task(self.ask(self.peers.release, name))
            self.releasing.add(work)
            work.add_done_callback(self._released)

    def _released(self, work: asyncio.Task[None]) -> None:
        self.releasing.discard(work)
        if not work.cancelled():
            work.exception()  # a database that is away lets go of us by itself

    def give_up(self) -> None:
        """Others may have taken our tables: close them all."""
        for table in list(self.awake.values()):
            self._close(table)

    async def reread(self, name: str) -> None:
        """Another process has changed the seats of a table that is held here."""
        table = self.awake.get(name)
        if table is not None:
            async with table.changing():
                await self._reload(table)

    # making

    async def make(
        self, match: AnyMatch, seats: list[SeatRow], kind: str = "play", borrowed: int = 0, **more: Any
    ) -> Table:
        """A new table. `more`: fields of its row, such as whether it is `listed`."""
        row = TableRow(
            id=more.pop("id", "") or secrets.token_urlsafe(9),
            kind=kind,
            game=match.game.name,
            version=match.game.version,
            players=match.players,
            options=match.options,
            seed=match.seed,
            borrowed=borrowed,
            invitation=secrets.token_urlsafe(12),
            revision=1,
            seats=seats,
            moves=moves_of(match),
            **more,
        )
        standing = Standing(match.position, "", over=True) if kind == "replay" else standing_of(match)
        await self.ask(self.store.add, row, standing)
        return await self.find(row.id)

    async def follow(self, table: Table, match: AnyMatch) -> None:
        """The same people sit down to another match; whoever is at the old table is shown the way."""
        async with table.changing():
            following = await self.ask(self.store.follow, table.id, secrets.token_urlsafe(9))
            try:
                await self.find(following)
            except Elsewhere:
                pass  # it is there
            except Trouble as error:
                if error.code != "no-such-table":
                    raise
                await self.make(match, [replace(seat) for seat in table.seats], id=following)
            table.next_table = following
            table.shown.clear()
        table.announce()

    # changes of the game

    async def play(self, table: Table, seat: int, move: str, revision: int) -> int:
        """Make a move that answers a revision; the new revision."""
        started = perf_counter()
        async with table.changing():
            self._check_fresh(table, seat, revision, move)
            before, questions = table.match.position, table.questions()
            trial = forked(table.match)
            lessons.play(table, trial, seat, move)
            await self._put_in_place(table, trial, before)
            entries = table.match.log[before:]
            hidden = len(entries) == 1 and entries[0].secret and not entries[0].reveals and _is_secret(table.match)
            self._note(table, seat, hidden=hidden)
            table.asked_anew(questions, seat)
            made = table.revision
        self._tell(table)
        self.on_move(table.game.name, perf_counter() - started)
        return made

    async def undo(self, table: Table, seat: int, revision: int) -> int:
        """Take back a seat's last move; the new revision."""
        async with table.changing():
            self._check_fresh(table, seat, revision)
            place = table.match.undoable(seat)
            if place is None:
                raise IllegalMove(Message(NOTHING_TO_UNDO))
            hidden = table.match.log[place].secret and _is_secret(table.match)
            trial = forked(table.match)
            await self.desk.do(trial.undo, seat)
            await self._put_in_place(table, trial, place)
            self._note(table, seat, hidden=hidden and _is_secret(table.match))
            table.asked_since = [table.revision] * table.match.players
            made = table.revision
        self._tell(table)
        return made

    async def put(self, table: Table, seat: int, change: Callable[[], tuple[AnyMatch, int]]) -> int:
        """Put another match in the place of a lesson's; `change` gives it and how much of the log it keeps."""
        async with table.changing():
            trial, keep = await self.desk.do(change)
            await self._put_in_place(table, trial, keep)
            self._note(table, seat, hidden=False)
            table.asked_since = [table.revision] * table.match.players
            made = table.revision
        self._tell(table)
        return made

    def _check_fresh(self, table: Table, seat: int, revision: int, move: str = "") -> None:
        if table.is_replay:
            raise Trouble("only-replay", 409)
        since = table.asked_since[seat] if move and _is_own(table, move) else table.since[seat]
        if not min(since, table.since[seat]) <= revision <= table.revision:
            raise Trouble("stale", 409)

    async def _put_in_place(self, table: Table, trial: AnyMatch, keep: int) -> None:
        """Store a changed match, of which the first `keep` moves are as before; then it is the match of the table."""
        moves, standing = moves_of(trial, keep), standing_of(trial)
        stored = table.match.position
        change = LogChange(table.id, table.revision, stored, keep, moves, standing, self.store.holder)
        await self._stored(table, self.scribe.write(change))
        table.match = trial

    async def _write(self, table: Table, write: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Store a change of the seats."""
        await self._stored(table, self.ask(write, *args, **kwargs))

    async def _stored(self, table: Table, writing: Awaitable[None]) -> None:
        """Wait until a change is stored. When that fails nobody knows what is stored: read it again."""
        try:
            await writing
        except BaseException:
            await self._reload(table)
            raise

    async def _reload(self, table: Table) -> None:
        """Become what is stored; when even that cannot be found out, be closed, and woken anew by who asks next."""
        try:
            row = await self.ask(self.store.held_table, table.id)
            table.take(row, await self.desk.do(match_of, table.game, row))
        except BaseException as error:
            self._close(table)
            if not isinstance(error, Trouble):
                raise
        else:
            self._tell(table)

    def _close(self, table: Table) -> None:
        """Let nobody use a table any more that may not be what is stored."""
        LOG.warning("table closed", extra={"table": table.id})
        if self.awake.get(table.id) is table:
            del self.awake[table.id]
        if any(seat.level is not None for seat in table.seats):
            self.to_wake.add(table.id)
        table.close()

    def _note(self, table: Table, seat: int, *, hidden: bool) -> None:
        """Count the revision up. A hidden answer is news for nobody but its seat."""
        table.renew(table.revision + 1)
        table.seen_anew([seat] if hidden else list(range(table.match.players)))

    def _tell(self, table: Table) -> None:
        table.announce()
        self.on_change(table)

    # changes of the seats

    async def seat(self, table: Table, number: int, change: Callable[[SeatRow], SeatRow]) -> int:
        """Change a seat; `change` gets it as it is and raises Trouble when it may not be changed."""
        async with table.changing():
            if table.is_replay:
                raise Trouble("only-replay", 409)
            before = table.seats[number]
            after = change(replace(before))
            await self._write(table, self.store.save_seat, table.id, table.revision, number, before, after)
            table.seats[number] = after
            table.renew(table.revision + 1)
            made = table.revision
        self._tell(table)
        return made

    async def claim(self, table: Table, wanted: int | None, name: str, owner: str) -> int:
        """Take a free seat: the one wanted, or the first; its number."""
        free = [number for number, seat in enumerate(table.seats) if seat.is_free]
        if wanted is not None and not (0 <= wanted < len(table.seats) and table.seats[wanted].is_free):
            raise Trouble("seat-taken", 409)
        if not free:
            raise Trouble("no-free-seat", 409)
        number = free[0] if wanted is None else wanted

        def take(seat: SeatRow) -> SeatRow:
            if not seat.is_free:
                raise Trouble("seat-taken", 409)
            return SeatRow(name, owner)

        await self.seat(table, number, take)
        return number

    async def move_device(self, code: str, owner: str) -> Table:
        """Use a link: its seats go to another browser."""
        name, old = await self.ask(self.store.link, code)
        table = await self.find(name)
        async with table.changing():
            await self._write(table, self.store.use_link, code, table.revision, owner)
            self._hand_over(table, old, owner)
        self._tell(table)
        return table

    async def move_all(self, owner: str, new_owner: str) -> None:
        """All seats of one browser go to another."""
        for row, _ in await self.ask(self.store.held_by, owner):
            try:
                table = await self.find(row.id)
            except Elsewhere as error:
                await self.ask(self.store.move_seats_elsewhere, row.id, owner, new_owner)
                await self.tell_holder(row.id, error)
                continue
            async with table.changing():
                await self._write(table, self.store.move_seats, table.id, table.revision, owner, new_owner)
                self._hand_over(table, owner, new_owner)
            self._tell(table)

    def _hand_over(self, table: Table, owner: str, new_owner: str) -> None:
        for seat in table.seats:
            seat.owner = new_owner if seat.owner == owner else seat.owner
        table.renew(table.revision + 1)

    async def say(self, table: Table, seat: int, text: str) -> ChatLine:
        """Say something; it is stored, then everybody hears it."""
        table.check_open()
        line = await self.ask(self.store.add_chat, table.id, seat, table.seats[seat].name, text)
        for viewer in list(table.viewers):
            viewer.tell({"type": "chat", "lines": [shown_line(line)]})
        return line


async def nobody_to_tell(table: str, error: Elsewhere) -> None:
    """Where there is one process, no table is held elsewhere."""
    raise error


def _is_own(table: Table, move: str) -> bool:
    """Whether a move means the same whatever others do meanwhile: it names no seat whose things may have changed."""
    try:
        action = table.game.parse(move)
    except Refused:
        return False
    return SEAT not in action.verb.domains


def _is_secret(match: AnyMatch) -> bool:
    """Whether answers are hidden from the other seats now."""
    stack = match.state.stack
    return bool(stack) and stack[-1].secret


def shown_line(line: ChatLine) -> dict[str, object]:
    """A line of chat as it is sent."""
    return {"number": line.number, "seat": "ABCDEF"[line.seat], "name": line.name, "text": line.text, "at": line.at}

"""Bot turns: whenever a bot must act at a table, it is asked, and its move is made like anybody's."""

import asyncio
import logging
from functools import partial
from random import Random
from time import monotonic
from typing import Final

from rynek.bots.taste import taste_of
from rynek.server.bot_pool import BotPool, NoAnswer
from rynek.server.settings import Settings
from rynek.server.table import Table
from rynek.server.tables import Tables
from rynek.server.trouble import Trouble

LOG = logging.getLogger("rynek.server")

RETRY: Final = 5.0
LOOK_UP: Final = 0.2
"""How often a waiting bot looks whether it is asked to go on."""
PACES: Final = {"calm": 5.0, "quick": 1.0, "once": 0.0}
"""How much longer than usual bots wait, by the pace people choose."""


class BotTurns:
    """Watches tables and lets bots play."""

    def __init__(self, tables: Tables, pool: BotPool, settings: Settings) -> None:
        self.tables = tables
        self.pool = pool
        self.settings = settings
        self.asked: dict[tuple[str, int], int] = {}
        self.closed = False
        tables.on_change = self.look

    def look(self, table: Table) -> None:
        """Start and stop thoughts so that they fit the table as it is now."""
        if self.closed or table.is_closed:
            return
        for number, task in list(table.thinking.items()):
            if not self._must_act(table, number) or self.asked.get((table.id, number)) != table.since[number]:
                if task is not asyncio.current_task():  # a bot that has just moved ends by itself
                    task.cancel()
                del table.thinking[number]
                del self.asked[table.id, number]
        for number in table.to_act:
            if self._must_act(table, number) and number not in table.thinking:
                self.asked[table.id, number] = table.since[number]
                task = asyncio.create_task(self._turn(table, number, table.since[number]))
                table.thinking[number] = task
                task.add_done_callback(partial(self._ended, table, number))

    def _ended(self, table: Table, number: int, task: asyncio.Task[None]) -> None:
        if table.thinking.get(number) is task:
            del table.thinking[number]
            self.asked.pop((table.id, number), None)
            table.stir()
            if not task.cancelled():
                self.look(table)

    def _must_act(self, table: Table, number: int) -> bool:
        return number in table.to_act and 0 <= number < len(table.seats) and table.seats[number].level is not None

    async def _turn(self, table: Table, number: int, since: int) -> None:
        """Think, give people their time, then move, unless something has changed meanwhile."""
        try:
            move = await self._choose(table, number)
            await self._rest(table)
            if table.since[number] == since:
                await self.tables.play(table, number, move, table.revision)
        except Trouble as error:
            LOG.warning("bot move refused", extra={"table": table.id, "code": error.code})
            await asyncio.sleep(RETRY)
        except Exception:
            # Whatever happens to one bot, its table is looked at again.
            LOG.exception("bot move failed", extra={"table": table.id, "game": table.game.name})
            await asyncio.sleep(RETRY)

    async def _rest(self, table: Table) -> None:
        """Wait until the table has been at rest for long enough; a change meanwhile starts the wait anew."""
        left = 1.0
        while left > 0:
            left = self._pause(table) - (monotonic() - table.changed_at)
            await asyncio.sleep(max(0.0, min(left, LOOK_UP)))

    def _pause(self, table: Table) -> float:
        """How long the table must rest: for a person to take back the move just made, or to follow."""
        people = [number for number, seat in enumerate(table.seats) if seat.level is None and seat.owner is not None]
        undoable = any(table.match.undoable(number) is not None for number in people)
        if undoable and table.hurried != table.revision:
            return self.settings.undo_pause
        return self.settings.bot_pause * PACES[table.pace]

    async def _choose(self, table: Table, number: int) -> str:
        """The bot's move; any legal one when no process can tell, so that the table goes on."""
        level = table.seats[number].level or ""
        table.check_open()
        state = table.match.state.copy()
        try:
            return await self.pool.choose(
                table.game, state, number, level, table.id, taste_of(table.seats[number].name)
            )
        except NoAnswer as error:
            facts = {
                "table": table.id,
                "game": table.game.name,
                "bot": level,
                "fault": error.fault,
                "where": error.where,
            }
            LOG.error("bot replaced by chance", extra=facts)  # noqa: TRY400 - the way is that of the other process
            return str(Random().choice(state.legal(number)))

    async def close(self) -> None:
        """Let no bot move any more."""
        self.closed = True
        thoughts = [task for table in self.tables.awake.values() for task in table.thinking.values()]
        for task in thoughts:
            task.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

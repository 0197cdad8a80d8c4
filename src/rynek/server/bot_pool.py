"""Bot pool: processes in which bots think. One that dies or is stuck is ended and started anew."""

import asyncio
import json
import logging
import math
import secrets
import sys
import zlib
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, Protocol

from rynek.bots import LEVELS
from rynek.core.game import AnyGame
from rynek.core.state import State
from rynek.server.bot_process import EXPLAINED, HINT_SECONDS
from rynek.server.bot_queue import FairQueue, time_for
from rynek.server.logs import place_of
from rynek.server.motives import Made

LOG = logging.getLogger("rynek.server")

Answer = dict[str, str]
"""A move in notation, and a sentence about it, which may be empty."""

ANSWER_SIZE: Final = 64 * 1024
FAILURES: Final = (
    TimeoutError,
    OSError,
    ValueError,
    KeyError,
    TypeError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
)


class NoAnswer(Exception):
    """A bot process died, was stuck, talked nonsense or met a fault; `where` is the way to the fault."""

    def __init__(self, fault: str, where: list[str] | None = None) -> None:
        super().__init__(fault)
        self.fault = fault
        self.where = where or []


class Thinker:
    """One process, started when it is first asked something."""

    def __init__(self, command: list[str], patience: float) -> None:
        self.command = command
        self.patience = patience
        self.process: Process | None = None

    async def ask(self, question: str) -> Answer:
        """The answer to a question; NoAnswer when the process fails, which then is no more."""
        try:
            async with asyncio.timeout(self.patience):
                return await self._ask(question)
        except FAILURES as error:
            await self.end()
            raise NoAnswer(type(error).__name__, place_of(error)) from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _ask(self, question: str) -> Answer:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=ANSWER_SIZE, start_new_session=True
            )
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question.encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readuntil(b"\n")
        return answer_of(json.loads(line))

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.communicate()  # reads what it still said: an unread pipe would keep us waiting for ever


class Mind(Protocol):
    """Whoever can be asked for a move."""

    async def ask(self, question: str) -> Answer:
        """The answer; NoAnswer when there is none."""

    async def end(self) -> None:
        """Think no more."""


def bot_command() -> list[str]:
    """How a process is started in which bots think."""
    return [sys.executable, "-m", "rynek.server.bot_process"]


def answer_of(said: dict[str, Any]) -> Answer:
    """An answer that was sent as JSON; NoAnswer when it tells of a fault."""
    if "fault" in said:
        raise NoAnswer(str(said["fault"]), [str(place) for place in said["where"]])
    return {"move": str(said["move"]), "text": str(said.get("text", ""))}


class BotPool:
    """A few thinkers, each asked one thing at a time. `seconds` is the most any thought may take.

    Where questions wait for a thinker, they are told to be shorter.
    """

    def __init__(
        self,
        size: int,
        patience: float,
        command: list[str] | None = None,
        seed: str = "",
        seconds: float = 2.0,
        minds: Sequence[Mind] = (),
    ) -> None:
        self.seed = seed
        self.seconds = seconds
        own = [Thinker(command or bot_command(), patience) for _ in range(size)]
        self.thinkers: list[Mind] = [*minds, *own]
        self.idle = FairQueue(self.thinkers)
        self.running: set[asyncio.Task[Answer]] = set()

    async def choose(self, game: AnyGame, state: State, seat: int, level: str, table: str = "", taste: str = "") -> str:
        """The move a bot would make, in notation; NoAnswer when two processes in a row have failed."""
        return (await self._ask_twice(game, state, seat, level, table, {"taste": taste}))["move"]

    async def hint(
        self, game: AnyGame, state: State, seat: int, lang: str, names: tuple[str, ...], table: str = ""
    ) -> Answer:
        """The move of the strongest bot and why, in the reader's language; NoAnswer as in `choose`."""
        return await self._ask_twice(game, state, seat, "hint", table, {"lang": lang, "names": list(names)})

    async def motive(
        self, game: AnyGame, made: Made, seat: int, viewer: int, lang: str, names: tuple[str, ...], table: str = ""
    ) -> str:
        """What speaks for a move that a seat has made, as far as the viewer can follow it; NoAnswer as in `choose`."""
        more = {"lang": lang, "names": list(names), "viewer": viewer, "move": str(made.move)}
        return (await self._ask_twice(game, made.position, seat, "motive", table, more))["text"]

    async def _ask_twice(
        self, game: AnyGame, state: State, seat: int, level: str, table: str, more: dict[str, Any]
    ) -> Answer:
        """Ask, and where that fails ask once more, on a lower level: it may not come to the same fault."""
        position = await asyncio.to_thread(game.dump, state)
        asked: dict[str, Any] = {"game": game.name, "position": position, "seat": seat}
        try:
            return await self.ask(self.question({**asked, "level": level}, more), table)
        except NoAnswer as error:
            facts = {"table": table, "game": game.name, "bot": level, "fault": error.fault, "where": error.where}
            LOG.warning("bot asked again", extra=facts)
            return await self.ask(self.question({**asked, "level": below(level)}, more), table)

    def question(self, asked: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
        """All that a thinker is told, and how long it may think when nobody waits."""
        luck = zlib.crc32(json.dumps([self.seed, asked]).encode()) if self.seed else secrets.randbits(32)
        limit = min(self.seconds, limit_of(asked["level"]))
        return {**asked, **more, "luck": luck, "seconds": limit}

    async def ask(self, question: dict[str, Any], table: str) -> Answer:
        """Ask the next idle thinker. Whoever asked may lose interest; the thinker still ends its thought."""
        since = monotonic()
        thinker = await self.idle.get(table)
        seconds = time_for(question["seconds"], monotonic() - since, self.idle.line, len(self.thinkers))
        task = asyncio.create_task(self._think(thinker, json.dumps({**question, "seconds": seconds})))
        self.running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Answer]) -> None:
        self.running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone: nobody else will look at it

    async def _think(self, thinker: Mind, question: str) -> Answer:
        try:
            return await thinker.ask(question)
        finally:
            self.idle.put(thinker)

    async def close(self) -> None:
        """End all processes."""
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        for thinker in self.thinkers:
            await thinker.end()


def limit_of(level: str) -> float:
    """How long a level, a hint or a motive may think at most; others are limited by the host alone."""
    if level in EXPLAINED:
        return HINT_SECONDS
    return LEVELS[level].seconds if level in LEVELS else math.inf


def below(level: str) -> str:
    """The level below another; the lowest one, a hint and a motive are asked for as they are."""
    levels = list(LEVELS)
    return levels[levels.index(level) - 1] if level in levels[1:] else level

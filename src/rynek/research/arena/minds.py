"""Minds: entrants at the table, each asked for its moves in its own way."""

import http.client
import json
import shlex
import sys
import time
import urllib.request
from random import Random
from typing import Any, Protocol

from rynek.bots import Bot, SeatHandle, bot
from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.errors import BadNotation, BadOptions
from rynek.core.frame import Frame
from rynek.core.message import Message
from rynek.play.match import AnyMatch
from rynek.research.arena.entrants import BAD_ADDRESS, NO_BOT_FILE, Entrant, bot_name
from rynek.research.arena.faults import CRASH, ILLEGAL, MEMORY, TIME, Fault
from rynek.research.arena.plan import Limits
from rynek.research.arena.program import LONGEST_ANSWER, Program, an_object


class Mind(Protocol):
    """An entrant in one seat. Whatever it does wrong is raised as a Fault."""

    def begin(self, match: AnyMatch, seat: int, seed: str) -> None:
        """A new game begins; the same seed gives the same decisions."""
        ...

    def choose(self, match: AnyMatch, seat: int) -> tuple[Action, float]:
        """The move of the seat, and the seconds it took."""
        ...

    def close(self) -> None:
        """No more games."""
        ...


class HouseBot:
    """A bot of rynek, in our own process. It is not interrupted, but its time is judged like everybody's."""

    def __init__(self, name: str, limits: Limits) -> None:
        self.name = name
        self.limits = limits
        self.bot: Bot | None = None

    def begin(self, match: AnyMatch, seat: int, seed: str) -> None:
        self.bot = bot(self.name, Random(seed))

    def choose(self, match: AnyMatch, seat: int) -> tuple[Action, float]:
        assert self.bot is not None
        handle = SeatHandle(match.game, match.state, seat)
        start = time.perf_counter()
        try:
            action = self.bot.choose(handle)
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong is its fault
            raise Fault(CRASH, f"{type(error).__name__}: {error}") from None
        taken = time.perf_counter() - start
        if taken > self.limits.seconds:
            raise Fault(TIME, f"{taken:.1f} s for a move")
        return action, taken

    def close(self) -> None:
        self.bot = None


class Asked:
    """An entrant elsewhere: gets questions, gives answers. How they travel is said by `ask`."""

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question, or Fault."""
        raise NotImplementedError

    def question(self, match: AnyMatch, seat: int) -> dict[str, Any]:
        """What a program of the seat API is asked: what the seat sees and may do, under the names of docs/api.md."""
        state = match.state
        return {
            "type": "move",
            "game": match.game.name,
            "seat": SEAT.word(seat),
            "revision": match.position,
            "position": match.position,
            "over": False,
            "must_act": True,
            "to_act": [SEAT.word(other) for other in state.to_act],
            "view": state.view(seat),
            "moves": [{"move": str(move)} for move in state.legal(seat)],
            "more": type(state.stack[-1]).accepts is not Frame.accepts,
        }

    def begin(self, match: AnyMatch, seat: int, seed: str) -> None:
        table = {"game": match.game.name, "version": match.game.version, "players": match.players}
        sound(self.ask({"type": "new", **table, "options": match.options, "seat": SEAT.word(seat), "seed": seed}))

    def choose(self, match: AnyMatch, seat: int) -> tuple[Action, float]:
        question = self.question(match, seat)
        start = time.perf_counter()
        answer = self.ask(question)
        taken = time.perf_counter() - start
        try:
            return match.game.parse(str(sound(answer)["move"])), taken
        except KeyError:
            raise Fault(CRASH, "there is no move in the answer") from None
        except BadNotation as error:
            raise Fault(ILLEGAL, str(error)) from None

    def close(self) -> None:
        """Nothing is kept open."""


class Piped(Asked):
    """A program that speaks over its pipes."""

    def __init__(self, command: list[str], limits: Limits) -> None:
        self.program = Program(command, limits.seconds, limits.memory)

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        return self.program.ask(question)

    def close(self) -> None:
        self.program.close()
        self.program.complaints.close()


class BotFile(Piped):
    """A Python file, in a process of its own. It gets a guess of the table, so that there is nothing to peek at."""

    def __init__(self, entrant: Entrant, limits: Limits) -> None:
        super().__init__([sys.executable, "-m", "rynek.research.arena.file_bot"], limits)
        self.entrant = entrant

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if self.program.process is None:
            try:
                sound(super().ask({"type": "load", "path": self.entrant.what, "source": self.entrant.source}))
            except Fault:
                self.program.close()
                raise
        return super().ask(question)

    def question(self, match: AnyMatch, seat: int) -> dict[str, Any]:
        sealed = match.game.guess(match.state, seat, Random(0))
        return {"type": "move", "seat": seat, "position": match.game.dump(sealed)}


class Remote(Asked):
    """A program behind an address: each question is posted to it."""

    def __init__(self, address: str, limits: Limits) -> None:
        self.address = address
        self.seconds = limits.seconds

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.address, json.dumps(question).encode(), headers)  # noqa: S310 - checked
        try:
            with urllib.request.urlopen(request, timeout=self.seconds) as reply:  # noqa: S310 - checked
                return an_object(reply.read(LONGEST_ANSWER))
        except TimeoutError:
            raise Fault(TIME, f"no answer within {self.seconds:g} s") from None
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            late = isinstance(reason, TimeoutError)
            raise Fault(TIME if late else CRASH, f"{type(error).__name__}: {reason}") from None


def sound(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer that reports no fault; else the fault."""
    if "fault" in answer:
        raise Fault(MEMORY if answer["fault"] == MEMORY else CRASH, str(answer.get("detail", "")))
    return answer


def mind_of(entrant: Entrant, limits: Limits) -> Mind:
    """The entrant, ready to be seated."""
    if entrant.kind == "file":
        return BotFile(entrant, limits)
    if entrant.kind == "pipe":
        return Piped(shlex.split(entrant.what), limits)
    if entrant.kind == "url":
        return Remote(entrant.what, limits)
    return HouseBot(bot_name(entrant.what), limits)


def try_out(entrant: Entrant, match: AnyMatch, limits: Limits) -> None:
    """BadOptions when an entrant cannot even begin a game. Programs of the seat API are tried at the table."""
    refusals = {"file": NO_BOT_FILE, "url": BAD_ADDRESS}
    if entrant.kind not in refusals:
        return
    mind = mind_of(entrant, limits)
    try:
        mind.begin(match, 0, "0")
    except Fault as fault:
        values = (entrant.what, fault.detail) if entrant.kind == "file" else (f"{entrant.what}: {fault.detail}",)
        raise BadOptions(Message(refusals[entrant.kind], *values)) from None
    finally:
        mind.close()

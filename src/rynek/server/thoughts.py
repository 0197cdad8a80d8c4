"""Thoughts: what bots are asked lies in the database, where any worker (`rynek worker`) takes it and answers."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Engine, delete, func, insert, select, update

from rynek.server.bot_pool import Answer, NoAnswer, answer_of
from rynek.server.bot_queue import time_for
from rynek.server.peers import clock
from rynek.server.schema import THOUGHTS
from rynek.server.trouble import Trouble

LOOK_AGAIN: Final = 0.1
"""Seconds between two looks for an answer, or for a question."""
GIVEN_UP: Final = 15.0
"""Seconds after which a worker that has not answered is thought dead, and another may take the question."""
FORGOTTEN: Final = 600.0


WAITED: Final = (clock() - THOUGHTS.c.asked).label("waited")


def hurried(question: str, waited: float, waiting: int, thinking: int) -> str:
    """A question with the time that is left for it, when so many others wait and so many are thought about."""
    asked = json.loads(question)
    return json.dumps({**asked, "seconds": time_for(asked["seconds"], waited, waiting, thinking)})


class Thoughts:
    """The questions and their answers. Its methods block: call them from a thread.

    `thinkers` is how many of one's own may take a question: those who are idle can take others that wait.
    """

    def __init__(self, engine: Engine, thinkers: int = 1) -> None:
        self.engine = engine
        self.thinkers = thinkers

    def put(self, name: str, question: str) -> None:
        """Ask something; forget what nobody waits for any more."""
        with self.engine.begin() as connection:
            connection.execute(delete(THOUGHTS).where(THOUGHTS.c.asked < clock() - FORGOTTEN))
            connection.execute(insert(THOUGHTS).values(id=name, question=question, answer="", asked=clock(), taken=0))

    def answer(self, name: str) -> str:
        """The answer to a question, which is then forgotten; empty as long as there is none."""
        with self.engine.begin() as connection:
            found = connection.execute(select(THOUGHTS.c.answer).where(THOUGHTS.c.id == name)).scalar() or ""
            if found:
                connection.execute(delete(THOUGHTS).where(THOUGHTS.c.id == name))
        return str(found)

    def drop(self, name: str) -> bool:
        """Nobody waits for this answer any more; whether a worker has thought about it."""
        dropped = delete(THOUGHTS).where(THOUGHTS.c.id == name).returning(THOUGHTS.c.taken)
        with self.engine.begin() as connection:
            return bool(connection.execute(dropped).scalar())

    def take(self) -> tuple[str, str] | None:
        """The oldest question nobody thinks about, with its name; no two workers get the same.

        Where others wait too, it is told to be answered sooner.
        """
        free = (THOUGHTS.c.answer == "", THOUGHTS.c.taken < clock() - GIVEN_UP)
        oldest = select(THOUGHTS.c.id).where(*free).order_by(THOUGHTS.c.asked).limit(1)
        mine = update(THOUGHTS).where(THOUGHTS.c.id == oldest.with_for_update(skip_locked=True).scalar_subquery())
        with self.engine.begin() as connection:
            query = mine.values(taken=clock()).returning(THOUGHTS.c.id, THOUGHTS.c.question, WAITED)
            found = connection.execute(query).one_or_none()
            if found is None:
                return None
            waiting = connection.execute(select(func.count()).where(*free)).scalar_one()
            thinking = connection.execute(select(func.count()).where(THOUGHTS.c.answer == "")).scalar_one() - waiting
        return found.id, hurried(found.question, found.waited, waiting, max(self.thinkers, thinking))

    def give(self, name: str, answer: str) -> None:
        """Answer a question."""
        with self.engine.begin() as connection:
            connection.execute(update(THOUGHTS).where(THOUGHTS.c.id == name).values(answer=answer))


class DistantThinker:
    """Lets a worker think, wherever it is. `ask_store` asks the database something in a thread."""

    def __init__(self, thoughts: Thoughts, ask_store: Callable[..., Awaitable[Any]], patience: float) -> None:
        self.thoughts = thoughts
        self.ask_store = ask_store
        self.patience = patience

    async def ask(self, question: str) -> Answer:
        """The answer of a worker; NoAnswer when it has none, or its bot failed; Trouble when no worker has the time."""
        name = secrets.token_urlsafe(9)
        await self.ask_store(self.thoughts.put, name, question)
        try:
            async with asyncio.timeout(self.patience):
                return answer_of(json.loads(await self._answer(name)))
        except TimeoutError:
            if not await self.ask_store(self.thoughts.drop, name):
                raise Trouble("no-worker", 503) from None
            raise NoAnswer("no worker has answered") from None

    async def _answer(self, name: str) -> str:
        while True:
            found = str(await self.ask_store(self.thoughts.answer, name))
            if found:
                return found
            await asyncio.sleep(LOOK_AGAIN)

    async def end(self) -> None:
        """Workers live on."""

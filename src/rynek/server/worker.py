"""Worker: a process that thinks for the bots of all servers on one PostgreSQL, and holds no table."""

import asyncio
import json
import logging
import signal

from sqlalchemy.exc import SQLAlchemyError

from rynek.server.bot_pool import NoAnswer, Thinker, bot_command
from rynek.server.logs import write_logs
from rynek.server.opening import open_store
from rynek.server.settings import Settings
from rynek.server.thoughts import LOOK_AGAIN, Thoughts
from rynek.server.trouble import Trouble

LOG = logging.getLogger("rynek.server")


def work(settings: Settings) -> None:
    """Think until told to stop. Trouble on SQLite, whose one server thinks for itself."""
    if settings.address.startswith("sqlite"):
        raise Trouble("worker-sqlite")
    store = open_store(settings)
    write_logs()
    try:
        asyncio.run(_work(Thoughts(store.engine, settings.bot_processes), settings))
    finally:
        store.close()


async def _work(thoughts: Thoughts, settings: Settings) -> None:
    thinkers = [Thinker(bot_command(), settings.bot_patience) for _ in range(settings.bot_processes)]
    tasks = [asyncio.create_task(_think(thoughts, thinker)) for thinker in thinkers]
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, lambda: [task.cancel() for task in tasks])
    LOG.info("worker started")
    await asyncio.gather(*tasks, return_exceptions=True)
    for thinker in thinkers:
        await thinker.end()


async def _think(thoughts: Thoughts, thinker: Thinker) -> None:
    """Take one question after the other."""
    while True:
        try:
            found = await asyncio.to_thread(thoughts.take)
            if found is not None:
                name, question = found
                await asyncio.to_thread(thoughts.give, name, await _answered(thinker, question))
        except SQLAlchemyError as error:
            LOG.error("storage", extra={"fault": type(error).__name__})  # noqa: TRY400 - its text may hold questions
            found = None
        if found is None:
            await asyncio.sleep(LOOK_AGAIN)


async def _answered(thinker: Thinker, question: str) -> str:
    try:
        return json.dumps(await thinker.ask(question))
    except NoAnswer as error:
        return json.dumps({"fault": error.fault, "where": error.where})

"""Desk: work that takes long is done in a thread beside the event loop, one piece at a time, so that nobody waits."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from rynek.server.trouble import Trouble

MOST_WAITING: Final = 500

P = ParamSpec("P")
R = TypeVar("R")


class Desk:
    """One thread. Python runs one thread at a time: with more of them the event loop would wait for its turn longer.

    The house has three: for tables (waking, taking back), for what spectators may ask, and for records and
    the pages of the rules.
    """

    def __init__(self, name: str) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self.waiting = 0

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do a piece of work when its turn comes; Trouble `busy` when too many wait already."""
        if self.waiting >= MOST_WAITING:
            raise Trouble("busy", 503)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, lambda: work(*args, **kwargs))
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """Finish what was begun."""
        await asyncio.to_thread(self.thread.shutdown, cancel_futures=True)

"""Bot queue: thinkers that are idle, and who waits for one. Tables take turns, however much one of them asks.

Where many wait, thoughts become shorter rather than tables wait long.
"""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

SHORTEST: Final = 0.05
"""Seconds a thought may take however many wait: with so few search still wins against greed in every game."""


def time_for(limit: float, waited: float, waiting: int, thinkers: int) -> float:
    """How long a thought may take that has waited already: those who wait shall have as much, and all be in time."""
    return min(limit, max(SHORTEST, (limit - waited) * thinkers / (thinkers + waiting)))


class FairQueue(Generic[T]):
    """Idle things, and a line of those who wait for one at each table; the table served last waits longest."""

    def __init__(self, idle: Iterable[T]) -> None:
        self.idle: deque[T] = deque(idle)
        self.waiting: dict[str, deque[asyncio.Future[T]]] = {}

    async def get(self, table: str) -> T:
        """An idle thing, as soon as it is the table's turn."""
        if self.idle:
            return self.idle.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    @property
    def line(self) -> int:
        """How many wait, at all tables; who has given up does not."""
        return sum(not turn.done() for line in self.waiting.values() for turn in line)

    def put(self, thing: T) -> None:
        """A thing is idle again: it goes to the next table, or waits for one."""
        while self.waiting:
            table = next(iter(self.waiting))
            line = self.waiting.pop(table)
            turn = line.popleft()
            if line:
                self.waiting[table] = line
            if not turn.done():
                turn.set_result(thing)
                return
        self.idle.append(thing)

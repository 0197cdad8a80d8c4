"""Crew: several server processes behind one port. One that ends by itself is started anew.

None outlives the process that has started them: each reads a pipe that nobody ever writes to and that ends with it.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable
from time import monotonic, sleep
from types import FrameType
from typing import Final

SHORTEST_LIFE: Final = 2.0
"""Seconds: one that ends sooner is started anew only after as long, so that a fault does not spin."""


class Crew:
    """Starts processes that all do the same work, and ends them when it is told to end."""

    def __init__(self, size: int, work: Callable[[], None]) -> None:
        self.size = size
        self.work = work
        self.born: dict[int, float] = {}
        self.is_ending = False
        self.ends_with_us, self.held_by_us = os.pipe()

    def run(self) -> None:
        """Keep them at work until told to stop; then wait until all have finished what they had begun."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._end)
        for _ in range(self.size):
            self._start()
        while self.born:
            ended, _ = os.wait()
            life = monotonic() - self.born.pop(ended, 0.0)
            if not self.is_ending:
                sleep(max(0.0, SHORTEST_LIFE - life))
                self._start()

    def _start(self) -> None:
        sys.stdout.flush()
        if self.is_ending:
            return
        child = os.fork()
        if child == 0:
            for name in (signal.SIGTERM, signal.SIGINT):
                signal.signal(name, signal.SIG_DFL)
            os.close(self.held_by_us)
            threading.Thread(target=self._outlive_nobody, daemon=True).start()
            self.work()
            os._exit(0)
        self.born[child] = monotonic()

    def _outlive_nobody(self) -> None:
        os.read(self.ends_with_us, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self.is_ending = True
        for child in self.born:
            os.kill(child, signal.SIGTERM)

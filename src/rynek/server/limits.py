"""Limits: how much one address or one seat may ask for."""

from time import monotonic
from typing import Final

from rynek.server.trouble import Trouble

MOST_KEPT: Final = 20_000


class Limit:
    """A bucket for each key that fills at a steady rate; each request takes as many drops as it costs."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str, cost: float = 1.0) -> None:
        """Count a request; Trouble `too-fast` when the bucket holds too little. Who asks for more than fits, owes."""
        now = monotonic()
        level, at = self.buckets.get(key, (float(self.burst), now))
        level = min(float(self.burst), level + (now - at) * self.rate)
        if level < min(cost, float(self.burst)):
            raise Trouble("too-fast", 429)
        if len(self.buckets) >= MOST_KEPT and key not in self.buckets:
            self._forget(now)
        self.buckets[key] = (level - cost, now)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if an attack has made too many, drop all."""
        kept = self.buckets.items()
        self.buckets = {key: (level, at) for key, (level, at) in kept if level + (now - at) * self.rate < self.burst}
        if len(self.buckets) >= MOST_KEPT:
            self.buckets.clear()


class Headcount:
    """How many things each key has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, key: str) -> None:
        """One more; Trouble `too-fast` when there are too many."""
        if self.open.get(key, 0) >= self.most:
            raise Trouble("too-fast", 429)
        self.open[key] = self.open.get(key, 0) + 1

    def leave(self, key: str) -> None:
        """One less."""
        left = self.open.get(key, 0) - 1
        if left > 0:
            self.open[key] = left
        else:
            self.open.pop(key, None)

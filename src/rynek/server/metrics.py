"""Metrics: what the server counts of itself, as Prometheus reads it. No name, no table, no move is among it."""

import asyncio
import logging
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LOOK: Final = 0.5
"""Seconds between two looks at how late the event loop is."""
STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics(logging.Handler):
    """Counts moves and faults as they come, and reads the rest when it is asked."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.registry = CollectorRegistry()
        self.moves = Counter("rynek_moves", "Moves stored.", ["game"], registry=self.registry)
        self.seconds = Histogram(
            "rynek_move_seconds", "From a move's arrival until it is stored.", buckets=STEPS, registry=self.registry
        )
        self.lag = Histogram("rynek_loop_lag_seconds", "How late the loop is.", buckets=STEPS, registry=self.registry)
        self.faults = Counter("rynek_faults", "Warnings and errors in the log.", ["what"], registry=self.registry)
        gauges = {
            "tables_awake": "Tables in memory.",
            "sockets": "Open sockets of tables.",
            "bots_thinking": "Bots that think.",
            "bots_waiting": "Questions to bots that wait for an idle process.",
        }
        self.gauges = {key: Gauge(f"rynek_{key}", said, registry=self.registry) for key, said in gauges.items()}

    def move(self, game: str, seconds: float) -> None:
        """A move is stored."""
        self.moves.labels(game).inc()
        self.seconds.observe(seconds)

    def emit(self, record: logging.LogRecord) -> None:
        """A warning or an error; of its words only the kind is kept."""
        self.faults.labels(record.msg).inc()

    async def watch_loop(self) -> None:
        """Find out again and again how long the event loop lets others wait."""
        while True:
            before = perf_counter()
            await asyncio.sleep(LOOK)
            self.lag.observe(max(0.0, perf_counter() - before - LOOK))

    def text(self, now: dict[str, int]) -> bytes:
        """Everything, in the format of Prometheus; `now` is what the gauges show."""
        for key, value in now.items():
            self.gauges[key].set(value)
        return generate_latest(self.registry)

"""`python -m bench.bots_tables`: bots of all levels play at many tables through one process that thinks.

Every table asks the real pool of the server, waits as a table does after a move, and asks again. What is told, level by
level: how long a thought takes, how often it takes longer than its limit, how long a table waits for its answer, the
turns of other tables included, and how often that is longer than the limit and the shortest thought together.
"""

import argparse
import asyncio
from itertools import cycle, islice, product
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.table import Table

import rynek
from bench.measured import start_over_compiled
from rynek.bots import LEVELS
from rynek.bots.taste import taste_of
from rynek.core.state import play_chance
from rynek.server.bot_pool import Answer, BotPool, Thinker, bot_command
from rynek.server.bot_queue import SHORTEST
from rynek.server.settings import Settings

PATIENCE: Final = 60.0
GRACE: Final = 0.1
"""Seconds for the way to the process and back, and for the step in which a thought notices that its time is over."""


class Watched:
    """A process that thinks, and how long its last thought took."""

    def __init__(self) -> None:
        self.thinker = Thinker(bot_command(), PATIENCE)
        self.took = 0.0

    async def ask(self, question: str) -> Answer:
        """The answer; how long it took is noted."""
        started = perf_counter()
        found = await self.thinker.ask(question)
        self.took = perf_counter() - started
        return found

    async def end(self) -> None:
        """Think no more."""
        await self.thinker.end()


class Times:
    """Of one level: seconds of thought, and from question to answer."""

    def __init__(self) -> None:
        self.thoughts: list[float] = []
        self.waits: list[float] = []


async def sit(pool: BotPool, mind: Watched, name: str, level: str, number: int, end: float, times: Times) -> None:
    """Games of bots at one table until the time is over."""
    game, rng, pause = rynek.game(name), Random(number), Settings().bot_pause
    state = game.new(max(2, game.min_players))
    while perf_counter() < end:
        play_chance(state, rng)
        if state.over:
            state = game.new(max(2, game.min_players))
            continue
        seat = state.to_act[0]
        asked = perf_counter()
        move = await pool.choose(game, state, seat, level, str(number), taste_of(f"Bot {seat + 1}"))
        times.waits.append(perf_counter() - asked)
        times.thoughts.append(mind.took)
        state.apply(seat, game.parse(move))
        await asyncio.sleep(pause)


async def crowd(tables: int, seconds: float) -> dict[str, Times]:
    """So many tables, all games and levels in turn, for so long."""
    mind = Watched()
    pool = BotPool(0, PATIENCE, minds=[mind])
    found = {level: Times() for level in LEVELS}
    kinds = islice(cycle(product(rynek.all_games(), LEVELS)), tables)
    end = perf_counter() + seconds
    await asyncio.gather(
        *[sit(pool, mind, name, level, number, end, found[level]) for number, (name, level) in enumerate(kinds)]
    )
    await pool.close()
    return found


def show(found: dict[str, Times]) -> None:
    """One line a level."""
    table = Table(
        "level", "answers", "thought, median", "95 %", "longest", "limit", "over it", "wait, median", "95 %", "late"
    )
    for level, times in found.items():
        if len(times.thoughts) > 1:
            limit = min(LEVELS[level].seconds, Settings().bot_seconds)
            over = sum(took > limit + GRACE for took in times.thoughts)
            thought, wait = quantiles(times.thoughts, n=20), quantiles(times.waits, n=20)
            figures = [thought[9], thought[18], max(times.thoughts), limit]
            waits = [f"{value:.2f} s" for value in (wait[9], wait[18])]
            waits.append(str(sum(waited > limit + SHORTEST + GRACE for waited in times.waits)))
            table.add_row(level, str(len(times.waits)), *[f"{value:.2f} s" for value in figures], str(over), *waits)
    Console(width=120).print(table)


def main() -> None:
    """Start over with the compiled package, or let tables play."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots_tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="how many tables play at once (50)")
    parser.add_argument("--seconds", type=float, default=120.0, help="for how long (120)")
    parser.add_argument("--plain", action="store_true", help="take rynek as it is found")
    given = parser.parse_args()
    if not given.plain:
        start_over_compiled("bench.bots_tables")
    show(asyncio.run(crowd(given.tables, given.seconds)))


if __name__ == "__main__":
    main()

"""`python -m bench.bots_growth`: what a longer thought brings, decision by decision.

Against greed nearly every game is won, so games no longer tell whether more time helps. Here positions are taken from
games of hard bots, and each is thought through for longer than any time measured. How far the choice of a shorter
thought falls behind the best move of that long one is what it gives away; a second long thought, from another seed,
tells how much of it is luck. The bots run compiled.
"""

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev
from typing import Final

from rich.console import Console
from rich.table import Table

import rynek
from bench.measured import start_over_compiled
from rynek.bots import LEVELS
from rynek.bots.arena import to_the_end
from rynek.bots.bot import SeatHandle
from rynek.bots.search import Search
from rynek.bots.thought import Budget, Opinion
from rynek.core.game import AnyGame

SECONDS: Final = (0.1, 0.3, 1.0, 3.0)
LONGEST: Final = 6.0
"""How long the thought is by which others are judged."""
CHOICES: Final = 4
"""Positions with fewer moves tell little."""
EVERY: Final = 9
"""Of the decisions with a choice, every so manyth is thought through."""


def main() -> None:
    """Start over with the compiled package, or think and report."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots_growth", description=__doc__)
    parser.add_argument("game", nargs="*", help="the games; all when none is named")
    parser.add_argument("-n", "--positions", type=int, default=24, help="positions of each game (24)")
    parser.add_argument("--plain", action="store_true", help="take rynek as it is found")
    given = parser.parse_args()
    if not given.plain:
        start_over_compiled("bench.bots_growth")
    thoughts = (*SECONDS, LONGEST)
    heads = [f"{seconds:g} s" for seconds in thoughts]
    table = Table("game", "positions", *heads, title="points a decision given away")
    for name in given.game or list(rynek.all_games()):
        found = [given_away(handle, thoughts) for handle in positions(rynek.game(name), given.positions)]
        table.add_row(name, str(len(found)), *[told(list(losses)) for losses in zip(*found, strict=True)])
        Console(width=140).print(table)


def positions(game: AnyGame, count: int) -> Iterator[SeatHandle]:
    """So many positions of games between hard bots, with the fewest players who meet each other."""
    players, met = max(2, game.min_players), 0
    for number in range(count):
        seed = f"growth {number}"
        state, mind = game.new(players), LEVELS["hard"].mind(Random(seed))
        for seat in to_the_end(game, state, Random(f"{seed} chance"), seed):
            handle = SeatHandle(game, state, seat)
            met += len(handle.legal) >= CHOICES
            if met == EVERY:
                yield handle
                met, count = 0, count - 1
                if not count:
                    return
            state.apply(seat, mind.choose(handle))


def given_away(handle: SeatHandle, thoughts: tuple[float, ...]) -> list[float]:
    """How far the choice of each thought falls behind the best move, as the longest thought sees it."""
    found = think(handle, LONGEST, 0)
    judged = {one.move: one.worth for one in found}
    worst = min(judged.values())
    return [found[0].worth - judged.get(think(handle, seconds, 1)[0].move, worst) for seconds in thoughts]


def think(handle: SeatHandle, seconds: float, seed: int) -> list[Opinion]:
    """A thought of so many seconds."""
    return Search(Random(seed), Budget(seconds=seconds)).think(handle, handle.legal)


def told(losses: list[float]) -> str:
    """The mean and its standard error."""
    return f"{fmean(losses):.2f} ± {stdev(losses) / len(losses) ** 0.5:.2f}"


if __name__ == "__main__":
    main()

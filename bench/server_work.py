"""What a move costs without sockets and database: `python -m bench.server_work [game …]`.

A move is played, and the table is drawn, worded and written for two browsers that have seen it before, in the processor
time of this process. `PYTHONPATH=build/compiled/<name>` before it measures compiled rules.
"""

import asyncio
import sys
from random import Random
from time import process_time

import rynek
from rynek.play.match import AnyMatch
from rynek.server.eyes import Eyes
from rynek.server.store import SeatRow, TableRow
from rynek.server.table import Table, forked, moves_of, standing_of

GAMES = 3
MOST_MOVES = 150
"""Of each game."""


def seated(match: AnyMatch) -> Table:
    """A table of two people."""
    seats = [SeatRow("Anna", "a"), SeatRow("Jan", "b")]
    fixed = (match.game.name, match.game.version, match.players, match.options, match.seed)
    return Table(TableRow("t", "play", *fixed, 0, "i", 1, seats, moves_of(match)))


def move(table: Table, eyes: list[Eyes], chooser: Random) -> float:
    """One move, seen by all; the seconds it took."""
    state = table.match.state
    seat = chooser.choice(state.to_act)
    chosen = str(chooser.choice(state.legal(seat)))
    started = process_time()
    questions, trial = table.questions(), forked(table.match)
    trial.play(seat, chosen)
    moves_of(trial, table.match.position)
    standing_of(trial)
    table.match = trial
    table.renew(table.revision + 1)
    table.asked_anew(questions, seat)
    for one in eyes:
        one.table_message()
    return process_time() - started


async def cost(name: str, seed: int) -> list[float]:
    """Seconds of each move of a random game. A table needs a running loop."""
    table, chooser = seated(rynek.Match(rynek.game(name), 2, seed=seed)), Random(seed)
    eyes = [Eyes(table, owner, "en") for owner in ("a", "b")]
    for one in eyes:
        one.table_message()
    spent: list[float] = []
    while not table.match.state.over and len(spent) < MOST_MOVES:
        spent.append(move(table, eyes, chooser))
    return spent


def main() -> None:
    """A line a game."""
    for name in sys.argv[1:] or rynek.all_games():
        spent = [one for seed in range(GAMES) for one in asyncio.run(cost(name, seed))]
        print(f"{name:<12} {len(spent):>4} moves, {1000 * sum(spent) / len(spent):.2f} ms each", flush=True)


if __name__ == "__main__":
    main()

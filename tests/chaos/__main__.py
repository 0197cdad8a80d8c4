"""`python -m tests.chaos` or `make chaos`: servers are killed and lied to under load, on loopback only.

Players who always come back play all games and note what they were promised. In the end every acknowledged move must be
stored once and nothing else, no log may have a gap, and everybody must see the same. `--full` is the long run.
"""

import argparse
from time import monotonic

from tests.chaos.breaks import kill_database, kill_process, kill_server
from tests.chaos.hostile import lie

USUAL = {"server": 60, "process": 20, "database": 4, "messages": 10_000}
FULL = {"server": 1000, "process": 200, "database": 20, "messages": 100_000}
KINDS = {"server": kill_server, "process": kill_process, "database": kill_database}


def main() -> None:
    """Break as much as is asked for; whatever goes wrong is raised."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--full", action="store_true", help=f"the long run: {FULL}")
    parser.add_argument("--tables", type=int, default=6, help="tables at a time")
    for name, usual in USUAL.items():
        parser.add_argument(f"--{name}", type=int, metavar="N", help=f"how many instead of {usual}; 0: none")
    given = parser.parse_args()
    for name, count in (FULL if given.full else USUAL).items():
        asked = getattr(given, name)
        times = count if asked is None else asked
        started = monotonic()
        if times and name in KINDS:
            load = KINDS[name](times, given.tables)
            told = f"{load.tally.moves} moves acknowledged at {len(load.ledgers)} tables, all kept once"
            print(f"{name}: killed {times} times, {told}, {monotonic() - started:.0f} s", flush=True)
        elif times:
            print(f"{name}: {lie(times)}, {monotonic() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()

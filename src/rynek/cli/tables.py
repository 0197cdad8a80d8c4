"""`rynek tables`: what lies in the database of a server, for whoever runs it. Names and moves are not shown."""

import argparse

from rynek.cli.place import add_place, settings_of


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("tables", help="list the tables of a server, the latest change first")
    parser.add_argument("--most", type=int, default=20, metavar="N", help="how many to list (default 20)")
    parser.add_argument("--running", action="store_true", help="leave out games that are over")
    add_place(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print a line for each table, and how many there are."""
    from rich.console import Console
    from rich.table import Table

    from rynek.server.inventory import inventory
    from rynek.server.opening import inspect_database
    from rynek.server.wording import house

    words = house(given.lang)
    engine = inspect_database(settings_of(given))
    try:
        found = inventory(engine, given.most, running=given.running)
    finally:
        engine.dispose()
    keys = ("table", "game", "seats", "moves", "waits", "changed", "process")
    shown = Table(*[words.text(f"tables-{key}") for key in keys])
    for line in found.lines:
        shown.add_row(*line)
    Console(highlight=False).print(shown)
    print(words.text("tables-all", tables=found.tables, over=found.over, processes=found.processes))
    return 0

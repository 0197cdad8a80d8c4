"""`rynek purge`: removes old tables by a rule."""

import argparse

from rynek.cli.place import add_place, settings_of


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("purge", help="remove old tables from the database of a server")
    parser.add_argument("--finished", type=float, metavar="DAYS", help="games that ended more than so many days ago")
    parser.add_argument("--untouched", type=float, metavar="DAYS", help="games nobody has gone on with for so long")
    parser.add_argument("--try", dest="try_only", action="store_true", help="only say how many would go")
    add_place(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Remove them; without a rule nothing goes."""
    from rynek.server.opening import inspect_database
    from rynek.server.purge import old_tables, purge
    from rynek.server.wording import house

    engine = inspect_database(settings_of(given))
    try:
        count = purge(engine, old_tables(given.finished, given.untouched), try_only=given.try_only)
    finally:
        engine.dispose()
    print(house(given.lang).text("purge-tried" if given.try_only else "purge-done", tables=count))
    return 0

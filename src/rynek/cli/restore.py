"""`rynek restore`: a backup becomes the database of a server."""

import argparse
from pathlib import Path

from rynek.cli.place import add_place, settings_of


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("restore", help="fill an empty database from a backup")
    parser.add_argument("file", type=Path, help="the file that `rynek backup` wrote")
    add_place(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Fill the database; one that holds tables is left as it is."""
    from rynek.server.backup import restore
    from rynek.server.opening import make_folder, open_database
    from rynek.server.wording import house

    settings = settings_of(given)
    make_folder(settings)
    engine = open_database(settings)
    try:
        count = restore(engine, given.file)
    finally:
        engine.dispose()
    print(house(given.lang).text("restore-done", tables=count))
    return 0

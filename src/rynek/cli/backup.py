"""`rynek backup`: all that a server has stored, in one file."""

import argparse
from pathlib import Path

from rynek.cli.place import add_place, settings_of


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("backup", help="write all that a server has stored into one file")
    parser.add_argument("file", type=Path, help="the file to write, such as rynek.backup.gz")
    add_place(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Write the file, also while the server plays on."""
    from rynek.server.backup import back_up
    from rynek.server.opening import inspect_database
    from rynek.server.wording import house

    engine = inspect_database(settings_of(given))
    try:
        count = back_up(engine, given.file)
    finally:
        engine.dispose()
    print(house(given.lang).text("backup-done", tables=count, file=str(given.file)))
    return 0

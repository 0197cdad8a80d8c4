"""`rynek doctor`: looks for damage in the database of a server, and changes nothing."""

import argparse
from dataclasses import replace
from pathlib import Path

from rynek.cli.speech import default_language
from rynek.play.words import LANGUAGES
from rynek.server.settings import Settings


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    usual = Settings()
    parser = commands.add_parser("doctor", help="look for damage in the database of a server")
    parser.add_argument("--data", type=Path, default=usual.data, help=f"where tables are kept (default {usual.data})")
    parser.add_argument("--database", default="", help="a database instead, such as postgresql://user@host/rynek")
    parser.add_argument("--replay", action="store_true", help="also play every log again by the rules (slow)")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Say what is wrong, a line each; 1 when something is."""
    from rynek.server.checkup import checkup, table_names
    from rynek.server.opening import inspect_database
    from rynek.server.wording import house

    words = house(given.lang)
    engine = inspect_database(replace(Settings(), data=given.data, database=given.database))
    try:
        found = list(checkup(engine, replay=given.replay))
        for finding in found:
            print(words.text(f"doctor-{finding.what}", table=finding.table, detail=finding.detail))
        print(words.text("doctor-done", tables=len(table_names(engine)), found=len(found)))
    finally:
        engine.dispose()
    return 1 if found else 0

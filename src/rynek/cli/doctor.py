"""`rynek doctor`: looks for damage in the database of a server, and changes nothing."""

import argparse

from rynek.cli.place import add_place, settings_of


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("doctor", help="look for damage in the database of a server")
    parser.add_argument("--replay", action="store_true", help="also play every log again by the rules (slow)")
    add_place(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Say what is wrong, a line each; 1 when something is."""
    from rynek.cli.main import package
    from rynek.server.checkup import checkup, table_names, versions
    from rynek.server.database import HEAD
    from rynek.server.opening import inspect_database
    from rynek.server.wording import house

    words = house(given.lang)
    engine = inspect_database(settings_of(given))
    try:
        print(words.text("doctor-versions", package=package(), schema=HEAD))
        for game, rules, tables, is_played in versions(engine):
            said = "doctor-rules" if is_played else "doctor-old-rules"
            print(words.text(said, game=game, version=rules, tables=tables))
        found = list(checkup(engine, replay=given.replay))
        for finding in found:
            print(words.text(f"doctor-{finding.what}", table=finding.table, detail=finding.detail))
        print(words.text("doctor-done", tables=len(table_names(engine)), found=len(found)))
    finally:
        engine.dispose()
    return 1 if found else 0

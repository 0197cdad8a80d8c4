"""`rynek key`: a new key for the cookies of a server; those of the old ones stay good until they are dropped."""

import argparse

from rynek.cli.place import add_place, settings_of


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser(
        "key", help="change the key that signs cookies (takes effect when the server restarts)"
    )
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--new", action="store_true", help="sign with a new key; cookies of the old ones stay good")
    action.add_argument(
        "--drop", action="store_true", help="forget the old keys: browsers not seen since lose their seats"
    )
    add_place(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Change the keys and say how many there are now."""
    from rynek.server.opening import inspect_database
    from rynek.server.store import Store
    from rynek.server.wording import house

    engine = inspect_database(settings_of(given))
    try:
        count = Store(engine).change_keys(drop=given.drop)
    finally:
        engine.dispose()
    print(house(given.lang).text("keys-now", count=count))
    return 0

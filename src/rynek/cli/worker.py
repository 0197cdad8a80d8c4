"""`rynek worker`: thinks for the bots of all servers on one PostgreSQL."""

import argparse
import os
from dataclasses import replace

from rynek.cli.place import add_place, settings_of


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("worker", help="think for the bots of servers started with --bot-processes 0")
    parser.add_argument("--processes", type=int, default=max(1, os.cpu_count() or 1), metavar="N")
    add_place(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Think until stopped."""
    from rynek.server.worker import work

    work(replace(settings_of(given), bot_processes=given.processes))
    return 0

"""Place: how commands are told where the database of a server is."""

import argparse
from dataclasses import replace
from pathlib import Path

from rynek.cli.speech import default_language
from rynek.play.words import LANGUAGES
from rynek.server.settings import Settings


def add_place(parser: argparse.ArgumentParser) -> None:
    """Let a command take the place of a database, and a language."""
    usual = Settings()
    parser.add_argument("--data", type=Path, default=usual.data, help=f"where tables are kept (default {usual.data})")
    parser.add_argument("--database", default="", help="a database instead, such as postgresql://user@host/rynek")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def settings_of(given: argparse.Namespace) -> Settings:
    """The settings that name the place."""
    return replace(Settings(), data=given.data, database=given.database)

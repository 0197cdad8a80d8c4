"""The words of the command line, with those of a game."""

import locale
import os
from functools import cache

from rynek.games import all_games
from rynek.play.words import LANGUAGES, Words


def default_language() -> str:
    """The reader's language as the system says it, or English."""
    said = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return said[:2] if said[:2] in LANGUAGES else "en"


@cache
def speech(lang: str, game: str | None = None) -> Words:
    """The words of the house, of the command line, of research and of a game (when there is such a game)."""
    return Words(lang, game if game in all_games() else None).add("rynek.cli").add("rynek.research")

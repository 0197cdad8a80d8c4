"""Entrants: who plays in the arena, as written on the command line.

    greedy   search:500   file:my_bot.py   pipe:./my_bot --fast   url:http://127.0.0.1:9000/

A label may stand in front: `mine=file:my_bot.py`.
"""

import hashlib
import shlex
import shutil
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from rynek.bots import bot
from rynek.core.errors import BadOptions
from rynek.core.message import Message, why

NO_BOT_FILE: Final = why("no-bot-file", file=None, reason=None)
NO_PROGRAM: Final = why("no-program", program=None)
BAD_ADDRESS: Final = why("bad-address", address=None)

FOREIGN: Final = ("file", "pipe", "url")
"""Kinds of entrants that are not bots of rynek."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who plays: `what` is a bot's name, a file, a command or an address; `source` the text of a bot file."""

    label: str
    kind: str
    what: str
    source: str = ""

    @property
    def fingerprint(self) -> str:
        """What must stay the same for games of this entrant to belong together."""
        return hashlib.sha256(f"{self.kind} {self.what} {self.source}".encode()).hexdigest()[:16]


def read_entrants(texts: Iterable[str]) -> tuple[Entrant, ...]:
    """The entrants of several texts, with labels that differ; BadOptions for one that cannot play."""
    found: list[Entrant] = []
    for text in texts:
        entrant = read_entrant(text)
        taken = {other.label for other in found}
        labels = (entrant.label, *[f"{entrant.label} {number}" for number in range(2, len(found) + 3)])
        found.append(replace(entrant, label=next(label for label in labels if label not in taken)))
    return tuple(found)


def read_entrant(text: str) -> Entrant:
    """The entrant of a text."""
    label, spec = "", text.strip()
    head, equals, tail = spec.partition("=")
    if equals and head.strip() and tail and ":" not in head:
        label, spec = head.strip(), tail.strip()
    kind, _, what = spec.partition(":")
    if kind not in FOREIGN:
        bot(bot_name(spec), Random(0))
        return Entrant(label or spec, "rynek", spec)
    entrant = {"file": bot_file, "pipe": program, "url": address}[kind](what.strip())
    return replace(entrant, label=label or entrant.label)


def bot_name(spec: str) -> str:
    """The name of a bot of rynek; a budget stands behind a colon."""
    return spec.replace(":", "-")


def bot_file(what: str) -> Entrant:
    """A Python file with a bot in it."""
    path = Path(what)
    try:
        source = path.read_text(encoding="utf-8")
        compile(source, str(path), "exec")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOptions(Message(NO_BOT_FILE, what[:80], getattr(error, "strerror", "") or str(error)[:80])) from None
    except (SyntaxError, ValueError) as error:
        raise BadOptions(Message(NO_BOT_FILE, what[:80], str(error)[:120])) from None
    return Entrant(path.stem, "file", str(path.resolve()), source)


def program(what: str) -> Entrant:
    """A program that reads questions and writes answers, a line each."""
    words = shlex.split(what)
    if not words or shutil.which(words[0]) is None:
        raise BadOptions(Message(NO_PROGRAM, what[:80]))
    return Entrant(Path(words[0]).name, "pipe", what)


def address(what: str) -> Entrant:
    """A program that answers questions posted to an address."""
    scheme, _, rest = what.partition("://")
    if scheme not in ("http", "https") or not rest.strip("/"):
        raise BadOptions(Message(BAD_ADDRESS, what[:80]))
    return Entrant(rest.rstrip("/"), "url", what)

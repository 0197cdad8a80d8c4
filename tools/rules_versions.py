"""Pins every game's tables and perft counts to the version of its rules, in tests/games/rules_versions.json.

A number of a table that changes without the version fails a test. `python -m tools.rules_versions` pins versions that
are not pinned yet; it never changes one that is.
"""

import hashlib
import json
import pkgutil
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import rynek
from rynek.core.action import Action, Verb
from rynek.core.codec import FrameKind
from rynek.core.domain import Domain
from rynek.core.fields import Field
from rynek.core.message import Message, Template
from rynek.core.option import Option
from rynek.games import REGISTRY

PINS = Path(__file__).parent.parent / "tests" / "games" / "rules_versions.json"
NOT_TABLES = (type, FunctionType, ModuleType, Action, Verb, FrameKind, Field, Message, Template, rynek.Game)
"""Names of code, words and files are no rules."""


def digest(name: str) -> str:
    """The fingerprint of a game's tables and of its perft counts."""
    perft = import_module(f"tests.games.{name}.test_perft").PERFT
    lines = sorted({*tables(name), f"perft {plain(perft)}"})
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:24]


def tables(name: str) -> set[str]:
    """Every constant of the game's package as a line, whichever module holds it."""
    root = import_module(REGISTRY[name])
    modules = [import_module(info.name) for info in pkgutil.walk_packages(root.__path__, root.__name__ + ".")]
    return {
        f"{key} {plain(value)}"
        for module in modules
        for key, value in vars(module).items()
        if key.isupper() and not isinstance(value, NOT_TABLES) and is_data(value)
    }


def is_data(value: Any) -> bool:
    """Whether a constant is made of data alone."""
    if isinstance(value, (list, tuple, set, frozenset)):
        return all(is_data(entry) for entry in value)
    if isinstance(value, dict):
        return all(is_data(entry) for pair in value.items() for entry in pair)
    return not isinstance(value, NOT_TABLES) and not callable(value)


def plain(value: Any) -> str:
    """A value as text that is the same on every machine."""
    if isinstance(value, Domain):
        return f"{value.name}({','.join(value.word(value.at(number)) for number in range(value.size))})"
    if isinstance(value, Option):
        return f"option {value.name} {value.default} {value.allowed}"
    if isinstance(value, dict):
        return "{" + ",".join(f"{plain(key)}:{plain(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, (set, frozenset)):
        return "{" + ",".join(sorted(plain(entry) for entry in value)) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(plain(entry) for entry in value) + "]"
    slots = [slot for cls in type(value).__mro__ for slot in getattr(cls, "__slots__", ())]
    if slots or hasattr(value, "__dict__"):
        fields = slots or list(vars(value))
        return "(" + ",".join(f"{field}={plain(getattr(value, field))}" for field in sorted(fields)) + ")"
    return repr(value) if isinstance(value, (int, float, str, bool, type(None))) else type(value).__name__


def pins() -> dict[str, dict[str, str]]:
    """By game and version the fingerprint."""
    found: dict[str, dict[str, str]] = json.loads(PINS.read_text(encoding="utf-8")) if PINS.exists() else {}
    return found


def main() -> None:
    """Pin what is not pinned yet."""
    found = pins()
    for name in rynek.all_games():
        found.setdefault(name, {}).setdefault(str(rynek.game(name).version), digest(name))
    PINS.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

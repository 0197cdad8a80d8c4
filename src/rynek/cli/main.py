"""`rynek`: finds the command and turns every refusal into a sentence and an exit code.

Exit codes: 0 done, 1 something failed, 2 the input was refused, 130 interrupted.
"""

import argparse
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from rynek.cli.speech import default_language, speech
from rynek.core import state
from rynek.core.errors import Refused
from rynek.server.trouble import Trouble

COMMANDS: Final = (
    "games",
    "play",
    "replay",
    "sim",
    "arena",
    "corpus",
    "bench",
    "serve",
    "doctor",
    "train",
    "backup",
    "restore",
    "purge",
    "worker",
    "tables",
    "key",
)
"""The modules of this package that are commands; each has `add(subparsers)`."""


def package() -> str:
    """The version of the package."""
    try:
        return version("rynek")
    except PackageNotFoundError:
        return "(not installed)"


def about() -> str:
    """The version, and whether the rules are compiled."""
    return (
        f"rynek {package()}, rules in {'plain Python' if (state.__file__ or '').endswith('.py') else 'compiled Python'}"
    )


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    top = argparse.ArgumentParser(
        prog="rynek", description="Five euro games with complete rules, to play and to study."
    )
    top.add_argument("--version", action="version", version=about())
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in COMMANDS:
        import_module(f"rynek.cli.{name}").add(commands)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code."""
    given = parser().parse_args(argv)
    try:
        code: int = given.run(given)
    except Refused as error:
        words = speech(getattr(given, "lang", default_language()), getattr(given, "game", None))
        print(f"rynek: {words.message(error.message)}", file=sys.stderr)
        return 2
    except Trouble as error:
        from rynek.server.wording import refusal

        print(f"rynek: {refusal(error, default_language())['text']}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"rynek: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())

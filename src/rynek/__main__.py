"""`python -m rynek` is the command `rynek`; what it needs and does not find, it names."""

import sys
from typing import Final

EXTRAS: Final = {"rich": "cli"}
"""The extra that brings a package; all other packages come with the server."""


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code."""
    try:
        from rynek.cli.main import main as run  # noqa: PLC0415 - the library alone has no command line

        return run(argv)
    except ModuleNotFoundError as missing:
        name = str(missing.name).partition(".")[0]
        if name == "rynek":
            raise
        extra = EXTRAS.get(name, "server")
        print(f'rynek: this needs the package {name}: pip install "rynek[{extra}]"', file=sys.stderr)  # noqa: T201
        return 1


if __name__ == "__main__":
    sys.exit(main())

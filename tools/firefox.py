"""Finds a Firefox for `make firefox`, or says how to get one: $FIREFOX, or a Firefox of the system."""

import os
import shutil
import sys
from pathlib import Path

NAMES = ("firefox-esr", "firefox")


def find() -> str | None:
    """The path of a Firefox the tests can drive."""
    named = os.environ.get("FIREFOX")
    if named:
        return named if Path(named).exists() else None
    return next((path for path in map(shutil.which, NAMES) if path), None)


def main() -> None:
    """Leave with a word about how to get one when there is none."""
    if find() is None:
        sys.exit("No Firefox was found. Install one (Debian: apt-get install firefox-esr), or set FIREFOX to its path.")


if __name__ == "__main__":
    main()

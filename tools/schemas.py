"""Writes docs/positions/<game>.schema.json: what a view of each game is made of, and the steps it may name.

`python -m tools.schemas` writes them anew; a test fails when one is out of date.
"""

import json
from pathlib import Path

import rynek
from rynek.server.view_schemas import schema

DOCS = Path(__file__).parent.parent / "docs" / "positions"


def text(name: str) -> str:
    """The file's text."""
    return json.dumps(schema(name), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write them all."""
    for name in rynek.all_games():
        (DOCS / f"{name}.schema.json").write_text(text(name), encoding="utf-8")


if __name__ == "__main__":
    main()

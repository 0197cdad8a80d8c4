"""The house stays small: no file grows without end, and none is a drawer for odds and ends."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = [path for folder in ("src", "tests", "bench", "tools") for path in (ROOT / folder).rglob("*.py")]
LONGEST = 600
DRAWERS = {"utils", "util", "helpers", "helper", "base", "misc", "common"}


def is_table(path: Path) -> bool:
    """Whether a file holds components only: no function and no class of its own."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return not any(isinstance(node, kinds) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def length(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_file_is_too_long_except_tables() -> None:
    long = [str(path.relative_to(ROOT)) for path in SOURCES if length(path) > LONGEST and not is_table(path)]

    assert long == []


def test_no_file_is_a_drawer_for_odds_and_ends() -> None:
    assert [str(path.relative_to(ROOT)) for path in SOURCES if path.stem in DRAWERS] == []

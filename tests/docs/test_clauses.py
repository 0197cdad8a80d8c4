"""Every clause of docs/rules/<game>.md is named by a test, and no test names a clause that is not there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEFINITION = re.compile(r"^(?:[-*|] ?|\d+\. |#+ )?(?:\*\*)?((?:R\d+\.\d+|(?:SQ|[QEWSB])\d+)[a-z]?)\b", re.MULTILINE)
CODE = re.compile(r"\b(?:R\d+(?:\.\d+)?|SQ\d+|[QEWSB]\d+)[a-z]?\b")
TEMPLATE = re.compile(r"= (?:event|ask|why|score)\([^)]*\)")
GAMES = sorted(path.parent.name for path in (ROOT / "src/rynek/games").glob("*/__init__.py"))


def clauses(rules: str) -> list[str]:
    """The ids of rules (R4.2; S5, B2 of variants), rulings (Q3, SQ3) and worked examples (E1, W1) that open a line."""
    return DEFINITION.findall(rules)


def chapters(rules: str) -> set[str]:
    """The codes of chapters: R9 is all that stands under `## 9.`."""
    return {f"R{number}" for number in re.findall(r"^#+ (\d+[a-z]?)\. ", rules, re.MULTILINE)}


def is_rule_marker(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def named_clauses(source: str) -> list[str]:
    """The ids in all `pytest.mark.rule("R4.2", "Q3")` of a test file."""
    calls = [node for node in ast.walk(ast.parse(source)) if is_rule_marker(node)]
    arguments = [argument for call in calls if isinstance(call, ast.Call) for argument in call.args]
    return [ast.literal_eval(argument) for argument in arguments]


def clauses_named_by_tests(game: str) -> set[str]:
    files = (ROOT / "tests/games" / game).rglob("test_*.py")
    return {clause for path in files for clause in named_clauses(path.read_text(encoding="utf-8"))}


def rules_text(game: str, lang: str = "en") -> str:
    folder = ROOT / "docs/rules" if lang == "en" else ROOT / "docs/rules" / lang
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def test_clauses_are_found_in_every_form_rules_pages_use() -> None:
    page = """
- **R1.1** bold in a list, citing R9.9 and Q9
* R1.2 plain in a list
| Q3 | in a table | R9.8 |
| **Q4** | bold in a table |
4. **R4.1 Name.** in a numbered list
**E10a Passing.** alone
- **W1 — a worked example**
* S5 of a variant
| SQ6 | a ruling of it |
  R9.7 in a continued line is a citation
"""

    assert clauses(page) == ["R1.1", "R1.2", "Q3", "Q4", "R4.1", "E10a", "W1", "S5", "SQ6"]


def test_markers_are_found_on_functions_classes_and_parameters() -> None:
    source = """
@pytest.mark.rule("R1.1", "Q2")
def test_one(): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("E3"))])
def test_two(x): ...
# R9.9 in a comment is not enough
"""

    assert named_clauses(source) == ["R1.1", "Q2", "E3"]


def test_every_game_has_a_rules_page_without_doubled_clauses() -> None:
    for game in GAMES:
        found = clauses(rules_text(game))

        assert found, f"docs/rules/{game}.md defines no clause"
        assert len(found) == len(set(found)), f"docs/rules/{game}.md defines a clause twice"


@pytest.mark.parametrize("game", GAMES)
def test_polish_and_english_rules_hold_the_same_clauses_in_the_same_order(game: str) -> None:
    assert clauses(rules_text(game, "pl")) == clauses(rules_text(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_code_that_is_said_somewhere_is_a_clause_or_a_chapter(game: str) -> None:
    folder = ROOT / "src/rynek/games" / game
    sources = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    templates = {code for source in sources for call in TEMPLATE.findall(source) for code in CODE.findall(call)}
    words = [path for kind in ("*.ftl", "*.md", "*.json", "*.toml") for path in (folder / "text").rglob(kind)]
    said = {code for path in words for code in CODE.findall(path.read_text(encoding="utf-8"))}
    there = set(clauses(rules_text(game))) | chapters(rules_text(game))

    assert len(templates) > 20
    assert sorted((templates | said) - there) == []


def test_every_clause_is_named_by_a_test() -> None:
    unnamed = {game: sorted(set(clauses(rules_text(game))) - clauses_named_by_tests(game)) for game in GAMES}

    assert {game: missing for game, missing in unnamed.items() if missing} == {}


def test_tests_name_only_clauses_that_exist() -> None:
    unknown = {game: sorted(clauses_named_by_tests(game) - set(clauses(rules_text(game)))) for game in GAMES}

    assert {game: wrong for game, wrong in unknown.items() if wrong} == {}

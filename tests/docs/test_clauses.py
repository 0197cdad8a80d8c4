"""Every clause of docs/rules/<game>.md is named by a test, and no test names a clause that is not there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEFINITION = re.compile(r"^(?:[-*|] ?|\d+\. |#+ )?(?:\*\*)?((?:R\d+\.\d+|(?:SQ|[QEWSB])\d+)[a-z]?)\b", re.MULTILINE)
GAMES = sorted(path.parent.name for path in (ROOT / "src/rynek/games").glob("*/__init__.py"))


def clauses(rules: str) -> list[str]:
    """The ids of rules (R4.2; S5, B2 of variants), rulings (Q3, SQ3) and worked examples (E1, W1) that open a line."""
    return DEFINITION.findall(rules)


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


def rules_page(game: str) -> str:
    return (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")


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
        found = clauses(rules_page(game))

        assert found, f"docs/rules/{game}.md defines no clause"
        assert len(found) == len(set(found)), f"docs/rules/{game}.md defines a clause twice"


def test_every_clause_is_named_by_a_test() -> None:
    unnamed = {game: sorted(set(clauses(rules_page(game))) - clauses_named_by_tests(game)) for game in GAMES}

    assert {game: missing for game, missing in unnamed.items() if missing} == {}


def test_tests_name_only_clauses_that_exist() -> None:
    unknown = {game: sorted(clauses_named_by_tests(game) - set(clauses(rules_page(game)))) for game in GAMES}

    assert {game: wrong for game, wrong in unknown.items() if wrong} == {}

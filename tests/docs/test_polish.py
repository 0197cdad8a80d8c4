"""Polish texts are set as Polish is printed: „quotes”, dashes and one sign for an ellipsis."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"^```.*?^```|`[^`]*`|\{[^{}]*\}|\"rynek\[[^\"]*\"", re.DOTALL | re.MULTILINE)
UNPRINTED = re.compile(r'"|(?<=\S) - (?=\S)|—|\.\.\.|->(?=.)|\d %')
FILES = [
    *ROOT.glob("src/rynek/**/text/*pl.ftl"),
    *ROOT.glob("src/rynek/**/text/*.pl.md"),
    *ROOT.glob("docs/rules/pl/*.md"),
    ROOT / "README.pl.md",
]


def unprinted(text: str) -> list[str]:
    """The lines with signs of a typewriter, code and placeables left out."""
    return [line for line in CODE.sub("", text).splitlines() if UNPRINTED.search(line)]


def test_signs_of_a_typewriter_are_found() -> None:
    text = 'a "b"\nc - d\n„e” – f\n`g - h` { $i -> }\n- j\n'

    assert unprinted(text) == ['a "b"', "c - d"]


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(ROOT)) for path in FILES])
def test_polish_files_are_set_as_printed(path: Path) -> None:
    assert unprinted(path.read_text(encoding="utf-8")) == []


def test_the_words_of_the_page_are_set_as_printed() -> None:
    page = json.loads((ROOT / "src/rynek/server/static/text/pl.json").read_text(encoding="utf-8"))
    forms = [form for said in page.values() for form in (said.values() if isinstance(said, dict) else [said])]

    assert unprinted("\n".join(forms)) == []

"""Every example of docs/library.md and docs/research.md runs, one after another."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("page", ["library.md", "research.md"])
def test_the_examples_run(page: str) -> None:
    blocks = BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)  # noqa: S102 - our own page

    assert len(blocks) >= 6

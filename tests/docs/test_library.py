"""Every example of docs/library.md runs, one after another."""

import re
from pathlib import Path

DOC = Path(__file__).parents[2] / "docs" / "library.md"
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_the_examples_run() -> None:
    blocks = BLOCK.findall(DOC.read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(DOC), "exec"), names)  # noqa: S102 - our own page

    assert len(blocks) >= 6

"""The ten lines of Python in the READMEs run, and are ten."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def snippet(page: str) -> str:
    found = re.search(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert found
    return found[1]


def test_both_pages_show_the_same_lines() -> None:
    assert snippet("README.md") == snippet("README.pl.md")
    assert len([line for line in snippet("README.md").splitlines() if line]) == 10


@pytest.mark.parametrize("page", ["README.md"])
def test_the_lines_play_a_game(page: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", snippet(page)],
        cwd=ROOT / "src",
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\]\n", done.stdout)

"""Compiled and plain Python play the same games, move for move."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import rynek
from tools.compiled import ROOT


def play_out(package: Path, name: str) -> list[dict[str, str]]:
    """What `play_out.py` prints when rynek is taken from a folder."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}
    command = [sys.executable, "-m", "tests.compiled.play_out", name]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("name", rynek.all_games())
def test_compiled_and_plain_games_are_the_same(compiled: Path, name: str) -> None:
    (slow_rules, *slow), (fast_rules, *fast) = play_out(ROOT / "src", name), play_out(compiled, name)

    assert slow_rules["rules"].endswith(".py")
    assert fast_rules["rules"].endswith(".so")
    assert slow
    assert fast == slow

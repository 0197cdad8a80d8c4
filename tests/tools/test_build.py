"""The build says what it does: compiled, plain, or refused."""

import os
import subprocess
import sys

import pytest

from tools.compiled import ROOT, fingerprint


def setup(**environment: str) -> subprocess.CompletedProcess[str]:
    """Ask setup.py for the name of the package, in a changed environment."""
    command = [sys.executable, "setup.py", "--name"]
    return subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)


def test_a_plain_build_can_be_asked_for() -> None:
    assert "rynek: building plain Python, RYNEK_COMPILE=0" in setup(RYNEK_COMPILE="0").stdout


def test_without_a_compiler_the_build_is_plain_and_says_so() -> None:
    done = setup(RYNEK_COMPILE="auto", CC="/no/such/compiler")

    assert done.returncode == 0
    assert "rynek: building plain Python, there is no C compiler" in done.stdout


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"RYNEK_COMPILE": "1", "CC": "/no/such/compiler"}, "rynek: cannot compile, there is no C compiler"),
        ({"RYNEK_COMPILE": "maybe"}, "rynek: RYNEK_COMPILE is 'maybe'; it may be 0, 1 or auto"),
    ],
)
def test_a_build_that_cannot_be_had_is_refused(environment: dict[str, str], told: str) -> None:
    done = setup(**environment)

    assert done.returncode != 0
    assert told in done.stderr


def test_the_fingerprint_of_the_sources_is_stable() -> None:
    assert fingerprint() == fingerprint()

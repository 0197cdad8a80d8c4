"""The compiled package, built once for each state of the sources."""

from pathlib import Path

import pytest

from tools.compiled import ensure


@pytest.fixture(scope="session")
def compiled() -> Path:
    """The folder of the compiled package, for the front of PYTHONPATH."""
    return ensure()

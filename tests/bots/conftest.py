"""What tests of bots share."""

import pytest


@pytest.fixture
def clock_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that keeps up with every level: what bots choose hangs on their iterations alone."""
    monkeypatch.setattr("rynek.bots.thought.perf_counter", lambda: 0.0)

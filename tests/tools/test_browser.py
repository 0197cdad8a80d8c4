"""Finding a browser for the tests of the page."""

from pathlib import Path

import pytest

from tools import browser


def test_a_named_browser_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine = tmp_path / "my_browser"
    mine.touch()
    monkeypatch.setenv("CHROMIUM", str(mine))

    assert browser.find() == str(mine)


def test_a_named_browser_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")

    with pytest.raises(SystemExit, match="No Chromium was found"):
        browser.main()


@pytest.mark.parametrize(("user", "sudo", "first"), [(0, None, "apt-get"), (7, "sudo", "sudo"), (7, None, "python")])
def test_the_way_to_install_fits_the_user(
    user: int, sudo: str | None, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    monkeypatch.setattr("shutil.which", {"apt-get": "apt-get", "sudo": sudo}.get)

    assert first in browser.ways_to_install()[0][0]

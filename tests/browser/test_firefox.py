"""An opening of every game in the Firefox of the system: `make firefox`."""

from collections.abc import Iterator
from random import Random

import pytest

import rynek
from tests.browser.conftest import Server
from tests.browser.firefox import Firefox
from tests.browser.play import LIT, MOVE, OVERLAPS
from tests.browser.test_fit import FAULTS

MOVES = 6
MOST_CLICKS = 80
READY = "document.querySelector('.bar.mine, .end') && !document.body.dataset.sending"

NEW = """async (game) => {
  localStorage.setItem("rynek.forced", "asked");
  const seats = [{ kind: "me", name: "Anna" }, ...Array(2).fill({ kind: "bot", level: "novice" })];
  const body = JSON.stringify({ game, options: {}, seats });
  const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return (await answer.json()).table;
}"""

TARGET = """(lit, move, luck) => {
  const parts = [...document.querySelectorAll(lit)];
  if (!parts.length) for (const fold of document.querySelectorAll(".moves details")) fold.open = true;
  const all = parts.length ? parts : [...document.querySelectorAll(move)];
  const one = all[luck % all.length];
  one.scrollIntoView({ block: "center", inline: "center" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """One browser for all openings."""
    running = Firefox(tmp_path_factory.mktemp("firefox"))
    yield running
    running.close()


def click_once(firefox: Firefox, rng: Random) -> None:
    """Click something lit, or else a button."""
    firefox.until(READY)
    firefox.click(*firefox.run(TARGET, LIT, MOVE, rng.randrange(1000)))
    firefox.until(READY)


def moves_made(firefox: Firefox) -> int:
    return int(firefox.run("() => document.getElementById('main').dataset.made ?? 0"))


@pytest.mark.firefox
@pytest.mark.parametrize("name", rynek.all_games())
def test_an_opening_is_played_by_clicks(server: Server, firefox: Firefox, name: str) -> None:
    firefox.resize(1366, 768)
    firefox.go(server.url + "/")
    firefox.go(f"{server.url}/table/{firefox.run(NEW, name)}")
    rng = Random(2)
    clicks = 0
    firefox.until(READY)
    while moves_made(firefox) < MOVES and clicks < MOST_CLICKS:
        click_once(firefox, rng)
        clicks += 1

    assert moves_made(firefox) >= MOVES
    assert firefox.run(OVERLAPS) == []
    assert firefox.run(FAULTS, True) == []
    assert firefox.errors == []


@pytest.mark.firefox
@pytest.mark.parametrize("name", rynek.all_games())
def test_a_board_fits_a_phone(server: Server, firefox: Firefox, name: str) -> None:
    firefox.resize(390, 844)
    firefox.go(server.url + "/")
    firefox.go(f"{server.url}/table/{firefox.run(NEW, name)}")
    firefox.until(READY)

    assert firefox.run(OVERLAPS) == []
    assert firefox.run(FAULTS, False) == []
    assert firefox.errors == []

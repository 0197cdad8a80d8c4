"""Makes docs/table.png anew: a table of Tiny Towns at a desk, a finished pattern chosen and its squares lit."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, sync_playwright

import rynek
from rynek.bots import bot
from rynek.bots.bot import SeatHandle
from tools.browser import find

TARGET = Path("docs/table.png")
GAME = "tiny_towns"
NAMES = ("Anna", "Jan")
SETTLED = 5
"""So many buildings stand in the town before the picture is taken."""

MAKE = """async ([text, position, seats]) => {
  const body = JSON.stringify({ text, do: "continue", position, seats });
  const answer = await fetch("/api/records", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return (await answer.json()).table;
}"""


def played() -> tuple[str, int]:
    """The record of a game among greedy bots, and a position in which the first town can build something."""
    match = rynek.Match(rynek.game(GAME), len(NAMES), seed=5)
    thinking = bot("greedy", Random(5))
    found = 0
    while not match.state.over:
        seat = match.state.to_act[0]
        builds = [action for action in match.state.legal(seat) if action.verb.name == "build"]
        stands = sum(square["building"] is not None for square in match.view(0)["seats"][0]["squares"])
        if seat == 0 and len(builds) > 1 and stands >= SETTLED:
            found = found or match.position
        match.play(seat, thinking.choose(SeatHandle(match.game, match.state, seat)))
    return match.record(), found


def photographed(page: Page, address: str) -> bytes:
    """The table with its first pattern chosen."""
    record, position = played()
    seats: list[dict[str, Any]] = [
        {"kind": "me", "name": NAMES[0]},
        *[{"kind": "bot", "level": "novice"} for _ in NAMES[1:]],
    ]
    page.goto(address)
    page.goto(f"{address}table/{page.evaluate(MAKE, [record, position, seats])}")
    page.locator('.picture .may[data-part^="site:"]').first.click()
    page.mouse.move(0, 0)
    page.wait_for_selector('.picture .may[data-part^="square:"]')
    return page.screenshot()


def main() -> None:
    """Serve, play, look."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "rynek", "serve", "--port", "0", "--data", f"{data}/data"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        server = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+/", server.stdout.readline())
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
        TARGET.write_bytes(photographed(page, found[0] if found else ""))
        browser.close()
        server.terminate()
        server.wait()
    print(TARGET)


if __name__ == "__main__":
    main()

"""Boards in full swing at every size: no words overlap, are cut or too small; at a desk a decision is all in sight."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import rynek
from rynek.core.domain import SEAT
from tests.browser.conftest import OpenPage
from tests.browser.play import texts_apart

DESKS = [(1366, 768), (1440, 900), (1920, 1080)]
SCREENS = [(360, 780), (390, 844), (768, 1024), *DESKS]
DECISIONS = 60
"""So many have been made when the table is looked at: before the end of the shortest game."""
NAMES = [
    "Wilhelmina Grzegżółkowa",
    "Maksymilian Brzęczyszcz",
    "Konstancja Wyszogrodzka",
    "Bartłomiej Szczygielski",
    "Aleksandra Niezgodzińsk",
    "Stanisława Pszczółkowsk",
]

MAKE = """async ([text, position, seats]) => {
  const body = JSON.stringify({ text, do: "continue", position, seats });
  const answer = await fetch("/api/records", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return await answer.json();
}"""

FAULTS = """(desk) => {
  const found = [];
  for (const text of document.querySelectorAll(".sheet-panel text:not([aria-hidden])")) {
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d;
    if (text.textContent.trim() && text.getBoundingClientRect().width && Math.round(size) < 11)
      found.push(`${text.textContent} is ${size.toFixed(1)} px`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page is wider than its window");
  if (!desk) return found;
  const bar = document.querySelector(".bar");
  if (bar.getBoundingClientRect().bottom > innerHeight) found.push("the bar ends below the window");
  for (const part of document.querySelectorAll(".picture .may")) {
    const box = part.getBoundingClientRect();
    if (box.top < -2 || box.bottom > innerHeight + 2 || box.left < -2 || box.right > innerWidth + 2)
      found.push(`${part.dataset.part} may be chosen out of sight`);
  }
  return found;
}"""


def in_swing(page: Page, name: str, players: int) -> None:
    """A table in the middle of a random game: this page is asked, and all have the longest names."""
    match = rynek.Match(rynek.game(name), players, seed=players)
    chooser = Random(players)
    reached = asked = made = 0
    while not match.state.over:
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
        made += 1
        if made == DECISIONS:
            reached, asked = match.position, match.state.to_act[0]
    seats: list[dict[str, Any]] = [
        {"kind": "me" if seat == asked else "friend", "name": NAMES[seat]} for seat in range(players)
    ]
    answer = page.evaluate(MAKE, [match.record(), reached, seats])
    page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/')[2]}/table/{answer['table']}")
    page.wait_for_selector(f'.bar.mine .prompt:not(:empty), .seat[data-seat="{SEAT.word(asked)}"] >> nth=0')
    page.wait_for_selector(".sheet-panel text")


def faults(page: Page, screens: list[tuple[int, int]]) -> list[str]:
    """What is wrong at each of these sizes."""
    found = []
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.wait_for_selector(".picture .may, .bar .move")
        desk = (width, height) in DESKS
        found += [f"{width}: {one}" for one in [*texts_apart(page), *page.evaluate(FAULTS, desk)]]
    return found


@pytest.mark.parametrize("name", rynek.all_games())
def test_most_players_fit_a_phone_and_a_small_desk(open_page: OpenPage, name: str) -> None:
    page = open_page("/", lang="pl")
    in_swing(page, name, rynek.game(name).max_players)

    assert "\n".join(faults(page, [(360, 780), (1366, 768)])) == ""


@pytest.mark.long
@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("largest", [False, True])
@pytest.mark.parametrize("name", rynek.all_games())
def test_every_size_of_screen_fits(open_page: OpenPage, name: str, largest: bool, lang: str) -> None:
    game = rynek.game(name)
    page = open_page("/", lang=lang)
    in_swing(page, name, game.max_players if largest else game.min_players)

    assert "\n".join(faults(page, SCREENS)) == ""

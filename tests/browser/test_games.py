"""Every game on the page: its cover, its first moves by clicks, words that keep apart, a phone's width."""

from random import Random

import pytest

import rynek
from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, new_table, texts_apart, wait_for_turn

MOVES = 8


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", rynek.all_games())
def test_a_game_can_be_played_from_its_page(open_page: OpenPage, name: str, lang: str) -> None:
    narrow = lang == "pl"
    page = open_page("/", lang=lang, width=360 if narrow else 1440, height=740 if narrow else 900)
    page.wait_for_function("name => document.querySelector(`img[src$='${name}.svg']`)", arg=name)
    page.locator(f"img[src$='{name}.svg']").scroll_into_view_if_needed()
    page.wait_for_function("name => document.querySelector(`img[src$='${name}.svg']`).naturalWidth > 0", arg=name)
    new_table(page, name)
    rng = Random(2)
    for _ in range(MOVES):
        if not wait_for_turn(page):
            break
        click_move(page, rng)

    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".log li").count() > 0
    if page.locator(".board").is_visible():
        assert texts_apart(page) == []

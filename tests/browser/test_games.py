"""Every game on the page: its cover, its first moves by clicks, words that keep apart, a phone's width."""

from random import Random

import pytest

import rynek
from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, is_over, new_table, play_by_socket, tap_move, texts_apart, wait_for_turn

MOVES = 8
TAPPED = 3
BETWEEN = 9
"""Of a whole game so many moves in a row are tapped, and so many made without the page."""


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "pl"])
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


@pytest.mark.long
@pytest.mark.parametrize("name", rynek.all_games())
def test_a_whole_game_is_played_by_taps_on_a_phone(open_page: OpenPage, name: str) -> None:
    page = open_page("/", lang="pl", width=390, height=844, has_touch=True, is_mobile=True)
    new_table(page, name)
    rng = Random(3)
    while wait_for_turn(page):
        for _ in range(TAPPED):
            if not is_over(page):
                tap_move(page, rng)
        if not is_over(page):
            play_by_socket(page, BETWEEN, rng.randrange(1, 1000))

    assert page.locator(".end .ranking").count() == 1
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

"""Caylus 1303 in the browser: whole games by clicks for the fewest and the most players."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.play import new_table, play_by_clicks, texts_apart


@pytest.mark.long
@pytest.mark.parametrize(("players", "lang", "width"), [(2, "en", 1280), (5, "pl", 1440)])
def test_a_whole_game_against_bots_by_clicks(open_page: OpenPage, players: int, lang: str, width: int) -> None:
    page = open_page("/", lang=lang, width=width)
    new_table(page, "caylus_1303", ["me", *["bot"] * (players - 1)])
    assert texts_apart(page) == []

    assert play_by_clicks(page) > 18

    expect(page.locator(".ranking tbody tr")).to_have_count(players)
    assert texts_apart(page) == []

"""Tiletum in the browser: whole games by clicks for the fewest and the most players."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, new_table, play_by_clicks, texts_apart, wait_for_turn


@pytest.mark.long
@pytest.mark.parametrize(("players", "lang", "width"), [(2, "pl", 1440), (4, "en", 1280)])
def test_a_whole_game_against_bots_by_clicks(open_page: OpenPage, players: int, lang: str, width: int) -> None:
    page = open_page("/", lang=lang, width=width)
    new_table(page, "tiletum", ["me", *["bot"] * (players - 1)])
    assert texts_apart(page) == []

    assert play_by_clicks(page) > 24

    expect(page.locator(".ranking tbody tr")).to_have_count(players)
    assert texts_apart(page) == []


def test_the_list_of_what_is_to_be_done_shows_while_a_chain_is_open(open_page: OpenPage) -> None:
    page = open_page("/", lang="en", width=1440)
    new_table(page, "tiletum", ["me", "bot"])

    board, rng = page.locator(".picture"), Random(1)
    for _ in range(6):
        if wait_for_turn(page) and "end of the turn" not in (board.text_content() or ""):
            click_move(page, rng)

    expect(page.locator('.picture [data-title^="Still to do"]')).to_be_visible()
    expect(board).to_contain_text("end of the turn")

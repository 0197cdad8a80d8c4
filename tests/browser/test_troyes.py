"""Troyes in the browser: whole games by clicks alone, with two and with four players, and a group built die by die."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, new_table, play_by_clicks, play_by_socket, texts_apart, wait_for_turn


@pytest.mark.long
@pytest.mark.parametrize(("players", "lang", "width"), [(1, "pl", 1366), (2, "en", 1280), (4, "pl", 1440)])
def test_a_whole_game_against_bots_by_clicks(open_page: OpenPage, players: int, lang: str, width: int) -> None:
    page = open_page("/", lang=lang, width=width)
    new_table(page, "troyes", ["me", *["bot"] * (players - 1)])
    assert texts_apart(page) == []

    assert play_by_clicks(page) > 10

    expect(page.locator(".ranking tbody tr")).to_have_count(players)
    assert texts_apart(page) == []


def test_a_group_shows_its_sum_while_it_is_formed_and_can_be_taken_back(open_page: OpenPage) -> None:
    page = open_page("/", lang="en")
    new_table(page, "troyes")
    rng = Random(2)
    dice = page.locator('.may[data-part^="die:"]')
    while wait_for_turn(page) and not (page.locator('[data-part="pass"].may').count() and dice.count()):
        click_move(page, rng)
    dice.first.click()
    expect(page.locator(".bar .prompt")).to_contain_text("group of")
    expect(page.locator('[data-region="plan"]')).to_contain_text("= ")

    page.get_by_role("button", name="Undo").click()

    expect(page.locator('[data-part="pass"].may')).to_have_count(1)


def test_what_le_roy_did_is_told_in_a_line_of_its_own(open_page: OpenPage) -> None:
    page = open_page("/", lang="en", width=1366, height=768)
    new_table(page, "troyes", ["me"])
    line = page.locator(".recap li")
    while wait_for_turn(page) and not line.count():
        play_by_socket(page, 3)

    expect(line).to_have_count(1)
    expect(line).to_contain_text(re.compile("le Roy"))

"""Genoa in the browser: an offer out of clicks, and whole games for the fewest and the most players."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, moves_made, new_table, settle, texts_apart, wait_for_turn


@pytest.mark.long
@pytest.mark.parametrize(("players", "lang", "width"), [(2, "en", 1280), (5, "pl", 1440)])
def test_a_whole_game_against_bots_by_clicks(open_page: OpenPage, players: int, lang: str, width: int) -> None:
    page = open_page("/", lang=lang, width=width)
    new_table(page, "genoa", ["me", *["bot"] * (players - 1)])
    assert texts_apart(page) == []

    assert play_calmly(page) > 20

    expect(page.locator(".ranking tbody tr")).to_have_count(players)
    assert texts_apart(page) == []


def play_calmly(page: Page) -> int:
    """Play until the end by clicks, mostly passing: whoever answers every floor with offers talks for hours."""
    rng = Random(1)
    made = 0
    while wait_for_turn(page):
        silence = page.locator('.moves button[data-move="pass"]')
        if silence.count() and rng.random() < 0.85:
            silence.click()
            settle(page)
        else:
            click_move(page, rng)
        made += 1
    return made


def until_composer(page: Page) -> None:
    """Answer with the last button, which passes or stops, until offers can be composed."""
    while wait_for_turn(page) and not page.locator(".compose").count():
        page.locator(".moves button.move:visible").last.click()
        settle(page)


def choose_last_form(page: Page) -> None:
    """The plainest of the forms: no counter-offer, and a move alone when there is a choice."""
    many = page.locator("select.compose-forms")
    if many.count():
        many.select_option(index=many.locator("option").count() - 1)
    elif page.locator(".compose-forms button").count():
        page.locator(".compose-forms button").last.click()


def test_an_offer_is_composed_out_of_clicks(open_page: OpenPage) -> None:
    page = open_page("/", width=1280)
    new_table(page, "genoa", ["me", "bot", "bot"])
    until_composer(page)
    page.locator(".compose summary").click()
    choose_last_form(page)
    expect(page.locator(".compose-send")).to_be_disabled()

    if page.locator(".compose [data-choice]").count():
        page.locator(".compose [data-choice]").first.click()
    page.locator('.compose [data-field="pays"] [data-item="ducats"]').click()
    page.locator('.compose [data-field="pays"] [data-item="ducats"]').click()
    said = page.locator(".compose-said").get_attribute("data-move") or ""
    assert said.split()[0] in ("offer-move", "offer-here", "propose-move")
    assert said.endswith(" 10")
    before = moves_made(page)
    page.locator(".compose-send").click()
    settle(page)

    assert moves_made(page) != before
    expect(page.locator(".log li", has_text="10 ducats").last).to_be_visible()


def test_a_counter_begins_with_the_offer_it_answers(open_page: OpenPage) -> None:
    page = open_page("/", width=1280)
    new_table(page, "genoa", ["me", "bot", "bot"])
    until_counter(page)
    page.locator('.picture [data-part^="counter:"]').first.click()

    expect(page.locator(".compose")).to_have_attribute("open", "")
    expect(page.locator(".compose-send")).to_be_enabled()
    expect(page.locator(".compose-said")).to_have_attribute("data-move", re.compile("^(propose-|counter )"))


def until_counter(page: Page) -> None:
    """Answer with the last button until an offer (to the Trader) or a proposal (by the Trader) can be countered."""
    while wait_for_turn(page) and not page.locator('.picture .may[data-part^="counter:"]').count():
        page.locator(".moves button.move:visible").last.click()
        settle(page)

"""Genoa in the browser: an offer out of clicks, and whole games for the fewest and the most players."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, click_part, moves_made, new_table, settle, texts_apart, wait_for_turn


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


@pytest.mark.long
def test_a_person_who_does_not_care_for_every_step_is_asked_less_than_eighty_times(open_page: OpenPage) -> None:
    page = open_page("/", width=1280)
    new_table(page, "genoa", ["me", "bot", "bot"])
    asked = 0
    while wait_for_turn(page):
        asked += page.locator(".moves button.move").count() > 1 or page.locator(".compose").count() > 0
        answer_carelessly(page)

    assert asked < 80
    assert "ducats" in (page.locator(".end .sources caption").text_content() or "")


PREFERRED = ("accept ", "act", "do", "work", "refuse", "go ", "roll", "stop")
"""What a calm Trader does: sells to the first who offers, acts where the tower stands, moves on."""


def answer_carelessly(page: Page) -> None:
    """One answer: a wish to keep tokens, to pass until the tower is near a villa or the turn ends, else a move."""
    if page.locator(".wish-keep input:not(:checked)").count():
        page.locator(".wish-keep input").check()
        settle(page)
        return
    if page.locator(".wish-refuse input").count():
        page.locator(".wish-refuse input").check()
    if page.locator('.wish-place option[value="villa_colini"]').count():
        page.locator(".wish-place").select_option(value="villa_colini")
    elif page.locator(".wish-turn").count():
        page.locator(".wish-turn").click()
    else:
        moves: list[str] = page.locator(".moves button.move").evaluate_all("all => all.map((one) => one.dataset.move)")
        ways = [move for wanted in PREFERRED for move in moves if f"{move} ".startswith(wanted)]
        chosen = (ways or moves)[0]
        page.locator(f'.moves button[data-move="{chosen}"]').evaluate("one => one.click()")
    settle(page)


def until_shown(page: Page, *wanted: str) -> None:
    """Pass, or else answer with the last button, which stops or refuses, until all that is wanted is there."""
    while wait_for_turn(page) and not all(page.locator(one).count() for one in wanted):
        silence = page.locator(".foremost button")
        (silence if silence.count() else page.locator(".moves button.move:visible").last).click()
        settle(page)


def choose_plain_form(page: Page) -> None:
    """The plainest of the forms: no counter-offer, no talk, and a move alone when there is a choice."""
    many = page.locator("select.compose-forms")
    if many.count():
        plain = [label for label in many.locator("option").all_text_contents() if "Talk" not in label]
        many.select_option(label=plain[-1])
    elif page.locator(".compose-forms button").count():
        page.locator(".compose-forms button").last.click()


def test_an_offer_is_composed_out_of_clicks(open_page: OpenPage) -> None:
    page = open_page("/", width=1280)
    new_table(page, "genoa", ["me", "bot", "bot"])
    until_shown(page, ".compose")
    page.locator(".compose summary").click()
    choose_plain_form(page)
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


def test_who_wishes_so_is_asked_nothing_until_the_turn_of_the_trader_ends(open_page: OpenPage) -> None:
    page = open_page("/", width=1280)
    new_table(page, "genoa", ["me", "bot", "bot"])
    until_shown(page, ".wish-turn")
    wished = page.locator(".wish-turn").get_attribute("data-turn")
    page.locator(".wish-refuse input").check()
    page.locator(".wish-turn").click()
    settle(page)
    assert wait_for_turn(page)
    if page.locator(".wished").count():  # what is no bargain is asked all the same
        page.get_by_role("button", name="Keep the Messages").click()
        settle(page)
        assert wait_for_turn(page)

    expect(page.locator(".wished")).to_have_count(0)
    expect(page.locator(f'.wish-turn[data-turn="{wished}"]')).to_have_count(0)


def test_after_an_offer_nothing_is_chosen_and_the_page_says_what_lies_on_the_table(open_page: OpenPage) -> None:
    page = open_page("/", width=1280)
    new_table(page, "genoa", ["me", "bot", "bot"])
    cheap = page.locator('.moves button[data-move^="buy-move"]').first
    until_shown(page, '.moves button[data-move^="buy-move"]')
    space = (cheap.get_attribute("data-move") or "").split()[1]
    click_part(page, page.locator(f'.picture [data-part="space:{space}"]'))
    cheap.click()
    settle(page)

    expect(page.locator(".picture .chosen")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Your offer lies on the table: 5 ducats")
    expect(page.locator(".foremost button")).to_have_text("Pass: that is all")


def test_a_counter_begins_with_the_offer_it_answers(open_page: OpenPage) -> None:
    page = open_page("/", width=1280)
    new_table(page, "genoa", ["me", "bot", "bot"])
    until_shown(page, '.picture .may[data-part^="counter:"]')
    page.locator('.picture [data-part^="counter:"]').first.click()

    expect(page.locator(".compose")).to_have_attribute("open", "")
    expect(page.locator(".compose-send")).to_be_enabled()
    expect(page.locator(".compose-said")).to_have_attribute("data-move", re.compile("^(propose-|counter )"))

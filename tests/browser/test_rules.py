"""The rules: a page to read and search, and clauses that open beside the board from wherever their code is said."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play import new_table, play_by_socket, serious, wait_for_turn

PANEL = ".clause-panel"


@pytest.mark.parametrize(
    ("width", "theme", "lang", "found"), [(1366, "light", "en", "clause"), (360, "dark", "pl", "punkt")]
)
def test_the_rules_are_read_and_searched(open_page: OpenPage, width: int, theme: str, lang: str, found: str) -> None:
    page = open_page("/rules/tiny_towns#R14.2", width=width, color_scheme=theme, lang=lang)
    expect(page.locator("#R14\\.2")).to_be_in_viewport()
    expect(page.locator("#R14\\.2")).to_have_class(re.compile("wanted"))
    expect(page.locator(".rules-text")).to_have_attribute("lang", lang)
    expect(page.locator(".gallery li").nth(20)).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.locator("#rules-search").fill("HH/WW")
    expect(page.locator("#R14\\.2")).to_be_visible()
    expect(page.locator("#R14\\.3")).to_be_hidden()
    expect(page.locator("#R4")).to_be_hidden()
    expect(page.locator("#R14")).to_be_visible()
    expect(page.locator(".rules-side [role=status]")).to_contain_text(found)
    assert serious(page) == []
    page.locator("#rules-search").fill("")
    expect(page.locator("#R14\\.3")).to_be_visible()


def test_the_language_of_the_rules_changes_with_the_page(open_page: OpenPage) -> None:
    page = open_page("/rules/troyes")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("rules"))
    page.get_by_role("button", name="PL").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("zasady", re.IGNORECASE))
    page.get_by_role("link", name="Nowy stół").click()
    expect(page.locator("form.sheet")).to_be_visible()


def open_and_close(page: Page, link: str) -> str:
    """Open the clause of a link; gives its code. Escape closes it, and the link has the focus again."""
    code = page.locator(link).first.inner_text()
    page.locator(link).first.click()
    expect(page.locator(f"{PANEL} h2")).to_contain_text(code)
    expect(page.locator(f"{PANEL} .clause-body")).not_to_be_empty()
    expect(page.locator(f"{PANEL} .clause-body")).not_to_contain_text("no such clause")
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    return code


def test_codes_of_prompt_log_score_and_help_open_their_clause(open_page: OpenPage) -> None:
    page = open_page("/", width=1366, height=800)
    new_table(page, "troyes", ["me", "bot"])
    play_by_socket(page, 8)
    wait_for_turn(page)
    assert open_and_close(page, ".asked .clause") == page.locator(".asked .clause").inner_text()
    open_and_close(page, ".log li:not([hidden]) .log-clause .clause")
    page.locator(".seat summary").first.click()
    open_and_close(page, ".seat tbody .clause")
    page.get_by_role("button", name="Compare points").click()
    open_and_close(page, ".compare .clause")
    page.get_by_role("button", name="Close", exact=True).click()
    page.locator("#tab-help").click()
    open_and_close(page, ".help dd .clause")


def test_the_code_in_a_tip_is_reached_by_the_pointer_and_by_a_key(open_page: OpenPage) -> None:
    page = open_page("/", width=1366, height=800)
    new_table(page, "troyes", ["me", "bot"])
    wait_for_turn(page)
    card = page.locator('.picture [data-part="farm"]')
    card.evaluate("node => node.scrollIntoView({ block: 'center' })")
    link = page.locator("#tip .clause").first
    while not link.is_visible():  # a board drawn anew under the pointer takes the tip away
        page.mouse.move(0, 0)
        card.hover(force=True)
        with suppress(Error):
            link.wait_for(timeout=3000)
    box = link.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(PANEL)).to_be_visible()
    assert serious(page) == []
    page.locator(f"{PANEL} .clause-body .clause").first.click()
    page.get_by_role("button", name="Close", exact=True).click()

    card.hover(force=True)
    code = page.locator("#tip .clause").first.inner_text()
    page.keyboard.press("?")
    expect(page.locator(f"{PANEL} h2")).to_contain_text(code)


def test_on_a_phone_the_clause_is_a_sheet_from_below(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844, lang="pl", has_touch=True)
    new_table(page, "caylus_1303", ["me", "bot"])
    wait_for_turn(page)
    page.locator(".asked .clause").first.tap()
    sheet = page.locator(PANEL).bounding_box()
    assert sheet is not None
    assert (sheet["x"], sheet["width"]) == (0, 390)
    assert abs(sheet["y"] + sheet["height"] - 844) < 2
    assert serious(page) == []


def test_on_a_phone_the_first_tap_reads_and_the_second_chooses(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844, has_touch=True)
    new_table(page, "caylus_1303", ["me", "bot"])
    wait_for_turn(page)
    before = page.locator("#main").get_attribute("data-revision")
    card = page.locator(".picture .may[data-tip]").first
    card.evaluate("node => node.scrollIntoView({ block: 'center', inline: 'center' })")
    box = card.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*middle)
    expect(page.locator("#tip")).to_be_visible()
    assert page.locator("#main").get_attribute("data-revision") == before
    page.touchscreen.tap(*middle)
    expect(page.locator(f'#main:not([data-revision="{before}"])')).to_have_count(1)

"""Tiny Towns on the page: a secret choice can be changed, but nothing calls for it; rivals are swiped on a phone."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.play import LIT, click_move, new_table, wait_for_turn


def test_whoever_has_chosen_is_told_that_it_may_be_changed_and_sees_nothing_lit(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, "tiny_towns", ["me", "friend"], {"monuments": False})
    wait_for_turn(page)
    click_move(page, Random(1))
    click_move(page, Random(1))

    expect(page.locator(".bar .prompt")).to_contain_text("may change it")
    expect(page.locator(LIT)).to_have_count(0)

    page.get_by_role("button", name="Change my choice").click()
    expect(page.locator(LIT).first).to_be_visible()
    square = page.locator(LIT).last
    chosen = square.get_attribute("data-part")
    square.click()

    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator(f'[data-part="{chosen}"] use[href="#check"]')).to_have_count(1)


def test_on_a_phone_the_towns_of_the_others_are_swiped(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844)
    new_table(page, "tiny_towns", ["me", "bot", "bot", "bot"], {"monuments": False})
    wait_for_turn(page)

    assert page.locator(".strip [data-panel]").evaluate_all("all => all.map((one) => one.dataset.panel)") == [
        "town-B",
        "town-C",
        "town-D",
    ]
    assert page.evaluate("() => document.querySelector('.section:has(.strip)').scrollWidth > innerWidth")

"""The page beyond single moves: motion, tips, enlarged boards, points, help, bots for players, devices, settings."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, new_table, wait_for_turn

GAME = "tiny_towns"


def path_of(address: str) -> str:
    return re.sub(r"^https?://[^/]+", "", address)


def play(page: Page, moves: int) -> None:
    rng = Random(7)
    for _ in range(moves):
        wait_for_turn(page)
        click_move(page, rng)
    wait_for_turn(page)


def test_pieces_travel_unless_the_reader_asks_for_rest(open_page: OpenPage) -> None:
    flights = """() => {
      window.flights = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how); };
    }"""
    moving = open_page("/", reduced_motion="no-preference")
    new_table(moving, GAME, options={"monuments": False})
    moving.evaluate(flights)
    play(moving, 3)
    assert moving.evaluate("() => window.flights") > 0

    calm = open_page("/")
    new_table(calm, GAME, options={"monuments": False})
    calm.evaluate(flights)
    play(calm, 3)
    assert calm.evaluate("() => window.flights") == 0


def test_cards_explain_themselves_and_other_towns_open_large(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME, options={"monuments": False})
    tip = page.locator("#tip")
    page.locator('[data-part="card:cottage"]').hover()
    expect(tip).to_contain_text("Cottage")
    expect(tip).to_contain_text("R14.1")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()

    page.locator('[data-part="square:B:b2"]').click()
    expect(page.locator("dialog.large svg")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("dialog.large")).to_have_count(0)


def test_a_tap_explains_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", width=360, height=740, has_touch=True)
    new_table(page, GAME, options={"monuments": False})
    page.locator('[data-part="card:cottage"]').tap()
    expect(page.locator("#tip")).to_contain_text("Cottage")


def test_points_are_explained_and_shown_on_the_board(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME, options={"monuments": False})
    play(page, 2)
    seat = page.locator('.seat[data-seat="A"]')
    seat.locator("summary").click()
    expect(seat.locator("tfoot td")).to_have_text(re.compile(r"^−1\d$"))
    seat.locator("tbody tr").first.hover()
    expect(page.locator(".picture .pointed").first).to_be_attached()
    page.locator(".log .main-line .log-line").last.hover()
    expect(page.locator(".picture .pointed")).to_have_count(1)


def test_help_tells_how_to_play(open_page: OpenPage) -> None:
    page = open_page("/", lang="pl")
    new_table(page, GAME, options={"monuments": False})
    page.get_by_role("tab", name="Pomoc").click()
    expect(page.locator(".help h4").first).to_be_visible()
    page.locator(".help input[type=search]").fill("Spichlerz")
    expect(page.locator(".help dl:not(.keys) > div:visible")).not_to_have_count(0)


def test_a_bot_plays_for_me_and_i_come_back(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME, ["me", "friend"], {"monuments": False})
    page.get_by_label("Let a bot play seat B").select_option(index=1)
    expect(page.locator('.seat[data-seat="B"]')).to_contain_text("bot")
    play(page, 2)
    page.get_by_label("Let a bot play seat A").select_option(index=1)
    page.get_by_role("button", name="Play A without the bot").click()
    wait_for_turn(page)
    click_move(page, Random(1))


def test_my_seat_moves_to_another_device(open_page: OpenPage) -> None:
    old = open_page("/")
    new_table(old, GAME, options={"monuments": False})
    wait_for_turn(old)
    old.get_by_text("Links", exact=True).click()
    old.get_by_role("button", name="Move to another device").click()
    link = old.get_by_label("Link", exact=True).input_value()

    new = open_page(path_of(link))
    new.get_by_role("button", name="Play here from now on").click()
    wait_for_turn(new)
    click_move(new, Random(1))
    expect(old.locator(".bar.mine")).to_have_count(0)


def test_the_form_says_what_to_expect_of_a_level(open_page: OpenPage) -> None:
    page = open_page("/#new/caylus_1303", lang="pl", width=390)
    row = page.locator(".rows li").nth(1)
    row.locator("select").first.select_option("bot")
    row.locator("select.level").select_option("master")
    expect(row.locator("small")).to_contain_text("Najsilniejszy")
    row.locator("select.level").select_option("novice")
    expect(row.locator("small")).to_contain_text("Dobry na pierwsze partie")


def test_a_hint_points_at_a_move(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME, options={"monuments": False})
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".move.hinted")).to_be_focused()


def test_my_tables_and_my_choices_are_remembered(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME, options={"monuments": False})
    table = path_of(page.url)
    page.locator("#theme").click()
    page.locator("#theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator(".home").click()

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator(f'.tables a[href="{table}"]')).to_be_visible()
    page.locator(".game a").first.click()
    expect(page.locator(".rows input").first).to_have_value("Anna")


def test_an_address_that_is_not_there_says_so(open_page: OpenPage) -> None:
    page = open_page("/table/nowhere", expect="WebSocket")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")


def test_a_forced_move_is_made_unasked_unless_the_reader_wants_to_be_asked(open_page: OpenPage) -> None:
    hasty = open_page("/", forced="made")
    new_table(hasty, GAME, options={"monuments": False})
    rng = Random(7)
    for _ in range(2):  # name a resource, place it; with one cube on the board there is nothing to build
        wait_for_turn(hasty)
        click_move(hasty, rng)
    expect(hasty.locator("#main")).to_have_attribute("data-made", "3")

    hasty.get_by_role("tab", name="Help").click()
    hasty.get_by_label("only one move").uncheck()
    assert hasty.evaluate("() => localStorage.getItem('rynek.forced')") == "asked"


def test_a_gentle_clock_shows_how_long_a_step_lasts(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME, options={"monuments": False})
    clock = page.locator(".clock")
    expect(clock).to_be_hidden()
    page.get_by_role("tab", name="Help").click()
    page.get_by_label("how long the table").check()
    expect(clock).to_have_text(re.compile(r"^\d+:\d\d$"))
    expect(clock).to_be_visible()
    shown = clock.text_content() or ""
    expect(clock).not_to_have_text(shown)

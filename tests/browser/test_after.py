"""After the game and around it: rematch, sources of points, playing on, my games, open tables."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play import new_table, play_by_socket, serious
from tests.browser.test_page import path_of

GAME = "tiny_towns"


def finished(page: Page) -> None:
    new_table(page, GAME, options={"monuments": False})
    play_by_socket(page)
    expect(page.locator(".end")).to_be_visible()


def test_a_rematch_is_one_click_and_the_next_player_begins(open_page: OpenPage) -> None:
    page = open_page("/")
    finished(page)
    before = path_of(page.url)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(r"/table/(?!" + before.rpartition("/")[2] + ")"))
    expect(page.locator(".seat")).to_have_count(2)
    expect(page.locator('.seat[data-seat="A"]')).to_contain_text("Anna")
    expect(page.locator(".log")).to_contain_text("Bot 1 names")

    page.goto(page.url.replace(path_of(page.url), before))
    expect(page.get_by_role("link", name="To the rematch")).to_be_visible()


@pytest.mark.long
def test_points_stand_side_by_side_by_their_sources(open_page: OpenPage) -> None:
    page = open_page("/", lang="pl")
    finished(page)
    table = page.locator(".end .sources")
    expect(table.locator("thead th")).to_have_count(3)
    totals = table.locator("tfoot td").all_inner_texts()
    ranked = page.locator(".ranking tbody td:last-child").all_inner_texts()
    assert sorted(totals) == sorted(ranked)
    expect(table.get_by_role("row", name="Pola bez budynku")).to_have_count(1)
    assert serious(page) == []


def test_the_past_stands_on_a_clear_board_and_is_played_on_from(open_page: OpenPage) -> None:
    page = open_page("/", width=1366, height=768)
    finished(page)
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".end")).to_be_hidden()
    steps, board, bar = (page.locator(name).bounding_box() for name in (".replay", ".board", ".bar"))
    assert steps is not None
    assert board is not None
    assert bar is not None
    assert bar["x"] >= board["x"] + board["width"]
    assert steps["x"] >= board["x"] + board["width"]
    assert 0 <= steps["y"] <= board["y"] + 1 < 260
    page.locator(".replay input[type=range]").fill("9")
    expect(page.locator(".replay output")).to_contain_text("9 /")
    expect(page.locator(".replay-said")).not_to_be_empty()
    assert serious(page) == []

    page.get_by_role("button", name="Play on from here").click()
    assert serious(page) == []
    page.locator("dialog.play-on button[type=submit]").click()
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".bar.mine")).to_be_visible()
    expect(page.locator('.seat[data-seat="A"]')).to_contain_text("Anna")


@pytest.mark.long
def test_my_games_show_results_and_go_to_another_device(open_page: OpenPage) -> None:
    page = open_page("/")
    finished(page)
    new = path_of(page.url)
    page.goto(page.url.replace(new, "/mine"))
    expect(page.locator(f'.tables a[href="{new}"]')).to_contain_text("of 2")
    expect(page.locator(".statistics tbody tr")).to_have_count(1)
    assert serious(page) == []
    page.get_by_role("button", name="Use my games on another device").click()
    link = page.get_by_label("Link", exact=True).input_value()

    phone = open_page(path_of(link), width=390, height=800, color_scheme="dark")
    phone.get_by_role("button", name="Share the games").click()
    expect(phone.locator(f'.tables a[href="{new}"]')).to_be_visible()
    assert serious(phone) == []


def test_a_host_may_wait_for_anybody(open_page: OpenPage) -> None:
    host = open_page("/#new/tiny_towns")
    host.get_by_label("Show on the list of open tables").check()
    host.locator(".rows li").nth(0).locator("input").fill("Zofia")
    host.locator(".rows li").nth(1).locator("select").first.select_option("friend")
    host.locator('button[type="submit"]').click()
    host.wait_for_selector(".bar .prompt:not(:empty)")

    guest = open_page("/")
    guest.locator(".tables a", has_text="Zofia").first.click()
    guest.locator("#join-name").fill("Jan")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator('.seat[data-seat="B"]')).to_contain_text("Jan")


def test_an_unknown_address_speaks_to_people(open_page: OpenPage) -> None:
    page = open_page("/no/such/place", expect="404", lang="pl")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nie ma takiej strony.")
    page.get_by_role("link", name="Wszystkie gry").click()
    expect(page.locator(".game").first).to_be_visible()

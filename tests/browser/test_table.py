"""A table in the browser: whole games by clicks and keys, friends, spectators, hot-seat, undo, replay, records."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.play import (
    LIT,
    click_move,
    is_over,
    new_table,
    play_by_clicks,
    play_by_keys,
    revision,
    texts_apart,
    wait_for_turn,
)

from random import Random  # isort: skip

GAME = "tiny_towns"


def prompt(page: Page) -> str:
    return page.locator(".bar .prompt").inner_text()


def test_a_whole_game_against_a_bot_by_clicks_its_replay_and_its_record(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME)
    assert texts_apart(page) == []

    assert play_by_clicks(page) > 16

    expect(page.locator(".ranking tbody tr")).to_have_count(2)
    expect(page.locator(".graph polyline")).to_have_count(2)
    assert texts_apart(page) == []
    step_through(page)
    replay_from_record(page, open_page)


def step_through(page: Page) -> None:
    """Replay by slider and keys."""
    page.get_by_role("button", name="Replay").click()
    last = int(page.locator(".replay output").inner_text().split("/")[1])
    page.keyboard.press("Home")
    expect(page.locator(".replay output")).to_have_text(f"0 / {last}")
    expect(page.locator(".picture use[href^='#good']").first).to_be_attached()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay output")).to_have_text(f"2 / {last}")
    expect(page.locator(".bar .prompt")).to_contain_text(f"2 of {last}")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".replay")).to_be_hidden()


def replay_from_record(page: Page, open_page: OpenPage) -> None:
    """The record can be downloaded, uploaded by somebody else, looked at, and gone on with."""
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    other = open_page("/#record")
    other.set_input_files('input[type="file"]', saved.value.path())
    expect(other.locator(".found h2")).to_have_text("Tiny Towns")
    other.locator(".found summary").click()
    other.fill("#record-position", "20")
    other.locator(".found .rows input").first.fill("Zofia")
    other.get_by_role("button", name="Start").click()
    other.wait_for_selector(".bar .prompt:not(:empty)")
    assert not is_over(other)
    other.goto(other.url.split("/table")[0] + "/#record")
    other.set_input_files('input[type="file"]', saved.value.path())
    other.get_by_role("button", name="Look at it").click()
    expect(other.locator(".replay")).to_be_visible()
    assert is_over(other)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/", lang="pl")
    new_table(page, GAME, options={"monuments": False})

    assert play_by_keys(page) > 16
    expect(page.locator(".end h2")).to_be_visible()


def test_a_friend_joins_by_link_and_a_third_watches(open_page: OpenPage) -> None:
    anna = open_page("/")
    new_table(anna, GAME, ["me", "friend"], {"monuments": False})
    link = anna.locator(".invitation input").input_value()
    path = re.sub(r"^https?://[^/]+", "", link)

    bohdan = open_page(path, lang="pl")
    bohdan.fill("#join-name", "Bohdan")
    bohdan.get_by_role("button", name="Siadam").click()
    watcher = open_page(re.sub(r"^https?://[^/]+", "", anna.url))

    wait_for_turn(anna)
    click_move(anna, Random(1))
    wait_for_turn(bohdan)
    expect(bohdan.locator(".log li").last).to_contain_text("Anna")
    wait_for_turn(anna)
    click_move(anna, Random(2))
    click_move(bohdan, Random(3))
    expect(watcher.locator(".log li").last).to_contain_text("Bohdan")
    assert watcher.locator(LIT).count() == 0
    assert watcher.locator(".moves button").count() == 0
    expect(anna.locator(".invitation")).to_have_count(0)


def test_chat_shows_text_as_text(open_page: OpenPage) -> None:
    anna = open_page("/")
    new_table(anna, GAME, ["me", "friend"], {"monuments": False})
    watcher = open_page(re.sub(r"^https?://[^/]+", "", anna.url))
    anna.get_by_role("tab", name="Chat").click()
    anna.fill(".chat-form input", "<img src=x onerror=alert(1)> cześć")
    anna.keyboard.press("Enter")

    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.locator(".chat-lines li")).to_contain_text("<img src=x onerror=alert(1)> cześć")
    expect(watcher.locator(".chat-form")).to_be_hidden()


def test_undo_refusal_reload_and_typed_moves(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME, ["me", "here"], {"monuments": False})
    page.get_by_role("button", name="I am Anna").click()
    page.wait_for_selector(".bar.mine:visible")
    page.keyboard.press("/")
    expect(page.locator(".command input")).to_be_focused()
    page.keyboard.type("place b3")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .refusal")).not_to_be_empty()
    page.locator(".command input").fill("name brick")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .prompt")).to_contain_text("brick")

    page.reload()
    page.get_by_role("button", name="I am Anna").click()
    expect(page.locator(".log li").last).to_contain_text("brick")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bar .prompt")).to_contain_text("name a resource")


def test_the_language_changes_in_the_middle(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME, ["me", "bot"], {"monuments": False})
    before = prompt(page)
    page.locator('.top button[lang="pl"]').click()
    expect(page.locator(".bar .prompt")).not_to_have_text(before)

    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_role("tab", name="Przebieg")).to_be_visible()
    assert texts_apart(page) == []


def test_hot_seat_covers_the_page_between_players(open_page: OpenPage) -> None:
    page = open_page("/", width=360, height=740)
    new_table(page, GAME, ["me", "here"])
    rng = Random(5)
    seen = set()
    for _ in range(4):
        page.wait_for_selector("dialog.handover:visible, .bar.mine:visible")
        ready = page.locator("dialog.handover button")
        if ready.count():
            seen.add(ready.inner_text())
            assert page.locator("#main").evaluate("main => getComputedStyle(main).visibility") == "hidden"
            ready.click()
        click_move(page, rng)

    assert {"I am Anna", "I am Bohdan"} <= seen


def test_a_narrow_page_does_not_scroll_sideways(open_page: OpenPage) -> None:
    page = open_page("/", width=360, height=740, lang="pl")
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    page.wait_for_selector(".game")
    assert page.evaluate(wide)
    new_table(page, GAME)
    assert page.evaluate(wide)
    rng = Random(4)
    for _ in range(6):
        wait_for_turn(page)
        click_move(page, rng)
    assert page.evaluate(wide)
    page.get_by_role("button", name="Powiększ planszę").click()
    assert page.evaluate(wide)


def test_the_page_comes_back_after_the_server_was_away(open_page: OpenPage, server: Server) -> None:
    page = open_page("/", expect="WebSocket")
    new_table(page, GAME, ["me", "bot"], {"monuments": False})
    click_move(page, Random(1))
    wait_for_turn(page)
    before = revision(page)
    server.stop()
    expect(page.locator(".connection.lost")).to_be_visible()
    server.start()

    expect(page.locator(".connection.lost")).to_have_count(0)
    assert wait_for_turn(page)
    click_move(page, Random(2))
    assert revision(page) != before

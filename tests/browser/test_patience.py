"""Patience: too many requests, buttons that change under the pointer, an answer that others' answers do not spoil."""

import re
from random import Random

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, moves_made, new_table, play_by_socket, revision, wait_for_turn
from tests.browser.test_page import path_of

WATCH_GUARD = """() => {
  const bar = document.querySelector(".bar");
  const look = () => {
    if (bar.classList.contains("guarded")) window.guarded = getComputedStyle(bar.querySelector(".moves")).pointerEvents;
  };
  new MutationObserver(look).observe(bar, { attributes: true });
}"""


def test_who_asks_too_often_is_told_so_and_the_page_goes_on_by_itself(open_page: OpenPage) -> None:
    page = open_page("/mine", lang="pl", expect="429")
    refused: list[Route] = []

    def answer(route: Route) -> None:
        if len(refused) < 2:
            refused.append(route)
            route.fulfill(status=429, json={"code": "too-fast", "text": "…", "clause": ""})
        else:
            route.continue_()

    page.route("**/api/games?*", answer)
    page.locator("a.home").click()
    expect(page.locator("#busy")).to_contain_text("Zbyt wiele zapytań")
    expect(page.locator(".game").first).to_be_visible()
    expect(page.locator("#busy")).to_be_hidden()


def test_a_click_just_after_the_buttons_have_changed_is_not_taken(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, "tiny_towns", ["me", "bot"], {"monuments": False})
    wait_for_turn(page)
    page.locator(".moves .move").first.hover()
    page.evaluate(WATCH_GUARD)
    play_by_socket(page, 1)
    page.wait_for_function("() => window.guarded")

    assert page.evaluate("window.guarded") == "none"
    expect(page.locator(".bar.guarded")).to_have_count(0)


def test_an_answer_holds_though_others_have_answered_meanwhile(open_page: OpenPage) -> None:
    page = open_page("/")
    held = False

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: None if held and '"type":"table"' in str(said) else socket.send(said))
        socket.on_message(server.send)

    page.route_web_socket(re.compile("/ws/"), between)
    new_table(page, "tiny_towns", ["me", "friend"], {"monuments": False})
    guest = open_page(path_of(page.locator(".invitation input").first.input_value()))
    guest.locator("#join-name").fill("Jan")
    guest.get_by_role("button", name="Sit down").click()
    wait_for_turn(page)
    click_move(page, Random(1))
    wait_for_turn(guest)
    held = True
    click_move(guest, Random(2))
    held = False
    assert int(revision(guest)) > int(revision(page))
    before = moves_made(page)
    click_move(page, Random(3))

    assert moves_made(page) != before
    expect(page.locator(".bar .refusal")).to_be_empty()

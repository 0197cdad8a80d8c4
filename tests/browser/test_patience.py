"""Patience: too many requests, buttons that change under the pointer, answers at the same time, a view that follows."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

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


IN_SIGHT = """() => {
  const floor = document.querySelector(".bar").getBoundingClientRect().top;
  return [...document.querySelectorAll(".picture .may")].some((part) => {
    const box = part.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= floor && box.left >= 0 && box.right <= innerWidth;
  });
}"""


def joined(page: Page, name: str) -> Page:
    """Take a free seat by the invitation that the page shows."""
    page.locator("#join-name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".bar .prompt:not(:empty)")
    return page


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
    page.locator(".moves").hover()
    page.evaluate(WATCH_GUARD)
    play_by_socket(page, 1)
    page.wait_for_function("() => window.guarded")

    assert page.evaluate("window.guarded") == "none"
    expect(page.locator(".bar.guarded")).to_have_count(0)


def test_an_answer_holds_though_others_have_answered_meanwhile(open_page: OpenPage) -> None:
    page = open_page("/")
    held = False
    missed: list[str | bytes] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: (missed.append if held and '"type":"table"' in str(said) else socket.send)(said))
        socket.on_message(server.send)

    page.route_web_socket(re.compile("/ws/"), between)
    new_table(page, "tiny_towns", ["me", "friend"], {"monuments": False})
    guest = joined(open_page(path_of(page.locator(".invitation input").first.input_value())), "Jan")
    wait_for_turn(page)
    click_move(page, Random(1))
    wait_for_turn(guest)
    held = True
    click_move(guest, Random(2))
    while not missed:
        page.title()  # lets what is on its way arrive
    held = False
    assert int(revision(guest)) > int(revision(page))
    before = moves_made(page)
    click_move(page, Random(3))

    assert moves_made(page) != before
    expect(page.locator(".bar .refusal")).to_be_empty()


def on_turn(pages: list[Page]) -> Page:
    """The page whose player must act."""
    while True:
        for page in pages:
            if page.locator(".bar.mine").count():
                return page
            page.evaluate("() => new Promise(requestAnimationFrame)")


@pytest.mark.long
def test_the_view_goes_to_what_happens_out_of_sight_and_back_to_what_may_be_chosen(open_page: OpenPage) -> None:
    host = open_page("/", width=390, height=844)
    new_table(host, "troyes", ["me", "friend", "friend"])
    link = path_of(host.locator(".invitation input").first.input_value())
    guests = [joined(open_page(link), name) for name in ("Ewa", "Jan")]
    while on_turn([host, *guests]) is not host:
        click_move(on_turn([host, *guests]), Random(1))
    while host.locator(".bar.mine").count():
        click_move(host, Random(1))
    host.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    before = host.evaluate("scrollY")
    click_move(on_turn(guests), Random(2))
    host.wait_for_function("before => Math.abs(scrollY - before) > 50", arg=before)

    while not host.locator(".bar.mine").count():
        click_move(on_turn([*guests, host]), Random(3))
    expect(host.locator(".picture .may").first).to_be_attached()
    host.wait_for_function(IN_SIGHT)

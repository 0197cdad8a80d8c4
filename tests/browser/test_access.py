"""Accessibility: every page, both themes, wide and narrow, without a serious finding."""

from random import Random

import pytest

import rynek
from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, new_table, serious, wait_for_turn
from tests.browser.test_after import finished
from tests.browser.test_lessons import begin, one_thing
from tests.browser.test_page import path_of


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_a_serious_finding(open_page: OpenPage, theme: str, width: int) -> None:
    page = open_page("/", width=width, color_scheme=theme, lang="pl" if width == 360 else "en")
    page.wait_for_selector(".game")
    assert serious(page) == []
    new_table(page, "tiny_towns")
    rng = Random(1)
    for _ in range(4):
        wait_for_turn(page)
        click_move(page, rng)
    wait_for_turn(page)
    assert serious(page) == []


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_no_page_around_the_game_has_a_serious_finding(open_page: OpenPage, theme: str) -> None:
    page = open_page("/#record", color_scheme=theme, expect="404")
    for address in ("/#record", "/#new/tiny_towns", "/mine", "/no/such/place"):
        page.goto(page.url.partition("/")[0] + "//" + page.url.split("/")[2] + address)
        page.reload()
        page.wait_for_selector("main h1")
        assert serious(page) == [], address


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_no_invitation_has_a_serious_finding(open_page: OpenPage, theme: str) -> None:
    host = open_page("/", color_scheme=theme)
    host.wait_for_selector(".game")
    new_table(host, "tiny_towns", ["me", "friend"])
    link = host.locator(".invitation input").first.input_value()
    guest = open_page(path_of(link), color_scheme=theme, lang="pl", width=390)
    guest.wait_for_selector("#join-name")
    assert serious(guest) == []


def test_no_tab_has_a_serious_finding(open_page: OpenPage) -> None:
    page = open_page("/", width=360)
    page.wait_for_selector(".game")
    new_table(page, "tiny_towns", ["me", "friend"])
    for tab in ("log", "chat", "help"):
        page.locator(f"#tab-{tab}").click()
        assert serious(page) == []


@pytest.mark.long
def test_nothing_after_a_game_has_a_serious_finding_in_the_dark(open_page: OpenPage) -> None:
    page = open_page("/", color_scheme="dark", lang="pl")
    finished(page)
    assert serious(page) == []
    page.get_by_role("button", name="Odtwarzanie").click()
    page.locator(".replay input[type=range]").fill("9")
    page.wait_for_function("() => document.querySelector('.replay output').textContent.startsWith('9 /')")
    assert serious(page) == []
    page.goto(page.url.replace(path_of(page.url), "/mine"))
    page.wait_for_selector(".statistics, table")
    assert serious(page) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", rynek.all_games())
def test_no_lesson_and_no_rules_have_a_serious_finding(open_page: OpenPage, game: str, theme: str) -> None:
    page = open_page("/", color_scheme=theme, lang="pl", width=390 if theme == "dark" else 1366)
    begin(page, game)
    for _ in range(4):
        assert serious(page) == []
        one_thing(page)
    page.goto(page.url.replace(path_of(page.url), f"/rules/{game}"))
    page.wait_for_selector(".gallery li", state="attached")
    assert serious(page) == []

"""Accessibility: every page, both themes, wide and narrow, without a serious finding."""

from random import Random

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, new_table, serious, wait_for_turn


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


@pytest.mark.parametrize("address", ["/#record", "/#new/tiny_towns"])
def test_no_form_has_a_serious_finding(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    page.wait_for_selector(".sheet h1")
    assert serious(page) == []


def test_no_tab_has_a_serious_finding(open_page: OpenPage) -> None:
    page = open_page("/", width=360)
    page.wait_for_selector(".game")
    new_table(page, "tiny_towns", ["me", "friend"])
    for tab in ("log", "chat", "help"):
        page.locator(f"#tab-{tab}").click()
        assert serious(page) == []

"""Choosing on the board: reasons for parts that are not lit, and sets of parts in any order."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.play import LIT, click_move, new_table, wait_for_turn

TAKEN = '[data-part="square:A:a1"]'
BESIDE = '[data-part="square:A:b1"]'

PICKS = """async (order) => {
  const { Chooser } = await import("/static/js/table/chooser.js");
  const watch = (...cards) => ({ move: cards.join(" "), group: "watch", spots: cards.map((card) => `card:${card}`) });
  const moves = [watch("well", "farm"), watch("well", "bank"), watch("farm", "bank")];
  moves.push({ move: "build", group: "build", spots: ["site:inn", "square:a1"] });
  const made = [];
  const refused = [];
  const board = { picture: document.createElement("div"), parts: () => [] };
  const onmove = (move) => made.push(move);
  const chooser = new Chooser(board, { onmove, onchange: () => {}, onnothing: (part) => refused.push(part) });
  chooser.offer(moves);
  for (const part of order) chooser.pick(part);
  return [made, refused];
}"""


def until_a1_is_taken(page: Page) -> None:
    """Play until a cube is to be placed and something lies on a1."""
    rng = Random(2)
    for _ in range(40):
        wait_for_turn(page)
        places = (
            page.locator(f'{LIT}[data-part^="square:A:"]').count()
            and not page.locator(f"{LIT}[data-part^=site]").count()
        )
        lit = page.locator(f"{TAKEN}.may").count()
        if places and not lit:
            return
        if places and lit:
            page.locator(TAKEN).click()
            page.wait_for_function("() => !document.body.dataset.sending")
        else:
            click_move(page, rng)
    raise AssertionError("a1 stays empty")


def test_a_part_that_is_not_lit_says_why(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, "tiny_towns", ["me", "bot"], {"monuments": False})
    until_a1_is_taken(page)
    refusal = page.locator(".bar .refusal")

    page.locator(TAKEN).click()
    expect(refusal).to_contain_text("a1 is not empty")
    expect(refusal.locator(".clause")).to_have_text("R5.1")
    refusal.locator(".clause").click()
    expect(page.locator(".clause-panel")).to_contain_text("one cube or one building")
    page.keyboard.press("Escape")
    expect(page.locator(".clause-panel")).to_have_count(0)

    page.locator(BESIDE).focus()
    refusal.evaluate("node => node.replaceChildren()")
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Enter")
    expect(refusal).to_contain_text("a1 is not empty")


def test_sets_of_parts_are_chosen_in_any_order_and_others_in_theirs(open_page: OpenPage) -> None:
    page = open_page("/")

    assert page.evaluate(PICKS, ["card:bank", "card:well"]) == [["well bank"], []]
    assert page.evaluate(PICKS, ["card:farm", "card:well"]) == [["well farm"], []]
    assert page.evaluate(PICKS, ["square:a1", "site:inn", "square:a1"]) == [["build"], ["square:a1"]]

"""Following the table: what rivals did, the log, the pace of bots, the wait before forced moves, moves of weight."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.play import click_move, new_table, play_by_socket, serious, wait_for_turn

GAME = "tiny_towns"
REASON = re.compile(r"“.+”.*\.$")
"""Whole sentences in English that name a move; as long as the bot thinks, dots stand there."""


UNTIL = """(wanted) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws${location.pathname}?lang=en`);
  let last = 0;
  let message = {};
  const found = (message) => (wanted === "forced" ? message.moves.length === 1 && message.undo
    : message.moves.some((move) => move.move === wanted && move.away));
  socket.onmessage = (event) => {
    const news = JSON.parse(event.data);
    if (news.type !== "table") return;
    message = news.full ? news : { ...message, ...news };
    if (!message.you.turn || message.revision === last) return;
    last = message.revision;
    if (found(message)) {
      socket.close();
      done();
    } else {
      socket.send(JSON.stringify({ type: "move", id: last, revision: last, move: message.moves[0].move }));
    }
  };
})"""


IN_SIGHT = """node => {
  const box = node.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + 40, (box.top + box.bottom) / 2);
  return node.contains(there) ? "in sight" : `${box.top} ${box.bottom} of ${innerHeight}, under ${there?.className}`;
}"""


def test_what_rivals_did_is_told_in_a_line_each_and_marked_on_the_board(open_page: OpenPage) -> None:
    page = open_page("/", width=1366, height=768)
    new_table(page, "troyes", ["me", "bot", "bot"])
    play_by_socket(page, 3)
    wait_for_turn(page)
    lines = page.locator(".recap li")
    expect(lines).to_have_count(2)
    expect(page.locator(".picture .mark").first).to_be_visible()
    lines.first.locator(".recap-line").hover()
    expect(page.locator(".picture .pointed").first).to_be_attached()
    assert serious(page) == []

    page.get_by_role("button", name="Play it again: Bot 1").click()
    expect(page.locator(".replay")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".recap li")).to_have_count(2)


def test_a_bot_says_in_the_recap_why_it_made_its_move(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844)
    new_table(page, "caylus_1303", ["me", "bot"])
    play_by_socket(page, 3)
    wait_for_turn(page)
    page.get_by_role("button", name="Why did Bot 1 do that?").click()
    motive = page.locator(".recap-motive")
    expect(motive).to_have_text(REASON)
    assert motive.evaluate(IN_SIGHT) == "in sight"
    assert serious(page) == []


def test_a_reason_is_not_left_in_another_language(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, "caylus_1303", ["me", "bot"])
    play_by_socket(page, 3)
    wait_for_turn(page)
    motive = page.locator(".recap-motive")
    page.get_by_role("button", name="Why did Bot 1 do that?").click()
    expect(motive).to_have_text(REASON)
    page.get_by_title("Polski").click()
    why = page.get_by_role("button", name="Dlaczego taki ruch?")
    expect(why).to_be_visible()
    expect(motive).to_be_hidden()
    why.click()
    expect(motive).to_have_text(re.compile("„"))


def test_the_newest_line_of_the_log_is_in_sight_and_details_are_folded(open_page: OpenPage) -> None:
    for width, height in ((1366, 768), (390, 844)):
        page = open_page("/", width=width, height=height)
        new_table(page, "tiletum", ["me", "bot", "bot", "bot"])
        play_by_socket(page, 6)
        if width < 860:
            page.locator("#tab-log").click()
        assert page.locator(".log li:not([hidden])").last.evaluate(IN_SIGHT) == "in sight"
        more = page.locator(".log .more").last
        expect(more).to_have_attribute("aria-expanded", "false")
        shown = page.locator(".log .detail:visible").count()
        more.click()
        assert page.locator(".log .detail:visible").count() > shown
        expect(page.locator(".log .round").first).to_be_attached()


def test_the_field_of_the_chat_lies_above_the_bar_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844)
    new_table(page, GAME, ["me", "bot"], {"monuments": False})
    page.locator("#tab-chat").click()
    page.locator(".chat-form input").scroll_into_view_if_needed()
    field, bar = page.locator(".chat-form input").bounding_box(), page.locator(".bar").bounding_box()
    assert field is not None
    assert bar is not None
    assert field["y"] + field["height"] <= bar["y"]


def test_the_pace_of_bots_is_chosen_and_remembered(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME, options={"monuments": False})
    page.get_by_label("Bots move").select_option("calm")
    page.reload()
    expect(page.get_by_label("Bots move")).to_have_value("calm")
    assert page.evaluate("() => localStorage.getItem('rynek.pace')") == "calm"


def test_a_forced_move_waits_in_sight_and_undo_works_meanwhile(open_page: OpenPage) -> None:
    page = open_page("/", forced="made")
    new_table(page, "tiletum")
    page.evaluate(UNTIL, "forced")
    expect(page.locator(".waiting-line")).to_contain_text("Only one move is possible")
    before = page.locator("#main").get_attribute("data-made")
    page.locator(".bar .undo").click()
    expect(page.locator(".waiting-line")).to_be_hidden()
    expect(page.locator(".moves .move").nth(1)).to_be_attached()
    assert page.locator("#main").get_attribute("data-made") == before


def test_a_move_that_gives_something_away_asks_once(open_page: OpenPage) -> None:
    page = open_page("/", lang="pl")
    new_table(page, "troyes", ["me", "bot"])
    page.evaluate(UNTIL, "pass")
    page.wait_for_selector('.move[data-move="pass"]')
    before = page.locator("#main").get_attribute("data-revision")
    page.locator('.move[data-move="pass"]').click()
    expect(page.locator(".confirm")).to_contain_text("masz jeszcze co robić")
    assert page.locator("#main").get_attribute("data-revision") == before
    assert serious(page) == []
    page.get_by_role("button", name="Nie, wróć").click()
    expect(page.locator(".confirm")).to_have_count(0)
    page.locator('.move[data-move="pass"]').click()
    page.locator(".confirm .move").click()
    expect(page.locator("#main")).to_have_attribute("data-made", "1")


def test_tools_keep_their_places_when_the_turn_passes(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, GAME, ["me", "friend"], {"monuments": False})
    wait_for_turn(page)
    before = page.locator(".bar-tools .undo").bounding_box()
    click_move(page, Random(1))
    click_move(page, Random(1))
    expect(page.locator(".bar .prompt")).to_have_text(re.compile("Waiting|chosen|finished|build", re.IGNORECASE))
    after = page.locator(".bar-tools .undo").bounding_box()
    assert before is not None
    assert after is not None
    assert before["x"] == after["x"]

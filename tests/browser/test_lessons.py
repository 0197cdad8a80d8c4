"""Guided first games in a browser: by clicks in both languages, by touch, by keys, back and again after a reload."""

import pytest
from playwright.sync_api import Page, expect

import rynek
from rynek.play.lessons import course
from tests.browser.conftest import OpenPage
from tests.browser.play import LIT, MOVE, click_part, serious, settle

NEXT = ".lesson-tools .main"
GAMES = [name for name in rynek.all_games() if course(name) is not None]
OTHERS = [name for name in GAMES if name != "tiny_towns"]
CHOSEN = "document.querySelectorAll('.picture .chosen').length > 0"
STATE = "document.getElementById('main').dataset.revision + document.querySelector('.lesson-count').textContent"
# Brings a part to the middle, waits until nothing scrolls any more, and notes whether a tip appears from then on.
STILL = """part => new Promise((done) => {
  part.scrollIntoView({ block: "center", inline: "center" });
  const tip = document.getElementById("tip");
  let [at, frames] = ["", 0];
  const look = () => {
    const { x, y } = part.getBoundingClientRect();
    frames = at === `${x} ${y}` ? frames + 1 : 0;
    at = `${x} ${y}`;
    if (frames < 10) { requestAnimationFrame(look); return; }
    window.wasRead = false;
    new MutationObserver(() => { window.wasRead ||= !tip.hidden; }).observe(tip, { attributes: true });
    done();
  };
  look();
})"""


def begin(page: Page, game: str) -> None:
    """From the front page to the first card."""
    place = list(rynek.all_games()).index(game)
    page.locator(".game").nth(place).locator(".learn button").click()
    page.wait_for_selector(".lesson h2")


def stage(page: Page) -> tuple[int, int]:
    """The number of the card, and how many there are."""
    at, of = [int(word) for word in page.inner_text(".lesson-count").split() if word.isdigit()]
    return at, of


def one_thing(page: Page, *, touch: bool = False) -> None:
    """Turn the card, or do the only thing that is lit."""
    before = page.evaluate(STATE)
    if page.locator(NEXT).count():
        page.locator(NEXT).tap() if touch else page.locator(NEXT).click()
    elif page.locator(LIT).count():
        assert page.locator(LIT).count() == 1
        if touch:
            tap_part(page, before)
        else:
            click_part(page, page.locator(LIT))
    else:
        page.locator(MOVE).click()
    settle(page)
    page.wait_for_function(f"before => {STATE} !== before || {CHOSEN}", arg=before)


def tap_part(page: Page, before: str) -> None:
    """Tap the lit part; where the first tap only reads what it is, tap it again."""
    part = page.locator(LIT)
    part.evaluate(STILL)
    box = part.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*middle)
    done = f"{STATE} !== before || {CHOSEN}"
    page.wait_for_function(f"before => {done} || window.wasRead", arg=before)
    settle(page)
    if not page.evaluate(f"before => {done}", before):
        page.touchscreen.tap(*middle)


def learn(page: Page, *, touch: bool = False) -> None:
    """To the card from which one is free."""
    while stage(page)[0] < stage(page)[1]:
        assert page.locator(f"{MOVE}:visible").count() <= 1
        one_thing(page, touch=touch)
    expect(page.locator(MOVE).first).to_be_attached()
    assert page.locator(MOVE).count() > 1


@pytest.mark.long
@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_learned_by_clicks(open_page: OpenPage, game: str, lang: str) -> None:
    page = open_page("/", lang=lang)
    begin(page, game)
    learn(page)


def test_a_first_game_is_learned_by_clicks_and_ends_with_hints(open_page: OpenPage) -> None:
    page = open_page("/", lang="pl")
    begin(page, "caylus_1303")
    learn(page)

    expect(page.locator(".move.hinted")).to_have_count(1)


@pytest.mark.parametrize("game", [pytest.param(name, marks=pytest.mark.long) for name in GAMES])
def test_a_game_is_learned_on_a_touch_phone(open_page: OpenPage, game: str) -> None:
    page = open_page("/", lang="pl", width=390, height=844, has_touch=True, is_mobile=True)
    begin(page, game)
    learn(page, touch=True)


def test_other_parts_explain_themselves_and_a_reload_keeps_the_place(open_page: OpenPage) -> None:
    page = open_page("/")
    begin(page, "caylus_1303")
    page.locator(NEXT).click()
    click_part(page, page.locator('[data-part="character:foreman"]'))
    expect(page.locator(".bar .refusal")).to_contain_text("Choose the Architect.")
    assert serious(page) == []
    one_thing(page)
    page.reload()
    page.wait_for_selector(".lesson h2")
    assert stage(page)[0] == 3
    page.locator(".lesson-tools button").first.click()
    expect(page.locator(".lesson-count")).to_have_text("2 of 15")
    page.locator(".lesson-tools button").first.click()
    expect(page.locator(".lesson-count")).to_have_text("1 of 15")
    expect(page.locator(".picture .may")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("width", [390, 1366])
def test_a_clause_named_by_a_card_is_a_link_in_sight(open_page: OpenPage, width: int) -> None:
    page = open_page("/", width=width)
    begin(page, "caylus_1303")
    while not page.locator(".lesson-words .clause").count():
        one_thing(page)

    expect(page.locator(".lesson-words .clause")).to_be_visible()


@pytest.mark.parametrize("game", ["tiny_towns", *[pytest.param(name, marks=pytest.mark.long) for name in OTHERS]])
def test_a_game_is_learned_by_keys_alone(open_page: OpenPage, game: str) -> None:
    page = open_page("/")
    place = list(rynek.all_games()).index(game)
    page.locator(".game").nth(place).locator(".learn button").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".lesson h2")
    wanted = f"!!document.activeElement.closest('{NEXT}, .picture .may, {MOVE}')"
    while stage(page)[0] < stage(page)[1]:
        before = page.evaluate(STATE)
        for _ in range(200):
            if page.evaluate(wanted):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        settle(page)
        page.wait_for_function(f"before => {STATE} !== before || {CHOSEN}", arg=before)


def test_the_help_leads_to_the_lesson(open_page: OpenPage) -> None:
    page = open_page("/#new/caylus_1303")
    page.locator(".sheet .learn button").click()
    page.wait_for_selector(".lesson h2")
    page.locator("#tab-help").click()

    expect(page.locator(".help .learn button")).to_be_visible()


@pytest.mark.long
def test_beside_a_long_card_the_newest_line_of_the_log_is_in_sight(open_page: OpenPage) -> None:
    page = open_page("/", lang="pl", width=1366, height=768)
    begin(page, "caylus_1303")
    while stage(page)[0] < 9:
        one_thing(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        expect(page.locator(".log li:not([hidden])").last).to_be_in_viewport(ratio=0.5)

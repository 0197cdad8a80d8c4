"""Playing in a browser: new tables, whole games by clicks or by keys, and looks at the board."""

from random import Random
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

READY = ".bar.mine:visible, .end:visible, dialog.handover:visible"
LIT = ".picture .may:not(.opens)"
MOVE = ".moves button.move"
SERIOUS = ("serious", "critical")

OVERLAPS = """() => {
  const found = [];
  for (const panel of document.querySelectorAll(".sheet-panel")) {
    const edge = panel.getBoundingClientRect();
    if (!edge.width) continue;
    const texts = [...panel.querySelectorAll("text:not([aria-hidden])")].filter((text) => text.textContent.trim());
    // Firefox draws the box of a text a little wider than its words.
    const boxes = texts.map((text) => {
      const { left, right, top, bottom, width, height } = text.getBoundingClientRect();
      const spare = Math.max(0, Math.min(4, width - text.getComputedTextLength() * text.getScreenCTM().a)) / 2;
      return [text.textContent, { left: left + spare, right: right - spare, top, bottom, height }];
    });
    for (const [said, box] of boxes)
      if (box.left < edge.left - 2 || box.right > edge.right + 2 || box.bottom > edge.bottom + 2)
        found.push(`${panel.dataset.panel}: ${said} is cut`);
    for (let one = 0; one < boxes.length; one++)
      for (let other = one + 1; other < boxes.length; other++) {
        const [a, b] = [boxes[one][1], boxes[other][1]];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > Math.min(a.height, b.height) * 0.35)
          found.push(`${panel.dataset.panel}: ${boxes[one][0]} / ${boxes[other][0]}`);
      }
  }
  return found;
}"""


def new_table(page: Page, game: str, seats: list[str] | None = None, options: dict[str, bool] | None = None) -> None:
    """Make a table by the form.

    Seats are `me`, `here`, `friend` or `bot` (of the easiest level); options are switches by name.
    """
    seats = ["me", "bot"] if seats is None else seats
    page.evaluate("game => { location.hash = `new/${game}`; }", game)
    page.wait_for_selector("form.sheet")
    if page.locator(".seating .switch button").count():
        page.locator(".seating .switch button", has_text=str(len(seats))).click()
    for place, kind in enumerate(seats):
        row = page.locator(".rows li").nth(place)
        row.locator("select").first.select_option(kind)
        if kind == "bot":
            row.locator("select.level").select_option(index=0)
        elif kind != "friend":
            row.locator("input").fill(["Anna", "Bohdan", "Celina", "Dobrosława", "Ewa", "Florian"][place])
    for name, value in (options or {}).items():
        page.locator(f'input[aria-describedby="info-{name}"]').set_checked(value)
    page.click('button[type="submit"]')
    page.wait_for_selector(".bar .prompt:not(:empty):visible, dialog.handover:visible")


def revision(page: Page) -> str:
    """The number of the change the page shows."""
    return page.locator("#main").get_attribute("data-revision") or ""


def moves_made(page: Page) -> str:
    """How many moves of this page the server has accepted."""
    return page.locator("#main").get_attribute("data-made") or "0"


def is_over(page: Page) -> bool:
    """Whether the end is shown."""
    return page.locator(".end").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until it is this page's turn; False when the game is over instead."""
    page.wait_for_selector(READY)
    return not is_over(page)


def click_move(page: Page, rng: Random) -> None:
    """Make one whole move by clicks: lit parts as long as there are any, else a button."""
    before = moves_made(page)
    while moves_made(page) == before and wait_for_turn(page) and not page.locator("dialog.handover").count():
        lit = page.locator(LIT)
        shown = lit.count()
        if shown:
            click_part(page, lit.nth(rng.randrange(shown)))
        else:
            buttons = page.locator(MOVE)
            page.locator(".moves details:not([open]) summary").evaluate_all("all => all.forEach((one) => one.click())")
            buttons.nth(rng.randrange(buttons.count())).click()
        settle(page)


def click_part(page: Page, part: Locator) -> None:
    """Click the middle of a part, whatever lies over it there, as a person would."""
    part.evaluate("part => part.scrollIntoView({ block: 'center', inline: 'center' })")
    box = part.bounding_box()
    if box is not None:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tap_move(page: Page, rng: Random) -> None:
    """Make one whole move with a finger."""
    before = moves_made(page)
    while moves_made(page) == before and wait_for_turn(page):
        lit = page.locator(LIT)
        shown = lit.count()
        if shown:
            tap_part(page, lit.nth(rng.randrange(shown)).get_attribute("data-part") or "")
        else:
            page.locator(".moves details:not([open]) summary").evaluate_all("all => all.forEach((one) => one.click())")
            buttons = page.locator(MOVE)
            buttons.nth(rng.randrange(buttons.count())).tap()
        settle(page)


AIM = """name => {
  const part = document.querySelector(`.picture [data-part="${name}"].may:not(.chosen)`);
  part?.scrollIntoView({ block: "center", inline: "center" });
  const box = part?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


def tap_part(page: Page, name: str) -> None:
    """Tap a part; where the first tap only reads what it is, so that it is still lit, tap it again."""
    for _ in range(2):
        aim = page.evaluate(AIM, name)
        if aim is not None:
            page.touchscreen.tap(*aim)
            settle(page)


def settle(page: Page) -> None:
    """Wait until a move, if the click made one, has been answered and its position is shown."""
    page.wait_for_function("() => !document.body.dataset.sending")


BY_SOCKET = """([most, seed]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws${location.pathname}?lang=en`);
  let made = 0;
  let last = 0;
  let luck = seed;
  let message = {};
  const pick = (list) => list[(luck = (luck * 1103515245 + 12345) % 2147483648) % list.length];
  socket.onmessage = (event) => {
    const news = JSON.parse(event.data);
    if (news.type !== "table") return;
    message = news.full ? news : { ...message, ...news };
    if (message.over || (made >= most && message.you.turn)) {
      socket.close();
      done(message.revision);
    } else if (message.you.turn && message.revision !== last) {
      last = message.revision;
      socket.send(JSON.stringify({ type: "move", id: ++made, revision: last, move: pick(message.moves).move }));
    }
  };
})"""


def play_by_socket(page: Page, most: int = 100_000, seed: int = 1) -> None:
    """Make so many moves, or all until the end, without clicks, and wait until the page shows what came of them."""
    reached = page.evaluate(BY_SOCKET, [most, seed])
    page.wait_for_function(
        "reached => Number(document.getElementById('main').dataset.revision) >= reached", arg=reached
    )


def play_by_clicks(page: Page, seed: int = 1, most: int = 2000) -> int:
    """Play until the end by clicking; gives the number of moves made."""
    rng = Random(seed)
    for made in range(most):
        if not wait_for_turn(page):
            return made
        click_move(page, rng)
    raise AssertionError("the game did not end")


def key_move(page: Page, rng: Random) -> None:
    """Make one whole move with the keyboard alone: Tab to something that can be chosen, Enter."""
    before = moves_made(page)
    page.keyboard.press("Escape")
    while moves_made(page) == before and wait_for_turn(page):
        for _ in range(rng.randrange(3)):
            page.keyboard.press("Tab")
        for _ in range(400):
            chosen = "!!document.activeElement.closest('.picture .may:not(.opens), .moves button.move')"
            if page.evaluate(chosen):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        settle(page)


def play_by_keys(page: Page, seed: int = 1, most: int = 2000) -> int:
    """Play until the end with the keyboard alone; gives the number of moves made."""
    rng = Random(seed)
    for made in range(most):
        if not wait_for_turn(page):
            return made
        key_move(page, rng)
    raise AssertionError("the game did not end")


def texts_apart(page: Page) -> list[str]:
    """Words of the board that overlap or leave their panel; there should be none."""
    found: list[str] = page.evaluate(OVERLAPS)
    return found


def serious(page: Page) -> list[str]:
    """What the accessibility check finds serious or worse; there should be nothing."""
    found: dict[str, Any] = Axe().run(page).response
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found["violations"] if one["impact"] in SERIOUS]

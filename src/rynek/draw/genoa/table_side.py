"""Beside the city: the round track, the supply with its piles, and all offers, deals and suggestions side by side."""

from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.core.state import View
from rynek.draw.genoa.symbols import medal
from rynek.draw.lettering import text
from rynek.draw.parts import box, part, piece, tipped
from rynek.draw.seats import badge
from rynek.draw.svg import Markup, circle, group, rect, use
from rynek.games.genoa.assets import FIRST_CARD, FIRST_DUCATS, FIRST_LATER, FIRST_PILE, FOR, ITEM
from rynek.games.genoa.cards import CARDS, PILE
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.goods import GOOD, START_POSITION, TOKEN
from rynek.play.words import Words

X: Final = 576
WIDE: Final = 376
ROW: Final = 44


def track(view: View, words: Words) -> Markup:
    """The round track with its marker."""
    step = WIDE / view["last_position"]
    first = START_POSITION[view["players"]]
    boxes: list[Markup] = []
    for position in range(1, view["last_position"] + 1):
        left = X + (position - 1) * step
        ground = "var(--paper-card)" if position >= first else "var(--paper-deep)"
        boxes.append(rect(left + 1, 30, step - 2, 28, 4, fill=ground, stroke="var(--paper-line)"))
        faint = "var(--paper-ink)" if position >= first else "var(--paper-line)"
        boxes.append(text(str(position), left + step / 2, 49, 13, anchor="middle", fill=faint))
    x = X + (view["round_marker"] - 0.5) * step
    ring = {"fill": "none", "stroke": "var(--paper-gold)", "stroke_width": 4}
    marker = piece("round_marker", x, 44, circle(0, 0, 12, **ring))
    title = words.text("draw-rounds", round=view["round_marker"], last=view["last_position"])
    head = text(title, X, 22, 14, width=WIDE, serif=True, bold=True)
    return tipped(title, words.text("draw-rounds-tip"), head, *boxes, marker)


def supply(view: View, words: Words) -> Markup:
    """Goods, special tokens and piles of cards."""
    head = text(words.text("draw-supply"), X, 76, 14, serif=True, bold=True)
    goods = [
        _stock(f"good:{w}", f"good-{w}", view["goods"].get(w, 0), X + i * 47, 82, 45, words.name(GOOD, i), words.info(GOOD, i))
        for i, w in enumerate(GOOD.words)
    ]  # fmt: skip
    tokens = [
        _stock(f"token:{w}", f"genoa-{w}", view["tokens"].get(w, 0), X + i * 47, 118, 45, words.name(TOKEN, i), words.info(TOKEN, i))
        for i, w in enumerate(TOKEN.words)
    ]  # fmt: skip
    left = _own(view)["markers_left"] if view["seat"] else 0
    marker = _stock("markers", "piece-crest", left, X + 5 * 47, 118, 45, words.text("asset-marker"), words.text("draw-markers-left"))  # fmt: skip
    piles = [_pile(i, w, view["piles"][w], words) for i, w in enumerate(PILE.words)]
    return group(head, *goods, *tokens, marker, *piles)


def _own(view: View) -> dict[str, Any]:
    own: dict[str, Any] = view["seats"][SEAT.value(view["seat"])]
    return own


def _stock(name: str, symbol: str, count: int, x: float, y: float, wide: float, title: str, tip: str) -> Markup:
    ground = rect(0, 0, wide, 33, 6, fill="var(--paper-card)", stroke="var(--paper-line)")
    drawn = use(symbol, 3, 5, 24, color="var(--paper-muted)", opacity=0.35 if count == 0 else None)
    said = text(str(count), wide - 4, 23, 15, anchor="end", bold=True)
    return part(
        name, box(0, 0, wide, 33), ground, drawn, said, at=(x, y), label=f"{title}: {count}", title=title, tip=tip
    )


def _pile(place: int, word: str, pile: dict[str, Any], words: Words) -> Markup:
    title = words.name(PILE, place)
    seen = words.text("draw-pile", down=pile["face_down"], up=len(pile["face_up"]))
    ground = rect(0, 0, 91, 33, 6, fill="var(--paper-card)", stroke="var(--paper-line)")
    count = f"{pile['face_down']}+{len(pile['face_up'])}"
    said = text(count, 86, 23, 15, anchor="end", bold=True)
    return part(
        f"pile:{word}", box(0, 0, 91, 33), ground, use(f"genoa-{word}", 5, 4, 25), said,
        at=(X + place * 95, 154), label=f"{title}: {seen}", title=title, tip=f"{seen} {words.info(PILE, place)}",
    )  # fmt: skip


def bargains(view: View, words: Words, top: float, room: float) -> Markup:
    """All that lies on the table between the Trader and the others: what binds first, then offers, then talk."""
    lines = [(deal, "deal") for deal in view["deals"]]
    lines += [(offer, "offer") for offer in view["offers"]]
    lines += [(offer, "suggestion") for offer in view["suggestions"]]
    head = text(words.text("draw-bargains"), X, top + 14, 14, serif=True, bold=True)
    ground = rect(X - 4, top + 22, WIDE + 8, room - 26, 8, fill="var(--paper-deep)", stroke="var(--paper-line)")
    if not lines:
        quiet = text(words.text("draw-no-offers"), X + 8, top + 48, 13, width=WIDE - 16, fill="var(--paper-muted)")
        return group(ground, head, quiet)
    step = min(ROW, (room - 32) / len(lines))
    rows = [_bargain(offer, kind, top + 27 + place * step, step, words) for place, (offer, kind) in enumerate(lines)]
    return group(ground, head, *rows)


def offer_part(buyer: str, deal: str, space: str, kind: str = "offer") -> str:
    """The name of an offer's part."""
    return f"{kind}:{buyer}:{deal}:{space}"


def _bargain(offer: dict[str, Any], kind: str, y: float, step: float, words: Words) -> Markup:
    """One line: who, for what, and the bundles; a lock for what binds, an eye for mere talk."""
    high = step - 3
    binds = kind == "deal"
    dash = "4 3" if kind == "suggestion" else None
    stroke = "var(--paper-gold)" if binds or offer["obliges"] else "var(--paper-line)"
    ground = rect(0, 0, WIDE, high, 6, fill="var(--paper-card)", stroke=stroke, stroke_dasharray=dash, stroke_width=1.6)
    space = words.name(SPACE, SPACE.value(offer["space"]))
    what = (
        words.text(f"draw-{kind}-{offer['deal']}", space=space)
        if kind != "suggestion"
        else words.text("draw-suggestion", space=space)
    )
    sign = {"deal": "lock", "offer": "hand", "suggestion": "eye"}[kind]
    why = "draw-obliges" if offer["obliges"] else "draw-suggestion-tip" if kind == "suggestion" else f"draw-{kind}"
    small = high < 34
    title = text(what, 34, 14 if not small else high / 2 + 5, 13, width=128 if small else WIDE - 64, bold=True)
    items = _items(offer, 34 if not small else 168, high - 22 if not small else high / 2 - 10)
    tip = f"{terms(offer, words)}. {words.text(why)}"
    return part(
        offer_part(offer["buyer"], offer["deal"], offer["space"], kind), box(0, 0, WIDE, high), ground,
        badge(SEAT.value(offer["buyer"]), 17, high / 2, 22), title, *items, use(sign, WIDE - 24, 4, 16),
        at=(X, y), label=f"{offer['buyer']}: {what}: {tip}", title=what, tip=tip,
    )  # fmt: skip


def terms(offer: dict[str, Any], words: Words) -> str:
    """What is paid, and what is given in return, in words."""
    paid = bundle_words(offer["pays"], words)
    return f"{paid} {words.text('exchange-for')} {bundle_words(offer['gets'], words)}" if offer["gets"] else paid


def bundle_words(items: list[str], words: Words) -> str:
    """A bundle in words."""
    return words.listed(ITEM, tuple(ITEM.value(item) for item in items))


def _items(offer: dict[str, Any], x: float, y: float) -> list[Markup]:
    drawn, x = _bundle(offer["pays"], x, y)
    if offer["gets"]:
        drawn.append(use("arrow", x + 2, y + 2, 16))
        more, _ = _bundle(offer["gets"], x + 24, y)
        drawn += more
    return drawn


def _bundle(items: list[str], x: float, y: float) -> tuple[list[Markup], float]:
    """The items of a bundle as symbols, alike ones counted; and where they end."""
    drawn: list[Markup] = []
    for word in dict.fromkeys(items):
        count = items.count(word)
        drawn.append(item_symbol(word, x, y, 20))
        said = amount(word) or (str(count) if count > 1 else "")
        if said:
            drawn.append(text(said, x + 23, y + 15, 14, bold=True))
        x += 26 + 9 * len(said)
    return drawn, x


def amount(word: str) -> str:
    """The sum of an item of ducats, else nothing."""
    number = word.removeprefix("later_")
    return number if number.isdecimal() else ""


def item_symbol(word: str, x: float, y: float, size: float) -> Markup:
    """An item of a bundle; a deferred one has a small clock."""
    item = ITEM.value(word)
    if FIRST_DUCATS <= item < FOR:
        symbol = "coin"
    elif FIRST_CARD <= item < FIRST_PILE:
        symbol = f"genoa-{PILE.word(CARDS[item - FIRST_CARD].pile)}"
    else:
        symbol = item_sign(word.removeprefix("later_"))
    drawn = medal(symbol, x, y, size) if symbol == "piece-crest" else use(symbol, x, y, size)
    later = word.startswith("later_") and item >= FIRST_LATER
    return group(drawn, use("clock", x + size - 8, y + size - 9, 10) if later else Markup(""))


def item_sign(word: str) -> str:
    """The symbol of a good, token, marker or kind of card."""
    if word in GOOD.words:
        return f"good-{word}"
    return "piece-crest" if word == "marker" else f"genoa-{word}"

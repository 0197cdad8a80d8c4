"""The players' stocks in rows below the city, and the viewer's own hand of cards."""

from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.core.state import View
from rynek.draw.genoa.symbols import medal
from rynek.draw.lettering import paragraph, text
from rynek.draw.parts import box, part
from rynek.draw.seats import badge, banner, seated
from rynek.draw.svg import Markup, group, rect, use
from rynek.games.genoa.cards import CARD, CARDS, CONTRACT, PILE
from rynek.games.genoa.city import RING, SPACE
from rynek.games.genoa.goods import GOOD, TOKEN
from rynek.play.words import Words

LEFT: Final = 8
WIDE: Final = 944
ROW: Final = 40
NAME: Final = 168
CARD_WIDE: Final = 150
CARD_HIGH: Final = 92
PER_ROW: Final = 6


def rows_height(view: View) -> float:
    """The height of all rows."""
    return float(ROW * view["players"] + 4)


def rows(view: View, words: Words, names: tuple[str, ...], top: float) -> Markup:
    """One row a player, in the order of play."""
    return group(*[_row(view, seat, words, names, top + seat * ROW) for seat in range(view["players"])])


def _row(view: View, seat: int, words: Words, names: tuple[str, ...], y: float) -> Markup:
    table = view["seats"][seat]
    letter = SEAT.word(seat)
    name = words.name(SEAT, seat, names)
    trader = view["trader"] == letter and not view["over"]
    ground = rect(
        LEFT,
        y,
        WIDE,
        ROW - 4,
        7,
        fill="var(--paper-card)" if trader else "var(--paper-deep)",
        stroke="var(--paper-line)",
    )
    head = [
        banner(seat, LEFT, y, 6, ROW - 4, 3),
        badge(seat, LEFT + 22, y + 18, 22),
        text(name, LEFT + 38, y + 23, 15, width=NAME - 66, serif=True, bold=True),
        use("crown", LEFT + NAME - 24, y + 8, 20) if trader else Markup(""),
    ]
    note = words.text("draw-trader") if trader else ""
    can = words.text("draw-can-act" if table["can_act"] else "draw-cannot-act") if view["tower"] else ""
    return group(
        ground,
        part(f"seat:{letter}", box(LEFT, y, NAME, ROW - 4), *head, label=name, title=name, tip=f"{note} {can}".strip()),
        *_stock(view, seat, table, words, y + 3),
    )  # fmt: skip


def _stock(view: View, seat: int, table: dict[str, Any], words: Words, y: float) -> list[Markup]:
    """Ducats (one's own), goods, tokens, markers and the backs of cards, from left to right."""
    own = view["seat"] == SEAT.word(seat)
    things: list[tuple[str, str, int | str, str]] = []
    if table["ducats"] is not None:
        things.append(("ducats", "coin", table["ducats"], words.text("draw-ducats")))
    things += [
        (w, f"good-{w}", table["goods"][w], words.name(GOOD, i))
        for i, w in enumerate(GOOD.words)
        if w in table["goods"]
    ]
    things += [
        (w, f"genoa-{w}", table["tokens"][w], words.name(TOKEN, i))
        for i, w in enumerate(TOKEN.words)
        if w in table["tokens"]
    ]
    things += [("marker", "piece-crest", table["markers"], words.text("asset-marker"))] if table["markers"] else []
    x = LEFT + NAME + 8.0
    drawn: list[Markup] = []
    for word, symbol, count, title in things:
        wide = 34.0 + 9 * len(str(count))
        drawn.append(
            _thing(f"own:{word}" if own else f"stock:{SEAT.word(seat)}:{word}", symbol, count, x, y, wide, title, seat)
        )
        x += wide + 3
    return [*drawn, *_backs(table, words, seat, y)]


def _thing(name: str, symbol: str, count: int | str, x: float, y: float, wide: float, title: str, seat: int) -> Markup:
    crest = seated("crest", seat, 3, 4, 22) if symbol == "piece-crest" else use(symbol, 3, 4, 22)
    said = text(str(count), 28, 21, 15, bold=True)
    return part(name, box(0, 0, wide, 30, 5), crest, said, at=(x, y), label=f"{title}: {count}", title=title)


def _backs(table: dict[str, Any], words: Words, seat: int, y: float) -> list[Markup]:
    """How many cards of each kind: all may know that."""
    drawn: list[Markup] = []
    for place, word in enumerate(PILE.words):
        x = LEFT + WIDE - 4 * 46 + place * 46
        count = table["cards"][word]
        title = words.name(PILE, place)
        sign = use(f"genoa-{word}", 3, 4, 22, opacity=0.35 if not count else None)
        said = text(str(count), 28, 21, 15, bold=True)
        name = f"cards:{SEAT.word(seat)}:{word}"
        drawn.append(part(name, box(0, 0, 42, 30, 5), sign, said, at=(x, y), label=f"{title}: {count}", title=title))
    return drawn


# the own hand


def shown_cards(view: View) -> list[tuple[str, str]]:
    """The cards to be shown large: one's own hand, and cards of others that one has seen; with their holders."""
    if view["seat"] is None and not view["over"]:
        return []
    ordered = sorted(view["seats"], key=lambda table: table["seat"] != view["seat"])
    return [(table["seat"], card) for table in ordered for card in table["hand"]]


def hand_height(view: View) -> float:
    """The height of the hand."""
    lines = -(-len(shown_cards(view)) // PER_ROW)
    return lines * (CARD_HIGH + 8.0) + (26 if lines else 0)


def hand(view: View, words: Words, top: float) -> Markup:
    """The own cards, then those of others that have been shown."""
    cards = shown_cards(view)
    if not cards:
        return Markup("")
    head = text(words.text("draw-hand"), LEFT, top + 16, 14, serif=True, bold=True)
    drawn = [
        _card(
            holder,
            card,
            LEFT + place % PER_ROW * (CARD_WIDE + 8.8),
            top + 24 + place // PER_ROW * (CARD_HIGH + 8),
            view,
            words,
        )
        for place, (holder, card) in enumerate(cards)
    ]
    return group(head, *drawn)


def _card(holder: str, word: str, x: float, y: float, view: View, words: Words) -> Markup:
    card = CARDS[CARD.value(word)]
    own = holder == view["seat"]
    ground = rect(
        0,
        0,
        CARD_WIDE,
        CARD_HIGH,
        8,
        fill="var(--paper-card)" if own else "var(--paper-deep)",
        stroke="var(--paper-ink)",
    )
    kind = text(words.name(PILE, card.pile), 34, 20, 13, width=CARD_WIDE - 62, fill="var(--paper-muted)")
    places = [words.name(SPACE, space) for space in card.buildings]
    said = paragraph(" – ".join(places), 10, 44, CARD_WIDE - 18, 2, 15, serif=True, bold=True)
    goods = [
        medal(f"good-{GOOD.word(good)}", 10 + place * 28, CARD_HIGH - 28, 22) for place, good in enumerate(card.goods)
    ]
    pay = {0: "", 1: "30", 2: "100", 3: "40"}[card.pile]
    coin = [
        use("coin", CARD_WIDE - 26, CARD_HIGH - 26, 18),
        text(pay, CARD_WIDE - 29, CARD_HIGH - 11, 15, anchor="end", bold=True),
    ]
    beside = _neighbours(card.buildings[0], words) if card.pile == CONTRACT else Markup("")
    mark = badge(SEAT.value(holder), CARD_WIDE - 14, 14, 18) if not own else Markup("")
    name = words.name(CARD, CARD.value(word))
    return part(
        f"card:{word}", box(0, 0, CARD_WIDE, CARD_HIGH), ground, use(f"genoa-{PILE.word(card.pile)}", 8, 6, 22), kind, said,
        *goods, *([] if card.pile == CONTRACT else coin), beside, mark,
        at=(x, y), label=name, title=name, tip=words.info(CARD, CARD.value(word)),
    )  # fmt: skip


def _neighbours(space: int, words: Words) -> Markup:
    """The two buildings beside a Contract's own around the ring: together they pay more (R13.2)."""
    place = RING.index(space)
    names = [words.name(SPACE, RING[(place + step) % len(RING)]) for step in (-1, 1)]
    return paragraph(" · ".join(names), 10, 64, CARD_WIDE - 18, 2, 12, fill="var(--paper-muted)")

"""Cards that can be read: one's own hand beside the city, those of others that one has seen below the stocks."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.genoa.symbols import medal
from rynek.draw.lettering import paragraph, text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part
from rynek.draw.seats import badge
from rynek.draw.svg import group, rect, remembered, use
from rynek.games.genoa.cards import CARD, CARDS, CONTRACT, MESSAGE, PILE
from rynek.games.genoa.city import RING, SPACE
from rynek.games.genoa.goods import GOOD
from rynek.games.genoa.view_types import GenoaView
from rynek.play.words import Words

WIDE: Final = 121
HIGH: Final = 72
STEP: Final = 127.5
HEAD: Final = 22
OWN_PER_ROW: Final = 3
SEEN_PER_ROW: Final = 7
SEEN_STEP: Final = 137
PAY: Final = ("", "30", "100", "40")
"""What the cards of a pile pay; Contracts are counted at the end."""

Held = tuple[str, str]
"""Who holds a card, and the card."""


def own_cards(view: GenoaView) -> list[Held]:
    """The viewer's own hand."""
    return [(table["seat"], card) for table in view["seats"] for card in table["hand"] if table["seat"] == view["seat"]]


def seen_cards(view: GenoaView) -> list[Held]:
    """Cards of others that the viewer has seen; at the end all of them."""
    if view["seat"] is None and not view["over"]:
        return []
    return [(table["seat"], card) for table in view["seats"] for card in table["hand"] if table["seat"] != view["seat"]]


def height(count: int, per_row: int) -> float:
    """The height of so many cards with their heading."""
    lines = -(-count // per_row)
    return HEAD + lines * (HIGH + 6.0) if lines else 0.0


def own(cards: list[Held], words: Words, left: float, top: float) -> Markup:
    """One's own cards, three in a row."""
    return _laid(cards, "draw-hand", left, top, OWN_PER_ROW, STEP, words, is_own=True)


def seen(cards: list[Held], words: Words, left: float, top: float) -> Markup:
    """The known cards of others."""
    return _laid(cards, "draw-seen", left, top, SEEN_PER_ROW, SEEN_STEP, words, is_own=False)


def _laid(
    cards: list[Held],
    heading: str,
    left: float,
    top: float,
    per_row: int,
    step: float,
    words: Words,
    *,
    is_own: bool,
) -> Markup:
    drawn = []
    for place, (holder, card) in enumerate(cards):
        x, y = left + place % per_row * step, top + HEAD + place // per_row * (HIGH + 6)
        drawn.append(_card(holder, card, x, y, words, is_own=is_own))
    return group(text(words.text(heading), left, top + 15, 14, serif=True, bold=True), *drawn)


@remembered
def _card(holder: str, word: str, x: float, y: float, words: Words, *, is_own: bool) -> Markup:
    card = CARDS[CARD.value(word)]
    fill = "var(--paper-card)" if is_own else "var(--paper-deep)"
    ground = rect(0, 0, WIDE, HIGH, 7, fill=fill, stroke="var(--paper-ink)")
    kind = text(words.name(PILE, card.pile), 27, 17, 12, width=WIDE - (33 if is_own else 50), fill="var(--paper-muted)")
    places = " – ".join(words.name(SPACE, space) for space in card.buildings)
    lines = 2 if card.pile == MESSAGE else 1
    said = paragraph(places, 7, 34, WIDE - 14, lines, 13.5, serif=True, bold=True)
    below = _neighbours(card.buildings[0], words) if card.pile == CONTRACT else _worth(card.goods, PAY[card.pile])
    mark = Markup("") if is_own else badge(SEAT.value(holder), WIDE - 13, 13, 18)
    name = words.name(CARD, CARD.value(word))
    return part(
        f"card:{word}", box(0, 0, WIDE, HIGH), ground, use(f"genoa-{PILE.word(card.pile)}", 5, 4, 18), kind, said, below,
        mark, at=(x, y), label=name, title=name, tip=words.info(CARD, CARD.value(word)),
    )  # fmt: skip


def _worth(goods: tuple[int, ...], pay: str) -> Markup:
    """The goods to hand over and what they bring."""
    drawn = [medal(f"good-{GOOD.word(good)}", 7 + place * 21, HIGH - 23, 16) for place, good in enumerate(goods)]
    coin = use("coin", WIDE - 20, HIGH - 20, 15)
    return group(*drawn, coin, text(pay, WIDE - 22, HIGH - 7, 14, anchor="end", bold=True))


def _neighbours(space: int, words: Words) -> Markup:
    """The two buildings beside a Contract's own around the ring: together they pay more (R13.2)."""
    place = RING.index(space)
    names = [words.name(SPACE, RING[(place + step) % len(RING)]) for step in (-1, 1)]
    return paragraph(" · ".join(names), 7, 51, WIDE - 12, 2, 12, fill="var(--paper-muted)")

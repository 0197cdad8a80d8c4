"""All offers, deals and suggestions side by side, each with a word on what it binds and its answers to click."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.genoa.bundles import items, terms
from rynek.draw.genoa.table_side import WIDE, X
from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part
from rynek.draw.region import kept
from rynek.draw.seats import badge
from rynek.draw.svg import group, rect, remembered, use
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.view_types import GenoaView, OfferView
from rynek.play.words import Words

ROW: Final = 44
FLAT: Final = 38
"""Rows lower than this have one line."""
FULL: Final = 40
"""Rows lower than this have no room for a word above the answers."""
PILL: Final = 74
SIGNS: Final = {"deal": "lock", "offer": "hand", "obliges": "crown", "suggestion": "eye", "proposal": "clock"}
STROKES: Final = {"deal": "var(--paper-gold)", "obliges": "var(--paper-gold)"}

Line = tuple[OfferView, str]
"""A bargain and its kind."""
Pill = tuple[str, str]
"""The part of an answer (empty: the row's own) and its words."""


def bargains(view: GenoaView, counters: tuple[str, ...], words: Words, top: float, room: float) -> Markup:
    """All that lies on the table between the Trader and the others: what binds first, then offers, then talk.

    `counters` are the proposals with which an offer may be answered, as `counters_of` gives them.
    """
    found = lines(view)
    head = text(words.text("draw-bargains"), X, top + 14, 14, serif=True, bold=True)
    ground = rect(X - 4, top + 22, WIDE + 8, room - 26, 8, fill="var(--paper-deep)", stroke="var(--paper-line)")
    if not found:
        quiet = text(words.text("draw-no-offers"), X + 8, top + 48, 13, width=WIDE - 16, fill="var(--paper-muted)")
        return group(ground, head, quiet)
    step = min(ROW, (room - 32) / len(found))
    rows = [
        kept(
            _bargain, offer, kind, top + 27 + place * step, step - 3, _pills(offer, kind, view, counters, words), words
        )
        for place, (offer, kind) in enumerate(found)
    ]
    return group(ground, head, *rows)


def lines(view: GenoaView) -> list[Line]:
    """What binds comes first, then what waits for an answer, then offers, then talk."""
    found: list[Line] = [(deal, "deal") for deal in view["deals"]]
    found += [(view["proposal"], "proposal")] if view["proposal"] is not None else []
    found += [(offer, "obliges" if offer["obliges"] else "offer") for offer in view["offers"]]
    return found + [(offer, "suggestion") for offer in view["suggestions"]]


def offer_part(buyer: str, deal: str, space: str, kind: str = "offer") -> str:
    """The name of an offer's part; `kind` may also be deal, suggestion, counter, proposal or refusal."""
    return f"{kind}:{buyer}:{deal}:{space}"


def _named(offer: OfferView, kind: str) -> str:
    return offer_part(offer["buyer"], offer["deal"], offer["space"], "offer" if kind == "obliges" else kind)


def _bargain(offer: OfferView, kind: str, y: float, high: float, pills: tuple[Pill, ...], words: Words) -> Markup:
    """One row: who, for what, the bundles, what it binds, and the answers of whoever may give them."""
    space = words.name(SPACE, SPACE.value(offer["space"]))
    what = words.text(_title_key(offer, kind), space=space)
    tip = f"{terms(offer, words)}. {words.text(f'draw-{kind}-tip')}"
    row = part(
        _named(offer, kind), box(0, 0, WIDE, high), _ground(kind, high),
        badge(SEAT.value(offer["buyer"]), 17, high / 2, 22),
        *_words(what, offer, high), _sign(kind, high, len(pills), words), *_drawn(pills, high),
        at=(X, y), label=f"{offer['buyer']}: {what}: {tip}", title=what, tip=tip,
    )  # fmt: skip
    return group(row, *_apart(pills, y, high))


def _title_key(offer: OfferView, kind: str) -> str:
    if kind == "suggestion":
        return f"draw-suggestion-{offer['deal']}"
    return f"draw-{'deal' if kind == 'deal' else 'offer'}-{offer['deal']}"


def _ground(kind: str, high: float) -> Markup:
    dash = "4 3" if kind == "suggestion" else None
    stroke = STROKES.get(kind, "var(--paper-line)")
    return rect(0, 0, WIDE, high, 6, fill="var(--paper-card)", stroke=stroke, stroke_dasharray=dash, stroke_width=1.6)


def _words(what: str, offer: OfferView, high: float) -> list[Markup]:
    """The title with the bundles below it, or beside it in a low row."""
    if high < FLAT:
        return [text(what, 34, high / 2 + 5, 13, width=112, bold=True), *items(offer, 152, high / 2 - 10)]
    return [text(what, 34, 16, 13, width=WIDE - 174, bold=True), *items(offer, 34, high - 22)]


def _sign(kind: str, high: float, pills: int, words: Words) -> Markup:
    """What the bargain binds: a sign, and a word where there is room."""
    if high < FLAT or (pills and high < FULL):
        return use(SIGNS[kind], WIDE - 24 - pills * (PILL + 4), high / 2 - 8, 16)
    fill = STROKES.get(kind, "var(--paper-muted)")
    said = text(words.text(f"draw-{kind}-tag"), WIDE - 26, 16, 12, width=110, anchor="end", fill=fill)
    return group(said, use(SIGNS[kind], WIDE - 22, 4, 15))


# answers


def _pills(offer: OfferView, kind: str, view: GenoaView, counters: tuple[str, ...], words: Words) -> tuple[Pill, ...]:
    """The answers the viewer may give to it now, the first by a click on the row itself."""
    seat = view["seat"]
    if seat is None or seat not in view["to_act"]:
        return ()
    counter = (_named(offer, "counter"), words.text("draw-counter"))
    if kind == "proposal":
        answers = ((_named(offer, "refusal"), words.text("move-refuse")), ("", words.text("move-agree")))
        return answers if seat == view["trader"] else (counter, *answers)
    if kind not in ("offer", "obliges") or seat != view["trader"]:
        return ()
    accept = ("", words.text("draw-accept"))
    return (counter, accept) if f"propose-{offer['deal']} {offer['buyer']}" in counters else (accept,)


def counters_of(view: GenoaView) -> tuple[str, ...]:
    """The proposals with which the Trader may answer offers: each a verb and a player."""
    if view["composer"] is None or view["seat"] != view["trader"] or not view["offers"]:
        return ()
    forms = view["composer"]["forms"]
    return tuple([f"{form['verb']} {seat}" for form in forms for seat in form["seats"] or []])


def _drawn(pills: tuple[Pill, ...], high: float) -> list[Markup]:
    """The answers that belong to the row itself."""
    return [_pill(said, high, place, len(pills)) for place, (name, said) in enumerate(pills) if not name]


def _apart(pills: tuple[Pill, ...], y: float, high: float) -> list[Markup]:
    """The answers that are parts of their own, over the row."""
    found: list[Markup] = []
    for place, (name, said) in enumerate(pills):
        if name:
            left, top, tall = _frame(high, place, len(pills))
            drawn = _pill(said, high, place, len(pills))
            found.append(part(name, box(left, top, PILL, tall, 9), drawn, at=(X, y), label=said, title=said))
    return found


def _frame(high: float, place: int, count: int) -> tuple[float, float, float]:
    """Left, top and height of an answer: in the lower right corner, side by side."""
    tall = min(20.0, high - 4)
    top = high - tall - 2 if high >= FULL else (high - tall) / 2
    return WIDE - 2 - (count - place) * (PILL + 4), top, tall


@remembered
def _pill(said: str, high: float, place: int, count: int) -> Markup:
    left, top, tall = _frame(high, place, count)
    accent = "var(--paper-accent)"
    ground = rect(left, top, PILL, tall, 9, fill="var(--paper-card)", stroke=accent, stroke_width=1.2)
    style = {"anchor": "middle", "bold": True, "fill": accent}
    return group(ground, text(said, left + PILL / 2, top + tall - 5.5, 12, width=PILL - 8, **style))  # type: ignore[arg-type]

"""The players' stocks in rows below the city."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.lettering import caption, text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part
from rynek.draw.seats import badge, banner, seated
from rynek.draw.svg import group, rect, remembered, use
from rynek.games.genoa.cards import PILE
from rynek.games.genoa.goods import GOOD, TOKEN
from rynek.games.genoa.view_types import GenoaView, SeatView
from rynek.play.words import Words

LEFT: Final = 8
WIDE: Final = 1034
ROW: Final = 37
NAME: Final = 184


def rows_height(view: GenoaView) -> float:
    """The height of all rows."""
    return float(ROW * view["players"] + 4)


def rows(view: GenoaView, words: Words, names: tuple[str, ...], top: float) -> Markup:
    """One row a player, in the order of play."""
    return group(*[_row(view, seat, words, names, top + seat * ROW) for seat in range(view["players"])])


def _row(view: GenoaView, seat: int, words: Words, names: tuple[str, ...], y: float) -> Markup:
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
        caption(name, LEFT + 38, y + 23, NAME - 64, 15),
        use("crown", LEFT + NAME - 24, y + 8, 20) if trader else Markup(""),
    ]
    note = words.text("draw-trader") if trader else ""
    can = words.text("draw-can-act" if table["can_act"] else "draw-cannot-act") if view["tower"] else ""
    return group(
        ground,
        part(f"seat:{letter}", box(LEFT, y, NAME, ROW - 4), *head, label=name, title=name, tip=f"{note} {can}".strip()),
        *_stock(view, seat, table, words, y + 3),
    )  # fmt: skip


def _stock(view: GenoaView, seat: int, table: SeatView, words: Words, y: float) -> list[Markup]:
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


@remembered
def _thing(name: str, symbol: str, count: int | str, x: float, y: float, wide: float, title: str, seat: int) -> Markup:
    crest = seated("crest", seat, 3, 4, 22) if symbol == "piece-crest" else use(symbol, 3, 4, 22)
    said = text(str(count), 28, 20, 15, bold=True)
    return part(name, box(0, 0, wide, 30, 5), crest, said, at=(x, y), label=f"{title}: {count}", title=title)


def _backs(table: SeatView, words: Words, seat: int, y: float) -> list[Markup]:
    """How many cards of each kind: all may know that."""
    counts = [table["cards"][word] for word in PILE.words]
    return [_back(seat, pile, count, y, words.name(PILE, pile)) for pile, count in enumerate(counts)]


@remembered
def _back(seat: int, pile: int, count: int, y: float, title: str) -> Markup:
    x, word = LEFT + WIDE - 4 * 46 + pile * 46, PILE.word(pile)
    sign = use(f"genoa-{word}", 3, 4, 22, opacity=0.35 if not count else None)
    said = text(str(count), 28, 20, 15, bold=True)
    name = f"cards:{SEAT.word(seat)}:{word}"
    return part(name, box(0, 0, 42, 30, 5), sign, said, at=(x, y), label=f"{title}: {count}", title=title)

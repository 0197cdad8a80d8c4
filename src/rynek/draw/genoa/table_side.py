"""Beside the city: the round track and the supply with its piles."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece, tipped
from rynek.draw.svg import circle, group, rect, use
from rynek.games.genoa.cards import PILE
from rynek.games.genoa.goods import GOOD, START_POSITION, TOKEN
from rynek.games.genoa.view_types import GenoaView, PileView
from rynek.play.words import Words

X: Final = 576
WIDE: Final = 376


def track(view: GenoaView, words: Words) -> Markup:
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


def supply(view: GenoaView, left: int, words: Words) -> Markup:
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
    marker = _stock("markers", "piece-crest", left, X + 5 * 47, 118, 45, words.text("asset-marker"), words.text("draw-markers-left"))  # fmt: skip
    piles = [_pile(i, w, view["piles"][w], words) for i, w in enumerate(PILE.words)]
    return group(head, *goods, *tokens, marker, *piles)


def _stock(name: str, symbol: str, count: int, x: float, y: float, wide: float, title: str, tip: str) -> Markup:
    ground = rect(0, 0, wide, 33, 6, fill="var(--paper-card)", stroke="var(--paper-line)")
    drawn = use(symbol, 3, 5, 24, color="var(--paper-muted)", opacity=0.35 if count == 0 else None)
    said = text(str(count), wide - 4, 23, 15, anchor="end", bold=True)
    return part(
        name, box(0, 0, wide, 33), ground, drawn, said, at=(x, y), label=f"{title}: {count}", title=title, tip=tip
    )


def _pile(place: int, word: str, pile: PileView, words: Words) -> Markup:
    title = words.name(PILE, place)
    seen = words.text("draw-pile", down=pile["face_down"], up=len(pile["face_up"]))
    ground = rect(0, 0, 91, 33, 6, fill="var(--paper-card)", stroke="var(--paper-line)")
    count = f"{pile['face_down']}+{len(pile['face_up'])}"
    said = text(count, 86, 23, 15, anchor="end", bold=True)
    return part(
        f"pile:{word}", box(0, 0, 91, 33), ground, use(f"genoa-{word}", 5, 4, 25), said,
        at=(X + place * 95, 154), label=f"{title}: {seen}", title=title, tip=f"{seen} {words.info(PILE, place)}",
    )  # fmt: skip

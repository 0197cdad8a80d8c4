"""The players: each with workers, houses, resources, characters and, where it may be seen, prestige."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.caylus_1303.site import character
from rynek.draw.lettering import text
from rynek.draw.parts import box, part, tipped
from rynek.draw.seats import badge, banner, colour
from rynek.draw.svg import Markup, group, join, rect, use
from rynek.draw.symbols import points
from rynek.games.caylus_1303.resources import NAMES, RESOURCE
from rynek.games.caylus_1303.view_types import CaylusView, SeatView
from rynek.play.words import Words

CAPTION: Final = 97
CHARACTER_TALL: Final = 30


def columns(view: CaylusView) -> int:
    """How many characters fit side by side."""
    return 1 if view["players"] > 3 else 2


def height(view: CaylusView) -> float:
    """The height of all panels: room for the most characters anybody has."""
    most = max(len(row["characters"]) for row in view["seats"])
    rows = max(1, -(-most // columns(view)))
    return CAPTION + rows * (CHARACTER_TALL + 3) + 6


def width(view: CaylusView) -> float:
    """The width of one panel."""
    return 952.0 / len(view["seats"]) - 8


def panel(view: CaylusView, seat: int, top: float, words: Words, names: tuple[str, ...]) -> Markup:
    """One player's belongings, without the characters, which travel."""
    row, wide = view["seats"][seat], width(view)
    x = 8 + seat * (wide + 8)
    name = words.name(SEAT, seat, names)
    mine = view["seat"] == row["seat"]
    turn = row["seat"] in view["to_act"]
    edge = {"stroke": colour(seat) if turn else "var(--paper-line)", "stroke_width": 3 if turn else 1}
    ground = rect(0, 0, wide, height(view), 10, fill="var(--paper-deep)", **edge)
    return group(
        ground,
        _caption(view, seat, wide, name, words),
        *_counts(row, wide, words),
        *_goods(row, wide, words, mine=mine),
        at=(x, top),
    )


def _caption(view: CaylusView, seat: int, wide: float, name: str, words: Words) -> Markup:
    row = view["seats"][seat]
    first = view["first"] == row["seat"]
    shown = "?" if row["prestige"] is None else row["prestige"]
    room = wide - 80 - (26 if first else 0)
    mark = [_first(wide - 62, words)] if first else []
    return join(
        part(
            f"seat:{row['seat']}",
            box(0, 0, wide, 36, 10),
            badge(seat, 20, 18, 24),
            text(name, 38, 24, 16, width=room, serif=True, bold=True),
            banner(seat, 6, 34, wide - 12, 4, 2),
            title=name,
            tip=words.text("draw-bundles", count=row["bundles"]),
        ),
        tipped(words.text("draw-prestige"), words.text("draw-prestige-info"), points(shown, wide - 36, 3, 30)),
        *mark,
    )


def _first(x: float, words: Words) -> Markup:
    tile = rect(x, 6, 22, 24, 4, fill="var(--paper-card)", stroke="var(--paper-ink)")
    said = text("1", x + 11, 24, 16, anchor="middle", serif=True, bold=True)
    return tipped(words.text("draw-first"), words.text("draw-first-info"), tile, said)


def _counts(row: SeatView, wide: float, words: Words) -> list[Markup]:
    """Workers in the pool and in the camp, houses."""
    shown = [
        ("piece-worker", "pool", row["pool"]),
        ("caylus_1303-camp", "camp", row["camp"]),
        ("piece-house", "houses", row["houses"]),
    ]
    step = (wide - 12) / 3
    tint = colour(SEAT.value(row["seat"]))
    return [
        tipped(
            words.text(f"draw-{key}"),
            words.text(f"draw-{key}-info"),
            use(symbol, 10 + place * step, 40, 24, color=tint),
            text(str(count), 10 + place * step + 28, 59, 17, bold=True),
        )
        for place, (symbol, key, count) in enumerate(shown)
    ]


def _goods(row: SeatView, wide: float, words: Words, *, mine: bool) -> list[Markup]:
    """The five resources; one's own can be chosen."""
    step = (wide - 12) / len(NAMES)
    return [_good(row, kind, 6 + kind * step, step, words, mine=mine) for kind in range(len(NAMES))]


def _good(row: SeatView, kind: int, x: float, step: float, words: Words, *, mine: bool) -> Markup:
    name = NAMES[kind]
    count = row["goods"][name]
    size = 20 if step < 50 else 26
    drawn = group(
        use(f"good-{name}", 2, 14 - size / 2, size),
        text(str(count or ""), 4 + size, 20, 15 if size == 20 else 17, width=step - size - 4, bold=True),
        opacity=None if count else 0.4,
    )
    title, tip = words.name(RESOURCE, kind), words.info(RESOURCE, kind)
    if not mine:
        return group(tipped(title, tip, drawn), at=(x, 66))
    return part(f"resource:{name}", box(0, 0, step - 2, 28, 5), drawn, at=(x, 66), title=f"{title}: {count}", tip=tip)


def held_characters(view: CaylusView, seat: int, top: float, words: Words) -> Markup:
    """The characters before a player."""
    wide, across = width(view), columns(view)
    each = (wide - 8) / across - 4
    x = 8 + seat * (wide + 8) + 6
    return join(
        *[
            character(
                name,
                x + place % across * (each + 4),
                top + CAPTION + place // across * (CHARACTER_TALL + 3),
                each,
                CHARACTER_TALL,
                words,
                used=name in view["used"],
            )
            for place, name in enumerate(view["seats"][seat]["characters"])
        ]
    )

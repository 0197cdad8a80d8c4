"""The players: each with workers, houses, resources, characters and, where it may be seen, prestige."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.caylus_1303.site import character
from rynek.draw.lettering import caption, text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, tipped
from rynek.draw.seats import badge, banner, colour
from rynek.draw.svg import group, join, rect, remembered, use
from rynek.draw.symbols import points
from rynek.games.caylus_1303.resources import NAMES, RESOURCE
from rynek.games.caylus_1303.view_types import SeatView
from rynek.play.words import Words

HEIGHT: Final = 112
CHARACTERS: Final = 86
"""Where the row of characters begins."""


def width(players: int) -> float:
    """The width of one mat: beside all of them the characters on the board have their place."""
    return min(280.0, (1088 - 190) / players - 8)


def ground(seat: int, wide: float, turn: bool) -> Markup:
    """The mat itself, its edge in the player's colour while it is that player's turn."""
    edge = {"stroke": colour(seat) if turn else "var(--paper-line)", "stroke_width": 3 if turn else 1}
    return rect(1, 1, wide - 2, HEIGHT - 2, 10, fill="var(--paper-deep)", **edge)


def heading(row: SeatView, wide: float, name: str, words: Words, first: bool) -> Markup:
    """Name, prestige where it may be seen, and the first player's tile."""
    seat = SEAT.value(row["seat"])
    shown = "?" if row["prestige"] is None else row["prestige"]
    room = wide - 68 - (24 if first else 0)
    mark = [_first(wide - 58, words)] if first else []
    return join(
        part(
            f"seat:{row['seat']}",
            box(1, 1, wide - 2, 32, 10),
            badge(seat, 17, 16, 22),
            caption(name, 32, 22, room),
            banner(seat, 6, 31, wide - 12, 4, 2),
            title=name,
            tip=words.text("draw-bundles", count=row["bundles"]),
        ),
        tipped(words.text("draw-prestige"), words.text("draw-prestige-info"), points(shown, wide - 33, 2, 28)),
        *mark,
    )


def _first(x: float, words: Words) -> Markup:
    tile = rect(x, 5, 20, 22, 4, fill="var(--paper-card)", stroke="var(--paper-ink)")
    said = text("1", x + 10, 22, 16, anchor="middle", serif=True, bold=True)
    return tipped(words.text("draw-first"), words.text("draw-first-info"), tile, said)


def counts(row: SeatView, wide: float, words: Words) -> Markup:
    """Workers in the pool and in the camp, houses."""
    shown = [
        ("piece-worker", "pool", row["pool"]),
        ("caylus_1303-camp", "camp", row["camp"]),
        ("piece-house", "houses", row["houses"]),
    ]
    step = (wide - 12) / 3
    tint = colour(SEAT.value(row["seat"]))
    return join(
        *[
            tipped(
                words.text(f"draw-{key}"),
                words.text(f"draw-{key}-info"),
                use(symbol, 10 + place * step, 38, 21, color=tint),
                text(str(count), 10 + place * step + 24, 55, 16, bold=True),
            )
            for place, (symbol, key, count) in enumerate(shown)
        ]
    )


def goods(held: dict[str, int], wide: float, words: Words, mine: bool) -> Markup:
    """The five resources; one's own can be chosen."""
    step = (wide - 12) / len(NAMES)
    return join(*[_good(kind, held[name], 6 + kind * step, step, words, mine) for kind, name in enumerate(NAMES)])


@remembered
def _good(kind: int, count: int, x: float, step: float, words: Words, mine: bool) -> Markup:
    name = NAMES[kind]
    size = 18 if step < 46 else 22
    drawn = group(
        use(f"good-{name}", 1, 12 - size / 2, size),
        text(str(count or ""), 2 + size, 18, 15, width=step - size - 3, bold=True),
        opacity=None if count else 0.4,
    )
    title, tip = words.name(RESOURCE, kind), words.info(RESOURCE, kind)
    if not mine:
        return group(tipped(title, tip, drawn), at=(x, 60))
    return part(f"resource:{name}", box(0, 0, step - 2, 24, 5), drawn, at=(x, 60), title=f"{title}: {count}", tip=tip)


def held_characters(held: list[str], used: list[str], wide: float, words: Words) -> Markup:
    """The characters before a player: as many as there are share the row."""
    each = min(120.0, (wide - 12) / max(1, len(held)) - 4)
    return join(
        *[
            character(name, 7 + place * (each + 4), CHARACTERS, each, 21, words, used=name in used)
            for place, name in enumerate(held)
        ]
    )

"""Symbols of Genoa: the special tokens, the four kinds of cards, the discs of the tower."""

from typing import Final

from rynek.draw.goods import FINE, INK
from rynek.draw.svg import Markup, circle, group, rect, use

_ROUND = "M12 22.5a10.5 10.5 0 1 1 0-21a10.5 10.5 0 0 1 0 21z"


def _token(fill: str, sign: str) -> str:
    return f'<path d="{_ROUND}" fill="{fill}" {INK}/><path d="{sign}" {FINE}/>'


def _solid(fill: str, outline: str, details: str) -> str:
    return f'<path d="{outline}" fill="{fill}" {INK}/><path d="{details}" {FINE}/>'


def _stones() -> str:
    """The paving of a street: rows of stones, every other row moved by half a stone."""
    rows = [(3.2, 0.0), (8.2, 2.6), (13.2, 0.0), (18.2, 2.6)]
    stones = [
        f"M{1.4 + shift + place * 5.4:.1f} {y}h4.2v3.4h-4.2z" for y, shift in rows for place in range(4 - (shift > 0))
    ]
    return f'<path d="{"".join(stones)}" fill="none" stroke="currentColor" stroke-width="0.5" stroke-linejoin="round"/>'


def _outlined(outline: str) -> str:
    return f'<path d="{outline}" fill="currentColor" fill-rule="evenodd"/>'


HOUSES: Final = {
    "genoa-house-villa": _outlined("M1 22V12l7-6l7 6v10zM6 14h4v4h-4zM17 22c-1-6 0-12 2.5-16c2.5 4 3.5 10 2.5 16z"),
    "genoa-house-store": _outlined("M1 22V9l11-6l11 6v13zM7 22v-6a5 5 0 0 1 10 0v6zM11 6.5h2v2h-2z"),
    "genoa-house-hall": _outlined("M1 22V11h7V4l4-3l4 3v7h7v11zM10.5 6h3v3h-3zM4 14h2v4h-2zM18 14h2v4h-2zM10 22v-5a2 2 0 0 1 4 0v5z"),
    "genoa-house-arcade": _outlined("M1 22V8l3-3h16l3 3v14zM3.5 22v-7a2.5 2.5 0 0 1 5 0v7zM9.5 22v-7a2.5 2.5 0 0 1 5 0v7zM15.5 22v-7a2.5 2.5 0 0 1 5 0v7z"),
}  # fmt: skip
"""Silhouettes behind the names of buildings."""

SYMBOLS: Final = {
    **HOUSES,
    "genoa-street": _stones(),
    "genoa-start_space": _token("#D8E4D0", "M8.5 18.5v-13M8.5 6c3-2 5 2 8 0v6c-3 2-5-2-8 0"),
    "genoa-trade_1_1": _token("#E8D9C4", "M6 10h11l-3-3.5M18 14H7l3 3.5"),
    "genoa-any_good": _token("#F0DDB0", "M7 10l5-3l5 3v6l-5 3l-5-3zM7 10l5 3l5-3M12 13v6"),
    "genoa-building_use": _token("#D9DEE6", "M6.5 17.5v-6l5.5-4.5l5.5 4.5v6zM10.5 17.5v-4h3v4"),
    "genoa-extra_action": _token("#EBD0CC", "M12 6v12M6 12h12"),
    "genoa-contract": _solid("#EFE3C4", "M5 2.5h14v19H5z", "M8 6.5h8M8 10h8M8 13.5h5M15.5 19a2 2 0 1 1 .1 0"),
    "genoa-message": _solid("#FDF9EE", "M2.5 5.5h19v13h-19z", "M2.5 5.5L12 13l9.5-7.5"),
    "genoa-large_order": _solid("#E4D2B0", "M3 8l9-4.5L21 8v9l-9 4.5L3 17z", "M3 8l9 4.5L21 8M12 12.5v9M7.5 5.8l9 4.5"),
    "genoa-small_order": _solid("#EADFC8", "M7 9.5c-4 3-4.5 11 0 12h10c4.5-1 4-9 0-12z", "M8 9.5h8M9 9.5c-1-2-1-4 0-6h6c1 2 1 4 0 6"),
    "genoa-disc": _solid("#B9793F", "M2 12a10 4.2 0 0 1 20 0v3.5a10 4.2 0 0 1-20 0z", "M2 12a10 4.2 0 0 0 20 0"),
}  # fmt: skip


def tower(height: int) -> Markup:
    """The discs of a tower, one on another; the foot of the stack lies at the origin."""
    discs = [use("genoa-disc", -17, -25 - level * 5, 34) for level in range(height)]
    if not discs:
        return Markup("")
    shade = rect(-17, -2, 34, 5, 2.5, fill="var(--paper-ink)", fill_opacity=0.15)
    return group(shade, *discs)


def medal(symbol: str, x: float, y: float, size: float, *, faint: bool = False) -> Markup:
    """A symbol on a light ground, its upper left corner at a place."""
    ground = circle(x + size / 2, y + size / 2, size / 2 + 2, fill="var(--paper-card)", fill_opacity=0.9)
    return group(ground, use(symbol, x, y, size, color="var(--paper-muted)"), opacity=0.4 if faint else None)

"""Symbols of Genoa: the special tokens, the four kinds of cards, the discs of the tower."""

from typing import Final

from rynek.draw.goods import FINE, INK
from rynek.draw.svg import Markup, circle, group, rect, use

_ROUND = "M12 22.5a10.5 10.5 0 1 1 0-21a10.5 10.5 0 0 1 0 21z"


def _token(fill: str, sign: str) -> str:
    return f'<path d="{_ROUND}" fill="{fill}" {INK}/><path d="{sign}" {FINE}/>'


def _solid(fill: str, outline: str, details: str) -> str:
    return f'<path d="{outline}" fill="{fill}" {INK}/><path d="{details}" {FINE}/>'


SYMBOLS: Final = {
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

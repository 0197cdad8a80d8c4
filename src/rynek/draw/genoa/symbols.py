"""Symbols of Genoa: the special tokens, the four kinds of cards, the discs of the tower."""

from typing import Final

from rynek.draw.goods import FINE, INK
from rynek.draw.markup import Markup
from rynek.draw.svg import circle, group, rect, use

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


def _small_roof(fill: str, ridge: str, shade: str) -> str:
    """A house along a street from above: its roof, the side in the shade, the ridge."""
    return (
        f'<path d="M4 5h18v17H4z" fill="#2B2118" opacity=".13"/><path d="M2 3h18v16H2z" fill="{fill}" fill-opacity=".5"/>'
        f'<path d="{shade}" fill="#2B2118" opacity=".13"/><path d="M2 3h18v16H2z{ridge}" fill="none" stroke="#2B2118" stroke-opacity=".45" stroke-width="1.1"/>'
    )


SCENERY: Final = {
    "genoa-roof-0": _small_roof("#B4532F", "M2 11h18", "M2 11h18v8H2z"),
    "genoa-roof-1": _small_roof("#B88A2E", "M11 3v16", "M11 3h9v16h-9z"),
    "genoa-roof-2": _small_roof("#A8674A", "M2 3l6 8h6l6-8M2 19l6-8M20 19l-6-8", "M2 19l6-8h6l6 8z"),
    "genoa-tree": '<path d="M13 22a9.5 8 0 1 0 .1 0z" fill="#2B2118" opacity=".15"/><circle cx="12" cy="11" r="9" fill="#5B7D3C" fill-opacity=".85"/><path d="M7 9a5 5 0 0 1 5-4M14 15a4 4 0 0 0 3-4" fill="none" stroke="#FFFDF6" stroke-opacity=".5" stroke-width="1.6"/>',
    "genoa-wave": '<path d="M1 9c3-4 6-4 8 0c3-4 6-4 8 0M7 16c3-4 6-4 8 0c2-3 4-4 7-2" fill="none" stroke="#5E93A3" stroke-opacity=".75" stroke-width="1.3" stroke-linecap="round"/>',
    "genoa-boat": '<path d="M2 12c4-5 14-5 20 0c-6 5-16 5-20 0z" fill="#8A5A32" stroke="#2B2118" stroke-opacity=".7"/><path d="M6 12c3-2.4 8-2.4 12 0c-4 2.4-9 2.4-12 0z" fill="#F6EEDA" fill-opacity=".7"/>',
    "genoa-ship": (
        '<path d="M1 21.5c3-2 5-2 8 0s5 2 8 0s4-1.6 6-.4" fill="none" stroke="#EAF0EC" stroke-width="1.2"/>'
        '<path d="M2 15.5h20c-.4 3-2 5-4.5 5.5h-11c-2.5-.6-4-2.5-4.5-5.5z" fill="#8A5A32" stroke="#2B2118" stroke-width=".9" stroke-linejoin="round"/>'
        '<path d="M12 15.5V2.5M18.5 15.5V7" stroke="#2B2118" stroke-width="1"/>'
        '<path d="M5.5 13.5c1.5-3 1.5-6 0-9h11c-1.6 3-1.6 6 0 9z" fill="#FDF9EE" stroke="#2B2118" stroke-width=".8"/><path d="M11 4.5v9M7 9h8.5" stroke="#A8322A" stroke-width="1.8" opacity=".8"/>'
        '<path d="M12 2.5l4-1.2l-4-1z" fill="#A8322A"/><path d="M18.5 7l3.5 5h-3.5z" fill="#FDF9EE" stroke="#2B2118" stroke-width=".7"/>'
    ),
    "genoa-lighthouse": (
        '<path d="M4 23l3-3h10l3 3z" fill="#8F8675" stroke="#2B2118" stroke-opacity=".6" stroke-width=".8"/>'
        '<path d="M8 20l.8-8h6.4l.8 8zM9.5 12l.6-6h3.8l.6 6zM8 12h8" fill="#F6EEDA" stroke="#2B2118" stroke-width=".9" stroke-linejoin="round"/>'
        '<path d="M10.5 5.5h3V3.2l-1.5-1.6l-1.5 1.6z" fill="#E5BC55" stroke="#2B2118" stroke-width=".8"/><path d="M15 4l7-1.5M15 4.8l7 1.5M9 4L2 2.5M9 4.8l-7 1.5" stroke="#C98A12" stroke-width=".7" opacity=".7"/>'
    ),
}  # fmt: skip
"""What the scenery is made of."""

SYMBOLS: Final = {
    **SCENERY,
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

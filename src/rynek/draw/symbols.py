"""Symbols: the small signs that boards share, on a field of 24 by 24: coins, cards, points, arrows, hands."""

from typing import Final

from rynek.draw.goods import FINE, INK
from rynek.draw.lettering import SMALLEST, text
from rynek.draw.markup import Markup
from rynek.draw.svg import group, remembered, tag, use

_SEAL = "M12 1.8l2.9 2.3l3.7-.4l1.1 3.5l3 2.2l-1.5 3.4l.7 3.6l-3.5 1.2l-2.2 3l-3.5-1.2l-3.6 1l-1.9-3.1l-3.4-1.4l.9-3.6l-1.3-3.5l3.1-2l1.3-3.5l3.7.6z"
_HAMMER = "M3.5 6.5l3-3.5h9.5v6.5h-4.2v12H8.5v-12h-5z"
_STAR = "M12 2.5l2.8 6.2l6.7.8l-5 4.6l1.4 6.9l-5.9-3.5l-5.9 3.5l1.4-6.9l-5-4.6l6.7-.8z"
_BANNER = "M5 3h14v16l-7-3.5L5 19z"
_HAND = "M6 12.5V7c0-2 2.5-2 2.5 0V4.5c0-2 2.5-2 2.5 0V4c0-2 2.5-2 2.5 0v1.5c0-2 2.5-2 2.5 0v9.5c0 4-2 6.5-5.5 6.5s-5-1.5-8-7.5c-.8-1.8 1.2-2.7 2.3-1z"


def _sign(outline: str, fill: str, details: str = "") -> str:
    return f'<path d="{outline}" fill="{fill}" {INK}/>' + (f'<path d="{details}" {FINE}/>' if details else "")


def _stroke(d: str, width: float) -> str:
    return f'<path d="{d}" fill="none" stroke="var(--paper-ink)" stroke-width="{width}" stroke-linecap="round"/>'


SYMBOLS: Final = {
    "coin": _sign("M12 21.5a9.5 9.5 0 1 1 0-19a9.5 9.5 0 0 1 0 19z", "var(--gold-good)", "M12 18.8a6.8 6.8 0 1 1 .1 0"),
    "points": _sign(_SEAL, "#F3DFA0"),
    "star": _sign(_STAR, "#F3DFA0"),
    "card": _sign("M5.5 2.5h13v19h-13z", "var(--paper-card)", "M8.5 6.5h7M8.5 17.5h7"),
    "card-back": _sign(
        "M5.5 2.5h13v19h-13z", "var(--paper-deep)", "M12 6l4 6l-4 6l-4-6zM12 9.5l1.7 2.5l-1.7 2.5l-1.7-2.5z"
    ),
    "cards": _sign("M3.5 4.5h10v17h-10z M8 2.5h12.5v17H13.5", "var(--paper-card)"),
    "hammer": _sign(_HAMMER, "var(--wood)"),
    "banner": _sign(_BANNER, "var(--paper-card)"),
    "hand": _sign(_HAND, "var(--paper-card)"),
    "arrow": _stroke("M3 12h16M13.5 6.5L19.5 12l-6 5.5", 2.2),
    "plus": _stroke("M12 4v16M4 12h16", 2.6),
    "cross": _stroke("M5 5l14 14M19 5L5 19", 2.6),
    "check": _stroke("M4 13l5.5 5.5L20 6", 2.8),
    "turn": _stroke("M5 12a7 7 0 1 1 2.5 5.4M7.5 21v-4h4", 2),
    "clock": _sign("M12 21.5a9.5 9.5 0 1 1 0-19a9.5 9.5 0 0 1 0 19z", "var(--paper-card)", "M12 6.5V12l4 2.5"),
    "eye": _sign(
        "M1.5 12C5 6 8 4.5 12 4.5S19 6 22.5 12C19 18 16 19.5 12 19.5S5 18 1.5 12z",
        "var(--paper-card)",
        "M12 15.5a3.5 3.5 0 1 1 .1 0",
    ),
    "lock": _sign("M5 10.5h14v11H5z", "var(--paper-deep)", "M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v3"),
    "crown": _sign("M3 19.5L2.5 7l5 4L12 4.5L16.5 11l5-4L21 19.5z", "var(--gold-good)", "M4 16h16"),
    "church": _sign(
        "M12 2v2M12 4l3.5 6.5V12l5 3.5v6h-17v-6l5-3.5v-1.5z",
        "var(--paper-card)",
        "M10.5 21.5v-4a1.5 1.5 0 0 1 3 0v4M10.5 3h3",
    ),
    "castle": _sign(
        "M3 4h3v2.5h2.5V4H11v2.5h2V4h2.5v2.5H18V4h3v17.5H3z",
        "var(--stone)",
        "M9.5 21.5v-5a2.5 2.5 0 0 1 5 0v5M6 11h1.5M16.5 11H18",
    ),
    "sword": _sign("M18.5 2.5l3 0v3L11.5 16l-3-3zM6 12.5l5.5 5.5M8 16l-4.5 5", "var(--iron)"),
    "key": _sign("M8 2.5a5.5 5.5 0 1 1-.1 0zM12 12l8.5 8.5M17 17l2.5-2.5M19.5 19.5l2-2", "none"),
    "cart": _sign("M2 6h3l2 9.5h12l2-7.5H6M9 20.8a2 2 0 1 1 .1 0M17 20.8a2 2 0 1 1 .1 0", "none"),
    "letter": _sign("M2.5 5.5h19v13h-19z", "var(--paper-card)", "M2.5 5.5L12 13l9.5-7.5M12 13.5a2 2 0 1 1 .1 0"),
    "ship": _sign(
        "M2 15h20l-3 6H5zM12 2.5v12.5M12 3.5c5 1.5 7 5 7.5 8.5H12zM11 5c-3 1.5-5 4-5.5 7H11z", "var(--paper-card)"
    ),
    "map": _sign("M2.5 6l6-2.5l7 2.5l6-2.5v14.5l-6 2.5l-7-2.5l-6 2.5z", "var(--paper-card)", "M8.5 3.5V18M15.5 6v14.5"),
}

BROAD: Final = 1.24
"""How much wider the seal of two digits is."""


@remembered
def counted(symbol: str, count: int | str, x: float, y: float, size: float = 18, *, fill: str | None = None) -> Markup:
    """A symbol with a number beside it, as in a cost: the pair is about 1.9 times as wide as `size`."""
    shown = use(symbol, x, y, size, color=fill)
    return group(shown, text(str(count), x + size * 1.1, y + size * 0.76, size * 0.78, bold=True))


@remembered
def points(value: int | str, x: float, y: float, size: float = 22, least: float = SMALLEST) -> Markup:
    """Victory points: the number on a seal, the upper left corner at a place. Two digits have a wider seal."""
    said, middle = str(value), x + size / 2
    high = max(least, size * (0.5 if len(said) < 2 else 0.46))
    number = text(said, middle, y + size / 2 + high * 0.36, high, anchor="middle", bold=True, letter_spacing="-.3")
    if len(said) < 2:
        return group(use("points", x, y, size), number)
    seal = tag("g", use("points", -size / 2, 0, size), transform=f"translate({middle:g} {y:g}) scale({BROAD} 1)")
    return group(seal, number)

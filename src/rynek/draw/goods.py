"""Goods: one silhouette each, on a field of 24 by 24, to be told apart in black and white at 14 pixels."""

from typing import Final

INK: Final = 'stroke="var(--paper-ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'
FINE: Final = 'fill="none" stroke="var(--paper-ink)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"'


def _good(colour: str, outline: str, details: str = "") -> str:
    """A silhouette in its colour with ink lines on it."""
    return f'<path d="{outline}" fill="var(--{colour})" {INK}/>' + (f'<path d="{details}" {FINE}/>' if details else "")


_LOGS = "M7.2 21a4.6 4.6 0 1 1 0-9.2a4.6 4.6 0 0 1 0 9.2zM16.8 21a4.6 4.6 0 1 1 0-9.2a4.6 4.6 0 0 1 0 9.2zM12 12.4a4.6 4.6 0 1 1 0-9.2a4.6 4.6 0 0 1 0 9.2z"
_RINGS = "M7.2 18a1.6 1.6 0 1 1 .1 0M16.8 18a1.6 1.6 0 1 1 .1 0M12 9.4a1.6 1.6 0 1 1 .1 0"
_BLOCK = "M3 9l6-5h12v10l-6 6H3z"
_LOAF = "M2.5 15c0-5 4.5-8.5 9.5-8.5s9.5 3.5 9.5 8.5c0 2.5-1.5 3.5-3.5 3.5H6c-2 0-3.5-1-3.5-3.5z"
_BOLT = "M3 7.5c0-2.5 1.7-4 4-4s4 1.5 4 4h10v13H7c-2.3 0-4-1.5-4-4z"
_COIN = "M12 21a9 9 0 1 1 0-18a9 9 0 0 1 0 18z"
_ANVIL = "M2 6h5V5h14v4c-3.5 0-6 1.5-6 4v1l3.5 3.5V20h-12v-2.5L10 14v-1C6 13 2.5 10.5 2 6z"
_FLEECE = "M7 19.5c-2 .5-3.5-1-3-3c-2-1-2-3.5-.2-4.5c-.8-2.3 1-4 3-3.5c.5-2.3 3-3 4.5-1.5c1.5-2 4.5-1.5 5 .8c2.3-.3 3.8 1.7 3 3.7c2 1 2 3.5 0 4.5c.5 2.2-1.2 3.7-3.2 3.2c-1 2-3.5 2-4.5.4c-1.3 1.6-3.7 1.6-4.6-.1z"
_SHEAF = "M12 1.5c1.7 1.8 1.7 3.8 0 5.3c-1.7-1.5-1.7-3.5 0-5.3zM7 2.8c2.3.9 3.2 2.7 2.5 4.9c-2.3-.7-3.2-2.5-2.5-4.9zM17 2.8c-2.3.9-3.2 2.7-2.5 4.9c2.3-.7 3.2-2.5 2.5-4.9zM4 6.5c2.7.2 4.3 1.6 4.3 4c-2.6 0-4.3-1.5-4.3-4zM20 6.5c-2.7.2-4.3 1.6-4.3 4c2.6 0 4.3-1.5 4.3-4zM9.3 9.5h5.4l-1 5l4.3 7.5H6l4.3-7.5z"
_BRICK = "M2.5 8.5L6 5h15.5v10L18 19H2.5z"
_PANE = "M5 21V9a7 7 0 0 1 14 0v12z"
_PEPPER = (
    "M8 20.5a4 4 0 1 1 0-8a4 4 0 0 1 0 8zM16.5 19.5a4 4 0 1 1 0-8a4 4 0 0 1 0 8zM12 10.8a4 4 0 1 1 0-8a4 4 0 0 1 0 8z"
)
_CROCUS = "M12 16.5c-5 0-8-4-7-11.5c2.2 1 3.6 2.3 4.3 4c.4-2.7 1.2-4.8 2.7-6.5c1.5 1.7 2.3 3.8 2.7 6.5c.7-1.7 2.1-3 4.3-4c1 7.5-2 11.5-7 11.5z"
_INGOT = "M6.5 7h11l4.5 11.5H2z"
_KETTLE = "M3 9.5h18c0 6-2 10.5-5 10.5H8c-3 0-5-4.5-5-10.5z"
_COCOON = "M17.5 3.5c4.5 2.5 4 8-.5 12.5s-9 6.5-12 3.5s-1-7.5 3.5-12s6.5-5.5 9-4z"
_TANKARD = "M5 7.5c-1.2-2.5 1.5-4.5 3.5-3.3c1.5-2 4.5-1.5 5.3.3c2.2-.5 3.4 1.5 2.2 3v1.5h2c2 0 3 1.2 3 3v2.5c0 2-1 3-3 3h-2V21H5z"
_GOBLET = "M6 2.5h12c.8 6-1.5 10-4.8 10.8v4.2l4 2.3V21.5H6.8v-1.7l4-2.3v-4.2C7.5 12.5 5.2 8.5 6 2.5z"

SYMBOLS: Final = {
    "good-wood": _good("wood", _LOGS, _RINGS),
    "good-stone": _good("stone", _BLOCK, "M3 9h12v11M15 9l6-5"),
    "good-food": _good("food", _LOAF, "M7.5 9.5l1.5 4M11.5 8.5l1.5 4M15.5 9l1.5 4"),
    "good-cloth": _good("cloth", _BOLT, "M11 7.5v9c0 2.5-1.8 4-4 4M7 7v1M14 11h4M14 15h4"),
    "good-linen": _good("linen", _BOLT, "M11 7.5v9c0 2.5-1.8 4-4 4M7 7v1M14 11h4M14 15h4"),
    "good-gold": _good("gold-good", _COIN, "M12 18.5a6.5 6.5 0 1 1 .1 0M12 8v8M9.5 10l2.5-2l2.5 2"),
    "good-iron": _good("iron", _ANVIL, "M7 6v3"),
    "good-wool": _good("wool", _FLEECE, "M8 13c1-1.5 3-1 3 .5s-2 2-3 1M14 11c1-1.5 3-1 3 .5s-2 2-3 1"),
    "good-wheat": _good("wheat", _SHEAF, "M9 14.5h6M12 7v15"),
    "good-brick": _good("brick", _BRICK, "M2.5 8.5H18V19M18 8.5L21.5 5"),
    "good-glass": _good("glass", _PANE, "M12 2.5V21M5 11.5h14M5 16.5h14"),
    "good-pepper": _good("pepper", _PEPPER),
    "good-saffron": _good("saffron", _CROCUS, "M12 16.5v5M12 21.5c-2 0-4-1-5-2.5M12 8v5"),
    "good-silver": _good("silver", _INGOT, "M6.5 7l2.5 4h6l2.5-4M9 11l-2 7.5"),
    "good-copper": _good("copper", _KETTLE, "M5 9.5c0-8 14-8 14 0M8 20l-1.5 2M16 20l1.5 2"),
    "good-silk": _good("silk", _COCOON, "M8 9.5l6 7M11 6.8l6 7M5.5 12.5l5.5 6.5"),
    "good-beer": _good("beer", _TANKARD, "M5 8.5h11M8.5 11v7M12.5 11v7M16 11.5h1.5c.7 0 1 .3 1 1v1c0 .7-.3 1-1 1H16"),
    "good-wine": _good("wine", _GOBLET, "M6.2 6.5h11.6"),
}

"""Symbols of Tiletum: a good of any kind, and the charges of the six noble families."""

from typing import Final

from rynek.draw.goods import FINE, INK

_SHIELD = "M3.5 2.5h17v8.5c0 5.5-3.5 8.5-8.5 10.5C7 19.5 3.5 16.5 3.5 11z"

# Each family has a colour and a charge of its own; the charge alone tells them apart.
_CRESTS: Final = {
    "griffin": ("#B2453A", "M7 17l1-6l-2-3l4 .5L12 5l2 3.5l4-.5l-2 3l1 6l-5-2.5z"),
    "lily": (
        "#3F6FA8",
        "M12 4.5c2 2.5 2 5 0 8c-2-3-2-5.5 0-8zM6.5 8c3 0 4.500 2 5 5.500M17.500 8c-3 0-4.500 2-5 5.500M8 14h8M12 13v4.500",
    ),
    "lion": ("#C98A12", "M8 17.500v-5a4 4 0 1 1 8 0v5M8 12.500h8M10 10h.1M14 10h.1M12 14.500v3"),
    "eagle": (
        "#4A4A50",
        "M12 5v12.500M12 8L5.500 7c0 4 2.500 6 6.500 6M12 8l6.500-1c0 4-2.500 6-6.500 6M9.500 17.500h5",
    ),
    "rose": (
        "#8C4E77",
        "M12 14.500a3 3 0 1 1 .1 0M12 8.500V6M12 14.500V17M9 11.500H6.500M15 11.500h2.500M9.700 9.300L8 7.600M14.300 9.300L16 7.600M9.700 13.700L8 15.400M14.300 13.700L16 15.400",
    ),
    "tower": ("#3F7A52", "M8 17.500V6.500h2V8h1V6.500h2V8h1V6.500h2v11zM11 17.500v-3h2v3"),
}
_CHARGE = 'fill="none" stroke="#FFFDF6" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'


def _crest(colour: str, charge: str) -> str:
    return f'<path d="{_SHIELD}" fill="{colour}" {INK}/><path d="{charge}" {_CHARGE}/>'


SYMBOLS: Final = {
    **{f"tiletum-{family}": _crest(*look) for family, look in _CRESTS.items()},
    "tiletum-any": f'<path d="M4 6h16l1.500 13.500h-19z" fill="var(--paper-deep)" {INK}/><path d="M8.500 9a3.500 3.500 0 1 1 4.500 3.300c-.8.300-1 .8-1 1.700M12 17v.1M8.500 6c0-4.500 7-4.500 7 0" {FINE}/>',
    "tiletum-wheel": f'<path d="M12 22a10 10 0 1 1 0-20a10 10 0 0 1 0 20z" fill="var(--paper-deep)" {INK}/><path d="M12 2v20M3.300 7l17.400 10M3.300 17L20.700 7" {FINE}/>',
    "tiletum-step": f'<path d="M5 18c2-6 5-9 12-11M12.500 4.500L18 6.700l-3.500 5" {FINE}/><path d="M4 20h.1" {FINE}/>',
}

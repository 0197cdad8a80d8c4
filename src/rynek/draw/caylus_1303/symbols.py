"""Symbols of Caylus 1303: flags of the kinds of tiles, the provost, camp, favour, and a sign for each character."""

from typing import Final

from rynek.draw.goods import FINE, INK

KIND_COLOURS: Final = {
    "printed": "#E9DCBD",
    "base": "#E0B63C",
    "wood": "#9A6A3A",
    "stone": "#9B978E",
    "monument": "#4678B0",
    "residence": "#5C8A4A",
}

# Each kind has a flag of its own shape, so that colour is not the only sign.
_FLAGS: Final = {
    "printed": "M5 3h14v14l-7 4l-7-4z",
    "base": "M4 3l17 8l-17 8z",
    "wood": "M4 3h17l-5 8l5 8H4z",
    "stone": "M4 3h17v16H4z",
    "monument": "M12 2l3 7l7 .5l-5.5 5l2 7.5l-6.5-4l-6.5 4l2-7.5L2 9.5L9 9z",
    "residence": "M3 11L12 3l9 8v10H3z",
}


def _sign(outline: str, fill: str, details: str = "") -> str:
    return f'<path d="{outline}" fill="{fill}" {INK}/>' + (f'<path d="{details}" {FINE}/>' if details else "")


_ANY: Final = (
    f'<path d="M12 2L2 12h10z" fill="var(--food)" {INK}/><path d="M12 2l10 10H12z" fill="var(--wood)" {INK}/>'
    f'<path d="M12 22L2 12h10z" fill="var(--cloth)" {INK}/><path d="M12 22l10-10H12z" fill="var(--stone)" {INK}/>'
)
_PROVOST: Final = "M12 1.5a3.5 3.5 0 0 1 2.5 6c3.5 1 5 4.5 5 14h-15c0-9.5 1.5-13 5-14a3.5 3.5 0 0 1 2.5-6z"
_SUN: Final = "M4 17a8 8 0 0 1 16 0z"
_MOON: Final = "M15.5 2.5a10 10 0 1 0 6 14a8 8 0 0 1-6-14z"
_MASK: Final = "M2 8c6-2 14-2 20 0c0 6-2 9-5 9c-2.5 0-3.5-2.5-5-2.5s-2.5 2.5-5 2.5c-3 0-5-3-5-9z"

SYMBOLS: Final = {
    **{f"caylus_1303-flag-{kind}": _sign(shape, KIND_COLOURS[kind]) for kind, shape in _FLAGS.items()},
    "caylus_1303-any": _ANY,
    "caylus_1303-provost": _sign(_PROVOST, "#FFFDF6", "M8.5 12.5h7M12 8v13.5M5 21.5h14"),
    "caylus_1303-camp": _sign("M12 4l10 16.5H2z", "var(--linen)", "M12 4v-2M12 4l-3.5 16.5M12 4l3.5 16.5"),
    "caylus_1303-gate": _sign(
        "M3 21.5V5h3v2h2.5V5h2v2h3V5h2v2H18V5h3v16.5h-5.5v-6a3.5 3.5 0 0 0-7 0v6z", "var(--stone)", "M3 10h18"
    ),
    "caylus_1303-favour": _sign("M3 19.5L2.5 7l5 4L12 4.5L16.5 11l5-4L21 19.5z", "var(--gold-good)", "M4 16h16"),
    "caylus_1303-early_riser": _sign(_SUN, "#F0C24B", "M2 21h20M12 2v4M3.5 6.5l2.5 2.5M20.5 6.5L18 9"),
    "caylus_1303-night_worker": _sign(_MOON, "#C9CFE4"),
    "caylus_1303-journeyman": _sign(
        "M7.5 3a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM16.5 3a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM2 21c0-7 2-11 5.5-11S12 12 12 14c0-2 1-4 4.5-4S22 14 22 21z",
        "#D8C79E",
    ),
    "caylus_1303-thief": _sign(_MASK, "#57534B", "M6 10.5h3.5M14.5 10.5H18"),
    "caylus_1303-steward": _sign("M8 2.5a5.5 5.5 0 1 1-.1 0zM12 12l8.5 8.5M17 17l2.5-2.5M19.5 19.5l2-2", "none"),
    "caylus_1303-bailiff": _sign(
        "M10.5 6.5h3l1 15h-5zM12 1.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z",
        "#D8A24A",
        "M2 14h4M18 14h4M4 12l-2 2l2 2M20 12l2 2l-2 2",
    ),
    "caylus_1303-architect": _sign(
        "M12 2l2 4l6.5 15.5h-3L12 9L6.5 21.5h-3L10 6z", "#B9B29E", "M7.5 15c3 1.5 6 1.5 9 0"
    ),
    "caylus_1303-deliveryman": _sign(
        "M2 6h3l2 9.5h12l2-7.5H6M9 20.800a2 2 0 1 1 .1 0M17 20.800a2 2 0 1 1 .1 0", "none"
    ),
    "caylus_1303-chamberlain": _sign(
        "M5 3h12c2.5 0 2.5 4 0 4v14H7c-3 0-3-4 0-4V5c0-2-2-2-2-2z", "var(--paper-card)", "M9.5 9h5M9.5 12h5M9.5 15h5"
    ),
    "caylus_1303-foreman": _sign("M3.5 6.5l3-3.5h9.5v6.5h-4.200v12H8.5v-12h-5z", "var(--wood)"),
    "caylus_1303-goldsmith": _sign(
        "M12 8.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM8.5 2.5h7l2 3l-5.5 5l-5.5-5z",
        "var(--gold-good)",
        "M12 18.5a3.5 3.5 0 1 1 .1 0",
    ),
    "caylus_1303-day_laborer": _sign(
        "M3 21.5L13 9l2 2L5.5 21.5zM11 3c4-1.5 8 .5 10.5 5.5l-2 2l-3.5-2l-3 3l-2.5-2.5l3-3z", "#B5885A"
    ),
}

"""Emblems: a miniature for each Activity card and each kind of Event, as a clerk might draw it beside an entry of his ledger."""

from typing import Final

RED: Final = "#A8322A"
BLUE: Final = "#3C6391"
GREEN: Final = "#5B7F4B"
OCHRE: Final = "#DDA928"
WOOD: Final = "#9A6A3A"
DARK: Final = "#4A4038"
STONE: Final = "#A9A498"
IRON: Final = "#7C868F"
SKIN: Final = "#EBCDA4"
LINEN: Final = "#FDF9EE"
ROOF: Final = "#B5523B"
FIRE: Final = "#E2802B"
EARTH: Final = "M1.2 18.5q5-1.5 10.8-.5t10.8-.3v3.6q0 1.5-1.5 1.5H2.7q-1.5 0-1.5-1.5z"

INK: Final = "#2B2118"
_PEN = f'stroke="{INK}" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round"'


def shape(fill: str, d: str) -> str:
    """A surface with an ink line around it."""
    return f'<path d="{d}" fill="{fill}"/>'


def stroke(d: str, colour: str = INK, width: float = 0.9) -> str:
    """A line of the pen or of a broad brush."""
    ink = "" if colour == INK else f' stroke="{colour}"'
    broad = "" if width == 0.9 else f' stroke-width="{width:.1f}"'
    return f'<path d="{d}" fill="none"{ink}{broad}/>'


def rod(d: str, colour: str, width: float) -> str:
    """A line with ink on both its sides."""
    return stroke(d, INK, width + 1.2) + stroke(d, colour, width)


def wash(fill: str, d: str) -> str:
    """A surface without a line."""
    return f'<path d="{d}" fill="{fill}" stroke="none"/>'


def _miniature(ground: str, *drawn: str) -> str:
    """A framed picture: a quiet ground, a golden rule, and what is drawn on it."""
    field = (
        f'<rect x=".6" y=".6" width="22.8" height="22.8" rx="2.2" fill="{ground}" stroke="#8A6210" stroke-width=".9"/>'
    )
    return f"{field}<g {_PEN}>{''.join(drawn)}</g>"


def _martial(*drawn: str) -> str:
    return _miniature("#EFCFC2", *drawn)


def _holy(*drawn: str) -> str:
    return _miniature("#DDE4EA", *drawn)


def _civil(*drawn: str) -> str:
    return _miniature("#F3E2AC", *drawn)


_SHEAF = "M9 20.5l1.3-6C6.5 12.5 5.5 8.5 6 4c2 .8 3.2 2.2 3.7 4C9.8 5.5 10.5 3.7 12 2.5c1.5 1.2 2.2 3 2.3 5.5c.5-1.8 1.7-3.2 3.7-4c.5 4.5-.5 8.5-4.3 10.5l1.3 6z"
_LOW_FLAME = (
    "M5 12c-.5-2 1-3 .8-5c1.7 1 2.4 2.5 2.4 4c1.3-2 1-4.5 2.8-7c.5 3 3.5 4 3 7c1-.8 1.2-2 1-3.5c2 1.5 3 3 2.5 5z"
)


def _blade(x1: float, y1: float, x2: float, y2: float) -> str:
    """A blade from hilt to point."""
    return rod(f"M{x1} {y1}L{x2} {y2}", LINEN, 1.3)


ACTIVITIES: Final = {
    "archer": _martial(
        stroke("M7.5 3v18", DARK, 0.7),
        rod("M7.5 3c7 3.5 7 14.5 0 18", WOOD, 1.5),
        rod("M3.5 12h14", WOOD, 0.5),
        shape(IRON, "M17 9.5l4.5 2.5l-4.5 2.5z"),
        shape(RED, "M2.5 9.8h2.5l1.5 2.2l-1.5 2.2H2.5l1-2.2z"),
    ),
    "diplomat": _martial(
        shape(LINEN, "M5 3.5h11.5v13c0 1.5.6 2.5 2 3H8c-2 0-3-1-3-3z"),
        stroke("M7.5 7h6.5M7.5 10h6.5M7.5 13h4"),
        shape(
            RED,
            "M14 20.5l-1.5-2l-2 .5v-2.2l-1.5-1.5l1.8-1.2l.2-2.2l2 .6l1.7-1.4l1.2 1.8h2.2l-.4 2.1l1.3 1.7l-1.9 1l-.3 2.3z",
        ),
        stroke("M12.5 16l1.2 1.2l2.2-2.4", LINEN, 1),
    ),
    "cavalry": _martial(
        wash(GREEN, EARTH),
        shape(
            WOOD,
            "M5 22.5c0-5 1-8.5 4.5-10.5L9 8.5l2.3 1C12.5 7.5 14 6.5 16 6.3l1-2.8l1.3 3.2c2 1.8 3 4.3 3.7 7.3l-3 2.2l-4-1.7c-1.5 2.2-.5 4.7 1 8z",
        ),
        wash(DARK, "M9.5 12L9 8.5l2.3 1c-2.5 3-3.3 7-3.3 13H5c0-5 1-8.5 4.5-10.5z"),
        stroke("M14 7.5c1 2.5 1.5 5 .8 7.5M14.8 11l6 2", RED, 1.1),
        wash(INK, "M17.3 9.3h1.2v1.2h-1.2z"),
    ),
    "hunting": _martial(
        wash(GREEN, EARTH),
        rod(
            "M10 10.5C6 9.5 5 6.5 5.2 3M5.4 6.5L2.8 5.3M8 9.2V5M14 10.5c4-1 5-4 4.8-7.5M18.6 6.5l2.6-1.2M16 9.2V5",
            "#D9C49A",
            0.9,
        ),
        shape(
            WOOD,
            "M9 11c-2.5-.8-4-.3-5 .5c1 1.7 2.7 2.3 4.7 2l1.8 6.5c.7 1.3 2.3 1.3 3 0l1.8-6.5c2 .3 3.7-.3 4.7-2c-1-.8-2.5-1.3-5-.5c-1.5-1.3-4.5-1.3-6 0z",
        ),
        wash(INK, "M10 13.5h1v1.3h-1zM13 13.5h1v1.3h-1zM11 19h2v1.5h-2z"),
    ),
    "mercenary": _martial(
        _blade(4.5, 19.5, 18.5, 4),
        rod("M4 15l5 5", OCHRE, 1),
        shape(OCHRE, "M12 12.5c-3 2.5-4 8.5 0 9h5.5c4-.5 3-6.5 0-9l1.3-2.5h-8.1z"),
        stroke("M11.5 12.5h6.5"),
        stroke("M14.8 14.5v5M12.3 17h5", "#8A6210", 1.1),
    ),
    "tax_collector": _martial(
        shape(OCHRE, "M5.5 9a2 2 0 1 1 4 0zM10 8.5a2.2 2.2 0 1 1 4.4 0zM14.5 9a2 2 0 1 1 4 0z"),
        shape(WOOD, "M3 9h18l-1.5 4.5h-15z"),
        shape(WOOD, "M4.5 13h15v7.5h-15z"),
        stroke("M8 13v7.5M16 13v7.5", IRON, 1.3),
        shape(OCHRE, "M10.5 12h3v4.5h-3z"),
    ),
    "captain": _martial(
        shape(RED, "M12 5.5C11 2 15 .8 19.5 3.5c2 1.5 2 4 1.5 6.5c-1.5-3-4-4.3-9-4.5z"),
        shape(IRON, "M5.5 21v-9.5c0-4.5 3-6.5 6.5-6.5s6.5 2 6.5 6.5V21h-4.2l-.8-5h-3l-.8 5z"),
        wash(INK, "M7.5 11.5h9v1.7h-9z"),
        stroke("M12 5v6.5M8.5 16.5v.1M8.5 18.5v.1M15.5 16.5v.1M15.5 18.5v.1", INK, 1),
    ),
    "jousts": _martial(
        rod("M3 21L20 3.5", LINEN, 1.5),
        rod("M21 21L4 3.5", LINEN, 1.5),
        stroke(
            "M5.5 18.5l1.5-1.5M9 15l1-1M15 9l1.5-1.5M18.5 18.5L17 17M15 15l-1-1M9 9L7.5 7.5",
            RED,
            1.6,
        ),
        shape(BLUE, "M7.5 7h9v5.5c0 3.5-2 5.5-4.5 6.5c-2.5-1-4.5-3-4.5-6.5z"),
        wash(OCHRE, "M8 11.5l4-3l4 3v2.3l-4-3l-4 3z"),
    ),
    "troubadour": _martial(
        rod("M12 12.5l7-8", WOOD, 1.6),
        rod("M17.5 3l3.5 2.5", DARK, 1.2),
        shape(
            "#C98F4E",
            "M4.5 20.5c-2.5-2-1.5-6.5 1.5-9c2-1.7 4.5-1.7 6.2-.2c1.7 1.6 1.8 4.2.2 6.2c-2.4 3-5.6 4.6-7.9 3z",
        ),
        wash(INK, "M9.3 13a1.7 1.7 0 1 1-.1 3.4a1.7 1.7 0 0 1 .1-3.4z"),
        stroke("M5.5 19.2L18.3 4.5M6.5 20L19 5.5", LINEN, 0.5),
        stroke("M3.5 6.5v-3l3-.7v3M4 7a.8.8 0 1 1-.1 0M7 6.2a.8.8 0 1 1-.1 0"),
    ),
    "tithing": _holy(
        shape(OCHRE, _SHEAF),
        stroke("M12 8v11M9.2 11.5l1.5 2M14.8 11.5l-1.5 2", "#8A6210", 0.8),
        rod("M9.5 14.8h5", RED, 1),
        shape(LINEN, "M16.5 11.5h2v2h2v2h-2v4.5h-2v-4.5h-2v-2h2z"),
    ),
    "monk": _holy(
        shape(WOOD, "M3.5 22.5C3.7 15.5 6 13 12 13s8.3 2.5 8.5 9.5z"),
        shape(WOOD, "M7 13c-1.5-5.5.5-10 5-10s6.5 4.5 5 10c-1.5 2-8.5 2-10 0z"),
        shape(
            SKIN,
            "M8.8 10.5c0-3 1.2-4.5 3.2-4.5s3.2 1.5 3.2 4.5s-1.4 4.3-3.2 4.3s-3.2-1.3-3.2-4.3z",
        ),
        wash(
            DARK,
            "M9.3 11.5c.4 3 1.3 4.5 2.7 4.5s2.3-1.5 2.7-4.5c-.8 1-1.7 1-2.7.8c-1 .2-1.9.2-2.7-.8z",
        ),
        stroke("M10.6 9.5v.1M13.4 9.5v.1", INK, 1.2),
        stroke("M12 16.5l-1.5 6M12 16.5l1.5 6", LINEN, 0.9),
    ),
    "priest": _holy(
        stroke("M12 .8v1.7M5 3.5l1.2 1.3M19 3.5l-1.2 1.3M3.5 8.5h1.8M20.5 8.5h-1.8", OCHRE, 1.1),
        shape(LINEN, "M12 11a3.8 3.8 0 1 1 .1 0z"),
        stroke("M12 4.8v4.8M9.8 6.8h4.4"),
        shape(
            OCHRE,
            "M6.5 11h11c.3 3.5-1.5 6-4 6.5v1.5l3.5 1.5v1.5H7v-1.5l3.5-1.5v-1.5c-2.5-.5-4.3-3-4-6.5z",
        ),
        wash(RED, "M11.3 13.2h1.4v2.2h-1.4z"),
    ),
    "apprenticeship": _holy(
        shape(RED, "M2.5 8.5l9.5 1.5l9.5-1.5v11.5l-9.5 1.5L2.5 20z"),
        shape(LINEN, "M3.5 6.5c3.5-1 6.5-.5 8.5 1.5v12c-2-1.7-5-2-8.5-1.3z"),
        shape(LINEN, "M20.5 6.5c-3.5-1-6.5-.5-8.5 1.5v12c2-1.7 5-2 8.5-1.3z"),
        wash(BLUE, "M5 8.5h2.6v2.8H5z"),
        stroke(
            "M9 9.3l1.3.5M5.2 13.5l5 .8M5.2 16l5 .8M14 10l4.8-.9M14 12.7l4.8-.9M14 15.4l4.8-.9",
            DARK,
            0.7,
        ),
    ),
    "templar": _holy(
        _blade(12, 22, 12, 2.5),
        shape(LINEN, "M5.5 5h13v7c0 4.7-2.8 7.2-6.5 8.7c-3.7-1.5-6.5-4-6.5-8.7z"),
        wash(RED, "M10.7 5.5h2.6v4.7h4.7v2.6h-4.7v6.8l-1.3.6l-1.3-.6v-6.8H6v-2.6h4.7z"),
    ),
    "confession": _holy(
        shape(WOOD, "M4 22V10.5C4 5.5 7.5 2.5 12 1.8c4.5.7 8 3.7 8 8.7V22z"),
        shape("#E7DDBF", "M6.5 20V11c0-3.3 2.3-5.7 5.5-6.4c3.2.7 5.5 3.1 5.5 6.4v9z"),
        stroke(
            "M6.5 12l8 8M6.5 16l4 4M8 8l9.5 9.5M10.5 5.5l7 7M17.5 12l-8 8M17.5 16l-4 4M16 8l-9.5 9.5M13.5 5.5l-7 7",
            DARK,
            0.6,
        ),
    ),
    "pilgrimage": _holy(
        rod("M18.5 2.5L16 22", WOOD, 1.2),
        shape(OCHRE, "M19.3 5.5a1.7 1.7 0 1 1-.1 0z"),
        shape(
            "#F0DCC0",
            "M9 20.5c-.8 0-1.5-.7-1.7-1.5C4 17.5 1.8 14 2.2 9.5C3.3 7.5 4.7 6.5 6 6.3C7 5 8 4.5 9.2 4.5s2.2.5 3.2 1.8c1.3.2 2.7 1.2 3.8 3.2c.4 4.5-1.8 8-5.1 9.5c-.2.8-1.1 1.5-2.1 1.5z",
        ),
        stroke(
            "M9.2 19V5M8.2 18.5L5 7.5M10.2 18.5l3.2-11M7.5 18L2.8 11M10.9 18l4.7-7",
            "#B07A45",
            0.8,
        ),
    ),
    "glassmaker": _holy(
        shape(STONE, "M4 22.5V10.5C4 5.5 7.5 2.5 12 1.5c4.5 1 8 4 8 9v12z"),
        shape(BLUE, "M6 21V11.5h5.5V21z"),
        shape(RED, "M12.5 21V11.5H18V21z"),
        shape(OCHRE, "M12 10.8a3.3 3.3 0 1 1 .1 0z"),
        wash(OCHRE, "M6.5 14.5h4.5v2.2H6.5zM13 17.5h4.5v2.5H13z"),
        wash(GREEN, "M6.5 18.5h4.5v2H6.5zM13 12h4.5v2.5H13z"),
        stroke("M6 14.5h5.5M6 18h5.5M12.5 14.5H18M12.5 18H18M12 4.5v6M9 7.5h6", INK, 0.7),
    ),
    "procession": _holy(
        wash(STONE, EARTH),
        rod("M12 22V3", OCHRE, 1.2),
        rod("M8.5 6.5h7", OCHRE, 1.2),
        rod("M5 22V8", WOOD, 0.9),
        rod("M19 22V8", WOOD, 0.9),
        shape(RED, "M2.5 7.5h6v8l-3-1.7l-3 1.7z"),
        shape(BLUE, "M15.5 7.5h6v8l-3-1.7l-3 1.7z"),
        stroke("M5.5 9v3.5M4 10.5h3M18.5 9v3.5M17 10.5h3", LINEN, 1),
    ),
    "artisan": _civil(
        shape(STONE, "M2.5 16.5h19l-1.5 5.5h-16z"),
        rod("M17 4.5L7 14.5", WOOD, 1.5),
        shape(WOOD, "M13.5 3.5l3-2l6 6l-2 3z"),
        rod("M6 4.5l7.5 8", OCHRE, 1.6),
        shape(IRON, "M13 11l5.5 4.8l-6.7-3.3z"),
    ),
    "merchant": _civil(
        rod("M12 3.5v15.5", OCHRE, 1.2),
        rod("M4 6.5l16-1.5", OCHRE, 1),
        shape(OCHRE, "M12 4.5a1.5 1.5 0 1 1 .1 0zM7.5 21c0-1.5 2-2.5 4.5-2.5s4.5 1 4.5 2.5z"),
        stroke("M4.5 6.5L2 14M4.5 6.5L7.5 14M19.5 5.2L16.5 12M19.5 5.2L22 12", INK, 0.7),
        shape(
            IRON,
            "M1.8 13.5h6c0 2.2-1.3 3.3-3 3.3s-3-1.1-3-3.3zM16.2 11.5h6c0 2.2-1.3 3.3-3 3.3s-3-1.1-3-3.3z",
        ),
        shape(RED, "M17.5 11.5v-2h3.4v2z"),
    ),
    "miller": _civil(
        wash(GREEN, EARTH),
        shape(LINEN, "M9 9.5h6l2 11.5H7z"),
        shape(ROOF, "M8.5 9.5c.3-2.5 1.5-4 3.5-4s3.2 1.5 3.5 4z"),
        shape(WOOD, "M10.5 21v-4h3v4z"),
        rod("M12 8.5L4.5 2.5M12 8.5l7.5-6M12 8.5l-7.5 6M12 8.5l7.5 6", WOOD, 0.6),
        wash(LINEN, "M4 3l3-1l4 5l-1.5 1zM20 3l-3-1l-4 5l1.5 1zM4 14l3 1l4-5l-1.5-1zM20 14l-3 1l-4-5l1.5-1z"),
        stroke("M4 3l3-1l4 5M20 3l-3-1l-4 5M4 14l3 1l4-5M20 14l-3 1l-4-5", INK, 0.6),
    ),
    "innkeeper": _civil(
        rod("M3 2v20", WOOD, 1.4),
        rod("M3 4h17M4 9l5-5", DARK, 0.7),
        stroke("M9 4.5v2.5M18 4.5v2.5"),
        shape(RED, "M7 7h13.5v13H7z"),
        shape(LINEN, "M10 10.5c-.5-1.5 1-2.2 2-1.6c.8-1.2 2.7-1 3.2.2c1.2-.2 1.8.7 1.3 1.4z"),
        shape(OCHRE, "M10 10.5h6.5v8H10z"),
        stroke("M16.5 12h1.3c1 0 1.2.5 1.2 1.3v2c0 .8-.3 1.2-1.2 1.2h-1.3M12 12.5v4.5M14.5 12.5v4.5"),
    ),
    "blacksmith": _civil(
        stroke("M14.5 9l2.5-2M15.5 10.5h3M13.5 8V5M11.5 8.5L10 6", FIRE, 1.1),
        rod("M5.5 2.5l6.5 6.5", WOOD, 1.2),
        shape(IRON, "M9 10.5L13.5 6l2.5 2.5L11.5 13z"),
        shape(
            DARK,
            "M2 13h4.5v-1H21v3c-3 0-5 1-5.5 3l2 1.5V22H7v-2.5l2-1.5c-.5-1-1-1.5-2-1.8C4.5 15.8 2.5 15 2 13z",
        ),
        stroke("M8 13.5h12", IRON, 0.9),
    ),
    "militia": _civil(
        rod("M4 21.5L19 3.5", WOOD, 1),
        rod("M20 21.5L5.5 4.5", WOOD, 1),
        shape(IRON, "M18 6.5l1-5l3 2.5z"),
        stroke("M3 6.5C2.5 4 3.5 3 5.5 4.5M6 2c1.5-1 3 0 2.5 2M3.5 2.5l3 3.5", INK, 1.1),
        shape(GREEN, "M12 19.5a5.5 5.5 0 1 1 .1 0z"),
        shape(OCHRE, "M12 15.8a1.8 1.8 0 1 1 .1 0z"),
    ),
    "journeyman": _civil(
        wash("#D9C49A", EARTH),
        rod("M4 21L17.5 4", WOOD, 1.2),
        shape(RED, "M12 5.5c2-3.5 8.5-3.5 9.5.5c.7 3-2 5.5-5 5c-3-.5-5-3-4.5-5.5z"),
        wash(
            LINEN,
            "M15 5.5h1.3v1.3H15zM18 7.5h1.3v1.3H18zM18 4.3h1.3v1.3H18zM15.5 8.8h1.3v1.3h-1.3z",
        ),
        shape(DARK, "M11.5 14.5h3.5v3.5l4 1.5c1 .4 1.2 1 1.2 2h-8.7z"),
    ),
    "goldsmith": _civil(
        stroke("M5.5 3.5v3M4 5h3M19 12.5v3M17.5 14h3", OCHRE, 1.1),
        rod("M12 20.5a5.3 5.3 0 1 1 .1 0", OCHRE, 1.9),
        shape("#7FB0C4", "M8.5 3h7l2 3l-5.5 5l-5.5-5z"),
        stroke("M6.5 6h11M10 6l2 5l2-5l-1.5-3M10 6l1.5-3", INK, 0.6),
    ),
    "sculptor": _civil(
        shape(STONE, "M5 20h14v2.5H5z"),
        shape(
            "#E4E0D6",
            "M7.5 20c0-3 1-4.5 3-5.3v-1.2C8.5 12.5 7.5 10.5 7.5 8c0-3.5 2-5.5 4.7-5.5c2.8 0 4.5 2 4.5 4.7c0 .8-.2 1.3-.2 1.8l1.2 2l-1.3.5c0 2-.6 3-2.2 2.7v1c1.8.8 2.8 2 2.8 4.8z",
        ),
        wash(
            STONE,
            "M7.5 8c0-3.5 2-5.5 4.7-5.5c1.5 0 2.6.5 3.4 1.5c-2 .2-3 1-3.3 2.5c-.3 2-1.5 3-2.3 6c-1.7-1-2.5-2.5-2.5-4.5z",
        ),
        stroke("M14.5 8.5h1", INK, 0.8),
        rod("M2.5 6.5l4 3.5", IRON, 0.8),
        stroke("M20 5l1.5-1M20 8h2M19.5 3l.5-1.5", DARK, 0.7),
    ),
    "banquet": _martial(
        shape(LINEN, "M1.5 16.5h21V21c0 1-.5 1.5-1.5 1.5H3c-1 0-1.5-.5-1.5-1.5z"),
        stroke("M5 16.5v6M12 16.5v6M19 16.5v6", "#CDBB98", 0.8),
        shape(IRON, "M6 14.5h14.5l-2 2h-10z"),
        shape("#B5703B", "M8 14.5c-.5-4 2-6.5 5.5-6.5s6 2.5 5.5 6.5z"),
        stroke("M11 10.5c1-.8 2-1 3-1", "#E9C08C", 1),
        shape(OCHRE, "M2 5.5h6c.2 3-1 4.5-2.3 5v3.5l1.5 1H2.8l1.5-1v-3.5C3 10 1.8 8.5 2 5.5z"),
    ),
    "prior": _holy(
        rod("M18 22.5V9.5C18 5 21.5 5 21 8c-.3 1.5-2 1.3-1.8.2", OCHRE, 1),
        shape(LINEN, "M3.5 19.5l-.5-9L8.5 2.5l1 1.3l1-1.3L16 10.5l-.5 9z"),
        wash(OCHRE, "M3.3 16.2h12.4l-.2 2.7h-12zM8.7 5.5h1.6v10H8.7zM5.5 9.5h8v1.6h-8z"),
        stroke("M3.5 19.5l-.5-9L8.5 2.5l1 1.3l1-1.3L16 10.5l-.5 9z", INK, 0.9),
        shape(RED, "M5 19.5h3v3H5zM11 19.5h3v3h-3z"),
    ),
    "baker": _civil(
        rod(
            "M12 13c-2.5-5.5-8-7-9-2.5c-.8 4 4 6.5 9 .5c5 6 9.8 3.5 9-.5c-1-4.5-6.5-3-9 2.5",
            "#B5703B",
            2,
        ),
        shape("#C98F4E", "M4 20c0-2.5 3.5-4 8-4s8 1.5 8 4c0 1.3-1 2-2.5 2h-11C5 22 4 21.3 4 20z"),
        stroke("M8 17.5l1 2.5M12 17l1 2.5M16 17.5l1 2.5", LINEN, 0.9),
        stroke("M7 8.5v.1M17 8.5v.1M5 10.5v.1M19 10.5v.1", LINEN, 1),
    ),
}


def _dire(*drawn: str) -> str:
    return _miniature("#E3D6BF", *drawn)


EVENTS: Final = {
    "marauding": _dire(
        wash("#8A7A5C", EARTH),
        shape(
            FIRE,
            "M4 11c-1-3.5 1.5-4.5 1-8c2.5 1.2 3.5 3 3.5 5C10 6 9.5 3.5 12 1.5c0 3.5 3.5 4 3 7c1-.8 1.3-2 1.2-3.5C19 7 20.5 9 20 11z",
        ),
        shape(ROOF, "M2.5 13.5L8 8h8l5.5 5.5z"),
        shape(LINEN, "M4.5 13.5h15V21h-15z"),
        stroke("M4.5 17h15M9 13.5V21M15 13.5V21M9 17l-4.5 4M15 17l4.5 4", WOOD, 1.1),
        shape(INK, "M10.5 17h3v4h-3z"),
    ),
    "war": _dire(
        _blade(4, 20.5, 19.5, 3),
        _blade(20, 20.5, 4.5, 3),
        rod("M3.5 16l4.5 4.5M20.5 16L16 20.5", OCHRE, 1.1),
        shape(RED, "M12 15.5l-3.5-3.5l3.5-3.5l3.5 3.5z"),
    ),
    "normans_attack": _dire(
        wash("#9DB8BC", "M1.2 17h21.6v4.3q0 1.5-1.5 1.5H2.7q-1.5 0-1.5-1.5z"),
        rod("M12 16V2.5", WOOD, 0.8),
        shape(LINEN, "M5 4.5c4.5 1 9.5 1 14 0v8c-4.5 1-9.5 1-14 0z"),
        wash(RED, "M8 5h2.5v8H8zM13.5 5H16v8h-2.5z"),
        shape(
            WOOD,
            "M1.5 12c.5 1 1.5 2 2.5 3.5h16c1-1.5 2-2.5 2.5-3.5c.7 4-1.5 8-5.5 8H7c-4 0-6.2-4-5.5-8z",
        ),
        shape(
            OCHRE,
            "M7 17.8a1.3 1.3 0 1 1 .1 0zM12 17.8a1.3 1.3 0 1 1 .1 0zM17 17.8a1.3 1.3 0 1 1 .1 0z",
        ),
    ),
    "brigands": _dire(
        shape(DARK, "M3 22.5c0-6 2-9 4-10c-1-5 1.5-9.5 5-10.5c3.5 1 6 5.5 5 10.5c2 1 4 4 4 10z"),
        shape(INK, "M8.5 12c-.5-4 1-6.5 3.5-7c2.5.5 4 3 3.5 7c-1 2.5-6 2.5-7 0z"),
        stroke("M10 9.5l1.3.7M14 9.5l-1.3.7", OCHRE, 1.3),
        _blade(15.5, 20.5, 21, 13),
        rod("M14 17.5l4.5 2.5", OCHRE, 0.8),
    ),
    "skirmishes": _dire(
        rod("M4 21.5L18 4.5", WOOD, 1.2),
        rod("M20 21.5L6 4.5", WOOD, 1.2),
        shape(IRON, "M15.5 4l3-2.5c2.5 1 4 3.5 3.5 7c-1.5-1.5-3-2-5-2z"),
        shape(IRON, "M8.5 4l-3-2.5C3 2.5 1.5 5 2 8.5c1.5-1.5 3-2 5-2z"),
        shape(RED, "M9 11.5l2.5.5l-.8 2.5l1.5 1l-.7 4c-1.8-1-3-2.5-3-5z"),
        shape(RED, "M15 11.5l-2.5.5l-.5 2l1.5 1.5l-.8 4c1.8-1 2.8-2.5 2.8-5z"),
    ),
    "succession_conflict": _dire(
        shape(OCHRE, "M3 18.5L2 7l4.5 4L9.5 5l1.5 5l-1.5 3l2 2.5l-1.5 3z"),
        shape(OCHRE, "M13 18.5l1.5-3l-2-2.5l1.5-3l1-5l3 6L22 7l-1 11.5z"),
        wash(RED, "M4.5 14.5h1.8v1.8H4.5zM17.5 14.5h1.8v1.8h-1.8z"),
        stroke("M12 2l-1 3l2 2", RED, 1),
        shape(LINEN, "M2.5 19.5h7l-.5 2h-6zM14 19.5h7.5l-.5 2h-6.5z"),
    ),
    "theological_conflict": _dire(
        shape(RED, "M1.5 12l4.5-2l4.5 1.5v9L6 19l-4.5 2z"),
        shape(LINEN, "M2.5 10.5l3.5-1.5l3.5 1.2v8.8L6 18l-3.5 1.2z"),
        shape(BLUE, "M13.5 11.5L18 10l4.5 2v9L18 19l-4.5 1.5z"),
        shape(LINEN, "M14.5 10.2L18 9l3.5 1.5v8.7L18 18l-3.5 1z"),
        stroke("M6 11v6M4 13h4M18 11v6M16 13h4"),
        shape(OCHRE, "M13 1.5L9.5 7h2.2l-1 4.5l4-6h-2.3z"),
    ),
    "heresy": _dire(
        shape(FIRE, _LOW_FLAME),
        wash("#F3D36B", "M9 12c0-2 1.5-2.5 2-4.5c1.5 1.5 2.5 2.5 2 4.5z"),
        shape(DARK, "M3 14l9 1.5l9-1.5v6.5L12 22l-9-1.5z"),
        shape(
            LINEN,
            "M4 12c3.5-.8 6-.3 8 1.5v6.7c-2-1.5-4.5-1.8-8-1.2zM20 12c-3.5-.8-6-.3-8 1.5v6.7c2-1.5 4.5-1.8 8-1.2z",
        ),
        stroke("M6 14.5l4 .7M6 16.8l4 .7M14 15.2l4-.7M14 17.5l4-.7", DARK, 0.7),
    ),
    "traveling_builders": _dire(
        wash("#8A7A5C", EARTH),
        rod("M5 21L9 3M13 21L9 3M6.5 14.5h5", WOOD, 0.9),
        rod("M9 3.5l11 2.5", WOOD, 0.9),
        stroke("M19.5 6v5.5"),
        shape(STONE, "M16.5 11.5h6v4.5h-6z"),
        shape(WOOD, "M9 16.5a3.5 3.5 0 1 1 .1 0z"),
        stroke("M9 9.5v7M5.5 13h7M6.6 10.6l4.8 4.8M11.4 10.6l-4.8 4.8", INK, 0.6),
    ),
    "interrupted_work": _dire(
        wash("#8A7A5C", EARTH),
        shape(STONE, "M4 20v-9l1.5 1l1.5-2.5l2 2L10.5 10v10z"),
        shape(STONE, "M14 20V5l2 1.5L17.5 4l1 2.5L20.5 5v15z"),
        stroke("M4 14h6.5M4 17h6.5M14 9h6.5M14 13h6.5M14 17h6.5M7 14v3M17 9v4M16 13v4", INK, 0.6),
        rod("M12.3 21.5V8.5M10 12.5h4.5", WOOD, 0.7),
        stroke("M3 3.5l5 5M8 3.5l-5 5", RED, 1.7),
    ),
    "civil_war": _dire(
        wash("#8A7A5C", EARTH),
        rod("M4 21V4M8 21V3M12 21V5M16 21V3M20 21V4", WOOD, 0.8),
        shape(
            IRON,
            "M2.8 5L4 1.5L5.2 5zM6.8 4L8 1l1.2 3zM10.8 6L12 2.5L13.2 6zM14.8 4L16 1l1.2 3zM18.8 5L20 1.5L21.2 5z",
        ),
        shape(ROOF, "M5 15a4 4 0 1 1 .1 0zM12 17a4.5 4.5 0 1 1 .1 0zM19 15a4 4 0 1 1 .1 0z"),
        wash(OCHRE, "M11 12h2v1h-2zM4.3 10.5h1.5v1H4.3zM18.3 10.5h1.5v1h-1.5z"),
    ),
    "drought": _dire(
        stroke("M12 1.5v2M4.5 4.5l1.6 1.5M19.5 4.5l-1.6 1.5M2 11h2.3M22 11h-2.3", OCHRE, 1.3),
        shape(OCHRE, "M12 14.5a4.8 4.8 0 1 1 .1 0z"),
        shape("#C9A05E", "M1.2 15.5h21.6v5.8q0 1.5-1.5 1.5H2.7q-1.5 0-1.5-1.5z"),
        stroke(
            "M4 15.5l2 2.5l-1.5 2l2 2.5M6 18h4l1.5-2.5M10 18l1.5 2l-1 2.5M11.5 20l4-.5l1.5-4M15.5 19.5l1.5 3M17 17.5l5 1",
            "#5B3F1C",
            0.8,
        ),
    ),
    "wayfarers": _dire(
        wash("#8A7A5C", EARTH),
        wash("#E9DCBD", "M9 22.8c0-2 4-2.5 2.5-4.5h2c1.5 2-1 3 1.5 4.5z"),
        rod("M19 21L17.5 6", WOOD, 0.9),
        shape(BLUE, "M7 20.5c0-6 .5-10 4.5-10.5c4 .5 4.5 4.5 4.5 10.5z"),
        shape(SKIN, "M11.5 10.5a2.8 2.8 0 1 1 .1 0z"),
        shape(
            WOOD,
            "M5.5 6c2-.5 3-1 3.5-3.5c1.5-.8 3.5-.8 5 0C14.5 5 15.5 5.5 17.5 6c-2 1.5-10 1.5-12 0z",
        ),
        shape(OCHRE, "M5 13c-2 .5-2.5 4-1 5.5c1.5.8 3.5 0 3.5-2.5s-.8-3.3-2.5-3z"),
    ),
    "support": _dire(
        wash("#8A7A5C", EARTH),
        rod("M5 21V3M12 21V2M19 21V3", WOOD, 0.8),
        shape(STONE, "M5.5 3.5c2.5-1 3.5 1 6 0v6c-2.5 1-3.5-1-6 0z"),
        shape(RED, "M12.5 2.5c2.5-1 3.5 1 6 0v6.5c-2.5 1-3.5-1-6 0z"),
        shape(
            IRON,
            "M2 20v-3c0-2 1.2-3 3-3s3 1 3 3v3zM9 20.5v-3.5c0-2 1.2-3 3-3s3 1 3 3v3.5zM16 20v-3c0-2 1.2-3 3-3s3 1 3 3v3z",
        ),
        stroke("M3.5 17.5h3M10.5 17.5h3M17.5 17.5h3", INK, 1),
    ),
    "resistance": _dire(
        shape(STONE, "M2 22.5V4h3.5v2.5h3V4h2v2.5h3V4h2v2.5h3V4H22v18.5z"),
        shape(INK, "M7 22.5v-7c0-3.5 2-5.5 5-5.5s5 2 5 5.5v7z"),
        stroke("M9.5 11v11.5M12 10v12.5M14.5 11v11.5M7 14.5h10M7 18h10", IRON, 1.1),
        stroke("M3.5 10h2.5M18 10h2.5M3 14h2.5M18.5 14H21M3.5 18H6M18 18h2.5", INK, 0.6),
    ),
}

SYMBOLS: Final = {
    **{f"troyes-card-{name}": drawn for name, drawn in ACTIVITIES.items()},
    **{f"troyes-event-{name}": drawn for name, drawn in EVENTS.items()},
}

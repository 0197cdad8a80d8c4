"""Symbols of Tiny Towns: a silhouette for each building type, and the small plans that say which squares a card looks at."""

from typing import Final

from rynek.draw.goods import FINE, INK

COLOURS: Final = {
    "blue": "#4678B0",
    "red": "#B2453A",
    "gray": "#9A968C",
    "orange": "#D4823A",
    "green": "#4C8A55",
    "yellow": "#DDBB4B",
    "black": "#4A4A50",
    "monument": "#9B7BB5",
}

_OUTLINES: Final = {
    "blue": "M3 11.5L11 4l1 .9V3h3.5v5.2L20 11.5V21H4v-9.5z",
    "red": "M3 21V11l2.5-5.5L12 2.5l6.5 3L21 11v10z",
    "gray": "M4 9.5L12 3l8 6.5h-2V13h2.5l-1.5 8h-14L3.5 13H6V9.5z",
    "orange": "M12 1.5v0l3.5 7V11l5.5 3.5V21H3v-6.5L8.5 11V8.5z",
    "green": "M2.5 10.5L7 4h10l4.5 6.5H19V21H5V10.5z",
    "yellow": "M3 4h18l1.5 6c0 1.5-1 2.3-2 2.5V21h-17v-8.5c-1-.2-2-1-2-2.5z",
    "black": "M3 21V12l5-3.5V12l5-3.5V12l2.5-1.7L16 3h4l1 18z",
    "monument": "M12 1.5L15 6l1 11h2.5v4h-13v-4H8L9 6z",
}
_DETAILS: Final = {
    "blue": "M9.5 21v-5.5h4V21M6.5 13.5h2M15.5 13.5h2",
    "red": "M8.5 21v-7h7v7M8.5 14l7 7M15.5 14l-7 7M10.5 8h3",
    "gray": "M6 13h12M9 9.5V13M15 9.5V13M12 9.5v6.5",
    "orange": "M12 1v4M10.5 2.7h3M10.3 21v-4a1.7 1.7 0 0 1 3.4 0v4M12 11v2.5",
    "green": "M5 10.5h14M9 21v-6h3.5v6M15 13h2.5v3H15z",
    "yellow": "M1.7 10.5h20.6M7 4L6 12M12 4v8.5M17 4l1 8M9.5 21v-5.5h5V21",
    "black": "M6 16h2M11 16h2M16 16h2M16 6.5h4.3",
    "monument": "M9 6h6M8.2 17h7.6M12 9v5",
}


def _building(kind: str) -> str:
    body = f'<path d="{_OUTLINES[kind]}" fill="{COLOURS[kind]}" {INK}/>'
    return body + f'<path d="{_DETAILS[kind]}" {FINE}/>'


def _plan(cells: str, centre: tuple[int, int] | None, size: int) -> str:
    """A small plan of squares: those a card looks at are dark, its own place is a ring."""
    step = 22 / size
    drawn = []
    for place, mark in enumerate(cells.replace("/", "")):
        x, y = 1 + place % size * step, 1 + place // size * step
        fill = "var(--paper-ink)" if mark == "#" else "none"
        drawn.append(
            f'<rect x="{x + 0.6:.1f}" y="{y + 0.6:.1f}" width="{step - 1.2:.1f}" height="{step - 1.2:.1f}" rx="1"'
            f' fill="{fill}" stroke="var(--paper-ink)" stroke-width=".9" stroke-opacity=".7"/>'
        )
    if centre is not None:
        x, y = 1 + (centre[0] + 0.5) * step, 1 + (centre[1] + 0.5) * step
        drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{step * 0.3:.1f}" fill="var(--paper-gold)"/>')
    return "".join(drawn)


SYMBOLS: Final = {
    **{f"tiny_towns-{kind}": _building(kind) for kind in COLOURS},
    "tiny_towns-adjacent": _plan(".#./#.#/.#.", (1, 1), 3),
    "tiny_towns-around": _plan("###/#.#/###", (1, 1), 3),
    "tiny_towns-lines": _plan(".#../#.##/.#../.#..", (1, 1), 4),
    "tiny_towns-corners": _plan("#..#/..../..../#..#", None, 4),
    "tiny_towns-centre": _plan("..../.##./.##./....", None, 4),
    "tiny_towns-empty": _plan("................", None, 4),
    "tiny_towns-group": _plan("..../.##./..##/....", None, 4),
}

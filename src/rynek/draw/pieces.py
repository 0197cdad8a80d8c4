"""Pieces: cubes, workers, houses and the like, on a field of 24 by 24.

A piece takes its colour from the `color` of the element that uses it: `use("piece-house", x, y, 24, color="var(--wood)")`,
or from a seat by `seats.seated("worker", seat, x, y, size)`, which lays the seat's pattern and letter over it.
"""

from typing import Final

from rynek.draw.goods import FINE, INK
from rynek.draw.markup import Markup
from rynek.draw.svg import group, rect, remembered, use

SHAPES: Final = {
    "worker": "M12 2.5a3.6 3.6 0 0 1 3.3 5c3 .6 6 2 6 3.7c0 1.5-2.3 2-4.5 2l3.2 8.3h-6l-2-4l-2 4H4l3.2-8.3c-2.2 0-4.5-.5-4.5-2c0-1.7 3-3.1 6-3.7A3.6 3.6 0 0 1 12 2.5z",
    "house": "M3.5 11L12 3l8.5 8v10h-17z",
    "pillar": "M5 3h14v3.5h-2.5v11H19V21H5v-3.5h2.5v-11H5z",
    "disc": "M12 21.5a9.5 9.5 0 1 1 0-19a9.5 9.5 0 0 1 0 19z",
    "cube": "M3 7.5L12 3l9 4.5v9.5L12 21.5L3 17z",
    "merchant": "M12 2.5c2.5 0 4 1.7 4 3.7c0 1.3-.6 2.3-1.5 3c3.5 1 5 4 5 12.3h-15c0-8.3 1.5-11.3 5-12.3c-.9-.7-1.5-1.7-1.5-3c0-2 1.5-3.7 4-3.7z",
    "architect": "M12 2.5l3 5.5l5.5 13.5h-4.5L12 12l-4 9.5H3.5L9 8z",
    "tower": "M5 3h3v2.5h2.5V3h3v2.5H16V3h3v6l-2 2v10.5H7V11L5 9z",
    "crest": "M3.5 3h17v8c0 5.5-3.5 8.5-8.5 10.5C7 19.5 3.5 16.5 3.5 11z",
    "ring": "M12 21.5a9.5 9.5 0 1 1 0-19a9.5 9.5 0 0 1 0 19zM12 16.5a4.5 4.5 0 1 0 0-9a4.5 4.5 0 0 0 0 9z",
    "flag": "M5 2.5h2V4c5-2.5 8 2.5 13 0v9c-5 2.5-8-2.5-13 0v8.5H5z",
}
DETAILS: Final = {
    "cube": "M3 7.5l9 4.5l9-4.5M12 12v9.5",
    "house": "M10 21v-5.5h4V21",
    "pillar": "M7.5 6.5h9M7.5 17.5h9M10.5 8v8M13.5 8v8",
    "tower": "M10.5 21.5v-4.5h3v4.5",
}


def _piece(name: str) -> str:
    details = f'<path d="{DETAILS[name]}" {FINE}/>' if name in DETAILS else ""
    return f'<path d="{SHAPES[name]}" fill="currentColor" fill-rule="evenodd" {INK}/>{details}'


SYMBOLS: Final = {
    **{f"piece-{name}": _piece(name) for name in SHAPES},
    **{f"piece-{name}-over": f'<path d="{shape}" fill-rule="evenodd"/>' for name, shape in SHAPES.items()},
}


@remembered
def cube(good: str, x: float, y: float, size: float) -> Markup:
    """A cube of a good, with the good's silhouette on it."""
    colour = f"var(--{'gold-good' if good == 'gold' else good})"
    face = rect(x, y, size, size, size * 0.14, fill=colour, stroke="var(--paper-ink)", stroke_width=1.4)
    shine = rect(x + 2, y + 2, size - 4, size - 4, size * 0.1, fill="none", stroke="#FFFDF6", stroke_opacity=0.55)
    return group(face, shine, use(f"good-{good}", x + size * 0.16, y + size * 0.16, size * 0.68))

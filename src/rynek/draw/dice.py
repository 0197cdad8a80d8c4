"""Dice: pips on the left, and on the right the silhouette of what the die stands for."""

from typing import Final

from rynek.draw.markup import Markup
from rynek.draw.svg import circle, group, line, rect, remembered, use

PIPS: Final = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


@remembered
def die(
    pips: int,
    x: float,
    y: float,
    size: float = 34,
    *,
    symbol: str | None = None,
    fill: str = "#FFFDF6",
    ink: str = "var(--paper-ink)",
) -> Markup:
    """A die of height `size`; with a symbol it is 1.7 times as wide. Pips 0 is a die not yet rolled."""
    wide = size if symbol is None else size * 1.7
    face = rect(x, y, wide, size, size * 0.2, fill=fill, stroke="var(--paper-ink)", stroke_width=1.5)
    rim = rect(x + 1.5, y + 1.5, wide - 3, size - 3, size * 0.16, fill="none", stroke="#FFFDF6", stroke_opacity=0.6)
    middle, step = size / 2, size * 0.27
    dots = [circle(x + middle + dx * step, y + middle + dy * step, size * 0.09, fill=ink) for dx, dy in PIPS[pips]]
    return group(face, rim, *dots, *_sign(symbol, x + size, y, size, ink))


def _sign(symbol: str | None, x: float, y: float, size: float, ink: str) -> list[Markup]:
    if symbol is None:
        return []
    mark = size * 0.56
    rule = line(x, y + size * 0.2, x, y + size * 0.8, stroke=ink, stroke_opacity=0.5)
    field = rect(x + size * 0.03, y + size * 0.17, size * 0.62, size * 0.66, size * 0.12, fill="#FDF9EE")
    return [rule, field, use(symbol, x + size * 0.06, y + (size - mark) / 2, mark)]

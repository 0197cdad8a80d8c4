"""The cathedral as architecture: the site with the drawing of what it is to become, and bays as high as they are built."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.svg import Markup, join, polygon, rect, use
from rynek.draw.troyes.layout import CATHEDRAL, COLUMN
from rynek.draw.troyes.symbols import TINTS

BAY: Final = 46
LEVEL: Final = 38
FIRST: Final = 30
FLOOR: Final = CATHEDRAL - 26


def window(column: int, level: int) -> tuple[float, float]:
    """The middle of a window."""
    return FIRST + (column + 0.5) * BAY, FLOOR - (level + 0.5) * LEVEL


def site() -> Markup:
    """The ground, and the value and the influence of each bay."""
    frame = rect(0, 0, COLUMN, CATHEDRAL, 8, fill=TINTS["white"], stroke="var(--paper-line)")
    return join(frame, *[_foot(column) for column in range(6)])


def _foot(column: int) -> Markup:
    x = FIRST + column * BAY
    influence = 1 if column < 3 else 2
    return join(
        text(str(column + 1), x + 13, FLOOR + 19, 15, anchor="middle", bold=True),
        *[use("troyes-influence", x + 20 + i * 11, FLOOR + 6, 14) for i in range(influence)],
    )


def bay(column: int, built: int) -> Markup:
    """A bay."""
    x, top = FIRST + column * BAY, FLOOR - 3 * LEVEL
    roof = polygon(
        [(x, top), (x + BAY / 2, top - 30), (x + BAY, top)], fill="var(--paper-deep)", stroke="var(--paper-ink)"
    )
    cells = [
        rect(x + 2, FLOOR - (level + 1) * LEVEL, BAY - 4, LEVEL, fill="var(--paper-card)", stroke="var(--paper-line)")
        for level in range(3)
    ]
    return join(roof, *cells)

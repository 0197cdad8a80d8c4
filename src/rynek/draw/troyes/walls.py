"""The town wall, behind the plan and the tiles of influence. Nothing here ever changes."""

from rynek.draw.svg import Markup, rect
from rynek.draw.troyes.layout import COLUMN, STRIP


def wall(place: int) -> Markup:
    """A stretch of the wall."""
    return rect(0, 0, COLUMN, STRIP, 8, fill="var(--paper-deep)", stroke="var(--paper-line)")

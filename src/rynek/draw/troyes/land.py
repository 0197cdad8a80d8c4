"""The land before the town, on which the Events lie, and the fields. Nothing here ever changes."""

from rynek.draw.svg import Markup, rect
from rynek.draw.troyes.layout import COLUMN, STRIP


def road(place: int, high: float) -> Markup:
    """A stretch of the road to the town."""
    return rect(0, 0, COLUMN, high, 7, fill="var(--paper-land)", stroke="var(--paper-line)")


def fields() -> Markup:
    """The fields of agriculture."""
    return rect(0, 0, COLUMN, STRIP, 7, fill="#EBCB6655", stroke="var(--paper-line)")

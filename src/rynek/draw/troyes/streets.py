"""Streets: the houses of a district and the cobbles on which its dice lie. Nothing here ever changes."""

from rynek.draw.svg import Markup, rect
from rynek.draw.troyes.layout import COLUMN


def street(owner: str, high: float) -> Markup:
    """The ground of a district."""
    return rect(0, 0, COLUMN, high, 7, fill="var(--paper)")

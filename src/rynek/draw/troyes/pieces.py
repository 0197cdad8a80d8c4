"""Citizens and cubes of players and of grey, with their letters."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.markup import Markup
from rynek.draw.seats import colour, letter, pattern, seated
from rynek.draw.svg import group, rect, use
from rynek.games.troyes.view_types import TroyesView

GREY: Final = "#B9B4AA"


def seat_of(owner: str) -> int:
    """The seat of a letter."""
    return SEAT.value(owner)


def asked(view: TroyesView) -> str:
    """The name of the step that is asked now."""
    return "" if view["step"] is None else str(view["step"]["step"])


def citizen(owner: str, x: float, y: float, size: float) -> Markup:
    """A standing citizen of a player or of grey."""
    if owner == "grey":
        return use("troyes-grey", x, y, size)
    return seated("worker", seat_of(owner), x, y, size)


def lying_citizen(owner: str, x: float, y: float, size: float) -> Markup:
    """A citizen lying on a building."""
    if owner == "grey":
        return use("troyes-lying", x, y, size, color=GREY)
    seat = seat_of(owner)
    return group(
        use("troyes-lying", x, y, size, color=colour(seat)),
        letter(seat, x + size * 0.52, y + size * 0.58, max(11.5, size * 0.4)),
    )


def cube(owner: str, x: float, y: float, size: float) -> Markup:
    """A cube of a player or of grey."""
    edge = {"stroke": "var(--paper-ink)", "stroke_width": 1.2}
    if owner == "grey":
        return rect(x, y, size, size, 2, fill=GREY, **edge)
    seat = seat_of(owner)
    face = rect(x, y, size, size, 2, fill=colour(seat), **edge)
    over = rect(x, y, size, size, 2, fill=pattern(seat))
    return group(face, over, letter(seat, x + size / 2, y + size / 2, size * 0.72))


def card_ground(x: float, y: float, wide: float, high: float) -> Markup:
    """A card that lies on the board: its shadow, its surface, its edge."""
    shadow = rect(x + 1.5, y + 2.5, wide, high, 7, fill="var(--paper-ink)", fill_opacity=0.16)
    return Markup(shadow + rect(x, y, wide, high, 7, fill="var(--paper-card)", stroke="var(--paper-ink)"))

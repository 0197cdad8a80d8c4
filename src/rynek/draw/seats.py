"""Seats: each has a colour, a letter and a pattern, and every piece of a seat carries two of the three."""

from typing import Final

from rynek.core.view_types import Head
from rynek.draw.lettering import SMALLEST, text
from rynek.draw.markup import Markup
from rynek.draw.svg import circle, group, join, rect, remembered, use

LETTERS: Final = "ABCDEF"
PATTERNS: Final = ("plain", "bend", "dots", "chevrons", "lozenges", "checks")
LIGHT_INK: Final = "#FFFDF6"

_MARK = f'stroke="{LIGHT_INK}" stroke-opacity=".5" fill="none" stroke-width="1.6"'
_SPOT = f'fill="{LIGHT_INK}" fill-opacity=".42"'

SYMBOLS: Final = {
    "pattern-b": f'<path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" {_MARK}/>',
    "pattern-c": f'<circle cx="4" cy="4" r="1.5" {_SPOT}/>',
    "pattern-d": f'<path d="M0 6l4 -4l4 4" {_MARK}/>',
    "pattern-e": f'<path d="M4 .8l2.4 3.2l-2.4 3.2l-2.4 -3.2z" {_SPOT}/>',
    "pattern-f": f'<path d="M0 0h4v4h-4zM4 4h4v4h-4z" {_SPOT}/>',
}


def colour(seat: int) -> str:
    """The colour of a seat, for `fill` and `stroke`."""
    return f"var(--seat-{LETTERS[seat].lower()})"


def pattern(seat: int) -> str:
    """The pattern of a seat, to be laid over its colour; A is plain."""
    return "none" if seat == 0 else f"url(#pattern-{LETTERS[seat].lower()})"


def seats_from(view: Head) -> tuple[str, ...]:
    """The letters of all seats around the table, the viewer's own first."""
    own = 0 if view["seat"] is None else LETTERS.index(view["seat"])
    around = LETTERS[: view["players"]]
    return tuple(around[own:] + around[:own])


@remembered
def banner(seat: int, x: float, y: float, width: float, height: float, radius: float = 3) -> Markup:
    """A surface in a seat's colour and pattern."""
    frame = rect(x, y, width, height, radius, fill=colour(seat), stroke="var(--paper-ink)")
    return join(frame, rect(x, y, width, height, radius, fill=pattern(seat)))


@remembered
def badge(seat: int, x: float, y: float, size: float = 20) -> Markup:
    """A round token with the seat's letter, its middle at a place."""
    disc = circle(x, y, size / 2, fill=colour(seat), stroke="var(--paper-ink)", stroke_width=1.2)
    rim = circle(x, y, size / 2 - 1.4, fill=pattern(seat), stroke=LIGHT_INK, stroke_opacity=0.8)
    return join(disc, rim, letter(seat, x, y, max(SMALLEST, size * 0.62)))


@remembered
def letter(seat: int, x: float, y: float, size: float) -> Markup:
    """A seat's letter, its middle at a place, in light ink with a dark edge."""
    edge = {"stroke": colour(seat), "stroke_width": size * 0.22, "paint_order": "stroke", "aria_hidden": "true"}
    return text(LETTERS[seat], x, y + size * 0.35, size, anchor="middle", bold=True, fill=LIGHT_INK, **edge)  # type: ignore[arg-type]


@remembered
def seated(shape: str, seat: int, x: float, y: float, size: float, least: float = SMALLEST) -> Markup:
    """A piece of a seat: a shape of `pieces`, in the seat's colour and pattern, with its letter."""
    lettered = letter(seat, x + size / 2, y + size * 0.66, max(least, size * 0.4))
    body = use(f"piece-{shape}", x, y, size, color=colour(seat))
    return group(body, use(f"piece-{shape}-over", x, y, size, fill=pattern(seat)), lettered)

"""SVG elements as text: every attribute and every word is escaped, so that no name can become markup."""

from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import TypeVar, cast

from rynek.draw.markup import Markup

Draw = TypeVar("Draw", bound=Callable[..., Markup])


def remembered(draw: Draw) -> Draw:
    """Lets a pure function write the same thing only once: pictures repeat themselves, and most of a changed one stays.

    Typed, because 1 and True are equal and are written differently.
    """
    return cast("Draw", lru_cache(8192, typed=True)(draw))


def tag(name: str, *children: str, **attributes: object) -> Markup:
    """An element. `font_size` becomes `font-size`, `class_` becomes `class`; None leaves an attribute out."""
    said = name + "".join([_said(key, value) for key, value in attributes.items() if value is not None])
    inside = join(*children) if children else ""
    return Markup(f"<{said}>{inside}</{name}>" if inside else f"<{said}/>")


def join(*parts: str) -> Markup:
    """Several elements one after the other; plain text among them is escaped."""
    return Markup("".join([part if type(part) is Markup else escape(part) for part in parts]))


def group(*children: str, at: tuple[float, float] | None = None, **attributes: object) -> Markup:
    """A `<g>`, moved to a place."""
    where = None if at is None else f"translate({number(at[0])} {number(at[1])})"
    return tag("g", *children, transform=where, **attributes)


@remembered
def rect(x: float, y: float, width: float, height: float, radius: float | None = None, **attributes: object) -> Markup:
    """A rectangle, its corners rounded by `radius`."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


@remembered
def circle(x: float, y: float, radius: float, **attributes: object) -> Markup:
    """A circle around a point."""
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


@remembered
def line(x1: float, y1: float, x2: float, y2: float, **attributes: object) -> Markup:
    """A line between two points, in ink unless told otherwise."""
    attributes.setdefault("stroke", "var(--paper-ink)")
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


@remembered
def path(d: str, **attributes: object) -> Markup:
    """A path; `d` is in SVG's own language."""
    return tag("path", d=d, **attributes)


def polygon(points: list[tuple[float, float]], **attributes: object) -> Markup:
    """A closed shape through these points."""
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


@remembered
def use(symbol: str, x: float, y: float, size: float, height: float | None = None, **attributes: object) -> Markup:
    """A symbol of the sheet, its upper left corner at a place."""
    return tag("use", href=f"#{symbol}", x=x, y=y, width=size, height=size if height is None else height, **attributes)


@lru_cache(16_384)
def number(value: float) -> str:
    """A coordinate, at most two digits after the point."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


# The same few colours, sizes and words come again and again in every picture: writing them once makes it half as dear.
# Typed, because 1 and 1.0 and True are equal and are written differently.
@lru_cache(32_768, typed=True)
def _said(key: str, value: object) -> str:
    written = number(value) if isinstance(value, float) else escape(str(value))
    return f' {key.rstrip("_").replace("_", "-")}="{written}"'

"""Parts and pieces: what can be clicked or explained on a board, and what travels over it."""

from rynek.draw.markup import Markup
from rynek.draw.svg import group, path, rect, remembered


@remembered
def box(x: float, y: float, width: float, height: float, radius: float = 6) -> Markup:
    """The edge of a part that is a rectangle."""
    return rect(x, y, width, height, radius, class_="edge", fill="transparent")


@remembered
def outline(d: str) -> Markup:
    """The edge of a part that has another shape."""
    return path(d, class_="edge", fill="transparent")


def part(
    name: str,
    edge: Markup,
    *children: str,
    label: str = "",
    title: str = "",
    tip: str = "",
    at: tuple[float, float] | None = None,
    **attributes: object,
) -> Markup:
    """Something that may be chosen: `part("square:b3", box(…), …)`.

    `name` is what `spots` and `where` answer. The page lights up the edge, which lies over the children and takes the
    clicks. `label` is what a screen reader says; `title` and `tip` are shown on hover, focus or tap.
    """
    return group(
        *children,
        edge,
        at=at,
        class_="part",
        data_part=name,
        data_label=label or title or None,
        data_title=title or None,
        data_tip=tip or None,
        **attributes,
    )


def tipped(title: str, tip: str, *children: str, at: tuple[float, float] | None = None) -> Markup:
    """Something that cannot be chosen but explains itself."""
    return group(*children, at=at, class_="tipped", data_title=title, data_tip=tip or None)


def piece(name: str, x: float, y: float, *children: str, origin: str | None = None) -> Markup:
    """Something that travels: when the same name lies elsewhere in the next picture, the page moves it there.

    Names must be the same from picture to picture and occur once: `cube:A:b3`, `worker:B:2`, `provost`. A new piece comes
    from its `origin`, the name of a part.
    """
    return group(*children, at=(x, y), data_piece=name, data_origin=origin)

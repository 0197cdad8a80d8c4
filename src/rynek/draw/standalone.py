"""Standalone: a picture as a whole SVG document, with its colours and the symbols it uses."""

from rynek.draw import tokens
from rynek.draw.picture import Picture, needed
from rynek.draw.sheet import symbols
from rynek.draw.svg import Markup, group, join, rect, tag


class Svg(str):
    """A whole SVG document as text, which shows itself in a notebook."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def standalone(picture: Picture) -> Svg:
    """The picture alone, as a file or in a notebook."""
    body = join(*[group(region.body, data_region=region.name) for region in picture.regions])
    return Svg(
        tag(
            "svg",
            tag("title", picture.label),
            tag("style", Markup(tokens.standalone())),
            tag("defs", *symbols(needed(body))),
            rect(0, 0, picture.width, picture.height, fill="var(--paper)"),
            body,
            xmlns="http://www.w3.org/2000/svg",
            class_="rynek",
            role="img",
            viewBox=f"0 0 {picture.width} {picture.height}",
            width=picture.width,
            height=picture.height,
        )
    )

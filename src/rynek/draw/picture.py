"""Picture: a board as SVG, made of named regions, so that only regions that changed need to travel."""

import re
from typing import Final

from rynek.draw import tokens
from rynek.draw.svg import Markup, group, join, rect, tag

USED: Final = re.compile(r'(?:href="#|url\(#)([\w-]+)')


class Region:
    """A named part of a picture that is drawn, and sent, as a whole."""

    __slots__ = ("body", "name")

    def __init__(self, name: str, *body: str) -> None:
        self.name = name
        self.body = join(*body)


class Svg(str):
    """A whole SVG document as text, which shows itself in a notebook."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


class Picture:
    """Regions on one sheet, painted in their order. Draw 960 units wide; the height is free."""

    __slots__ = ("height", "label", "regions", "width")

    def __init__(self, width: int, height: int, *regions: Region, label: str = "") -> None:
        self.width = width
        self.height = height
        self.regions = regions
        self.label = label

    def parts(self) -> dict[str, str]:
        """The regions by name: what travels to the page."""
        return {region.name: str(region.body) for region in self.regions}

    def svg(self) -> Svg:
        """The picture alone, with its colours and the symbols it uses."""
        from rynek.draw.sheet import symbols  # noqa: PLC0415 - the sheet asks the drawings, which make pictures

        body = join(*[group(region.body, data_region=region.name) for region in self.regions])
        style = tag("style", Markup(tokens.standalone()))
        ground = rect(0, 0, self.width, self.height, fill="var(--paper)")
        return Svg(
            tag(
                "svg",
                tag("title", self.label),
                style,
                tag("defs", *symbols(needed(body))),
                ground,
                body,
                xmlns="http://www.w3.org/2000/svg",
                class_="rynek",
                role="img",
                viewBox=f"0 0 {self.width} {self.height}",
                width=self.width,
                height=self.height,
            )
        )

    def _repr_svg_(self) -> str:
        return str(self.svg())


def needed(body: str) -> list[str]:
    """The symbols a piece of SVG refers to, each once."""
    return list(dict.fromkeys(USED.findall(body)))

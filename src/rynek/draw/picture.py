"""Picture: a board as SVG, made of named regions, so that only regions that changed need to travel."""

import re
from typing import Final

from rynek.draw.svg import join

USED: Final = re.compile(r'(?:href="#|url\(#)([\w-]+)')


class Region:
    """A named part of a picture that is drawn, and sent, as a whole."""

    __slots__ = ("body", "name")

    def __init__(self, name: str, *body: str) -> None:
        self.name = name
        self.body = join(*body)


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


def needed(body: str) -> list[str]:
    """The symbols a piece of SVG refers to, each once."""
    return list(dict.fromkeys(USED.findall(body)))

"""Picture: a board as panels, each an SVG picture with coordinates of its own, and how they are arranged by size of screen."""

import re
from typing import Final

from rynek.draw.arrangement import Section
from rynek.draw.region import Region

USED: Final = re.compile(r'(?:href="#|url\(#)([\w-]+)')
SIZES: Final = ("wide", "middle", "phone")


class Panel:
    """A part of the board that lies where the screen has room for it. Its regions are painted in their order, inside its box."""

    __slots__ = ("box", "label", "name", "regions")

    def __init__(self, name: str, box: tuple[float, float, float, float], *regions: Region, label: str = "") -> None:
        self.name = name
        self.box = box
        self.regions = regions
        self.label = label

    def order(self) -> tuple[str, ...]:
        """The names of its regions, in the order in which they are painted."""
        return tuple([region.name for region in self.regions])


class Picture:
    """Panels, and for each of SIZES the sections in which they are arranged, from the top down."""

    __slots__ = ("label", "panels", "sizes")

    def __init__(self, *panels: Panel, sizes: dict[str, tuple[Section, ...]], label: str = "") -> None:
        self.panels = panels
        self.sizes = sizes
        self.label = label

    @classmethod
    def single(cls, width: int, height: int, *regions: Region, label: str = "") -> "Picture":
        """A board that is one panel on every screen."""
        sections = (Section("board", width=width),)
        return cls(Panel("board", (0, 0, width, height), *regions), sizes=dict.fromkeys(SIZES, sections), label=label)

    def parts(self) -> dict[str, str]:
        """The regions by name: what travels to the page."""
        return {region.name: region.body for panel in self.panels for region in panel.regions}

    def panel(self, name: str) -> Panel:
        """The panel of a name."""
        return next(panel for panel in self.panels if panel.name == name)

    def boxes(self) -> dict[str, tuple[float, float, float, float]]:
        """The boxes of all panels by name."""
        return {panel.name: panel.box for panel in self.panels}


def needed(body: str) -> list[str]:
    """The symbols a piece of SVG refers to, each once."""
    return list(dict.fromkeys(USED.findall(body)))

"""Standalone: a picture in its wide arrangement as a whole SVG document, with its colours and the symbols it uses."""

from rynek.draw import tokens
from rynek.draw.arrangement import GAP, Box
from rynek.draw.markup import Markup
from rynek.draw.picture import Panel, Picture, needed
from rynek.draw.sheet import symbols
from rynek.draw.svg import group, join, number, rect, tag


class Svg(str):
    """A whole SVG document as text, which shows itself in a notebook."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def standalone(picture: Picture) -> Svg:
    """The picture alone, as a file or in a notebook."""
    width, height, places = on_one_sheet(picture)
    body = join(*[_panel(picture.panel(name), box) for name, box in places.items()])
    return Svg(
        tag(
            "svg",
            tag("title", picture.label),
            tag("style", Markup(tokens.standalone())),
            tag("defs", *symbols(needed(body))),
            rect(0, 0, width, height, fill="var(--paper)"),
            body,
            xmlns="http://www.w3.org/2000/svg",
            class_="rynek",
            role="img",
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
        )
    )


def on_one_sheet(picture: Picture) -> tuple[float, float, dict[str, Box]]:
    """The wide arrangement, one section below the other, swiped panels, too."""
    sections, boxes = picture.sizes["wide"], picture.boxes()
    found: dict[str, Box] = {}
    top = 0.0
    for section in sections:
        high, places = section.placed(boxes)
        for name, (x, y, wide, tall) in places.items():
            found[name] = (x, top + y, wide, tall)
            top += tall + GAP if section.swiped else 0.0
        top += 0.0 if section.swiped else high + GAP
    return sections[0].width, top - GAP, found


def _panel(panel: Panel, box: Box) -> Markup:
    """A panel at its place: a drawing with coordinates of its own inside the sheet's."""
    x, y, width, height = box
    body = [group(Markup(region.body), data_region=region.name) for region in panel.regions]
    view = " ".join(number(float(one)) for one in panel.box)
    return tag("svg", *body, x=x, y=y, width=width, height=height, viewBox=view, overflow="visible")

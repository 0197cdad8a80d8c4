"""The land before the town, on which the Events lie, and the fields. Nothing here ever changes."""

from rynek.draw.markup import Markup
from rynek.draw.svg import join, path, rect
from rynek.draw.troyes import masonry
from rynek.draw.troyes.layout import COLUMN, STRIP
from rynek.draw.troyes.masonry import LEAF, STRAW, TIMBER


def road(place: int, high: float) -> Markup:
    """A stretch of the road to the town, three to a row, hills behind it."""
    stretch = place % 3
    ground = rect(0, 0, COLUMN, high, 7, fill="var(--paper-land)", stroke="var(--paper-line)")
    far = (
        f"M0 {high * 0.42:.1f}"
        + ("c60-26 110-26 178-6s120 10 179-10" if stretch % 2 else "c70-22 130-10 178 4s130-30 179-8")
        + f"V{high - 7:.1f}a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z"
    )
    near = f"M0 {high * 0.72:.1f}c80-14 140 8 200-2s110-14 157-2V{high - 7:.1f}a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z"
    way = f"M0 {high * 0.86:.1f}c90-16 120 10 190-6s110-6 167-4"
    return join(
        ground,
        path(far, fill=LEAF, fill_opacity=0.16),
        path(near, fill=LEAF, fill_opacity=0.2),
        path(way, fill="none", stroke="var(--paper)", stroke_width=9),
        path(
            way, fill="none", stroke="var(--paper-muted)", stroke_width=0.9, stroke_dasharray="5 7", stroke_opacity=0.6
        ),
        *_landmarks(stretch, high),
    )


def _landmarks(stretch: int, high: float) -> list[Markup]:
    """Woods, a mill, a wayside cross, a village: each stretch has its own."""
    low = high * 0.7
    if stretch == 0:
        woods = [
            masonry.tree(x, low - y, size)
            for x, y, size in ((24, 12, 22), (40, 6, 28), (58, 12, 20), (176, 14, 20), (192, 8, 26))
        ]
        return [*woods, _cross(318, low + 2), _furrows(230, low - 18)]
    if stretch == 1:
        return [
            _mill(300, low + 2),
            _furrows(40, low - 14),
            masonry.tree(140, low - 8, 24),
            masonry.tree(156, low - 4, 18),
            _furrows(190, low - 20),
        ]
    return [
        _village(36, low),
        masonry.tree(150, low - 6, 26),
        masonry.tree(214, low - 10, 20),
        _village(262, low - 2),
        masonry.tree(336, low, 24),
    ]


def _furrows(x: float, y: float) -> Markup:
    """A ploughed field."""
    lines = "".join(f"M{x + i * 9:.1f} {y:.1f}l-8 14" for i in range(8))
    return path(lines, fill="none", stroke=STRAW, stroke_width=3, stroke_opacity=0.4, stroke_linecap="round")


def _cross(x: float, y: float) -> Markup:
    return path(f"M{x} {y}v-22M{x - 6} {y - 15}h12M{x - 5} {y}h10", fill="none", stroke=TIMBER, stroke_width=2.6)


def _mill(x: float, y: float) -> Markup:
    """A windmill."""
    body = masonry.surface(f"M{x - 8} {y}l3-24h10l3 24z", "#FFFDF6", 0.8)
    roof = masonry.surface(f"M{x - 6} {y - 24}q6-9 12 0z", masonry.TILE, 0.75)
    sails = f"M{x} {y - 24}l-15-13M{x} {y - 24}l15-13M{x} {y - 24}l-13 14M{x} {y - 24}l13 14"
    cloth = f"M{x - 15} {y - 37}l4-1l9 9l-2 2zM{x + 15} {y - 37}l-4-1l-9 9l2 2zM{x - 13} {y - 10}l4 1l7-9l-2-2zM{x + 13} {y - 10}l-4 1l-7-9l2-2z"
    return join(
        body, roof, masonry.surface(cloth, "#FFFDF6", 0.9), path(sails, fill="none", stroke=TIMBER, stroke_width=1.6)
    )


def _village(x: float, y: float) -> Markup:
    """Three cottages under thatch."""
    walls = "".join(f"M{x + left} {y + low}v-9h14v9z" for left, low in ((0, 0), (22, 4), (44, -2)))
    roofs = "".join(f"M{x + left - 3} {y + low - 8}l10-10l10 10z" for left, low in ((0, 0), (22, 4), (44, -2)))
    doors = "".join(f"M{x + left + 5} {y + low}v-5h4v5z" for left, low in ((0, 0), (22, 4), (44, -2)))
    return join(masonry.surface(walls, "#FFFDF6", 0.7), masonry.surface(roofs, STRAW, 0.7), masonry.shaded(doors, 0.5))


def fields() -> Markup:
    """The fields of agriculture: strips of corn, sheaves, a mill on the hill."""
    ground = rect(0, 0, COLUMN, STRIP, 7, fill="var(--paper-land)", stroke="var(--paper-line)")
    hill = f"M0 22c60-14 120-6 170-2s120-14 187-6V{STRIP - 7}a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z"
    strips = "".join(f"M{x} {STRIP - 1}L{120 + x * 0.42:.0f} 20" for x in range(20, COLUMN, 17))
    sheaves = "".join(
        f"M{x} {y}l4-8q-5-1-6-6q4 1 6 4q0-4 2-6q2 2 2 6q2-3 6-4q-1 5-6 6l4 8z"
        for x, y in ((168, 43), (190, 46), (212, 41))
    )
    return join(
        ground,
        path(hill, fill=STRAW, fill_opacity=0.34),
        path(strips, fill="none", stroke=STRAW, stroke_width=2.4, stroke_opacity=0.4),
        masonry.surface(sheaves, "#DDA928", 0.85),
        _mill(238, 45),
    )

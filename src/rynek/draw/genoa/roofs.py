"""Roofs, trees and yards: the buildings of the city as one sees them from a hill above it.

All tints are laid thinly over the paper, so that they dim with it in the dark.
"""

from typing import Final

from rynek.draw.markup import Markup
from rynek.draw.svg import circle, group, join, number, path, rect, use

INK: Final = "var(--paper-ink)"
TILE: Final = "#B4532F"
SLATE: Final = "#5F7583"
STRAW: Final = "#B88A2E"
LEAF: Final = "#5B7D3C"
STONE: Final = "#8F8675"
WATER: Final = "#5E93A3"
CLOTH: Final = ("#A8322A", "#24589C", "#C98A12", "#2F7040")


def hip(x: float, y: float, wide: float, high: float, tone: str = TILE) -> Markup:
    """A hipped roof with its ridge along the longer side: the light comes from the upper left."""
    run = min(wide, high) * 0.46
    right, low = x + wide, y + high
    flat = wide >= high
    one = _point(x + run, y + high / 2) if flat else _point(x + wide / 2, y + run)
    other = _point(right - run, y + high / 2) if flat else _point(x + wide / 2, low - run)
    corners = [_point(x, y), _point(right, y), _point(right, low), _point(x, low)]
    near = f"M{corners[3]}L{one if flat else other} {other} {corners[2]}z"
    side = f"M{corners[1]}L{other if flat else one} {other} {corners[2]}z"
    ridge = f"M{corners[0]}L{one} {other} {corners[2]}M{corners[3]}L{one if flat else other}M{corners[1]}L{other if flat else one}"
    return group(
        rect(x + 2.0, y + 3.0, wide, high, stroke="none", opacity=0.16),
        rect(x, y, wide, high, fill=tone, fill_opacity=0.62),
        path(near, stroke="none", opacity=0.17), path(side, stroke="none", opacity=0.1), path(ridge, fill="none"),
        fill=INK, stroke=INK, stroke_opacity=0.55, stroke_width=0.8,
    )  # fmt: skip


def _point(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


def tree(x: float, y: float, size: float = 9) -> Markup:
    """A tree from above, its middle at a place."""
    return use("genoa-tree", x - size / 2, y - size / 2, size)


def trees(*places: tuple[float, float], size: float = 9) -> Markup:
    """Several trees."""
    return join(*[tree(x, y, size) for x, y in places])


def lawn(x: float, y: float, wide: float, high: float) -> Markup:
    """Grass."""
    return rect(x, y, wide, high, 4, fill=LEAF, fill_opacity=0.3)


def villa(wide: float, high: float) -> Markup:
    """A house at the end of its garden: beds, hedges, trees in rows."""
    house = wide - 62
    rows = [(x, y) for x in range(74, int(house - 8), 13) for y in (int(high - 30), int(high - 17))]
    hedge = rect(62, high - 38, house - 66, 30, 3, fill="none", stroke=LEAF, stroke_opacity=0.75, stroke_width=2)
    return group(
        lawn(62, high - 38, house - 66, 30), hedge, trees(*rows),
        hip(house, high - 39, 26, 32), hip(house + 22, high - 36, 34, 17), hip(house + 38, high - 24, 18, 16),
    )  # fmt: skip


def warehouse(wide: float, high: float) -> Markup:
    """Two long roofs side by side, with bales before them."""
    bales = [rect(64 + place * 6, high - 9, 5, 4, 1, fill=STRAW, fill_opacity=0.8) for place in range(3)]
    return group(hip(60, high - 40, wide - 68, 16), hip(60, high - 22, wide - 68, 15), *bales)


def hall(wide: float, high: float, tone: str) -> Markup:
    """A large hall with a turret; an upright one lies behind its symbols."""
    if high > wide:
        return group(hip(8, 46, wide - 16, high - 62, tone), hip(wide / 2 - 7, 50, 14, 14, SLATE))
    return group(hip(62, high - 40, wide - 70, 33, tone), hip(wide - 40, high - 34, 15, 15, SLATE))


def cathedral(wide: float, high: float) -> Markup:
    """A nave with its transept, a dome over the crossing."""
    middle = high - 23
    dome = circle(wide - 39, middle, 10, fill=SLATE, fill_opacity=0.75, stroke=INK, stroke_opacity=0.7)
    ribs = path(f"M{wide - 49} {middle}h20M{wide - 39} {middle - 10}v20", stroke=INK, stroke_opacity=0.4, fill="none")
    return group(hip(66, middle - 8, wide - 76, 16, STONE), hip(wide - 47, middle - 17, 16, 34, STONE), dome, ribs, circle(wide - 39, middle, 2.4, fill="var(--paper-gold)"))  # fmt: skip


def palace(wide: float, high: float) -> Markup:
    """Four wings around a court with a fountain."""
    court = circle(wide / 2, high - 41, 5, fill=WATER, fill_opacity=0.7, stroke=INK, stroke_opacity=0.5)
    return group(
        hip(8, 44, wide - 16, 16), hip(8, high - 24, wide - 16, 16), hip(8, 59, 15, high - 82), hip(wide - 23, 59, 15, high - 82),
        court,
    )  # fmt: skip


def park(wide: float, high: float) -> Markup:
    """Grass, paths, a pond and many trees."""
    paths = path(f"M{wide / 2} 42V{high - 6}M6 {high - 42}H{wide - 6}", stroke="var(--paper)", stroke_width=5, fill="none", stroke_opacity=0.9)  # fmt: skip
    pond = circle(wide / 2, high - 42, 9, fill=WATER, fill_opacity=0.6, stroke=INK, stroke_opacity=0.4)
    ring = [(13, 50), (25, 47), (wide - 13, 50), (wide - 25, 47), (12, 64), (wide - 12, 64), (11, high - 28), (wide - 11, high - 28), (13, high - 14), (24, high - 11), (wide - 13, high - 14), (wide - 24, high - 11), (wide - 17, high - 58)]  # fmt: skip
    return group(lawn(4, 42, wide - 8, high - 46), paths, pond, trees(*ring, size=11))


def coach_house(wide: float, high: float) -> Markup:
    """Stables around a yard, open to the street."""
    yard = rect(9, 64, wide - 18, high - 74, 2, fill=STRAW, fill_opacity=0.22)
    return group(yard, hip(8, 44, wide - 16, 18), hip(wide - 22, 61, 14, high - 70), use("cart", 14, high - 32, 20, color=INK, opacity=0.45))  # fmt: skip


def harbor(wide: float, high: float) -> Markup:
    """A basin with a jetty and boats, sheds along the quay."""
    basin = path(f"M2 44H{wide - 24}V{high - 8}H2z", fill=WATER, fill_opacity=0.5, stroke=INK, stroke_opacity=0.4)
    jetty = path(f"M{wide - 24} {high - 40}H14", stroke=STONE, stroke_width=5, fill="none")
    planks = path(f"M{wide - 24} {high - 40}H14", stroke="var(--paper)", stroke_width=3, stroke_dasharray="1.5 1.5", fill="none")  # fmt: skip
    return group(basin, jetty, planks, hip(wide - 20, 46, 14, 36), hip(wide - 20, 86, 14, high - 96), use("genoa-boat", 10, high - 30, 20), use("genoa-boat", 20, 46, 16))  # fmt: skip


def inn(wide: float, high: float) -> Markup:
    """A house and its wing around a yard with tables under trees."""
    tables = [circle(x, high - 13, 2.6, fill=STRAW, fill_opacity=0.9, stroke=INK, stroke_opacity=0.5) for x in (54, 64, 74)]  # fmt: skip
    return group(hip(48, high - 40, wide - 56, 16), hip(wide - 26, high - 25, 18, 18), trees((46, high - 12), (85, high - 12)), *tables)  # fmt: skip


def market(wide: float, high: float) -> Markup:
    """The market place: paving in a star around the well, stalls with striped awnings."""
    x, y = wide / 2, high / 2 + 6
    rays = "".join(f"M{x} {y}L{end}" for end in ("6 30", f"{wide - 6} 30", f"6 {high - 6}", f"{wide - 6} {high - 6}", f"{x} 28", f"{x} {high - 4}", f"4 {y}", f"{wide - 4} {y}"))  # fmt: skip
    rings = [circle(x, y, radius, fill="none", stroke="var(--paper-line)", stroke_width=1) for radius in (20, 34, 48)]
    well = circle(x, y, 7, fill=WATER, fill_opacity=0.6, stroke=INK, stroke_opacity=0.6, stroke_width=1.4)
    stalls = [(10, 32), (34, 28), (wide - 54, 28), (wide - 30, 32), (8, 66), (8, 92), (30, high - 24), (56, high - 20)]
    return group(
        path(rays, stroke="var(--paper-line)", stroke_width=1, fill="none"), *rings, well,
        *[stall(left, top, CLOTH[place % 4]) for place, (left, top) in enumerate(stalls)],
    )  # fmt: skip


def stall(x: float, y: float, tone: str) -> Markup:
    """A stall under a striped awning."""
    stripes = "".join(f"M{x + step} {y}v12" for step in (3, 9, 15))
    return join(
        rect(x + 1.5, y + 2.0, 18, 12, 1.5, fill=INK, fill_opacity=0.14),
        rect(x, y, 18, 12, 1.5, fill="var(--paper-card)", stroke=INK, stroke_opacity=0.55, stroke_width=0.8),
        path(stripes, stroke=tone, stroke_opacity=0.7, stroke_width=3, fill="none"),
    )


def row_house(x: float, y: float, place: int) -> Markup:
    """One of the small houses along the streets."""
    return use(f"genoa-roof-{place % 3}", x, y, 19)

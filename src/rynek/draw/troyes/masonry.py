"""Masonry: what walls, roofs and windows of the town are made of. All is laid over the paper, so that it dims with it."""

from typing import Final

from rynek.draw.markup import Markup
from rynek.draw.svg import path, rect

INK: Final = "var(--paper-ink)"
SLATE: Final = "#5E7385"
TILE: Final = "#B5523B"
STRAW: Final = "#D2A23A"
TIMBER: Final = "#7A5230"
LEAF: Final = "#6F8F5A"
SHADE: Final = 0.13
"""How dark the side is that lies away from the light, which comes from the right."""


def wall(x: float, y: float, wide: float, high: float, tint: str = "", strength: float = 0.2) -> Markup:
    """A plain wall of stone: paper, a breath of colour, an ink line."""
    ground = rect(x, y, wide, high, fill="var(--paper-card)", stroke=INK, stroke_width=0.9)
    return Markup(ground + (rect(x, y, wide, high, fill=tint, fill_opacity=strength) if tint else ""))


def shaded(d: str, strength: float = SHADE) -> Markup:
    """A shadow."""
    return path(d, fill=INK, fill_opacity=strength)


def surface(d: str, fill: str, strength: float = 0.75) -> Markup:
    """A surface of a colour over paper, with an ink line."""
    ground = path(d, fill="var(--paper-card)")
    return Markup(
        ground + path(d, fill=fill, fill_opacity=strength, stroke=INK, stroke_width=0.9, stroke_linejoin="round")
    )


def scratched(d: str, strength: float = 0.35, width: float = 0.8) -> Markup:
    """Fine lines of the pen: joints, tiles, beams far away."""
    return path(d, fill="none", stroke=INK, stroke_opacity=strength, stroke_width=width, stroke_linecap="round")


def courses(x: float, y: float, wide: float, high: float, step: float = 9) -> str:
    """Joints of stones here and there, as lines for `scratched`."""
    found, row, low = [], 0, y + step * 0.7
    while low < y + high - 2:
        left = x + 4 + row * 37 % 29
        while left < x + wide - 10:
            found.append(f"M{left:.0f} {low:.1f}h7v{step * 0.45:.1f}")
            left += 41 + row * 13 % 17
        row, low = row + 1, low + step
    return "".join(found)


def merlons(x: float, y: float, wide: float, step: float = 12, high: float = 6) -> str:
    """The battlements on a wall from left to right, as the upper edge of an outline that begins at `x`, `y`."""
    count = max(1, round(wide / step))
    tooth = wide / (count * 2 + 1)
    return f"M{x:.1f} {y:.1f}" + f"v{-high}h{tooth:.2f}v{high}h{tooth:.2f}" * count + f"v{-high}h{tooth:.2f}v{high}"


def round_arch(x: float, y: float, wide: float, high: float) -> str:
    """A niche under a round arch."""
    spring = wide * 0.36
    return f"M{x:.1f} {y + high:.1f}v{-(high - spring):.1f}a{wide / 2:.1f} {spring:.1f} 0 0 1 {wide:.1f} 0v{high - spring:.1f}z"


def pointed_arch(x: float, y: float, wide: float, high: float) -> str:
    """A niche under a pointed arch."""
    spring, half = wide * 0.5, wide / 2
    left = f"c0 {-spring * 0.6:.1f} {half * 0.4:.1f} {-spring * 0.9:.1f} {half:.1f} {-spring:.1f}"
    right = f"c{half * 0.6:.1f} {spring * 0.1:.1f} {half:.1f} {spring * 0.4:.1f} {half:.1f} {spring:.1f}"
    return f"M{x:.1f} {y + high:.1f}v{-(high - spring):.1f}{left}{right}v{high - spring:.1f}z"


def spire(x: float, y: float, wide: float, high: float, fill: str, strength: float = 0.75) -> Markup:
    """A pointed roof over `wide`, its foot at `y`, with its shaded side."""
    roof = surface(f"M{x:.1f} {y:.1f}l{wide / 2:.1f} {-high:.1f}l{wide / 2:.1f} {high:.1f}z", fill, strength)
    return Markup(roof + shaded(f"M{x:.1f} {y:.1f}l{wide / 2:.1f} {-high:.1f}v{high:.1f}z"))


def pennant(x: float, y: float, fill: str) -> Markup:
    """A flag on a spire; its foot at a place."""
    pole = scratched(f"M{x:.1f} {y:.1f}v-9", 0.9, 1)
    return Markup(pole + path(f"M{x:.1f} {y - 9:.1f}l9 2.500l-9 2.500z", fill=fill, stroke=INK, stroke_width=0.6))


def tree(x: float, y: float, size: float) -> Markup:
    """A tree; its foot at a place."""
    trunk = scratched(f"M{x:.1f} {y:.1f}v{-size * 0.5:.1f}", 0.7, 1.4)
    r = size * 0.36
    crown = f"M{x - r:.1f} {y - size * 0.55:.1f}a{r:.1f} {size * 0.45:.1f} 0 1 1 {2 * r:.1f} 0a{r:.1f} {size * 0.22:.1f} 0 1 1 {-2 * r:.1f} 0z"
    return Markup(trunk + surface(crown, LEAF, 0.6))

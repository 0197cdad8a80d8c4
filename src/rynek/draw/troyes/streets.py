"""Streets: the houses of a district and the cobbles on which its dice lie. Nothing here ever changes."""

from typing import Final

from rynek.draw.markup import Markup
from rynek.draw.seats import colour
from rynek.draw.svg import group, join, path, rect
from rynek.draw.troyes import masonry
from rynek.draw.troyes.layout import COLUMN
from rynek.draw.troyes.masonry import TIMBER
from rynek.draw.troyes.pieces import GREY, seat_of

STREET: Final = 37
"""How high the street with the dice is."""
HEAD: Final = 31
HOUSES: Final = (28, 24, 31, 26, 23, 30, 25, 28, 24, 33, 27, 29, 27)
"""Widths, which fill a street; every district begins elsewhere in the row."""
GABLES: Final = (0.78, 0.96, 0.7, 0.88, 1.0, 0.74, 0.92)


def street(owner: str, high: float) -> Markup:
    """The ground of a district: sky, a row of houses, the street."""
    floor = high - STREET
    room = floor - HEAD
    roofs = GREY if owner == "grey" else colour(seat_of(owner))
    sky = rect(0, 0, COLUMN, high, 7, fill="var(--paper)")
    if room < 20:
        rows = [group(_row(owner, floor, floor - 3, roofs), opacity=0.24)]
    elif room < 90:
        rows = [_row(owner, floor, room, roofs)]
    else:
        rows = [
            _birds(),
            group(_row(f"{owner}+", floor, room - 24, roofs, 1.3), opacity=0.3),
            _row(owner, floor, 96, roofs, 1.7),
        ]
    return join(sky, *rows, _cobbles(floor, high))


def _birds() -> Markup:
    return masonry.scratched(
        "M60 58q4-5 8 0q4-5 8 0M96 46q3-4 6 0q3-4 6 0M262 52q4-5 8 0q4-5 8 0M240 62q3-4 6 0q3-4 6 0", 0.4, 1
    )


def _cobbles(floor: float, high: float) -> Markup:
    ground = f"M0 {floor:.1f}h{COLUMN}v{STREET - 7}a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z"
    stones = []
    for line in range(4):
        stones += [f"M{x + line * 11 % 23} {floor + 8 + line * 8:.1f}q4-4 8 0" for x in range(4, COLUMN - 30, 30)]
    return join(
        path(ground, fill="var(--paper-deep)"),
        masonry.shaded(f"M0 {floor:.1f}h{COLUMN}v3H0z"),
        masonry.scratched("".join(stones), 0.2),
    )


def _row(owner: str, floor: float, tall: float, roofs: str, broad: float = 1) -> Markup:
    """Houses side by side, gable to the street, timbered above a floor of stone."""
    start = (sum(map(ord, owner)) * 3) % len(HOUSES)
    walls, gables, beams, windows, shadows = [], [], [], [], []
    x = 1.5
    for place, wide in enumerate([*HOUSES[start:], *HOUSES[:start]]):
        share = GABLES[(place + start) % len(GABLES)]
        eaves = floor - tall * share * 0.52
        peak = floor - tall * share
        right = COLUMN - 1.5 if x + 1.8 * wide * broad > COLUMN else x + wide * broad
        middle = (x + right) / 2
        walls.append(f"M{x:.1f} {floor:.1f}V{eaves:.1f}H{right:.1f}V{floor:.1f}z")
        gables.append(f"M{x - 1:.1f} {eaves:.1f}L{middle:.1f} {peak:.1f}L{right + 1:.1f} {eaves:.1f}z")
        shadows.append(f"M{x - 1:.1f} {eaves:.1f}L{middle:.1f} {peak:.1f}V{eaves:.1f}z")
        beams.append(_beams(x, right, eaves, floor))
        windows.append(_openings(x, right, eaves, floor))
        x = right
        if x > COLUMN - 2:
            break
    return join(
        masonry.surface("".join(walls), "#F3E2AC", 0.25),
        path("".join(beams), fill="none", stroke=TIMBER, stroke_width=1.5, stroke_opacity=0.8),
        masonry.shaded("".join(windows), 0.55),
        masonry.surface("".join(gables), roofs, 0.62),
        masonry.shaded("".join(shadows)),
    )


def _beams(x: float, right: float, eaves: float, floor: float) -> str:
    """Posts, a beam between the floors, and braces."""
    storey = (eaves + floor) / 2
    middle = (x + right) / 2
    return f"M{x + 1:.1f} {storey:.1f}H{right - 1:.1f}M{middle:.1f} {eaves:.1f}V{storey:.1f}M{x + 1:.1f} {eaves:.1f}L{x + 6:.1f} {storey:.1f}M{right - 1:.1f} {eaves:.1f}L{right - 6:.1f} {storey:.1f}"


def _openings(x: float, right: float, eaves: float, floor: float) -> str:
    """Two windows above, a door and a window below."""
    high = (floor - eaves) / 2
    top, size = eaves + high * 0.25, high * 0.5
    door = f"M{x + 5:.1f} {floor:.1f}v{-high * 0.8:.1f}h5v{high * 0.8:.1f}z"
    below = f"M{right - 11:.1f} {floor - high * 0.75:.1f}h5v{size * 0.8:.1f}h-5z"
    middle = (x + right) / 2
    return f"{door}{below}M{middle - 7:.1f} {top:.1f}h4v{size:.1f}h-4zM{middle + 3:.1f} {top:.1f}h4v{size:.1f}h-4z"

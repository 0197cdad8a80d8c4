"""Cities seen from afar: walls, roofs and towers that rise behind the frame of each city on the chart."""

from collections.abc import Callable
from typing import Final

from rynek.draw.markup import Markup
from rynek.draw.svg import join, path
from rynek.draw.tiletum.places import HALF, frame_of, place_of

INK: Final = "#6F5430"
WALL: Final = "var(--paper)"
ROOF: Final = "#C08A68"
LEAD: Final = "#A9B2AC"

Outline = tuple[int, str, str, str]
"""How wide a building is, and its walls, its tiled roofs and its leaden ones, each a path from its lower left corner."""


def house(high: int) -> Outline:
    """A house with its gable."""
    return 12, f"v-{high}h12v{high}z", f"m-1-{high}l7-8l7 8z", ""


def hall(high: int) -> Outline:
    """A long roof."""
    return 24, f"v-{high}h24v{high}z", f"m-1-{high}l4-8h18l4 8z", ""


def tower(high: int) -> Outline:
    """A tower with battlements."""
    return 12, f"v-{high}h-1v-5h4v2h2v-2h4v2h2v-2h3v5h-1v{high}z", "", ""


def spire(high: int) -> Outline:
    """A church tower with a pointed roof."""
    return 10, f"v-{high}h10v{high}z", "", f"m-1-{high}l6-15l6 15z"


def turret(high: int) -> Outline:
    """A round tower under a tiled cone."""
    return 9, f"v-{high}h9v{high}z", f"m-2-{high}l6.5-11l6.5 11z", ""


def dome(high: int) -> Outline:
    """A dome with its lantern."""
    return 26, f"v-{high}h26v{high}z", f"m1-{high}c1-18 23-18 24 0z", f"m11-{high + 13}v-5h4v5z"


def cupola(high: int) -> Outline:
    """A leaden cupola."""
    return 15, f"v-{high}h15v{high}z", "", f"m0-{high}c0-12 15-12 15 0zm7-9v-5h1v5z"


def campanile(high: int) -> Outline:
    """A slender tower with a small pointed roof."""
    return 8, f"v-{high}h8v{high}z", f"m-1-{high}l5-8l5 8z", ""


def arches(high: int) -> Outline:
    """An arena: a wall of arches."""
    return 36, f"v-{high}h36v{high}z" + "m4 0v-6q2-3 4 0v6z" * 2 + "m7 0v-6q2-3 4 0v6z" * 3, "", ""


def gate(high: int) -> Outline:
    """A town gate between two turrets."""
    wall = f"v-{high + 5}h7v5h12v-5h7v{high + 5}h-9v-7q-4-4-8 0v7z"
    return 26, wall, f"m-1-{high + 5}l4.5-8l4.5 8zm19 0l4.5-8l4.5 8z", ""


def light(high: int) -> Outline:
    """A lighthouse in two steps."""
    low = high // 2
    return 12, f"v-{low}h2v-{high - low}h8v{high - low}h2v{low}z", "", f"m3-{high}v-4h6v4z"


def spikes(high: int) -> Outline:
    """A long nave with many pinnacles."""
    return 36, f"v-{high}" + "l2-7l2 7h2" * 6 + f"v{high}z", "", ""


KINDS: Final[dict[str, Callable[[int], Outline]]] = {
    "h": house, "l": hall, "t": tower, "s": spire, "c": turret, "d": dome, "u": cupola, "m": campanile, "a": arches, "g": gate,
    "f": light, "p": spikes,
}  # fmt: skip

SKYLINES: Final = {
    "london": "h2 t8 t5 h3 s3 h2 l2",
    "brugge": "h2 h4 m13 h3 l3 h4",
    "antwerpen": "h4 l2 s5 t5 h3 h2",
    "hamburg": "s2 h3 s5 h2 s3 h4",
    "tiletum": "c7 h3 g7 l4 c7",
    "koeln": "h2 l4 t9 t6 l4",
    "leipzig": "h4 s4 l4 t7 h4",
    "paris": "h3 t9 t9 l6 m9 h3",
    "troyes": "h5 h3 t8 l5 h4",
    "strasbourg": "h4 l5 s8 h3 h5 h3",
    "frankfurt": "h3 h5 u9 l4 h4",
    "nuernberg": "c6 l5 c9 t8 h4 h3",
    "praha": "c6 h3 l5 s6 s6 c4",
    "bordeaux": "g7 h3 s5 h4 h3",
    "wien": "h4 l6 s9 h3 h4 c4",
    "lyon": "h3 t6 l4 t6 h4 h2",
    "milano": "h3 p8 u8 h3 t6",
    "verona": "h3 a11 m12 h4 h3",
    "venezia": "m16 u6 u9 u6 l3",
    "toulouse": "h3 l4 c9 l3 h4",
    "arles": "h3 a10 t7 h3 h2",
    "genova": "f14 h3 h5 h2 l4 m8",
    "firenze": "h3 d4 m10 h3 t6 h2",
}
"""Each city from left to right: the kind of building and the height of its walls."""
GAP: Final = 2


def skylines() -> Markup:
    """All of them, and the walls before the cities; what has one colour is one path."""
    walls, tiles, lead = "", "", ""
    for name, said in SKYLINES.items():
        walls += rampart(name)
        for x, y, (_, wall, roof, leaden) in row(name, said):
            start = f"M{x:.0f} {y:.0f}"
            walls += start + wall
            tiles += start + roof if roof else ""
            lead += start + leaden if leaden else ""
    ink = {"stroke": INK, "stroke_width": 1, "stroke_linejoin": "round"}
    return join(path(walls, fill=WALL, **ink), path(tiles, fill=ROOF, **ink), path(lead, fill=LEAD, **ink))


def row(name: str, said: str) -> list[tuple[float, float, Outline]]:
    """The buildings of a city side by side, in the middle of its upper edge."""
    found = [KINDS[one[0]](int(one[1:])) for one in said.split()]
    x, y = place_of(name)
    left = x - (sum([outline[0] for outline in found], 0.0) + GAP * (len(found) - 1)) / 2
    placed = []
    for outline in found:
        placed.append((left, y + frame_of(name)[0] + 2, outline))
        left += outline[0] + GAP
    return placed


def rampart(name: str) -> str:
    """The wall before a city, with a gate and a tower at each end."""
    x, y = place_of(name)
    top, high = frame_of(name)
    foot = y + top + high
    wall = f"M{x - HALF + 2:.0f} {foot + 5:.0f}v-8h108v8h-49v-1q-5-5-10 0v1z"
    tower_ = "v-14h3v2h2v-2h3v14z"
    return wall + f"M{x - HALF - 3:.0f} {foot + 6:.0f}{tower_}M{x + HALF - 5:.0f} {foot + 6:.0f}{tower_}"

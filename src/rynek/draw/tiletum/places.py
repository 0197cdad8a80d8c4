"""Where the spaces of the map lie on its chart."""

from typing import Final

from rynek.games.tiletum.europe import CATHEDRALS, CITIES, ROADS

WIDTH: Final = 960
HEIGHT: Final = 588
ROW: Final = 97
HALF: Final = 56
"""Half the width of a city."""

# Small shifts from the grid, so that the chart looks like Europe and lines do not cross cities.
SHIFT: Final = {
    "london": (4, 10),
    "brugge": (-8, 6),
    "antwerpen": (4, 5),
    "hamburg": (10, 9),
    "tiletum": (-14, 8),
    "koeln": (14, 6),
    "leipzig": (14, 8),
    "paris": (-12, 0),
    "troyes": (-4, 14),
    "strasbourg": (0, 10),
    "frankfurt": (6, -12),
    "nuernberg": (12, 4),
    "praha": (18, 0),
    "bordeaux": (4, 8),
    "wien": (4, -6),
    "lyon": (0, -9),
    "milano": (-4, -3),
    "verona": (2, -2),
    "venezia": (8, 4),
    "toulouse": (-8, 0),
    "arles": (0, 4),
    "genova": (-10, 6),
    "firenze": (14, 4),
    "london_brugge": (-4, 6),
    "antwerpen_hamburg": (6, 8),
    "paris_bordeaux": (-30, -6),
    "strasbourg_milano": (10, 4),
    "nuernberg_verona": (2, 6),
    "arles_genova": (0, -8),
}
GRID: Final[dict[str, tuple[int, int]]] = {
    **{city.name: (city.column, city.row) for city in CITIES},
    **{road.name: (road.column, road.row) for road in ROADS},
}
CITY_NAMES: Final = frozenset(city.name for city in CITIES)
CHURCHES: Final = frozenset(church.city for church in CATHEDRALS)


def place_of(space: str) -> tuple[float, float]:
    """The middle of a space on the chart."""
    column, row = GRID[space]
    dx, dy = SHIFT[space]
    return 60 + column * 119 + dx, 50 + row * ROW + dy


def frame_of(name: str) -> tuple[float, float]:
    """Where the frame of a city begins and how high it is: a cathedral needs a line more."""
    return (-43, 88) if name in CHURCHES else (-38, 75)

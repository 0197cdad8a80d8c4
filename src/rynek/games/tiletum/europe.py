"""The map of Europe: cities and roads, house spaces, bonus tile spaces, cathedrals and what building them costs.

Names of spaces and which cities have a cathedral: public. House spaces, bonus tile spaces, grid: reconstructed.
Remarks at the end of a line say where it comes from when it is not the same for the whole table.
"""

from typing import Final

from rynek.core.domain import Numbers, Words

BUILDING: Final = -1
"""The bonus of a house space that lets the bonuses of one building be gained again (R13.13)."""


class House:
    """A house space: the players it needs, and its printed bonus."""

    __slots__ = ("bonus", "players")

    def __init__(self, players: int, vp: int = 0, *, building: bool = False) -> None:
        self.players = players
        self.bonus = BUILDING if building else vp


class City:
    """A city: its place in the grid of the drawing, its house spaces, and the players each bonus tile space needs."""

    __slots__ = ("column", "houses", "name", "row", "tiles")

    def __init__(self, name: str, row: int, column: int, houses: tuple[House, ...], tiles: tuple[int, ...]) -> None:
        self.name = name
        self.row = row
        self.column = column
        self.houses = houses
        self.tiles = tiles


class Road:
    """A road space: pieces step on it, nothing is built there (R9.9)."""

    __slots__ = ("column", "name", "row")

    def __init__(self, name: str, row: int, column: int) -> None:
        self.name = name
        self.row = row
        self.column = column


class Cathedral:
    """A cathedral: its city and the points of its tiles from the top; it has a pillar space for every tile."""

    __slots__ = ("city", "tiles")

    def __init__(self, city: str, tiles: tuple[int, ...]) -> None:
        self.city = city
        self.tiles = tiles


class Cost:
    """A kind of building cost tile: how many there are, the stone to pay, the points it adds."""

    __slots__ = ("copies", "name", "stone", "vp")

    def __init__(self, name: str, copies: int, stone: int, vp: int) -> None:
        self.name = name
        self.copies = copies
        self.stone = stone
        self.vp = vp


CITIES: Final = [
    City("london", 0, 0, (House(2, vp=3), House(4)), ()),
    City("brugge", 0, 2, (House(2), House(3)), (2,)),
    City("antwerpen", 0, 3, (House(2), House(3), House(4)), (2, 3)),
    City("hamburg", 0, 5, (House(2, building=True), House(4)), (2,)),
    City("tiletum", 1, 2, (House(2), House(2), House(3), House(4)), ()),
    City("koeln", 1, 3, (House(2), House(3)), (4,)),
    City("leipzig", 1, 5, (House(2, vp=2), House(3)), (2,)),
    City("paris", 2, 1, (House(2), House(3), House(4)), (4,)),
    City("troyes", 2, 2, (House(2), House(3)), (2,)),
    City("strasbourg", 2, 3, (House(2), House(4)), (2, 3)),
    City("frankfurt", 2, 4, (House(2), House(3)), (2,)),
    City("nuernberg", 2, 5, (House(2, building=True), House(4)), (2, 4)),
    City("praha", 2, 6, (House(2, vp=3), House(4)), ()),
    City("bordeaux", 3, 0, (House(2, vp=3), House(4)), ()),
    City("wien", 3, 7, (House(2, vp=5),), ()),
    City("lyon", 4, 2, (House(2), House(3)), (3,)),
    City("milano", 4, 4, (House(2), House(4)), (3,)),
    City("verona", 4, 5, (House(2), House(3)), (2,)),
    City("venezia", 4, 6, (House(2, building=True), House(4, vp=3)), (2,)),
    City("toulouse", 5, 1, (House(2, vp=3),), (2,)),
    City("arles", 5, 2, (House(2, building=True),), (2,)),
    City("genova", 5, 4, (House(2), House(3)), (2, 4)),
    City("firenze", 5, 5, (House(2, vp=5),), ()),
]

ROADS: Final = [
    Road("london_brugge", 0, 1),
    Road("antwerpen_hamburg", 0, 4),
    Road("paris_bordeaux", 3, 1),
    Road("strasbourg_milano", 3, 3),
    Road("nuernberg_verona", 3, 5),
    Road("arles_genova", 5, 3),
]

EDGES: Final = [
    ("london", "london_brugge"),  # public
    ("london_brugge", "brugge"),  # public
    ("antwerpen", "antwerpen_hamburg"),  # public
    ("antwerpen_hamburg", "hamburg"),  # public
    ("paris", "paris_bordeaux"),  # public
    ("paris_bordeaux", "bordeaux"),  # public
    ("strasbourg", "strasbourg_milano"),  # public
    ("strasbourg_milano", "milano"),  # public
    ("nuernberg", "nuernberg_verona"),  # public
    ("nuernberg_verona", "verona"),  # public
    ("arles", "arles_genova"),  # public
    ("arles_genova", "genova"),  # public
    ("frankfurt", "nuernberg"),  # rulebook
    ("nuernberg", "praha"),  # rulebook
    ("brugge", "antwerpen"),  # reconstructed
    ("brugge", "tiletum"),  # reconstructed
    ("antwerpen", "tiletum"),  # reconstructed
    ("antwerpen", "koeln"),  # reconstructed
    ("tiletum", "koeln"),  # reconstructed
    ("tiletum", "paris"),  # public
    ("koeln", "frankfurt"),  # reconstructed
    ("frankfurt", "leipzig"),  # reconstructed
    ("hamburg", "leipzig"),  # reconstructed
    ("leipzig", "nuernberg"),  # reconstructed
    ("leipzig", "praha"),  # reconstructed
    ("paris", "troyes"),  # reconstructed
    ("troyes", "strasbourg"),  # reconstructed
    ("strasbourg", "frankfurt"),  # reconstructed
    ("praha", "wien"),  # reconstructed
    ("bordeaux", "toulouse"),  # reconstructed
    ("toulouse", "arles"),  # reconstructed
    ("troyes", "lyon"),  # reconstructed
    ("lyon", "arles"),  # reconstructed
    ("wien", "venezia"),  # reconstructed
    ("milano", "verona"),  # reconstructed
    ("verona", "venezia"),  # reconstructed
    ("milano", "genova"),  # reconstructed
    ("genova", "firenze"),  # reconstructed
    ("firenze", "venezia"),  # reconstructed
]

# In the order of the cities, so that moves at cathedrals come out sorted.
CATHEDRALS: Final = [
    Cathedral("london", (4, 2, 0)),  # reconstructed, public, public
    Cathedral("koeln", (4, 1, 0)),  # public, public, reconstructed
    Cathedral("paris", (3, 1, 0)),  # public, reconstructed, reconstructed
    Cathedral("praha", (8, 4, 1)),  # public, reconstructed, reconstructed
    Cathedral("bordeaux", (5, 2, 0)),  # public, reconstructed, public
    Cathedral("wien", (9, 5)),  # public, public
    Cathedral("lyon", (6, 3, 1)),  # reconstructed, reconstructed, public
    Cathedral("milano", (7, 4, 1)),  # public, reconstructed, reconstructed
    Cathedral("firenze", (9, 5)),  # public, public
]

COSTS: Final = [
    Cost("stone_2", 1, 2, 2),  # reconstructed
    Cost("stone_3", 2, 3, 4),  # public, the second copy reconstructed
    Cost("stone_4", 2, 4, 6),  # reconstructed
    Cost("stone_5", 2, 5, 8),  # reconstructed
    Cost("stone_6", 1, 6, 10),  # reconstructed
    Cost("not_built", 1, 0, 0),  # rulebook
]
NOT_BUILT: Final = 5

# Eight tiles: Frankfurt public, Verona rulebook, the others reconstructed.
CITY_TILES: Final = ["frankfurt", "verona", "troyes", "strasbourg", "leipzig", "toulouse", "genova", "venezia"]

SPACE: Final = Words("space", [city.name for city in CITIES] + [road.name for road in ROADS])
CITY: Final = Words("space", [city.name for city in CITIES])
COST: Final = Words("cost", [cost.name for cost in COSTS])
SLOT: Final = Numbers("slot", 1, 4)

SPACES: Final = SPACE.size
TILETUM: Final = SPACE.value("tiletum")
START_HOUSES: Final = 8
START_PILLARS: Final = 7

FAIR_CITIES: Final[list[int]] = [SPACE.value(name) for name in CITY_TILES]


def _neighbours() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(SPACE.size)]
    for one, other in EDGES:
        found[SPACE.value(one)].append(SPACE.value(other))
        found[SPACE.value(other)].append(SPACE.value(one))
    return [sorted(spaces) for spaces in found]


NEIGHBOURS: Final[list[list[int]]] = _neighbours()
"""The spaces next to each space, sorted."""

# House spaces and bonus tile spaces of all cities in one row each, in the order of the cities.
HOUSE_CITY: Final[list[int]] = [city for city in range(len(CITIES)) for _ in CITIES[city].houses]
HOUSE_PLAYERS: Final[list[int]] = [house.players for city in CITIES for house in city.houses]
HOUSE_BONUS: Final[list[int]] = [house.bonus for city in CITIES for house in city.houses]
HOUSES: Final = len(HOUSE_CITY)
TILE_CITY: Final[list[int]] = [city for city in range(len(CITIES)) for _ in CITIES[city].tiles]
TILE_PLAYERS: Final[list[int]] = [players for city in CITIES for players in city.tiles]
TILE_SPACES: Final = len(TILE_CITY)


def _of_city(cities: list[int]) -> list[list[int]]:
    return [[place for place, owner in enumerate(cities) if owner == space] for space in range(SPACE.size)]


CITY_HOUSES: Final[list[list[int]]] = _of_city(HOUSE_CITY)
"""The house spaces of each map space; none on roads."""

CITY_TILE_SPACES: Final[list[list[int]]] = _of_city(TILE_CITY)
"""The bonus tile spaces of each map space."""

CATHEDRAL_CITY: Final[list[int]] = [SPACE.value(cathedral.city) for cathedral in CATHEDRALS]
CATHEDRAL_AT: Final[list[int]] = [
    CATHEDRAL_CITY.index(space) if space in CATHEDRAL_CITY else -1 for space in range(SPACE.size)
]
"""The cathedral of each map space, or -1."""

CATHEDRAL_TILES: Final[list[tuple[int, ...]]] = [cathedral.tiles for cathedral in CATHEDRALS]
MOST_TILES: Final = 3
"""The most tiles (and pillar spaces) a cathedral has."""

COST_STONE: Final[list[int]] = [cost.stone for cost in COSTS]
LEAST_STONE: Final = COSTS[0].stone
COST_VP: Final[list[int]] = [cost.vp for cost in COSTS]


def house_slot(house: int) -> int:
    """The number of a house space within its city, from 1."""
    return house - CITY_HOUSES[HOUSE_CITY[house]][0] + 1

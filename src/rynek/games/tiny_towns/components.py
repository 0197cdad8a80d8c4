"""Components (chapters 2, 14, 15): resources, building types, the 25 building cards and the 15 monuments.

Patterns and printed values are from public sources (photographs and print files of the cards), effects from the
rulebook, with the exceptions listed in docs/fidelity/tiny_towns.md. Nothing here is reconstructed but the Polish
titles of four solo ranks, which are words.
"""

from typing import Final

from rynek.core.domain import Words

RESOURCES: Final = 5
WOOD: Final = 0
WHEAT: Final = 1
BRICK: Final = 2
GLASS: Final = 3
STONE: Final = 4
RESOURCE: Final = Words("resource", ["wood", "wheat", "brick", "glass", "stone"])
LETTERS: Final = "WHBGS"
"""The letter of each resource in patterns."""

CARDS_PER_RESOURCE: Final = 3
"""Q1 (public)."""
RESOURCE_CARDS: Final = 15
"""R2.1 (rulebook)."""

# R1.7: building types.
BLUE: Final = 0
RED: Final = 1
GRAY: Final = 2
ORANGE: Final = 3
GREEN: Final = 4
YELLOW: Final = 5
BLACK: Final = 6
MONUMENT: Final = 7
TYPES: Final = 7
"""The types in the supply: all but the monument."""
TYPE: Final = Words("type", ["blue", "red", "gray", "orange", "green", "yellow", "black", "monument"])


class Card:
    """A building card or a monument: its printed name, its type and the pattern of its cubes."""

    __slots__ = ("name", "pattern", "type")

    def __init__(self, name: str, of_type: int, pattern: str) -> None:
        self.name = name
        self.type = of_type
        self.pattern = pattern.split("/")


COTTAGE: Final = 0
FARM: Final = 1
GRANARY: Final = 2
GREENHOUSE: Final = 3
ORCHARD: Final = 4
FOUNTAIN: Final = 5
MILLSTONE: Final = 6
SHED: Final = 7
WELL: Final = 8
ABBEY: Final = 9
CHAPEL: Final = 10
CLOISTER: Final = 11
TEMPLE: Final = 12
ALMSHOUSE: Final = 13
FEAST_HALL: Final = 14
INN: Final = 15
TAVERN: Final = 16
BAKERY: Final = 17
MARKET: Final = 18
TAILOR: Final = 19
THEATER: Final = 20
BANK: Final = 21
FACTORY: Final = 22
TRADING_POST: Final = 23
WAREHOUSE: Final = 24
ARCHITECTS_GUILD: Final = 25
ARCHIVE: Final = 26
BARRETT_CASTLE: Final = 27
CATHEDRAL: Final = 28
FORT_IRONWEED: Final = 29
MAUSOLEUM: Final = 30
UNIVERSITY: Final = 31
MANDRAS_PALACE: Final = 32
OBELISK: Final = 33
OPALEYES_WATCH: Final = 34
SHRINE: Final = 35
SILVA_FORUM: Final = 36
SKY_BATHS: Final = 37
STARLOOM: Final = 38
STATUE: Final = 39

CARDS: Final = [
    Card("cottage", BLUE, ".H/BG"),
    Card("farm", RED, "HH/WW"),
    Card("granary", RED, "HH/WB"),
    Card("greenhouse", RED, "HG/WW"),
    Card("orchard", RED, "SH/HW"),
    Card("fountain", GRAY, "WS"),
    Card("millstone", GRAY, "WS"),
    Card("shed", GRAY, "WS"),
    Card("well", GRAY, "WS"),
    Card("abbey", ORANGE, "..G/BSS"),
    Card("chapel", ORANGE, "..G/SGS"),
    Card("cloister", ORANGE, "..G/WBS"),
    Card("temple", ORANGE, "..G/BBS"),
    Card("almshouse", GREEN, "SSG"),
    Card("feast_hall", GREEN, "WWG"),
    Card("inn", GREEN, "HSG"),
    Card("tavern", GREEN, "BBG"),
    Card("bakery", YELLOW, ".H./BGB"),
    Card("market", YELLOW, ".W./SGS"),
    Card("tailor", YELLOW, ".H./SGS"),
    Card("theater", YELLOW, ".S./WGW"),
    Card("bank", BLACK, "HH./WGB"),
    Card("factory", BLACK, "W.../BSSB"),
    Card("trading_post", BLACK, "SW./SWB"),
    Card("warehouse", BLACK, "HWH/B.B"),
    Card("architects_guild", MONUMENT, "..G/.HS/WB."),
    Card("archive_of_the_second_age", MONUMENT, "HH/BG"),
    Card("barrett_castle", MONUMENT, "H..S/WGGB"),
    Card("cathedral_of_caterina", MONUMENT, ".H/SG"),
    Card("fort_ironweed", MONUMENT, "H.B/SWS"),
    Card("grand_mausoleum_of_the_rodina", MONUMENT, "WW/BS"),
    Card("grove_university", MONUMENT, ".B./SGS"),
    Card("mandras_palace", MONUMENT, "HG/BW"),
    Card("obelisk_of_the_crescent", MONUMENT, "H../BGB"),
    Card("opaleyes_watch", MONUMENT, "W.../BGHH/S..."),
    Card("shrine_of_the_elder_tree", MONUMENT, "BHS/WGW"),
    Card("silva_forum", MONUMENT, "..H./BBSW"),
    Card("the_sky_baths", MONUMENT, ".H./SGW/B.B"),
    Card("the_starloom", MONUMENT, "GG/WH"),
    Card("statue_of_the_bondmaker", MONUMENT, "WSSG/H..."),
]
"""All cards, by id."""

BUILDINGS: Final = 25
"""The ids below this are building cards, the others monuments."""
CARD: Final = Words("card", [card.name for card in CARDS])
BUILDING: Final = Words("card", [card.name for card in CARDS[:BUILDINGS]])

FIRST_GAME: Final = [CHAPEL, FARM, TAVERN, WELL, THEATER, FACTORY]
"""R3.5 (public)."""
NOT_IN_SOLO: Final = [FEAST_HALL, BANK, FORT_IRONWEED, OPALEYES_WATCH, STARLOOM]
"""R13.1 (rulebook)."""

TAVERN_POINTS: Final = [0, 2, 5, 9, 14, 20]
ALMSHOUSE_POINTS: Final = [0, -1, 5, -3, 15, -5, 26]
SHRINE_POINTS: Final = [0, 1, 2, 3, 4, 5, 8]
STARLOOM_POINTS: Final = [6, 3, 2, 0]

FARM_FEEDS: Final = 4
WAREHOUSE_HOLDS: Final = 3
NOVICE_USES: Final = 2

RANK: Final = Words(
    "rank", ["errand_runner", "builders_helper", "master_carpenter", "city_engineer", "chief_planner", "architect"]
)
RANK_FROM: Final = [10, 18, 25, 32, 38]
"""R13.7: the points at which ranks 1, 2 … begin (rulebook for the ends, public for the middle)."""


def in_play(players: int) -> list[int]:
    """R13.1: the cards a game with so many players is set up from."""
    return [card for card in range(len(CARDS)) if players > 1 or card not in NOT_IN_SOLO]


def cards_of(of_type: int, players: int) -> list[int]:
    """The pile of one type (R3.4)."""
    return [card for card in in_play(players) if CARDS[card].type == of_type]

"""Buildings: every tile and printed building, one a line, with cost, points, effects and where the numbers come from.

The last word of a line is the origin of its weakest number: "rulebook", "public" (public sources) or "reconstructed".
"""

from typing import Final

from rynek.core.domain import Words
from rynek.games.caylus_1303.resources import FOOD, NOTHING, STONE, WOOD, Amount, amount

# Kinds of tiles.
PRINTED: Final = 0
BASE: Final = 1
WOODEN: Final = 2
STONY: Final = 3
MONUMENT: Final = 4
TURNED: Final = 5
KIND: Final = Words("kind", ["printed", "base", "wood", "stone", "monument", "residence"])

# The sides of a tile.
START: Final = 0
BUILD: Final = 1
SIDE: Final = Words("side", ["start", "build"])

# Effects that are an act of their own rather than an exchange.
EXCHANGE: Final = 0
BUILD_WOOD: Final = 1
BUILD_STONE: Final = 2
BUILD_STONE_CHEAPLY: Final = 3
PLACE_HOUSE: Final = 4
MOVE_PROVOST: Final = 5


class Effect:
    """One way to use a building: a price and a gain, or an act."""

    __slots__ = ("act", "gain", "price")

    def __init__(self, price: Amount, gain: Amount, act: int = EXCHANGE) -> None:
        self.price = price
        self.gain = gain
        self.act = act


class Building:
    """A tile or printed building: its cost and points when built, what each side does, and its owner's bonus."""

    __slots__ = ("bonus", "cost", "kind", "name", "points", "sides", "source")

    def __init__(
        self,
        name: str,
        kind: int,
        cost: Amount,
        points: int,
        start: tuple[Effect, ...],
        build: tuple[Effect, ...],
        source: str,
        bonus: int = -1,
    ) -> None:
        self.name = name
        self.kind = kind
        self.cost = cost
        self.points = points
        self.sides: tuple[tuple[Effect, ...], ...] = (start, build)
        self.source = source
        self.bonus = bonus


def yields(**parts: int) -> tuple[Effect, ...]:
    """The one effect of taking something for nothing; parts as in `amount`."""
    return (Effect(NOTHING, amount(**parts)),)


def acts(act: int, price: Amount = NOTHING) -> tuple[Effect, ...]:
    """The one effect that is an act."""
    return (Effect(price, NOTHING, act),)


def printed(name: str, effects: tuple[Effect, ...], source: str) -> Building:
    """A building printed on the board before the bridge."""
    return Building(name, PRINTED, NOTHING, 0, effects, (), source)


def base(name: str, effects: tuple[Effect, ...], source: str) -> Building:
    """A base building (yellow flag), whose other side is a residence."""
    return Building(name, BASE, NOTHING, 0, effects, (), source)


def wood(
    name: str, cost: Amount, points: int, build: tuple[Effect, ...], start: tuple[Effect, ...], source: str
) -> Building:
    """A wood building (brown flag)."""
    return Building(name, WOODEN, cost, points, start, build, source)


def stone(
    name: str,
    cost: Amount,
    points: int,
    build: tuple[Effect, ...],
    start: tuple[Effect, ...],
    source: str,
    bonus: int = -1,
) -> Building:
    """A stone building (grey flag)."""
    return Building(name, STONY, cost, points, start, build, source, bonus)


def monument(name: str, cost: Amount, points: int, source: str) -> Building:
    """A monument (blue flag)."""
    return Building(name, MONUMENT, cost, points, (), (), source)


MARKET: Final = (Effect(amount(workers=1), amount(choice=1)),)
FREE_MARKET: Final = yields(choice=1)
TAILORING: Final = (
    Effect(amount(cloth=1), amount(points=4)),
    Effect(amount(cloth=2), amount(points=6)),
)
MINING: Final = yields(gold=1)
GUILD_OF_FIVE: Final = (Effect(amount(choice=1), amount(workers=5)),)
CASTING: Final = (
    Effect(amount(workers=1), amount(gold=1)),
    Effect(amount(workers=3), amount(gold=2)),
)
ALCHEMY: Final = (
    Effect(amount(choice=1), amount(gold=1)),
    Effect(amount(choice=2), amount(gold=2)),
)
PRAYER: Final = (
    Effect(amount(workers=2), amount(points=4)),
    Effect(amount(workers=4), amount(points=6)),
)
JEWELRY: Final = (
    Effect(amount(gold=1), amount(points=5)),
    Effect(amount(gold=2), amount(points=9)),
)
FAVOUR_FOR_WOOD: Final = (Effect(amount(wood=1), amount(favours=1)),)
GUILD_OF_THREE: Final = (Effect(amount(choice=1), amount(workers=3)),)
GUILD_OF_FOUR: Final = (Effect(amount(stone=1), amount(workers=4)),)

STONE_AND_FOOD: Final = amount(stone=1, food=1)

# fmt: off
BUILDINGS: Final[tuple[Building, ...]] = (
    printed("fairground", FAVOUR_FOR_WOOD, "public"),
    printed("lawyer", acts(PLACE_HOUSE, amount(cloth=1)), "public"),
    printed("printed_carpenter", acts(BUILD_WOOD), "rulebook"),
    printed("toll", acts(MOVE_PROVOST), "rulebook"),
    base("base_farm_1", yields(food=1), "public"),
    base("base_farm_2", yields(food=1), "public"),
    base("base_sawmill", yields(wood=1), "public"),
    base("base_quarry", yields(stone=1), "public"),
    base("base_carpenter", acts(BUILD_WOOD), "rulebook"),
    base("base_market_1", MARKET, "public"),
    base("base_market_2", MARKET, "public"),
    base("base_guild_any", GUILD_OF_THREE, "rulebook"),
    base("base_guild_stone", GUILD_OF_FOUR, "public"),
    wood("wood_farm", amount(wood=1, food=1), 2, yields(food=2), yields(food=1, points=1), "rulebook"),
    wood("wood_sawmill", amount(wood=1, food=1), 2, yields(wood=2), yields(wood=1, points=1), "public"),
    wood("wood_quarry", amount(wood=1, food=1), 2, yields(stone=2), yields(stone=1, points=1), "public"),
    wood("spinning_mill", amount(wood=2), 2, yields(cloth=2), yields(cloth=1, points=1), "public"),
    wood("wood_market", amount(wood=1, food=1), 3, FREE_MARKET, FREE_MARKET, "public"),
    wood("covered_market", amount(wood=1, choice=1), 3, yields(workers=3), yields(workers=2, points=1), "public"),
    wood("manor", amount(wood=1, cloth=1), 4, yields(favours=1), yields(points=2), "public"),
    wood("tailor", amount(wood=1, choice=1), 4, TAILORING, TAILORING, "public"),
    wood("stonemason", amount(wood=1, choice=1), 4, acts(BUILD_STONE), acts(BUILD_STONE_CHEAPLY), "public"),
    stone("stone_farm", STONE_AND_FOOD, 3, yields(food=2, cloth=1), yields(food=1, cloth=1), "public", FOOD),
    stone("stone_sawmill", STONE_AND_FOOD, 3, yields(wood=2, cloth=1), yields(wood=1, cloth=1), "public", WOOD),
    stone("stone_quarry", STONE_AND_FOOD, 3, yields(stone=2, cloth=1), yields(stone=1, cloth=1), "public", STONE),
    stone("gold_mine", STONE_AND_FOOD, 4, MINING, MINING, "public"),
    stone("stone_guild", amount(stone=1, choice=1), 4, GUILD_OF_FIVE, GUILD_OF_FIVE, "public"),
    stone("foundry", amount(stone=1, wood=1), 5, CASTING, CASTING, "public"),
    stone("alchemist", amount(stone=1, wood=1), 5, ALCHEMY, ALCHEMY, "public"),
    stone("church", amount(stone=1, cloth=1), 5, PRAYER, PRAYER, "public"),
    stone("jeweler", amount(stone=1, wood=1), 5, JEWELRY, JEWELRY, "public"),
    monument("garden", amount(gold=1, wood=1), 4, "public"),
    monument("factory", amount(gold=1, cloth=1), 5, "public"),
    monument("granary", amount(gold=1, stone=1), 7, "public"),
    monument("statue", amount(gold=1, stone=2), 7, "public"),
    monument("theatre", amount(gold=3, wood=4), 12, "public"),
    monument("cathedral", amount(gold=3, stone=3), 15, "public"),
    monument("mansion", amount(gold=5, stone=5), 20, "public"),
    Building("residence", TURNED, NOTHING, 0, (), (), "rulebook"),
)
# fmt: on

BUILDING: Final = Words("building", [building.name for building in BUILDINGS])

FIRST_BASE: Final = 4
FIRST_WOODEN: Final = 13
STONEMASON: Final = 21
FIRST_STONY: Final = 22
FIRST_MONUMENT: Final = 31
GARDEN: Final = 31
FACTORY: Final = 32
GRANARY: Final = 33
THEATRE: Final = 35
RESIDENCE: Final = 38

BASE_TILES: Final = range(FIRST_BASE, FIRST_WOODEN)
WOODEN_TILES: Final = range(FIRST_WOODEN, FIRST_STONY)
STONY_TILES: Final = range(FIRST_STONY, FIRST_MONUMENT)
MONUMENTS: Final = range(FIRST_MONUMENT, RESIDENCE)

EACH_RECRUITMENT: Final = {GARDEN: amount(workers=2), FACTORY: amount(cloth=1), GRANARY: amount(food=1)}
"""What the owner of a monument gains at every recruitment."""

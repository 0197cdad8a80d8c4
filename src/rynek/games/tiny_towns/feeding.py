"""Feeding (chapter 8): which Cottages the red buildings can feed."""

from rynek.games.tiny_towns.components import BARRETT_CASTLE, FARM, FARM_FEEDS, GRANARY, GREENHOUSE, MONUMENT, RED
from rynek.games.tiny_towns.squares import AROUND, IN_LINE, count, groups, members
from rynek.games.tiny_towns.town import Town


def feedings(town: Town, red: int, *, by_place: bool) -> list[int]:
    """R8.5, R8.7: the sets of squares that may be fed, of which the owner takes the best.

    Sets that cannot be better than another are left out. When no card asks where the fed Cottages stand (`by_place`),
    a Farm feeds the Castle first and then any Cottages.
    """
    feedable = town.feedable()
    producers = town.squares_with(RED)
    if not feedable or not producers:
        return [0]
    if red == FARM:
        return _fed_by_farms(town, feedable, FARM_FEEDS * count(producers), by_place=by_place)
    if red == GREENHOUSE:
        return _unions(groups(feedable), count(producers))
    fed = 0
    for square in members(producers):
        fed |= AROUND[square] if red == GRANARY else IN_LINE[square]
    return [fed & feedable]


def _fed_by_farms(town: Town, feedable: int, capacity: int, *, by_place: bool) -> list[int]:
    if count(feedable) <= capacity:
        return [feedable]
    if by_place:
        return _unions([1 << square for square in members(feedable)], capacity)
    fed = town.squares_with(MONUMENT) if town.monument == BARRETT_CASTLE else 0
    for square in members(feedable & ~fed):
        if count(fed) < capacity:
            fed |= 1 << square
    return [fed]


def _unions(parts: list[int], size: int) -> list[int]:
    """The unions of every choice of `size` parts (of all parts, when there are fewer)."""
    chosen = [(0, 0)]
    for place, part in enumerate(parts):
        left = len(parts) - place - 1
        skipped = [(fed, taken) for fed, taken in chosen if taken + left >= min(size, len(parts))]
        chosen = skipped + [(fed | part, taken + 1) for fed, taken in chosen if taken < size]
    return [fed for fed, _ in chosen]

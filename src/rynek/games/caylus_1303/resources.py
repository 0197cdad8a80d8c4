"""Resources: the five kinds, and amounts of them together with workers and points."""

from typing import Final

from rynek.core.domain import Words

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
KINDS: Final = 5
BASIC_KINDS: Final = 4
"""Food, wood, stone and cloth: what the mixed icon stands for; never gold."""

NAMES: Final = ["food", "wood", "stone", "cloth", "gold"]
RESOURCE: Final = Words("resource", NAMES)
BASIC: Final = Words("resource", NAMES[:BASIC_KINDS])


class Amount:
    """What is paid or gained at once: resources, basic ones of choice, workers, prestige points, royal favours."""

    __slots__ = ("choice", "favours", "goods", "points", "workers")

    def __init__(self, goods: tuple[int, ...], choice: int, workers: int, points: int, favours: int) -> None:
        self.goods = goods
        self.choice = choice
        self.workers = workers
        self.points = points
        self.favours = favours


def amount(
    *,
    food: int = 0,
    wood: int = 0,
    stone: int = 0,
    cloth: int = 0,
    gold: int = 0,
    choice: int = 0,
    workers: int = 0,
    points: int = 0,
    favours: int = 0,
) -> Amount:
    """An amount said by its parts; `choice` counts basic resources of the player's choice."""
    return Amount((food, wood, stone, cloth, gold), choice, workers, points, favours)


NOTHING: Final = amount()

"""The 60 cards (R1.6). What each one names is reconstructed; the counts are the rulebook's."""

from typing import Final

from rynek.core.domain import Words
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.goods import GOOD

PILE: Final = Words("pile", ["contract", "message", "large_order", "small_order"])
CONTRACT: Final = 0
MESSAGE: Final = 1
LARGE_ORDER: Final = 2
SMALL_ORDER: Final = 3
PILE_COUNT: Final = 4


class Card:
    """One card: its name, its pile, the buildings it names and the goods it asks for."""

    __slots__ = ("buildings", "goods", "name", "pile")

    def __init__(self, name: str, pile: int, buildings: tuple[str, ...], goods: tuple[str, ...] = ()) -> None:
        self.name = name
        self.pile = pile
        self.buildings: tuple[int, ...] = tuple(SPACE.value(word) for word in buildings)
        self.goods: tuple[int, ...] = tuple(GOOD.value(word) for word in goods)


# All entries are reconstructed: one Contract for each outer building; Messages between places 2 to 4 moves apart; four
# Large Orders a villa with goods of three warehouses; two Small Orders a good, at no warehouse and no villa.
CARDS: Final = (
    Card("contract_01", CONTRACT, ("villa_monetti",)),
    Card("contract_02", CONTRACT, ("inn",)),
    Card("contract_03", CONTRACT, ("villa_ricci",)),
    Card("contract_04", CONTRACT, ("spice_warehouse",)),
    Card("contract_05", CONTRACT, ("coach_house",)),
    Card("contract_06", CONTRACT, ("park",)),
    Card("contract_07", CONTRACT, ("metal_warehouse",)),
    Card("contract_08", CONTRACT, ("villa_colini",)),
    Card("contract_09", CONTRACT, ("tavern",)),
    Card("contract_10", CONTRACT, ("villa_zasteri",)),
    Card("contract_11", CONTRACT, ("fabric_warehouse",)),
    Card("contract_12", CONTRACT, ("palace",)),
    Card("contract_13", CONTRACT, ("harbor",)),
    Card("contract_14", CONTRACT, ("drinks_warehouse",)),
    Card("message_01", MESSAGE, ("city_hall", "harbor")),
    Card("message_02", MESSAGE, ("city_hall", "tavern")),
    Card("message_03", MESSAGE, ("guild_hall", "inn")),
    Card("message_04", MESSAGE, ("guild_hall", "villa_colini")),
    Card("message_05", MESSAGE, ("cathedral", "park")),
    Card("message_06", MESSAGE, ("cathedral", "palace")),
    Card("message_07", MESSAGE, ("post_office", "coach_house")),
    Card("message_08", MESSAGE, ("post_office", "villa_zasteri")),
    Card("message_09", MESSAGE, ("inn", "spice_warehouse")),
    Card("message_10", MESSAGE, ("tavern", "metal_warehouse")),
    Card("message_11", MESSAGE, ("harbor", "fabric_warehouse")),
    Card("message_12", MESSAGE, ("palace", "drinks_warehouse")),
    Card("message_13", MESSAGE, ("coach_house", "villa_monetti")),
    Card("message_14", MESSAGE, ("park", "villa_ricci")),
    Card("large_order_01", LARGE_ORDER, ("villa_colini",), ("saffron", "copper", "silk")),
    Card("large_order_02", LARGE_ORDER, ("villa_colini",), ("wine", "silver", "linen")),
    Card("large_order_03", LARGE_ORDER, ("villa_colini",), ("beer", "saffron", "linen")),
    Card("large_order_04", LARGE_ORDER, ("villa_colini",), ("wine", "pepper", "copper")),
    Card("large_order_05", LARGE_ORDER, ("villa_monetti",), ("pepper", "silver", "linen")),
    Card("large_order_06", LARGE_ORDER, ("villa_monetti",), ("beer", "copper", "silk")),
    Card("large_order_07", LARGE_ORDER, ("villa_monetti",), ("wine", "pepper", "silk")),
    Card("large_order_08", LARGE_ORDER, ("villa_monetti",), ("beer", "saffron", "silver")),
    Card("large_order_09", LARGE_ORDER, ("villa_ricci",), ("pepper", "copper", "linen")),
    Card("large_order_10", LARGE_ORDER, ("villa_ricci",), ("beer", "silver", "silk")),
    Card("large_order_11", LARGE_ORDER, ("villa_ricci",), ("wine", "saffron", "linen")),
    Card("large_order_12", LARGE_ORDER, ("villa_ricci",), ("wine", "pepper", "silver")),
    Card("large_order_13", LARGE_ORDER, ("villa_zasteri",), ("saffron", "silver", "silk")),
    Card("large_order_14", LARGE_ORDER, ("villa_zasteri",), ("wine", "copper", "linen")),
    Card("large_order_15", LARGE_ORDER, ("villa_zasteri",), ("beer", "pepper", "silk")),
    Card("large_order_16", LARGE_ORDER, ("villa_zasteri",), ("beer", "saffron", "copper")),
    Card("small_order_01", SMALL_ORDER, ("coach_house",), ("beer",)),
    Card("small_order_02", SMALL_ORDER, ("guild_hall",), ("beer",)),
    Card("small_order_03", SMALL_ORDER, ("park",), ("wine",)),
    Card("small_order_04", SMALL_ORDER, ("tavern",), ("wine",)),
    Card("small_order_05", SMALL_ORDER, ("palace",), ("pepper",)),
    Card("small_order_06", SMALL_ORDER, ("post_office",), ("pepper",)),
    Card("small_order_07", SMALL_ORDER, ("harbor",), ("saffron",)),
    Card("small_order_08", SMALL_ORDER, ("tavern",), ("saffron",)),
    Card("small_order_09", SMALL_ORDER, ("harbor",), ("silver",)),
    Card("small_order_10", SMALL_ORDER, ("city_hall",), ("silver",)),
    Card("small_order_11", SMALL_ORDER, ("inn",), ("copper",)),
    Card("small_order_12", SMALL_ORDER, ("palace",), ("copper",)),
    Card("small_order_13", SMALL_ORDER, ("park",), ("linen",)),
    Card("small_order_14", SMALL_ORDER, ("cathedral",), ("linen",)),
    Card("small_order_15", SMALL_ORDER, ("inn",), ("silk",)),
    Card("small_order_16", SMALL_ORDER, ("coach_house",), ("silk",)),
)

CARD: Final = Words("card", [card.name for card in CARDS])
CARD_COUNT: Final = 60

PILE_OF: Final = [card.pile for card in CARDS]
IN_PILE: Final = [sum(1 << i for i, card in enumerate(CARDS) if card.pile == pile) for pile in range(PILE_COUNT)]
"""For each pile, the set of its cards. A set of cards is a number whose bit i stands for card i."""

TARGETS: Final = [sum(1 << space for space in card.buildings) for card in CARDS]
"""For each card, the set of buildings it names."""


def cards_in(held: int) -> list[int]:
    """The cards of a set, in order."""
    found: list[int] = []
    while held:
        lowest = held & -held
        found.append(lowest.bit_length() - 1)
        held ^= lowest
    return found


def naming(pile: int, space: int) -> int:
    """The set of cards of a pile that name a building."""
    return NAMING[pile][space]


def _naming() -> list[list[int]]:
    return [
        [sum(1 << i for i, card in enumerate(CARDS) if card.pile == pile and s in card.buildings) for s in range(39)]
        for pile in range(PILE_COUNT)
    ]


NAMING: Final = _naming()

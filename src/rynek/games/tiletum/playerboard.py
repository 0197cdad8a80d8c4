"""The player board: storehouse, contract spaces, buildings with their rooms, and the markets beside it."""

from typing import Final

from rynek.core.domain import Numbers

STOREHOUSE: Final = 4
CONTRACT_VP: Final = [1, 1, 2, 3, 4, 5]  # reconstructed; the first five spaces hold a pillar (rulebook)
CONTRACT_SPACES: Final = 6
CONTRACT_PILLARS: Final = 5

# What the crest space of a building gives (R13.15).
HOUSE_ANYWHERE: Final = 0
PILLAR_ANYWHERE: Final = 1
MERCHANT_ANYWHERE: Final = 2
ARCHITECT_ANYWHERE: Final = 3
TWO_GOODS: Final = 4
FIVE_POINTS: Final = 5


class Building:
    """A building: its rooms, the food its crest costs; its marker is as strong as it has floors.

    The rightmost building is occupied from the start: no room is free in it (R9.14).
    """

    __slots__ = ("food", "rooms")

    def __init__(self, rooms: int, food: int) -> None:
        self.rooms = rooms
        self.food = food


# Left to right. Food and what the crest spaces give: rulebook. Rooms: public.
BOARD: Final = [
    Building(3, 6),
    Building(2, 6),
    Building(2, 5),
    Building(1, 4),
    Building(1, 3),
    Building(0, 2),
]
BUILDINGS: Final = 6
OCCUPIED: Final = 5
BUILDING_NUMBER: Final = Numbers("building", 1, 6)
FLOOR: Final = Numbers("floor", 1, 3)

ROOMS: Final = 9
"""The rooms of all buildings in one row."""

FIRST_ROOM: Final = [0, 3, 5, 7, 8, 9]
ROOM_COUNT: Final[list[int]] = [building.rooms for building in BOARD]
CREST_FOOD: Final[list[int]] = [building.food for building in BOARD]
ROOM_BUILDING: Final[list[int]] = [index for index, building in enumerate(BOARD) for _ in range(building.rooms)]
ROOM_FLOOR: Final[list[int]] = [floor for building in BOARD for floor in range(1, building.rooms + 1)]

MARKET: Final = 5
SLOT_POINTS: Final = [3, 2, 2, 1, 1]
"""Action points for each slot of the contract market, leftmost first; the row is reconstructed."""

COMPLETED_VP: Final = [0, 0, 0, 5, 10, 20, 30]
GOODS_FOR_A_POINT: Final = 4

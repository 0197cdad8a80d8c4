"""What lies on a player's board of Tiletum, as the features of a seat count it: the storehouse and the buildings."""

from typing import Final

from rynek.games.tiletum.goods import FOOD, GOODS, IRON, WOOL
from rynek.games.tiletum.playerboard import (
    BUILDINGS,
    COMPLETED_VP,
    CONTRACT_SPACES,
    CONTRACT_VP,
    CREST_FOOD,
    FIRST_ROOM,
    ROOM_COUNT,
    ROOM_FLOOR,
    ROOMS,
    STOREHOUSE,
)
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import (
    ACT,
    ADD_POINTS,
    ANY_GOODS,
    CONTRACTS,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    FIRST_HELPER,
    GIVE,
    HELPERS,
)

USEFUL: Final = 5
"""Of each kind of goods so many are of use soon; those beyond count apart."""


def _helper_worths() -> list[float]:
    """What a helper is worth, in the points of actions it stands for."""
    worths: list[float] = []
    for helper in HELPERS:
        if helper.effect in (ACT, ADD_POINTS, ANY_GOODS):
            worths.append(float(helper.amount))
        elif helper.effect == GIVE:
            worths.append(helper.vp + 0.5 * helper.gold)
        else:
            worths.append(2.0)
    return worths


HELPER_WORTH: Final[list[float]] = _helper_worths()
CONTRACT_IRON: Final[list[int]] = [contract.iron for contract in CONTRACTS]
CONTRACT_WOOL: Final[list[int]] = [contract.wool for contract in CONTRACTS]
CONTRACT_IDENTICAL: Final[list[int]] = [contract.identical for contract in CONTRACTS]
CONTRACT_POINTS: Final[list[int]] = [contract.vp for contract in CONTRACTS]


class Store:
    """The tiles of a storehouse, and the contracts among them by what their goods still miss."""

    __slots__ = ("begun", "crests", "helpers", "missing", "open", "payable", "people", "rest", "space", "waiting")

    def __init__(self, board: TiletumState, seat: int, goods: list[int]) -> None:
        self.rest = goods[:]
        self.space = len(board.contracts[seat])
        self.payable = self.begun = self.open = self.helpers = 0.0
        self.missing = self.waiting = self.crests = self.people = 0
        for tile in board.storehouses[seat]:
            if tile < FIRST_CONTRACT:
                self.crests += 1
            elif tile >= FIRST_CHARACTER:
                self.people += 1
            elif tile >= FIRST_HELPER:
                self.helpers += HELPER_WORTH[tile - FIRST_HELPER]
            elif self.space < CONTRACT_SPACES:
                self.add_contract(tile - FIRST_CONTRACT)

    def add_contract(self, contract: int) -> None:
        """Enter a contract, which takes its goods before those that lie behind it."""
        points = float(CONTRACT_POINTS[contract] + CONTRACT_VP[self.space])
        lacking, need = taken_out(self.rest, contract)
        self.space += 1
        self.waiting += 1
        self.missing += lacking
        if lacking == 0:
            self.payable += points
        else:
            self.begun += points * (need - lacking) / need
            self.open += points


def taken_out(goods: list[int], contract: int) -> tuple[int, int]:
    """How many goods of a contract are missing and how many it needs; what is there is taken out of the goods."""
    iron, wool = CONTRACT_IRON[contract], CONTRACT_WOOL[contract]
    identical = CONTRACT_IDENTICAL[contract]
    has_iron, has_wool = min(iron, goods[IRON]), min(wool, goods[WOOL])
    goods[IRON] -= has_iron
    goods[WOOL] -= has_wool
    has_same = 0
    if identical:
        kind = 0
        for good in range(1, GOODS):
            if goods[good] > goods[kind]:
                kind = good
        has_same = min(identical, goods[kind])
        goods[kind] -= has_same
    need = iron + wool + identical
    return need - has_iron - has_wool - has_same, need


def goods_row(goods: list[int]) -> list[float]:
    """So many of each kind as are of use soon, and all those beyond."""
    found: list[float] = []
    beyond = 0
    for count in goods:
        found.append(float(min(count, USEFUL)))
        beyond += max(0, count - USEFUL)
    found.append(float(beyond))
    return found


def store_row(board: TiletumState, seat: int, goods: list[int], store: Store, crests: int) -> list[float]:
    """Contracts, crests and the other tiles of a storehouse."""
    return [
        float(len(board.contracts[seat])),
        store.payable,
        store.begun,
        store.open,
        float(store.missing),
        float(store.waiting),
        float(crests),
        float(store.crests),
        float(min(goods[FOOD], crest_food(board, seat, store.crests))),
        store.helpers,
        float(store.people),
        1.0 if len(board.storehouses[seat]) >= STOREHOUSE else 0.0,
    ]


def crest_food(board: TiletumState, seat: int, crests: int) -> int:
    """The food that so many crests need, on the cheapest free ground floors: the rightmost."""
    found = 0
    for building in range(BUILDINGS - 1, -1, -1):
        if crests > 0 and board.crests[seat * BUILDINGS + building] < 0:
            crests -= 1
            found += CREST_FOOD[building]
    return found


class Buildings:
    """The buildings of a seat, and how much they still miss."""

    __slots__ = ("crests", "done", "filled", "markers", "one", "rooms", "two", "upper")

    def __init__(self, board: TiletumState, seat: int) -> None:
        self.crests = self.done = self.filled = self.markers = 0
        self.one = self.rooms = self.two = self.upper = 0
        for building in range(BUILDINGS):
            missing = self.free_rooms(board, seat, building)
            if missing == 0:
                self.filled += 1
            if board.crests[seat * BUILDINGS + building] >= 0:
                self.crests += 1
            else:
                missing += 1
            if missing == 0:
                self.done += 1
                self.markers += ROOM_COUNT[building]
            elif missing == 1:
                self.one += 1
            elif missing == 2:
                self.two += 1

    def free_rooms(self, board: TiletumState, seat: int, building: int) -> int:
        """Count the rooms of a building; how many of them are free."""
        free = 0
        first = FIRST_ROOM[building]
        for room in range(first, first + ROOM_COUNT[building]):
            if board.rooms[seat * ROOMS + room] < 0:
                free += 1
            else:
                self.rooms += 1
                if ROOM_FLOOR[room] > 1:
                    self.upper += 1
        return free

    def row(self, left: int) -> list[float]:
        """Rooms, completed buildings and those that are near it, with so many turns left."""
        return [
            float(self.rooms),
            float(self.upper),
            float(self.filled),
            float(self.done),
            float(COMPLETED_VP[self.done]),
            float(self.markers * left),
            float(self.one),
            float(self.two),
        ]

"""State: what lies on the table of Tiletum, and the small questions and changes every chapter needs."""

from typing import Any, Final

from rynek.core.domain import SEAT, Words
from rynek.core.frame import OneSeat
from rynek.core.message import event
from rynek.core.state import State
from rynek.games.tiletum.europe import START_HOUSES, START_PILLARS
from rynek.games.tiletum.goods import GOOD, GOODS
from rynek.games.tiletum.playerboard import (
    BUILDINGS,
    CONTRACT_PILLARS,
    FIRST_ROOM,
    OCCUPIED,
    ROOM_BUILDING,
    ROOM_COUNT,
    ROOMS,
)
from rynek.games.tiletum.tiles import KIND_OF_TILE
from rynek.games.tiletum.view_types import TiletumView

SOURCE: Final = Words(
    "source",
    [
        "start",
        "contracts",
        "cathedrals",
        "king_track",
        "leader",
        "fairs",
        "characters",
        "helpers",
        "house_spaces",
        "crest_spaces",
        "completed",
        "houses_pillars",
        "goods",
    ],
)
SOURCES: Final = SOURCE.size
START: Final = 0
CONTRACTS_VP: Final = 1
CATHEDRALS_VP: Final = 2
KING_TRACK_VP: Final = 3
LEADER_VP: Final = 4
FAIRS_VP: Final = 5
CHARACTERS_VP: Final = 6
HELPERS_VP: Final = 7
HOUSE_SPACES_VP: Final = 8
CREST_SPACES_VP: Final = 9
COMPLETED_VP: Final = 10
HOUSES_PILLARS_VP: Final = 11
GOODS_VP: Final = 12

POINTS_GAINED: Final = event("points-gained", seat=SEAT, points=None, source=SOURCE)
POINTS_LOST: Final = event("points-lost", "R3.2", seat=SEAT, points=None, source=SOURCE)
GOODS_GAINED: Final = event("goods-gained", "R5.9", seat=SEAT, count=None, good=GOOD)


class TiletumState(State):
    """What lies on the table. Lists of several seats stand in one row: seat * size + place; -1 is an empty place."""

    __slots__ = (
        "architects",
        "bonus_stack",
        "cathedral_owners",
        "character_market",
        "character_stack",
        "contract_market",
        "contract_stack",
        "contracts",
        "corruption",
        "costs",
        "crests",
        "dice",
        "discarded",
        "exchanged",
        "fair_cities",
        "fair_tiles",
        "goods",
        "houses",
        "king_order",
        "king_space",
        "king_tile",
        "map_tiles",
        "merchants",
        "orientation",
        "pillars",
        "rooms",
        "round",
        "space_tiles",
        "spaces",
        "storehouses",
        "turn_order",
        "vp",
        "wheel",
    )

    # Filled by set-up, by a position or by a copy; empty lists here would only be thrown away.
    spaces: list[int]  # the action on each space of the wheel, clockwise
    space_tiles: list[int]
    wheel: list[int]  # the dice still there, sorted
    dice: list[list[int]]  # the dice each seat has taken
    map_tiles: list[int]
    houses: list[int]  # the seat on each house space
    pillars: list[int]  # a bit for each seat, by cathedral
    cathedral_owners: list[int]  # who took each tile, cathedral * 3 + place from the top
    costs: list[int]
    merchants: list[int]
    architects: list[int]
    character_market: list[int]
    contract_market: list[int]
    bonus_stack: list[int]  # how many of each tile; their order is unknown
    character_stack: list[int]
    contract_stack: list[int]
    discarded: list[int]  # tiles of the king's track that the leader did not want
    fair_cities: list[int]
    fair_tiles: list[int]
    corruption: list[int]  # the tokens turned up this round
    king_space: list[int]
    king_order: list[int]  # of markers on one space the earlier in this list lies lower
    turn_order: list[int]
    vp: list[int]  # by seat and source
    goods: list[int]
    storehouses: list[list[int]]
    rooms: list[int]
    crests: list[int]
    contracts: list[list[int]]  # fulfilled, in the order of the contract spaces

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.round = 1
        self.orientation = 0  # the value that faces space 0, less 1
        self.exchanged = False  # whether the extra good of this turn is taken (R9.18)
        self.king_tile = -1

    def copy(self) -> "TiletumState":
        other = TiletumState(self.players, self.options)
        self.copy_kernel(other)
        other.round = self.round
        other.orientation = self.orientation
        other.exchanged = self.exchanged
        other.king_tile = self.king_tile
        other.spaces = self.spaces  # laid out once, never changed
        other.space_tiles = self.space_tiles[:]
        other.wheel = self.wheel[:]
        other.dice = [taken[:] for taken in self.dice]
        other.map_tiles = self.map_tiles[:]
        other.houses = self.houses[:]
        other.pillars = self.pillars[:]
        other.cathedral_owners = self.cathedral_owners[:]
        other.costs = self.costs
        other.merchants = self.merchants[:]
        other.architects = self.architects[:]
        other.character_market = self.character_market[:]
        other.contract_market = self.contract_market[:]
        other.bonus_stack = self.bonus_stack[:]
        other.character_stack = self.character_stack[:]
        other.contract_stack = self.contract_stack[:]
        other.discarded = self.discarded[:]
        other.fair_cities = self.fair_cities
        other.fair_tiles = self.fair_tiles
        other.corruption = self.corruption[:]
        other.king_space = self.king_space[:]
        other.king_order = self.king_order[:]
        other.turn_order = self.turn_order  # replaced as a whole in the King phase
        other.vp = self.vp[:]
        other.goods = self.goods[:]
        other.storehouses = [store[:] for store in self.storehouses]
        other.rooms = self.rooms[:]
        other.crests = self.crests[:]
        other.contracts = [fulfilled[:] for fulfilled in self.contracts]
        return other

    def view(self, seat: int | None) -> TiletumView:
        seen: TiletumView = self.rules.view(self, seat)
        return seen

    # points and goods

    def score(self, seat: int) -> int:
        """The points of a seat."""
        return sum(self.vp[seat * SOURCES : seat * SOURCES + SOURCES])

    def gain_points(self, seat: int, source: int, points: int) -> None:
        """Gain points; a loss stops at 0 (R3.2)."""
        if points > 0:
            self.vp[seat * SOURCES + source] += points
            self.tell(POINTS_GAINED, seat, points, source)
        elif points < 0:
            lost = min(-points, self.score(seat))
            self.vp[seat * SOURCES + source] -= lost
            self.tell(POINTS_LOST, seat, lost, source)

    def gain_good(self, seat: int, good: int, count: int) -> None:
        """Take goods from the supply, which never ends."""
        self.goods[seat * GOODS + good] += count
        self.tell(GOODS_GAINED, seat, count, good)

    def has_goods(self, seat: int, good: int, count: int) -> bool:
        """Whether a seat can pay so many goods of a kind."""
        return self.goods[seat * GOODS + good] >= count

    def pay(self, seat: int, good: int, count: int) -> None:
        """Pay goods to the supply."""
        self.goods[seat * GOODS + good] -= count

    # the wheel

    def space_of_value(self, value: int) -> int:
        """The action space that faces the segment of a value (R4.2)."""
        return (value - 1 - self.orientation) % 6

    def value_of_space(self, space: int) -> int:
        """The value of the segment that faces an action space."""
        return (space + self.orientation) % 6 + 1

    # buildings

    def is_filled(self, seat: int, building: int) -> bool:
        """Whether all rooms hold characters; the rightmost building is occupied from the start (R12.3, Q1)."""
        first = seat * ROOMS + FIRST_ROOM[building]
        for room in range(first, first + ROOM_COUNT[building]):  # noqa: SIM110 - a plain loop is compiled well
            if self.rooms[room] < 0:
                return False
        return True

    def is_uninhabited(self, seat: int, building: int) -> bool:
        """Whether no character lives in a building; in the rightmost none ever does (Q1)."""
        first = seat * ROOMS + FIRST_ROOM[building]
        for room in range(first, first + ROOM_COUNT[building]):  # noqa: SIM110 - a plain loop is compiled well
            if self.rooms[room] >= 0:
                return False
        return True

    def is_completed(self, seat: int, building: int) -> bool:
        """Whether a building is filled and has a crest (R12.4)."""
        return self.crests[seat * BUILDINGS + building] >= 0 and self.is_filled(seat, building)

    def completed(self, seat: int) -> int:
        """How many buildings of a seat are completed."""
        return sum([self.is_completed(seat, building) for building in range(BUILDINGS)])

    def filled(self, seat: int) -> int:
        """How many buildings of a seat are filled, the occupied one included."""
        count = 0
        for building in range(BUILDINGS):
            if self.is_filled(seat, building):
                count += 1
        return count

    def characters(self, seat: int, building: int) -> list[int]:
        """The characters in a building, lowest floor first."""
        first = seat * ROOMS + FIRST_ROOM[building]
        return [tile for tile in self.rooms[first : first + ROOM_COUNT[building]] if tile >= 0]

    def building_kind(self, seat: int, building: int) -> int:
        """The kind of the characters in a building, or -1 (Q9)."""
        first = seat * ROOMS + FIRST_ROOM[building]
        for room in range(first, first + ROOM_COUNT[building]):
            if self.rooms[room] >= 0:
                return KIND_OF_TILE[self.rooms[room]]
        return -1

    def building_of_kind(self, seat: int, kind: int) -> int:
        """The building a kind of character lives in, or -1 (R9.13)."""
        first = seat * ROOMS
        for room in range(ROOMS):
            tile = self.rooms[first + room]
            if tile >= 0 and KIND_OF_TILE[tile] == kind:
                return ROOM_BUILDING[room]
        return -1

    def marker(self, seat: int, kind: int) -> int:
        """The bonus action points of a seat for an action (R12.5, R12.8)."""
        building = self.building_of_kind(seat, kind)
        return ROOM_COUNT[building] if building >= 0 and self.is_completed(seat, building) else 0

    # houses, pillars, crests

    def houses_on_map(self, seat: int) -> int:
        """How many houses of a seat stand on the map."""
        count = 0
        for owner in self.houses:
            if owner == seat:
                count += 1
        return count

    def house_supply(self, seat: int) -> int:
        """Houses neither on the map nor on a roof: a roof house is free once its building is filled (R12.3)."""
        roofs = OCCUPIED - (self.filled(seat) - 1)
        return START_HOUSES - self.houses_on_map(seat) - roofs

    def pillars_on_map(self, seat: int) -> int:
        """How many pillars of a seat stand on the map."""
        count = 0
        for mask in self.pillars:
            count += mask >> seat & 1
        return count

    def pillar_supply(self, seat: int) -> int:
        """Pillars neither on the map nor on a contract space still uncovered (R10.3)."""
        waiting = max(0, CONTRACT_PILLARS - len(self.contracts[seat]))
        return START_PILLARS - self.pillars_on_map(seat) - waiting

    def crest_count(self, seat: int) -> int:
        """Crests anywhere on the player board."""
        placed = self.crests[seat * BUILDINGS : seat * BUILDINGS + BUILDINGS]
        return sum([tile >= 0 for tile in placed]) + sum([0 <= tile < 6 for tile in self.storehouses[seat]])

    def cathedrals(self, seat: int) -> int:
        """How many cathedral tiles a seat owns."""
        return self.cathedral_owners.count(seat)

    # tiles

    def bonus_places(self) -> list[int]:
        """The tiles of the bonus stack that lie on the table, -1 for empty places."""
        return [*self.space_tiles, *self.map_tiles, *self.discarded, self.king_tile]

    def seat_places(self) -> list[int]:
        """The tiles on the player boards, of all stacks, -1 for empty places."""
        kept = [tile for row in (*self.storehouses, *self.contracts) for tile in row]
        return [*kept, *self.rooms, *self.crests]


class InTurn(OneSeat[TiletumState]):
    """A decision within a seat's own turn: tasks may be done at this moment (R10.1)."""

    __slots__ = ()

"""What is seen of a seat of Tiletum between turns: each source of points by itself, one row of numbers.

Written for speed: a turn is planned by looking at hundreds of positions.
"""

from typing import Final

from rynek.bots.evaluate.tiletum_board import Buildings, Store, goods_row, store_row
from rynek.bots.judge.tiletum import DISTANCE, turns_left
from rynek.games.tiletum.europe import (
    CATHEDRAL_CITY,
    CATHEDRAL_TILES,
    CITIES,
    CITY_HOUSES,
    COST_STONE,
    COST_VP,
    HOUSE_BONUS,
    HOUSE_PLAYERS,
    MOST_TILES,
    SPACES,
    START_HOUSES,
    START_PILLARS,
)
from rynek.games.tiletum.fair import PREFILLED_COUNTS
from rynek.games.tiletum.fairtiles import FAIR_KING, FAIRS, PRINTED_VP
from rynek.games.tiletum.goods import DICE_SLOTS, GOODS, ROUNDS, STONE
from rynek.games.tiletum.playerboard import CONTRACT_PILLARS, OCCUPIED
from rynek.games.tiletum.state import TiletumState

TURNS: Final = ROUNDS * DICE_SLOTS
NEAR: Final = 5
"""Pieces see so many steps far."""

START: Final[dict[str, tuple[float, float]]] = {
    "king_now": (1.0, 0.0),
    "king_later": (1.0, 0.2),
    "king_leads": (1.5, 0.5),
    "fair_now": (1.0, 0.0),
    "fair_now_away": (0.5, 0.2),
    "fair_next": (0.95, 0.0),
    "fair_next_away": (0.6, 0.2),
    "fair_far": (0.9, 0.0),
    "fair_far_away": (0.6, 0.2),
    "fair_growth": (0.4, 0.1),
    "fair_growth_away": (0.25, 0.1),
    "gold": (0.4, 0.7),
    "food": (0.3, 0.8),
    "wool": (0.3, 0.9),
    "stone": (0.3, 0.9),
    "iron": (0.3, 0.9),
    "goods_beyond": (0.3, 0.5),
    "contracts": (1.0, 1.0),
    "contract_payable": (0.95, 0.0),
    "contract_begun": (0.5, 0.1),
    "contract_open": (0.15, 0.3),
    "contract_missing": (-0.1, 0.0),
    "contracts_waiting": (0.3, 0.3),
    "crests": (0.3, 1.5),
    "crests_waiting": (0.2, 1.0),
    "crest_food": (0.3, 0.2),
    "helpers": (0.5, 0.5),
    "characters_waiting": (0.3, 0.7),
    "store_full": (-0.5, -0.5),
    "rooms": (0.3, 1.0),
    "upper": (0.0, 0.3),
    "filled": (0.5, 1.0),
    "done": (1.5, 1.0),
    "done_points": (0.8, 0.2),
    "markers": (0.3, 0.1),
    "one_missing": (0.5, 1.0),
    "two_missing": (0.1, 0.6),
    "houses": (0.5, 2.0),
    "pillars": (0.5, 2.0),
    "houses_pillars": (1.0, 0.2),
    "house_supply": (0.5, 0.5),
    "pillar_supply": (0.5, 0.8),
    "house_near": (0.3, 0.3),
    "pillar_near": (0.3, 0.3),
    "cathedrals": (0.5, 1.0),
    "cathedral_payable": (0.9, 0.0),
    "cathedral_begun": (0.6, 0.0),
    "cathedral_open": (0.25, 0.25),
}
"""What is seen, and what a unit of it is thought to be worth at the end, and more than that at the start."""
NAMES: Final = list(START)


def _nearest() -> list[list[int]]:
    """The cities within sight of each space, nearest first."""
    cities = range(len(CITIES))
    return [
        sorted([city for city in cities if DISTANCE[space][city] <= NEAR], key=DISTANCE[space].__getitem__)
        for space in range(SPACES)
    ]


NEAREST: Final[list[list[int]]] = _nearest()
FAIR_VP: Final[list[int]] = [fair.vp for fair in FAIRS]


class Seen:
    """What one seat has: the counts that several features share, and the row they end in."""

    __slots__ = (
        "board",
        "buildings",
        "cathedrals",
        "crests",
        "goods",
        "houses",
        "left",
        "pillars",
        "row",
        "seat",
        "store",
    )

    def __init__(self, board: TiletumState, seat: int) -> None:
        self.board = board
        self.seat = seat
        self.left = turns_left(board, seat)
        self.goods = board.goods[seat * GOODS : seat * GOODS + GOODS]
        self.houses = board.houses_on_map(seat)
        self.pillars = board.pillars_on_map(seat)
        self.cathedrals = board.cathedral_owners.count(seat)
        self.store = Store(board, seat, self.goods)
        self.buildings = Buildings(board, seat)
        self.crests = self.store.crests + self.buildings.crests
        self.row: list[float] = []

    def features(self) -> list[float]:
        """The row, in the order of the names."""
        self.king()
        self.fairs()
        self.row += goods_row(self.goods)
        self.row += store_row(self.board, self.seat, self.goods, self.store, self.crests)
        self.row += self.buildings.row(self.left)
        self.pieces()
        self.building_sites()
        return self.row

    def king(self) -> None:
        """What the marker brings in this and the following King phases, corruption eating one a token."""
        board = self.board
        here = board.king_space[self.seat]
        space = here - (DICE_SLOTS - len(board.corruption))
        self.row.append(float(space))
        later = 0
        for _ in range(ROUNDS - board.round):
            space = max(0, space) - DICE_SLOTS
            later += max(-1, space)
        self.row.append(float(later))
        leads = 1.0
        for other in board.king_space:
            if other > here:
                leads = 0.0
        self.row.append(leads)

    def fairs(self) -> None:
        """The points of the fairs to come as things stand, by whether the seat takes part; and how they may grow."""
        board = self.board
        sure = [0.0, 0.0, 0.0]
        away = [0.0, 0.0, 0.0]
        growth = 0.0
        growth_away = 0.0
        space = board.merchants[self.seat]
        for index in range(board.round - 1, ROUNDS):
            city = board.fair_cities[index]
            tile = board.fair_tiles[index]
            value = PRINTED_VP[index] + FAIR_VP[tile]
            later = index - board.round + 1
            slot = min(later, 2)
            points = float(value * self.times(tile))
            if self.takes_part(city):
                sure[slot] += points
                growth += value * later if tile != FAIR_KING else 0
            elif later or len(board.dice[self.seat]) < DICE_SLOTS:
                near = max(0.0, 1.0 - DISTANCE[space][city] / 8.0)
                away[slot] += points * near
                growth_away += value * later * near if tile != FAIR_KING else 0.0
        self.row += [sure[0], away[0], sure[1], away[1], sure[2], away[2], growth, growth_away]

    def takes_part(self, city: int) -> bool:
        """Whether the seat has a house in a city, or its merchant there."""
        board = self.board
        if board.merchants[self.seat] == city:
            return True
        for house in CITY_HOUSES[city]:  # noqa: SIM110 - a plain loop is compiled well
            if board.houses[house] == self.seat:
                return True
        return False

    def times(self, tile: int) -> int:
        """How many times the seat meets what a fair tile counts, from the counts at hand; once for the king's."""
        contracts = len(self.board.contracts[self.seat])
        return [
            min(self.houses, self.pillars),
            min(contracts, self.cathedrals),
            contracts,
            1,
            min(self.crests, contracts),
            self.houses,
            self.buildings.upper,
            self.crests,
            self.pillars,
            self.buildings.filled - (0 if self.board.options[PREFILLED_COUNTS] else 1),
            self.cathedrals,
        ][tile]

    def pieces(self) -> None:
        """Houses and pillars, on the map and in supply, and how near the next of them can stand."""
        board = self.board
        houses = START_HOUSES - self.houses - (OCCUPIED - (self.buildings.filled - 1))
        waiting = max(0, CONTRACT_PILLARS - len(board.contracts[self.seat]))
        pillars = START_PILLARS - self.pillars - waiting
        self.row += [
            float(self.houses),
            float(self.pillars),
            float(self.houses * self.pillars),
            float(min(2, houses)),
            float(min(2, pillars)),
            self.house_near() if houses > 0 and self.left else 0.0,
            self.pillar_near() if pillars > 0 and self.left else 0.0,
        ]

    def house_near(self) -> float:
        """The best place for a house, less the steps to it."""
        board = self.board
        here = board.merchants[self.seat]
        steps = DISTANCE[here]
        best = 0.0
        for city in NEAREST[here]:
            if 7.0 - 0.6 * steps[city] <= best:
                break
            pull = self.house_pull(city) - 0.6 * steps[city]
            best = max(best, pull)
        return best

    def house_pull(self, city: int) -> float:
        """What the best free house space of a city is worth, 0 where none is."""
        board = self.board
        bonus = -1
        for house in CITY_HOUSES[city]:
            owner = board.houses[house]
            if owner == self.seat:
                return 0.0
            if owner < 0 and HOUSE_PLAYERS[house] <= board.players:
                bonus = max(bonus, HOUSE_BONUS[house] if HOUSE_BONUS[house] >= 0 else 3)
        return 2.0 + bonus if bonus >= 0 else 0.0

    def pillar_near(self) -> float:
        """The best cathedral for a pillar, less the steps to it."""
        board = self.board
        steps = DISTANCE[board.architects[self.seat]]
        best = 0.0
        for cathedral, city in enumerate(CATHEDRAL_CITY):
            mask = board.pillars[cathedral]
            stone = COST_STONE[board.costs[cathedral]]
            if stone == 0 or mask >> self.seat & 1:
                continue
            taken = (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)
            if taken < len(CATHEDRAL_TILES[cathedral]):
                gain = 2.0 + 0.6 * self.top(cathedral) - 0.3 * stone - 0.6 * steps[city]
                best = max(best, gain)
        return best

    def top(self, cathedral: int) -> int:
        """The points of contributing to a cathedral now; 0 when the seat has done so or no tile is left."""
        board = self.board
        first = cathedral * MOST_TILES
        for place, points in enumerate(CATHEDRAL_TILES[cathedral]):
            owner = board.cathedral_owners[first + place]
            if owner == self.seat:
                return 0
            if owner < 0:
                return COST_VP[board.costs[cathedral]] + points
        return 0

    def building_sites(self) -> None:
        """Cathedrals with the own pillar that wait for stone, paid in the order of the cities."""
        board = self.board
        stone = self.goods[STONE]
        payable = begun = waiting = 0.0
        for cathedral in range(len(CATHEDRAL_CITY)):
            if board.pillars[cathedral] >> self.seat & 1:
                points = self.top(cathedral)
                cost = COST_STONE[board.costs[cathedral]]
                if points and stone >= cost:
                    payable += points
                    stone -= cost
                elif points:
                    begun += points * stone / cost
                    waiting += points
        self.row += [float(self.cathedrals), payable, begun, waiting]

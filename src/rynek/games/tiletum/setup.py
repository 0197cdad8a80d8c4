"""Set-up: the table before the first round."""

from itertools import permutations
from typing import Any, Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly, sample, shuffled
from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame, Chance
from rynek.core.message import event
from rynek.core.option import Option
from rynek.games.tiletum.character import DealCharacters
from rynek.games.tiletum.cleanup import DealBonus
from rynek.games.tiletum.contract import DealContracts
from rynek.games.tiletum.europe import (
    CATHEDRALS,
    CITY,
    CITY_HOUSES,
    COST,
    COSTS,
    FAIR_CITIES,
    HOUSES,
    MOST_TILES,
    TILE_SPACES,
    TILETUM,
)
from rynek.games.tiletum.fair import PREFILLED_COUNTS
from rynek.games.tiletum.fairtiles import FAIR, FAIRS
from rynek.games.tiletum.goods import FOOD, GOLD, GOODS, IRON, PRINTED_SPACES, ROUNDS, START_GOLD, STONE, WOOL
from rynek.games.tiletum.playerboard import BUILDINGS, MARKET, ROOMS
from rynek.games.tiletum.rounds import Round
from rynek.games.tiletum.state import SOURCES, START, TiletumState
from rynek.games.tiletum.tiles import bonus_stack, character_stack, contract_stack
from rynek.games.tiletum.verbs import DEAL_CITIES, DEAL_COSTS, DEAL_FAIRS, FIRST_PLAYER, LAY_ACTIONS, TURN_WHEEL

OPTIONS: Final = (
    Option("action_tiles", "printed", choices=("printed", "random")),
    Option(PREFILLED_COUNTS, True),
)

START_POINTS: Final = 10
COST_TILES: Final[list[int]] = [cost for cost in range(len(COSTS)) for _ in range(COSTS[cost].copies)]

# By the number of players.
BONUS_STACKS: Final[list[list[int]]] = [bonus_stack(players) for players in range(5)]
CHARACTER_STACKS: Final[list[list[int]]] = [character_stack(players) for players in range(5)]
CONTRACT_STACKS: Final[list[list[int]]] = [contract_stack(players) for players in range(5)]

CITIES_DEALT: Final = event("fair-cities", "R2.9", one=CITY, two=CITY, three=CITY)
FAIRS_DEALT: Final = event("fairs-dealt", "R2.9", one=FAIR, two=FAIR, three=FAIR, four=FAIR)
NOT_BUILT: Final = event("cathedral-not-built", "R2.8", space=CITY)
FIRST: Final = event("first-player", "R2.11", seat=SEAT)


def set_up(players: int, options: dict[str, Any]) -> TiletumState:
    """A new table, and what chance decides before the first round."""
    state = TiletumState(players, options)
    start_table(state)
    steps: list[AnyFrame] = [SetWheel()]
    if options["action_tiles"] == "random":
        steps.append(SetActions())
    steps += [DealBonus(1, 1), DealCharacters(), DealContracts(), SetCosts(), SetCities(), SetFairs(), SetFirst()]
    state.then(*steps, Round())
    return state


def start_table(state: TiletumState) -> None:
    """Everything in its place except what is drawn by chance (R2.1-R2.14)."""
    players = state.players
    state.spaces = PRINTED_SPACES[:]
    state.wheel = []
    state.discarded = []
    state.corruption = []
    state.space_tiles = [-1] * 6
    state.dice = [[] for _ in range(players)]
    state.map_tiles = [-1] * TILE_SPACES
    state.houses = [-1] * HOUSES
    state.pillars = [0] * len(CATHEDRALS)
    state.cathedral_owners = [-1] * (len(CATHEDRALS) * MOST_TILES)
    state.costs = COST_TILES[:]
    state.merchants = [TILETUM] * players
    state.architects = [TILETUM] * players
    state.character_market = [-1] * MARKET
    state.contract_market = [-1] * MARKET
    state.bonus_stack = BONUS_STACKS[players][:]
    state.character_stack = CHARACTER_STACKS[players][:]
    state.contract_stack = CONTRACT_STACKS[players][:]
    state.fair_cities = [TILETUM, *FAIR_CITIES[: ROUNDS - 1]]
    state.fair_tiles = list(range(ROUNDS))
    state.storehouses = [[] for _ in range(players)]
    state.rooms = [-1] * (players * ROOMS)
    state.crests = [-1] * (players * BUILDINGS)
    state.contracts = [[] for _ in range(players)]
    state.goods = [0] * (players * GOODS)
    state.vp = [0] * (players * SOURCES)
    for seat in range(players):
        state.vp[seat * SOURCES + START] = START_POINTS
        state.houses[CITY_HOUSES[TILETUM][seat]] = seat
        for good in (IRON, WOOL, STONE, FOOD):
            state.goods[seat * GOODS + good] = 1
    state.king_space = [0] * players
    seat_players(state, 0)


def seat_players(state: TiletumState, first: int) -> None:
    """Turn order, king's track and starting gold follow the first player (R2.11-R2.13)."""
    state.turn_order = [(first + place) % state.players for place in range(state.players)]
    state.king_order = state.turn_order[:]
    for place, seat in enumerate(state.turn_order):
        state.goods[seat * GOODS + GOLD] = START_GOLD[place]


class SetWheel(Chance[TiletumState]):
    """The wheel in one of its six orientations (R2.2, Q3)."""

    __slots__ = ()

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(TURN_WHEEL, rng.randrange(6))

    def odds(self, state: TiletumState) -> Odds:
        return evenly([Action(TURN_WHEEL, position) for position in range(6)])

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        state.orientation = action.args[0]


class SetActions(Chance[TiletumState]):
    """The six action tiles in a new order (R2.3)."""

    __slots__ = ()

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(LAY_ACTIONS, *shuffled(PRINTED_SPACES, rng))

    def odds(self, state: TiletumState) -> Odds:
        return evenly([Action(LAY_ACTIONS, *order) for order in permutations(sorted(PRINTED_SPACES))])

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        state.spaces = list(action.args)


class SetCosts(Chance[TiletumState]):
    """A building cost tile for every cathedral; one of them is not built (R2.7, R2.8). Too many ways for odds."""

    __slots__ = ()

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(DEAL_COSTS, *shuffled(state.costs, rng))

    def accepts(self, state: TiletumState, seat: int, action: Action) -> bool:
        return action.verb is DEAL_COSTS and sorted(action.args) == sorted(state.costs)

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        state.costs = list(action.args)
        missing = state.costs.index(COST.value("not_built"))
        state.tell(NOT_BUILT, CITY.value(CATHEDRALS[missing].city))


class SetCities(Chance[TiletumState]):
    """The cities of fairs 2, 3 and 4; the first is always Tiletum (R2.9)."""

    __slots__ = ()

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(DEAL_CITIES, *sample(FAIR_CITIES, ROUNDS - 1, rng))

    def odds(self, state: TiletumState) -> Odds:
        return evenly([Action(DEAL_CITIES, *drawn) for drawn in permutations(sorted(FAIR_CITIES), ROUNDS - 1)])

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        state.fair_cities = [TILETUM, *action.args]
        state.tell(CITIES_DEALT, *action.args)


class SetFairs(Chance[TiletumState]):
    """Four of the eleven fair tiles (R2.9). Too many ways for odds."""

    __slots__ = ()

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(DEAL_FAIRS, *sample(list(range(len(FAIRS))), ROUNDS, rng))

    def accepts(self, state: TiletumState, seat: int, action: Action) -> bool:
        return action.verb is DEAL_FAIRS and len(action.args) == len(set(action.args)) == ROUNDS

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        state.fair_tiles = list(action.args)
        state.tell(FAIRS_DEALT, *action.args)


class SetFirst(Chance[TiletumState]):
    """The first player, drawn by lot (R2.11)."""

    __slots__ = ()

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(FIRST_PLAYER, rng.randrange(state.players))

    def odds(self, state: TiletumState) -> Odds:
        return evenly([Action(FIRST_PLAYER, first) for first in range(state.players)])

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        seat_players(state, action.args[0])
        state.tell(FIRST, action.args[0])

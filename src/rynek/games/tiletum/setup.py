"""Set-up: the table before the first round."""

from typing import Any, Final

from rynek.core.action import Action
from rynek.core.chance import Rng, sample, shuffled
from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame, Chance
from rynek.core.message import event
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
from rynek.games.tiletum.fairtiles import FAIR, FAIRS
from rynek.games.tiletum.goods import FOOD, GOLD, GOODS, IRON, PRINTED_SPACES, ROUNDS, START_GOLD, STONE, WOOL
from rynek.games.tiletum.playerboard import BUILDINGS, MARKET, ROOMS
from rynek.games.tiletum.rounds import Round
from rynek.games.tiletum.state import SOURCES, START, Board
from rynek.games.tiletum.table import Table
from rynek.games.tiletum.tiles import bonus_stack, character_stack, contract_stack
from rynek.games.tiletum.verbs import DEAL_CITIES, DEAL_COSTS, DEAL_FAIRS, FIRST_PLAYER, LAY_ACTIONS, TURN_WHEEL

START_POINTS: Final = 10
COST_TILES: Final[list[int]] = [cost for cost in range(len(COSTS)) for _ in range(COSTS[cost].copies)]

# By the number of players.
BONUS_STACKS: Final[list[list[int]]] = [bonus_stack(players) for players in range(5)]
CHARACTER_STACKS: Final[list[list[int]]] = [character_stack(players) for players in range(5)]
CONTRACT_STACKS: Final[list[list[int]]] = [contract_stack(players) for players in range(5)]

CITIES_DEALT: Final = event("fair-cities", one=CITY, two=CITY, three=CITY)
FAIRS_DEALT: Final = event("fairs-dealt", one=FAIR, two=FAIR, three=FAIR, four=FAIR)
NOT_BUILT: Final = event("cathedral-not-built", space=CITY)
FIRST: Final = event("first-player", seat=SEAT)


def new_table(players: int, options: dict[str, Any]) -> Table:
    """A table with everything in its place except what is drawn by chance (R2.1-R2.14)."""
    board = Table(players, options)
    board.spaces = PRINTED_SPACES[:]
    board.wheel = []
    board.discarded = []
    board.corruption = []
    board.space_tiles = [-1] * 6
    board.dice = [[] for _ in range(players)]
    board.map_tiles = [-1] * TILE_SPACES
    board.houses = [-1] * HOUSES
    board.pillars = [0] * len(CATHEDRALS)
    board.cathedral_owners = [-1] * (len(CATHEDRALS) * MOST_TILES)
    board.costs = COST_TILES[:]
    board.merchants = [TILETUM] * players
    board.architects = [TILETUM] * players
    board.character_market = [-1] * MARKET
    board.contract_market = [-1] * MARKET
    board.bonus_stack = BONUS_STACKS[players][:]
    board.character_stack = CHARACTER_STACKS[players][:]
    board.contract_stack = CONTRACT_STACKS[players][:]
    board.fair_cities = [TILETUM, *FAIR_CITIES[: ROUNDS - 1]]
    board.fair_tiles = list(range(ROUNDS))
    board.storehouses = [[] for _ in range(players)]
    board.rooms = [-1] * (players * ROOMS)
    board.crests = [-1] * (players * BUILDINGS)
    board.contracts = [[] for _ in range(players)]
    board.goods = [0] * (players * GOODS)
    board.vp = [0] * (players * SOURCES)
    for seat in range(players):
        board.vp[seat * SOURCES + START] = START_POINTS
        board.houses[CITY_HOUSES[TILETUM][seat]] = seat
        for good in (IRON, WOOL, STONE, FOOD):
            board.goods[seat * GOODS + good] = 1
    board.king_space = [0] * players
    seat_players(board, 0)
    return board


def seat_players(board: Board, first: int) -> None:
    """Turn order, king's track and starting gold follow the first player (R2.11-R2.13)."""
    board.turn_order = [(first + place) % board.players for place in range(board.players)]
    board.king_order = board.turn_order[:]
    for place, seat in enumerate(board.turn_order):
        board.goods[seat * GOODS + GOLD] = START_GOLD[place]


def first_frames(options: dict[str, Any]) -> list[AnyFrame]:
    """What chance decides before the first round."""
    frames: list[AnyFrame] = [SetWheel()]
    if options["action_tiles"] == "random":
        frames.append(SetActions())
    frames += [DealBonus(1, 1), DealCharacters(), DealContracts(), SetCosts(), SetCities(), SetFairs(), SetFirst()]
    return [*frames, Round()]


class SetWheel(Chance[Board]):
    """The wheel in one of its six orientations (R2.2, Q3)."""

    __slots__ = ()

    def options(self, state: Board, seat: int) -> list[Action]:
        return [Action(TURN_WHEEL, position) for position in range(6)]

    def sample(self, state: Board, rng: Rng) -> Action:
        return Action(TURN_WHEEL, rng.randrange(6))

    def answer(self, state: Board, seat: int, action: Action) -> None:
        state.orientation = action.args[0]


class SetActions(Chance[Board]):
    """The six action tiles in a new order (R2.3)."""

    __slots__ = ()

    def sample(self, state: Board, rng: Rng) -> Action:
        return Action(LAY_ACTIONS, *shuffled(PRINTED_SPACES, rng))

    def accepts(self, state: Board, seat: int, action: Action) -> bool:
        return action.verb is LAY_ACTIONS and sorted(action.args) == sorted(PRINTED_SPACES)

    def answer(self, state: Board, seat: int, action: Action) -> None:
        state.spaces = list(action.args)


class SetCosts(Chance[Board]):
    """A building cost tile for every cathedral; one of them is not built (R2.7, R2.8)."""

    __slots__ = ()

    def sample(self, state: Board, rng: Rng) -> Action:
        return Action(DEAL_COSTS, *shuffled(state.costs, rng))

    def accepts(self, state: Board, seat: int, action: Action) -> bool:
        return action.verb is DEAL_COSTS and sorted(action.args) == sorted(state.costs)

    def answer(self, state: Board, seat: int, action: Action) -> None:
        state.costs = list(action.args)
        missing = state.costs.index(COST.value("not_built"))
        state.tell(NOT_BUILT, CITY.value(CATHEDRALS[missing].city))


class SetCities(Chance[Board]):
    """The cities of fairs 2, 3 and 4; the first is always Tiletum (R2.9)."""

    __slots__ = ()

    def sample(self, state: Board, rng: Rng) -> Action:
        return Action(DEAL_CITIES, *sample(FAIR_CITIES, ROUNDS - 1, rng))

    def accepts(self, state: Board, seat: int, action: Action) -> bool:
        return action.verb is DEAL_CITIES and are_different(action.args, FAIR_CITIES, ROUNDS - 1)

    def answer(self, state: Board, seat: int, action: Action) -> None:
        state.fair_cities = [TILETUM, *action.args]
        state.tell(CITIES_DEALT, *action.args)


class SetFairs(Chance[Board]):
    """Four of the eleven fair tiles (R2.9)."""

    __slots__ = ()

    def sample(self, state: Board, rng: Rng) -> Action:
        return Action(DEAL_FAIRS, *sample(list(range(len(FAIRS))), ROUNDS, rng))

    def accepts(self, state: Board, seat: int, action: Action) -> bool:
        return action.verb is DEAL_FAIRS and are_different(action.args, list(range(len(FAIRS))), ROUNDS)

    def answer(self, state: Board, seat: int, action: Action) -> None:
        state.fair_tiles = list(action.args)
        state.tell(FAIRS_DEALT, *action.args)


def are_different(drawn: tuple[int, ...], pool: list[int], count: int) -> bool:
    """Whether these are so many different entries of the pool."""
    return len(drawn) == len(set(drawn)) == count and set(drawn).issubset(pool)


class SetFirst(Chance[Board]):
    """The first player, drawn by lot (R2.11)."""

    __slots__ = ()

    def options(self, state: Board, seat: int) -> list[Action]:
        return [Action(FIRST_PLAYER, first) for first in range(state.players)]

    def sample(self, state: Board, rng: Rng) -> Action:
        return Action(FIRST_PLAYER, rng.randrange(state.players))

    def answer(self, state: Board, seat: int, action: Action) -> None:
        seat_players(state, action.args[0])
        state.tell(FIRST, action.args[0])

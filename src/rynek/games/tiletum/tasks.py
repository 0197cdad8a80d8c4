"""Tasks: what a player may do at any moment of the own turn, free of action points."""

from collections.abc import Callable
from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Message, event, why
from rynek.games.tiletum.actions import check_completion, start_nested
from rynek.games.tiletum.bonuses import MerchantStep, gain_bonus, gain_crest_bonus
from rynek.games.tiletum.europe import (
    CATHEDRAL_AT,
    CATHEDRAL_CITY,
    CATHEDRAL_TILES,
    CITY,
    COST_STONE,
    COST_VP,
    LEAST_STONE,
    MOST_TILES,
)
from rynek.games.tiletum.goods import CHARACTER, FOOD, GOLD, GOLD_FOR_A_GOOD, GOOD, GOODS, IRON, STONE, WOOL
from rynek.games.tiletum.helper_tiles import can_use, use_helper, why_not_use
from rynek.games.tiletum.kingstrack import forward
from rynek.games.tiletum.playerboard import BUILDING_NUMBER, BUILDINGS, CONTRACT_SPACES, CONTRACT_VP, CREST_FOOD
from rynek.games.tiletum.state import CATHEDRALS_VP, CONTRACTS_VP, InTurn, TiletumState
from rynek.games.tiletum.storehouse import CONTRACTS_FULL, NOT_IN_STOREHOUSE
from rynek.games.tiletum.tiles import (
    CONTRACT_TILE,
    CREST_TILE,
    KING_STEP,
    MERCHANT_STEP,
    contract_of,
    is_contract,
    is_crest,
    is_helper,
)
from rynek.games.tiletum.verbs import (
    CHOOSE_BONUS,
    CONTRIBUTE,
    CONTRIBUTE_ACTIONS,
    CONVERT,
    CONVERT_ACTIONS,
    CREST_ACTIONS,
    FULFIL,
    FULFIL_ACTIONS,
    PLACE_CREST,
    USE,
    USE_ACTIONS,
)

GOLD_CONVERTED: Final = event("gold-converted", "R10.2", seat=SEAT, good=GOOD)
CONTRACT_FULFILLED: Final = event("contract-fulfilled", "R10.3", seat=SEAT, tile=CONTRACT_TILE)
CREST_PLACED: Final = event("crest-placed", "R10.4", seat=SEAT, tile=CREST_TILE, building=BUILDING_NUMBER)
CATHEDRAL_JOINED: Final = event("cathedral-joined", "R10.5", seat=SEAT, space=CITY)

NO_TASKS_NOW: Final = why("no-tasks-now", "R10.1")
NO_GOLD: Final = why("no-gold", "R10.2")
GOLD_FOR_GOLD: Final = why("gold-for-gold", "R10.2")
CANNOT_PAY: Final = why("cannot-pay", "R10.3", tile=CONTRACT_TILE)
NO_KIND_NEEDED: Final = why("no-kind-needed", "R13.12", tile=CONTRACT_TILE)
KIND_NEEDED: Final = why("kind-needed", "R13.12", tile=CONTRACT_TILE)
CREST_SPACE_TAKEN: Final = why("crest-space-taken", "R10.4", building=BUILDING_NUMBER)
NO_FOOD: Final = why("no-food", "R10.4", food=None)
NO_PILLAR_THERE: Final = why("no-pillar-there", "R10.5", space=CITY)
ONCE_A_CATHEDRAL: Final = why("once-a-cathedral", "R10.5", space=CITY)
NO_STONE: Final = why("no-stone", "R10.5", stone=None)


def may_do_tasks(state: TiletumState, seat: int) -> bool:
    """Whether it is a decision of the seat's own turn (R10.1)."""
    if not state.stack:
        return False
    top = state.stack[-1]
    return isinstance(top, InTurn) and top.seat == seat


def task_acts(state: TiletumState, seat: int) -> list[Action]:
    """Every task a seat may do now; none outside its own turn."""
    return tasks_of(state, seat) if may_do_tasks(state, seat) else []


def tasks_of(state: TiletumState, seat: int) -> list[Action]:
    """Every task a seat has the means for in its turn, sorted: the kinds of tiles follow the order of the verbs."""
    found: list[Action] = []
    if state.goods[seat * GOODS + STONE] >= LEAST_STONE:
        found += contributions(state, seat)
    if state.goods[seat * GOODS + GOLD] >= GOLD_FOR_A_GOOD:
        found += CONVERT_ACTIONS
    last = -1
    for tile in state.storehouses[seat]:
        if tile != last:
            last = tile
            add_tile_acts(state, seat, tile, found)
    return found


def add_tile_acts(state: TiletumState, seat: int, tile: int, found: list[Action]) -> None:
    """Add what may be done with a tile of the storehouse; characters need action points."""
    if is_crest(tile):
        found += crest_acts(state, seat, tile)
    elif is_contract(tile):
        found += contract_acts(state, seat, tile)
    elif is_helper(tile) and can_use(state, seat, tile):
        found.append(USE_ACTIONS[tile])


def contract_acts(state: TiletumState, seat: int, tile: int) -> list[Action]:
    """The ways to pay a contract of the storehouse (R10.3)."""
    if len(state.contracts[seat]) >= CONTRACT_SPACES:
        return []
    if contract_of(tile).identical == 0:
        return [FULFIL_ACTIONS[tile * 6]] if can_pay(state, seat, tile, -1) else []
    return [FULFIL_ACTIONS[tile * 6 + good + 1] for good in range(GOODS) if can_pay(state, seat, tile, good)]


def can_pay(state: TiletumState, seat: int, tile: int, kind: int) -> bool:
    """Whether a seat has the goods of a contract, its identical goods of one kind (R13.12, Q2)."""
    printed = contract_of(tile)
    first = seat * GOODS
    iron = printed.iron + (printed.identical if kind == IRON else 0)
    wool = printed.wool + (printed.identical if kind == WOOL else 0)
    if state.goods[first + IRON] < iron or state.goods[first + WOOL] < wool:
        return False
    return kind < 0 or state.goods[first + kind] >= printed.identical


def crest_acts(state: TiletumState, seat: int, tile: int) -> list[Action]:
    """The ground floors a crest may be placed on (R10.4)."""
    food = state.goods[seat * GOODS + FOOD]
    first = seat * BUILDINGS
    return [
        CREST_ACTIONS[tile * BUILDINGS + building]
        for building in range(BUILDINGS)
        if CREST_FOOD[building] <= food and state.crests[first + building] < 0
    ]


def contributions(state: TiletumState, seat: int) -> list[Action]:
    """The cathedrals a seat may contribute to (R10.5)."""
    bit = 1 << seat
    return [
        CONTRIBUTE_ACTIONS[CATHEDRAL_CITY[cathedral]]
        for cathedral, mask in enumerate(state.pillars)
        if mask & bit
        and state.has_goods(seat, STONE, COST_STONE[state.costs[cathedral]])
        and top_tile(state, seat, cathedral) >= 0
    ]


def top_tile(state: TiletumState, seat: int, cathedral: int) -> int:
    """The place of the topmost tile of a cathedral, or -1 when the seat has one already or none is left (Q26)."""
    for place in range(len(CATHEDRAL_TILES[cathedral])):
        owner = state.cathedral_owners[cathedral * MOST_TILES + place]
        if owner == seat:
            return -1
        if owner < 0:
            return place
    return -1


# doing


def do_task(state: TiletumState, seat: int, action: Action) -> None:
    """Do a task, or let a character's bonus take effect; what this sets off is finished first (Q16)."""
    verb, args = action.verb, action.args
    if verb is CHOOSE_BONUS:
        gain_bonus(state, seat, args[0])
    elif verb is CONVERT:
        convert(state, seat, args[0])
    elif verb is FULFIL:
        fulfil(state, seat, args[0], args[1])
    elif verb is PLACE_CREST:
        place_crest(state, seat, args[0], args[1] - 1)
    elif verb is CONTRIBUTE:
        contribute(state, seat, args[0])
    else:
        use_helper(state, seat, args[0])


def convert(state: TiletumState, seat: int, good: int) -> None:
    """Exchange gold for another good (R10.2)."""
    state.pay(seat, GOLD, GOLD_FOR_A_GOOD)
    state.goods[seat * GOODS + good] += 1
    state.tell(GOLD_CONVERTED, seat, good)


def fulfil(state: TiletumState, seat: int, tile: int, kind: int) -> None:
    """Pay a contract, cover the next contract space, free its pillar, gain points and the extra bonus (R10.3)."""
    printed = contract_of(tile)
    state.pay(seat, IRON, printed.iron)
    state.pay(seat, WOOL, printed.wool)
    if kind >= 0:
        state.pay(seat, kind, printed.identical)
    space = len(state.contracts[seat])
    state.storehouses[seat].remove(tile)
    state.contracts[seat].append(tile)
    state.tell(CONTRACT_FULFILLED, seat, tile)
    state.gain_points(seat, CONTRACTS_VP, printed.vp + CONTRACT_VP[space])
    if printed.bonus == KING_STEP:
        forward(state, seat, 1)
    elif printed.bonus == MERCHANT_STEP:
        state.then(MerchantStep(seat))
    elif printed.bonus:
        start_nested(state, seat, CHARACTER, 1)


def place_crest(state: TiletumState, seat: int, tile: int, building: int) -> None:
    """Put a crest on a ground floor, then check completion, then gain what is printed there (R10.4)."""
    state.pay(seat, FOOD, CREST_FOOD[building])
    state.storehouses[seat].remove(tile)
    state.crests[seat * BUILDINGS + building] = tile
    state.tell(CREST_PLACED, seat, tile, building + 1)
    check_completion(state, seat, building)
    gain_crest_bonus(state, seat, building)


def contribute(state: TiletumState, seat: int, city: int) -> None:
    """Pay the stone of a cathedral and take its top tile (R10.5)."""
    cathedral = CATHEDRAL_AT[city]
    cost = state.costs[cathedral]
    place = top_tile(state, seat, cathedral)
    state.pay(seat, STONE, COST_STONE[cost])
    state.cathedral_owners[cathedral * MOST_TILES + place] = seat
    state.tell(CATHEDRAL_JOINED, seat, city)
    state.gain_points(seat, CATHEDRALS_VP, COST_VP[cost] + CATHEDRAL_TILES[cathedral][place])


# reasons


def why_no_task(state: TiletumState, seat: int, action: Action) -> Message | None:
    """Why a task cannot be done now."""
    if not may_do_tasks(state, seat):
        return Message(NO_TASKS_NOW)
    return REFUSALS[action.verb.name](state, seat, action.args)


def why_not_fulfil(state: TiletumState, seat: int, tile: int, kind: int) -> Message:
    """Why a contract cannot be fulfilled."""
    if tile not in state.storehouses[seat]:
        return Message(NOT_IN_STOREHOUSE, tile)
    if len(state.contracts[seat]) >= CONTRACT_SPACES:
        return Message(CONTRACTS_FULL)
    if kind < 0 < contract_of(tile).identical:
        return Message(KIND_NEEDED, tile)
    if kind >= 0 and not contract_of(tile).identical:
        return Message(NO_KIND_NEEDED, tile)
    return Message(CANNOT_PAY, tile)


def why_no_crest(state: TiletumState, seat: int, tile: int, building: int) -> Message:
    """Why a crest cannot be placed."""
    if tile not in state.storehouses[seat]:
        return Message(NOT_IN_STOREHOUSE, tile)
    if state.crests[seat * BUILDINGS + building] >= 0:
        return Message(CREST_SPACE_TAKEN, building + 1)
    return Message(NO_FOOD, CREST_FOOD[building])


def why_not_contribute(state: TiletumState, seat: int, city: int) -> Message:
    """Why a seat cannot contribute to a cathedral."""
    cathedral = CATHEDRAL_AT[city]
    if cathedral < 0 or not state.pillars[cathedral] >> seat & 1:
        return Message(NO_PILLAR_THERE, city)
    if top_tile(state, seat, cathedral) < 0:
        return Message(ONCE_A_CATHEDRAL, city)
    return Message(NO_STONE, COST_STONE[state.costs[cathedral]])


Refusing = Callable[[TiletumState, int, tuple[int, ...]], Message | None]

REFUSALS: Final[dict[str, Refusing]] = {
    CONVERT.name: lambda state, seat, args: Message(GOLD_FOR_GOLD) if args[0] == GOLD else Message(NO_GOLD),
    FULFIL.name: lambda state, seat, args: why_not_fulfil(state, seat, args[0], args[1]),
    PLACE_CREST.name: lambda state, seat, args: why_no_crest(state, seat, args[0], args[1] - 1),
    CONTRIBUTE.name: lambda state, seat, args: why_not_contribute(state, seat, args[0]),
    USE.name: lambda state, seat, args: why_not_use(state, seat, args[0]),
}
"""Why a task of each kind cannot be done."""

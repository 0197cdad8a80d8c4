"""All moves of the game: verbs, the domains of their arguments, and shared actions for those made often."""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.core.domain import SEAT, Maybe
from rynek.games.tiletum.europe import (
    CITIES,
    CITY,
    COST,
    HOUSE_CITY,
    HOUSES,
    NEIGHBOURS,
    SLOT,
    SPACE,
    SPACES,
    house_slot,
)
from rynek.games.tiletum.fairtiles import FAIR
from rynek.games.tiletum.goods import ACTION, CHOICE, COLOUR, DIE, GOLD, GOOD, GOODS, POSITION, VALUE
from rynek.games.tiletum.kingstrack import CORRUPTION
from rynek.games.tiletum.playerboard import BUILDING_NUMBER, BUILDINGS, FLOOR, ROOM_BUILDING, ROOM_FLOOR, ROOMS
from rynek.games.tiletum.tiles import (
    BONUS_TILE,
    CHARACTER_TILE,
    CONTRACT_TILE,
    CREST_TILE,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    FIRST_HELPER,
    HELPER_TILE,
    MARKET_TILE,
    TILES,
)

# chance
TURN_WHEEL: Final = Verb("set-wheel", POSITION)
LAY_ACTIONS: Final = Verb("set-actions", rest=ACTION)
DEAL_BONUS: Final = Verb("deal-bonus", rest=BONUS_TILE)
DEAL_CHARACTERS: Final = Verb("deal-characters", rest=CHARACTER_TILE)
DEAL_CONTRACTS: Final = Verb("deal-contracts", rest=MARKET_TILE)
DEAL_COSTS: Final = Verb("deal-costs", rest=COST)
DEAL_CITIES: Final = Verb("deal-cities", rest=CITY)
DEAL_FAIRS: Final = Verb("deal-fairs", rest=FAIR)
FIRST_PLAYER: Final = Verb("first-player", SEAT)
ROLL: Final = Verb("roll", rest=DIE)
TURN_UP: Final = Verb("corruption", CORRUPTION)
DRAW_CHARACTER: Final = Verb("draw-character", CHARACTER_TILE)

# the turn
DYE_DIE: Final = Verb("colour-die", GOOD)
TAKE_DIE: Final = Verb("die", COLOUR, VALUE, VALUE)
TAKE_TILE: Final = Verb("take-tile")
LEAVE_TILE: Final = Verb("leave-tile")
CHOOSE_ACTION: Final = Verb("action", CHOICE)
END_TURN: Final = Verb("end-turn")
END_ACTION: Final = Verb("end-action")
DECLINE: Final = Verb("decline")

# the actions
MOVE_MERCHANT: Final = Verb("move-merchant", SPACE)
MOVE_ARCHITECT: Final = Verb("move-architect", SPACE)
HOUSE: Final = Verb("house", CITY, SLOT)
PILLAR: Final = Verb("pillar", CITY)
TAKE_BONUS: Final = Verb("take-bonus", BONUS_TILE)
HIRE: Final = Verb("hire", CHARACTER_TILE)
REPLACE: Final = Verb("replace")
PLACE: Final = Verb("place", CHARACTER_TILE, BUILDING_NUMBER, FLOOR)
BUY: Final = Verb("contract", MARKET_TILE)
EXCHANGE: Final = Verb("exchange", GOOD, GOOD)

# effects
GAIN: Final = Verb("gain", GOOD)
CHOOSE_BUILDING: Final = Verb("building", BUILDING_NUMBER)
CHOOSE_BONUS: Final = Verb("bonus", CHARACTER_TILE)

# tasks
CONVERT: Final = Verb("convert", GOOD, free=True)
FULFIL: Final = Verb("fulfil", CONTRACT_TILE, Maybe(GOOD), free=True)
PLACE_CREST: Final = Verb("crest", CREST_TILE, BUILDING_NUMBER, free=True)
CONTRIBUTE: Final = Verb("contribute", CITY, free=True)
USE: Final = Verb("use", HELPER_TILE, free=True)

VERBS: Final = (
    TURN_WHEEL,
    LAY_ACTIONS,
    DEAL_BONUS,
    DEAL_CHARACTERS,
    DEAL_CONTRACTS,
    DEAL_COSTS,
    DEAL_CITIES,
    DEAL_FAIRS,
    FIRST_PLAYER,
    ROLL,
    TURN_UP,
    DRAW_CHARACTER,
    DYE_DIE,
    TAKE_DIE,
    TAKE_TILE,
    LEAVE_TILE,
    CHOOSE_ACTION,
    END_TURN,
    END_ACTION,
    DECLINE,
    MOVE_MERCHANT,
    MOVE_ARCHITECT,
    HOUSE,
    PILLAR,
    TAKE_BONUS,
    HIRE,
    REPLACE,
    PLACE,
    BUY,
    EXCHANGE,
    GAIN,
    CHOOSE_BUILDING,
    CHOOSE_BONUS,
    CONVERT,
    FULFIL,
    PLACE_CREST,
    CONTRIBUTE,
    USE,
)

TAKE_THE_TILE: Final = Action(TAKE_TILE)
LEAVE_THE_TILE: Final = Action(LEAVE_TILE)
END_THE_TURN: Final = Action(END_TURN)
END_THE_ACTION: Final = Action(END_ACTION)
DECLINE_IT: Final = Action(DECLINE)
REPLACE_ALL: Final = Action(REPLACE)

MERCHANT_ACTIONS: Final[list[Action]] = [Action(MOVE_MERCHANT, space) for space in range(SPACES)]
ARCHITECT_ACTIONS: Final[list[Action]] = [Action(MOVE_ARCHITECT, space) for space in range(SPACES)]
MERCHANT_STEPS: Final[list[list[Action]]] = [[MERCHANT_ACTIONS[to] for to in NEIGHBOURS[at]] for at in range(SPACES)]
ARCHITECT_STEPS: Final[list[list[Action]]] = [[ARCHITECT_ACTIONS[to] for to in NEIGHBOURS[at]] for at in range(SPACES)]
"""By the space the piece stands on."""

HOUSE_ACTIONS: Final[list[Action]] = [Action(HOUSE, HOUSE_CITY[house], house_slot(house)) for house in range(HOUSES)]
PILLAR_ACTIONS: Final[list[Action]] = [Action(PILLAR, city) for city in range(len(CITIES))]
CONTRIBUTE_ACTIONS: Final[list[Action]] = [Action(CONTRIBUTE, city) for city in range(len(CITIES))]
TAKE_BONUS_ACTIONS: Final[list[Action]] = [Action(TAKE_BONUS, tile) for tile in range(FIRST_CHARACTER)]
HIRE_ACTIONS: Final[list[Action]] = [Action(HIRE, tile) for tile in range(TILES)]
"""By tile; only characters stand in the market."""

PLACE_ACTIONS: Final[list[Action]] = [
    Action(PLACE, tile, ROOM_BUILDING[room] + 1, ROOM_FLOOR[room]) for tile in range(TILES) for room in range(ROOMS)
]
"""Tile * 9 + room."""

BUY_ACTIONS: Final[list[Action]] = [Action(BUY, tile) for tile in range(FIRST_HELPER)]
EXCHANGE_ACTIONS: Final[list[list[Action]]] = [
    [Action(EXCHANGE, given, got) for got in range(GOODS) if got != given] for given in range(GOODS)
]
"""By the good given."""

GAIN_ACTIONS: Final[list[Action]] = [Action(GAIN, good) for good in range(GOODS)]
CONVERT_ACTIONS: Final[list[Action]] = [Action(CONVERT, good) for good in range(GOODS) if good != GOLD]
FULFIL_ACTIONS: Final[list[Action]] = [
    Action(FULFIL, tile, good) for tile in range(FIRST_HELPER) for good in range(-1, GOODS)
]
"""Tile * 6 + good + 1."""

CREST_ACTIONS: Final[list[Action]] = [
    Action(PLACE_CREST, tile, building + 1) for tile in range(FIRST_CONTRACT) for building in range(BUILDINGS)
]
USE_ACTIONS: Final[list[Action]] = [Action(USE, tile) for tile in range(TILES)]
CHOOSE_ACTIONS: Final[list[Action]] = [Action(CHOOSE_ACTION, kind) for kind in range(CHOICE.size)]
BUILDING_ACTIONS: Final[list[Action]] = [Action(CHOOSE_BUILDING, building + 1) for building in range(BUILDINGS)]
BONUS_ACTIONS: Final[list[Action]] = [Action(CHOOSE_BONUS, tile) for tile in range(TILES)]

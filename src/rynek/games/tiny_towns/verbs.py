"""Verbs: every move of the game as a person types it. `build` stands with the patterns."""

from typing import Final

from rynek.core.action import Verb
from rynek.core.domain import SEAT
from rynek.games.tiny_towns.components import BUILDING, CARD, RESOURCE
from rynek.games.tiny_towns.patterns import BUILD
from rynek.games.tiny_towns.squares import SQUARE

# chance
OPEN: Final = Verb("open", BUILDING)
DEAL: Final = Verb("deal", SEAT, rest=CARD)
TURN: Final = Verb("turn", RESOURCE)

# set-up and turn
KEEP: Final = Verb("keep", CARD)
NAME: Final = Verb("name", RESOURCE)

# placing
ASIDE: Final = Verb("aside")
FACTORY_PLACE: Final = Verb("factory", RESOURCE, SQUARE)
PLACE: Final = Verb("place", SQUARE)
STATUE_PLACE: Final = Verb("statue", SQUARE)
STORE: Final = Verb("store", SQUARE)
SWAP: Final = Verb("swap", SQUARE, RESOURCE, SQUARE)
TAKE: Final = Verb("take", RESOURCE, SQUARE)

# constructing
STOP: Final = Verb("stop")
AGAIN: Final = Verb("again")
MARK: Final = Verb("mark", RESOURCE)
EXCHANGE: Final = Verb("exchange", SQUARE, BUILDING)
ENOUGH: Final = Verb("enough")
PUT: Final = Verb("put", BUILDING, SQUARE)
WATCH: Final = Verb("watch", BUILDING, BUILDING, BUILDING, in_any_order=True)

VERBS: Final = (
    OPEN,
    DEAL,
    TURN,
    KEEP,
    NAME,
    ASIDE,
    FACTORY_PLACE,
    PLACE,
    STATUE_PLACE,
    STORE,
    SWAP,
    TAKE,
    BUILD,
    STOP,
    AGAIN,
    MARK,
    EXCHANGE,
    ENOUGH,
    PUT,
    WATCH,
)

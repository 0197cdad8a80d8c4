"""Why a cube may not be placed as a player wants it."""

from typing import Final

from rynek.core.action import Action
from rynek.core.message import Message, why
from rynek.games.tiny_towns.components import (
    BLACK,
    BLUE,
    CARD,
    FACTORY,
    NOVICE_USES,
    RESOURCE,
    STATUE,
    WAREHOUSE,
    WAREHOUSE_HOLDS,
)
from rynek.games.tiny_towns.squares import SQUARE
from rynek.games.tiny_towns.state import TinyTowns
from rynek.games.tiny_towns.town import BUILT, EMPTY, cubes_in, resources_in
from rynek.games.tiny_towns.verbs import ASIDE, FACTORY_PLACE, PLACE, STATUE_PLACE, STORE, SWAP, TAKE

NOT_EMPTY: Final = why("not-empty", "R5.1", square=SQUARE)
YOU_NAMED_IT: Final = why("you-named-it", "R5.6")
NO_NOVICE_RULE: Final = why("no-novice-rule", "R11.3")
NOVICE_USED_UP: Final = why("novice-used-up", "R11.1")
NO_SUCH_BUILDING: Final = why("no-such-building", "R5.4", card=CARD, square=SQUARE)
NOT_ON_FACTORY: Final = why("not-on-factory", "R14.23", resource=RESOURCE)
SAME_RESOURCE: Final = why("same-resource", "R5.4", resource=RESOURCE)
WAREHOUSE_FULL: Final = why("warehouse-full", "R14.25", square=SQUARE)
NOT_STORED: Final = why("not-stored", "R14.25", resource=RESOURCE, square=SQUARE)
NO_STATUE: Final = why("no-statue", "R15.15")
COTTAGE_TAKEN: Final = why("cottage-taken", "R15.15", square=SQUARE)
BANK_FORBIDS: Final = why("bank-forbids", "R12.7", resource=RESOURCE)


def why_not_placed(state: TinyTowns, seat: int, action: Action) -> Message | None:
    """The reason an answer to the placing step is refused."""
    verb, args, town = action.verb, action.args, state.towns[seat]
    if verb is PLACE:
        return Message(NOT_EMPTY, args[0])
    if verb not in (ASIDE, FACTORY_PLACE, STORE, SWAP, STATUE_PLACE):
        return None
    if not state.named_by_other(seat):
        return Message(YOU_NAMED_IT)
    if verb is ASIDE:
        return Message(NOVICE_USED_UP if state.novice and state.aside[seat] >= NOVICE_USES else NO_NOVICE_RULE)
    if verb is FACTORY_PLACE:
        return _why_not_factory(state, seat, args[0], args[1])
    if verb is STATUE_PLACE:
        if not town.has_built(STATUE):
            return Message(NO_STATUE)
        is_cottage = town.squares[args[0]] == BUILT + BLUE
        return Message(COTTAGE_TAKEN, args[0]) if is_cottage else Message(NO_SUCH_BUILDING, 0, args[0])
    return _why_not_warehouse(state, seat, action)


def _why_not_factory(state: TinyTowns, seat: int, resource: int, square: int) -> Message:
    if state.black != FACTORY or not state.towns[seat].marked() >> state.named & 1:
        return Message(NOT_ON_FACTORY, state.named)
    if resource == state.named:
        return Message(SAME_RESOURCE, resource)
    return Message(NOT_EMPTY, square)


def _why_not_warehouse(state: TinyTowns, seat: int, action: Action) -> Message:
    house, town = action.args[0], state.towns[seat]
    if state.black != WAREHOUSE or town.squares[house] != BUILT + BLACK:
        return Message(NO_SUCH_BUILDING, WAREHOUSE, house)
    if action.verb is STORE:
        assert len(cubes_in(town.upon[house])) >= WAREHOUSE_HOLDS
        return Message(WAREHOUSE_FULL, house)
    if not resources_in(town.upon[house]) >> action.args[1] & 1:
        return Message(NOT_STORED, action.args[1], house)
    return Message(NOT_EMPTY, action.args[2])


def why_not_taken(state: TinyTowns, seat: int, action: Action) -> Message | None:
    """The reason an answer to the free turn is refused."""
    if action.verb is not TAKE:
        return None
    resource, square = action.args
    if state.towns[seat].squares[square] != EMPTY:
        return Message(NOT_EMPTY, square)
    return Message(BANK_FORBIDS, resource)

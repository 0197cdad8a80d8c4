"""Why a building may not be constructed, exchanged, marked or put down as a player wants it."""

from typing import Final

from rynek.core.action import Action
from rynek.core.message import Message, why
from rynek.games.tiny_towns.components import (
    BANK,
    BLACK,
    BUILDINGS,
    CARD,
    CARDS,
    MONUMENT,
    RESOURCE,
    TRADING_POST,
    TYPES,
)
from rynek.games.tiny_towns.due import Due, is_guild, is_mark
from rynek.games.tiny_towns.patterns import BUILD, SITE_CARD, SITE_SQUARES
from rynek.games.tiny_towns.sites import open_sites
from rynek.games.tiny_towns.squares import SQUARE
from rynek.games.tiny_towns.state import ALL_MARKED, TinyTowns
from rynek.games.tiny_towns.town import BUILT, EMPTY, Town
from rynek.games.tiny_towns.verbs import EXCHANGE, MARK, PUT, STOP, WATCH

NOT_THIS_GAME: Final = why("not-this-game", "R3.4", card=CARD)
NOT_YOUR_MONUMENT: Final = why("not-your-monument", "R6.8", card=CARD)
MONUMENT_STANDS: Final = why("monument-stands", "R7.1", card=CARD)
SIXTH_BANK: Final = why("sixth-bank", "R14.28")
NO_CUBE_THERE: Final = why("no-cube-there", "R14.26")
PATTERN_NOT_THERE: Final = why("pattern-not-there", "R6.1", card=CARD)
BUILDING_STANDS: Final = why("building-stands", "R6.9", square=SQUARE)
NOT_OF_PATTERN: Final = why("not-of-pattern", "R6.2", square=SQUARE)
CUBE_LIES_THERE: Final = why("cube-lies-there", "R6.10", square=SQUARE)
FIRST_THIS: Final = why("first-this", "R6.12")
BANK_HAS_IT: Final = why("bank-has-it", "R14.22", resource=RESOURCE)
NO_OTHER_BUILDING: Final = why("no-other-building", "R15.16", square=SQUARE)
SAME_TYPE: Final = why("same-type", "R15.16")
SAME_SQUARE: Final = why("same-square", "R15.16", square=SQUARE)
NOT_ON_WATCH: Final = why("not-on-watch", "Q14", card=CARD)
THREE_DIFFERENT: Final = why("three-different", "R15.10")


def why_not_constructed(state: TinyTowns, seat: int, steps: Due, action: Action) -> Message | None:
    """The reason an answer to the constructing step is refused."""
    verb = action.verb
    if steps and verb in (BUILD, STOP):
        return Message(FIRST_THIS)
    if verb is BUILD:
        return why_not_built(state, state.towns[seat], action.args[0], action.args[1])
    if not steps:
        return None
    if verb is MARK and is_mark(steps[-1]):
        return Message(BANK_HAS_IT, action.args[0])
    if verb is EXCHANGE and is_guild(steps[-1]):
        return _why_not_exchanged(state, state.towns[seat], action.args[0], action.args[1])
    if verb is PUT:
        return _why_not_put(state, state.towns[seat], action.args[0], action.args[1])
    return Message(THREE_DIFFERENT) if verb is WATCH else None


def why_not_built(state: TinyTowns, town: Town, site: int, square: int) -> Message:
    """The reason a card cannot be constructed on certain squares."""
    card, cells = SITE_CARD[site], SITE_SQUARES[site]
    refusal = _why_not_card(state, town, card)
    if refusal is not None:
        return refusal
    thing = town.squares[square]
    if state.black == TRADING_POST and cells & ~town.squares_with(BLACK) == 0:
        return Message(NO_CUBE_THERE)
    if site not in open_sites(state, town):
        return Message(PATTERN_NOT_THERE, card)
    if thing >= BUILT:
        return Message(BUILDING_STANDS, square)
    return Message(NOT_OF_PATTERN if thing == EMPTY else CUBE_LIES_THERE, square)


def _why_not_card(state: TinyTowns, town: Town, card: int) -> Message | None:
    if card < BUILDINGS and card not in state.cards:
        return Message(NOT_THIS_GAME, card)
    if card >= BUILDINGS and card != town.monument:
        return Message(NOT_YOUR_MONUMENT, card)
    if card >= BUILDINGS and BUILT + MONUMENT in town.squares:
        return Message(MONUMENT_STANDS, card)
    if card == BANK and state.banned(town) == ALL_MARKED:
        return Message(SIXTH_BANK)
    return None


def _why_not_exchanged(state: TinyTowns, town: Town, square: int, card: int) -> Message:
    thing = town.squares[square]
    if not BUILT <= thing < BUILT + TYPES:
        return Message(NO_OTHER_BUILDING, square)
    if card not in state.cards:
        return Message(NOT_THIS_GAME, card)
    if CARDS[card].type == thing - BUILT:
        return Message(SAME_TYPE)
    if CARDS[card].type == BLACK and card == BANK and state.banned(town) == ALL_MARKED:
        return Message(SIXTH_BANK)
    return Message(SAME_SQUARE, square)


def _why_not_put(state: TinyTowns, town: Town, card: int, square: int) -> Message:
    if card not in state.cards:
        return Message(NOT_THIS_GAME, card)
    if card == BANK and state.banned(town) == ALL_MARKED:
        return Message(SIXTH_BANK)
    thing = town.squares[square]
    if thing >= BUILT:
        return Message(BUILDING_STANDS, square)
    if thing != EMPTY:
        return Message(CUBE_LIES_THERE, square)
    return Message(NOT_ON_WATCH, card)

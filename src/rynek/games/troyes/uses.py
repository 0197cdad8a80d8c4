"""Uses of a group of dice (R4.26): what it could do as it is, and why it cannot do something."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Message, why
from rynek.games.troyes.activities import NOBODY_TO_HIRE, activation_limit
from rynek.games.troyes.activity_cards import CARD, CARDS
from rynek.games.troyes.agriculture import FARM_DIVISOR
from rynek.games.troyes.board import COLOUR, GREY, GROUP_COLOUR, MIXED, ROWS, WHITE, YELLOW
from rynek.games.troyes.cathedral import can_build
from rynek.games.troyes.citizens import GREY_PROTECTED, NOBODY_TO_PLACE
from rynek.games.troyes.event_cards import EVENT, EVENTS
from rynek.games.troyes.groups import (
    building_dice,
    cards_for,
    change,
    colour,
    pilgrimage,
    price,
    row_entered,
    total,
)
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import ACTIVATE, ACTIVATES, BUILD, DO_FARM, FARM, FEWER, FEWERS, FIGHT, FIGHTS, SETTLE

MIXED_GROUP: Final = why("mixed-group", "R10.11")
CUBE_FORBIDS: Final = why("cube-forbids", "R10.6", card=CARD)
FACE_DOWN: Final = why("face-down", "R6.1", card=CARD)
WRONG_COLOUR: Final = why("wrong-colour", "R6.1", wanted=COLOUR, colour=GROUP_COLOUR)
SUM_TOO_SMALL: Final = why("sum-too-small", "R4.26", total=None, needed=None)
HIRE_TOO_DEAR: Final = why("hire-too-dear", "R6.2", card=CARD, needed=None, held=None)
CANNOT_CONVERT: Final = why("cannot-convert", "R10.4", card=CARD)
ONLY_ONCE: Final = why("only-once", "R6.6", card=CARD)
EVENT_NOT_HERE: Final = why("event-not-here", "R6.16", event_card=EVENT)
COLUMN_FULL: Final = why("column-full", "R6.14")
ONE_DIE_ONLY: Final = why("one-die-only", "R5.2")
ROW_PROTECTED: Final = why("row-protected", "R5.8", seat=SEAT)

USES: Final = (ACTIVATE, FEWER, BUILD, FIGHT, SETTLE, FARM)


def add_activations(
    state: TroyesState, seat: int, cube: int, dice: tuple[int, ...], found: list[Action], fewer: list[Action]
) -> None:
    """Append the Activity cards the group may activate, all it can or fewer times."""
    money = state.deniers[seat] - price(state, seat, cube, dice)
    points = total(cube, dice)
    usable: list[int] = []
    for slot in cards_for(state, colour(cube, dice)):
        times = activation_limit(state, seat, slot, points, money)
        if times:
            usable.append(state.cards[slot])
        if times > 1:
            fewer.append(FEWERS[state.cards[slot]])
    usable.sort()
    fewer.sort()
    found += [ACTIVATES[card] for card in usable]


def add_farm_and_fights(
    state: TroyesState, cube: int, dice: tuple[int, ...], found: list[Action], fewer: list[Action]
) -> None:
    """Append agriculture, the shorter activations, and the Events the group may fight."""
    points = total(cube, dice)
    kind = colour(cube, dice)
    if kind == YELLOW and points >= FARM_DIVISOR:
        found.append(DO_FARM)
    found += fewer
    fights = [place for place in state.row if EVENTS[place].colour == kind and points >= EVENTS[place].divisor]
    if len(fights) > 1:
        fights.sort()
    found += [FIGHTS[place] for place in fights]


def why_not_use(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...], action: Action) -> Message | None:
    """Why a group that can be paid for cannot be used like this."""
    if action.verb in (ACTIVATE, FEWER):
        return why_not_activate(state, seat, cube, dice, action)
    if action.verb is FIGHT:
        return why_not_fight(state, cube, dice, action.args[0])
    if action.verb is SETTLE:
        return why_not_settle(state, seat, cube, dice)
    wanted = WHITE if action.verb is BUILD else YELLOW
    kind = colour(cube, dice)
    if kind == MIXED:
        return Message(MIXED_GROUP)
    if kind != wanted:
        return Message(WRONG_COLOUR, wanted, kind)
    if action.verb is FARM:
        return Message(SUM_TOO_SMALL, total(cube, dice), FARM_DIVISOR)
    return Message(COLUMN_FULL) if not can_build(state, building_dice(cube, dice)) else Message(CUBE_FORBIDS, cube)


def why_not_activate(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...], action: Action) -> Message:
    """Why a group cannot activate a card."""
    card = action.args[0]
    slot, kind, points = CARDS[card].slot, colour(cube, dice), total(cube, dice)
    if state.cards[slot] != card:
        return Message(FACE_DOWN, card)
    if kind == MIXED and slot != pilgrimage(state):
        return Message(MIXED_GROUP)
    if CARDS[card].colour != kind and slot != pilgrimage(state):
        return Message(WRONG_COLOUR, CARDS[card].colour, kind)
    if points < CARDS[card].divisor:
        return Message(SUM_TOO_SMALL, points, CARDS[card].divisor)
    needed = price(state, seat, cube, dice) + CARDS[card].hire
    if not state.has_tradesman(seat, slot) and needed > state.deniers[seat]:
        return Message(HIRE_TOO_DEAR, card, needed, state.deniers[seat])
    if not state.has_tradesman(seat, slot) and state.citizens(seat) == 0:
        return Message(NOBODY_TO_HIRE, card)
    money = state.deniers[seat] - price(state, seat, cube, dice)
    once = activation_limit(state, seat, slot, points, money) == 1
    return Message(ONLY_ONCE, card) if once else Message(CANNOT_CONVERT, card)


def why_not_fight(state: TroyesState, cube: int, dice: tuple[int, ...], place: int) -> Message:
    """Why a group cannot fight an Event."""
    if place not in state.row:
        return Message(EVENT_NOT_HERE, place)
    if colour(cube, dice) == MIXED:
        return Message(MIXED_GROUP)
    if EVENTS[place].colour != colour(cube, dice):
        return Message(WRONG_COLOUR, EVENTS[place].colour, colour(cube, dice))
    return Message(SUM_TOO_SMALL, total(cube, dice), EVENTS[place].divisor)


def why_not_settle(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...]) -> Message | None:
    """Why a group cannot place a citizen."""
    if len(dice) > 1:
        return Message(ONE_DIE_ONLY)
    if not change(cube).settles:
        return Message(CUBE_FORBIDS, cube)
    if state.citizens(seat) == 0:
        return Message(NOBODY_TO_PLACE)
    row = ROWS[row_entered(cube, dice)]
    last = state.spaces[row.end - 1]
    if last == GREY:
        return Message(GREY_PROTECTED, row.building, int(state.is_solo))
    return Message(ROW_PROTECTED, last)

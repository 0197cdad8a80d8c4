"""Reasons: why a move of phase 4 is refused, from the same questions that make the options."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Message, why
from rynek.games.troyes.activities import NOBODY_TO_HIRE, activation_limit
from rynek.games.troyes.activity_cards import CARD, CARDS
from rynek.games.troyes.board import COLOUR, GREY, GROUP_COLOUR, MIXED, ROWS, SEATS, WHITE, YELLOW
from rynek.games.troyes.cathedral import can_build
from rynek.games.troyes.citizens import GREY_PROTECTED, NOBODY_TO_PLACE
from rynek.games.troyes.dice import COLOUR_OF
from rynek.games.troyes.event_cards import EVENT, EVENTS
from rynek.games.troyes.groups import (
    NO_CUBE,
    building_dice,
    candidates,
    change,
    colour,
    die_of,
    may_mix,
    pilgrimage,
    price,
    real_colour,
    row_entered,
    total,
)
from rynek.games.troyes.influence import is_influence, why_no_influence
from rynek.games.troyes.state import Troyes
from rynek.games.troyes.verbs import (
    ACTIVATE,
    BUILD,
    BUY,
    BUY_GREY,
    FARM,
    FEWER,
    FIGHT,
    PASS,
    SETTLE,
    SPEND,
    TAKE,
)

DICE_FIRST: Final = why("dice-first", "R4.21")
NO_DIE_THERE: Final = why("no-die-there", "R4.21")
OWN_DIE: Final = why("own-die", "R4.22")
ONE_COLOUR: Final = why("one-colour", "R4.21", colour=COLOUR)
GROUP_FULL: Final = why("group-full", "R4.21", most=None)
TOO_DEAR: Final = why("too-dear", "R4.23", needed=None, held=None)
LEADS_NOWHERE: Final = why("leads-nowhere", "R4.26")
NO_CUBE_THERE: Final = why("no-cube-there", "R6.12", card=CARD)
CUBE_WITHOUT_USE: Final = why("cube-without-use", "R6.12", card=CARD)
FINISH_THE_GROUP: Final = why("finish-the-group", "R4.24")
CUBE_FIRST: Final = why("cube-first", "Q41")
ONE_CUBE_ONLY: Final = why("one-cube-only", "R6.12")
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


def why_not_turn(state: Troyes, seat: int, action: Action) -> Message | None:
    """Why a player may not begin like this."""
    if is_influence(action):
        return why_no_influence(state, seat, action)
    if action.verb is SPEND:
        card = action.args[0]
        held = state.cards[CARDS[card].slot] == card and state.cubes[CARDS[card].slot * SEATS + seat]
        return Message(CUBE_WITHOUT_USE, card) if held else Message(NO_CUBE_THERE, card)
    if is_pick(action):
        return why_not_pick(state, seat, NO_CUBE, (), action)
    if action.verb in (ACTIVATE, FEWER, BUILD, FIGHT, SETTLE, FARM):
        return Message(DICE_FIRST)
    return None


def why_not_group(state: Troyes, seat: int, cube: int, dice: tuple[int, ...], action: Action) -> Message | None:
    """Why a group cannot go on or be used like this."""
    if is_pick(action):
        return why_not_pick(state, seat, cube, dice, action)
    if action.verb is SPEND:
        return Message(CUBE_FIRST if cube == NO_CUBE else ONE_CUBE_ONLY)
    if is_influence(action) or action.verb is PASS:
        return Message(FINISH_THE_GROUP)
    if action.verb not in (ACTIVATE, FEWER, BUILD, FIGHT, SETTLE, FARM):
        return None
    if not dice:
        return Message(DICE_FIRST)
    return why_not_use(state, seat, cube, dice, action)


def is_pick(action: Action) -> bool:
    """Whether a move picks a die."""
    return action.verb in (TAKE, BUY, BUY_GREY)


def why_not_pick(state: Troyes, seat: int, cube: int, dice: tuple[int, ...], action: Action) -> Message:
    """Why a die may not be added to a group."""
    if action.verb is BUY and action.args[0] == seat:
        return Message(OWN_DIE)
    if action.verb is BUY and action.args[0] >= state.players:
        return Message(NO_DIE_THERE)
    if len(dice) >= change(cube).most:
        return Message(GROUP_FULL, change(cube).most)
    die = die_of(action, seat)
    wanted = real_colour(dice) if dice else change(cube).dice
    if wanted not in (-1, MIXED, COLOUR_OF[die]) and not (dice and may_mix(state, cube)):
        return Message(ONE_COLOUR, wanted)
    if die not in candidates(state, cube, dice):
        return Message(NO_DIE_THERE)
    cost = price(state, seat, cube, (*dice, die))
    if cost > state.deniers[seat]:
        return Message(TOO_DEAR, cost, state.deniers[seat])
    return Message(LEADS_NOWHERE)


def why_not_use(state: Troyes, seat: int, cube: int, dice: tuple[int, ...], action: Action) -> Message | None:
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
        return Message(SUM_TOO_SMALL, total(cube, dice), 2)
    return Message(COLUMN_FULL) if not can_build(state, building_dice(cube, dice)) else Message(CUBE_FORBIDS, cube)


def why_not_activate(state: Troyes, seat: int, cube: int, dice: tuple[int, ...], action: Action) -> Message:
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


def why_not_fight(state: Troyes, cube: int, dice: tuple[int, ...], place: int) -> Message:
    """Why a group cannot fight an Event."""
    if place not in state.row:
        return Message(EVENT_NOT_HERE, place)
    if colour(cube, dice) == MIXED:
        return Message(MIXED_GROUP)
    if EVENTS[place].colour != colour(cube, dice):
        return Message(WRONG_COLOUR, EVENTS[place].colour, colour(cube, dice))
    return Message(SUM_TOO_SMALL, total(cube, dice), EVENTS[place].divisor)


def why_not_settle(state: Troyes, seat: int, cube: int, dice: tuple[int, ...]) -> Message | None:
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

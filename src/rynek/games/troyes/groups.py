"""Groups of dice (R4.21-R4.26): prices, sums, and whether a group leads somewhere. Pure questions about the table."""

from typing import Final

from rynek.core.action import Action
from rynek.core.message import Message, why
from rynek.games.troyes.activities import activation_limit
from rynek.games.troyes.activity_cards import ANY, CARDS, Delayed
from rynek.games.troyes.agriculture import FARM_DIVISOR
from rynek.games.troyes.board import COLOUR, EMPTY, GREY, MIXED, ROW_OF_DIE, WHITE, YELLOW
from rynek.games.troyes.cathedral import can_build
from rynek.games.troyes.citizens import can_settle
from rynek.games.troyes.dice import COLOUR_OF, DICE_OF_COLOUR, FACE_OF, OWNER_OF, die_number, how_many, with_die
from rynek.games.troyes.event_cards import EVENTS
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import BUY, BUY_GREY, TAKE

NO_DIE_THERE: Final = why("no-die-there", "R4.21")
OWN_DIE: Final = why("own-die", "R4.22")
ONE_COLOUR: Final = why("one-colour", "R4.21", colour=COLOUR)
GROUP_FULL: Final = why("group-full", "R4.21", most=None)
TOO_DEAR: Final = why("too-dear", "R4.23", needed=None, held=None)
LEADS_NOWHERE: Final = why("leads-nowhere", "R4.26")

PRICE: Final[list[int]] = [0, 2, 4, 6]
"""The price of each foreign die, by the size of the group (R4.22)."""

NO_CUBE: Final = -1
GROUP_MOST: Final = 3
ANY_SUM: Final = 99
"""A sum that is large enough for every card."""
PILGRIMAGE: Final = next(n for n, card in enumerate(CARDS) if card.instant is not None and card.instant.mixes)
MIXING_SLOT: Final[int] = CARDS[PILGRIMAGE].slot
"""The slot of the Pilgrimage."""
PLAIN: Final = Delayed(ANY, ANY, settles=True, builds=True)
"""A group that no cube changes."""


def change(cube: int) -> Delayed:
    """What the cube of a delayed card (NO_CUBE: none) changes in a group."""
    if cube == NO_CUBE:
        return PLAIN
    found = CARDS[cube].delayed
    assert found is not None
    return found


def real_colour(dice: tuple[int, ...]) -> int:
    """The colour of the dice themselves, or MIXED (R10.11)."""
    first = COLOUR_OF[dice[0]]
    if len(dice) == 1:
        return first
    for die in dice:
        if COLOUR_OF[die] != first:
            return MIXED
    return first


def colour(cube: int, dice: tuple[int, ...]) -> int:
    """The colour a group counts as (R10.6: Militia, Monk and Templar change it)."""
    becomes = change(cube).counts_as
    return real_colour(dice) if becomes == ANY else becomes


def pilgrimage(state: TroyesState) -> int:
    """The slot of the face-up card that takes dice of any colours, or EMPTY (R10.11)."""
    return MIXING_SLOT if state.cards[MIXING_SLOT] == PILGRIMAGE else EMPTY


def may_mix(state: TroyesState, cube: int) -> bool:
    """Whether a group with this cube, or without, may have several colours: for the Pilgrimage only."""
    return change(cube).dice == ANY and pilgrimage(state) != EMPTY


def cards_for(state: TroyesState, kind: int) -> list[int]:
    """The slots whose cards a group that counts as a colour could activate: those of the colour, and the Pilgrimage."""
    found = [] if kind == MIXED else [kind * 3, kind * 3 + 1, kind * 3 + 2]
    any_colour = pilgrimage(state)
    if any_colour != EMPTY and kind != WHITE:
        found.append(any_colour)
    return found


def total(cube: int, dice: tuple[int, ...]) -> int:
    """The sum of a group, changed by its cube before it is taken (R6.12)."""
    changed = change(cube)
    found = changed.add_sum
    for die in dice:
        face = changed.value or FACE_OF[die]
        found += (face + changed.add_each) * changed.factor
    return found


def costs(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...]) -> list[int]:
    """The price of each die: own ones are free; with Tithing the first of each foreign district too (R10.7).

    In the solo game Tithing frees all dice of le Roy (S32).
    """
    each = PRICE[len(dice)]
    tithing = change(cube).free
    freed = 1 << seat
    all_free = tithing and state.is_solo
    found: list[int] = []
    for die in dice:
        district = OWNER_OF[die]
        is_free = all_free or district == seat or (tithing and not freed >> district & 1)
        freed |= 1 << district
        found.append(0 if is_free else each)
    return found


def price(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...]) -> int:
    """What a player pays for a group."""
    if change(cube).free:
        return sum(costs(state, seat, cube, dice))
    foreign = 0
    for die in dice:
        if OWNER_OF[die] != seat:
            foreign += 1
    return foreign * PRICE[len(dice)]


def row_entered(cube: int, dice: tuple[int, ...]) -> int:
    """The row of a building that a single die gives access to (R5.2)."""
    return ROW_OF_DIE[colour(cube, dice) * 6 + FACE_OF[dice[0]] - 1]


def may_build(state: TroyesState, cube: int, dice: tuple[int, ...]) -> bool:
    """Whether a group can build the cathedral (R6.13, R6.14)."""
    if not change(cube).builds or colour(cube, dice) != WHITE:
        return False
    return can_build(state, building_dice(cube, dice))


def building_dice(cube: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    """The dice as which a white group counts at the cathedral: with the Prior one counts as two (B4)."""
    factor = change(cube).factor
    return dice if factor == 1 else dice * factor


def may_settle(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...]) -> bool:
    """Whether a group, which must be one die, can place a citizen (R5.2)."""
    return len(dice) == 1 and change(cube).settles and can_settle(state, seat, row_entered(cube, dice))


def finishes(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...]) -> bool:
    """Whether a group as it is can be paid for and does something (R4.23, R4.26)."""
    money = state.deniers[seat] - price(state, seat, cube, dice)
    if money < 0:
        return False
    kind, points = colour(cube, dice), total(cube, dice)
    if kind == YELLOW and points >= FARM_DIVISOR:
        return True
    for place in state.row:
        if EVENTS[place].colour == kind and points >= EVENTS[place].divisor:
            return True
    if may_settle(state, seat, cube, dice) or may_build(state, cube, dice):
        return True
    return first_active(state, seat, kind, points, money) != EMPTY


def first_active(state: TroyesState, seat: int, kind: int, points: int, money: int) -> int:
    """The first slot whose card a group with this colour and sum may activate, or EMPTY."""
    if kind != MIXED:
        for slot in range(kind * 3, kind * 3 + 3):
            if activation_limit(state, seat, slot, points, money):
                return slot
    any_colour = pilgrimage(state)
    if any_colour != EMPTY and activation_limit(state, seat, any_colour, points, money):
        return any_colour
    return EMPTY


def leads_somewhere(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...]) -> bool:
    """Whether a group finishes, as it is or with more dice, which never make it cheaper."""
    if finishes(state, seat, cube, dice):
        return True
    money = state.deniers[seat] - price(state, seat, cube, dice)
    if len(dice) >= change(cube).most or money < 0:
        return False
    if real_colour(dice) == MIXED and not activation_limit(state, seat, MIXING_SLOT, ANY_SUM, money):
        return False
    return first_addition(state, seat, cube, dice) != EMPTY


def first_addition(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...]) -> int:
    """The first die with which a group leads somewhere, or EMPTY."""
    for die in candidates(state, cube, dice):
        if leads_somewhere(state, seat, cube, with_die(dice, die)):
            return die
    return EMPTY


def candidates(state: TroyesState, cube: int, dice: tuple[int, ...]) -> list[int]:
    """The different dice of the square that have the right colour for a group and are not in it."""
    wanted = real_colour(dice) if dice else change(cube).dice
    on_square = state.dice
    if not dice and wanted == ANY:
        return [die for die, count in enumerate(on_square) if count]
    if wanted == MIXED or (dice and may_mix(state, cube)):
        return [die for die, count in enumerate(on_square) if count > 0 and count > how_many(die, dice)]
    return [die for die in DICE_OF_COLOUR[wanted] if on_square[die] > 0 and on_square[die] > how_many(die, dice)]


def picks(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...]) -> list[int]:
    """The dice that may be added to a group: only those that still lead somewhere."""
    if len(dice) >= change(cube).most:
        return []
    return [die for die in candidates(state, cube, dice) if leads_somewhere(state, seat, cube, with_die(dice, die))]


def die_of(action: Action, seat: int) -> int:
    """The die a move picks."""
    args = action.args
    if action.verb is BUY:
        return die_number(args[0], args[1], args[2])
    return die_number(seat if action.verb is TAKE else GREY, args[0], args[1])


def is_pick(action: Action) -> bool:
    """Whether a move picks a die."""
    return action.verb in (TAKE, BUY, BUY_GREY)


def why_not_pick(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...], action: Action) -> Message:
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

"""Groups of dice (R4.21-R4.26): prices, sums, and whether a group leads somewhere. Pure questions about the table."""

from typing import Final

from rynek.core.action import Action
from rynek.games.troyes.activities import activation_limit
from rynek.games.troyes.activity_cards import ANY, CARDS, Delayed
from rynek.games.troyes.agriculture import FARM_DIVISOR
from rynek.games.troyes.board import EMPTY, GREY, ROW_OF_DIE, WHITE, YELLOW
from rynek.games.troyes.cathedral import can_build
from rynek.games.troyes.citizens import can_settle
from rynek.games.troyes.dice import COLOUR_OF, DICE_OF_COLOUR, OWNER_OF, TURNED, die_number, face_shown, with_die
from rynek.games.troyes.event_cards import EVENTS
from rynek.games.troyes.state import Troyes
from rynek.games.troyes.verbs import BUY, TAKE

PRICE: Final[list[int]] = [0, 2, 4, 6]
"""The price of each foreign die, by the size of the group (R4.22)."""

NO_CUBE: Final = -1
GROUP_MOST: Final = 3
PLAIN: Final = Delayed(ANY, ANY, settles=True, builds=True)
"""A group that no cube changes."""


def change(cube: int) -> Delayed:
    """What the cube of a delayed card (NO_CUBE: none) changes in a group."""
    if cube == NO_CUBE:
        return PLAIN
    found = CARDS[cube].delayed
    assert found is not None
    return found


def owner(die: int) -> int:
    """The district of a die of a group, turned or not."""
    return OWNER_OF[die if die < TURNED else die - TURNED]


def real_colour(dice: tuple[int, ...]) -> int:
    """The colour of the dice themselves."""
    die = dice[0]
    return COLOUR_OF[die if die < TURNED else die - TURNED]


def colour(cube: int, dice: tuple[int, ...]) -> int:
    """The colour a group counts as (R10.6: Militia, Monk and Templar change it)."""
    becomes = change(cube).counts_as
    return real_colour(dice) if becomes == ANY else becomes


def total(cube: int, dice: tuple[int, ...]) -> int:
    """The sum of a group, changed by its cube before it is taken (R6.12)."""
    changed = change(cube)
    found = changed.add_sum
    for die in dice:
        face = changed.value or face_shown(die)
        found += (face + changed.add_each) * changed.factor
    return found


def costs(seat: int, cube: int, dice: tuple[int, ...]) -> list[int]:
    """The price of each die: own ones are free; with Tithing the first of each foreign district too (R10.7)."""
    each = PRICE[len(dice)]
    tithing = change(cube).free
    freed = 1 << seat
    found: list[int] = []
    for die in dice:
        district = owner(die)
        is_free = district == seat or (tithing and not freed >> district & 1)
        freed |= 1 << district
        found.append(0 if is_free else each)
    return found


def price(seat: int, cube: int, dice: tuple[int, ...]) -> int:
    """What a player pays for a group."""
    if change(cube).free:
        return sum(costs(seat, cube, dice))
    foreign = 0
    for die in dice:
        if owner(die) != seat:
            foreign += 1
    return foreign * PRICE[len(dice)]


def row_entered(cube: int, dice: tuple[int, ...]) -> int:
    """The row of a building that a single die gives access to (R5.2)."""
    return ROW_OF_DIE[colour(cube, dice) * 6 + face_shown(dice[0]) - 1]


def may_build(state: Troyes, cube: int, dice: tuple[int, ...]) -> bool:
    """Whether a group can build the cathedral (R6.13, R6.14)."""
    return colour(cube, dice) == WHITE and change(cube).builds and can_build(state, dice)


def may_settle(state: Troyes, seat: int, cube: int, dice: tuple[int, ...]) -> bool:
    """Whether a group, which must be one die, can place a citizen (R5.2)."""
    size = len(dice)
    return size == 1 and change(cube).settles and can_settle(state, seat, row_entered(cube, dice))


def finishes(state: Troyes, seat: int, cube: int, dice: tuple[int, ...]) -> bool:
    """Whether a group as it is can be paid for and does something (R4.23, R4.26)."""
    money = state.deniers[seat] - price(seat, cube, dice)
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


def first_active(state: Troyes, seat: int, kind: int, points: int, money: int) -> int:
    """The first slot of a colour whose card a group with this sum may activate, or EMPTY."""
    for slot in range(kind * 3, kind * 3 + 3):
        if activation_limit(state, seat, slot, points, money):
            return slot
    return EMPTY


def leads_somewhere(state: Troyes, seat: int, cube: int, dice: tuple[int, ...]) -> bool:
    """Whether a group finishes, as it is or with the last die turned or with more dice, which never make it cheaper."""
    if finishes(state, seat, cube, dice):
        return True
    if price(seat, cube, dice) > state.deniers[seat]:
        return False
    changed = change(cube)
    if changed.turns and dice[-1] < TURNED and leads_somewhere(state, seat, cube, flipped(dice)):
        return True
    if len(dice) >= changed.most:
        return False
    return first_addition(state, seat, cube, dice) != EMPTY


def first_addition(state: Troyes, seat: int, cube: int, dice: tuple[int, ...]) -> int:
    """The first die with which a group leads somewhere, or EMPTY."""
    for die in candidates(state, cube, dice):
        if leads_somewhere(state, seat, cube, with_die(dice, die)):
            return die
    return EMPTY


def flipped(dice: tuple[int, ...]) -> tuple[int, ...]:
    """A group with its last die turned to the opposite face (Confession)."""
    return (*dice[:-1], dice[-1] + TURNED)


def candidates(state: Troyes, cube: int, dice: tuple[int, ...]) -> list[int]:
    """The different dice of the square that have the right colour for a group and are not in it."""
    wanted = real_colour(dice) if dice else change(cube).dice
    on_square = state.dice
    if wanted == ANY:
        return [die for die, count in enumerate(on_square) if count]
    return [die for die in DICE_OF_COLOUR[wanted] if on_square[die] > 0 and on_square[die] > taken(die, dice)]


def taken(die: int, dice: tuple[int, ...]) -> int:
    """How many dice of a number are in a group, turned or not."""
    found = 0
    for picked in dice:
        if picked == die or picked == die + TURNED:
            found += 1
    return found


def picks(state: Troyes, seat: int, cube: int, dice: tuple[int, ...]) -> list[int]:
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

"""Whole turns of Troyes: which group of dice is used for what, and what that seems to bring."""

from typing import Final

from rynek.bots.judge.troyes import (
    PIP,
    build_gain,
    card_gain,
    denier_worth,
    fight_gain,
    settle_gain,
)
from rynek.core.action import Action
from rynek.games.troyes.actions import Group, Turn
from rynek.games.troyes.activity_cards import ANY, SLOTS
from rynek.games.troyes.board import MIXED, SEATS, YELLOW
from rynek.games.troyes.combat import cubes_from
from rynek.games.troyes.dice import DICE_OF_COLOUR, FACE_OF, OWNER_OF, PER_DISTRICT, how_many, with_die
from rynek.games.troyes.event_cards import EVENTS
from rynek.games.troyes.groups import (
    NO_CUBE,
    building_dice,
    cards_for,
    change,
    colour,
    may_build,
    may_mix,
    may_settle,
    price,
    real_colour,
    total,
)
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import (
    ACTIVATES,
    DO_BUILD,
    DO_FARM,
    DO_PASS,
    DO_SETTLE,
    FIGHTS,
)

PASS_DENIERS: Final = 2.5
"""What passing brings, roughly."""
HIGH: Final = 5
"""Foreign dice of a group of several colours show at least this."""


class Use:
    """A turn: the cube that is spent, the dice of the group, the move that uses it, and what it seems to bring."""

    __slots__ = ("cube", "dice", "gain", "move")

    def __init__(self, cube: int, dice: tuple[int, ...], move: Action, gain: float) -> None:
        self.cube = cube
        self.dice = dice
        self.move = move
        self.gain = gain


def turn_uses(state: TroyesState, seat: int) -> list[Use]:
    """All that a seat can do with groups on its turn."""
    found: list[Use] = []
    group_uses(state, seat, NO_CUBE, (), found)
    for slot in range(SLOTS):
        if state.cubes[slot * SEATS + seat]:
            group_uses(state, seat, state.cards[slot], (), found)
    return found


def group_uses(state: TroyesState, seat: int, cube: int, begun: tuple[int, ...], found: list[Use]) -> None:
    """Append all uses of groups that begin with some dice."""
    if begun:
        add_uses(state, seat, cube, begun, found)
    most = change(cube).most
    if len(begun) >= most:
        return
    for kind in range(3):
        if fits(cube, begun, kind):
            pool = [die for die in DICE_OF_COLOUR[kind] if state.dice[die] > 0]
            extend(state, seat, cube, begun, pool, False, found)
    if may_mix(state, cube) and most > 1:
        extend(state, seat, cube, begun, mixed_pool(state, seat), True, found)


def fits(cube: int, begun: tuple[int, ...], kind: int) -> bool:
    """Whether dice of a colour make a group of one colour with those begun."""
    wanted = change(cube).dice
    if wanted not in (ANY, kind):
        return False
    return not begun or real_colour(begun) == kind


def extend(
    state: TroyesState, seat: int, cube: int, dice: tuple[int, ...], pool: list[int], is_mixed: bool, found: list[Use]
) -> None:
    """Append the uses of a group with more dice of a pool, each group once; what cannot be paid ends the way.

    Of a mixed pool only groups of several colours count: the others are found by colour.
    """
    for place, die in enumerate(pool):
        if state.dice[die] > how_many(die, dice):
            more = with_die(dice, die)
            if price(state, seat, cube, more) <= state.deniers[seat]:
                if not is_mixed or real_colour(more) == MIXED:
                    add_uses(state, seat, cube, more, found)
                if len(more) < change(cube).most:
                    extend(state, seat, cube, more, pool[place:], is_mixed, found)


def mixed_pool(state: TroyesState, seat: int) -> list[int]:
    """The dice worth trying in groups of several colours: own ones and high ones."""
    return [
        die for die, count in enumerate(state.dice) if count > 0 and (OWNER_OF[die] == seat or FACE_OF[die] >= HIGH)
    ]


def add_uses(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...], found: list[Use]) -> None:
    """Append the uses of one group, which can be paid for."""
    cost = price(state, seat, cube, dice)
    money = state.deniers[seat] - cost
    kind, points = colour(cube, dice), total(cube, dice)
    loss = cost * denier_worth(state)
    for die in dice:
        if OWNER_OF[die] == seat:
            loss += PIP * FACE_OF[die]
    for slot in cards_for(state, kind):
        gain = card_gain(state, seat, slot, points, money)
        if gain > -9.0:
            found.append(Use(cube, dice, ACTIVATES[state.cards[slot]], gain - loss))
    for place in state.row:
        if EVENTS[place].colour == kind:
            cubes = cubes_from(points, place, state)
            if cubes:
                found.append(Use(cube, dice, FIGHTS[place], fight_gain(state, seat, place, cubes) - loss))
    if kind == YELLOW and points >= 2:
        found.append(Use(cube, dice, DO_FARM, points // 2 * denier_worth(state) - loss))
    if may_build(state, cube, dice):
        found.append(Use(cube, dice, DO_BUILD, build_gain(state, seat, building_dice(cube, dice)) - loss))
    if may_settle(state, seat, cube, dice):
        found.append(Use(cube, dice, DO_SETTLE, settle_gain(state, kind) - loss))


def most_gainful(state: TroyesState, seat: int, most: int) -> list[Use]:
    """So many turns, or ends of the turn begun, that seem to bring most; none where another choice is asked."""
    top = state.stack[-1]
    found: list[Use] = []
    if isinstance(top, Turn):
        found = turn_uses(state, seat)
    elif isinstance(top, Group):
        group_uses(state, seat, top.cube, top.dice, found)
    found.sort(key=gain_of, reverse=True)
    return found[:most]


def gain_of(use: Use) -> float:
    """What a use seems to bring."""
    return use.gain


def passing(state: TroyesState, seat: int) -> Use:
    """Passing, as a turn without dice: the own ones on the square are given up."""
    lost = PIP * sum([state.dice[die] * FACE_OF[die] for die in range(seat * PER_DISTRICT, (seat + 1) * PER_DISTRICT)])
    return Use(NO_CUBE, (), DO_PASS, PASS_DENIERS * denier_worth(state) - lost)


def carry_out(state: TroyesState, seat: int, use: Use) -> None:
    """Make a turn, or end the one begun; choices within it follow."""
    if use.dice:
        state.stack.pop()
        state.stack.append(Group(seat, use.cube, use.dice))
    state.apply(seat, use.move)

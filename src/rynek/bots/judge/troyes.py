"""How good a table of Troyes looks to a seat, in points.

What is certain counts in full; what may still come (money, influence, citizens, dice, cubes) counts less and less as
the rounds run out. A group being formed is worth what its best use would bring.
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.state import State
from rynek.games.troyes.actions import Group
from rynek.games.troyes.activities import activation_limit, counted
from rynek.games.troyes.activity_cards import (
    ARCHER_SHOT,
    CARDS,
    CITY_HALL_TAX,
    EVENT_CUBE,
    EVENT_CUBE_PER_RED_DIE,
    MOST_DICE,
    MOST_RED_PIPS,
    PALACE_OR_BISHOPRIC,
    SLOTS,
    Instant,
)
from rynek.games.troyes.board import CITY_HALL, EMPTY, GREY, OWNERS, RED, SEATS, YELLOW
from rynek.games.troyes.cathedral import influence_of
from rynek.games.troyes.character_cards import CHARACTERS, STEPS
from rynek.games.troyes.combat import cubes_from
from rynek.games.troyes.comparing import leaders
from rynek.games.troyes.dice import FACE_OF, OWNER_OF
from rynek.games.troyes.event_cards import BLACK, EVENTS
from rynek.games.troyes.groups import (
    NO_CUBE,
    building_dice,
    candidates,
    cards_for,
    change,
    colour,
    may_build,
    may_settle,
    price,
    total,
)
from rynek.games.troyes.scoring import count_for, final_score, in_play, table_score
from rynek.games.troyes.state import TroyesState

GRUDGE: Final = 0.3
ROY_DIE: Final = 1.2
"""What a die of le Roy on the square will bring him: it pays for his turns."""
PIP: Final = 0.12
"""The worth of a pip of an own die that is still on the square."""
HARM: Final = [1.0, 0.2, 0.1, 0.3, 0.1, 0.6, 0.5, 0.4, 0.3]
"""What an Event costs a player each round, by its effect; for black dice by their number and the players."""
ROW_OF: Final = [0.62, 0.72, 0.95]
"""What a citizen's die is worth in a round, by building: wages are taken off."""


def judge(state: State, seat: int) -> float:
    """The points a seat may expect, less a part of what its rivals have."""
    assert isinstance(state, TroyesState)
    if state.over:
        return rivalry(state, seat, float(final_score(state, seat)), final=True)
    worth = rivalry(state, seat, float(table_score(state, seat)), final=False)
    worth += goods(state, seat) + citizens(state, seat) + cards(state, seat) + flags(state, seat)
    worth += characters(state, seat) + levels_to_come(state, seat) - danger(state)
    worth += PIP * sum(state.dice[die] * FACE_OF[die] for die in range(seat * 18, seat * 18 + 18))
    top = state.stack[-1]
    if isinstance(top, Group) and top.seat == seat and top.dice:
        worth += prospect(state, top)
    return worth


def rivalry(state: TroyesState, seat: int, own: float, *, final: bool) -> float:
    """Own points less a part of the rivals', or less all of le Roy's and what his dice will bring him."""
    measure = final_score if final else table_score
    if state.is_solo:
        return own - measure(state, GREY) - ROY_DIE * state.dice_in(GREY)
    others = [measure(state, other) for other in range(state.players) if other != seat]
    return own - GRUDGE * sum(others) / len(others)


def left(state: TroyesState) -> int:
    """Rounds after this one."""
    return state.rounds - state.round


def denier_worth(state: TroyesState) -> float:
    """The worth of a denier: little in the last round."""
    return 0.24 if left(state) else 0.07


def influence_worth(state: TroyesState) -> float:
    """The worth of a point of influence."""
    return 0.26 if left(state) else 0.08


def goods(state: TroyesState, seat: int) -> float:
    """Money and influence; the more there is, the less another one helps."""
    money = state.deniers[seat] + state.purse[seat]
    worth = denier_worth(state) * (min(money, 14) + 0.5 * max(0, money - 14))
    return worth + influence_worth(state) * (min(state.influence[seat], 10) + 0.5 * max(0, state.influence[seat] - 10))


def citizens(state: TroyesState, seat: int) -> float:
    """Dice of the rounds to come; citizens near an exit may not live to roll them."""
    rounds = left(state)
    worth = 0.0
    for space, owner in enumerate(state.spaces):
        if owner == seat:
            is_last = space < 6 or space in (7, 9, 11, 14, 17)
            worth += ROW_OF[space // 6] * rounds * (0.6 if is_last else 0.8)
    idle = state.supply[seat] + sum(state.lying[building * OWNERS + seat] for building in range(3))
    return worth + min(idle, 3) * 0.22 * min(rounds, 3)


def cards(state: TroyesState, seat: int) -> float:
    """Tradesmen who can work again, and cubes that can be spent."""
    rounds = left(state)
    worth = 0.0
    for slot in range(SLOTS):
        if state.cards[slot] != EMPTY:
            if state.has_tradesman(seat, slot):
                worth += 0.05 * CARDS[state.cards[slot]].hire * min(rounds, 3)
            cubes = state.cubes[slot * SEATS + seat]
            worth += min(cubes, 4) * (0.9 if rounds else 0.4) + max(0, cubes - 4) * 0.2 * rounds
    return worth


def flags(state: TroyesState, seat: int) -> float:
    """What the cubes on Events may bring when they are countered, beyond the point for being there."""
    worth = 0.0
    for place in state.row:
        own = state.flags[place].count(seat)
        if own:
            worth += flags_worth(state, place, own) - 0.5
    return worth


def flags_worth(state: TroyesState, place: int, own: int) -> float:
    """The share of an Event's points that so many cubes promise."""
    event = EVENTS[place]
    filled = len(state.flags[place]) / event.flags
    share = own / max(event.flags * 0.55, 1.0)
    return (event.points[0] + event.points[1]) * min(share, 1.0) * (0.4 + 0.4 * filled)


def danger(state: TroyesState) -> float:
    """What the open Events will still do to a player; the fuller their flags, the sooner they are gone."""
    return sum([harm(state, place, len(state.flags[place])) for place in state.row])


def harm(state: TroyesState, place: int, covered: int) -> float:
    """What an Event with so many covered flags will still cost a player in the rounds to come."""
    event = EVENTS[place]
    each = HARM[event.effect] * (event.amount / max(state.players, 2) if event.effect == BLACK else 1.0)
    filled = covered / event.flags
    return 0.0 if filled == 1 and place else each * left(state) * (1.0 - 0.5 * filled * filled)


def characters(state: TroyesState, seat: int) -> float:
    """Points of the Characters in play, with some credit on the way to the next threshold."""
    worth = 0.0
    for character in in_play(state):
        worth += credit(CHARACTERS[character].steps(state.players), count_for(state, seat, character))
    return worth * (0.75 if left(state) else 1.0)


def credit(thresholds: tuple[int, int, int], count: int) -> float:
    """Points reached, and a part of the next ones."""
    reached, below = 0.0, 0
    for step, threshold in zip(STEPS, thresholds, strict=True):
        if count < threshold:
            return reached + 0.5 * (step - reached) * (count - below) / (threshold - below)
        reached, below = float(step), threshold
    return reached


def levels_to_come(state: TroyesState, seat: int) -> float:
    """The table score spares a poor player the penalty for empty levels; it will come all the same."""
    empty = sum(seat not in state.cathedral[level * 6 : level * 6 + 6] for level in range(3))
    return -0.5 * empty * (left(state) > 0) - 0.3 * empty


# a group being formed


def prospect(state: TroyesState, group: Group) -> float:
    """What the best use of the group brings, as it is or with more dice."""
    best = max(use_worth(state, group.seat, group.cube, group.dice), 0.0)
    most = change(group.cube).most
    if len(group.dice) < most:
        for die in candidates(state, group.cube, group.dice):
            more = (*group.dice, die)
            best = max(best, use_worth(state, group.seat, group.cube, more))
            if len(more) < most:
                for last in candidates(state, group.cube, more):
                    if last >= die:
                        best = max(best, use_worth(state, group.seat, group.cube, (*more, last)))
    return best


def use_worth(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...]) -> float:
    """The gain of a group's best use, less its price and its own dice; very bad when it cannot be paid for."""
    cost = price(state, seat, cube, dice)
    money = state.deniers[seat] - cost
    if money < 0:
        return -9.0
    kind, points = colour(cube, dice), total(cube, dice)
    spent = PIP * sum(FACE_OF[die] for die in dice if OWNER_OF[die] == seat)
    gains = [card_gain(state, seat, slot, points, money) for slot in cards_for(state, kind)]
    fights = [place for place in state.row if EVENTS[place].colour == kind]
    gains += [fight_gain(state, seat, place, cubes_from(points, place, state)) for place in fights]
    if kind == YELLOW:
        gains.append(points // 2 * denier_worth(state))
    if may_build(state, cube, dice):
        gains.append(build_gain(state, seat, building_dice(cube, dice)))
    if may_settle(state, seat, cube, dice):
        gains.append(settle_gain(state, kind))
    return max(gains) - cost * denier_worth(state) - spent


def card_gain(state: TroyesState, seat: int, slot: int, points: int, money: int) -> float:
    """What activating a card brings, with the tradesman's place if he must be hired."""
    times = activation_limit(state, seat, slot, points, money)
    if times == 0:
        return -9.0
    card = CARDS[state.cards[slot]]
    worth = 0.0
    if not state.has_tradesman(seat, slot):
        worth += hire_worth(state, slot) - card.hire * denier_worth(state)
    if card.instant is None:
        return worth + times * (0.9 if left(state) else 0.4)
    return worth + times * effect_worth(state, seat, card.instant)


def hire_worth(state: TroyesState, slot: int) -> float:
    """The points of the space a new tradesman would get, and the use of having him."""
    card = CARDS[state.cards[slot]]
    free = [card.spaces[place] for place in range(2) if state.tradesmen[slot * 2 + place] == EMPTY]
    return (free[0] if free else 0) + 0.05 * card.hire * min(left(state), 3)


def effect_worth(state: TroyesState, seat: int, effect: Instant) -> float:
    """What one activation of an instant card brings."""
    paid = effect.pay_deniers * denier_worth(state) + effect.pay_influence * influence_worth(state)
    if effect.per in (ARCHER_SHOT, EVENT_CUBE):
        return 0.9 - paid
    if effect.per == EVENT_CUBE_PER_RED_DIE:
        return 0.9 * state.dice_of(seat, RED)
    if effect.per in (MOST_DICE, MOST_RED_PIPS):
        return lead_worth(state, seat, effect)
    if effect.per == CITY_HALL_TAX:
        return effect.deniers * (6 - state.standing(seat, CITY_HALL)) * denier_worth(state)
    if effect.per == PALACE_OR_BISHOPRIC:
        count = max(state.standing(seat, 0), state.standing(seat, 1))
    else:
        count = counted(state, seat, effect.per)
    money, fame = effect.deniers * denier_worth(state), effect.influence * influence_worth(state)
    return count * (money + fame + effect.points) - paid


def lead_worth(state: TroyesState, seat: int, effect: Instant) -> float:
    """What leading in dice or red pips brings, less a part of what rivals gain by it."""
    found = leaders(state, effect.per)
    if seat not in found:
        return -GRUDGE * effect.points if found and effect.per == MOST_DICE else 0.0
    return effect.points * (1.0 - GRUDGE * (len(found) - 1))


def fight_gain(state: TroyesState, seat: int, place: int, cubes: int) -> float:
    """What more cubes on an Event promise, influence included."""
    if cubes == 0:
        return -9.0
    own = state.flags[place].count(seat)
    before = flags_worth(state, place, own) + 0.5 if own else 0.0
    covered = len(state.flags[place])
    relief = harm(state, place, covered) - harm(state, place, covered + cubes)
    return flags_worth(state, place, own + cubes) + 0.5 - before + cubes * influence_worth(state) + relief


def build_gain(state: TroyesState, seat: int, dice: tuple[int, ...]) -> float:
    """Cubes on the cathedral: points, influence, and levels that stop costing points."""
    fame = sum(influence_of(FACE_OF[die]) for die in dice) * influence_worth(state)
    empty = [level for level in range(3) if seat not in state.cathedral[level * 6 : level * 6 + 6]]
    opened = {built_level(state, FACE_OF[die]) for die in dice} & set(empty)
    return len(dice) + fame + 2.5 * len(opened)


def built_level(state: TroyesState, column: int) -> int:
    """The level the next cube of a column stands on."""
    return sum(state.cathedral[level * 6 + column - 1] != EMPTY for level in range(3))


# which choices to try first when looking ahead

FIRST: Final = {"done": 3.0, "reroll": 0.0, "turn": 0.0, "recruit": 0.0, "fewer": 0.0}


def sift(state: State, seat: int, moves: list[Action]) -> list[Action]:
    """The choices of a turn, most promising first: uses of the group by their gain, then dice, high ones first."""
    assert isinstance(state, TroyesState)
    top = state.stack[-1]
    dice = top.dice if isinstance(top, Group) else ()
    cube = top.cube if isinstance(top, Group) else NO_CUBE
    return sorted(moves, key=lambda move: -promise(state, seat, cube, dice, move))


def promise(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...], move: Action) -> float:
    """How good a choice looks before it is tried: uses of a group first, what costs influence last."""
    verb = move.verb.name
    if verb in ("take", "buy", "buy-grey"):
        return 1.0 + move.args[-1] / 10 + (0.3 if verb == "take" else 0.0)
    if verb in ("activate", "fight", "build", "farm", "settle"):
        return 10.0 + gain_of(state, seat, cube, dice, move)
    if verb == "counter":
        return 1.0 - move.args[-1] / 10
    return FIRST.get(verb, 0.5)


def gain_of(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...], move: Action) -> float:
    """The gain of using a group for this."""
    verb, points = move.verb.name, total(cube, dice)
    if verb == "activate":
        money = state.deniers[seat] - price(state, seat, cube, dice)
        return card_gain(state, seat, CARDS[move.args[0]].slot, points, money)
    if verb == "fight":
        return fight_gain(state, seat, move.args[0], cubes_from(points, move.args[0], state))
    if verb == "build":
        return build_gain(state, seat, building_dice(cube, dice))
    if verb == "farm":
        return points // 2 * denier_worth(state)
    return settle_gain(state, colour(cube, dice))


def settle_gain(state: TroyesState, building: int) -> float:
    """What a citizen more in a building brings, roughly."""
    return 0.5 * ROW_OF[building] * left(state)

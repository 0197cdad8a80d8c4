"""What a seat sees of plans: the group being formed and what it could do, a defence, and who threatens whom."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.games.troyes.actions import Group
from rynek.games.troyes.activities import activation_limit
from rynek.games.troyes.activity_cards import CARD
from rynek.games.troyes.agriculture import FARM_DIVISOR
from rynek.games.troyes.black_dice import Counter, district_strength
from rynek.games.troyes.board import COLOUR, EMPTY, GREY, GROUP_COLOUR, OWNER, OWNERS, ROWS, SPACE, YELLOW
from rynek.games.troyes.combat import cubes_from
from rynek.games.troyes.dice import COLOUR_OF, DIE_WORDS, FACE_OF, OWNER_OF, die_number
from rynek.games.troyes.event_cards import EVENT, EVENTS
from rynek.games.troyes.groups import (
    NO_CUBE,
    PRICE,
    cards_for,
    change,
    colour,
    costs,
    may_build,
    may_settle,
    price,
    row_entered,
    total,
)
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.view_types import CounterView, GroupView, OutcomesView, PickedView, ThreatView

NOTHING: Final[OutcomesView] = {"cards": {}, "events": {}, "farm": 0, "build": False, "settle": None}
"""What a group without dice could do."""


def view_group(state: TroyesState) -> GroupView | None:
    """The group being formed: its dice with their prices, its sum, and what it could do as it is."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Group):
        return None
    cube, dice = top.cube, top.dice
    each = costs(state, top.seat, cube, dice)
    return {
        "seat": SEAT.word(top.seat),
        "cube": None if cube == NO_CUBE else CARD.word(cube),
        "dice": [view_die(die, each[i]) for i, die in enumerate(dice)],
        "next_price": PRICE[len(dice) + 1] if len(dice) < change(cube).most else None,
        "tithing": change(cube).free,
        "colour": GROUP_COLOUR.word(colour(cube, dice)) if dice else None,
        "total": total(cube, dice) if dice else 0,
        "price": price(state, top.seat, cube, dice),
        "outcomes": view_outcomes(state, top) if dice else NOTHING,
    }


def view_die(die: int, deniers: int) -> PickedView:
    """A die of the group."""
    return {
        "owner": OWNER.word(OWNER_OF[die]),
        "colour": COLOUR.word(COLOUR_OF[die]),
        "face": FACE_OF[die],
        "price": deniers,
    }


def view_outcomes(state: TroyesState, group: Group) -> OutcomesView:
    """What the group could do: activations by card, cubes by Event, deniers, cathedral, the row a citizen enters."""
    seat, cube, dice = group.seat, group.cube, group.dice
    kind, points = colour(cube, dice), total(cube, dice)
    money = state.deniers[seat] - price(state, seat, cube, dice)
    times = [(state.cards[slot], activation_limit(state, seat, slot, points, money)) for slot in cards_for(state, kind)]
    cubes = [(place, cubes_from(points, place, state)) for place in state.row if EVENTS[place].colour == kind]
    return {
        "cards": {CARD.word(card): most for card, most in times if most},
        "events": {EVENT.word(place): count for place, count in cubes if count},
        "farm": points // FARM_DIVISOR if kind == YELLOW else 0,
        "build": may_build(state, cube, dice),
        "settle": ROWS[row_entered(cube, dice)].name if may_settle(state, seat, cube, dice) else None,
    }


def view_counter(state: TroyesState) -> CounterView | None:
    """A defence against black dice being put together."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Counter):
        return None
    return {
        "seat": SEAT.word(top.seat),
        "dice": [view_die(die, 0) for die in top.dice],
        "black": list(top.black),
        "strength": top.strength(),
        "needed": sum(top.black),
        "reach": district_strength(state, top.seat),
    }


def view_threats(state: TroyesState) -> list[ThreatView]:
    """The citizens whom a die on the square could expel from their space, with these dice, and those protected."""
    found: list[ThreatView] = []
    for row in ROWS:
        last = state.spaces[row.end - 1]
        if last in (EMPTY, GREY) or EMPTY in state.spaces[row.start : row.end]:
            continue
        numbers = [die_number(district, row.building, face) for district in range(GREY + 1) for face in row.faces]
        dice = [DIE_WORDS[die] for die in numbers if state.dice[die]]
        is_protected = state.lying[row.building * OWNERS + last] > 0
        if dice or is_protected:
            space = SPACE.word(row.end - 1)
            found.append({"space": space, "owner": SEAT.word(last), "dice": dice, "protected": is_protected})
    return found

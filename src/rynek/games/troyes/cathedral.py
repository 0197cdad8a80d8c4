"""Build the cathedral (R6.13-R6.15): each white die places a cube in the column of its value."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.message import event
from rynek.games.troyes.board import EMPTY, FACE, LEVEL
from rynek.games.troyes.dice import FACE_OF
from rynek.games.troyes.state import TroyesState

BUILT: Final = event("built", "R6.13", seat=SEAT, column=FACE, level=LEVEL)

LEVELS: Final = 3


def free_levels(state: TroyesState, column: int) -> int:
    """How many levels of a column are not built yet."""
    free = 0
    for level in range(LEVELS):
        if state.cathedral[level * 6 + column - 1] == EMPTY:
            free += 1
    return free


def can_build(state: TroyesState, dice: tuple[int, ...]) -> bool:
    """Whether every die of a white group places a cube (R6.14)."""
    for die in dice:
        column = FACE_OF[die]
        needed = 0
        for other in dice:
            if FACE_OF[other] == column:
                needed += 1
        if needed > free_levels(state, column):
            return False
    return True


def build(state: TroyesState, seat: int, dice: tuple[int, ...]) -> None:
    """One cube for each die, on the lowest free level of its column."""
    columns = sorted([FACE_OF[die] for die in dice])
    for column in columns:
        level = LEVELS - free_levels(state, column)
        state.cathedral[level * 6 + column - 1] = seat
        state.tell(BUILT, seat, column, level + 1)
    state.gain_points(seat, len(columns))
    state.gain_influence(seat, sum([influence_of(column) for column in columns]))


def lowest_free(state: TroyesState) -> int:
    """The free space of the lowest level that has one, and there of the lowest value (R11.3), or EMPTY."""
    for space, owner in enumerate(state.cathedral):
        if owner == EMPTY:
            return space
    return EMPTY


def highest_built(state: TroyesState) -> int:
    """The built space of the highest level that has one, and there of the highest value (R11.3), or EMPTY."""
    for space in range(len(state.cathedral) - 1, -1, -1):
        if state.cathedral[space] != EMPTY:
            return space
    return EMPTY


def influence_of(column: int) -> int:
    """The influence a cube gives: 1 in the low columns, 2 in the high ones (R6.15)."""
    return 1 if column <= 3 else 2


def cubes_of(state: TroyesState, owner: int) -> int:
    """How many cubes of an owner stand on the cathedral."""
    return state.cathedral.count(owner)


def empty_levels(state: TroyesState, owner: int) -> int:
    """How many levels hold no cube of an owner (R9.1)."""
    return sum([owner not in state.cathedral[level * 6 : level * 6 + 6] for level in range(LEVELS)])

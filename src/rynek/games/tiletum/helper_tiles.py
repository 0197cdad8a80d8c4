"""Helpers: bonus tiles that are used once, as a task, and leave the game."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.message import Message, event, why
from rynek.games.tiletum.actions import (
    ChooseAction,
    NestedAction,
    add_points,
    is_of_die,
    start_nested,
)
from rynek.games.tiletum.any_goods import BY_HELPER, AnyGoods
from rynek.games.tiletum.building_bonuses import ChooseBuilding, has_characters
from rynek.games.tiletum.goods import FOOD, GOLD, IRON, STONE, WOOL
from rynek.games.tiletum.state import HELPERS_VP, TiletumState
from rynek.games.tiletum.storehouse import NOT_IN_STOREHOUSE
from rynek.games.tiletum.tiles import (
    ACT,
    ADD_POINTS,
    ANY_GOODS,
    BUILDING_BONUSES,
    DYE,
    HELPER_TILE,
    ONE_EACH,
    helper_of,
)

HELPER_USED: Final = event("helper-used", "R10.6", seat=SEAT, tile=HELPER_TILE)

NOT_DIE_ACTION: Final = why("not-die-action", "Q14")
CHOOSING_ONLY: Final = why("choosing-only", "R13.3")
NOBODY_LIVES: Final = why("nobody-lives", "R13.4")


def can_use(state: TiletumState, seat: int, tile: int) -> bool:
    """Whether a helper may be used at this moment; the die's colour is changed in its own step (R13.2-R13.4)."""
    effect = helper_of(tile).effect
    if effect == ADD_POINTS:
        return performed_place(state) >= 0
    if effect == BUILDING_BONUSES:
        return has_characters(state, seat)
    return effect != DYE


def performed_place(state: TiletumState) -> int:
    """Where in the stack the action of the die taken is, or -1 without one or amid another action (Q5, Q14)."""
    for place in range(len(state.stack) - 1, -1, -1):
        if is_of_die(state.stack[place]):
            return place
        if isinstance(state.stack[place], (NestedAction, ChooseAction)):
            break
    return -1


def use_helper(state: TiletumState, seat: int, tile: int) -> None:
    """Use a helper; it leaves the game (R10.6)."""
    discard_helper(state, seat, tile)
    printed = helper_of(tile)
    if printed.effect == ACT:
        start_nested(state, seat, printed.action, printed.amount)
    elif printed.effect == ADD_POINTS:
        add_points(state, performed_place(state), printed.amount)
    elif printed.effect == ANY_GOODS:
        state.then(AnyGoods(seat, printed.amount, BY_HELPER))
    elif printed.effect == ONE_EACH:
        for good in (IRON, WOOL, STONE, FOOD):
            state.gain_good(seat, good, 1)
    elif printed.effect == BUILDING_BONUSES:
        state.then(ChooseBuilding(seat))
    else:
        give(state, seat, printed.gold, printed.vp)


def give(state: TiletumState, seat: int, gold: int, vp: int) -> None:
    """The gold and the points a helper shows."""
    if gold:
        state.gain_good(seat, GOLD, gold)
    state.gain_points(seat, HELPERS_VP, vp)


def discard_helper(state: TiletumState, seat: int, tile: int) -> None:
    """A used helper leaves the game (Q19)."""
    state.storehouses[seat].remove(tile)
    state.tell(HELPER_USED, seat, tile)


def why_not_use(state: TiletumState, seat: int, tile: int) -> Message | None:
    """Why a helper cannot be used now."""
    if tile not in state.storehouses[seat]:
        return Message(NOT_IN_STOREHOUSE, tile)
    effect = helper_of(tile).effect
    if effect == ADD_POINTS:
        return Message(NOT_DIE_ACTION)
    return Message(CHOOSING_ONLY) if effect == DYE else Message(NOBODY_LIVES)

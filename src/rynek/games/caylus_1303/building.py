"""Building: wood buildings by a Carpenter, stone buildings by the Stonemason (R5.6, R11.3, R11.4)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Message, event, why
from rynek.games.caylus_1303.buildings import BUILDING, BUILDINGS, STONY, STONY_TILES, WOODEN, WOODEN_TILES
from rynek.games.caylus_1303.characters import ARCHITECT
from rynek.games.caylus_1303.resources import BASIC_KINDS, KINDS, STONE
from rynek.games.caylus_1303.road import SPACE
from rynek.games.caylus_1303.state import FOR_CHARACTERS, SCORED, CaylusState
from rynek.games.caylus_1303.verbs import BUILD_TILE, BUILDS

BUILT: Final = event("built", "R5.6", seat=SEAT, building=BUILDING, space=SPACE)
NO_HOUSE: Final = why("no-house", "R1.3")
NO_SPACE: Final = why("no-space", "R5.6")
NOT_BESIDE: Final = why("not-beside", "R1.5", building=BUILDING)
WRONG_KIND: Final = {
    WOODEN: why("not-wooden", "R5.6", building=BUILDING),
    STONY: why("not-stony", "R11.3", building=BUILDING),
}
CANNOT_PAY: Final = why("cannot-pay", "R5.3", building=BUILDING)
CHOICE_WANTED: Final = why("choice-wanted", "R5.6", building=BUILDING)
NO_CHOICE_WANTED: Final = why("no-choice-wanted", "R5.6", building=BUILDING)


def may_build(state: CaylusState, seat: int) -> bool:
    """Whether there is a house in stock and an empty road space (R1.3, R5.6)."""
    return state.houses_left(seat) > 0 and state.first_empty_space() > 0


def price_of(tile: int, kind: int, choice: int, *, cheaply: bool) -> int:
    """How many tokens of a kind a tile costs, when `choice` settles its mixed icon.

    The Stonemason's start side waives the fixed stone, not the mixed icon (R11.4, Q18).
    """
    fixed = 0 if cheaply and kind == STONE else BUILDINGS[tile].cost.goods[kind]
    return fixed + 1 if kind == choice else fixed


def can_afford(state: CaylusState, seat: int, tile: int, choice: int, *, cheaply: bool) -> bool:
    """Whether a seat can pay for a tile in this way."""
    for kind in range(KINDS):
        if state.goods[seat * KINDS + kind] < price_of(tile, kind, choice, cheaply=cheaply):
            return False
    return True


def builds(state: CaylusState, seat: int, kind: int, *, cheaply: bool) -> list[Action]:
    """Every tile of a kind that a seat can build now, with each way to pay a mixed icon."""
    found: list[Action] = []
    if not may_build(state, seat):
        return found
    for tile in WOODEN_TILES if kind == WOODEN else STONY_TILES:
        if not state.is_beside(tile):
            continue
        if not BUILDINGS[tile].cost.choice:
            if can_afford(state, seat, tile, -1, cheaply=cheaply):
                found.append(BUILDS[tile][0])
            continue
        paid = [c for c in range(BASIC_KINDS) if can_afford(state, seat, tile, c, cheaply=cheaply)]
        found.extend([BUILDS[tile][choice + 1] for choice in paid])
    return found


def build(state: CaylusState, seat: int, action: Action, *, cheaply: bool) -> None:
    """Pay, put the tile build side up on the first empty space, a house above it; its points are on the tile."""
    tile, choice = action.args
    for kind in range(KINDS):
        price = price_of(tile, kind, choice, cheaply=cheaply)
        if price:
            state.spend(seat, kind, price)
    space = state.first_empty_space()
    state.road[space] = tile
    state.face[space] = tile
    state.house[space] = seat
    state.tell(BUILT, seat, tile, space)
    reward_builder(state, seat, tile)


def reward_builder(state: CaylusState, seat: int, tile: int) -> None:
    """Say the tile's points, and give the Architect one more (R10.7)."""
    state.tell(SCORED, seat, BUILDINGS[tile].points)
    if state.holder[ARCHITECT] == seat:
        state.score(seat, FOR_CHARACTERS, 1)


def why_not_build(state: CaylusState, seat: int, action: Action, kind: int) -> Message | None:
    """Why a tile cannot be built; None for other moves."""
    if action.verb is not BUILD_TILE:
        return None
    tile, choice = action.args
    if BUILDINGS[tile].kind != kind:
        return Message(WRONG_KIND[kind], tile)
    if not state.is_beside(tile):
        return Message(NOT_BESIDE, tile)
    if not state.houses_left(seat):
        return Message(NO_HOUSE)
    if not state.first_empty_space():
        return Message(NO_SPACE)
    if BUILDINGS[tile].cost.choice and choice < 0:
        return Message(CHOICE_WANTED, tile)
    if not BUILDINGS[tile].cost.choice and choice >= 0:
        return Message(NO_CHOICE_WANTED, tile)
    return Message(CANNOT_PAY, tile)

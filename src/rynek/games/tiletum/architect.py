"""The architect: steps on the map, and pillars at cathedrals."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Message, event, why
from rynek.games.tiletum.europe import (
    CATHEDRAL_AT,
    CATHEDRAL_CITY,
    CATHEDRAL_TILES,
    NEIGHBOURS,
    NOT_BUILT,
    SPACE,
)
from rynek.games.tiletum.merchant import tiles_at
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.verbs import ARCHITECT_STEPS, PILLAR_ACTIONS

ARCHITECT_MOVED: Final = event("architect-moved", "R9.1", seat=SEAT, space=SPACE)
PILLAR_PLACED: Final = event("pillar-placed", "R9.2", seat=SEAT, space=SPACE)

NOT_NEXT: Final = why("architect-not-next", "R9.1", space=SPACE)
NO_SUCH_TILE: Final = why("architect-no-such-tile", "R9.3", tile=TILE, space=SPACE)
NO_PILLAR_LEFT: Final = why("no-pillar-left", "R9.2")
NOT_THERE: Final = why("architect-elsewhere", "R9.2", space=SPACE)
NO_CATHEDRAL: Final = why("no-cathedral", "R9.2", space=SPACE)
NOT_BUILT_HERE: Final = why("not-built", "R9.8", space=SPACE)
PILLAR_ALREADY: Final = why("pillar-already", "R9.8", space=SPACE)
NO_PILLAR_SPACE: Final = why("no-pillar-space", "R9.8", space=SPACE)


def options(state: TiletumState, seat: int) -> list[Action]:
    """What one action point of the architect action buys, sorted (R9.1-R9.3)."""
    here = state.architects[seat]
    found = ARCHITECT_STEPS[here][:]
    if can_build(state, seat, here):
        found.append(PILLAR_ACTIONS[here])
    found += tiles_at(state, seat, here)
    return found


def can_build(state: TiletumState, seat: int, space: int) -> bool:
    """Whether a seat may put a pillar at the cathedral of a place (R9.2, R9.8)."""
    cathedral = CATHEDRAL_AT[space]
    return cathedral >= 0 and has_place(state, seat, cathedral) and state.pillar_supply(seat) > 0


def has_place(state: TiletumState, seat: int, cathedral: int) -> bool:
    """Whether a cathedral is being built and has a place for a pillar of a seat (R9.8)."""
    mask = state.pillars[cathedral]
    if mask >> seat & 1 or state.costs[cathedral] == NOT_BUILT:
        return False
    return bits(mask) < len(CATHEDRAL_TILES[cathedral])


def bits(mask: int) -> int:
    """How many seats are in a mask."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


def move(state: TiletumState, seat: int, space: int) -> None:
    """Move the architect."""
    state.architects[seat] = space
    state.tell(ARCHITECT_MOVED, seat, space)


def place_pillar(state: TiletumState, seat: int, city: int) -> None:
    """Put a pillar at a cathedral."""
    state.pillars[CATHEDRAL_AT[city]] |= 1 << seat
    state.tell(PILLAR_PLACED, seat, city)


def pillars_anywhere(state: TiletumState, seat: int) -> list[Action]:
    """Every cathedral where a seat may put a pillar (R13.15)."""
    if state.pillar_supply(seat) == 0:
        return []
    return [PILLAR_ACTIONS[city] for cathedral, city in enumerate(CATHEDRAL_CITY) if has_place(state, seat, cathedral)]


def why_no_step(here: int, space: int) -> Message | None:
    """Why the architect cannot step to a space."""
    return None if space in NEIGHBOURS[here] else Message(NOT_NEXT, space)


def why_no_pillar(state: TiletumState, seat: int, city: int, *, anywhere: bool) -> Message | None:
    """Why a pillar cannot be placed."""
    cathedral = CATHEDRAL_AT[city]
    if not anywhere and state.architects[seat] != city:
        return Message(NOT_THERE, city)
    if cathedral < 0:
        return Message(NO_CATHEDRAL, city)
    if state.costs[cathedral] == NOT_BUILT:
        return Message(NOT_BUILT_HERE, city)
    if state.pillars[cathedral] >> seat & 1:
        return Message(PILLAR_ALREADY, city)
    if state.pillar_supply(seat) == 0:
        return Message(NO_PILLAR_LEFT)
    return None if can_build(state, seat, city) else Message(NO_PILLAR_SPACE, city)

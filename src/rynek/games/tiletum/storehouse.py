"""The storehouse: where every square tile goes first, and which tiles may not be taken."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.message import Message, event, why
from rynek.games.tiletum.playerboard import BUILDINGS, CONTRACT_SPACES, STOREHOUSE
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import TILE, is_contract, is_crest

TILE_TAKEN: Final = event("tile-taken", "R11.1", seat=SEAT, tile=TILE)

STOREHOUSE_FULL: Final = why("storehouse-full", "R11.2")
CREST_TWICE: Final = why("crest-twice", "R11.3", tile=TILE)
CONTRACTS_FULL: Final = why("contracts-full", "R11.4")
NOT_IN_STOREHOUSE: Final = why("not-in-storehouse", "R11.1", tile=TILE)

FREE: Final = 0
FULL: Final = 1
TWICE: Final = 2
COVERED: Final = 3


def is_full(state: TiletumState, seat: int) -> bool:
    """Whether a storehouse has no room left (R11.2)."""
    return len(state.storehouses[seat]) >= STOREHOUSE


def obstacle(state: TiletumState, seat: int, tile: int) -> int:
    """What keeps a seat from taking a tile (R11.2-R11.4)."""
    if is_full(state, seat):
        return FULL
    if is_crest(tile) and has_crest(state, seat, tile):
        return TWICE
    if is_contract(tile) and len(state.contracts[seat]) >= CONTRACT_SPACES:
        return COVERED
    return FREE


def has_crest(state: TiletumState, seat: int, crest: int) -> bool:
    """Whether a crest lies anywhere on the player board."""
    first = seat * BUILDINGS
    return crest in state.storehouses[seat] or crest in state.crests[first : first + BUILDINGS]


def can_take(state: TiletumState, seat: int, tile: int) -> bool:
    """Whether a seat may take a tile now."""
    return obstacle(state, seat, tile) == FREE


def why_not_take(state: TiletumState, seat: int, tile: int) -> Message | None:
    """Why a seat may not take a tile."""
    found = obstacle(state, seat, tile)
    if found == FULL:
        return Message(STOREHOUSE_FULL)
    if found == TWICE:
        return Message(CREST_TWICE, tile)
    return Message(CONTRACTS_FULL) if found == COVERED else None


def store(state: TiletumState, seat: int, tile: int) -> None:
    """Put a tile into the storehouse; its order there does not matter, so it is kept sorted."""
    state.storehouses[seat].append(tile)
    state.storehouses[seat].sort()
    state.tell(TILE_TAKEN, seat, tile)

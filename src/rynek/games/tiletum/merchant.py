"""The merchant: steps on the map, houses, and the bonus tiles of cities."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Message, Template, event, why
from rynek.games.tiletum.building_bonuses import ChooseBuilding
from rynek.games.tiletum.europe import (
    BUILDING,
    CITIES,
    CITY_HOUSES,
    CITY_TILE_SPACES,
    HOUSE_BONUS,
    HOUSE_PLAYERS,
    NEIGHBOURS,
    SPACE,
)
from rynek.games.tiletum.state import HOUSE_SPACES_VP, TiletumState
from rynek.games.tiletum.storehouse import can_take, store, why_not_take
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.verbs import HOUSE_ACTIONS, MERCHANT_STEPS, TAKE_BONUS_ACTIONS

MERCHANT_MOVED: Final = event("merchant-moved", "R9.4", seat=SEAT, space=SPACE)
HOUSE_PLACED: Final = event("house-placed", "R9.5", seat=SEAT, space=SPACE)

NOT_NEXT: Final = why("not-next", "R9.4", space=SPACE)
NO_HOUSE_LEFT: Final = why("no-house-left", "R9.5")
NOT_THERE: Final = why("merchant-elsewhere", "R9.5", space=SPACE)
HOUSE_ALREADY: Final = why("house-already", "R9.7", space=SPACE)
NO_HOUSE_SPACE: Final = why("no-house-space", "R9.7", space=SPACE)
NO_SUCH_TILE: Final = why("no-such-tile", "R9.6", tile=TILE, space=SPACE)


def options(state: TiletumState, seat: int) -> list[Action]:
    """What one action point of the merchant action buys, sorted (R9.4-R9.6)."""
    here = state.merchants[seat]
    found = houses_at(state, seat, here)
    found += MERCHANT_STEPS[here]
    found += tiles_at(state, seat, here)
    return found


def houses_at(state: TiletumState, seat: int, space: int) -> list[Action]:
    """The house spaces a seat may build on at a place, as long as it has a house (R9.5)."""
    found = open_spaces(state, seat, space)
    return found if found and state.house_supply(seat) else []


def houses_anywhere(state: TiletumState, seat: int) -> list[Action]:
    """Every house space a seat may build on (R13.15)."""
    found: list[Action] = []
    if state.house_supply(seat):
        for city in range(len(CITIES)):
            found += open_spaces(state, seat, city)
    return found


def open_spaces(state: TiletumState, seat: int, space: int) -> list[Action]:
    """The free house spaces of a place where a seat has no house yet (R9.7)."""
    found: list[Action] = []
    for house in CITY_HOUSES[space]:
        if state.houses[house] == seat:
            return []
        if is_open(state, house):
            found.append(HOUSE_ACTIONS[house])
    return found


def is_open(state: TiletumState, house: int) -> bool:
    """Whether a house space is in use with so many players, and free."""
    return state.houses[house] < 0 and HOUSE_PLAYERS[house] <= state.players


def tiles_at(state: TiletumState, seat: int, space: int) -> list[Action]:
    """The bonus tiles of a city that a seat may take, sorted (R9.3, R9.6)."""
    tiles: list[int] = []
    for place in CITY_TILE_SPACES[space]:
        tile = state.map_tiles[place]
        if tile >= 0 and tile not in tiles and can_take(state, seat, tile):
            tiles.append(tile)
    if len(tiles) > 1:
        tiles.sort()
    return [TAKE_BONUS_ACTIONS[tile] for tile in tiles]


def move(state: TiletumState, seat: int, space: int) -> None:
    """Move the merchant."""
    state.merchants[seat] = space
    state.tell(MERCHANT_MOVED, seat, space)


def place_house(state: TiletumState, seat: int, city: int, slot: int) -> None:
    """Put a house on a house space and gain its printed bonus at once (R9.5, R13.13, R13.14, Q23)."""
    house = CITY_HOUSES[city][slot - 1]
    state.houses[house] = seat
    state.tell(HOUSE_PLACED, seat, city)
    bonus = HOUSE_BONUS[house]
    if bonus == BUILDING:
        state.then(ChooseBuilding(seat))
    else:
        state.gain_points(seat, HOUSE_SPACES_VP, bonus)


def take_tile(state: TiletumState, seat: int, space: int, tile: int) -> None:
    """Take a bonus tile from a city; it is never replaced (R8.2)."""
    for place in CITY_TILE_SPACES[space]:
        if state.map_tiles[place] == tile:
            state.map_tiles[place] = -1
            store(state, seat, tile)
            return


def why_no_house(state: TiletumState, seat: int, city: int, slot: int, *, anywhere: bool) -> Message | None:
    """Why a house cannot be placed."""
    if not anywhere and state.merchants[seat] != city:
        return Message(NOT_THERE, city)
    if state.house_supply(seat) == 0:
        return Message(NO_HOUSE_LEFT)
    spaces = CITY_HOUSES[city]
    if any(state.houses[house] == seat for house in spaces):
        return Message(HOUSE_ALREADY, city)
    if slot > len(spaces) or not is_open(state, spaces[slot - 1]):
        return Message(NO_HOUSE_SPACE, city)
    return None


def why_no_step(here: int, space: int) -> Message | None:
    """Why the merchant cannot step to a space."""
    return None if space in NEIGHBOURS[here] else Message(NOT_NEXT, space)


def why_no_tile(state: TiletumState, seat: int, space: int, tile: int, missing: Template) -> Message | None:
    """Why a bonus tile cannot be taken from a place; `missing` says that it does not lie there."""
    if all(state.map_tiles[place] != tile for place in CITY_TILE_SPACES[space]):
        return Message(missing, tile, space)
    return why_not_take(state, seat, tile)

"""The character action: the market of characters, and the rooms they move into."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, by_weight, pick
from rynek.core.domain import SEAT
from rynek.core.frame import Chance
from rynek.core.message import Message, event, why
from rynek.games.tiletum.goods import ACTION
from rynek.games.tiletum.playerboard import (
    BUILDING_NUMBER,
    FIRST_ROOM,
    FLOOR,
    MARKET,
    OCCUPIED,
    ROOM_COUNT,
    ROOMS,
)
from rynek.games.tiletum.stacks import could_draw, draw_in_turn, holds, odds_in_turn
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.storehouse import NOT_IN_STOREHOUSE, is_full, store, why_not_take
from rynek.games.tiletum.tiles import CHARACTER_TILE, FIRST_CHARACTER, KIND_OF_TILE, TILE, TILES
from rynek.games.tiletum.verbs import (
    DEAL_CHARACTERS,
    DRAW_CHARACTER,
    HIRE_ACTIONS,
    PLACE_ACTIONS,
    REPLACE_ALL,
)

CHARACTER_PLACED: Final = event(
    "character-placed", "R9.12", seat=SEAT, tile=CHARACTER_TILE, floor=FLOOR, building=BUILDING_NUMBER
)
BUILDING_FILLED: Final = event("building-filled", "R12.3", seat=SEAT, building=BUILDING_NUMBER)
MARKET_REPLACED: Final = event("market-replaced", "R9.11", seat=SEAT)
CHARACTER_DRAWN: Final = event("character-drawn", "R9.10", tile=CHARACTER_TILE)

NOT_ON_MARKET: Final = why("not-on-market", "R9.10", tile=TILE)
NO_SUCH_ROOM: Final = why("no-such-room", "R12.1", building=BUILDING_NUMBER, floor=FLOOR)
OCCUPIED_BUILDING: Final = why("occupied-building", "R9.14")
ROOM_TAKEN: Final = why("room-taken", "R9.12", building=BUILDING_NUMBER, floor=FLOOR)
OTHER_BUILDING: Final = why("other-building", "R9.13", action=ACTION, building=BUILDING_NUMBER)
OTHER_KIND: Final = why("other-kind", "R9.13", action=ACTION, building=BUILDING_NUMBER)


def options(state: TiletumState, seat: int, points: int) -> list[Action]:
    """What the points of a character action buy, sorted (R9.10-R9.12)."""
    found = hirings(state, seat)
    found += rooms_for(state, seat, points)
    if can_replace(state):
        found.append(REPLACE_ALL)
    return found


def hirings(state: TiletumState, seat: int) -> list[Action]:
    """The characters of the market a seat may take (R9.10)."""
    if is_full(state, seat):
        return []
    market = state.character_market[:]
    market.sort()
    found: list[Action] = []
    last = -1
    for tile in market:
        if tile > last:
            last = tile
            found.append(HIRE_ACTIONS[tile])
    return found


def can_replace(state: TiletumState) -> bool:
    """Whether replacing the market does anything."""
    for tile in state.character_market:
        if tile >= 0:
            return True
    return holds(state.character_stack)


def rooms_for(state: TiletumState, seat: int, points: int) -> list[Action]:
    """The rooms that characters of the storehouse may move into (R9.12, R9.13)."""
    found: list[Action] = []
    last = -1
    for tile in state.storehouses[seat]:
        if tile >= FIRST_CHARACTER and tile != last:
            last = tile
            home = state.building_of_kind(seat, KIND_OF_TILE[tile])
            for building in range(OCCUPIED):
                if building == home or (home < 0 and state.is_uninhabited(seat, building)):
                    found += free_rooms(state, seat, tile, building, points)
    return found


def free_rooms(state: TiletumState, seat: int, tile: int, building: int, points: int) -> list[Action]:
    """The empty rooms of a building on the floors that the points reach (R9.12)."""
    first = FIRST_ROOM[building]
    return [
        PLACE_ACTIONS[tile * ROOMS + room]
        for room in range(first, first + min(points, ROOM_COUNT[building]))
        if state.rooms[seat * ROOMS + room] < 0
    ]


def hire(state: TiletumState, seat: int, tile: int) -> None:
    """Take a character from the market; its slot is refilled at once (R9.10)."""
    slot = state.character_market.index(tile)
    state.character_market[slot] = -1
    store(state, seat, tile)
    if holds(state.character_stack):
        state.then(DrawCharacter(slot))


def replace(state: TiletumState, seat: int) -> None:
    """Replace the whole market (R9.11)."""
    state.tell(MARKET_REPLACED, seat)
    state.then(DealCharacters())


def move_in(state: TiletumState, seat: int, tile: int, building: int, floor: int) -> None:
    """Move a character from the storehouse into a room; a filled building frees its roof house (R9.15)."""
    state.storehouses[seat].remove(tile)
    state.rooms[seat * ROOMS + FIRST_ROOM[building] + floor - 1] = tile
    state.tell(CHARACTER_PLACED, seat, tile, floor, building + 1)
    if state.is_filled(seat, building):
        state.tell(BUILDING_FILLED, seat, building + 1)


class DrawCharacter(Chance[TiletumState]):
    """One new character for an empty slot of the market."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(DRAW_CHARACTER, pick(state.character_stack, rng))

    def odds(self, state: TiletumState) -> Odds:
        return by_weight(DRAW_CHARACTER, state.character_stack)

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        tile = action.args[0]
        state.character_stack[tile] -= 1
        state.character_market[self.slot] = tile
        state.tell(CHARACTER_DRAWN, tile)


class DealCharacters(Chance[TiletumState]):
    """Five characters for the market: from the stack, and when it is empty from those that lay there (Q8, Q20)."""

    __slots__ = ()

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(DEAL_CHARACTERS, *draw_in_turn(deal_piles(state), MARKET, rng))

    def odds(self, state: TiletumState) -> Odds | None:
        return odds_in_turn(DEAL_CHARACTERS, deal_piles(state), MARKET)

    def accepts(self, state: TiletumState, seat: int, action: Action) -> bool:
        return action.verb is DEAL_CHARACTERS and could_draw(deal_piles(state), MARKET, action.args)

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        stack = state.character_stack
        for tile in state.character_market:
            if tile >= 0:
                stack[tile] += 1
        for slot in range(MARKET):
            state.character_market[slot] = action.args[slot] if slot < len(action.args) else -1
        for tile in action.args:
            stack[tile] -= 1
            state.tell(CHARACTER_DRAWN, tile)


def deal_piles(state: TiletumState) -> list[list[int]]:
    """The stack, and the tiles of the market that are shuffled in once it is empty."""
    old = [0] * TILES
    for tile in state.character_market:
        if tile >= 0:
            old[tile] += 1
    return [state.character_stack[:], old]


def why_not_hire(state: TiletumState, seat: int, tile: int) -> Message | None:
    """Why a character cannot be taken."""
    if tile not in state.character_market:
        return Message(NOT_ON_MARKET, tile)
    return why_not_take(state, seat, tile)


def why_no_room(state: TiletumState, seat: int, tile: int, building: int, floor: int) -> Message | None:
    """Why a character cannot move into a room, action points aside."""
    if tile not in state.storehouses[seat]:
        return Message(NOT_IN_STOREHOUSE, tile)
    if building == OCCUPIED:
        return Message(OCCUPIED_BUILDING)
    if floor > ROOM_COUNT[building]:
        return Message(NO_SUCH_ROOM, building + 1, floor)
    kind = KIND_OF_TILE[tile]
    home = state.building_of_kind(seat, kind)
    if home not in {-1, building}:
        return Message(OTHER_BUILDING, kind, home + 1)
    other = state.building_kind(seat, building)
    if other not in {-1, kind}:
        return Message(OTHER_KIND, other, building + 1)
    if state.rooms[seat * ROOMS + FIRST_ROOM[building] + floor - 1] >= 0:
        return Message(ROOM_TAKEN, building + 1, floor)
    return None

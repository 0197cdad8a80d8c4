"""The character action: the market of characters, and the rooms they move into."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Rng, pick
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
from rynek.games.tiletum.stacks import could_draw, draw_in_turn, holds
from rynek.games.tiletum.state import Board
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
    "character-placed", seat=SEAT, tile=CHARACTER_TILE, floor=FLOOR, building=BUILDING_NUMBER
)
BUILDING_FILLED: Final = event("building-filled", seat=SEAT, building=BUILDING_NUMBER)
MARKET_REPLACED: Final = event("market-replaced", seat=SEAT)
CHARACTER_DRAWN: Final = event("character-drawn", tile=CHARACTER_TILE)

NOT_ON_MARKET: Final = why("not-on-market", "R9.10", tile=TILE)
NO_SUCH_ROOM: Final = why("no-such-room", "R12.1", building=BUILDING_NUMBER, floor=FLOOR)
OCCUPIED_BUILDING: Final = why("occupied-building", "R9.14")
ROOM_TAKEN: Final = why("room-taken", "R9.12", building=BUILDING_NUMBER, floor=FLOOR)
OTHER_BUILDING: Final = why("other-building", "R9.13", action=ACTION, building=BUILDING_NUMBER)
OTHER_KIND: Final = why("other-kind", "R9.13", action=ACTION, building=BUILDING_NUMBER)


def options(board: Board, seat: int, points: int) -> list[Action]:
    """What the points of a character action buy, sorted (R9.10-R9.12)."""
    found = hirings(board, seat)
    found += rooms_for(board, seat, points)
    if can_replace(board):
        found.append(REPLACE_ALL)
    return found


def hirings(board: Board, seat: int) -> list[Action]:
    """The characters of the market a seat may take (R9.10)."""
    if is_full(board, seat):
        return []
    market = board.character_market[:]
    market.sort()
    found: list[Action] = []
    last = -1
    for tile in market:
        if tile > last:
            last = tile
            found.append(HIRE_ACTIONS[tile])
    return found


def can_replace(board: Board) -> bool:
    """Whether replacing the market does anything."""
    for tile in board.character_market:
        if tile >= 0:
            return True
    return holds(board.character_stack)


def rooms_for(board: Board, seat: int, points: int) -> list[Action]:
    """The rooms that characters of the storehouse may move into (R9.12, R9.13)."""
    found: list[Action] = []
    last = -1
    for tile in board.storehouses[seat]:
        if tile >= FIRST_CHARACTER and tile != last:
            last = tile
            home = board.building_of_kind(seat, KIND_OF_TILE[tile])
            for building in range(OCCUPIED):
                if building == home or (home < 0 and board.is_uninhabited(seat, building)):
                    found += free_rooms(board, seat, tile, building, points)
    return found


def free_rooms(board: Board, seat: int, tile: int, building: int, points: int) -> list[Action]:
    """The empty rooms of a building on the floors that the points reach (R9.12)."""
    first = FIRST_ROOM[building]
    return [
        PLACE_ACTIONS[tile * ROOMS + room]
        for room in range(first, first + min(points, ROOM_COUNT[building]))
        if board.rooms[seat * ROOMS + room] < 0
    ]


def hire(board: Board, seat: int, tile: int) -> None:
    """Take a character from the market; its slot is refilled at once (R9.10)."""
    slot = board.character_market.index(tile)
    board.character_market[slot] = -1
    store(board, seat, tile)
    if holds(board.character_stack):
        board.then(DrawCharacter(slot))


def replace(board: Board, seat: int) -> None:
    """Replace the whole market (R9.11)."""
    board.tell(MARKET_REPLACED, seat)
    board.then(DealCharacters())


def move_in(board: Board, seat: int, tile: int, building: int, floor: int) -> None:
    """Move a character from the storehouse into a room; a filled building frees its roof house (R9.15)."""
    board.storehouses[seat].remove(tile)
    board.rooms[seat * ROOMS + FIRST_ROOM[building] + floor - 1] = tile
    board.tell(CHARACTER_PLACED, seat, tile, floor, building + 1)
    if board.is_filled(seat, building):
        board.tell(BUILDING_FILLED, seat, building + 1)


class DrawCharacter(Chance[Board]):
    """One new character for an empty slot of the market."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, state: Board, seat: int) -> list[Action]:
        stack = state.character_stack
        return [Action(DRAW_CHARACTER, tile) for tile in range(FIRST_CHARACTER, TILES) if stack[tile]]

    def sample(self, state: Board, rng: Rng) -> Action:
        return Action(DRAW_CHARACTER, pick(state.character_stack, rng))

    def answer(self, state: Board, seat: int, action: Action) -> None:
        tile = action.args[0]
        state.character_stack[tile] -= 1
        state.character_market[self.slot] = tile
        state.tell(CHARACTER_DRAWN, tile)


class DealCharacters(Chance[Board]):
    """Five characters for the market: from the stack, and when it is empty from those that lay there (Q8, Q20)."""

    __slots__ = ()

    def sample(self, state: Board, rng: Rng) -> Action:
        return Action(DEAL_CHARACTERS, *draw_in_turn(deal_piles(state), MARKET, rng))

    def accepts(self, state: Board, seat: int, action: Action) -> bool:
        return action.verb is DEAL_CHARACTERS and could_draw(deal_piles(state), MARKET, action.args)

    def answer(self, state: Board, seat: int, action: Action) -> None:
        stack = state.character_stack
        for tile in state.character_market:
            if tile >= 0:
                stack[tile] += 1
        for slot in range(MARKET):
            state.character_market[slot] = action.args[slot] if slot < len(action.args) else -1
        for tile in action.args:
            stack[tile] -= 1
            state.tell(CHARACTER_DRAWN, tile)


def deal_piles(board: Board) -> list[list[int]]:
    """The stack, and the tiles of the market that are shuffled in once it is empty."""
    old = [0] * TILES
    for tile in board.character_market:
        if tile >= 0:
            old[tile] += 1
    return [board.character_stack[:], old]


def why_not_hire(board: Board, seat: int, tile: int) -> Message | None:
    """Why a character cannot be taken."""
    if tile not in board.character_market:
        return Message(NOT_ON_MARKET, tile)
    return why_not_take(board, seat, tile)


def why_no_room(board: Board, seat: int, tile: int, building: int, floor: int) -> Message | None:
    """Why a character cannot move into a room, action points aside."""
    if tile not in board.storehouses[seat]:
        return Message(NOT_IN_STOREHOUSE, tile)
    if building == OCCUPIED:
        return Message(OCCUPIED_BUILDING)
    if floor > ROOM_COUNT[building]:
        return Message(NO_SUCH_ROOM, building + 1, floor)
    kind = KIND_OF_TILE[tile]
    home = board.building_of_kind(seat, kind)
    if home not in {-1, building}:
        return Message(OTHER_BUILDING, kind, home + 1)
    other = board.building_kind(seat, building)
    if other not in {-1, kind}:
        return Message(OTHER_KIND, other, building + 1)
    if board.rooms[seat * ROOMS + FIRST_ROOM[building] + floor - 1] >= 0:
        return Message(ROOM_TAKEN, building + 1, floor)
    return None

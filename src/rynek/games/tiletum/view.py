"""What everybody sees: nothing on the table is hidden but the order of the stacks and face-down tokens (R16)."""

from typing import Any

from rynek.core.domain import SEAT, Domain
from rynek.core.reader import counted
from rynek.core.state import View
from rynek.games.tiletum.europe import (
    BUILDING,
    CATHEDRAL_CITY,
    CATHEDRAL_TILES,
    CITIES,
    CITY_HOUSES,
    CITY_TILE_SPACES,
    COST,
    COST_STONE,
    COST_VP,
    HOUSE_BONUS,
    HOUSE_PLAYERS,
    MOST_TILES,
    NOT_BUILT,
    SPACE,
)
from rynek.games.tiletum.fair import takes_part, times_met
from rynek.games.tiletum.fairtiles import FAIR, FAIR_KING, FAIRS, PRINTED_VP
from rynek.games.tiletum.goods import ACTION, COLOUR, GOOD, GOODS, ROUNDS, UNIVERSAL, die_colour, die_value
from rynek.games.tiletum.kingstrack import HIGHEST, LOWEST, TOKENS_A_ROUND, ranking
from rynek.games.tiletum.playerboard import (
    BUILDINGS,
    CONTRACT_VP,
    CREST_FOOD,
    FIRST_ROOM,
    ROOM_COUNT,
    ROOMS,
    SLOT_POINTS,
)
from rynek.games.tiletum.state import Board
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.todo import todo


def name(domain: Domain, value: int) -> str | None:
    """The word of a value; nothing for an empty place."""
    return None if value < 0 else domain.word(value)


def view_of(board: Board, seat: int | None) -> View:
    """The whole table; only the viewer's seat differs."""
    return {
        "game": "tiletum",
        "seat": seat,
        "players": board.players,
        "options": dict(board.options),
        "over": board.over,
        "to_act": [SEAT.word(seat) for seat in board.to_act if seat >= 0],
        "round": board.round,
        "turn_order": [SEAT.word(seat) for seat in board.turn_order],
        "todo": todo(board),
        "wheel": [view_space(board, space) for space in range(6)],
        "king": view_king(board),
        "fairs": [view_fair(board, index) for index in range(ROUNDS)],
        "cities": {city.name: view_city(board, place) for place, city in enumerate(CITIES)},
        "characters": [name(TILE, tile) for tile in board.character_market],
        "contracts": [
            {"tile": name(TILE, tile), "points": SLOT_POINTS[slot]} for slot, tile in enumerate(board.contract_market)
        ],
        "stacks": {
            "bonus": counted(board.bonus_stack, TILE),
            "characters": counted(board.character_stack, TILE),
            "contracts": counted(board.contract_stack, TILE),
        },
        "discarded": [TILE.word(tile) for tile in board.discarded],
        "seats": [view_seat(board, seat) for seat in range(board.players)],
    }


def view_space(board: Board, space: int) -> dict[str, Any]:
    """An action space: its action, the segment that faces it, the dice there, the tile, the bonus markers."""
    value = board.value_of_space(space)
    kind = board.spaces[space]
    markers = {SEAT.word(seat): board.marker(seat, kind) for seat in range(board.players) if kind != UNIVERSAL}
    return {
        "action": ACTION.word(kind),
        "value": value,
        "points": 7 - value,
        "tile": name(TILE, board.space_tiles[space]),
        "dice": [COLOUR.word(die_colour(code)) for code in board.wheel if die_value(code) == value],
        "markers": {letter: points for letter, points in markers.items() if points},
    }


def view_king(board: Board) -> dict[str, Any]:
    """The king's track: its tile, the corruption tokens, the markers in order."""
    return {
        "tile": name(TILE, board.king_tile),
        "lowest": LOWEST,
        "highest": HIGHEST,
        "corruption": board.corruption[:],
        "hidden_tokens": TOKENS_A_ROUND - len(board.corruption),
        "stacks": [[SEAT.word(seat), board.king_space[seat]] for seat in board.king_order],
        "ranking": [SEAT.word(seat) for seat in ranking(board)],
    }


def view_fair(board: Board, index: int) -> dict[str, Any]:
    """A fair: where, what it counts, what it would give each seat now."""
    tile, city = board.fair_tiles[index], board.fair_cities[index]
    worth = PRINTED_VP[index] + FAIRS[tile].vp
    return {
        "city": SPACE.word(city),
        "tile": FAIR.word(tile),
        "value": worth,
        "printed": PRINTED_VP[index],
        "held": board.over or index + 1 < board.round,
        "now": {SEAT.word(seat): fair_now(board, seat, tile, city, worth) for seat in range(board.players)},
    }


def fair_now(board: Board, seat: int, tile: int, city: int, worth: int) -> dict[str, Any]:
    """What a fair would give a seat as the table stands, and whether it takes part."""
    points = worth + board.king_space[seat] if tile == FAIR_KING else worth * times_met(board, seat, tile)
    return {"takes_part": takes_part(board, seat, city), "points": points}


def view_city(board: Board, city: int) -> dict[str, Any]:
    """A city: house spaces, bonus tiles, cathedral."""
    found: dict[str, Any] = {
        "houses": [view_house(board, house) for house in CITY_HOUSES[city]],
        "tiles": [name(TILE, board.map_tiles[place]) for place in CITY_TILE_SPACES[city]],
    }
    if city in CATHEDRAL_CITY:
        found["cathedral"] = view_cathedral(board, CATHEDRAL_CITY.index(city))
    return found


def view_house(board: Board, house: int) -> dict[str, Any]:
    """A house space: its owner, its printed bonus, whether it is in use."""
    bonus = HOUSE_BONUS[house]
    return {
        "seat": name(SEAT, board.houses[house]),
        "bonus": "building" if bonus == BUILDING else bonus,
        "in_use": HOUSE_PLAYERS[house] <= board.players,
        "players": HOUSE_PLAYERS[house],
    }


def view_cathedral(board: Board, cathedral: int) -> dict[str, Any]:
    """A cathedral: cost tile, the points of its tiles (none when it is not built) and who took them, the pillars."""
    cost = board.costs[cathedral]
    tiles = CATHEDRAL_TILES[cathedral] if cost != NOT_BUILT else ()
    owners = board.cathedral_owners[cathedral * MOST_TILES : cathedral * MOST_TILES + MOST_TILES]
    return {
        "cost": COST.word(cost),
        "built": cost != NOT_BUILT,
        "stone": COST_STONE[cost],
        "vp": COST_VP[cost],
        "tiles": [{"vp": vp, "seat": name(SEAT, owners[place])} for place, vp in enumerate(tiles)],
        "pillars": [SEAT.word(seat) for seat in range(board.players) if board.pillars[cathedral] >> seat & 1],
    }


def view_seat(board: Board, seat: int) -> dict[str, Any]:
    """A player: points, goods, pieces, the player board."""
    return {
        "seat": SEAT.word(seat),
        "points": board.score(seat),
        "goods": {GOOD.word(good): board.goods[seat * GOODS + good] for good in range(GOODS)},
        "merchant": SPACE.word(board.merchants[seat]),
        "architect": SPACE.word(board.architects[seat]),
        "king_space": board.king_space[seat],
        "houses": {"map": board.houses_on_map(seat), "supply": board.house_supply(seat)},
        "pillars": {"map": board.pillars_on_map(seat), "supply": board.pillar_supply(seat)},
        "storehouse": [TILE.word(tile) for tile in board.storehouses[seat]],
        "buildings": [view_building(board, seat, building) for building in range(BUILDINGS)],
        "contracts": [TILE.word(tile) for tile in board.contracts[seat]],
        "contract_spaces": CONTRACT_VP[:],
        "cathedrals": board.cathedrals(seat),
        "dice": [[COLOUR.word(die_colour(code)), die_value(code)] for code in board.dice[seat]],
    }


def view_building(board: Board, seat: int, building: int) -> dict[str, Any]:
    """A building: its rooms from the lowest floor, its crest, what it has come to."""
    first = seat * ROOMS + FIRST_ROOM[building]
    kind = board.building_kind(seat, building)
    return {
        "rooms": [name(TILE, tile) for tile in board.rooms[first : first + ROOM_COUNT[building]]],
        "crest": name(TILE, board.crests[seat * BUILDINGS + building]),
        "food": CREST_FOOD[building],
        "action": name(ACTION, kind),
        "filled": board.is_filled(seat, building),
        "completed": board.is_completed(seat, building),
    }

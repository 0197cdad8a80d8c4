"""What everybody sees: nothing on the table is hidden but the order of the stacks and face-down tokens (R16)."""

from rynek.core.domain import SEAT
from rynek.core.fields import word
from rynek.core.reader import counted
from rynek.core.view import head_of, letters
from rynek.games.tiletum.europe import (
    BUILDING,
    CATHEDRAL_AT,
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
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.view_types import (
    BuildingView,
    CathedralView,
    CityView,
    FairView,
    HouseView,
    KingView,
    SeatView,
    ShareView,
    SpaceView,
    TiletumView,
)


def view_of(state: TiletumState, seat: int | None) -> TiletumView:
    """The whole table; only the viewer's seat differs."""
    return {
        **head_of(state, seat, state.round),
        "turn_order": letters(state.turn_order),
        "exchanged": state.exchanged,
        "wheel": [_space(state, space) for space in range(6)],
        "king": _king(state),
        "fairs": [_fair(state, index) for index in range(ROUNDS)],
        "cities": {city.name: _city(state, place) for place, city in enumerate(CITIES)},
        "characters": [word(TILE, tile) for tile in state.character_market],
        "contracts": [
            {"tile": word(TILE, tile), "points": SLOT_POINTS[slot]} for slot, tile in enumerate(state.contract_market)
        ],
        "stacks": {
            "bonus": counted(state.bonus_stack, TILE),
            "characters": counted(state.character_stack, TILE),
            "contracts": counted(state.contract_stack, TILE),
        },
        "discarded": [TILE.word(tile) for tile in state.discarded],
        "seats": [_seat(state, each) for each in range(state.players)],
        "known": {},
    }


def _space(state: TiletumState, space: int) -> SpaceView:
    value = state.value_of_space(space)
    kind = state.spaces[space]
    markers = {SEAT.word(seat): state.marker(seat, kind) for seat in range(state.players) if kind != UNIVERSAL}
    return {
        "action": ACTION.word(kind),
        "value": value,
        "points": 7 - value,
        "tile": word(TILE, state.space_tiles[space]),
        "dice": [COLOUR.word(die_colour(code)) for code in state.wheel if die_value(code) == value],
        "markers": {letter: points for letter, points in markers.items() if points},
    }


def _king(state: TiletumState) -> KingView:
    return {
        "tile": word(TILE, state.king_tile),
        "lowest": LOWEST,
        "highest": HIGHEST,
        "corruption": state.corruption[:],
        "hidden_tokens": TOKENS_A_ROUND - len(state.corruption),
        "stacks": [[SEAT.word(seat), state.king_space[seat]] for seat in state.king_order],
        "ranking": letters(ranking(state)),
    }


def _fair(state: TiletumState, index: int) -> FairView:
    tile, city = state.fair_tiles[index], state.fair_cities[index]
    worth = PRINTED_VP[index] + FAIRS[tile].vp
    return {
        "city": SPACE.word(city),
        "tile": FAIR.word(tile),
        "value": worth,
        "printed": PRINTED_VP[index],
        "held": state.over or index + 1 < state.round,
        "now": {SEAT.word(seat): _share(state, seat, tile, city, worth) for seat in range(state.players)},
    }


def _share(state: TiletumState, seat: int, tile: int, city: int, worth: int) -> ShareView:
    points = worth + state.king_space[seat] if tile == FAIR_KING else worth * times_met(state, seat, tile)
    return {"takes_part": takes_part(state, seat, city), "points": points}


def _city(state: TiletumState, city: int) -> CityView:
    return {
        "houses": [_house(state, house) for house in CITY_HOUSES[city]],
        "tiles": [word(TILE, state.map_tiles[place]) for place in CITY_TILE_SPACES[city]],
        "cathedral": _cathedral(state, CATHEDRAL_AT[city]) if CATHEDRAL_AT[city] >= 0 else None,
    }


def _house(state: TiletumState, house: int) -> HouseView:
    bonus = HOUSE_BONUS[house]
    return {
        "seat": word(SEAT, state.houses[house]),
        "bonus": "building" if bonus == BUILDING else bonus,
        "in_use": HOUSE_PLAYERS[house] <= state.players,
        "players": HOUSE_PLAYERS[house],
    }


def _cathedral(state: TiletumState, cathedral: int) -> CathedralView:
    cost = state.costs[cathedral]
    tiles = CATHEDRAL_TILES[cathedral] if cost != NOT_BUILT else ()
    owners = state.cathedral_owners[cathedral * MOST_TILES : cathedral * MOST_TILES + MOST_TILES]
    return {
        "cost": COST.word(cost),
        "built": cost != NOT_BUILT,
        "stone": COST_STONE[cost],
        "vp": COST_VP[cost],
        "tiles": [{"vp": vp, "seat": word(SEAT, owners[place])} for place, vp in enumerate(tiles)],
        "pillars": [SEAT.word(seat) for seat in range(state.players) if state.pillars[cathedral] >> seat & 1],
    }


def _seat(state: TiletumState, seat: int) -> SeatView:
    return {
        "seat": SEAT.word(seat),
        "points": state.score(seat),
        "goods": {GOOD.word(good): state.goods[seat * GOODS + good] for good in range(GOODS)},
        "merchant": SPACE.word(state.merchants[seat]),
        "architect": SPACE.word(state.architects[seat]),
        "king_space": state.king_space[seat],
        "houses": {"map": state.houses_on_map(seat), "supply": state.house_supply(seat)},
        "pillars": {"map": state.pillars_on_map(seat), "supply": state.pillar_supply(seat)},
        "storehouse": [TILE.word(tile) for tile in state.storehouses[seat]],
        "buildings": [_building(state, seat, building) for building in range(BUILDINGS)],
        "contracts": [TILE.word(tile) for tile in state.contracts[seat]],
        "contract_spaces": CONTRACT_VP[:],
        "cathedrals": state.cathedrals(seat),
        "dice": [[COLOUR.word(die_colour(code)), die_value(code)] for code in state.dice[seat]],
    }


def _building(state: TiletumState, seat: int, building: int) -> BuildingView:
    first = seat * ROOMS + FIRST_ROOM[building]
    kind = state.building_kind(seat, building)
    return {
        "rooms": [word(TILE, tile) for tile in state.rooms[first : first + ROOM_COUNT[building]]],
        "crest": word(TILE, state.crests[seat * BUILDINGS + building]),
        "food": CREST_FOOD[building],
        "action": word(ACTION, kind),
        "filled": state.is_filled(seat, building),
        "completed": state.is_completed(seat, building),
    }

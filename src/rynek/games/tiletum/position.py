"""Positions as plain JSON: what is written, and how hand-written ones are read."""

from typing import Any, Final

from rynek.core.domain import SEAT, Domain
from rynek.core.frame import AnyFrame
from rynek.core.reader import Reader, counted, impossible
from rynek.games.tiletum.europe import (
    CATHEDRALS,
    CITIES,
    CITY,
    CITY_HOUSES,
    CITY_TILE_SPACES,
    COST,
    MOST_TILES,
    SPACE,
    TILETUM,
)
from rynek.games.tiletum.fairtiles import FAIR
from rynek.games.tiletum.goods import ACTION, DICE_SLOTS, DIE, GOOD, GOODS, ROUNDS
from rynek.games.tiletum.kingstrack import HIGHEST, LOWEST
from rynek.games.tiletum.playerboard import BUILDINGS, FIRST_ROOM, MARKET, OCCUPIED, ROOM_COUNT, ROOMS
from rynek.games.tiletum.rounds import ActionStep, Round, end_of_round
from rynek.games.tiletum.setup import new_table
from rynek.games.tiletum.state import SOURCE, SOURCES, START, Board
from rynek.games.tiletum.table import Table
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.wheel import Turn

MOST_POINTS: Final = 1000
MOST_GOODS: Final = 1000


def names(domain: Domain, values: list[int]) -> list[str | None]:
    """The words of values; null for empty places."""
    return [None if value < 0 else domain.word(value) for value in values]


# writing


def write(board: Board) -> dict[str, Any]:
    """The table with names."""
    return {
        "round": board.round,
        "turn_order": names(SEAT, board.turn_order),
        "exchanged": board.exchanged,
        "wheel": {
            "orientation": board.orientation,
            "actions": names(ACTION, board.spaces),
            "tiles": names(TILE, board.space_tiles),
            "dice": names(DIE, board.wheel),
        },
        "king": {
            "tile": None if board.king_tile < 0 else TILE.word(board.king_tile),
            "corruption": board.corruption[:],
            "track": {SEAT.word(seat): space for seat, space in enumerate(board.king_space)},
            "stack": names(SEAT, board.king_order),
        },
        "map": write_map(board),
        "markets": {
            "characters": names(TILE, board.character_market),
            "contracts": names(TILE, board.contract_market),
        },
        "stacks": {
            "bonus": counted(board.bonus_stack, TILE),
            "characters": counted(board.character_stack, TILE),
            "contracts": counted(board.contract_stack, TILE),
        },
        "discarded": names(TILE, board.discarded),
        "fairs": [
            {"city": SPACE.word(city), "tile": FAIR.word(tile)}
            for city, tile in zip(board.fair_cities, board.fair_tiles, strict=True)
        ],
        "seats": {SEAT.word(seat): write_seat(board, seat) for seat in range(board.players)},
    }


def write_map(board: Board) -> dict[str, Any]:
    """Houses and tiles by city, pillars, cost tiles and taken tiles by cathedral."""
    houses = {SPACE.word(city): [board.houses[house] for house in CITY_HOUSES[city]] for city in range(len(CITIES))}
    tiles = {SPACE.word(c): [board.map_tiles[place] for place in CITY_TILE_SPACES[c]] for c in range(len(CITIES))}
    owners = {
        cathedral.city: board.cathedral_owners[index * MOST_TILES : index * MOST_TILES + MOST_TILES]
        for index, cathedral in enumerate(CATHEDRALS)
    }
    return {
        "houses": {city: names(SEAT, row) for city, row in houses.items() if max(row) >= 0},
        "tiles": {city: names(TILE, row) for city, row in tiles.items() if max(row, default=-1) >= 0},
        "pillars": {
            cathedral.city: [SEAT.word(seat) for seat in range(board.players) if board.pillars[index] >> seat & 1]
            for index, cathedral in enumerate(CATHEDRALS)
            if board.pillars[index]
        },
        "costs": {cathedral.city: COST.word(board.costs[i]) for i, cathedral in enumerate(CATHEDRALS)},
        "cathedral_tiles": {
            city: names(SEAT, [owner for owner in row if owner >= 0]) for city, row in owners.items() if max(row) >= 0
        },
    }


def write_seat(board: Board, seat: int) -> dict[str, Any]:
    """A player's belongings."""
    buildings = [
        {
            "rooms": names(TILE, board.rooms[seat * ROOMS + first : seat * ROOMS + first + count]),
            "crest": None if board.crests[seat * BUILDINGS + b] < 0 else TILE.word(board.crests[seat * BUILDINGS + b]),
        }
        for b, (first, count) in enumerate(zip(FIRST_ROOM, ROOM_COUNT, strict=True))
    ]
    return {
        "points": {
            SOURCE.word(s): board.vp[seat * SOURCES + s] for s in range(SOURCES) if board.vp[seat * SOURCES + s]
        },
        "goods": counted(board.goods[seat * GOODS : seat * GOODS + GOODS], GOOD),
        "merchant": SPACE.word(board.merchants[seat]),
        "architect": SPACE.word(board.architects[seat]),
        "storehouse": names(TILE, board.storehouses[seat]),
        "buildings": buildings,
        "contracts": names(TILE, board.contracts[seat]),
        "dice": names(DIE, board.dice[seat]),
    }


# reading


def read(reader: Reader, players: int, options: dict[str, Any]) -> Table:
    """The table of a position; what is left out stands as at the start, with empty markets and spaces."""
    board = new_table(players, options)
    board.goods = [0] * len(board.goods)
    board.round = reader.number("round", 1, 1, ROUNDS)
    board.exchanged = reader.flag("exchanged", False)
    if reader.has("turn_order"):
        board.turn_order = reader.words("turn_order", SEAT)
        if sorted(board.turn_order) != list(range(players)):
            raise impossible("turn_order: each seat once")
        board.king_order = board.turn_order[:]
    read_wheel(reader.table("wheel"), board)
    read_king(reader.table("king"), board)
    read_map(reader.table("map"), board)
    read_fairs(reader, board)
    markets = reader.table("markets")
    board.character_market = row(markets, "characters", TILE, MARKET, board.character_market)
    board.contract_market = row(markets, "contracts", TILE, MARKET, board.contract_market)
    markets.done()
    board.discarded = reader.words("discarded", TILE)
    seats = reader.table("seats")
    for seat in range(players):
        read_seat(seats.table(SEAT.word(seat)), board, seat)
    seats.known.update(SEAT.words[:players])
    seats.done()
    read_stacks(reader.table("stacks"), board)
    return board


def row(reader: Reader, key: str, domain: Domain, size: int, default: list[int]) -> list[int]:
    """A row of so many places, null for an empty one; places left out at the end are empty."""
    if not reader.has(key):
        return default
    items = reader.items(key)
    if len(items) > size:
        raise reader.bad(key, len(items), f"0-{size}")
    found = [-1 if word is None else reader.value(f"{key}[{i}]", word, domain) for i, word in enumerate(items)]
    return found + [-1] * (size - len(found))


def read_wheel(reader: Reader, board: Board) -> None:
    """The wheel, its actions, tiles and dice."""
    board.orientation = reader.number("orientation", 0, 0, 5)
    board.spaces = row(reader, "actions", ACTION, 6, board.spaces)
    board.space_tiles = row(reader, "tiles", TILE, 6, board.space_tiles)
    board.wheel = sorted(reader.words("dice", DIE))
    reader.done()


def read_king(reader: Reader, board: Board) -> None:
    """The king's track; markers on one space lie in turn order unless a stack is given."""
    board.king_tile = reader.word_or("tile", TILE, -1)
    for index, value in enumerate(reader.items("corruption")):
        if type(value) is not int or not 0 <= value <= 2:
            raise reader.bad(f"corruption[{index}]", value, "0, 1, 2")
        board.corruption.append(value)
    track = reader.table("track")
    for seat in range(board.players):
        board.king_space[seat] = track.number(SEAT.word(seat), 0, LOWEST, HIGHEST)
    track.done()
    if reader.has("stack"):
        board.king_order = reader.words("stack", SEAT)
    reader.done()


def read_map(reader: Reader, board: Board) -> None:
    """Houses, tiles, pillars, cost tiles and taken cathedral tiles by city."""
    houses, tiles = reader.table("houses"), reader.table("tiles")
    for city in range(len(CITIES)):
        place, word = CITY_HOUSES[city], SPACE.word(city)
        read_places(board.houses, place, row(houses, word, SEAT, len(place), []))
        read_places(board.map_tiles, CITY_TILE_SPACES[city], row(tiles, word, TILE, len(CITY_TILE_SPACES[city]), []))
    pillars, costs, taken = reader.table("pillars"), reader.table("costs"), reader.table("cathedral_tiles")
    given = [costs.word_or(cathedral.city, COST, -1) for cathedral in CATHEDRALS]
    board.costs = complete_costs(given, board.costs)
    for index, cathedral in enumerate(CATHEDRALS):
        for seat in pillars.words(cathedral.city, SEAT):
            board.pillars[index] |= 1 << seat
        owners = row(taken, cathedral.city, SEAT, len(cathedral.tiles), [])
        board.cathedral_owners[index * MOST_TILES : index * MOST_TILES + len(owners)] = owners
    for table in (houses, tiles, pillars, costs, taken, reader):
        table.done()


def read_places(whole: list[int], places: list[int], given: list[int]) -> None:
    """Put a row that was given into its places."""
    for place, value in zip(places, given, strict=False):
        whole[place] = value


def complete_costs(given: list[int], box: list[int]) -> list[int]:
    """Cost tiles that are left out take what the box still holds, in order."""
    rest = box[:]
    for cost in given:
        if cost in rest:
            rest.remove(cost)
    return [cost if cost >= 0 else rest.pop(0) for cost in given]


def read_fairs(reader: Reader, board: Board) -> None:
    """The fairs by round; those left out stay as they are."""
    tables = reader.tables("fairs")
    if len(tables) > ROUNDS:
        raise reader.bad("fairs", len(tables), f"0-{ROUNDS}")
    for index, table in enumerate(tables):
        board.fair_cities[index] = table.word_or("city", CITY, board.fair_cities[index])
        board.fair_tiles[index] = table.word_or("tile", FAIR, board.fair_tiles[index])
        table.done()


def read_seat(reader: Reader, board: Board, seat: int) -> None:
    """A player's belongings; points may be a plain number."""
    read_points(reader, board, seat)
    board.goods[seat * GOODS : seat * GOODS + GOODS] = reader.counts("goods", GOOD, MOST_GOODS)
    board.merchants[seat] = reader.word_or("merchant", SPACE, TILETUM)
    board.architects[seat] = reader.word_or("architect", SPACE, TILETUM)
    board.storehouses[seat] = sorted(reader.words("storehouse", TILE))
    board.contracts[seat] = reader.words("contracts", TILE)
    board.dice[seat] = reader.words("dice", DIE)
    tables = reader.tables("buildings")
    if len(tables) > BUILDINGS:
        raise reader.bad("buildings", len(tables), f"0-{BUILDINGS}")
    for building, table in enumerate(tables):
        first = seat * ROOMS + FIRST_ROOM[building] if building < OCCUPIED else 0
        rooms = row(table, "rooms", TILE, ROOM_COUNT[building], [])
        board.rooms[first : first + len(rooms)] = rooms
        board.crests[seat * BUILDINGS + building] = table.word_or("crest", TILE, -1)
        table.done()
    reader.done()


def read_points(reader: Reader, board: Board, seat: int) -> None:
    """Points by source, or a plain number."""
    if isinstance(reader.data.get("points"), dict):
        table = reader.table("points")
        for source in range(SOURCES):
            board.vp[seat * SOURCES + source] = table.number(SOURCE.word(source), 0, -MOST_POINTS, MOST_POINTS)
        table.done()
    else:
        board.vp[seat * SOURCES + START] = reader.number("points", 10, 0, MOST_POINTS)


def read_stacks(reader: Reader, board: Board) -> None:
    """The stacks; when none is given, they hold all that lies nowhere else."""
    for key, stack in (
        ("characters", board.character_stack),
        ("contracts", board.contract_stack),
        ("bonus", board.bonus_stack),
    ):
        if reader.has(key):
            stack[:] = reader.counts(key, TILE, 99)
    if not reader.data:
        take_out(board.contract_market, [board.contract_stack])
        take_out(bonus_places(board), [board.bonus_stack])
        take_out(board.character_market, [board.character_stack])
        take_out(seat_places(board), [board.character_stack, board.bonus_stack, board.contract_stack])
    reader.done()


def take_out(tiles: list[int], stacks: list[list[int]]) -> None:
    """Take tiles that lie on the table out of the first stack that holds them."""
    for tile in tiles:
        for stack in stacks:
            if tile >= 0 and stack[tile]:
                stack[tile] -= 1
                break


def bonus_places(board: Board) -> list[int]:
    """Bonus tiles on the board."""
    return [*board.space_tiles, *board.map_tiles, *board.discarded, board.king_tile]


def seat_places(board: Board) -> list[int]:
    """Tiles on the player boards."""
    kept = [tile for row in (*board.storehouses, *board.contracts) for tile in row]
    return [*kept, *board.rooms, *board.crests]


def first_steps(board: Board) -> list[AnyFrame]:
    """The dice tell whose turn it is: of those with the fewest dice the first in turn order."""
    if not board.wheel and not any(board.dice):
        return [Round()]
    fewest = min(len(taken) for taken in board.dice)
    if fewest == DICE_SLOTS:
        return [*end_of_round(board)]
    turns: list[AnyFrame] = [Turn(seat) for seat in board.turn_order if len(board.dice[seat]) == fewest]
    return [*turns, *[ActionStep() for _ in range(DICE_SLOTS - 1 - fewest)], *end_of_round(board)]

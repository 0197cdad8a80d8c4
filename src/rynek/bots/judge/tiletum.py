"""How good a table of Tiletum looks to a seat: points to come, by the things that bring them."""

from typing import Final

from rynek.core.state import State
from rynek.games.tiletum.actions import Points
from rynek.games.tiletum.europe import (
    CATHEDRAL_AT,
    CATHEDRAL_CITY,
    CATHEDRAL_TILES,
    CITIES,
    CITY_HOUSES,
    COST_STONE,
    COST_VP,
    HOUSE_BONUS,
    MOST_TILES,
    NEIGHBOURS,
    SPACES,
)
from rynek.games.tiletum.fair import takes_part, times_met
from rynek.games.tiletum.fairtiles import FAIR_KING, FAIRS, PRINTED_VP
from rynek.games.tiletum.goods import DICE_SLOTS, FOOD, GOODS, IRON, ROUNDS, STONE, WOOL
from rynek.games.tiletum.merchant import is_open
from rynek.games.tiletum.playerboard import BUILDINGS, CONTRACT_SPACES, CONTRACT_VP, CREST_FOOD, OCCUPIED, ROOM_COUNT
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import contract_of, is_contract, is_crest, is_helper

COMPLETED_WORTH: Final = [0.0, 2.0, 4.0, 8.0, 13.0, 21.0, 30.0]
"""What completed buildings may come to at the end, less sure the fewer there are."""

POINT_LEFT: Final = 0.3
"""An action point not yet spent."""


def _distances() -> list[list[int]]:
    table: list[list[int]] = []
    for start in range(SPACES):
        found, edge, steps = {start: 0}, [start], 0
        while edge:
            steps += 1
            edge = sorted({space for place in edge for space in NEIGHBOURS[place]} - set(found))
            found.update(dict.fromkeys(edge, steps))
        table.append([found[space] for space in range(SPACES)])
    return table


DISTANCE: Final = _distances()


def judge(state: State, seat: int) -> float:
    """Points expected at the end, less a tenth of the best rival's."""
    assert isinstance(state, TiletumState)
    if state.over:
        return float(state.score(seat))
    rivals = [state.score(other) + king_worth(state, other) for other in range(state.players) if other != seat]
    return prospects(state, seat) - 0.1 * max(rivals)


def prospects(board: TiletumState, seat: int) -> float:
    """The points of a seat and what its things may still bring."""
    left = turns_left(board, seat)
    houses, pillars = board.houses_on_map(seat), board.pillars_on_map(seat)
    worth = float(board.score(seat) + houses * pillars)
    worth += king_worth(board, seat) + fairs_worth(board, seat, left)
    worth += building_worth(board, seat, left) + store_worth(board, seat, left)
    worth += goods_worth(board, seat, left) + cathedral_worth(board, seat, left)
    worth += piece_worth(board, seat, left, houses, pillars)
    return worth + points_worth(board, seat)


def turns_left(board: TiletumState, seat: int) -> int:
    """The turns a seat still has, this one not counted once its die is taken."""
    return (ROUNDS - board.round) * DICE_SLOTS + DICE_SLOTS - len(board.dice[seat])


def points_worth(board: TiletumState, seat: int) -> float:
    """Action points not yet spent are worth a little, so that they are spent rather than lost."""
    frames = [frame for frame in board.stack if isinstance(frame, Points) and frame.seat == seat]
    return POINT_LEFT * sum(frame.points for frame in frames)


def king_worth(board: TiletumState, seat: int) -> float:
    """What the marker brings in this and the following King phases, corruption eating one a token."""
    space = board.king_space[seat] - (DICE_SLOTS - len(board.corruption))
    worth = float(space)
    for _ in range(ROUNDS - board.round):
        space = max(0, space) - DICE_SLOTS
        worth += max(-1.0, space)
    leads = all(board.king_space[seat] >= other for other in board.king_space)
    return worth + (2.0 if leads else 0.0)


def fairs_worth(board: TiletumState, seat: int, left: int) -> float:
    """The fairs to come: surely when taking part, less so the farther the merchant is."""
    worth = 0.0
    for index in range(board.round - 1, ROUNDS):
        tile, city = board.fair_tiles[index], board.fair_cities[index]
        value = PRINTED_VP[index] + FAIRS[tile].vp
        gain = float(value if tile == FAIR_KING else value * times_met(board, seat, tile))
        later = index - (board.round - 1)
        if tile != FAIR_KING and later:
            gain += 0.6 * value * min(later, 2)
        if takes_part(board, seat, city):
            worth += gain * (0.95**later)
        elif left:
            near = 0.75 - 0.1 * DISTANCE[board.merchants[seat]][city]
            worth += gain * max(0.1, near if not later else near - 0.1 * later)
    return worth


def building_worth(board: TiletumState, seat: int, left: int) -> float:
    """Characters, crests and completed buildings with the markers they give."""
    worth = 0.0
    done = 0
    late = min(1.0, left / 4)
    for building in range(BUILDINGS):
        crest = board.crests[seat * BUILDINGS + building] >= 0
        inside = len(board.characters(seat, building))
        if board.is_completed(seat, building):
            done += 1
            worth += 0.25 * ROOM_COUNT[building] * left
        else:
            worth += late * (1.1 * inside + (1.5 if crest else 0.0))
            worth += 1.5 * late if building != OCCUPIED and inside == ROOM_COUNT[building] else 0.0
    return worth + COMPLETED_WORTH[done] * (0.6 + 0.4 * (1 - min(1.0, left / 12)))


def store_worth(board: TiletumState, seat: int, left: int) -> float:
    """The tiles in the storehouse; a full one is a burden."""
    if not left:
        return 0.0
    worth = 0.0
    spaces = CONTRACT_SPACES - len(board.contracts[seat])
    for tile in board.storehouses[seat]:
        if is_contract(tile):
            worth += contract_worth(board, seat, tile, left) if spaces > 0 else -1.0
            spaces -= 1
        elif is_crest(tile):
            worth += 2.0 + 0.15 * min(8, board.goods[seat * GOODS + FOOD])
        else:
            worth += 1.8 if is_helper(tile) else 1.0
    return worth - (1.0 if len(board.storehouses[seat]) == 4 else 0.0)


def contract_worth(board: TiletumState, seat: int, tile: int, left: int) -> float:
    """A contract waiting to be fulfilled: the more of its goods are there, the more it is worth."""
    printed = contract_of(tile)
    space = min(len(board.contracts[seat]), CONTRACT_SPACES - 1)
    need = printed.iron + printed.wool + printed.identical
    row = board.goods[seat * GOODS : seat * GOODS + GOODS]
    have = min(row[IRON], printed.iron) + min(row[WOOL], printed.wool)
    if printed.identical:
        row[IRON] -= printed.iron
        row[WOOL] -= printed.wool
        have += min(printed.identical, max(0, *row))
    hope = min(1.0, (0.35 + 0.45 * have / need) * min(1.0, (left + 1) / max(1.0, (need - have) / 2)))
    return (printed.vp + CONTRACT_VP[space] + 1.5) * hope


def goods_worth(board: TiletumState, seat: int, left: int) -> float:
    """Goods in hand: a quarter point at the end, more while they can still be put to use."""
    row = board.goods[seat * GOODS : seat * GOODS + GOODS]
    if not left:
        return float(sum(row) // 4)
    worth = sum(min(count, 5) * 0.55 + max(0, count - 5) * 0.35 for count in row)
    crests = sum(1 for tile in board.storehouses[seat] if is_crest(tile))
    free = [CREST_FOOD[b] for b in range(BUILDINGS) if board.crests[seat * BUILDINGS + b] < 0]
    wanted = sum(sorted(free)[:crests])
    return worth + 0.3 * min(row[FOOD], wanted)


def cathedral_worth(board: TiletumState, seat: int, left: int) -> float:
    """Cathedrals with the own pillar that still wait for stone."""
    worth = 0.0
    stone = board.goods[seat * GOODS + STONE]
    for cathedral in range(len(CATHEDRAL_CITY)):
        gain = top_worth(board, seat, cathedral)
        if gain and board.pillars[cathedral] >> seat & 1:
            cost = COST_STONE[board.costs[cathedral]]
            hope = 0.3 + 0.6 * min(stone, cost) / cost
            worth += gain * hope * (1.0 if left else 0.0)
            stone = max(0, stone - cost)
    return worth


def top_worth(board: TiletumState, seat: int, cathedral: int) -> float:
    """The points of contributing to a cathedral now, or 0 when the seat has done so."""
    owners = board.cathedral_owners[cathedral * MOST_TILES : cathedral * MOST_TILES + len(CATHEDRAL_TILES[cathedral])]
    if seat in owners or -1 not in owners:
        return 0.0
    return float(COST_VP[board.costs[cathedral]] + CATHEDRAL_TILES[cathedral][owners.index(-1)])


def piece_worth(board: TiletumState, seat: int, left: int, houses: int, pillars: int) -> float:
    """Houses and pillars in supply, and how near the pieces are to where they can go."""
    if not left:
        return 0.0
    worth = 0.6 * min(2, board.house_supply(seat)) + 0.8 * min(2, board.pillar_supply(seat))
    if board.house_supply(seat):
        here = board.merchants[seat]
        chances = [house_pull(board, seat, city) - 0.35 * DISTANCE[here][city] for city in range(len(CITIES))]
        worth += max(0.0, *chances) * 0.5
    if board.pillar_supply(seat):
        here = board.architects[seat]
        worth += (
            max(0.0, *(pillar_pull(board, seat, city) - 0.5 * DISTANCE[here][city] for city in CATHEDRAL_CITY)) * 0.5
        )
    return worth + 0.35 * left / 6 * (houses + pillars)


def house_pull(board: TiletumState, seat: int, city: int) -> float:
    """What a house in a city would be worth, 0 where none can stand."""
    spaces = CITY_HOUSES[city]
    if any(board.houses[house] == seat for house in spaces):
        return 0.0
    free = [HOUSE_BONUS[house] for house in spaces if is_open(board, house)]
    if not free:
        return 0.0
    fair = 2.0 if city in board.fair_cities[board.round - 1 :] else 0.0
    return 2.0 + fair + max(3.0 if bonus < 0 else float(bonus) for bonus in free)


def pillar_pull(board: TiletumState, seat: int, city: int) -> float:
    """What a pillar at a cathedral would be worth, 0 where none can stand."""
    cathedral = CATHEDRAL_AT[city]
    mask = board.pillars[cathedral]
    if mask >> seat & 1 or not COST_STONE[board.costs[cathedral]]:
        return 0.0
    if mask.bit_count() >= len(CATHEDRAL_TILES[cathedral]):
        return 0.0
    return 2.0 + 0.6 * top_worth(board, seat, cathedral)

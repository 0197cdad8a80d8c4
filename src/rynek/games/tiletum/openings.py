"""What tasks could still open for an effect that finds no use now: it waits for them (R10.1, Q16)."""

from typing import Final

from rynek.games.tiletum.goods import FOOD, GOLD, GOLD_FOR_A_GOOD, GOODS, IRON, KING, WOOL
from rynek.games.tiletum.playerboard import (
    ARCHITECT_ANYWHERE,
    BUILDINGS,
    CONTRACT_PILLARS,
    CONTRACT_SPACES,
    CREST_FOOD,
    HOUSE_ANYWHERE,
    MERCHANT_ANYWHERE,
    OCCUPIED,
    TWO_GOODS,
)
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import (
    ACT,
    ANY_GOODS,
    BUILDING_BONUSES,
    CHARACTER_POINT,
    GIVE,
    MERCHANT_STEP,
    ONE_EACH,
    contract_of,
    helper_of,
    is_contract,
    is_crest,
    is_helper,
)

# What an effect may lack, a bit each.
ROOM: Final = 1
"""A place in the storehouse."""
ANY_GOOD: Final = 2
A_HOUSE: Final = 4
A_PILLAR: Final = 8
OTHER_CITY: Final = 16
"""For the merchant."""
OTHER_CATHEDRAL: Final = 32
"""For the architect."""
ALL: Final = 63
"""Actions and the bonuses of characters may bring anything."""


def could_open(state: TiletumState, seat: int, lacking: int) -> bool:
    """Whether a task with a tile of the storehouse could bring one of the things an effect lacks."""
    if not lacking:
        return False
    store = state.storehouses[seat]
    return any(opened_by(state, seat, tile, len(store)) & lacking for tile in store)


def opened_by(state: TiletumState, seat: int, tile: int, tiles: int) -> int:
    """What a tile of the storehouse could bring by a task, conversions of gold included."""
    if is_contract(tile):
        found = by_contract(state, seat, tile)
    elif is_crest(tile):
        found = by_crest(state, seat)
    else:
        found = by_helper(state, seat, tile) if is_helper(tile) else 0
    # Goods may pay for a task with one of the other tiles.
    return ALL if found & ANY_GOOD and tiles > 1 else found


def by_contract(state: TiletumState, seat: int, tile: int) -> int:
    """Room, a pillar from the contract space, and the extra bonus (R10.3)."""
    printed = contract_of(tile)
    fulfilled = len(state.contracts[seat])
    wanted = [0] * GOODS
    wanted[IRON] = printed.iron
    wanted[WOOL] = printed.wool
    if fulfilled >= CONTRACT_SPACES or not any(
        affordable(state, seat, wanted, g, printed.identical) for g in range(GOODS)
    ):
        return 0
    if printed.bonus == CHARACTER_POINT:
        return ALL
    found = ROOM | A_PILLAR if fulfilled < CONTRACT_PILLARS else ROOM
    return found | OTHER_CITY if printed.bonus == MERCHANT_STEP else found


def by_crest(state: TiletumState, seat: int) -> int:
    """Room, and what the free ground floors give that can be paid (R10.4, R13.15)."""
    found = 0
    for building in range(BUILDINGS):
        free = state.crests[seat * BUILDINGS + building] < 0
        if free and affordable(state, seat, [0] * GOODS, FOOD, CREST_FOOD[building]):
            found |= ROOM | CREST_BRINGS.get(building, 0)
    return found


CREST_BRINGS: Final = {
    HOUSE_ANYWHERE: ALL,  # a house space may give the bonuses of a building
    MERCHANT_ANYWHERE: OTHER_CITY,
    ARCHITECT_ANYWHERE: OTHER_CATHEDRAL,
    TWO_GOODS: ANY_GOOD,
}


def by_helper(state: TiletumState, seat: int, tile: int) -> int:
    """Room, and what the helper does; it must be one that may be used amid an effect (R13.1-R13.4, Q14)."""
    printed = helper_of(tile)
    if printed.effect == ACT:
        return ROOM if printed.action == KING else ALL
    if printed.effect == BUILDING_BONUSES:
        inhabited = any(not state.is_uninhabited(seat, building) for building in range(OCCUPIED))
        return ALL if inhabited else 0
    if printed.effect in (ANY_GOODS, ONE_EACH) or (printed.effect == GIVE and printed.gold):
        return ROOM | ANY_GOOD
    return ROOM if printed.effect == GIVE else 0


def affordable(state: TiletumState, seat: int, wanted: list[int], kind: int, count: int) -> bool:
    """Whether a seat has goods, and `count` more of a kind, when gold may be exchanged for what is missing (R10.2)."""
    missing = 0
    for good in range(GOODS):
        lack = wanted[good] + (count if good == kind else 0) - state.goods[seat * GOODS + good]
        if good != GOLD and lack > 0:
            missing += lack
    gold = wanted[GOLD] + (count if kind == GOLD else 0)
    return gold + GOLD_FOR_A_GOOD * missing <= state.goods[seat * GOODS + GOLD]

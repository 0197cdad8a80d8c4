"""Caylus 1303: points, what belongings are worth, and what workers on the board bring if the provost lets them."""

from typing import Final

from rynek.core.state import State
from rynek.games.caylus_1303.buildings import (
    BUILD_WOOD,
    BUILDINGS,
    EACH_RECRUITMENT,
    EXCHANGE,
    FIRST_MONUMENT,
    MONUMENTS,
    MOVE_PROVOST,
    PLACE_HOUSE,
    RESIDENCE,
    STONY_TILES,
    WOODEN_TILES,
    Effect,
)
from rynek.games.caylus_1303.characters import CHAMBERLAIN, CHARACTERS, DELIVERYMAN, FOREMAN, GOLDSMITH
from rynek.games.caylus_1303.resources import BASIC_KINDS, CLOTH, FOOD, GOLD, KINDS, Amount
from rynek.games.caylus_1303.road import PLACES, PRINTED_PLACES, SPACES
from rynek.games.caylus_1303.state import ROUNDS, Caylus
from rynek.games.caylus_1303.view import phase_of

WORTH: Final = (1.5, 1.3, 1.4, 1.6, 2.6)
"""What a token is worth while there is still use for it."""
MORE: Final = (1.0, 0.9, 0.75, 0.6, 0.45)
"""How much of that the second, third ... token of a kind keeps."""
FAVOUR: Final = 3.5
HOUSE_A_ROUND: Final = 0.35
RESIDENCE_A_ROUND: Final = 0.8
CHARACTER_A_ROUND: Final = (0.4, 0.5, 0.6, 0.3, 0.4, 0.5, 0.5, 1.0, 0.8, 0.6, 0.6, 0.9)
REACHED: Final = {-3: 0.95, -2: 0.9, -1: 0.8, 0: 0.7, 1: 0.3, 2: 0.15, 3: 0.08}
"""By steps ahead of the provost before the bridge is done: how often a space is reached."""
GRUDGE: Final = 0.35
"""How much a rival's point hurts, all rivals together."""


def judge(state: State, seat: int) -> float:
    """What the seat may expect, less a share of what its rivals may expect."""
    assert isinstance(state, Caylus)
    prospects = [prospect(state, other) for other in range(state.players)]
    rivals = sum(prospects) - prospects[seat]
    return prospects[seat] - GRUDGE * rivals / (state.players - 1)


def prospect(state: Caylus, seat: int) -> float:
    """The points a seat may end with, as far as the table tells."""
    if state.over:
        return float(state.scores()[seat])
    phase = phase_of(state)
    left = ROUNDS - state.round
    return (
        state.prestige(seat)
        + belongings(state, seat, phase, left)
        + pool_worth(state, seat, phase, left)
        + estate(state, seat, phase, left)
        + sum(CHARACTER_A_ROUND[c] * (left + 0.5) for c in range(CHARACTERS) if state.holder[c] == seat)
        + planned(state, seat, phase, left)
    )


def belongings(state: Caylus, seat: int, phase: str, left: int) -> float:
    """Resources: as bundles when the seat will deliver, else for what they may still become."""
    counts = state.goods[seat * KINDS : (seat + 1) * KINDS]
    worth = 0.0
    if phase in ("planning", "activation", "delivery"):
        delivers = seat in state.yard or state.holder[DELIVERYMAN] == seat
        bundles = possible_bundles(counts, free=state.holder[CHAMBERLAIN] == seat) if delivers else 0
        if bundles:
            bonus = 5 if state.holder[GOLDSMITH] == seat and counts[GOLD] else 0
            each = 5 + (1 if state.holder[FOREMAN] == seat else 0)
            kept = left_after(counts, bundles)
            return bundles * each + bonus + 0.8 + tokens_worth(kept, left)
        worth += 0.0 if left else 0.3 * min(counts[FOOD], 2)
    return worth + tokens_worth(counts, left)


def tokens_worth(counts: list[int], left: int) -> float:
    """Tokens in hand; with no round left only gold counts."""
    if not left:
        return 2.0 * counts[GOLD]
    worth = 0.0
    for kind in range(KINDS):
        for number in range(counts[kind]):
            worth += WORTH[kind] * (MORE[number] if number < len(MORE) else 0.3)
    return max(worth * min(1.0, 0.45 + 0.2 * left), 2.0 * counts[GOLD])


def possible_bundles(counts: list[int], *, free: bool) -> int:
    """How many bundles can be made of these tokens, always taking what there is most of."""
    if free:
        return sum(counts) // 3
    rest = sorted(counts[1:], reverse=True)
    made = 0
    while made < counts[FOOD] and rest[1] > 0:
        rest[0] -= 1
        rest[1] -= 1
        rest.sort(reverse=True)
        made += 1
    return made


def left_after(counts: list[int], bundles: int) -> list[int]:
    """About what is left when so many bundles have been delivered."""
    rest = counts[:]
    rest[FOOD] = max(0, rest[FOOD] - bundles)
    for _ in range(2 * bundles):
        most = max(range(1, KINDS), key=rest.__getitem__)
        rest[most] = max(0, rest[most] - 1)
    return rest


def pool_worth(state: Caylus, seat: int, phase: str, left: int) -> float:
    """Workers in the pool: this round's placements and steps of the provost, and the next rounds'."""
    pool = state.pool[seat]
    if not left:
        return pool * (0.5 if phase == "planning" else 0.12)
    return 0.8 * min(pool, 6) + 0.45 * max(0, min(pool - 6, 4)) + 0.15 * max(0, pool - 10)


def estate(state: Caylus, seat: int, phase: str, left: int) -> float:
    """What houses, residences and monuments will still bring."""
    worth = 0.0
    builds = left > 0 or phase != "end"
    for space in range(1, SPACES + 1):
        if state.house[space] != seat:
            continue
        face = state.face[space]
        if face in EACH_RECRUITMENT:
            extra = EACH_RECRUITMENT[face]
            worth += (0.7 * extra.workers + tokens_worth(list(extra.goods), left)) * left
        elif face >= FIRST_MONUMENT or BUILDINGS[face].points == 0:
            if face == RESIDENCE or face < FIRST_MONUMENT:
                worth += RESIDENCE_A_ROUND * left + (monument_hope(state, seat, left) if builds else 0.0)
        else:
            worth += HOUSE_A_ROUND * left
    return worth


def monument_hope(state: Caylus, seat: int, left: int) -> float:
    """What a residence may gain as the ground of a monument: the best that can be paid now."""
    best = 0.4 * left
    for tile in MONUMENTS:
        cost = BUILDINGS[tile].cost
        if state.can_pay(seat, cost) and state.is_beside(tile):
            best = max(best, 0.7 * (BUILDINGS[tile].points - price(cost, left)))
    return best


def price(cost: Amount, left: int) -> float:
    """What a cost is worth to the one who pays it."""
    late = 0.3 if not left else 1.0
    fixed = sum(count * WORTH[kind] for kind, count in enumerate(cost.goods))
    return late * (fixed + 1.2 * cost.choice) + (0.75 * cost.workers if left else 0.1 * cost.workers)


def planned(state: Caylus, seat: int, phase: str, left: int) -> float:
    """What the seat's workers on buildings will bring, each as likely as the provost makes it."""
    if phase not in ("planning", "activation"):
        return 0.0
    hoped = 0.0
    houses_wanted = 0
    for place in range(PLACES):
        if state.worker[place] != seat and state.second[place] != seat:
            continue
        building = state.building_at(place)
        owner = -1 if place < PRINTED_PLACES else state.house[place - PRINTED_PLACES + 1]
        side = 1 if owner >= 0 and BUILDINGS[building].points else 0
        gain = use_worth(state, seat, BUILDINGS[building].sides[side], left, houses_wanted)
        houses_wanted += BUILDINGS[building].sides[side][0].act == BUILD_WOOD
        hoped += gain * chance_to_act(state, place)
    return hoped


def chance_to_act(state: Caylus, place: int) -> float:
    """How likely a place is reached: certain before the bridge and once it is done."""
    if place < PRINTED_PLACES:
        return 1.0
    ahead = place - PRINTED_PLACES + 1 - state.provost
    names = {type(frame).__name__ for frame in state.stack}
    if names.isdisjoint(("Activation", "Bridge", "LeaveBridge")):
        return 1.0 if ahead <= 0 else 0.0
    return 0.97 if ahead < -3 else REACHED.get(ahead, 0.02)


def use_worth(state: Caylus, seat: int, effects: tuple[Effect, ...], left: int, taken: int) -> float:
    """The best of a building's effects that the seat can pay; `taken` Carpenters were counted before."""
    act = effects[0].act
    if act == EXCHANGE:
        return max([0.0, *[exchange_worth(state, seat, effect, left) for effect in effects]])
    if act == PLACE_HOUSE:
        residence = RESIDENCE_A_ROUND * left + 0.4 * left - 1.2
        return residence if state.has(seat, CLOTH) else 0.4 * residence
    if act == MOVE_PROVOST:
        return 0.6
    tiles = WOODEN_TILES if act == BUILD_WOOD else STONY_TILES
    return build_worth(state, seat, tiles, left, taken)


def exchange_worth(state: Caylus, seat: int, effect: Effect, left: int) -> float:
    """A gain less its price; a price that cannot be paid yet may still be found along the road."""
    got = effect.gain
    late = 1.0 if left else 0.45
    worth = sum(count * WORTH[kind] for kind, count in enumerate(got.goods)) * late
    worth += 1.5 * late * got.choice + got.points + FAVOUR * got.favours * (0.5 + 0.5 * (left > 0))
    worth += (0.7 if left else 0.1) * min(got.workers, state.camp(seat))
    payable = state.can_pay(seat, effect.price)
    if effect.price.choice:
        payable = sum(state.goods[seat * KINDS : seat * KINDS + BASIC_KINDS]) >= effect.price.choice
    return (worth - price(effect.price, left)) * (1.0 if payable else 0.3)


def build_worth(state: Caylus, seat: int, tiles: range, left: int, taken: int) -> float:
    """The best tile the seat can pay for (the next best for a further Carpenter), its income included."""
    if not state.houses_left(seat) or not state.first_empty_space():
        return 0.0
    found = [0.0, 0.0, 0.0]
    for tile in tiles:
        if not state.is_beside(tile):
            continue
        cost = BUILDINGS[tile].cost
        worth = BUILDINGS[tile].points + HOUSE_A_ROUND * left - price(cost, left)
        tokens = sum(state.goods[seat * KINDS : seat * KINDS + BASIC_KINDS])
        paid = state.can_pay(seat, cost) and tokens >= sum(cost.goods) + cost.choice
        found.append(worth if paid else 0.35 * worth)
    found.sort(reverse=True)
    return found[min(taken, 2)] * (1.0 if not taken else 0.6)

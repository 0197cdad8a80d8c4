"""Caylus 1303: points, what belongings are worth, and what workers on the board bring if the provost lets them."""

from typing import Final

from rynek.core.state import State
from rynek.games.caylus_1303.buildings import (
    BUILD_STONE_CHEAPLY,
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
from rynek.games.caylus_1303.course import phase_of
from rynek.games.caylus_1303.resources import BASIC_KINDS, CLOTH, FOOD, GOLD, KINDS, STONE, Amount
from rynek.games.caylus_1303.road import PLACES, PRINTED_PLACES, SPACES
from rynek.games.caylus_1303.state import ROUNDS, CaylusState

WORTH: Final = [1.05, 1.0, 1.05, 1.1, 2.3]
"""What a token that is not part of a bundle is worth, the first of its kind."""
MORE: Final = [1.0, 0.7, 0.45, 0.25]
"""How much of that the second, third ... token of a kind keeps."""
BUNDLE: Final = 4.4
"""What the tokens of a bundle are worth to a player who may deliver it in a later round."""
FAVOUR: Final = 3.5
HOUSE_A_ROUND: Final = 0.4
RESIDENCE_A_ROUND: Final = 0.9
CHARACTER_A_ROUND: Final = [0.4, 0.5, 0.6, 0.3, 0.4, 0.5, 0.5, 1.0, 0.8, 0.6, 0.6, 0.9]
REACHED: Final = {-3: 0.95, -2: 0.9, -1: 0.8, 0: 0.7, 1: 0.3, 2: 0.15, 3: 0.08}
"""By steps ahead of the provost before the bridge is done: how often a space is reached."""
GRUDGE: Final = 0.3
"""How much a rival's point hurts, all rivals together."""
RIVAL_WORKER: Final = 1.6
"""What a rival's worker will bring where he stands, if he acts."""


def judge(state: State, seat: int) -> float:
    """What the seat may expect, less a share of what its rivals may expect."""
    assert isinstance(state, CaylusState)
    if state.over:
        scores = state.scores()
        return scores[seat] - GRUDGE * (sum(scores) - scores[seat]) / (state.players - 1)
    sure = is_settled(state)
    rivals = sum(rival(state, other, sure=sure) for other in range(state.players) if other != seat)
    return prospect(state, seat, sure=sure) - GRUDGE * rivals / (state.players - 1)


def is_settled(state: CaylusState) -> bool:
    """Whether the provost will not move any more this round."""
    names = {type(frame).__name__ for frame in state.stack}
    return names.isdisjoint(("Activation", "Bridge", "LeaveBridge"))


def rival(state: CaylusState, seat: int, *, sure: bool) -> float:
    """A rough guess of what a rival has and hopes for."""
    hoped = sum(
        chance_to_act(state, place, sure=sure)
        for place in range(PLACES)
        if state.worker[place] == seat or state.second[place] == seat
    )
    characters = 0.6 * state.holder.count(seat)
    return state.prestige(seat) + characters + RIVAL_WORKER * hoped


def prospect(state: CaylusState, seat: int, *, sure: bool) -> float:
    """The points a seat may end with, as far as the table tells."""
    left = ROUNDS - state.round
    phase = phase_of(state)
    plan = Plan(state, seat, left)
    if phase in ("planning", "activation"):
        plan.walk(sure=sure)
    worth = state.prestige(seat) + plan.points + estate(state, seat, plan.goods, left)
    worth += sum(CHARACTER_A_ROUND[c] * (left + 0.5) for c in range(CHARACTERS) if state.holder[c] == seat)
    worth += pool_worth(plan.pool, left, planning=phase == "planning")
    delivers = seat in state.yard or state.holder[DELIVERYMAN] == seat
    if phase != "management" and delivers:
        return worth + delivery_worth(state, seat, plan.goods, left)
    return worth + tokens_worth(plan.goods, left)


# belongings


def tokens_worth(counts: list[int], left: int) -> float:
    """Tokens in hand: bundles for later and single tokens; with no round left only gold counts.

    The tiny rest makes taking a token look better than leaving it.
    """
    if not left:
        return 2.0 * counts[GOLD] + 0.02 * sum(counts)
    bundles = possible_bundles(counts, free=False)
    rest = left_after(counts, bundles)
    worth = BUNDLE * bundles
    for kind in range(KINDS):
        for number in range(rest[kind]):
            worth += WORTH[kind] * (MORE[number] if number < len(MORE) else 0.1)
    return max(worth * min(1.0, 0.6 + 0.15 * left), 2.0 * counts[GOLD])


def delivery_worth(state: CaylusState, seat: int, counts: list[int], left: int) -> float:
    """Tokens of a player who delivers this round: bundles now, the rest for later."""
    bundles = possible_bundles(counts, free=state.holder[CHAMBERLAIN] == seat)
    if not bundles:
        return tokens_worth(counts, left)
    each = 5 + (1 if state.holder[FOREMAN] == seat else 0)
    unused = not state.used >> GOLDSMITH & 1
    bonus = 5 if state.holder[GOLDSMITH] == seat and counts[GOLD] and unused else 0
    favour = 0.3 * FAVOUR if left else 0.5
    return bundles * each + bonus + favour + tokens_worth(left_after(counts, bundles), left)


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
    """About what is left when so many bundles have been delivered; gold goes last, it is worth points by itself."""
    rest = counts[:]
    rest[FOOD] = max(0, rest[FOOD] - bundles)
    for _ in range(bundles):
        for kind in sorted(range(1, KINDS), key=lambda kind: 0.6 * (kind == GOLD) - rest[kind])[:2]:
            rest[kind] = max(0, rest[kind] - 1)
    return rest


def pool_worth(pool: int, left: int, *, planning: bool) -> float:
    """Workers in the pool: this round's placements and steps of the provost, and the next rounds'."""
    if not left:
        return pool * (0.35 if planning else 0.1)
    return 0.75 * min(pool, 4) + 0.5 * max(0, min(pool - 4, 3)) + 0.2 * max(0, min(pool - 7, 4)) + 0.04 * pool


def estate(state: CaylusState, seat: int, counts: list[int], left: int) -> float:
    """What houses, residences and monuments will still bring."""
    worth, homes = 0.0, 0
    for space in range(1, SPACES + 1):
        if state.house[space] != seat:
            continue
        face = state.face[space]
        if face == RESIDENCE or (face < FIRST_MONUMENT and not BUILDINGS[face].points):
            homes += 1
        elif face in EACH_RECRUITMENT:
            extra = EACH_RECRUITMENT[face]
            worth += (0.5 * extra.workers + sum(extra.goods)) * left
        elif face < FIRST_MONUMENT:
            worth += HOUSE_A_ROUND * left
    return worth + homes * RESIDENCE_A_ROUND * left + (monument_hope(state, counts, left) if homes else 0.0)


def monument_hope(state: CaylusState, counts: list[int], left: int) -> float:
    """What a residence may gain as the ground of a monument: the best that can be paid now, or a promise."""
    best = 0.5 * left
    for tile in MONUMENTS:
        cost = BUILDINGS[tile].cost
        if has(counts, cost.goods) and state.is_beside(tile):
            best = max(best, 0.8 * (BUILDINGS[tile].points - price(cost, left)))
    return best


def price(cost: Amount, left: int) -> float:
    """What a cost is worth to the one who pays it."""
    fixed = sum(count * WORTH[kind] for kind, count in enumerate(cost.goods))
    if not left:
        return 2.0 * cost.goods[GOLD]
    return fixed + 1.1 * cost.choice


def has(counts: list[int], wanted: tuple[int, ...]) -> bool:
    """Whether a stock holds all that is wanted."""
    return all(counts[kind] >= wanted[kind] for kind in range(KINDS))


# the walk along the road


def chance_to_act(state: CaylusState, place: int, *, sure: bool) -> float:
    """How likely a place is reached: certain before the bridge and once it is done."""
    if place < PRINTED_PLACES:
        return 1.0
    ahead = place - PRINTED_PLACES + 1 - state.provost
    if sure:
        return 1.0 if ahead <= 0 else 0.0
    return 0.97 if ahead < -3 else REACHED.get(ahead, 0.02)


class Plan:
    """What a seat will have after its workers have acted in the order of the road."""

    def __init__(self, state: CaylusState, seat: int, left: int) -> None:
        self.state = state
        self.seat = seat
        self.left = left
        self.goods = state.goods[seat * KINDS : (seat + 1) * KINDS]
        self.pool = state.pool[seat]
        self.points = 0.0
        self.built: list[int] = []

    def walk(self, *, sure: bool) -> None:
        """Let every worker of the seat act, each as likely as the provost makes it."""
        state = self.state
        for place in range(PLACES):
            if state.worker[place] != self.seat and state.second[place] != self.seat:
                continue
            chance = chance_to_act(state, place, sure=sure)
            building = BUILDINGS[state.building_at(place)]
            owner = -1 if place < PRINTED_PLACES else state.house[place - PRINTED_PLACES + 1]
            self.use(building.sides[1 if owner >= 0 and building.points else 0], chance)

    def use(self, effects: tuple[Effect, ...], chance: float) -> None:
        """The best a building offers; an unlikely one only counts as a hope."""
        act = effects[0].act
        if act == EXCHANGE:
            self.exchange(effects, chance)
        elif act == PLACE_HOUSE:
            if self.goods[CLOTH] and self.left:
                self.goods[CLOTH] -= 1
                self.points += RESIDENCE_A_ROUND * self.left + 0.4 * self.left
        elif act == MOVE_PROVOST:
            self.points += 0.5
        else:
            self.build(WOODEN_TILES if act == BUILD_WOOD else STONY_TILES, chance, cheaply=act == BUILD_STONE_CHEAPLY)

    def exchange(self, effects: tuple[Effect, ...], chance: float) -> None:
        """The alternative with the largest gain over its price, when it can be paid from what will be there."""
        before = self.standing(self.goods, self.pool)
        best, goods, pool = 0.0, self.goods, self.pool
        points = 0.0
        for effect in effects:
            after = self.after(effect)
            if after is None:
                continue
            gained = effect.gain.points + FAVOUR * effect.gain.favours * (1.0 if self.left else 0.6)
            worth = gained + self.standing(*after) - before
            if worth > best:
                best, points = worth, gained
                goods, pool = after
        if chance >= 0.5:
            self.goods, self.pool = goods, pool
            self.points += points - (1 - chance) * best
        else:
            self.points += chance * best

    def standing(self, goods: list[int], pool: int) -> float:
        """What goods and workers are worth together."""
        return tokens_worth(goods, self.left) + pool_worth(pool, self.left, planning=False)

    def after(self, effect: Effect) -> tuple[list[int], int] | None:
        """Goods and pool after an exchange; None when it cannot be paid."""
        cost, got = effect.price, effect.gain
        if cost.workers > self.pool or not has(self.goods, cost.goods):
            return None
        goods = [self.goods[kind] - cost.goods[kind] + got.goods[kind] for kind in range(KINDS)]
        for _ in range(cost.choice):
            most = max(range(BASIC_KINDS), key=goods.__getitem__)
            if not goods[most]:
                return None
            goods[most] -= 1
        for _ in range(got.choice):
            goods[min(range(BASIC_KINDS), key=goods.__getitem__)] += 1
        return goods, self.pool - cost.workers + min(got.workers, self.state.camp(self.seat))

    def build(self, tiles: range, chance: float, *, cheaply: bool) -> None:
        """The tile with the largest gain that can be paid, its income included."""
        state = self.state
        if state.houses_left(self.seat) <= len(self.built) or not state.first_empty_space():
            return
        best, chosen, goods = 0.0, -1, self.goods
        for tile in tiles:
            if tile in self.built or not state.is_beside(tile):
                continue
            after = self.paid(BUILDINGS[tile].cost, cheaply=cheaply)
            if after is None:
                continue
            worth = BUILDINGS[tile].points + HOUSE_A_ROUND * self.left
            worth += tokens_worth(after, self.left) - tokens_worth(self.goods, self.left)
            if worth > best:
                best, chosen, goods = worth, tile, after
        if chosen >= 0 and chance >= 0.5:
            self.built.append(chosen)
            self.points += chance * (BUILDINGS[chosen].points + HOUSE_A_ROUND * self.left)
            self.goods = goods
        else:
            self.points += chance * best

    def paid(self, cost: Amount, *, cheaply: bool) -> list[int] | None:
        """The goods after paying for a tile; None when they do not suffice."""
        goods = [self.goods[kind] - cost.goods[kind] for kind in range(KINDS)]
        if cheaply and cost.goods[STONE]:
            goods[STONE] += 1
        if min(goods) < 0:
            return None
        if cost.choice:
            most = max(range(BASIC_KINDS), key=goods.__getitem__)
            if not goods[most]:
                return None
            goods[most] -= 1
        return goods

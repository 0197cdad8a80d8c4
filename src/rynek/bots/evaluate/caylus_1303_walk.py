"""Caylus 1303: how a round goes on for a seat from any of its moments: workers act along the road, then it delivers.

Each seat is followed by itself, by what looks best at once. This is asked for every position that search looks at:
plain loops instead of sorting and sums.
"""

from typing import Final

from rynek.bots.evaluate.caylus_1303_outlook import Outlook
from rynek.games.caylus_1303.buildings import (
    BUILD,
    BUILD_STONE_CHEAPLY,
    BUILD_WOOD,
    BUILDINGS,
    EXCHANGE,
    FIRST_BASE,
    FIRST_MONUMENT,
    FIRST_STONY,
    FIRST_WOODEN,
    GARDEN,
    GRANARY,
    MOVE_PROVOST,
    PLACE_HOUSE,
    RESIDENCE,
    START,
    Effect,
)
from rynek.games.caylus_1303.characters import CHAMBERLAIN, FOREMAN, GOLDSMITH
from rynek.games.caylus_1303.delivery import BUNDLE_POINTS, FOREMAN_POINTS, GOLDSMITH_POINTS
from rynek.games.caylus_1303.resources import BASIC_KINDS, CLOTH, FOOD, GOLD, KINDS, STONE, Amount
from rynek.games.caylus_1303.road import LAST_BASE_SPACE, PLACES, PRINTED_PLACES, SPACES
from rynek.games.caylus_1303.state import ALL_HOUSES, SOURCES

TOKEN: Final = [
    [1.4, 1.1, 0.8, 0.5, 0.3],
    [1.4, 1.1, 0.8, 0.5, 0.3],
    [1.4, 1.1, 0.8, 0.5, 0.3],
    [1.6, 1.3, 0.9, 0.5, 0.3],
    [2.8, 2.6, 2.4, 2.2, 2.0],
]
"""What the first, second ... token of a kind is worth while there are rounds to come."""
LAST_TOKEN: Final = [0.05, 0.05, 0.05, 0.05, 2.0]
"""What any token is worth in the last round."""
MOST: Final = 4
WORKER: Final = 0.5
FAVOUR: Final = 3.5
HOUSE: Final = 0.4
"""What a building on the road brings a round."""


class Walk:
    """What a seat will have after its workers have acted and its bundles are delivered."""

    __slots__ = (
        "built",
        "bundles",
        "favours",
        "goods",
        "grounds",
        "hope",
        "houses",
        "lasting",
        "outlook",
        "points",
        "pool",
        "prestige",
        "risk",
        "seat",
        "stony",
        "toll",
        "wooden",
    )

    def __init__(self, outlook: Outlook, seat: int) -> None:
        state = outlook.state
        self.outlook = outlook
        self.seat = seat
        self.goods = state.goods[seat * KINDS : (seat + 1) * KINDS]
        self.pool = state.pool[seat]
        self.points = 0
        self.risk = 0.0
        self.hope = 0.0
        self.toll = 0
        self.bundles = 0
        self.favours = outlook.favours[seat]
        self.built = -1
        self.houses = ALL_HOUSES
        self.grounds = 0
        self.wooden = 0
        self.stony = 0
        self.lasting = [0.0, 0.0, 0.0]
        self.prestige = 0
        for source in range(seat * SOURCES, (seat + 1) * SOURCES):
            self.prestige += state.tokens[source]
        for space in range(1, SPACES + 1):
            if state.house[space] == seat:
                self.own(state.face[space])

    def own(self, face: int) -> None:
        """Count a house on the road by what it stands on; a base building below a house will be a residence."""
        self.houses -= 1
        self.prestige += BUILDINGS[face].points
        if face < FIRST_WOODEN or face == RESIDENCE:
            self.grounds += 1
        elif face < FIRST_STONY:
            self.wooden += 1
        elif face < FIRST_MONUMENT:
            self.stony += 1
        elif face <= GRANARY:
            self.lasting[face - GARDEN] = 1.0

    def go(self) -> None:
        """To the end of the round."""
        outlook, seat = self.outlook, self.seat
        uses = outlook.uses
        if uses is not None and uses.seat == seat:
            self.use(BUILDINGS[uses.building].sides[uses.side], 1.0)
        state = outlook.state
        worker, second = state.worker, state.second
        for place in range(PLACES):
            if worker[place] == seat:
                if place != outlook.acted:
                    self.act(place)
            elif second[place] == seat and (place != outlook.acted or worker[place] >= 0):
                self.act(place)
        if outlook.delivers[seat]:
            self.deliver()

    def act(self, place: int) -> None:
        """A worker of the seat acts, as likely as the provost makes it."""
        state = self.outlook.state
        chance = self.outlook.chance(place)
        if chance > 0.0:
            building = BUILDINGS[state.building_at(place)]
            owned = place >= PRINTED_PLACES and state.house[place - PRINTED_PLACES + 1] >= 0
            self.use(building.sides[BUILD if owned and building.points else START], chance)

    def use(self, effects: tuple[Effect, ...], chance: float) -> None:
        """What a building does for the seat, as far as it can pay for it."""
        act = effects[0].act
        if act == EXCHANGE:
            self.exchange(effects, chance)
        elif act == BUILD_WOOD:
            self.build(FIRST_WOODEN, FIRST_STONY, chance, cheaply=False)
        elif act == PLACE_HOUSE:
            self.place_house()
        elif act == MOVE_PROVOST:
            self.toll += 1
        else:
            self.build(FIRST_STONY, FIRST_MONUMENT, chance, cheaply=act == BUILD_STONE_CHEAPLY)

    def place_house(self) -> None:
        """The Lawyer turns cloth into the ground of a residence."""
        if self.goods[CLOTH] and self.houses and self.has_open_base():
            self.goods[CLOTH] -= 1
            self.houses -= 1
            self.grounds += 1

    def has_open_base(self) -> bool:
        """Whether the Lawyer finds a base building without a house."""
        state = self.outlook.state
        for space in range(1, LAST_BASE_SPACE + 1):
            if FIRST_BASE <= state.face[space] < FIRST_WOODEN and state.house[space] < 0:
                return True
        return False

    def token(self, kind: int, number: int) -> float:
        """What the token of a kind is worth that comes after so many others."""
        if not self.outlook.left and not self.outlook.delivers[self.seat]:
            return LAST_TOKEN[kind]
        return TOKEN[kind][min(MOST, number)]

    def exchange(self, effects: tuple[Effect, ...], chance: float) -> None:
        """The alternative with the largest gain over its price, when it can be paid from what will be there."""
        best = 0.0
        chosen: Effect | None = None
        for effect in effects:
            if self.can_pay(effect.price):
                worth = self.worth(effect.gain) - self.worth(effect.price)
                if worth > best:
                    best, chosen = worth, effect
        if chosen is None:
            return
        if chance < 0.5:
            self.hope += chance * best
            return
        self.risk += (1.0 - chance) * best
        self.pay(chosen.price)
        self.take(chosen.gain)

    def can_pay(self, price: Amount) -> bool:
        """Whether a price can be paid."""
        if price.workers > self.pool:
            return False
        goods = self.goods
        wanted = price.goods
        for kind in range(KINDS):
            if goods[kind] < wanted[kind]:
                return False
        if price.choice:
            return goods[0] + goods[1] + goods[2] + goods[3] >= price.choice
        return True

    def worth(self, amount: Amount) -> float:
        """About what an amount is worth, paid or gained."""
        found = float(amount.points) + FAVOUR * amount.favours
        if amount.workers:
            found += amount.workers * (WORKER if self.outlook.left else 0.1)
        for kind in range(KINDS):
            count = amount.goods[kind]
            if count:
                found += count * self.token(kind, self.goods[kind])
        if amount.choice:
            found += amount.choice * self.token(FOOD, 1)
        return found

    def pay(self, price: Amount) -> None:
        """A price is paid, what is free to choose from what there is most of."""
        goods = self.goods
        self.pool -= price.workers
        for kind in range(KINDS):
            goods[kind] -= price.goods[kind]
        for _ in range(price.choice):
            goods[self.most()] -= 1

    def take(self, gain: Amount) -> None:
        """A gain is taken, what is free to choose of what there is least of."""
        goods = self.goods
        for kind in range(KINDS):
            goods[kind] += gain.goods[kind]
        for _ in range(gain.choice):
            goods[self.least()] += 1
        if gain.workers:
            self.pool += min(gain.workers, self.outlook.state.camp(self.seat))
        self.points += gain.points
        self.favours += gain.favours

    def most(self) -> int:
        """The basic kind there is most of."""
        goods = self.goods
        found = 0
        for kind in range(1, BASIC_KINDS):
            if goods[kind] > goods[found]:
                found = kind
        return found

    def least(self) -> int:
        """The basic kind there is least of."""
        goods = self.goods
        found = 0
        for kind in range(1, BASIC_KINDS):
            if goods[kind] < goods[found]:
                found = kind
        return found

    def build(self, first: int, end: int, chance: float, *, cheaply: bool) -> None:
        """The tile with the largest gain that can be paid, its income included."""
        outlook = self.outlook
        if not self.houses or not outlook.room:
            return
        best, chosen = 0.0, -1
        for tile in range(first, end):
            if outlook.beside[tile] and tile != self.built:
                building = BUILDINGS[tile]
                if self.can_build(building.cost, cheaply):
                    worth = building.points + HOUSE * outlook.left - self.worth(building.cost)
                    if worth > best:
                        best, chosen = worth, tile
        if chosen < 0:
            return
        if chance < 0.5:
            self.hope += chance * best
            return
        self.risk += (1.0 - chance) * best
        self.raise_building(chosen, cheaply)

    def can_build(self, cost: Amount, cheaply: bool) -> bool:
        """Whether a tile can be paid for."""
        goods = self.goods
        wanted = cost.goods
        for kind in range(KINDS):
            if goods[kind] < wanted[kind] and not (cheaply and kind == STONE):
                return False
        if cost.choice:
            spare = goods[0] + goods[1] + goods[2] + goods[3] - wanted[0] - wanted[1] - wanted[2] - wanted[3]
            return spare > 0
        return True

    def raise_building(self, tile: int, cheaply: bool) -> None:
        """A tile is paid for and stands."""
        building = BUILDINGS[tile]
        if cheaply:
            self.goods[STONE] += building.cost.goods[STONE]
        self.pay(building.cost)
        self.points += building.points
        self.houses -= 1
        self.built = tile

    def deliver(self) -> None:
        """As many bundles as there are, gold last, unless the Goldsmith makes a point of it."""
        state, goods = self.outlook.state, self.goods
        free = state.holder[CHAMBERLAIN] == self.seat
        golden = state.holder[GOLDSMITH] == self.seat and goods[GOLD] and not state.used >> GOLDSMITH & 1
        while self.make_bundle(free, bool(golden)):
            self.bundles += 1
            self.points += BUNDLE_POINTS + (FOREMAN_POINTS if state.holder[FOREMAN] == self.seat else 0)
            if golden:
                self.points += GOLDSMITH_POINTS
            golden = False

    def make_bundle(self, free: bool, golden: bool) -> bool:
        """Take a bundle from the goods, if there is one."""
        goods = self.goods
        if not free:
            if not goods[FOOD]:
                return False
            one, other = self.two_others(golden)
            if other < 0:
                return False
            goods[FOOD] -= 1
            goods[one] -= 1
            goods[other] -= 1
            return True
        if goods[0] + goods[1] + goods[2] + goods[3] + goods[GOLD] < 3:
            return False
        for number in range(3):
            kind = self.most()
            goods[GOLD if (golden and not number) or not goods[kind] else kind] -= 1
        return True

    def two_others(self, golden: bool) -> tuple[int, int]:
        """The two kinds beside food for a bundle: what there is most of, gold only where it must be; or -1."""
        goods = self.goods
        one = other = -1
        for kind in range(1, BASIC_KINDS):
            if goods[kind]:
                if one < 0 or goods[kind] > goods[one]:
                    one, other = kind, one
                elif other < 0 or goods[kind] > goods[other]:
                    other = kind
        if goods[GOLD] and (golden or other < 0):
            return (GOLD, one)
        return (one, other)

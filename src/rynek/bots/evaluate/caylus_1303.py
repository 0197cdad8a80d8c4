"""Caylus 1303: what goods, workers, houses and characters have been worth in many games, by the rounds left.

Workers on the board count by what they will bring: a walk to the end of the round lets them act and deliver, and the
features are those of the table after that. The last round has weights of its own.
"""

from typing import Final

from rynek.bots.evaluate import Evaluator
from rynek.bots.evaluate.caylus_1303_outlook import Outlook
from rynek.bots.evaluate.caylus_1303_walk import Walk
from rynek.bots.evaluate.learned import Learned
from rynek.core.state import State
from rynek.games.caylus_1303.buildings import BUILDING, BUILDINGS, FIRST_BASE, FIRST_WOODEN, MONUMENTS
from rynek.games.caylus_1303.characters import CHARACTER, CHARACTERS, DELIVERYMAN, STEWARD
from rynek.games.caylus_1303.resources import CLOTH, FOOD, GOLD, KINDS, NAMES
from rynek.games.caylus_1303.road import LAST_BASE_SPACE
from rynek.games.caylus_1303.state import ROUNDS, CaylusState

STEPS: Final = ("one", "two", "more")
GOODS: Final = [f"{name}_{step}" for name in NAMES for step in STEPS]
HELD: Final = [CHARACTER.word(character) for character in range(CHARACTERS)]
GAINS: Final = ["points", "favours", "bundles", "majority", "risk", "hope", "toll", "takes", "delivers"]
WORKERS: Final = [f"{place}_{step}" for place in ("hands", "pool") for step in ("few", "some", "many")]
ORDER: Final = ["turn", "passed", "first", "prestige"]
ESTATE: Final = ["houses_left", "residences", "wooden", "stony", "steward_houses", "garden", "factory", "granary"]
ROAD: Final = ["bundles_later", "ground", "cloth_lawyer", "cloth_tailor", "gold_jeweler", "pool_church"]
ACTING: Final = ["acting_points", "acting_favours", "acting_bundles", "acting_majority"]
"""Gains once planning is over: workers not placed yet bring nothing more beside them."""
USUAL: Final = GOODS + HELD + GAINS + WORKERS + ORDER + ESTATE + ROAD + ACTING
FEATURES: Final = USUAL + [f"last_{name}" for name in USUAL]
COUNT: Final = len(USUAL)
AT_HELD: Final = len(GOODS)
AT_GAINS: Final = AT_HELD + len(HELD)
AT_WORKERS: Final = AT_GAINS + len(GAINS)
AT_ORDER: Final = AT_WORKERS + len(WORKERS)
AT_ESTATE: Final = AT_ORDER + len(ORDER)
AT_ROAD: Final = AT_ESTATE + len(ESTATE)
AT_ACTING: Final = AT_ROAD + len(ROAD)
NOTHING: Final = [0.0] * COUNT
TAILOR: Final = BUILDING.value("tailor")
JEWELER: Final = BUILDING.value("jeweler")
CHURCH: Final = BUILDING.value("church")


def evaluator(players: int) -> Evaluator:
    """The evaluator for so many players."""
    return CaylusEvaluator(players)


class CaylusEvaluator(Learned):
    """Prestige, and what the table after the walk along the road promises."""

    __slots__ = ("by_round",)

    def __init__(self, players: int) -> None:
        self.by_round: list[list[float]] = [NOTHING] * (ROUNDS + 1)
        super().__init__("caylus_1303", players, FEATURES, 2.0)

    def take(self, plain: dict[str, float], timed: dict[str, float]) -> None:
        super().take(plain, timed)
        for number in range(1, ROUNDS):
            time = (ROUNDS - number) / (ROUNDS - 1)
            self.by_round[number] = [self.plain[place] + self.timed[place] * time for place in range(COUNT)]
        self.by_round[ROUNDS] = self.plain[COUNT:]

    def base(self, state: State, seat: int) -> float:
        assert isinstance(state, CaylusState)
        return float(state.prestige(seat))

    def time(self, state: State, seat: int) -> float:
        assert isinstance(state, CaylusState)
        return (ROUNDS - state.round) / (ROUNDS - 1)

    def stretch(self, state: State) -> int | None:
        """The tree judges every position, so all are learned from."""
        return None

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, CaylusState)
        outlook = Outlook(state)
        walks = walks_of(outlook)
        found = features_of(outlook, walks[seat], favoured(state, walks) == seat)
        return found + NOTHING if outlook.left else NOTHING + found

    def values(self, state: State) -> list[float]:
        if state.over:
            return [float(points) for points in state.scores()]
        assert isinstance(state, CaylusState)
        weights = self.by_round[state.round]
        outlook = Outlook(state)
        walks = walks_of(outlook)
        most = favoured(state, walks)
        found: list[float] = []
        for walk in walks:
            total = float(walk.prestige)
            features = features_of(outlook, walk, walk.seat == most)
            for place in range(COUNT):
                value = features[place]
                if value != 0.0:
                    total += value * weights[place]
            found.append(total)
        return found


def walks_of(outlook: Outlook) -> list[Walk]:
    """How the round goes on for every seat."""
    found: list[Walk] = []
    for seat in range(outlook.state.players):
        walk = Walk(outlook, seat)
        walk.go()
        found.append(walk)
    return found


def favoured(state: CaylusState, walks: list[Walk]) -> int:
    """Who will have delivered most bundles this round, -1 where that is nobody or over."""
    winner, most = -1, 0
    for seat in state.yard:
        count = state.bundles[seat] + walks[seat].bundles
        if count > most:
            winner, most = seat, count
    holder = state.holder[DELIVERYMAN]
    if holder < 0 or not walks[holder].outlook.delivers[holder]:
        return winner
    return holder if state.bundles[holder] + walks[holder].bundles > most else winner


def features_of(outlook: Outlook, walk: Walk, most: bool) -> list[float]:
    """The features of a seat after its walk."""
    found = NOTHING[:]
    note_goods(found, walk.goods)
    holder = outlook.state.holder
    for character in range(CHARACTERS):
        if holder[character] == walk.seat:
            found[AT_HELD + character] = 1.0
    note_gains(found, outlook, walk, most)
    note_order(found, outlook, walk)
    note_estate(found, outlook, walk)
    note_road(found, outlook, walk)
    return found


def note_goods(found: list[float], goods: list[int]) -> None:
    """Tokens in steps: the first, the second, and more."""
    for kind in range(KINDS):
        count = goods[kind]
        if count:
            found[3 * kind] = 1.0
            if count > 1:
                found[3 * kind + 1] = 1.0
                found[3 * kind + 2] = float(count - 2)


def note_gains(found: list[float], outlook: Outlook, walk: Walk, most: bool) -> None:
    """What the walk has brought beside goods and workers, and what is uncertain about it."""
    gains = [float(walk.points), float(walk.favours), float(walk.bundles), 1.0 if most else 0.0]
    for place in range(len(gains)):
        found[AT_GAINS + place] = gains[place]
        if not outlook.planning:
            found[AT_ACTING + place] = gains[place]
    found[AT_GAINS + 4] = walk.risk
    found[AT_GAINS + 5] = walk.hope
    found[AT_GAINS + 6] = float(walk.toll)
    found[AT_GAINS + 7] = float(outlook.takes[walk.seat])
    found[AT_GAINS + 8] = 1.0 if outlook.delivers[walk.seat] else 0.0


def note_order(found: list[float], outlook: Outlook, walk: Walk) -> None:
    """Workers to be placed and workers for later, and who comes when."""
    state, seat = outlook.state, walk.seat
    passed = seat in state.bridge
    if outlook.planning and not passed:
        count_workers(found, AT_WORKERS, state.pool[seat])
        if state.to_act[0] == seat:
            found[AT_ORDER] = 1.0
    count_workers(found, AT_WORKERS + 3, walk.pool)
    if passed:
        found[AT_ORDER + 1] = 1.0
    if state.first == seat:
        found[AT_ORDER + 2] = 1.0
    found[AT_ORDER + 3] = walk.prestige * 0.1


def note_estate(found: list[float], outlook: Outlook, walk: Walk) -> None:
    """Houses in supply, and what those on the road stand on."""
    found[AT_ESTATE] = float(walk.houses)
    found[AT_ESTATE + 1] = float(walk.grounds)
    found[AT_ESTATE + 2] = float(walk.wooden)
    found[AT_ESTATE + 3] = float(walk.stony)
    if outlook.state.holder[STEWARD] == walk.seat:
        found[AT_ESTATE + 4] = float(walk.wooden + walk.stony)
    for number in range(3):
        found[AT_ESTATE + 5 + number] = walk.lasting[number]


def note_road(found: list[float], outlook: Outlook, walk: Walk) -> None:
    """What the site, the road and the monuments beside it offer for goods and workers at hand."""
    state, goods = outlook.state, walk.goods
    found[AT_ROAD] = float(bundles_later(goods))
    if walk.grounds and goods[GOLD]:
        found[AT_ROAD + 1] = float(best_monument(outlook, goods))
    if goods[CLOTH]:
        found[AT_ROAD + 2] = float(min(goods[CLOTH], open_bases(state)))
        if TAILOR in state.face:
            found[AT_ROAD + 3] = float(min(goods[CLOTH], 2))
    if goods[GOLD] and JEWELER in state.face:
        found[AT_ROAD + 4] = float(min(goods[GOLD], 2))
    if walk.pool > 3 and CHURCH in state.face:
        found[AT_ROAD + 5] = 1.0


def count_workers(found: list[float], place: int, pool: int) -> None:
    """Workers in steps: the more there are, the less another one may help."""
    found[place] = float(min(pool, 3))
    if pool > 3:
        found[place + 1] = float(min(pool - 3, 3))
        if pool > 6:
            found[place + 2] = float(pool - 6)


def bundles_later(goods: list[int]) -> int:
    """How many bundles the goods hold."""
    most = others = 0
    for kind in range(1, KINDS):
        others += goods[kind]
        most = max(most, goods[kind])
    return min(goods[FOOD], others // 2, others - most)


def open_bases(state: CaylusState) -> int:
    """How many base buildings have no house."""
    found = 0
    for space in range(1, LAST_BASE_SPACE + 1):
        if FIRST_BASE <= state.face[space] < FIRST_WOODEN and state.house[space] < 0:
            found += 1
    return found


def best_monument(outlook: Outlook, goods: list[int]) -> int:
    """The points of the best monument whose price is there."""
    best = 0
    for tile in MONUMENTS:
        building = BUILDINGS[tile]
        if outlook.beside[tile] and building.points > best:
            cost = building.cost.goods
            able = True
            for kind in range(KINDS):
                if goods[kind] < cost[kind]:
                    able = False
            if able:
                best = building.points
    return best

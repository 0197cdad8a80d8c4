"""Caylus 1303: what goods, workers, houses and characters have been worth in many games, by the rounds left.

Workers on the board count by what they will bring: the judge's plan lets them act in the order of the road, and the
features are those of the table after that.
"""

from typing import Final

from rynek.bots.evaluate import Evaluator
from rynek.bots.evaluate.learned import Learned
from rynek.bots.judge.caylus_1303 import Plan, chance_to_act, estate, possible_bundles, tokens_worth
from rynek.core.state import State
from rynek.games.caylus_1303.activation import Activation
from rynek.games.caylus_1303.buildings import BUILDINGS, FIRST_MONUMENT, FIRST_STONY, MONUMENTS, RESIDENCE
from rynek.games.caylus_1303.characters import CHAMBERLAIN, CHARACTER, CHARACTERS, DELIVERYMAN
from rynek.games.caylus_1303.delivery import Delivery
from rynek.games.caylus_1303.provost import Bridge, LeaveBridge
from rynek.games.caylus_1303.resources import KINDS, NAMES
from rynek.games.caylus_1303.road import PLACES, SPACES
from rynek.games.caylus_1303.rounds import Management
from rynek.games.caylus_1303.state import ROUNDS, CaylusState

STEPS: Final = ("one", "two", "more")
OTHER: Final = [
    "plan",
    "estate",
    "tokens",
    "bundles",
    "delivers",
    "bundles_now",
    "few_workers",
    "some_workers",
    "many_workers",
    "standing",
    "hoped",
    "houses_left",
    "residences",
    "wooden",
    "stony",
    "monuments",
    "passed",
    "first",
    "prestige",
    "ground",
]
FEATURES: Final = (
    [f"{name}_{step}" for name in NAMES for step in STEPS]
    + [CHARACTER.word(character) for character in range(CHARACTERS)]
    + OTHER
)


def evaluator(players: int) -> Evaluator:
    """The evaluator for so many players."""
    return CaylusEvaluator(players)


class CaylusEvaluator(Learned):
    """Prestige, and what the table after the walk along the road promises."""

    __slots__ = ()

    def __init__(self, players: int) -> None:
        super().__init__("caylus_1303", players, FEATURES, 2.0)

    def base(self, state: State, seat: int) -> float:
        assert isinstance(state, CaylusState)
        return float(state.prestige(seat))

    def time(self, state: State, seat: int) -> float:
        assert isinstance(state, CaylusState)
        return (ROUNDS - state.round) / (ROUNDS - 1)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, CaylusState)
        planning, walking, delivering, sure = phases(state)
        left = ROUNDS - state.round
        plan = Plan(state, seat, left)
        if planning or walking:
            plan.walk(sure=sure)
        found: list[float] = []
        for kind in range(KINDS):
            count = plan.goods[kind]
            found.append(1.0 if count else 0.0)
            found.append(1.0 if count > 1 else 0.0)
            found.append(float(count - 2) if count > 2 else 0.0)
        found += [1.0 if state.holder[character] == seat else 0.0 for character in range(CHARACTERS)]
        bundles = possible_bundles(plan.goods, free=state.holder[CHAMBERLAIN] == seat)
        delivers = delivering and (seat in state.yard or state.holder[DELIVERYMAN] == seat)
        found += [plan.points, estate(state, seat, plan.goods, left), tokens_worth(plan.goods, left)]
        found += [float(bundles), 1.0 if delivers else 0.0, float(bundles) if delivers else 0.0]
        found += workers(plan.pool)
        found += standing(state, seat, sure) if planning or walking else [0.0, 0.0]
        found += houses(state, seat)
        found += [
            1.0 if planning and seat in state.bridge else 0.0,
            1.0 if state.first == seat else 0.0,
            state.prestige(seat) / 10.0,
            monument_ground(state, seat, plan.goods),
        ]
        return found


def phases(state: CaylusState) -> tuple[bool, bool, bool, bool]:
    """Whether planning goes on, workers still act, the site waits for deliveries, and the provost is done."""
    planning = walking = delivering = False
    sure = True
    for frame in state.stack:
        if isinstance(frame, Activation):
            planning = True
            sure = False
        elif isinstance(frame, Delivery):
            walking = True
        elif isinstance(frame, Management):
            delivering = True
        elif isinstance(frame, (Bridge, LeaveBridge)):
            sure = False
    return planning, walking, delivering, sure


def workers(pool: int) -> list[float]:
    """Workers in the pool; the more there are, the less another one may help."""
    return [float(min(pool, 3)), float(max(0, min(pool - 3, 3))), float(max(0, pool - 6))]


def standing(state: CaylusState, seat: int, sure: bool) -> list[float]:
    """Workers on the board, and how many of them may hope to act."""
    count = hoped = 0.0
    for place in range(PLACES):
        if state.worker[place] == seat or state.second[place] == seat:
            count += 1.0
            hoped += chance_to_act(state, place, sure=sure)
    return [count, hoped]


def houses(state: CaylusState, seat: int) -> list[float]:
    """Houses in supply, and what those on the road stand on."""
    residences = wooden = stony = monuments = 0.0
    for space in range(1, SPACES + 1):
        if state.house[space] == seat:
            face = state.face[space]
            if face == RESIDENCE:
                residences += 1.0
            elif face >= FIRST_MONUMENT:
                monuments += 1.0
            elif face >= FIRST_STONY:
                stony += 1.0
            else:
                wooden += 1.0
    return [float(state.houses_left(seat)), residences, wooden, stony, monuments]


def monument_ground(state: CaylusState, seat: int, goods: list[int]) -> float:
    """The points of the best monument whose price is there, for a seat with ground to build on."""
    if RESIDENCE not in [state.face[space] for space in range(1, SPACES + 1) if state.house[space] == seat]:
        return 0.0
    best = 0
    for tile in MONUMENTS:
        cost = BUILDINGS[tile].cost.goods
        if BUILDINGS[tile].points > best and state.is_beside(tile):
            able = True
            for kind in range(KINDS):
                if goods[kind] < cost[kind]:
                    able = False
            if able:
                best = BUILDINGS[tile].points
    return float(best)

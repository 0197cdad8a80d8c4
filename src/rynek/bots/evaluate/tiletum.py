"""Tiletum: what the parts of the judge have been worth in many games, by the turns left. Judged between turns only."""

from typing import Final

from rynek.bots.evaluate import Evaluator
from rynek.bots.evaluate.learned import Learned
from rynek.bots.judge.tiletum import (
    building_worth,
    cathedral_worth,
    fairs_worth,
    goods_worth,
    judge,
    king_worth,
    piece_worth,
    prospects,
    store_worth,
    turns_left,
)
from rynek.core.state import State
from rynek.games.tiletum.fair import takes_part
from rynek.games.tiletum.goods import DICE_SLOTS, GOOD, GOODS, ROUNDS
from rynek.games.tiletum.playerboard import BUILDINGS
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import is_contract, is_crest, is_helper
from rynek.games.tiletum.wheel import ChooseDie

TURNS: Final = ROUNDS * DICE_SLOTS
FEATURES: Final = (
    [
        "king",
        "fairs",
        "buildings",
        "store",
        "goods",
        "cathedrals",
        "pieces",
        "houses_pillars",
        "houses",
        "pillars",
        "house_supply",
        "pillar_supply",
        "king_space",
        "at_the_fair",
        "completed",
        "filled",
        "crests",
        "contracts",
        "stored_contracts",
        "stored_crests",
        "stored_helpers",
        "stored_others",
        "cathedral_tiles",
    ]
    + [f"{GOOD.word(good)}_{part}" for good in range(GOODS) for part in ("few", "many")]
    + [f"turns_left_{turn}" for turn in range(TURNS + 1)]
)


def evaluator(players: int) -> Evaluator:
    """The evaluator for so many players."""
    return TiletumEvaluator(players)


class TiletumEvaluator(Learned):
    """What the judge expects, each of its parts mended by what it has been worth."""

    __slots__ = ()

    def __init__(self, players: int) -> None:
        super().__init__("tiletum", players, FEATURES, 4.0, completes=True)

    def is_quiet(self, state: State, seat: int) -> bool:
        top = state.stack[-1]
        return seat not in state.to_act or (isinstance(top, ChooseDie) and top.good < 0)

    def step_worth(self, state: State, seat: int) -> float:
        return judge(state, seat)

    def base(self, state: State, seat: int) -> float:
        """What the judge expects; the weights mend it."""
        assert isinstance(state, TiletumState)
        return prospects(state, seat)

    def time(self, state: State, seat: int) -> float:
        assert isinstance(state, TiletumState)
        return turns_left(state, seat) / TURNS

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, TiletumState)
        left = turns_left(state, seat)
        houses, pillars = state.houses_on_map(seat), state.pillars_on_map(seat)
        found = [
            king_worth(state, seat),
            fairs_worth(state, seat, left),
            building_worth(state, seat, left),
            store_worth(state, seat, left),
            goods_worth(state, seat, left),
            cathedral_worth(state, seat, left),
            piece_worth(state, seat, left, houses, pillars),
            float(houses * pillars),
            float(houses),
            float(pillars),
            float(min(3, state.house_supply(seat))),
            float(min(3, state.pillar_supply(seat))),
            float(state.king_space[seat]),
            1.0 if takes_part(state, seat, state.fair_cities[state.round - 1]) else 0.0,
            float(state.completed(seat)),
            float(state.filled(seat)),
            float(placed_crests(state, seat)),
            float(len(state.contracts[seat])),
        ]
        found += stored(state, seat)
        found.append(float(state.cathedrals(seat)))
        for good in range(GOODS):
            count = state.goods[seat * GOODS + good]
            found.append(float(min(count, 4)))
            found.append(float(max(0, count - 4)))
        turns = [0.0] * (TURNS + 1)
        turns[left] = 1.0
        return found + turns


def placed_crests(board: TiletumState, seat: int) -> int:
    """Crests on the buildings of a seat."""
    count = 0
    for building in range(BUILDINGS):
        if board.crests[seat * BUILDINGS + building] >= 0:
            count += 1
    return count


def stored(board: TiletumState, seat: int) -> list[float]:
    """Contracts, crests, helpers and other tiles in the storehouse."""
    contracts = crests = helpers = others = 0.0
    for tile in board.storehouses[seat]:
        if is_contract(tile):
            contracts += 1.0
        elif is_crest(tile):
            crests += 1.0
        elif is_helper(tile):
            helpers += 1.0
        else:
            others += 1.0
    return [contracts, crests, helpers, others]

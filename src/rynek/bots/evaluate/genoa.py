"""Genoa: the bargainer proposes, turns are played on, and what everybody then owns is judged.

The hand-written worth of belongings can be mended by weights for its parts, each with one times the time left; no
weights have won yet.
"""

from random import Random
from typing import Final, cast

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator
from rynek.bots.evaluate.genoa_turns import Turn, candidates
from rynek.bots.evaluate.learned import Learned
from rynek.bots.judge.genoa_values import ORDERS, goods_there, patience, turns_left, worth
from rynek.bots.race import Plan, race
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State
from rynek.games.genoa.cards import CONTRACT, IN_PILE, LARGE_ORDER, MESSAGE, PILE_OF, cards_in
from rynek.games.genoa.goods import BUILDING_USE, GOOD_COUNT, LAST_POSITION, START_POSITION, TOKEN, TOKEN_COUNT
from rynek.games.genoa.messages import DELIVER
from rynek.games.genoa.scoring import contract_pay
from rynek.games.genoa.state import GenoaState

FEW: Final = 8
"""How many moves are played to the end of the turn when there is little time."""
MANY: Final = 16
"""How many with so many iterations or more, or with a clock."""
PATIENT: Final = 48
FEATURES: Final = [
    "ducats",
    "goods",
    "kinds",
    "markers",
    "buildings",
    "messages",
    "contracts",
    "contract_pay",
    "use_owned",
    *[TOKEN.word(token) for token in range(TOKEN_COUNT)],
    *[f"large_order_{there}" for there in range(4)],
    *[f"small_order_{there}" for there in range(2)],
    "turns",
]
"""What a seat owns: ducats by the hundred, goods and kinds of goods, orders by the goods that are there."""
FIRST_TOKEN: Final = 9
FIRST_LARGE: Final = FIRST_TOKEN + TOKEN_COUNT
FIRST_SMALL: Final = FIRST_LARGE + 4
TURNS: Final = FIRST_SMALL + 2


def evaluator(players: int) -> Evaluator:
    """The evaluator for so many players."""
    return GenoaEvaluator(players)


class GenoaEvaluator(Learned):
    """What belongings are worth, each kind mended by its weights where there are any."""

    __slots__ = ()

    def __init__(self, players: int) -> None:
        super().__init__("genoa", players, FEATURES, 15.0)

    def plan(self, seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
        """Opinions on the moves of a step; a complete Message is delivered at once."""
        for move in moves:
            if move.verb is DELIVER:
                return [Opinion(move, 1, 0.0)]
        most = FEW if 0 < budget.iterations < PATIENT else MANY
        found = candidates(seat.guess(rng), seat.seat, moves, most, rng)
        return race([Plan(move) for move in found], Turn(seat, found, self), rng, budget)

    def base(self, state: State, seat: int) -> float:
        """What belongings are worth by hand; the weights mend it."""
        return worth(cast("GenoaState", state), seat)

    def time(self, state: State, seat: int) -> float:
        table = cast("GenoaState", state)
        rounds = LAST_POSITION - START_POSITION[table.players] + 1
        return turns_left(table) / (rounds * table.players)

    def stretch(self, state: State) -> int:
        """A turn: what is learned from are its beginnings."""
        return cast("GenoaState", state).trader

    def features(self, state: State, seat: int) -> list[float]:
        table = cast("GenoaState", state)
        hand = table.hands[seat]
        goods = table.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
        tokens = table.tokens[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT]
        owned = table.owner.count(seat)
        hope = patience(table)
        found = [0.0] * len(FEATURES)
        found[0] = table.money[seat] / 100.0
        found[1] = hope * sum(goods)
        found[2] = hope * (GOOD_COUNT - goods.count(0))
        found[3] = hope * table.markers[seat]
        found[4] = float(owned)
        found[5] = hope * (hand & IN_PILE[MESSAGE]).bit_count()
        found[6] = hope * (hand & IN_PILE[CONTRACT]).bit_count()
        found[7] = contract_pay(hand) / 10.0
        found[8] = hope * tokens[BUILDING_USE] if owned else 0.0
        for token in range(TOKEN_COUNT):
            found[FIRST_TOKEN + token] = hope * tokens[token]
        for card in cards_in(hand & ORDERS):
            first = FIRST_LARGE if PILE_OF[card] == LARGE_ORDER else FIRST_SMALL
            found[first + goods_there(table, seat, card)] += hope
        found[TURNS] = own_turns_left(table, seat)
        return found


def own_turns_left(state: GenoaState, seat: int) -> float:
    """The turns that a seat will still have as the Trader, the present one included."""
    place = (seat - state.first) % state.players
    passed = (state.trader - state.first) % state.players
    return LAST_POSITION - state.marker + (1.0 if place >= passed else 0.0)

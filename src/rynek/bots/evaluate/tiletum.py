"""Tiletum: what the parts of the judge have been worth in many games, by the turns left. Judged between turns only.

Where there is time, dice are chosen by what the rest of the round comes to: who takes which die next, and the fair.
"""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.chain import Chain, Turns
from rynek.bots.evaluate import Evaluator, evaluator_of, leads
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
from rynek.bots.race import Plan, race
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State
from rynek.games.tiletum.goods import DICE_SLOTS, ROUNDS
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.verbs import TAKE_DIE
from rynek.games.tiletum.wheel import ChooseDie

TURNS: Final = ROUNDS * DICE_SLOTS
FEATURES: Final = [
    "king",
    "fairs",
    "buildings",
    "store",
    "goods",
    "cathedrals",
    "pieces",
    "houses_pillars",
    *[f"turns_left_{turn}" for turn in range(TURNS + 1)],
]
"""The parts of the judge, and how many turns are left. More features fitted better and played worse."""

BEST: Final = 6
"""How many turns are played on to the end of the round; who has fewer iterations looks no further than his turn."""

HASTE: Final = 0.1
"""Whoever needs more of his time than this to see where turns end has none to look further."""


def evaluator(players: int) -> Evaluator:
    """The evaluator for so many players."""
    return TiletumEvaluator(players)


class TiletumEvaluator(Learned):
    """What the judge expects, each of its parts mended by what it has been worth."""

    __slots__ = ()

    def __init__(self, players: int) -> None:
        super().__init__("tiletum", players, FEATURES, 4.0, completes=True)

    def is_quiet(self, state: State, seat: int, start: State) -> bool:
        """A turn ends where another seat acts, or the seat takes its next die: tasks before the die are no turn."""
        assert isinstance(state, TiletumState)
        assert isinstance(start, TiletumState)
        if seat not in state.to_act:
            return True
        return isinstance(state.stack[-1], ChooseDie) and turns_left(state, seat) < turns_left(start, seat)

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
        turns = [0.0] * (TURNS + 1)
        turns[left] = 1.0
        return [
            king_worth(state, seat),
            fairs_worth(state, seat, left),
            building_worth(state, seat, left),
            store_worth(state, seat, left),
            goods_worth(state, seat, left),
            cathedral_worth(state, seat, left),
            piece_worth(state, seat, left, houses, pillars),
            float(houses * pillars),
            *turns,
        ]


def plan(seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
    """Opinions on the dice to take; all other choices are left to the race of turns."""
    world = seat.guess(rng)
    if not isinstance(world.stack[-1], ChooseDie) or 0 < budget.iterations < BEST:
        return None
    course = Rounds(seat, Chain(seat.seat, evaluator_of("tiletum", world.players)), moves)
    course.moves = course.best_turns(world, rng, budget)
    if budget.share(0) > HASTE:
        return None
    return race([Plan(move) for move in course.moves], course, rng, budget)


class Rounds(Turns):
    """The rest of a round after a turn: everybody takes the die whose turn ends best for him."""

    __slots__ = ()

    def best_turns(self, world: State, rng: Random, budget: Budget) -> list[Action]:
        """The moves whose turns end best, as far as there is time to see that."""
        luck = rng.getrandbits(32)
        ends: list[tuple[float, int]] = []
        for place, move in enumerate(self.moves):
            if budget.share(0) > HASTE:
                break
            ends.append((-self.lead(self.chain.completed(world, move, Random(luck))), place))
        ends.sort()
        return [self.moves[place] for _, place in ends[:BEST]]

    def turn(self, world: State, move: Action, rng: Random) -> State:
        assert isinstance(world, TiletumState)
        state = self.chain.completed(world, move, rng)
        for _ in range(DICE_SLOTS * world.players):
            if state.over or round_of(state) != world.round:
                break
            state = self.best_turn(state, state.to_act[0], rng)
        return state

    def best_turn(self, state: State, seat: int, rng: Random) -> State:
        """The position after the turn that ends best for a seat; dice are taken as they lie."""
        chain = Chain(seat, self.chain.evaluator)
        best, found = -1e18, state
        for move in [move for move in state.legal(seat) if not is_turned(move)]:
            after = chain.completed(state, move, rng)
            lead = leads(chain.evaluator.values(after))[seat]
            if lead > best:
                best, found = lead, after
        return found


def round_of(state: State) -> int:
    """The round a position is in."""
    assert isinstance(state, TiletumState)
    return state.round


def is_turned(move: Action) -> bool:
    """Whether gold is paid to take a die with another value than it shows."""
    return move.verb is TAKE_DIE and move.args[1] != move.args[2]

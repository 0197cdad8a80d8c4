"""Turns of Genoa: moves worth a thought, each played to the end of the turn by everybody's own advice.

A turn is a short game of its own: where the tower goes, who buys what. What a move is worth is what everybody owns
when the next Trader begins, over several guesses of the hands and with the same luck for all moves.
"""

from random import Random
from typing import Final, cast

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator, leads
from rynek.bots.judge.genoa_bargainer import Outlook, advise, shortlist
from rynek.bots.judge.genoa_values import message_gain, worth
from rynek.bots.race import Course
from rynek.core.action import Action
from rynek.core.state import State, play_chance
from rynek.games.genoa.goods import DISCS
from rynek.games.genoa.start_space import StartSpace
from rynek.games.genoa.state import GenoaState

STEPS: Final = 80
"""No turn is followed for longer."""
BREADTH: Final = 6
"""How many moves are tried for a step without advice."""


def candidates(world: State, seat: int, moves: list[Action], most: int, rng: Random) -> list[Action]:
    """The moves worth a thought, the one advised among them."""
    found = shortlist(world, seat, moves, most) or promising(cast("GenoaState", world), seat, moves, most, rng)
    advised = advise(world, seat, moves, rng)
    if advised is not None and advised not in found:
        found[-1] = advised
    return found


def promising(state: GenoaState, seat: int, moves: list[Action], most: int, rng: Random) -> list[Action]:
    """So many moves of a step without bargaining, by where the tower would start, or by what one owns after them."""
    if len(moves) <= most:
        return moves
    if isinstance(state.stack[-1], StartSpace):
        return [moves[0], *best_starts(state, seat, moves[1:])[: most - 1]]
    luck = rng.getrandbits(32)
    sights = [(-worth_after(state, seat, move, Random(luck)), place) for place, move in enumerate(moves)]
    sights.sort()
    return [moves[place] for _, place in sights[:most]]


def best_starts(state: GenoaState, seat: int, moves: list[Action]) -> list[Action]:
    """The spaces where the tower might start, by what its way from there promises."""
    outlook = Outlook(state, seat)
    sights: list[tuple[float, int]] = []
    for place, move in enumerate(moves):
        space = move.args[0]
        sights.append((-message_gain(state, seat, space) - outlook.arrival(space, DISCS, 0, True), place))
    sights.sort()
    return [moves[place] for _, place in sights]


def worth_after(state: State, seat: int, move: Action, rng: Random) -> float:
    """What a seat owns at once after a move."""
    after = state.copy()
    after.apply(seat, move)
    play_chance(after, rng)
    return worth(cast("GenoaState", after), seat)


class Turn(Course):
    """Moves tried on guesses of the table, the rest of the turn played by advice.

    What counts is how much further ahead the seat is when the turn is over.
    """

    __slots__ = ("before", "evaluator", "handle", "luck", "moves", "world")

    def __init__(self, handle: SeatHandle, moves: list[Action], evaluator: Evaluator) -> None:
        self.handle = handle
        self.moves = moves
        self.evaluator = evaluator
        self.world: State | None = None
        self.before = 0.0
        self.luck = 0

    def shuffle(self, rng: Random) -> None:
        self.world = self.handle.guess(rng)
        self.before = self.lead(self.world)
        self.luck = rng.getrandbits(32)

    def points(self, place: int) -> float:
        assert self.world is not None
        return self.lead(self.turn(self.world, self.moves[place], Random(self.luck))) - self.before

    def turn(self, world: State, move: Action, rng: Random) -> State:
        """The position at the end of the turn that goes on with a move."""
        state = world.copy()
        state.apply(self.handle.seat, move)
        finish_turn(state, cast("GenoaState", world).trader, rng)
        return state

    def lead(self, state: State) -> float:
        """How far the seat is ahead."""
        return leads(self.evaluator.values(state))[self.handle.seat]


def finish_turn(state: State, trader: int, rng: Random) -> None:
    """Play on until the turn of this Trader is over, if it is not already."""
    table = cast("GenoaState", state)
    play_chance(state, rng)
    for _ in range(STEPS):
        if state.over or table.trader != trader:
            return
        seat = state.to_act[0]
        state.apply(seat, next_move(state, seat, rng))
        play_chance(state, rng)


def next_move(state: State, seat: int, rng: Random) -> Action:
    """The move everybody would advise, or the one after which the seat owns most."""
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    advised = advise(state, seat, moves, rng)
    if advised is not None:
        return advised
    tried = moves if len(moves) <= BREADTH else rng.sample(moves, BREADTH)
    best, found = -1e18, tried[0]
    for move in tried:
        value = worth_after(state, seat, move, rng)
        if value > best:
            best, found = value, move
    return found

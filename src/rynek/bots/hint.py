"""Hints: the move of the strongest bot, the next best one, and what it saw come of the two."""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.chain import Chain, Line
from rynek.bots.evaluate import evaluator_of
from rynek.bots.search import Search
from rynek.bots.thought import Budget
from rynek.core.action import Action
from rynek.core.state import State

GUESSES: Final = 6
"""On so many guesses the two moves are compared."""


class Outcome:
    """What comes of a move in one guess: the choices that follow from it, and the position at their end."""

    __slots__ = ("line", "state")

    def __init__(self, line: Line, state: State) -> None:
        self.line = line
        self.state = state


class Hint:
    """A move of a seat, the next best one (None: there is none), and how much better it is in all.

    What comes of either is seen on the same guesses.
    """

    __slots__ = ("after", "better", "move", "other", "otherwise", "seat")

    def __init__(self, seat: int, move: Action, other: Action | None = None, better: float = 0.0) -> None:
        self.seat = seat
        self.move = move
        self.other = other
        self.better = better
        self.after: list[Outcome] = []
        self.otherwise: list[Outcome] = []


def hint(seat: SeatHandle, rng: Random, budget: Budget) -> Hint:
    """What the strongest bot would do, and what it saw."""
    moves = seat.legal
    if len(moves) == 1:
        return Hint(seat.seat, moves[0])
    mind = Search(rng, budget)
    found = mind.think(seat, moves)
    best = mind.first_that_changes(seat, found)
    others = [opinion for opinion in found if opinion.move != best.move]
    if not others:
        return Hint(seat.seat, best.move)
    told = Hint(seat.seat, best.move, others[0].move, best.worth - others[0].worth)
    for _ in range(GUESSES):
        world, luck = seat.guess(rng), rng.getrandbits(32)
        told.after.append(outcome(seat, world, best.move, Random(luck)))
        told.otherwise.append(outcome(seat, world, others[0].move, Random(luck)))
    return told


def outcome(seat: SeatHandle, world: State, move: Action, rng: Random) -> Outcome:
    """What comes of a move once the chain of choices that it begins is played on."""
    chain = Chain(seat.seat, evaluator_of(seat.game.name, world.players))
    line: Line = []
    state = chain.completed(world, move, rng, line)
    return Outcome(line, state)

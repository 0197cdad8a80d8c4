"""Hints: the move of the strongest bot, the next best one, and what it saw come of the two.

A motive is told in the same way: what speaks for a move that somebody has made, as far as an onlooker can follow it.
"""

from random import Random
from statistics import fmean
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.chain import Chain, Line
from rynek.bots.evaluate import evaluator_of, leads
from rynek.bots.search import Search
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State

GUESSES: Final = 6
"""On so many guesses the two moves are compared."""


class Outcome:
    """What comes of a move in one guess: the choices that follow, the position at their end, what seats may expect."""

    __slots__ = ("line", "state", "values")

    def __init__(self, line: Line, state: State, values: list[float]) -> None:
        self.line = line
        self.state = state
        self.values = values


class Hint:
    """A move of a seat, the next best one (None: there is none), and how much better it is in all.

    What comes of either is seen on the same guesses, those of the `viewer`: the seat itself, or an onlooker. `before`
    is one of them, in which neither has been made. Without a choice there is nothing to compare.
    """

    __slots__ = ("after", "before", "better", "has_choice", "move", "other", "otherwise", "seat", "viewer")

    def __init__(self, seat: int, move: Action, other: Action | None = None, better: float = 0.0) -> None:
        self.seat = seat
        self.viewer: int | None = seat
        self.move = move
        self.other = other
        self.better = better
        self.has_choice = True
        self.before: State | None = None
        self.after: list[Outcome] = []
        self.otherwise: list[Outcome] = []

    def leads_by(self) -> list[float]:
        """By how much further ahead the seat comes out than by the next best move, guess by guess."""
        pairs = zip(self.after, self.otherwise, strict=True)
        return [leads(after.values)[self.seat] - leads(other.values)[self.seat] for after, other in pairs]


def hint(seat: SeatHandle, rng: Random, budget: Budget) -> Hint:
    """What the strongest bot would do, and what it saw."""
    moves = seat.legal
    if len(moves) == 1:
        return forced(seat.seat, moves[0])
    mind = Search(rng, budget)
    found = mind.think(seat, moves)
    best = mind.first_that_changes(seat, found)
    told = compared(seat.seat, best, [opinion for opinion in found if opinion.worth <= best.worth])
    is_alone = told.other is None
    if is_alone:
        told.other = next_promising(seat, best.move, rng)
    for _ in range(GUESSES):
        weigh(told, seat.guess(rng), seat.game.name, rng)
    if is_alone:
        told.better = fmean(told.leads_by())
        told.other = told.other if told.better >= 0 else None
    return told


def next_promising(seat: SeatHandle, move: Action, rng: Random) -> Action:
    """What looks best beside a move when nothing else was thought through."""
    others = [other for other in seat.legal if other != move]
    evaluator = evaluator_of(seat.game.name, seat.players)
    return evaluator.promising(seat.guess(rng), seat.seat, others, 1)[0]


def motive(seat: SeatHandle, viewer: int | None, move: Action, rng: Random, budget: Budget) -> Hint | None:
    """What speaks for a move that the seat has made; None where that cannot be told without knowing what is hidden.

    The handle is made from a guess of the viewer (None: a spectator), and the two moves are compared on guesses of his.
    """
    moves = seat.legal
    if move not in moves:
        return None
    if len(moves) == 1:
        return forced(seat.seat, move)
    found = Search(rng, budget).think(seat, moves)
    made = [opinion for opinion in found if opinion.move == move]
    told = compared(seat.seat, made[0] if made else Opinion(move, 0, found[0].worth), found)
    told.viewer = viewer
    for _ in range(GUESSES):
        world = seat.game.guess(seat.guess(rng), viewer, rng)
        if move in world.legal(seat.seat) and (told.other is None or told.other in world.legal(seat.seat)):
            weigh(told, world, seat.game.name, rng)
    if told.after and not made:  # it was not thought of: what comes of it tells
        told.better = fmean(told.leads_by())
    return told


def forced(seat: int, move: Action) -> Hint:
    """The only move."""
    told = Hint(seat, move)
    told.has_choice = False
    return told


def compared(seat: int, one: Opinion, found: list[Opinion]) -> Hint:
    """A move beside the best of the others."""
    others = [opinion for opinion in found if opinion.move != one.move]
    if not others:
        return Hint(seat, one.move)
    return Hint(seat, one.move, others[0].move, one.worth - others[0].worth)


def weigh(told: Hint, world: State, game: str, rng: Random) -> None:
    """See what comes of the two moves in one guess, with the same luck."""
    if told.other is None:
        return
    told.before = world
    luck = rng.getrandbits(32)
    told.after.append(outcome(told.seat, world, told.move, game, Random(luck)))
    told.otherwise.append(outcome(told.seat, world, told.other, game, Random(luck)))


def outcome(seat: int, world: State, move: Action, game: str, rng: Random) -> Outcome:
    """What comes of a move once the chain of choices that it begins is played on."""
    evaluator = evaluator_of(game, world.players)
    line: Line = []
    state = Chain(seat, evaluator).completed(world, move, rng, line)
    return Outcome(line, state, evaluator.values(state))

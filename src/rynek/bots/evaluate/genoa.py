"""Genoa: the bargainer proposes, and every proposal is played to the end of the turn by everybody's own advice.

A turn is a short game of its own: where the tower goes, who buys what. What a move is worth is what everybody owns
when the next Trader begins, over several guesses of the hands and with the same luck for all moves.
"""

from random import Random
from typing import Final, cast

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator, Judged, leads
from rynek.bots.genoa_bargainer import advise, shortlist
from rynek.bots.genoa_values import worth
from rynek.bots.race import Plan, TurnCourse, race
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State, play_chance
from rynek.games.genoa.messages import DELIVER
from rynek.games.genoa.state import GenoaState

CANDIDATES: Final = 8
"""How many moves are played to the end of the turn."""
STEPS: Final = 80
"""No turn is followed for longer."""
BREADTH: Final = 6
"""How many moves are tried for a step without advice."""


def evaluator(players: int) -> Evaluator:
    """The judge: steps that plans say nothing about are few and short."""
    return Judged("genoa", 15.0)


def plan(seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
    """Opinions on the moves of a step; a complete Message is delivered at once."""
    for move in moves:
        if move.verb is DELIVER:
            return [Opinion(move, 1, 0.0)]
    world = seat.guess(rng)
    found = shortlist(world, seat.seat, moves, CANDIDATES)
    advised = advise(world, seat.seat, moves, rng)
    if advised is not None and advised not in found:
        found[-1] = advised
    return race([Plan(move) for move in found], Turn(seat, found), rng, budget)


class Turn(TurnCourse):
    """The rest of a turn, played by advice."""

    __slots__ = ()

    def turn(self, world: State, move: Action, rng: Random) -> State:
        state = world.copy()
        state.apply(self.handle.seat, move)
        finish_turn(state, rng)
        return state

    def lead(self, state: State) -> float:
        table = cast("GenoaState", state)
        return leads([worth(table, seat) for seat in range(table.players)])[self.handle.seat]


def finish_turn(state: State, rng: Random) -> None:
    """Play on until the next Trader's turn."""
    table = cast("GenoaState", state)
    trader = table.trader
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
        after = state.copy()
        after.apply(seat, move)
        play_chance(after, rng)
        value = worth(cast("GenoaState", after), seat)
        if value > best:
            best, found = value, move
    return found

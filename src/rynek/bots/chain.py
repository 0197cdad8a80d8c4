"""Chains: the choices of one seat that follow from a move are made before anybody judges what the move has led to.

A chain makes each choice at once; `lines.py` follows several ways to make them.
"""

from random import Random
from typing import Final

from rynek.bots.evaluate import Evaluator
from rynek.core.action import Action
from rynek.core.state import State, play_chance

CHOICES: Final = 24
"""How many choices of one seat are made, in a chain or a line, before a position is judged as it is."""
BREADTH: Final = 16
"""How many moves are tried for each choice of a chain."""
SAME: Final = 1e-9
"""Moves that differ by no more than this look equally good."""

Line = list[tuple[State, Action]]
"""Choices that follow each other, each with the position it is made in."""


def settle(state: State, seat: int, rng: Random) -> None:
    """Let chance answer; in a secret step, where nobody sees the others' answers, a seat's rivals answer at random."""
    play_chance(state, rng)
    while not state.over and state.stack[-1].secret and seat not in state.to_act:
        other = state.to_act[0]
        state.apply(other, rng.choice(state.legal(other)))
        play_chance(state, rng)


def moved(state: State, seat: int, move: Action, rng: Random) -> State:
    """A copy in which a move is made and all that the seat must wait for before its next choice has happened."""
    after = state.copy()
    after.apply(seat, move)
    settle(after, seat, rng)
    return after


class Chain:
    """How a seat makes the choices that follow from a move: each time the one that looks best at once."""

    __slots__ = ("evaluator", "seat")

    def __init__(self, seat: int, evaluator: Evaluator) -> None:
        self.seat = seat
        self.evaluator = evaluator

    def completed(self, start: State, move: Action, rng: Random, line: Line | None = None) -> State:
        """The position at the end of the chain that a move begins.

        A `line` is told the choices, up to the first one that any other is as good as: what follows is no plan.
        """
        state = moved(start, self.seat, move, rng)
        for _ in range(CHOICES):
            if state.over or self.evaluator.is_quiet(state, self.seat, start):
                break
            moves = state.legal(self.seat)
            if len(moves) == 1:
                state.apply(self.seat, moves[0])
                settle(state, self.seat, rng)
                continue
            before = state
            tried = self.evaluator.promising(state, self.seat, moves, BREADTH)
            choice, state, is_planned = self.best_step(state, tried, rng)
            if line is not None and is_planned:
                line.append((before, choice))
            else:
                line = None
        return state

    def best_step(self, state: State, moves: list[Action], rng: Random) -> tuple[Action, State, bool]:
        """The move that looks best at once, the position after it, and whether any other looks worse."""
        best, worst, chosen, found = -1e18, 1e18, moves[0], state
        for move in moves:
            after = moved(state, self.seat, move, rng)
            worth = self.evaluator.step_worth(after, self.seat)
            worst = min(worst, worth)
            if worth > best:
                best, chosen, found = worth, move, after
        return chosen, found, best - worst > SAME

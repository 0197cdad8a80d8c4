"""Endings: where nobody else and no luck has a say any more, moves are counted out to the end of the game."""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import leads
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State

COUNTED: Final = 2000
"""So many positions are counted out at most, while there is time; where there are more, search goes on as usual."""
GUESSES: Final = 3
"""Over so many guesses of what is hidden."""


def counted_out(seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
    """The moves by the best end each can be brought to, best first; None where others or luck have a say."""
    totals = [0.0] * len(moves)
    for _ in range(GUESSES):
        ending = Ending(seat.seat, budget)
        world = seat.guess(rng)
        for place, move in enumerate(moves):
            lead = ending.after(world, move)
            if lead is None:
                return None
            totals[place] += lead / GUESSES
    found = [Opinion(move, 1, totals[place]) for place, move in enumerate(moves)]
    found.sort(reverse=True)
    return found


class Ending:
    """Goes through all that a seat can still do, as long as it is not too much."""

    __slots__ = ("budget", "left", "seat")

    def __init__(self, seat: int, budget: Budget) -> None:
        self.seat = seat
        self.budget = budget
        self.left = COUNTED

    def after(self, state: State, move: Action) -> float | None:
        """How far ahead the seat can end after a move."""
        tried = state.copy()
        tried.apply(self.seat, move)
        return self.best(tried)

    def best(self, state: State) -> float | None:
        """How far ahead the seat can end, if it is the only one to act."""
        self.left -= 1
        if state.over:
            return leads([float(points) for points in state.scores()])[self.seat]
        is_mine = len(state.to_act) == 1 and state.to_act[0] == self.seat
        if self.left < 0 or not is_mine or self.budget.is_spent(0):
            return None
        best = -1e18
        for move in state.legal(self.seat):
            lead = self.after(state, move)
            if lead is None:
                return None
            best = max(best, lead)
        return best

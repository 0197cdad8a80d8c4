"""Whole turns, in a game where they are long (Tiletum): every move is judged where the turn ends that it leads to.

Trees that went on to the rivals' turns played worse the longer they thought, because few moves were followed so far and
those not followed looked better. Who has time follows more lines of the turns that end best.
"""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator
from rynek.bots.lines import ALL, Lines
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State

WIDTH: Final = 4
"""Who has so many iterations follows as many lines of the turns that end best, then of fewer turns more lines."""
WIDER: Final = 3
"""By how much the lines become more each time."""
WIDEST: Final = 40
"""More lines find hardly a better turn."""
BEST: Final = 12
"""So many turns are looked at more closely, then half of them."""
HASTE: Final = 0.35
"""Whoever needs more of his time than this has none to look more closely."""


def follow_turns(
    handle: SeatHandle, moves: list[Action], evaluator: Evaluator, rng: Random, budget: Budget
) -> list[Opinion]:
    """Opinions on moves by the turns they lead to, best first; should time run out, not all are tried."""
    world = handle.guess(rng)
    turns = Turns(world, handle.seat, evaluator, budget)
    found = turns.looked_at(evaluator.promising(world, handle.seat, moves, ALL), 1, rng.getrandbits(32))
    width, most = WIDTH, BEST
    while len(found) > 1 and turns.has_time_for(width):
        best = [opinion.move for opinion in found[:most]]
        found = turns.looked_at(best, width, rng.getrandbits(32))
        width *= WIDER
        most = max(2, most // 2)
    return found


class Turns:
    """The turns of a seat from one position on, and how long they may be thought about."""

    __slots__ = ("budget", "evaluator", "seat", "world")

    def __init__(self, world: State, seat: int, evaluator: Evaluator, budget: Budget) -> None:
        self.world = world
        self.seat = seat
        self.evaluator = evaluator
        self.budget = budget

    def has_time_for(self, width: int) -> bool:
        """Whether so many lines of turns are to be followed: as many as there are iterations, or as time allows."""
        if self.budget.iterations:
            return width <= min(WIDEST, self.budget.iterations) and not self.budget.is_spent(0)
        return width <= WIDEST and self.budget.share(0) <= HASTE

    def looked_at(self, moves: list[Action], width: int, luck: int) -> list[Opinion]:
        """Opinions by so many lines of each turn, best first."""
        lines = Lines(self.seat, self.evaluator, width)
        found: list[Opinion] = []
        for move in moves:
            if len(found) > 1 and self.budget.is_spent(0):
                break
            found.append(Opinion(move, width, lines.end(self.world, move, Random(luck)).worth))
        found.sort(reverse=True)
        return found

"""Beginner: whom the lowest level must let win. For comparison only; people who learn do not sit down in matches.

The model is somebody in his first games who knows the rules and can tell what a move brings at once, as greed does, but
thinks of no second way things may lie and overlooks one move in three: the best one as easily as any other. Of those he
sees he takes the best. He is neither absent-minded (no move is drawn by lot) nor does he plan. Where greed follows
advice, he misses every third one: in a bargain of Genoa he then says nothing, else he goes by what he sees.
"""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.greedy import Greedy
from rynek.bots.judge import adviser_of
from rynek.core.action import Action

OVERLOOKED: Final = 1 / 3
"""The share of moves a beginner does not think of."""
SILENT: Final = ("pass", "refuse")
"""What somebody does in a bargain to whom nothing occurs."""


class Beginner:
    """Plays the move that looks best at once among those he sees."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.greed = Greedy(rng, guesses=1, looks=1000)

    def choose(self, seat: SeatHandle) -> Action:
        """What greed would do, or the best of what is left where that was overlooked."""
        moves = seat.legal
        if len(moves) == 1:
            return moves[0]
        seen = [move for move in moves if self.rng.random() >= OVERLOOKED]
        best = self.greed.choose(seat)
        if best in seen or not seen:
            return best
        return self.without_advice(seat, moves, seen)

    def without_advice(self, seat: SeatHandle, moves: list[Action], seen: list[Action]) -> Action:
        """Where what there is to say cannot be seen from the table, nothing is said; else the best of what is seen."""
        if adviser_of(seat.game.name) is not None:
            for move in moves:
                if move.verb.name in SILENT:
                    return move
        return self.greed.best_of(seat, seen)

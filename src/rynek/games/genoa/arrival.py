"""Arrival: the tower moves, deals about the space are kept, and somebody gets the action (R5, R7.13, R7.17).

A building whose action was sold is the buyer's to act in; any other is put up for sale, see `forced_sale`.
"""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame, Frame
from rynek.core.message import event
from rynek.games.genoa.actions import Covered
from rynek.games.genoa.city import SPACE, has_action
from rynek.games.genoa.deals import Owe
from rynek.games.genoa.forced_sale import Uncovered
from rynek.games.genoa.offer import ACTION
from rynek.games.genoa.state import GenoaState

MOVED: Final = event("moved", "R5.3", seat=SEAT, start=SPACE, space=SPACE)


class Move(Frame[GenoaState]):
    """The tower moves to a neighbouring space and leaves a disc behind (R5.3)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, state: GenoaState) -> None:
        state.tell(MOVED, state.trader, state.tower, self.space)
        state.tower = self.space
        state.height -= 1
        state.visited |= 1 << self.space
        state.offers = []


class Arrive(Frame[GenoaState]):
    """The tower stands on a new space: buyers of the move keep their promises, then the action is settled (R6.4)."""

    __slots__ = ()

    def run(self, state: GenoaState) -> None:
        steps: list[AnyFrame] = [Owe(deal.buyer) for deal in state.deals if deal.deal != ACTION]
        holders = [deal.buyer for deal in state.deals if deal.deal == ACTION]
        if holders:
            steps += [Covered(holders[0]), Owe(holders[0])]
        elif has_action(state.tower):
            steps.append(Uncovered(state.trader))
        state.then(*steps)

"""The course of the game: four rounds of five phases."""

from typing import Final

from rynek.core.frame import Frame
from rynek.core.message import event
from rynek.games.tiletum.cleanup import CleanUp
from rynek.games.tiletum.fair import FairPhase
from rynek.games.tiletum.goods import DICE_SLOTS, ROUNDS
from rynek.games.tiletum.king import KingPhase, RevealCorruption
from rynek.games.tiletum.scoring import FinalScoring
from rynek.games.tiletum.state import Board
from rynek.games.tiletum.wheel import RollDice, Turn

ROUND_STARTED: Final = event("round-started", round=None)


class Round(Frame[Board]):
    """Preparation, Action, King, Fair, Clean-up; after the fair of round 4 the final scoring (R3.1)."""

    __slots__ = ()

    def run(self, state: Board) -> None:
        state.tell(ROUND_STARTED, state.round)
        state.then(RollDice(), *[ActionStep() for _ in range(DICE_SLOTS)], *end_of_round(state))


def end_of_round(board: Board) -> list[Frame[Board]]:
    """What follows the Action phase."""
    if board.round == ROUNDS:
        return [KingPhase(), FairPhase(), FinalScoring()]
    return [KingPhase(), FairPhase(), CleanUp(), Round()]


class ActionStep(Frame[Board]):
    """Corruption, then one turn each in turn order (R5.1-R5.4)."""

    __slots__ = ()

    def run(self, state: Board) -> None:
        state.then(RevealCorruption(), *[Turn(seat) for seat in state.turn_order])

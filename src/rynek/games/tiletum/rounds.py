"""The course of the game: four rounds of five phases."""

from typing import Final

from rynek.core.frame import AnyFrame, Frame
from rynek.core.message import event
from rynek.games.tiletum.cleanup import CleanUp
from rynek.games.tiletum.fair import FairPhase
from rynek.games.tiletum.goods import DICE_SLOTS, ROUNDS
from rynek.games.tiletum.king import KingPhase, RevealCorruption
from rynek.games.tiletum.scoring import FinalScoring
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.wheel import RollDice, Turn

ROUND_STARTED: Final = event("round-started", "R3.1", round=None)


class Round(Frame[TiletumState]):
    """Preparation, Action, King, Fair, Clean-up; after the fair of round 4 the final scoring (R3.1)."""

    __slots__ = ()

    def run(self, state: TiletumState) -> None:
        state.tell(ROUND_STARTED, state.round)
        state.then(RollDice(), *[ActionStep() for _ in range(DICE_SLOTS)], *end_of_round(state))


def end_of_round(state: TiletumState) -> list[Frame[TiletumState]]:
    """What follows the Action phase."""
    if state.round == ROUNDS:
        return [KingPhase(), FairPhase(), FinalScoring()]
    return [KingPhase(), FairPhase(), CleanUp(), Round()]


class ActionStep(Frame[TiletumState]):
    """Corruption, then one turn each in turn order (R5.1-R5.4)."""

    __slots__ = ()

    def run(self, state: TiletumState) -> None:
        state.then(RevealCorruption(), *[Turn(seat) for seat in state.turn_order])


def rest_of_round(state: TiletumState) -> list[AnyFrame]:
    """The dice tell whose turn it is: of those with the fewest dice the first in turn order."""
    if not state.wheel and not any(state.dice):
        return [Round()]
    fewest = min([len(taken) for taken in state.dice])
    if fewest == DICE_SLOTS:
        return [*end_of_round(state)]
    turns: list[AnyFrame] = [Turn(seat) for seat in state.turn_order if len(state.dice[seat]) == fewest]
    return [*turns, *[ActionStep() for _ in range(DICE_SLOTS - 1 - fewest)], *end_of_round(state)]

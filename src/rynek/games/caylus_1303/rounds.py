"""Rounds: nine of them, four phases each (chapter 3)."""

from typing import Final

from rynek.core.domain import Numbers
from rynek.core.frame import Frame
from rynek.core.message import event
from rynek.games.caylus_1303.activation import Activation
from rynek.games.caylus_1303.delivery import Delivery
from rynek.games.caylus_1303.monuments import Monuments
from rynek.games.caylus_1303.planning import Planning
from rynek.games.caylus_1303.provost import ProvostReturns
from rynek.games.caylus_1303.recruitment import Recruitment
from rynek.games.caylus_1303.residences import Residences
from rynek.games.caylus_1303.state import ROUNDS, CaylusState

ROUND: Final = Numbers("round", 1, ROUNDS)
ROUND_BEGINS: Final = event("round-begins", "R3.1", round=ROUND)
GAME_ENDS: Final = event("game-ends", "R9.1")


class Round(Frame[CaylusState]):
    """A round begins: planning, activation, delivery, management (R3.1)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        state.used = 0
        for seat in range(state.players):
            state.bundles[seat] = 0
        state.tell(ROUND_BEGINS, state.round)
        state.then(Planning(), Activation(), Delivery(), Management())


class Management(Frame[CaylusState]):
    """Residences, monuments, recruitment, the provost, the round marker, in this order (chapter 8)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        state.then(Residences(), Monuments(1), Recruitment(), ProvostReturns(), NextRound())


class NextRound(Frame[CaylusState]):
    """The round marker moves on (R8.6); after round 9 the game ends and prestige is revealed (R3.2, R9.1)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        if state.round < ROUNDS:
            state.round += 1
            state.then(Round())
        else:
            state.tell(GAME_ENDS)
            state.reveal()

"""Rounds: nine of them, four phases each (chapter 3), and which phase it is."""

from typing import Final

from rynek.core.domain import Numbers, Words
from rynek.core.frame import Frame
from rynek.core.message import event
from rynek.games.caylus_1303.activation import Activation
from rynek.games.caylus_1303.delivery import Delivery
from rynek.games.caylus_1303.monuments import Monuments
from rynek.games.caylus_1303.planning import Planning
from rynek.games.caylus_1303.provost import ProvostReturns
from rynek.games.caylus_1303.recruitment import Recruitment
from rynek.games.caylus_1303.residences import Residences
from rynek.games.caylus_1303.state import ROUNDS, Caylus

ROUND: Final = Numbers("round", 1, ROUNDS)
ROUND_BEGINS: Final = event("round-begins", round=ROUND)
GAME_ENDS: Final = event("game-ends")

PHASE: Final = Words("phase", ["setup", "planning", "activation", "delivery", "management", "end"])
PHASES: Final = {"Round": "setup", "Activation": "planning", "Delivery": "activation", "Management": "delivery"}
"""The first of these frames that still waits tells the phase."""
BEGINS: Final = {"Planning": "planning", "Activation": "activation", "Delivery": "delivery", "Management": "management"}
"""The phase of a table on which one of these frames comes next."""


def phase_of(state: Caylus) -> str:
    """The word of the phase, read off the unfinished frames."""
    if not state.stack:
        return "end"
    top = type(state.stack[-1]).__name__
    if top in BEGINS:
        return BEGINS[top]
    waiting = {type(frame).__name__ for frame in state.stack}
    for frame, phase in PHASES.items():
        if frame in waiting:
            return phase
    return "management"


class Round(Frame[Caylus]):
    """A round begins: planning, activation, delivery, management (R3.1)."""

    __slots__ = ()

    def run(self, state: Caylus) -> None:
        state.used = 0
        for seat in range(state.players):
            state.bundles[seat] = 0
        state.tell(ROUND_BEGINS, state.round)
        state.then(Planning(), Activation(), Delivery(), Management())


class Management(Frame[Caylus]):
    """Residences, monuments, recruitment, the provost, the round marker, in this order (chapter 8)."""

    __slots__ = ()

    def run(self, state: Caylus) -> None:
        state.then(Residences(), Monuments(1), Recruitment(), ProvostReturns(), NextRound())


class NextRound(Frame[Caylus]):
    """The round marker moves on (R8.6); after round 9 the game ends and prestige is revealed (R3.2, R9.1)."""

    __slots__ = ()

    def run(self, state: Caylus) -> None:
        if state.round < ROUNDS:
            state.round += 1
            state.then(Round())
        else:
            state.tell(GAME_ENDS)
            state.reveal()

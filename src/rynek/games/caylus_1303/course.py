"""The course of a round: which phase each step belongs to, and in which order steps stand (chapter 3)."""

from typing import Final

from rynek.core.domain import Words
from rynek.core.reader import impossible
from rynek.games.caylus_1303.state import CaylusState

PHASE: Final = Words("phase", ["setup", "planning", "activation", "delivery", "management", "end"])
SETUP: Final = 0
PLANNING: Final = 1
ACTIVATION: Final = 2
DELIVERY: Final = 3
MANAGEMENT: Final = 4
END: Final = 5

STEPS: Final = (
    "Lay FindFirst Reveal Characters ChooseCharacter Round",
    "Planning RiseEarly Plan",
    "Activation Walk Use OwnersBonus Leave Bridge MoveProvost LeaveBridge BailiffMoves SendHome",
    "Delivery DeliveryTurn Deliver DeliverymanComes Majority",
    "Management Residences Monuments OfferMonument Recruitment ProvostReturns NextRound",
)
"""By phase. The steps of a favour, which may interrupt three of the phases, are in none."""
PHASE_OF_STEP: Final = {step: phase for phase, steps in enumerate(STEPS) for step in steps.split()}
OPENS: Final = {"Planning": PLANNING, "Activation": ACTIVATION, "Delivery": DELIVERY, "Management": MANAGEMENT}
"""The steps with which phases begin."""
REPEATED: Final = ["Lay", "ChooseCharacter", "Walk", "Use", "OwnersBonus", "Leave", "MoveProvost", "DeliveryTurn"]
"""Steps that several seats or places take in turn; every other comes once."""


def phase_of(state: CaylusState) -> str:
    """The word of the phase, read off the unfinished steps, which may be but a part of a round."""
    if not state.stack:
        return "end"
    delayed = 0
    for frame in state.stack[::-1]:
        name = type(frame).__name__
        if name in PHASE_OF_STEP:
            # A favour stands before the phase that it delays.
            return PHASE.word(PHASE_OF_STEP[name] - (delayed if name in OPENS else 0))
        delayed = 1
    return PHASE.word(_phase_of_favour(state))


def _phase_of_favour(state: CaylusState) -> int:
    """When nothing follows a favour, the workers still out tell what it has interrupted."""
    if max(*state.worker, *state.second) >= 0:
        return ACTIVATION
    return DELIVERY if state.yard else MANAGEMENT


def check_course(state: CaylusState) -> None:
    """Raise BadPosition when the steps do not stand in the order of a round, or one comes twice."""
    names = [type(frame).__name__ for frame in state.stack[::-1]]
    for name in PHASE_OF_STEP:
        if name not in REPEATED and names.count(name) > 1:
            raise impossible("step-twice", step=name)
    before = SETUP
    for name in names:
        phase = PHASE_OF_STEP.get(name, before)
        if phase < before:
            raise impossible("step-order", step=name, phase=PHASE.word(before))
        if phase > before and before != SETUP and (name not in OPENS or phase > before + 1):
            raise impossible("step-begins", step=name, phase=PHASE.word(phase))
        before = phase

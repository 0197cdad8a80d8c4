"""Recruitment: workers from the camp, and what monuments give every round (R8.4, R10.12)."""

from typing import Final

from rynek.core.frame import Frame
from rynek.games.caylus_1303.buildings import EACH_RECRUITMENT, RESIDENCE
from rynek.games.caylus_1303.characters import DAY_LABORER
from rynek.games.caylus_1303.road import LAST_BASE_SPACE
from rynek.games.caylus_1303.state import CaylusState

RECRUITS: Final = {2: 3, 3: 3, 4: 3, 5: 2}
"""By number of players (R13.1)."""


class Recruitment(Frame[CaylusState]):
    """Every player recruits; nothing interacts, so the order does not matter (Q21)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        for seat in range(state.players):
            state.take_workers(seat, recruits(state, seat))
        for space in range(1, LAST_BASE_SPACE + 1):
            extra = EACH_RECRUITMENT.get(state.face[space])
            if extra is not None:
                state.receive(state.house[space], extra)


def recruits(state: CaylusState, seat: int) -> int:
    """The workers a seat recruits, the Garden's apart: one more for each residence seen and the Day Laborer."""
    count = RECRUITS[state.players] + (1 if state.holder[DAY_LABORER] == seat else 0)
    for space in range(1, LAST_BASE_SPACE + 1):
        if state.face[space] == RESIDENCE and state.house[space] == seat:
            count += 1
    return count

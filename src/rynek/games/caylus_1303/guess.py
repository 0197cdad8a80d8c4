"""Guesses: nothing on the table is unknown. Prestige lies face down, but every gain of it was seen by all (R12.2)."""

from rynek.core.chance import Rng
from rynek.games.caylus_1303.state import CaylusState


def guess_of(state: CaylusState, seat: int | None, rng: Rng) -> CaylusState:
    """A copy: a seat that has listened knows everything."""
    return state.copy()

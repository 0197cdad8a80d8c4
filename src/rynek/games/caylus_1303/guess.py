"""Guesses: nothing on the table is unknown. Prestige lies face down, but every gain of it was seen by all (R12.2)."""

from rynek.core.chance import Rng
from rynek.games.caylus_1303.state import Caylus


def guess_of(state: Caylus, seat: int | None, rng: Rng) -> Caylus:
    """A copy: a seat that has listened knows everything."""
    return state.copy()

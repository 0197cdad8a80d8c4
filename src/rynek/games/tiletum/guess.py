"""Guesses: stacks, tokens and dice in the bag are kept by composition, which everybody knows (R16)."""

from rynek.core.chance import Rng
from rynek.games.tiletum.state import TiletumState


def guess_of(state: TiletumState, seat: int | None, rng: Rng) -> TiletumState:
    """A copy: nothing is known to one player alone, and what is still to be drawn is drawn when it comes."""
    return state.copy()

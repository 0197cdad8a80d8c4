"""Guesses: the prestige tokens that lie face down before others, drawn anew (R12.2)."""

from typing import Final

from rynek.core.chance import Rng
from rynek.games.caylus_1303.state import FOR_BUNDLES, SOURCES, Caylus
from rynek.games.caylus_1303.view import knows

SPREAD: Final = (2, 3, 2, 2)
"""By source: how many points (bundles: how many bundles) a round may have brought, for a guess."""
AT_LEAST: Final = 4
"""Wide enough from the first round on that no two guesses agree by accident and pass for knowledge."""


def guess(state: Caylus, seat: int | None, rng: Rng) -> Caylus:
    """A copy with others' face-down tokens drawn anew. Points of buildings stand on the road for all to see."""
    guessed = state.copy()
    for other in range(state.players):
        if knows(state, other, seat):
            continue
        for source in range(SOURCES):
            worth = 5 if source == FOR_BUNDLES else 1
            guessed.tokens[other * SOURCES + source] = worth * rng.randrange(SPREAD[source] * state.round + AT_LEAST)
    return guessed

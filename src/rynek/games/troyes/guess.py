"""Guesses: what a seat does not see (R8.2), the rivals' Characters and tokens, drawn anew."""

from typing import Final

from rynek.core.chance import Rng, sample
from rynek.games.troyes.board import PLAYERS
from rynek.games.troyes.cathedral import cubes_of
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.event_cards import EVENTS
from rynek.games.troyes.state import Troyes

TOKENS_A_ROUND: Final = 5
"""How many points a round may have brought that nothing on the table shows any more, for a guess."""


def guess(state: Troyes, seat: int | None, rng: Rng) -> Troyes:
    """A copy in which the rivals' secrets are drawn anew from what the seat sees."""
    other = state.copy()
    if state.over or state.is_solo or not any(state.characters):
        return other  # le Roy has no secrets
    rivals = [player for player in range(state.players) if player != seat]
    for player in rivals:
        other.points[player] = tokens(state, player, rng)
    deal_anew(other, () if seat is None else state.characters[seat], rivals, rng)
    return other


def tokens(state: Troyes, player: int, rng: Rng) -> int:
    """Tokens a rival may hold: cathedral and Events won show where some came from; losses show nowhere."""
    shown = cubes_of(state, player)
    for place, event in enumerate(EVENTS):
        if state.won[player] >> place & 1:
            shown += event.points[0]
    kept = shown // 2
    return kept + rng.randrange(shown - kept + TOKENS_A_ROUND * state.round + 1)


def deal_anew(state: Troyes, known: tuple[int, ...], rivals: list[int], rng: Rng) -> None:
    """Deal the rivals Characters from those that are not known."""
    pool = [character for character in range(CHARACTER.size) if character not in known]
    each = PLAYERS[state.players].characters
    drawn = sample(pool, each * len(rivals), rng)
    for place, player in enumerate(rivals):
        state.characters[player] = tuple(sorted(drawn[place * each : place * each + each]))

"""Guesses: the rivals' Characters (R8.2) are dealt anew. Their tokens were all gained openly, so they are known."""

from rynek.core.chance import Rng, sample
from rynek.games.troyes.board import PLAYERS
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.state import TroyesState


def guess_of(state: TroyesState, seat: int | None, rng: Rng) -> TroyesState:
    """A copy in which the rivals' Characters are drawn anew: every deal that fits the own ones is equally likely."""
    other = state.copy()
    if state.over or state.is_solo or not any(state.characters):
        return other  # the end shows all, le Roy has no secrets, and before the deal there are none
    own = () if seat is None else state.characters[seat]
    pool = [character for character in range(CHARACTER.size) if character not in own]
    each = PLAYERS[state.players].characters
    rivals = [player for player in range(state.players) if player != seat]
    drawn = sample(pool, each * len(rivals), rng)
    for place, player in enumerate(rivals):
        other.characters[player] = tuple(sorted(drawn[place * each : place * each + each]))
    return other

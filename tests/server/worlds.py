"""Two games that look alike to one viewer and differ wherever the viewer cannot look."""

from random import Random
from typing import Any

from rynek.core.action import Action
from rynek.core.chance import CHANCE
from rynek.core.game import AnyGame
from rynek.play.match import AnyMatch, Entry, Match
from rynek.server.table import forked

SEED = "a seed that nobody may hear of"
TRIES = 40
"""So many answers are tried in the other world before the two are given up as alike."""
BOLD = 8
"""So many of them before the one that was given in this world."""


class Worlds:
    """`real` and `other` take the same steps; what the viewer cannot see of them differs, wherever it can.

    When a step brings something to light, no answer keeps the worlds alike: then the other one begins anew as this one.
    """

    def __init__(self, game: AnyGame, players: int, viewer: int | None, seed: int, options: dict[str, Any]) -> None:
        self.viewer = viewer
        self.chooser = Random(seed)
        self.real: AnyMatch = Match(game, players, options, SEED, start=False)
        self.other: AnyMatch = Match(game, players, options, SEED, start=False)

    @property
    def differ(self) -> bool:
        """Whether something hidden is not the same."""
        game = self.real.game
        return bool(game.dump(self.real.state) != game.dump(self.other.state))

    def step(self) -> bool:
        """One answer more in both; whether they have stayed alike."""
        state = self.real.state
        seat = self.chooser.choice(state.to_act)
        luck = self.chooser.random()
        action = state.roll(Random(luck)) if seat == CHANCE else self.chooser.choice(state.legal(seat))
        self.real = entered(self.real, seat, action)
        found = self._alike(seat, action, luck)
        self.other = forked(self.real) if found is None else found
        return found is not None

    def _alike(self, seat: int, action: Action, luck: float) -> AnyMatch | None:
        """The other world after an answer that looks the same, and rather is another."""
        for answer in self._answers(seat, action, luck):
            after = entered(self.other, seat, answer)
            if self._looks(after) == self._looks(self.real):
                return after
        return None

    def _answers(self, seat: int, action: Action, luck: float) -> list[Action]:
        """What may be answered in the other world: a few other things first, then what was answered in this one."""
        state, chooser = self.other.state, self.chooser
        if seat == self.viewer:
            assert action in state.legal(seat)
            return [action]
        if seat == CHANCE:
            rolled = [state.roll(Random(chooser.random())) for _ in range(TRIES)]
            return [*[roll for roll in rolled[:BOLD] if roll != action], state.roll(Random(luck)), *rolled]
        legal = state.legal(seat)
        tried = chooser.sample(legal, min(TRIES, len(legal)))
        same = [action] if action in legal else []
        return [*[move for move in tried[:BOLD] if move != action], *same, *tried]

    def _looks(self, match: AnyMatch) -> object:
        seen = [event for event in match.log[-1].events if event.seen_by(self.viewer)]
        return match.view(self.viewer), seen, match.state.over, shape(match.log[-1])


def shape(entry: Entry) -> tuple[int, bool, bool]:
    """What everybody knows of an answer: whose it is, and whether it can be taken back."""
    return entry.seat, entry.secret, entry.reveals


def entered(match: AnyMatch, seat: int, action: Action) -> AnyMatch:
    """A match after one answer more."""
    found = forked(match)
    found.enter(seat, action)
    return found

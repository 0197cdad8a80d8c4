"""Reasons: why a part of the board cannot be chosen now, as the rules say it, from what the seat itself knows."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from time import monotonic
from typing import Final

from rynek.core.action import Action, Verb
from rynek.core.game import NOT_ALLOWED, NOT_ASKED, NOT_YOUR_TURN, AnyGame
from rynek.core.message import Message
from rynek.core.state import State
from rynek.core.view_types import Head
from rynek.draw import AnyDrawing, drawing

MOST_TRIED: Final = 20_000
MOST_ASKED: Final = 40
PATIENCE: Final = 0.5
GUESSES: Final = 2
PARTS: Final = re.compile(r'data-part="([^"]+)"')

# These say that a move is not asked for: no answer to somebody who points at the board.
NO_ANSWER: Final = (NOT_ALLOWED, NOT_ASKED, NOT_YOUR_TURN)


def parts_of(regions: dict[str, str]) -> frozenset[str]:
    """The names of the parts of a picture."""
    return frozenset(name for text in regions.values() for name in PARTS.findall(text))


def reason(
    game: AnyGame, state: State, seat: int, part: str, painted: frozenset[str], patience: float = PATIENCE
) -> Message | None:
    """Why no move of a seat begins with a part; None when the rules have nothing to say, or a move needs it later.

    The rules are asked about positions that are guessed from what the seat knows. What they say of one guess and not
    of another hangs on something hidden, and is not said.
    """
    artist = drawing(game.name)
    if artist is None or part not in painted:
        return None
    guesses = [game.guess(state, seat, Random(number)) for number in range(GUESSES)]
    pointing = Pointing(artist, guesses[0].view(seat), part, painted)
    legal = guesses[0].legal(seat)
    if any(pointing.means(action) for action in legal):
        return None
    until = monotonic() + patience
    for verb in _verbs(game, legal):
        said: Counter[Message] = Counter()
        for action in pointing.moves(verb):
            if monotonic() > until:
                break
            said.update(_agreed(game, guesses, seat, action))
        if said:
            return max(said, key=lambda message: (_names(message, part), said[message]))
    return None


def _names(message: Message, part: str) -> bool:
    """Whether a reason speaks of the thing itself that is pointed at."""
    said = zip(message.template.domains, message.args, strict=False)
    words = [domain.word(value) for domain, value in said if domain is not None and isinstance(value, int)]
    return not set(words).isdisjoint(part.split(":"))


class Pointing:
    """A part that somebody points at, and the moves that this may mean."""

    def __init__(self, artist: AnyDrawing, view: Head, part: str, painted: frozenset[str]) -> None:
        self.artist = artist
        self.view = view
        self.part = part
        self.painted = painted

    def means(self, action: Action) -> bool:
        """Whether a move is made with this part, or is about it."""
        try:
            spots = self.artist.spots(action, self.view)
            if self.part in spots:
                return self.painted.issuperset(spots)
            return self.part in self.artist.about(action, self.view)
        except (LookupError, ValueError, TypeError):
            return False  # it names something that is not on this board

    def moves(self, verb: Verb) -> list[Action]:
        """The moves of a verb that may be meant: some of them, when they are many."""
        found = [action for action in _actions(verb) if self.means(action)]
        return found[:: len(found) // MOST_ASKED + 1]


def _actions(verb: Verb) -> Iterator[Action]:
    values = [[domain.at(number) for number in range(domain.size)] for domain in verb.domains]
    return (Action(verb, *args) for args in product(*values))


def _verbs(game: AnyGame, legal: list[Action]) -> list[Verb]:
    """The verbs to try, as many as there is time for: those of legal moves first, small ones before large ones."""
    now = {action.verb.name for action in legal}
    found: list[Verb] = []
    left = MOST_TRIED
    for verb in sorted(game.verbs.values(), key=lambda verb: (verb.name not in now, verb.size)):
        if 0 < verb.size <= left:
            left -= verb.size
            found.append(verb)
    return found


def _agreed(game: AnyGame, guesses: list[State], seat: int, action: Action) -> list[Message]:
    """The reason against a move, when all guesses give the same one and it is about the rules."""
    first = game.why_not(guesses[0], seat, action)
    if first is None or first.template in (*NO_ANSWER, *game.about_form):
        return []
    return [first] if all(game.why_not(guess, seat, action) == first for guess in guesses[1:]) else []

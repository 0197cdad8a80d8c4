"""Refusals: every bad input ends in one of these, with a message that can be worded in any language.

Refused
├── IllegalMove    a move the rules do not allow now
├── BadNotation    a text that is no move of the game
├── BadOptions     a table that cannot be set up
├── BadPosition    a position that cannot be
└── BadRecord      a record file that cannot be replayed
"""

from collections.abc import Callable

from rynek.core.message import Message


def _bare(message: Message, game: str | None) -> str:
    return repr(message)


class Speaker:
    """Words a message for `str(error)`; the layer above, which knows languages, replaces `say`."""

    def __init__(self) -> None:
        self.say: Callable[[Message, str | None], str] = _bare


SPEAKER = Speaker()


class Refused(Exception):
    """An input was refused and nothing has changed. `message` says why, in the words of `game` where it is known."""

    def __init__(self, message: Message, game: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.game = game

    def __str__(self) -> str:
        return SPEAKER.say(self.message, self.game)


class IllegalMove(Refused):
    """A move the rules do not allow now."""


class BadNotation(Refused):
    """A text that is no move of the game."""


class BadOptions(Refused):
    """A table that cannot be set up: a wrong game, number of players or option."""


class BadPosition(Refused):
    """A position that cannot be."""


class BadRecord(Refused):
    """A record file that cannot be replayed."""

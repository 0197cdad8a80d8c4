"""Lesson: a guided first game as data. What is said at each step stands in the language files under its key."""

from dataclasses import dataclass, field
from typing import Any, Final

LEARNER: Final = 0
"""The seat of whoever learns."""


@dataclass(frozen=True, slots=True)
class Step:
    """One card: something to read and look at, or (with moves) something to do.

    `moves` are lines of a record, from the learner's move to all that follows before the next step: "A pass", "B pass",
    "* roll …". Each move of the learner is asked for, the others make themselves. `look` names parts of the board.
    """

    key: str
    moves: tuple[str, ...] = ()
    look: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """The set-up, all that has happened before the first step, and the steps."""

    game: str
    players: int
    opening: tuple[str, ...]
    steps: tuple[Step, ...]
    options: dict[str, Any] = field(default_factory=dict)

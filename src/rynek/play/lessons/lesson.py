"""Lesson: a guided first game as data. What is said at each step stands in the language files under its key."""

from dataclasses import dataclass, field
from typing import Any, Final

LEARNER: Final = 0
"""The seat of whoever learns."""


@dataclass(frozen=True, slots=True)
class Step:
    """One card: something to read and look at, or (with moves) something to do.

    `moves` are lines of a record, from the learner's move to all that follows before the next step: "A pass", "B pass",
    "* roll …". The learner's moves are asked for, unless in the middle of a step there is only one; the others make
    themselves. `look` names parts of the board.
    """

    key: str
    moves: tuple[str, ...] = ()
    look: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """The set-up, all that has happened before the first step, the steps, and how many rounds are then free."""

    game: str
    players: int
    opening: tuple[str, ...]
    steps: tuple[Step, ...]
    options: dict[str, Any] = field(default_factory=dict)
    rounds: int = 1
    money: str = ""
    """The symbol of what points are counted in, where that is something one owns."""

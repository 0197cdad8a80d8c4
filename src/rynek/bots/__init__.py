"""Bots, found by name: the levels people choose from, and others to compare them with."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

from rynek.bots.beginner import Beginner
from rynek.bots.bot import Bot, SeatHandle
from rynek.bots.greedy import Greedy
from rynek.bots.levels import LEVELS
from rynek.bots.random_bot import RandomBot
from rynek.bots.search import Search
from rynek.bots.taste import TASTES
from rynek.bots.thought import Budget
from rynek.core.errors import BadOptions
from rynek.core.message import Message, why

__all__ = ["BOTS", "LEVELS", "Bot", "SeatHandle", "bot"]

UNKNOWN_BOT: Final = why("unknown-bot", bot=None, known=None)

BUDGET: Final = re.compile(r"search-(\d{1,6}(?:\.\d{1,3})?)(s?)")

BOTS: Final[dict[str, Callable[[Random], Bot]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "greedy": lambda rng: Greedy(rng, guesses=2, looks=1000),
    **{name: level.mind for name, level in LEVELS.items()},
}
"""`greedy` is the yardstick: what levels win against it says how strong they are. `beginner` should beat the lowest."""


def bot(name: str, rng: Random, seconds: float = 0.0) -> Bot:
    """The bot of that name; BadOptions when there is none. The same generator gives the same decisions.

    `search-200` thinks for 200 iterations, `search-0.5s` for half a second; nobody who searches thinks for more than
    so many `seconds`, unless they are 0. `hard+builder` is a bot with a taste.
    """
    plain, plus, taste = name.partition("+")
    budget = budget_of(plain)
    if (budget is None and plain not in BOTS) or (plus and taste not in TASTES):
        raise BadOptions(Message(UNKNOWN_BOT, name[:40], ", ".join(BOTS)))
    mind = BOTS[plain](rng) if budget is None else Search(rng, budget)
    if isinstance(mind, Search):
        mind.taste = taste
        if seconds > 0.0:
            mind.budget.limit(seconds)
    return mind


def budget_of(name: str) -> Budget | None:
    """The budget that a name such as `search-200` or `search-0.5s` stands for; None for other names.

    No thought goes on for ever: there is no `search-0`.
    """
    match = BUDGET.fullmatch(name)
    amount = float(match[1]) if match else 0.0
    if match is None or amount < (0.001 if match[2] else 1.0):
        return None
    return Budget(seconds=amount) if match[2] else Budget(iterations=int(amount))

"""Bots, found by name. A level is a bot with settings that suit a person of that strength."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

from rynek.bots.bot import Bot, SeatHandle
from rynek.bots.greedy import Greedy
from rynek.bots.random_bot import RandomBot
from rynek.bots.search import Search
from rynek.bots.thought import Budget
from rynek.core.errors import BadOptions
from rynek.core.message import Message, why

__all__ = ["BOTS", "LEVELS", "Bot", "SeatHandle", "bot"]

UNKNOWN_BOT: Final = why("unknown-bot", bot=None, known=None)

BUDGET: Final = re.compile(r"search-(\d{1,6}(?:\.\d{1,3})?)(s?)")

LEVELS: Final = ("easy", "normal", "hard")
"""The bots offered to people, by strength."""

BOTS: Final[dict[str, Callable[[Random], Bot]]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "easy": lambda rng: Greedy(rng, guesses=1, looks=200, slips=0.25),
    "normal": lambda rng: Greedy(rng, guesses=2, looks=1000),
    "hard": lambda rng: Greedy(rng, guesses=6, looks=12_000),
}


def bot(name: str, rng: Random) -> Bot:
    """The bot of that name; BadOptions when there is none. The same generator gives the same decisions.

    `search-200` thinks for 200 iterations, `search-0.5s` for half a second.
    """
    budget = budget_of(name)
    if budget is not None:
        return Search(rng, budget)
    if name not in BOTS:
        raise BadOptions(Message(UNKNOWN_BOT, name[:40], ", ".join(BOTS)))
    return BOTS[name](rng)


def budget_of(name: str) -> Budget | None:
    """The budget that a name such as `search-200` or `search-0.5s` stands for; None for other names."""
    match = BUDGET.fullmatch(name)
    if match is None:
        return None
    return Budget(seconds=float(match[1])) if match[2] else Budget(iterations=int(float(match[1])))

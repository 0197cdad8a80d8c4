"""Levels: how strong a bot plays for people, with the same meaning in all games.

Weaker levels make weaker plans: they look less far and see less clearly what moves are worth. They never draw a move
by lot. Seconds are upper limits; a level that is told iterations as well plays the same on every machine that keeps up
with it.
"""

from random import Random
from typing import Final

from rynek.bots.bot import Bot
from rynek.bots.search import Search
from rynek.bots.thought import Budget


class Level:
    """Iterations (0: as many as time allows), seconds at most, and how much judgement is blurred.

    `towns` are the iterations in Tiny Towns, where one is a single plan and not a walk down a tree.
    """

    __slots__ = ("iterations", "noise", "seconds", "towns")

    def __init__(self, iterations: int, seconds: float, noise: float = 0.0, towns: int = 0) -> None:
        self.iterations = iterations
        self.towns = towns or iterations
        self.seconds = seconds
        self.noise = noise

    def mind(self, rng: Random) -> Bot:
        """A bot of this level."""
        return Search(rng, Budget(self.iterations, self.seconds, {"tiny_towns": self.towns}), self.noise)


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(2, 0.3, noise=3.0, towns=8),
    "easy": Level(2, 0.3, noise=1.0),
    "normal": Level(8, 0.5, towns=20),
    "hard": Level(60, 1.0),
    "master": Level(0, 1.5),
}
"""By strength."""

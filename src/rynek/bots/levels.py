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

    `own` has the iterations and the blur of games in which these mean something else: a walk down a tree, a turn of
    Genoa and a plan of a town are not alike, and where thinking longer brings little, clearness tells levels apart.
    """

    __slots__ = ("iterations", "noise", "own", "seconds")

    def __init__(
        self, iterations: int, seconds: float, noise: float = 0.0, own: dict[str, tuple[int, float]] | None = None
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.noise = noise
        self.own: dict[str, tuple[int, float]] = own or {}

    def mind(self, rng: Random) -> Bot:
        """A bot of this level."""
        iterations = {game: count for game, (count, _) in self.own.items()}
        blurs = {game: noise for game, (_, noise) in self.own.items()}
        return Search(rng, Budget(self.iterations, self.seconds, iterations), self.noise, blurs=blurs)


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(2, 0.3, 3.0, {"genoa": (2, 5.0), "tiny_towns": (8, 3.0), "troyes": (2, 3.5)}),
    "easy": Level(2, 0.3, 1.0, {"genoa": (2, 2.0), "tiletum": (2, 1.8), "tiny_towns": (8, 1.0), "troyes": (2, 1.7)}),
    "normal": Level(
        8, 0.5, 0.0, {"genoa": (8, 1.0), "tiletum": (2, 1.0), "tiny_towns": (20, 0.0), "troyes": (2, 0.65)}
    ),
    "hard": Level(60, 1.0, 0.0, {"genoa": (24, 0.4), "tiletum": (2, 0.45), "troyes": (40, 0.25)}),
    "master": Level(0, 1.5, 0.0, {"tiny_towns": (1000, 0.0)}),
}
"""By strength."""

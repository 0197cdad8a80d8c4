"""Levels: how strong a bot plays for people, with the same meaning in all games.

Weaker levels make weaker plans: they look less far and see less clearly what moves are worth. They never draw a move
by lot. Every level has its iterations in every game, so that it plays the same on every machine that keeps up with it;
seconds are upper limits.
"""

from random import Random
from typing import Final

from rynek.bots.bot import Bot
from rynek.bots.search import Search
from rynek.bots.thought import Budget

SECONDS: Final[dict[str, float]] = {"novice": 0.3, "easy": 0.3, "normal": 0.5, "hard": 1.0, "master": 1.5}
"""How long a level may think at most. By strength."""

Effort = tuple[int, float]
"""How many iterations, and how much judgement is blurred, in points by which a good move differs from a poor one."""

OTHERS: Final[list[Effort]] = [(2, 3.0), (2, 1.0), (8, 0.0), (60, 0.0), (600, 0.0)]
"""Games that are not named below, level by level."""
EFFORTS: Final[dict[str, list[Effort]]] = {
    "caylus_1303": [(2, 2.5), (2, 1.1), (2, 0.5), (12, 0.15), (1200, 0.0)],
    "genoa": [(2, 6.0), (2, 1.9), (8, 0.95), (24, 0.3), (200, 0.0)],
    "tiletum": [(2, 5.0), (2, 1.9), (2, 0.95), (6, 0.6), (30, 0.0)],
    "tiny_towns": [(8, 5.0), (8, 1.5), (16, 0.45), (60, 0.05), (1500, 0.0)],
    "troyes": [(2, 5.0), (2, 1.7), (2, 0.75), (40, 0.12), (600, 0.0)],
}
"""Level by level. A walk down a tree, a turn of Genoa and a plan of a town are not alike, and where thinking longer
brings little, clearness tells levels apart."""


class Level:
    """How long a bot thinks, and how clearly it sees."""

    __slots__ = ("place", "seconds")

    def __init__(self, place: int, seconds: float) -> None:
        self.place = place
        self.seconds = seconds

    def budget(self) -> Budget:
        """How long it thinks, in every game."""
        own = {game: efforts[self.place][0] for game, efforts in EFFORTS.items()}
        return Budget(OTHERS[self.place][0], self.seconds, own)

    def mind(self, rng: Random) -> Bot:
        """A bot of this level."""
        blurs = {game: efforts[self.place][1] for game, efforts in EFFORTS.items()}
        return Search(rng, self.budget(), OTHERS[self.place][1], blurs=blurs)


LEVELS: Final[dict[str, Level]] = {name: Level(place, seconds) for place, (name, seconds) in enumerate(SECONDS.items())}
"""By strength."""

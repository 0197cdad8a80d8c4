"""The six Character cards (R1.8, R12.1): what each counts, and from how many on it gives 1, 3 and 6 points.

All of it is public. Two Characters ask for more in a game of two.
"""

from typing import Final

from rynek.core.domain import Words

EVENTS_WON: Final = 0
INFLUENCE: Final = 1
DENIERS: Final = 2
CUBES_ON_CATHEDRAL: Final = 3
TRADESMEN: Final = 4
CITIZENS_IN_BUILDINGS: Final = 5

STEPS: Final = (1, 3, 6)
FEW: Final = 2
"""Up to so many players some thresholds are higher."""


class CharacterCard:
    """A Character: what it counts at the end of the game, and its thresholds for 1, 3 and 6 points.

    `more` is added to each threshold in a game of two, and in the solo game.
    """

    __slots__ = ("counts", "more", "name", "thresholds")

    def __init__(self, name: str, counts: int, thresholds: tuple[int, int, int], more: int = 0) -> None:
        self.name = name
        self.counts = counts
        self.thresholds = thresholds
        self.more = more

    def steps(self, players: int) -> tuple[int, int, int]:
        """The thresholds with so many players."""
        first, second, third = self.thresholds
        more = self.more if players <= FEW else 0
        return first + more, second + more, third + more

    def points(self, count: int, players: int) -> int:
        """The points for a count: only the best threshold reached counts."""
        found = 0
        for step, threshold in zip(STEPS, self.steps(players), strict=True):
            if count >= threshold:
                found = step
        return found


CHARACTERS: Final[list[CharacterCard]] = [
    CharacterCard("henri_i", EVENTS_WON, (1, 3, 5)),
    CharacterCard("hugues_de_payns", INFLUENCE, (5, 10, 15)),
    CharacterCard("thibaut_ii", DENIERS, (6, 12, 18)),
    CharacterCard("urbain_iv", CUBES_ON_CATHEDRAL, (3, 5, 7), more=1),
    CharacterCard("le_florentin", TRADESMEN, (2, 4, 6)),
    CharacterCard("chretien_de_troyes", CITIZENS_IN_BUILDINGS, (3, 5, 7), more=1),
]

CHARACTER: Final = Words("character", [character.name for character in CHARACTERS])

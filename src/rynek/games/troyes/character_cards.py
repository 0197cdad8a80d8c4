"""The six Character cards (R1.8, R12.1): what each counts, and from how many on it gives 1, 3 and 6 points.

Names, what is counted and the steps 1, 3, 6 are public; the thresholds are reconstructed, but for Henry's 5.
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


class CharacterCard:
    """A Character: what it counts at the end of the game, and its thresholds for 1, 3 and 6 points."""

    __slots__ = ("counts", "name", "thresholds")

    def __init__(self, name: str, counts: int, thresholds: tuple[int, int, int]) -> None:
        self.name = name
        self.counts = counts
        self.thresholds = thresholds

    def points(self, count: int) -> int:
        """The points for a count: only the best threshold reached counts."""
        found = 0
        for step, threshold in zip(STEPS, self.thresholds, strict=True):
            if count >= threshold:
                found = step
        return found


CHARACTERS: Final[list[CharacterCard]] = [
    CharacterCard("henri_i", EVENTS_WON, (1, 3, 5)),  # 1 and 3 reconstructed
    CharacterCard("hugues_de_payns", INFLUENCE, (5, 10, 15)),  # reconstructed
    CharacterCard("thibaut_ii", DENIERS, (6, 12, 18)),  # reconstructed
    CharacterCard("urbain_iv", CUBES_ON_CATHEDRAL, (3, 5, 7)),  # reconstructed
    CharacterCard("le_florentin", TRADESMEN, (2, 4, 6)),  # reconstructed
    CharacterCard("chretien_de_troyes", CITIZENS_IN_BUILDINGS, (3, 5, 7)),  # reconstructed
]

CHARACTER: Final = Words("character", [character.name for character in CHARACTERS])

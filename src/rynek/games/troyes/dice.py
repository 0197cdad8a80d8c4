"""Dice: every die of the city square as one small number: district * 18 + colour * 6 + face - 1."""

from typing import Final

from rynek.core.domain import Words
from rynek.games.troyes.board import COLOUR, GREY, OWNER

PER_DISTRICT: Final = 18
DIE_NUMBERS: Final = PER_DISTRICT * (GREY + 1)

OWNER_OF: Final[list[int]] = [die // PER_DISTRICT for die in range(DIE_NUMBERS)]
COLOUR_OF: Final[list[int]] = [die % PER_DISTRICT // 6 for die in range(DIE_NUMBERS)]
FACE_OF: Final[list[int]] = [die % 6 + 1 for die in range(DIE_NUMBERS)]
DICE_OF_COLOUR: Final[list[list[int]]] = [
    [die for die in range(DIE_NUMBERS) if COLOUR_OF[die] == colour] for colour in range(3)
]
ROY_RANK: Final = (0, 2, 1)
"""In which order le Roy takes dice of one value, by colour: red, yellow, white (S12)."""
OPPOSITE: Final[list[int]] = [die + 7 - 2 * (die % 6 + 1) for die in range(DIE_NUMBERS)]
"""The same die on its opposite face: 7 minus the face shown."""


def die_number(owner: int, colour: int, face: int) -> int:
    """The number of a die."""
    return owner * PER_DISTRICT + colour * 6 + face - 1


def with_die(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    """Dice and one more."""
    return dice + (die,)  # noqa: RUF005 - compiled, an unpacked tuple would become a list on the way


def how_many(wanted: int, numbers: tuple[int, ...]) -> int:
    """How often a die or a face is among some; compiled, several times as fast as the tuple's own count."""
    found = 0
    for number in numbers:
        if number == wanted:
            found += 1
    return found


def die_word(die: int) -> str:
    """A die as a word of positions: `B-red-5`."""
    return f"{OWNER.word(OWNER_OF[die])}-{COLOUR.word(COLOUR_OF[die])}-{FACE_OF[die]}"


DIE_WORDS: Final = [die_word(die) for die in range(DIE_NUMBERS)]
DIE: Final = Words("die", DIE_WORDS, named=False)

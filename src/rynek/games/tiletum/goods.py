"""Goods, the colours of the dice that give them, and the six actions around the wheel."""

from typing import Final

from rynek.core.domain import Numbers, Words

GOODS: Final = 5
GOOD: Final = Words("good", ["gold", "food", "wool", "stone", "iron"])
GOLD: Final = 0
FOOD: Final = 1
WOOL: Final = 2
STONE: Final = 3
IRON: Final = 4

# A die of a colour gives the good with the same number (R1.1).
COLOUR: Final = Words("colour", ["yellow", "pink", "light_grey", "dark_grey", "blue"])
VALUE: Final = Numbers("value", 1, 6)
# A die is its colour and its value: colour * 6 + value - 1.
DIE: Final = Words("die", [f"{colour}{value}" for colour in COLOUR.words for value in range(1, 7)], named=False)

ACTION_WORDS: Final = ["contract", "character", "architect", "merchant", "king", "universal"]
ACTION: Final = Words("action", ACTION_WORDS)
CHOICE: Final = Words("action", ACTION_WORDS[:5])
CONTRACT: Final = 0
CHARACTER: Final = 1
ARCHITECT: Final = 2
MERCHANT: Final = 3
KING: Final = 4
UNIVERSAL: Final = 5

# Clockwise around the wheel; the printed order is reconstructed.
PRINTED_SPACES: Final = [CONTRACT, CHARACTER, ARCHITECT, MERCHANT, KING, UNIVERSAL]
POSITION: Final = Numbers("position", 0, 5)

GOLD_FOR_A_STEP: Final = 2
MOST_STEPS: Final = 3
"""How far the opposite side of a die is."""
GOLD_FOR_A_GOOD: Final = 2
START_GOLD: Final = [1, 3, 5, 6]
DICE_SLOTS: Final = 3
ROUNDS: Final = 4
"""A game has four rounds (R3.1)."""


def die(colour: int, value: int) -> int:
    """The die of a colour that shows a value."""
    return colour * 6 + value - 1


def die_colour(code: int) -> int:
    """The colour of a die."""
    return code // 6


def die_value(code: int) -> int:
    """The value a die shows."""
    return code % 6 + 1


def step_price(value: int, wanted: int) -> int:
    """The gold that turns a die from one value to another the shorter way round (R5.5)."""
    apart = abs(value - wanted)
    return GOLD_FOR_A_STEP * min(apart, 6 - apart)

"""Goods, the faces of the die, and the numbers of the rules."""

from typing import Final

from rynek.core.domain import Numbers, Words

GOOD: Final = Words("good", ["cloth", "pepper", "wine"])
GOODS: Final = 3
PIPS: Final = Numbers("pips", 1, 6)
ROUNDS: Final = 3
CUSTOMER_PAY: Final = 2

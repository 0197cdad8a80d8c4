"""Positions: the fields of the table."""

from typing import Final

from rynek.core.fields import Counts, Field, Number, Seats, Word
from tests.sixth.stalls.goods import GOOD, ROUNDS

FIELDS: Final[tuple[Field, ...]] = (
    Number("round", 0, ROUNDS),
    Number("pays", 0, 6),
    Seats(
        "seats",
        Number("coins", 0, 18),
        Counts("brought", GOOD, ROUNDS),
        Word("customer", GOOD, "customers", secret=True),
    ),
)

"""The road: places for workers in the order of activation, road spaces, and the provost's limits."""

from typing import Final

from rynek.core.domain import Numbers, Words

PRINTED_PLACES: Final = 4
"""Places 0-3 are the printed buildings; road space s is place s + 3."""
SPACES: Final = 23
PLACES: Final = PRINTED_PLACES + SPACES
LAST_BASE_SPACE: Final = 8
WOODEN_START: Final = 9
STONY_START: Final = 14
PROVOST_START: Final = 8
# Three spots behind the road's end: reconstructed (Q3).
PROVOST_LIMIT: Final = 26

SPACE: Final = Numbers("space", 1, SPACES)
NEXT_SPACE: Final = Numbers("space", 1, SPACES + 1)
PROVOST: Final = Numbers("provost", 0, PROVOST_LIMIT)
STEPS: Final = Numbers("steps", -3, 3)
PLACE: Final = Words(
    "place",
    ["fairground", "lawyer", "printed_carpenter", "toll", *[f"space_{s}" for s in range(1, SPACES + 1)]],
    named=False,
)


def place_of(space: int) -> int:
    """The place of a road space."""
    return space + PRINTED_PLACES - 1


BUILT_IN_ORDER: Final = tuple(s for s in range(WOODEN_START + 1, SPACES + 1) if s != STONY_START)
"""The spaces empty at the start, in the order in which they are built on."""

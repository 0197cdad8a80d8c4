"""What a player still has to do in the constructing step, as a tuple of small numbers; the last is asked first.

Nothing: he may construct or stop. The numbers have words, by which positions write them.
"""

from typing import Final

from rynek.core.domain import Words
from rynek.games.tiny_towns.components import TYPE, TYPES
from rynek.games.tiny_towns.squares import SQUARE, SQUARES

Due = tuple[int, ...]

UNSEEN: Final[Due] = (-1,)
"""What a view says of another seat that still constructs."""
IDLE: Final = 0
"""Not asked in this step."""
DONE: Final = 1
"""Has stopped, and may think again until all have."""
UNIVERSITY_PUT: Final = 2
WATCH_CHOICE: Final = 3
GUILD: Final = 4
"""Two exchanges are left."""
GUILD_AFTER: Final = 5
"""Plus the square of the first exchange: one is left."""
MARK_ON: Final = GUILD_AFTER + SQUARES
"""Plus the square of the Bank or Factory that waits for its resource."""
PUT_TYPE: Final = MARK_ON + SQUARES
"""Plus the type of a building to be put down from Opaleye's Watch."""

_SQUARES: Final = [SQUARE.word(square) for square in range(SQUARES)]
DUE: Final = Words(
    "due",
    [
        "idle",
        "done",
        "university",
        "watch",
        "exchange",
        *[f"exchange-after-{word}" for word in _SQUARES],
        *[f"mark-{word}" for word in _SQUARES],
        *[f"put-{TYPE.word(of_type)}" for of_type in range(TYPES)],
    ],
    named=False,
)


def is_guild(step: int) -> bool:
    """Whether an exchange of the Guild is asked."""
    return GUILD <= step < MARK_ON


def is_mark(step: int) -> bool:
    """Whether a resource for a Bank or Factory is asked."""
    return MARK_ON <= step < PUT_TYPE


def is_put(step: int) -> bool:
    """Whether a building from Opaleye's Watch is to be put down."""
    return step >= PUT_TYPE

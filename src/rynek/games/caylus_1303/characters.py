"""Characters: the twelve tiles and when each works. All of them stand in the rulebook."""

from typing import Final

from rynek.core.domain import Words

EARLY_RISER: Final = 0
"""Places one worker before planning begins, for one worker more (R10.1)."""
NIGHT_WORKER: Final = 1
"""Never pays the extra worker after the first pass (R10.2)."""
JOURNEYMAN: Final = 2
"""Once a round joins another player's worker in a building (R10.3)."""
THIEF: Final = 3
"""His placements give owners nothing (R10.4)."""
STEWARD: Final = 4
"""Gains two points instead of one when others place in his buildings (R10.5)."""
BAILIFF: Final = 5
"""Moves the provost one step after the bridge (R10.6)."""
ARCHITECT: Final = 6
"""One point more for everything he builds (R10.7)."""
DELIVERYMAN: Final = 7
"""Delivers after all others, with or without a worker on the construction site (R10.8)."""
CHAMBERLAIN: Final = 8
"""Delivers any three tokens (R10.9)."""
FOREMAN: Final = 9
"""One point more for each bundle (R10.10)."""
GOLDSMITH: Final = 10
"""Once a round five points more for a bundle with gold (R10.11)."""
DAY_LABORER: Final = 11
"""One worker more at recruitment (R10.12)."""

CHARACTERS: Final = 12
CHARACTER: Final = Words(
    "character",
    [
        "early_riser",
        "night_worker",
        "journeyman",
        "thief",
        "steward",
        "bailiff",
        "architect",
        "deliveryman",
        "chamberlain",
        "foreman",
        "goldsmith",
        "day_laborer",
    ],
)

# Where a character tile is when no player holds it.
ON_THE_BOARD: Final = -1
IN_THE_BOX: Final = -2

# First game (R2.13, Q27): public; Deliveryman and Early Riser stand in the rulebook too.
FIRST_GAME_CHARACTERS: Final = (
    ARCHITECT,
    FOREMAN,
    BAILIFF,
    DAY_LABORER,
    CHAMBERLAIN,
    DELIVERYMAN,
    JOURNEYMAN,
    EARLY_RISER,
)
"""In this order: five for two players, then one more for each further player."""

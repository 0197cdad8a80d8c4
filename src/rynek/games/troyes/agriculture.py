"""Agriculture (R6.22): yellow dice for deniers, without a tradesman."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.message import event
from rynek.games.troyes.state import TroyesState

FARMED: Final = event("farmed", "R6.22", seat=SEAT, deniers=None)

FARM_DIVISOR: Final = 2


def farm(state: TroyesState, seat: int, total: int) -> None:
    """A denier for every two of the sum."""
    state.deniers[seat] += total // FARM_DIVISOR
    state.tell(FARMED, seat, total // FARM_DIVISOR)

"""What a seat sees: everything but the others' customers."""

from rynek.core.domain import SEAT
from rynek.core.fields import word
from rynek.core.reader import counted
from rynek.core.view import head_of
from tests.sixth.stalls.goods import GOOD, GOODS
from tests.sixth.stalls.state import StallsState
from tests.sixth.stalls.view_types import SeatView, StallsView


def view_of(state: StallsState, seat: int | None) -> StallsView:
    """The table as a seat (None: a spectator) sees it."""
    return {
        **head_of(state, seat, state.round),
        "pays": state.pays,
        "seats": [_seat(state, other, is_seen=state.over or other == seat) for other in range(state.players)],
        "known": {},
    }


def _seat(state: StallsState, seat: int, *, is_seen: bool) -> SeatView:
    return {
        "seat": SEAT.word(seat),
        "coins": state.coins[seat],
        "brought": counted(state.brought[seat * GOODS : (seat + 1) * GOODS], GOOD),
        "customer": word(GOOD, state.customers[seat]) if is_seen else None,
    }

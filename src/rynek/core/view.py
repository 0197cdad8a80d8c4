"""The head of every view: which game, whose eyes, who must act, what is asked and what is still to be done."""

from rynek.core.domain import SEAT
from rynek.core.state import State
from rynek.core.view_types import Head, Step


def letters(seats: tuple[int, ...] | list[int]) -> list[str]:
    """Seats as letters, chance left out."""
    return [SEAT.words[seat] for seat in seats if seat >= 0]


def head_of(state: State, seat: int | None, round_number: int) -> Head:
    """What every view begins with."""
    rules = state.rules
    steps: list[Step] = rules.codec.dump([frame.seen(state, seat) for frame in state.stack])
    return {
        "game": rules.name,
        "version": rules.version,
        "players": state.players,
        "seat": None if seat is None else SEAT.words[seat],
        "options": dict(state.options),
        "over": state.over,
        "round": round_number,
        "to_act": letters(state.to_act),
        "may_change": letters(state.may_change),
        "step": steps[0] if steps else None,
        "then": steps[1:],
    }

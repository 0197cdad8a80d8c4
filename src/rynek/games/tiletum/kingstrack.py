"""The king's track: markers that share a space lie in a stack."""

from typing import Final

from rynek.core.domain import SEAT, Numbers
from rynek.core.message import event
from rynek.games.tiletum.state import TiletumState

LOWEST: Final = -5  # reconstructed
HIGHEST: Final = 15
LEADER_POINTS: Final = 4
TOKENS: Final = [2, 2, 2]
"""Corruption tokens worth 0, 1 and 2; how many of each is reconstructed."""

TOKENS_A_ROUND: Final = 3
CORRUPTION: Final = Numbers("corruption", 0, 2)

MARKER_MOVED: Final = event("marker-moved", "R9.19", seat=SEAT, steps=None, space=None)
MARKERS_BACK: Final = event("markers-back", "R5.3", steps=None)
RED_RETURNED: Final = event("red-returned", "R6.6", seat=SEAT)


def forward(state: TiletumState, seat: int, steps: int) -> None:
    """Move a marker forward; it never passes 15, and lands on top of the stack it reaches (R9.19, Q6)."""
    space = min(HIGHEST, state.king_space[seat] + steps)
    if space == state.king_space[seat]:
        return
    moved = space - state.king_space[seat]
    state.king_space[seat] = space
    state.king_order.remove(seat)
    state.king_order.append(seat)
    state.tell(MARKER_MOVED, seat, moved, space)


def back(state: TiletumState, steps: int) -> None:
    """Move every marker back, the leftmost first; stacks keep their order, arrivals go on top (R5.2, R5.3)."""
    if not steps:
        return
    state.king_order = along_track(state, 1)
    for seat in range(state.players):
        state.king_space[seat] = max(LOWEST, state.king_space[seat] - steps)
    state.tell(MARKERS_BACK, steps)


def ranking(state: TiletumState) -> list[int]:
    """The seats from the highest space to the lowest, in each stack from the bottom up (R6.1, R6.5)."""
    return along_track(state, -1)


def along_track(state: TiletumState, direction: int) -> list[int]:
    """The seats from the lowest space on (1) or from the highest (-1), in each stack from the bottom up."""
    found: list[int] = []
    for seat in state.king_order:
        space = state.king_space[seat] * direction
        place = len(found)
        while place and state.king_space[found[place - 1]] * direction > space:
            place -= 1
        found.insert(place, seat)
    return found


def return_red(state: TiletumState) -> None:
    """Markers in the red part go to 0, on top of those already there, the lowest of them topmost (R6.6)."""
    red = [seat for seat in ranking(state) if state.king_space[seat] < 0]
    state.king_order = [seat for seat in state.king_order if seat not in red] + red
    for seat in red:
        state.king_space[seat] = 0
        state.tell(RED_RETURNED, seat)

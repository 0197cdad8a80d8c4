"""The king's track: markers that share a space lie in a stack."""

from typing import Final

from rynek.core.domain import SEAT, Numbers
from rynek.core.message import event
from rynek.games.tiletum.state import Board

LOWEST: Final = -5  # reconstructed
HIGHEST: Final = 15
LEADER_POINTS: Final = 4
TOKENS: Final = [2, 2, 2]
"""Corruption tokens worth 0, 1 and 2; how many of each is reconstructed."""

TOKENS_A_ROUND: Final = 3
CORRUPTION: Final = Numbers("corruption", 0, 2)

MARKER_MOVED: Final = event("marker-moved", seat=SEAT, steps=None, space=None)
MARKERS_BACK: Final = event("markers-back", steps=None)
RED_RETURNED: Final = event("red-returned", seat=SEAT)


def forward(board: Board, seat: int, steps: int) -> None:
    """Move a marker forward; it never passes 15, and lands on top of the stack it reaches (R9.19, Q6)."""
    space = min(HIGHEST, board.king_space[seat] + steps)
    if space == board.king_space[seat]:
        return
    moved = space - board.king_space[seat]
    board.king_space[seat] = space
    board.king_order.remove(seat)
    board.king_order.append(seat)
    board.tell(MARKER_MOVED, seat, moved, space)


def back(board: Board, steps: int) -> None:
    """Move every marker back, the leftmost first; stacks keep their order, arrivals go on top (R5.2, R5.3)."""
    if not steps:
        return
    board.king_order = along_track(board, 1)
    for seat in range(board.players):
        board.king_space[seat] = max(LOWEST, board.king_space[seat] - steps)
    board.tell(MARKERS_BACK, steps)


def ranking(board: Board) -> list[int]:
    """The seats from the highest space to the lowest, in each stack from the bottom up (R6.1, R6.5)."""
    return along_track(board, -1)


def along_track(board: Board, direction: int) -> list[int]:
    """The seats from the lowest space on (1) or from the highest (-1), in each stack from the bottom up."""
    found: list[int] = []
    for seat in board.king_order:
        space = board.king_space[seat] * direction
        place = len(found)
        while place and board.king_space[found[place - 1]] * direction > space:
            place -= 1
        found.insert(place, seat)
    return found


def return_red(board: Board) -> None:
    """Markers in the red part go to 0, on top of those already there, the lowest of them topmost (R6.6)."""
    red = [seat for seat in ranking(board) if board.king_space[seat] < 0]
    board.king_order = [seat for seat in board.king_order if seat not in red] + red
    for seat in red:
        board.king_space[seat] = 0
        board.tell(RED_RETURNED, seat)

"""Monuments (chapter 15): the points of each. Those of Barrett Castle come with the feeding."""

from collections.abc import Callable
from typing import Final

from rynek.games.tiny_towns.board import Board
from rynek.games.tiny_towns.components import (
    ARCHITECTS_GUILD,
    ARCHIVE,
    CATHEDRAL,
    FORT_IRONWEED,
    MANDRAS_PALACE,
    MONUMENT,
    SHRINE,
    SHRINE_POINTS,
    SILVA_FORUM,
    SKY_BATHS,
    STARLOOM,
    STARLOOM_POINTS,
    TYPES,
    UNIVERSITY,
)
from rynek.games.tiny_towns.squares import ADJACENT, count, groups, members
from rynek.games.tiny_towns.state import TinyTownsState

FLAT: Final[dict[int, int]] = {ARCHITECTS_GUILD: 1, CATHEDRAL: 2, FORT_IRONWEED: 7, UNIVERSITY: 3}
"""R15.1, R15.4, R15.5, R15.7."""


def monument_points(state: TinyTownsState, seat: int, board: Board) -> int:
    """The points of the built monument of a seat."""
    card = board.town.monument
    if card == STARLOOM:
        return _starloom(state, seat)
    points = _POINTS.get(card)
    return FLAT.get(card, 0) if points is None else points(board)


def _archive(board: Board) -> int:
    """R15.2, R15.20."""
    return count(board.town.types_present())


def _mandras_palace(board: Board) -> int:
    """R15.8, Q18."""
    return 2 * board.types_in(ADJACENT[members(board.of[MONUMENT])[0]])


def _shrine(board: Board) -> int:
    """R15.11, R15.18."""
    return SHRINE_POINTS[min(board.town.shrine, len(SHRINE_POINTS) - 1)]


def _silva_forum(board: Board) -> int:
    """R15.12: 1, and the buildings in the largest contiguous group of one type."""
    most = 0
    for squares in board.of:
        for group in groups(squares):
            most = max(most, count(group))
    return 1 + most


def _sky_baths(board: Board) -> int:
    """R15.13, R15.20."""
    return 2 * (TYPES - count(board.town.types_present()))


def _starloom(state: TinyTownsState, seat: int) -> int:
    """R15.14, Q20: by the place at which the town was completed; nothing before that."""
    mine = state.completed[seat]
    if not mine:
        return 0
    earlier = sum([1 for turn in state.completed if 0 < turn < mine])
    return STARLOOM_POINTS[min(earlier, len(STARLOOM_POINTS) - 1)]


_POINTS: Final[dict[int, Callable[[Board], int]]] = {
    ARCHIVE: _archive,
    MANDRAS_PALACE: _mandras_palace,
    SHRINE: _shrine,
    SILVA_FORUM: _silva_forum,
    SKY_BATHS: _sky_baths,
}

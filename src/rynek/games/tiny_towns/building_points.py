"""Building cards (chapter 14): the points of one building that needs no feeding, card by card."""

from collections.abc import Callable
from typing import Final

from rynek.games.tiny_towns.board import Board
from rynek.games.tiny_towns.components import (
    ABBEY,
    ALMSHOUSE,
    ALMSHOUSE_POINTS,
    BAKERY,
    BANK,
    BLACK,
    CLOISTER,
    FOUNTAIN,
    GRAY,
    GREEN,
    INN,
    MARKET,
    MILLSTONE,
    ORANGE,
    RED,
    SHED,
    TAILOR,
    TAVERN,
    TAVERN_POINTS,
    THEATER,
    TRADING_POST,
    WAREHOUSE,
    WELL,
    YELLOW,
)
from rynek.games.tiny_towns.squares import ADJACENT, CENTRE, COLUMN, CORNERS, IN_LINE, ROW, count
from rynek.games.tiny_towns.town import Town, cubes_in


def set_points(card: int, squares: int) -> int:
    """R14.14, R14.17: Almshouses or Taverns, all together."""
    table = TAVERN_POINTS if card == TAVERN else ALMSHOUSE_POINTS
    return table[min(count(squares), len(table) - 1)]


def feast_hall_points(squares: int, on_right: Town) -> int:
    """R14.15: the points of each Feast Hall."""
    return 3 if count(squares) > count(on_right.squares_with(GREEN)) else 2


def building_points(board: Board, card: int, square: int) -> int:
    """The points of one building; 0 for cards that score otherwise or not at all."""
    points = _POINTS.get(card)
    return 0 if points is None else points(board, square)


def _fountain(board: Board, square: int) -> int:
    """R14.6, Q19."""
    return 2 if board.of[GRAY] & ADJACENT[square] else 0


def _millstone(board: Board, square: int) -> int:
    """R14.7."""
    return 2 if (board.of[RED] | board.of[YELLOW]) & ADJACENT[square] else 0


def _one(board: Board, square: int) -> int:
    """R14.8, R14.24: Shed and Trading Post."""
    return 1


def _well(board: Board, square: int) -> int:
    """R14.9."""
    return board.cottages_in(ADJACENT[square])


def _abbey(board: Board, square: int) -> int:
    """R14.10."""
    return 0 if (board.of[BLACK] | board.of[GREEN] | board.of[YELLOW]) & ADJACENT[square] else 3


def _cloister(board: Board, square: int) -> int:
    """R14.12."""
    return count(board.of[ORANGE] & CORNERS)


def _inn(board: Board, square: int) -> int:
    """R14.16."""
    return 0 if board.of[GREEN] & IN_LINE[square] else 3


def _bakery(board: Board, square: int) -> int:
    """R14.18."""
    return 3 if (board.of[RED] | board.of[BLACK]) & ADJACENT[square] else 0


def _market(board: Board, square: int) -> int:
    """R14.19."""
    return max(count(board.of[YELLOW] & ROW[square]), count(board.of[YELLOW] & COLUMN[square]))


def _tailor(board: Board, square: int) -> int:
    """R14.20."""
    return 1 + count(board.of[YELLOW] & CENTRE)


def _theater(board: Board, square: int) -> int:
    """R14.21, R15.19."""
    return board.types_in(IN_LINE[square] & ~board.of[YELLOW])


def _bank(board: Board, square: int) -> int:
    """R14.22."""
    return 4


def _warehouse(board: Board, square: int) -> int:
    """R14.25."""
    return -len(cubes_in(board.town.upon[square]))


_POINTS: Final[dict[int, Callable[[Board, int], int]]] = {
    FOUNTAIN: _fountain,
    MILLSTONE: _millstone,
    SHED: _one,
    WELL: _well,
    ABBEY: _abbey,
    CLOISTER: _cloister,
    INN: _inn,
    BAKERY: _bakery,
    MARKET: _market,
    TAILOR: _tailor,
    THEATER: _theater,
    BANK: _bank,
    TRADING_POST: _one,
    WAREHOUSE: _warehouse,
}

SETS: Final = (TAVERN, ALMSHOUSE)
"""The cards that score all their buildings together."""

"""The score explained (R10.3): every point by its card and square."""

from typing import TYPE_CHECKING, Final

from rynek.core.message import Message, Points
from rynek.core.message import score as source
from rynek.games.tiny_towns.board import Board
from rynek.games.tiny_towns.building_points import SETS, building_points, feast_hall_points, set_points
from rynek.games.tiny_towns.components import (
    BARRETT_CASTLE,
    BLUE,
    CARD,
    CHAPEL,
    COTTAGE,
    FEAST_HALL,
    GREEN,
    MAUSOLEUM,
    MONUMENT,
    RED,
    TEMPLE,
    TYPES,
    WAREHOUSE,
)
from rynek.games.tiny_towns.monument_points import monument_points
from rynek.games.tiny_towns.scoring import best_feeding, empty_points, temple_points
from rynek.games.tiny_towns.squares import SQUARE, SQUARES, count, members
from rynek.games.tiny_towns.town import cubes_in

if TYPE_CHECKING:
    from rynek.games.tiny_towns.state import TinyTowns

FED: Final = source("fed", "R8.1", card=CARD, square=SQUARE)
UNFED: Final = source("unfed", "R8.1", card=CARD, square=SQUARE)
BUILDING: Final = source("building", "R10.3", card=CARD, square=SQUARE)
SET: Final = source("set", "R14.17", card=CARD, count=None)
STORED: Final = source("stored", "R14.25", count=None, square=SQUARE)
EMPTY_SQUARES: Final = source("empty", "R10.2", count=None)


def explain(state: "TinyTowns", seat: int) -> list[Points]:
    """Where the points of a seat come from, type by type and square by square."""
    board = Board(state.towns[seat])
    fed = best_feeding(state, board)
    lines = _cottage_lines(board, fed)
    for of_type in range(RED, TYPES):
        if board.of[of_type]:
            lines += _type_lines(state, seat, board, of_type, fed)
    if board.of[MONUMENT] and not board.castle:
        square = members(board.of[MONUMENT])[0]
        lines.append(_line(board.town.monument, square, monument_points(state, seat, board)))
    empty = [s for s in range(SQUARES) if not board.all >> s & 1]
    if empty:
        places = tuple(SQUARE.word(square) for square in empty)
        lines.append(Points(Message(EMPTY_SQUARES, len(empty)), empty_points(board), places))
    return lines


def _line(card: int, square: int, points: int) -> Points:
    return Points(Message(BUILDING, card, square), points, (SQUARE.word(square),))


def _cottage_lines(board: Board, fed: int) -> list[Points]:
    lines: list[Points] = []
    unfed_points = 3 if board.town.has_built(MAUSOLEUM) else 0
    for square in members(board.of[BLUE] | board.castle):
        is_castle = board.castle >> square & 1
        is_fed = fed >> square & 1
        points = (5 if is_castle else 3) if is_fed else unfed_points
        card = BARRETT_CASTLE if is_castle else COTTAGE
        lines.append(Points(Message(FED if is_fed else UNFED, card, square), points, (SQUARE.word(square),)))
    return lines


def _type_lines(state: "TinyTowns", seat: int, board: Board, of_type: int, fed: int) -> list[Points]:
    card, squares = state.cards[of_type], board.of[of_type]
    if card in SETS:
        places = tuple(SQUARE.word(square) for square in members(squares))
        return [Points(Message(SET, card, count(squares)), set_points(card, squares), places)]
    lines: list[Points] = []
    for square in members(squares):
        if card == WAREHOUSE:
            stored = len(cubes_in(board.town.upon[square]))
            lines.append(Points(Message(STORED, stored, square), -stored, (SQUARE.word(square),)))
        else:
            lines.append(_line(card, square, _points_on(state, seat, board, card, square, fed)))
    return lines


def _points_on(state: "TinyTowns", seat: int, board: Board, card: int, square: int, fed: int) -> int:
    if card == CHAPEL:
        return board.cottages_in(fed)
    if card == TEMPLE:
        return temple_points(board, square, fed)
    if card == FEAST_HALL:
        return feast_hall_points(board.of[GREEN], state.towns[state.neighbours(seat)[1]])
    return building_points(board, card, square)

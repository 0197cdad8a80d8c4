"""The end and scoring (chapter 10): the points of a town and their sources, the best feeding, tie-breaks, ranks."""

from typing import Final

from rynek.core.message import Message, Points
from rynek.core.message import score as source
from rynek.games.tiny_towns.board import Board
from rynek.games.tiny_towns.building_points import SETS, building_points, feast_hall_points, set_points
from rynek.games.tiny_towns.components import (
    BARRETT_CASTLE,
    BLACK,
    BLUE,
    CARD,
    CATHEDRAL,
    CHAPEL,
    COTTAGE,
    FEAST_HALL,
    GRAY,
    GREEN,
    MAUSOLEUM,
    MONUMENT,
    ORANGE,
    RANK_FROM,
    RED,
    TEMPLE,
    TYPES,
    WAREHOUSE,
    YELLOW,
)
from rynek.games.tiny_towns.feeding import feedings
from rynek.games.tiny_towns.monument_points import monument_points
from rynek.games.tiny_towns.squares import ADJACENT, SQUARE, SQUARES, count, members
from rynek.games.tiny_towns.state import TinyTownsState
from rynek.games.tiny_towns.town import Town, cubes_in

FROM_FED: Final = source("fed", "R8.1", card=CARD, square=SQUARE)
FROM_UNFED: Final = source("unfed", "R8.1", card=CARD, square=SQUARE)
FROM_BUILDING: Final = source("building", "R10.3", card=CARD, square=SQUARE)
FROM_SET: Final = source("set", "R14.17", card=CARD, count=None)
FROM_STORED: Final = source("stored", "R14.25", count=None, square=SQUARE)
FROM_EMPTY: Final = source("empty", "R10.2", count=None)


def score(state: TinyTownsState, seat: int) -> int:
    """R10.3: the points of a seat as its town stands."""
    return score_of(state, seat, state.towns[seat], state.towns[state.neighbours(seat)[1]])


def score_of(state: TinyTownsState, seat: int, town: Town, on_right: Town) -> int:
    """The points of a town of this seat beside that of the player on the right."""
    board = Board(town)
    points = fed_points(state, board, best_feeding(state, board))
    for of_type in (GRAY, ORANGE, GREEN, YELLOW, BLACK):
        if board.of[of_type]:
            points += _type_points(board, state.cards[of_type], board.of[of_type], on_right)
    if board.of[MONUMENT]:
        points += monument_points(state, seat, board)
    return points + empty_points(board)


def _type_points(board: Board, card: int, squares: int, on_right: Town) -> int:
    """All buildings of one type, but for the points that come with the feeding."""
    if card in SETS:
        return set_points(card, squares)
    if card == FEAST_HALL:
        return feast_hall_points(squares, on_right) * count(squares)
    points = 0
    for square in members(squares):
        points += building_points(board, card, square)
    return points


def best_feeding(state: TinyTownsState, board: Board) -> int:
    """R8.7: the feeding with the highest total; the first of equal ones."""
    choices = feedings(board.town, state.cards[RED], by_place=state.cards[ORANGE] == TEMPLE and board.of[ORANGE] != 0)
    best = choices[0]
    if len(choices) > 1:
        most = fed_points(state, board, best)
        for fed in choices[1:]:
            points = fed_points(state, board, fed)
            if points > most:
                best, most = fed, points
    return best


def fed_points(state: TinyTownsState, board: Board, fed: int) -> int:
    """The points of Cottages, Castle, Chapels and Temples under a feeding (R8.1, R15.3, R15.6)."""
    cottages = board.of[BLUE]
    points = 3 * count(cottages if board.town.has_built(MAUSOLEUM) else cottages & fed)
    if board.castle & fed:
        points += 5
    orange = board.of[ORANGE]
    if orange and state.cards[ORANGE] == CHAPEL:
        points += count(orange) * board.cottages_in(fed)
    elif orange and state.cards[ORANGE] == TEMPLE:
        for square in members(orange):
            points += temple_points(board, square, fed)
    return points


def temple_points(board: Board, square: int, fed: int) -> int:
    """R14.13: 4 beside two or more fed Cottages."""
    return 4 if board.cottages_in(ADJACENT[square] & fed) >= 2 else 0


def empty_points(board: Board) -> int:
    """R10.2, R15.4: one point less for each square without a building."""
    return 0 if board.town.has_built(CATHEDRAL) else count(board.all) - SQUARES


def tie_break(state: TinyTownsState, seat: int) -> tuple[int, int, int, int]:
    """R10.4, R10.5: what decides, greater is better: points, fewer turns as Master Builder, fewer gaps, Cottages."""
    board = Board(state.towns[seat])
    return score(state, seat), -state.served[seat], count(board.all), board.cottages_in(board.all)


def rank_of(points: int) -> int:
    """R13.7: the rank of a solo score."""
    return sum([1 for start in RANK_FROM if points >= start])


# every point by its card and square (R10.3)


def breakdown(state: TinyTownsState, seat: int) -> list[Points]:
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
        lines.append(Points(Message(FROM_EMPTY, len(empty)), empty_points(board), places))
    return lines


def _line(card: int, square: int, points: int) -> Points:
    return Points(Message(FROM_BUILDING, card, square), points, (SQUARE.word(square),))


def _cottage_lines(board: Board, fed: int) -> list[Points]:
    lines: list[Points] = []
    unfed_points = 3 if board.town.has_built(MAUSOLEUM) else 0
    for square in members(board.of[BLUE] | board.castle):
        is_castle = board.castle >> square & 1
        is_fed = fed >> square & 1
        points = (5 if is_castle else 3) if is_fed else unfed_points
        card = BARRETT_CASTLE if is_castle else COTTAGE
        lines.append(Points(Message(FROM_FED if is_fed else FROM_UNFED, card, square), points, (SQUARE.word(square),)))
    return lines


def _type_lines(state: TinyTownsState, seat: int, board: Board, of_type: int, fed: int) -> list[Points]:
    card, squares = state.cards[of_type], board.of[of_type]
    if card in SETS:
        places = tuple(SQUARE.word(square) for square in members(squares))
        return [Points(Message(FROM_SET, card, count(squares)), set_points(card, squares), places)]
    lines: list[Points] = []
    for square in members(squares):
        if card == WAREHOUSE:
            stored = len(cubes_in(board.town.upon[square]))
            lines.append(Points(Message(FROM_STORED, stored, square), -stored, (SQUARE.word(square),)))
        else:
            lines.append(_line(card, square, _points_on(state, seat, board, card, square, fed)))
    return lines


def _points_on(state: TinyTownsState, seat: int, board: Board, card: int, square: int, fed: int) -> int:
    if card == CHAPEL:
        return board.cottages_in(fed)
    if card == TEMPLE:
        return temple_points(board, square, fed)
    if card == FEAST_HALL:
        return feast_hall_points(board.of[GREEN], state.towns[state.neighbours(seat)[1]])
    return building_points(board, card, square)

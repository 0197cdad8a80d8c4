"""The end and scoring (chapter 10): the points of a town, the best feeding, tie-breaks and solo ranks."""

from typing import TYPE_CHECKING

from rynek.games.tiny_towns.board import Board
from rynek.games.tiny_towns.building_points import SETS, building_points, feast_hall_points, set_points
from rynek.games.tiny_towns.components import (
    BLACK,
    BLUE,
    CATHEDRAL,
    CHAPEL,
    FEAST_HALL,
    GRAY,
    GREEN,
    MAUSOLEUM,
    MONUMENT,
    ORANGE,
    RANK_FROM,
    RED,
    TEMPLE,
    YELLOW,
)
from rynek.games.tiny_towns.feeding import feedings
from rynek.games.tiny_towns.monument_points import monument_points
from rynek.games.tiny_towns.squares import ADJACENT, SQUARES, count, members
from rynek.games.tiny_towns.town import Town

if TYPE_CHECKING:
    from rynek.games.tiny_towns.state import TinyTowns


def score(state: "TinyTowns", seat: int) -> int:
    """R10.3: the points of a seat as its town stands."""
    return score_of(state, seat, state.towns[seat], state.towns[state.neighbours(seat)[1]])


def score_of(state: "TinyTowns", seat: int, town: Town, on_right: Town) -> int:
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


def best_feeding(state: "TinyTowns", board: Board) -> int:
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


def fed_points(state: "TinyTowns", board: Board, fed: int) -> int:
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


def tie_break(state: "TinyTowns", seat: int) -> tuple[int, int, int, int]:
    """R10.4, R10.5: what decides, greater is better: points, fewer turns as Master Builder, fewer gaps, Cottages."""
    board = Board(state.towns[seat])
    return score(state, seat), -state.served[seat], count(board.all), board.cottages_in(board.all)


def rank_of(points: int) -> int:
    """R13.7: the rank of a solo score."""
    return sum([1 for start in RANK_FROM if points >= start])

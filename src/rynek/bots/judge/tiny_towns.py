"""The judge of Tiny Towns: the points of the town, and what its cubes and empty squares promise.

Cubes promise the buildings whose patterns they have begun; the best patterns that do not overlap are counted, each by
how many cubes it still misses. Empty squares are worth something as long as there are a few of them.
"""

from typing import Final

from rynek.core.state import State
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.board import Board
from rynek.games.tiny_towns.patterns import FITS, SITE_SQUARES
from rynek.games.tiny_towns.scoring import best_feeding, score
from rynek.games.tiny_towns.squares import count
from rynek.games.tiny_towns.state import TinyTowns
from rynek.games.tiny_towns.town import BUILT, EMPTY, Town

WORTH: Final[dict[int, float]] = {
    c.FOUNTAIN: 1.5,
    c.MILLSTONE: 1.7,
    c.SHED: 1.0,
    c.WELL: 1.8,
    c.ABBEY: 2.5,
    c.CHAPEL: 3.0,
    c.CLOISTER: 2.0,
    c.TEMPLE: 3.0,
    c.FEAST_HALL: 2.5,
    c.INN: 2.5,
    c.BAKERY: 2.8,
    c.MARKET: 2.3,
    c.TAILOR: 2.3,
    c.THEATER: 3.3,
    c.BANK: 3.5,
    c.FACTORY: 0.5,
    c.TRADING_POST: 2.0,
    c.WAREHOUSE: 0.5,
    c.ARCHITECTS_GUILD: 2.5,
    c.ARCHIVE: 4.5,
    c.BARRETT_CASTLE: 4.5,
    c.CATHEDRAL: 5.0,
    c.FORT_IRONWEED: 6.5,
    c.MAUSOLEUM: 5.0,
    c.UNIVERSITY: 5.5,
    c.MANDRAS_PALACE: 5.0,
    c.OBELISK: 2.0,
    c.OPALEYES_WATCH: 4.0,
    c.SHRINE: 5.0,
    c.SILVA_FORUM: 4.0,
    c.SKY_BATHS: 5.0,
    c.STARLOOM: 3.0,
    c.STATUE: 1.0,
}
"""What a building of each card is worth when it is built, as far as that does not depend on the town."""

PATIENCE: Final = (0.65, 0.03, 0.93)
"""The part of its worth a pattern keeps for each cube it misses: at least, more for each empty square, at most."""

ROOM: Final = [0.0, 0.1, 0.7, 1.7, 3.2, 5.1, 7.5, 10.3, 13.5, 17.2, 21.2, 25.2, 29.2, 33.2, 37.2, 41.2, 45.2]
"""What so many empty squares are worth."""

UNBUILT: Final = 0.2
"""The part of a monument's worth that its card has in hand."""
HUNGRY: Final = 1.0
"""What a Cottage that is not fed yet is worth beside its points."""
FOOD: Final = 1.1
"""What each place at a Farm that is not taken yet is worth; the other red cards count as four places."""
COTTAGE_FED: Final = 3.2
COTTAGE_HUNGRY: Final = 1.6
"""What the next Cottage is worth, with a place for it and without."""
RED_FIRST: Final = 3.5
RED_BASE: Final = 2.0
RED_EACH: Final = 2.0
"""What the first red building is worth, or one for hungry Cottages: at once and for each of them."""


def judge(state: State, seat: int) -> float:
    """What the seat may hope to have at the end."""
    assert isinstance(state, TinyTowns)
    points = float(score(state, seat))
    if state.over or state.completed[seat]:
        return points
    town = state.towns[seat]
    board = Board(town)
    hungry, places = hungry_and_places(state, town, board)
    points += HUNGRY * hungry + FOOD * min(places, c.FARM_FEEDS)
    if town.monument >= 0 and not board.of[c.MONUMENT]:
        points += UNBUILT * WORTH[town.monument]
    return points + ROOM[len(town.empty_squares())] + cubes_hope(state, town, board, hungry, places)


def hungry_and_places(state: TinyTowns, town: Town, board: Board) -> tuple[int, int]:
    """How many Cottages are not fed yet, and how many more could be."""
    cottages, producers = count(town.feedable()), count(board.of[c.RED])
    if town.has_built(c.MAUSOLEUM):
        return 0, c.FARM_FEEDS
    fed = count(best_feeding(state, board))
    return cottages - fed, max(0, c.FARM_FEEDS * producers - cottages)


def worth(state: TinyTowns, board: Board, card: int, hungry: int, places: int) -> float:
    """What a building of a card adds to this town, roughly."""
    cottages = count(board.of[c.BLUE])
    if card == c.COTTAGE:
        return COTTAGE_FED if places else COTTAGE_HUNGRY
    if c.CARDS[card].type == c.RED:
        if hungry:
            return RED_BASE + RED_EACH * min(c.FARM_FEEDS, hungry)
        return RED_FIRST if not board.of[c.RED] else -1.5
    if card in (c.TAVERN, c.ALMSHOUSE):
        return set_worth(card, count(board.of[c.GREEN]))
    if card == c.CHAPEL:
        return 0.8 + 0.6 * cottages
    if card == c.WELL:
        return min(2.5, 0.2 + 0.6 * cottages)
    if card == c.TEMPLE:
        return 1.5 if cottages < 2 else 3.2
    if card == c.FOUNTAIN:
        return 3.0 if count(board.of[c.GRAY]) == 1 else 1.3
    return WORTH[card]


def set_worth(card: int, number: int) -> float:
    """The next Tavern, or half of the next two Almshouses."""
    if card == c.TAVERN:
        table = c.TAVERN_POINTS
        return float(table[min(number + 1, 5)] - table[min(number, 5)])
    table = c.ALMSHOUSE_POINTS
    even = number - number % 2
    return (table[min(even + 2, 6)] - table[min(even, 6)]) / 2


def cubes_hope(state: TinyTowns, town: Town, board: Board, hungry: int, places: int) -> float:
    """The worth of the best begun patterns that do not overlap."""
    cubes, empty = 0, 0
    for square, thing in enumerate(town.squares):
        if thing == EMPTY:
            empty |= 7 << 3 * square
        elif thing < BUILT:
            cubes |= thing << 3 * square
        elif thing == BUILT + c.BLACK and state.black == c.TRADING_POST:
            empty |= 7 << 3 * square
    if not cubes:
        return 0.0
    begun: list[tuple[float, int]] = []
    squares = len(town.empty_squares())
    cards = [card for card in state.cards if card >= 0]
    if town.monument >= 0 and not board.of[c.MONUMENT]:
        cards.append(town.monument)
    for card in cards:
        value = worth(state, board, card, hungry, places) + 1
        add_begun(begun, card, value, cubes, empty, squares)
    return best_together(begun)


_ALL_FITS: Final = [[fit for square in fits for fit in square] for fits in FITS]


def add_begun(begun: list[tuple[float, int]], card: int, value: float, cubes: int, empty: int, squares: int) -> None:
    """Note the patterns of a card that some cubes have begun and nothing stands in the way of."""
    least, more, most = PATIENCE
    patience = min(most, least + more * squares)
    for fit in _ALL_FITS[card]:
        care = fit.care
        if (cubes ^ fit.want) & care & ~empty == 0 and cubes & care:
            missing = (care & empty).bit_count() // 3
            freed = SITE_SQUARES[fit.site].bit_count() - missing - 1
            hope = (value + ROOM[squares + freed] - ROOM[squares]) * patience**missing
            begun.append((hope, SITE_SQUARES[fit.site]))


def best_together(begun: list[tuple[float, int]]) -> float:
    """The sum of begun patterns on different squares, the best first."""
    begun.sort(reverse=True)
    total, taken = 0.0, 0
    for hope, squares in begun:
        if not squares & taken:
            taken |= squares
            total += hope
    return total

"""The judge of Tiny Towns: the points of the town, and what its cubes and empty squares promise.

Cubes promise the buildings whose patterns they have begun; the best patterns that do not overlap are counted, each by
how many cubes it still misses. Empty squares are worth something as long as there are a few of them.
"""

from random import Random
from typing import Final

from rynek.core.action import Action
from rynek.core.state import State
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.board import Board
from rynek.games.tiny_towns.patterns import BUILD, FITS, SITE_CARD, SITE_SQUARES
from rynek.games.tiny_towns.scoring import best_feeding, score_of
from rynek.games.tiny_towns.sites import open_sites, targets
from rynek.games.tiny_towns.squares import count, members
from rynek.games.tiny_towns.state import SOLO, TOWN_HALL, TinyTownsState
from rynek.games.tiny_towns.town import BUILT, EMPTY, UPON, Town
from rynek.games.tiny_towns.verbs import ASIDE, FACTORY_PLACE, NAME, PLACE, STATUE_PLACE, STOP, STORE, SWAP, TAKE

WORTH: Final[dict[int, float]] = {
    c.MILLSTONE: 1.0,
    c.SHED: 0.5,
    c.ABBEY: 2.5,
    c.CLOISTER: 2.0,
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

PATIENCE: Final = [0.65, 0.03, 0.93]
"""The part of its worth a pattern keeps for each cube it misses: at least, more for each empty square, at most."""

ROOM: Final = [0.0, 0.1, 0.7, 1.7, 3.2, 5.1, 7.5, 10.3, 13.5, 17.2, 21.2, 25.2, 29.2, 33.2, 37.2, 41.2, 45.2]
"""What so many empty squares are worth."""

UNSURE: Final = 0.92
"""The part of its worth a pattern has before it is built, even with all its cubes."""

TRIED: Final = 3
"""How many moves are thought through to the next turn."""
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
    assert isinstance(state, TinyTownsState)
    return hope(state, seat, state.towns[seat])


def hope(state: TinyTownsState, seat: int, town: Town) -> float:
    """What a seat may hope for with a town."""
    points = float(score_of(state, seat, town, state.towns[state.neighbours(seat)[1]]))
    if state.over or state.completed[seat] or town.is_full():
        return points
    board = Board(town)
    hungry, places = hungry_and_places(state, town, board)
    points += HUNGRY * hungry + FOOD * min(places, c.FARM_FEEDS)
    if town.monument >= 0 and not board.of[c.MONUMENT]:
        points += UNBUILT * WORTH[town.monument]
    return points + ROOM[len(town.empty_squares())] + cubes_hope(state, town, board, hungry, places)


def hungry_and_places(state: TinyTownsState, town: Town, board: Board) -> tuple[int, int]:
    """How many Cottages are not fed yet, and how many more could be."""
    cottages, producers = count(town.feedable()), count(board.of[c.RED])
    if town.has_built(c.MAUSOLEUM):
        return 0, c.FARM_FEEDS
    fed = count(best_feeding(state, board))
    return cottages - fed, max(0, c.FARM_FEEDS * producers - cottages)


def worth(state: TinyTownsState, board: Board, card: int, hungry: int, places: int) -> float:
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


def cubes_hope(state: TinyTownsState, town: Town, board: Board, hungry: int, places: int) -> float:
    """The worth of the best begun patterns that do not overlap."""
    ground = Ground(town, has_posts=state.black == c.TRADING_POST)
    if not ground.laid:
        return 0.0
    begun: list[tuple[float, int]] = []
    cards = [card for card in state.cards if card >= 0]
    if town.monument >= 0 and not board.of[c.MONUMENT]:
        cards.append(town.monument)
    for card in cards:
        add_begun(begun, card, worth(state, board, card, hungry, places) + 1, ground)
    return best_together(begun)


class Ground:
    """A board as patterns look at it, in three-bit fields a square.

    `things` holds the cubes, and 7 for buildings, which fit no pattern; `laid` the fields with cubes, `stands` those
    with anything. A Trading Post is neither: it fits every pattern. `cubes` and `empty` are sets of squares.
    """

    __slots__ = ("cubes", "empty", "laid", "squares", "stands", "things")

    def __init__(self, town: Town, *, has_posts: bool) -> None:
        self.things = 0
        self.laid = 0
        self.stands = 0
        self.cubes = 0
        self.empty = 0
        self.squares = 0
        for square, thing in enumerate(town.squares):
            self._add(thing, square, 3 * square, has_posts=has_posts)

    def _add(self, thing: int, square: int, shift: int, *, has_posts: bool) -> None:
        if thing == EMPTY:
            self.empty |= 1 << square
            self.squares += 1
        elif thing < BUILT:
            self.cubes |= 1 << square
            self.things |= thing << shift
            self.laid |= 7 << shift
            self.stands |= 7 << shift
        elif not (has_posts and thing == BUILT + c.BLACK):
            self.things |= 7 << shift
            self.stands |= 7 << shift


_ALL_FITS: Final = [[fit for square in fits for fit in square] for fits in FITS]
_COUNT: Final = [number.bit_count() for number in range(256)]
"""How many squares a half of the board holds: methods of ints are slow in compiled code."""


def add_begun(begun: list[tuple[float, int]], card: int, value: float, ground: Ground) -> None:
    """Note the patterns of a card that some cubes have begun and nothing stands in the way of."""
    keeps = _KEPT[ground.squares]
    things, stands, laid, room = ground.things, ground.stands, ground.laid, ROOM[ground.squares]
    for fit in _ALL_FITS[card]:
        care = fit.care
        if care & laid and (things ^ fit.want) & care & stands == 0:
            squares = SITE_SQUARES[fit.site]
            empty, cubes = squares & ground.empty, squares & ground.cubes
            missing = _COUNT[empty & 255] + _COUNT[empty >> 8]
            freed = _COUNT[cubes & 255] + _COUNT[cubes >> 8] - 1
            hoped = (value + ROOM[ground.squares + freed] - room) * UNSURE * keeps[missing]
            begun.append((hoped, squares))


def _kept(squares: int) -> list[float]:
    least, more, most = PATIENCE
    patience = min(most, least + more * squares)
    return [patience**missing for missing in range(17)]


_KEPT: Final = [_kept(squares) for squares in range(17)]
"""By empty squares and cubes missing: the part of its worth a pattern keeps."""


def best_together(begun: list[tuple[float, int]]) -> float:
    """The sum of begun patterns on different squares, the best first."""
    begun.sort(reverse=True)
    total, taken = 0.0, 0
    for hope, squares in begun:
        if not squares & taken:
            taken |= squares
            total += hope
    return total


# one's own moves, thought through to the next turn


def advise(state: State, seat: int, moves: list[Action], rng: Random) -> Action | None:
    """The move whose town makes most of the next resource; the few best at first sight are thought through.

    Towns do not meddle with each other, so there is no need to guess what the others do.
    """
    assert isinstance(state, TinyTownsState)
    plans = [plan for move in moves for plan in plans_of(state, seat, move)]
    if not plans:
        return None
    sights = sorted(((hope(state, seat, town), place) for place, (_, town) in enumerate(plans)), reverse=True)
    tried = [plans[place] for _, place in sights[:TRIED]]
    return max(tried, key=lambda plan: outlook(state, seat, plan[1]))[0]


Plan = tuple[Action, Town]
"""A move and the town it leads to."""


def plans_of(state: TinyTownsState, seat: int, move: Action) -> list[Plan]:
    """What a move of naming, placing or constructing leads to; nothing for other moves."""
    town, verb = state.towns[seat], move.verb
    if verb is NAME:
        cubes = [town.with_cube(square, move.args[0]) for square in town.empty_squares()]
        return [(move, best_built(state, seat, each)) for each in cubes]
    if verb in (PLACE, TAKE, FACTORY_PLACE, STORE, SWAP, STATUE_PLACE, ASIDE):
        return [(move, best_built(state, seat, placed(state, town, move)))]
    if verb is STOP:
        return [(move, town)]
    if verb is BUILD:
        return [(move, best_built(state, seat, built(town, move.args[0], move.args[1])))]
    return []


def placed(state: TinyTownsState, town: Town, move: Action) -> Town:
    """The town after a placing."""
    verb, args = move.verb, move.args
    if verb is PLACE:
        return town.with_cube(args[0], state.named)
    if verb in (TAKE, FACTORY_PLACE):
        return town.with_cube(args[1], args[0])
    if verb is SWAP:
        return town.with_upon(args[0], UPON[state.named] - UPON[args[1]]).with_cube(args[2], args[1])
    return town if verb is ASIDE else town.with_upon(args[0], UPON[state.named])


def built(town: Town, site: int, square: int) -> Town:
    """The town after a construction."""
    return town.with_construction(SITE_SQUARES[site], square, c.CARDS[SITE_CARD[site]].type)


def best_built(state: TinyTownsState, seat: int, town: Town) -> Town:
    """The town after the constructions that improve it most, one after the other."""
    sites = open_sites(state, town)
    if not sites:
        return town
    towns = [built(town, site, square) for site in sites for square in members(targets(town, site))]
    best = max(towns, key=lambda each: hope(state, seat, each))
    return best_built(state, seat, best) if hope(state, seat, best) > hope(state, seat, town) else town


def outlook(state: TinyTownsState, seat: int, town: Town) -> float:
    """What a town is worth after the next cube: the best one when the seat chooses it, else any."""
    empty = town.empty_squares()
    if not empty:
        return hope(state, seat, town)
    worths = [
        max(hope(state, seat, town.with_cube(square, resource)) for square in empty)
        for resource in next_resources(state)
    ]
    return max(worths) if chooses_next(state, seat) else sum(worths) / len(worths)


def next_resources(state: TinyTownsState) -> list[int]:
    """The resources that may come next: alone the open cards that stay, else all."""
    if state.mode != SOLO:
        return list(range(c.RESOURCES))
    row = list(state.row)
    if state.named in row:
        row.remove(state.named)
    return sorted(set(row))


def chooses_next(state: TinyTownsState, seat: int) -> bool:
    """Whether the seat chooses the resource of the next turn."""
    if state.mode == TOWN_HALL:
        return state.turn % 3 == 2
    return state.mode == SOLO or (state.hammer + 1) % state.players == seat

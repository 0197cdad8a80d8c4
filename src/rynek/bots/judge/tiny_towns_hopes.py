"""What a town of Tiny Towns may hope for: its points, and what its cubes and empty squares promise.

Cubes promise the buildings whose patterns they have begun; the best patterns that do not overlap are counted, each by
how many cubes it still misses. Empty squares are worth something as long as there are a few of them. How much each of
these counts is a sight: written by hand, or learned.
"""

from rynek.bots.judge.tiny_towns_promises import (
    COUNT,
    Ground,
    Next,
    Pattern,
    Rows,
    begun_rows,
    ordered,
    together,
    usable,
)
from rynek.bots.judge.tiny_towns_sight import WORTH, Sight
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.board import Board
from rynek.games.tiny_towns.patterns import SITE_CARD, SITE_SQUARES
from rynek.games.tiny_towns.scoring import best_feeding, score_of
from rynek.games.tiny_towns.sites import open_sites, targets
from rynek.games.tiny_towns.squares import count, members
from rynek.games.tiny_towns.state import TinyTownsState
from rynek.games.tiny_towns.town import Town


class Hopes:
    """What the towns of a seat may hope for in a game, with a sight."""

    __slots__ = ("cards", "has_posts", "on_right", "patterns", "seat", "sight", "state")

    def __init__(self, state: TinyTownsState, seat: int, sight: Sight) -> None:
        self.state = state
        self.seat = seat
        self.sight = sight
        self.cards = [card for card in state.cards if card >= 0]
        self.has_posts = state.black == c.TRADING_POST
        self.on_right = state.towns[state.neighbours(seat)[1]]
        self.patterns: dict[int, list[Pattern]] = {}

    def usable(self, card: int) -> list[Pattern]:
        """The patterns of a card that may still be laid in the seat's town, and in all that come of it."""
        found = self.patterns.get(card)
        if found is None:
            found = usable(card, self.state.towns[self.seat], has_posts=self.has_posts)
            self.patterns[card] = found
        return found

    def points(self, town: Town) -> int:
        """The points of a town as it stands."""
        return score_of(self.state, self.seat, town, self.on_right)

    def hope(self, town: Town) -> float:
        """What the seat may hope for with a town."""
        if self.state.over or self.state.completed[self.seat] or town.is_full():
            return float(self.points(town))
        board = Board(town)
        hungry, places = hungry_and_places(self.state, town, board)
        ground = Ground(town, has_posts=self.has_posts)
        standing = self.standing(town, board, hungry, places) + self.sight.room[ground.squares]
        if not ground.laid:
            return standing
        begun: Rows = []
        for card in self.cards_of(town, board):
            begun += begun_rows(self.usable(card), self.worth(board, card, hungry, places), ground, self.sight)
        return standing + together(ordered(begun))

    def standing(self, town: Town, board: Board, hungry: int, places: int) -> float:
        """The points of a town, and what its buildings still promise."""
        worth = self.points(town) + self.sight.hungry * hungry + self.sight.food * min(places, c.FARM_FEEDS)
        if town.monument >= 0 and not board.of[c.MONUMENT]:
            worth += self.sight.unbuilt * WORTH[town.monument]
        return worth + self.shape(~board.all & 0xFFFF)

    def shape(self, free: int) -> float:
        """What it is worth that squares without buildings hang together."""
        sight = self.sight
        across = free & free >> 1 & 0x7777
        down = free & free >> 4
        blocks = across & across >> 4
        lonely = free & ~(across | across << 1 | down | down << 4)
        worth = sight.pair * (COUNT[across] + COUNT[down])
        return worth + sight.block * COUNT[blocks] - sight.lonely * COUNT[lonely]

    def cards_of(self, town: Town, board: Board) -> list[int]:
        """The cards a town can still build."""
        if town.monument >= 0 and not board.of[c.MONUMENT]:
            return [*self.cards, town.monument]
        return self.cards

    def worth(self, board: Board, card: int, hungry: int, places: int) -> float:
        """What a building of a card adds to this town, roughly."""
        cottages, sight = count(board.of[c.BLUE]), self.sight
        of_type = c.CARDS[card].type
        if card == c.COTTAGE:
            return sight.cottage_fed if places else sight.cottage_hungry
        if of_type == c.RED:
            if hungry:
                return sight.red_base + sight.red_each * min(c.FARM_FEEDS, hungry)
            return sight.red_first if not board.of[c.RED] else sight.red_spare
        return sight.types[of_type] * self._worth_of_others(board, card, cottages)

    def _worth_of_others(self, board: Board, card: int, cottages: int) -> float:
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

    def placements(self, town: Town, resources: list[int]) -> list[tuple[float, int, int]]:
        """What the patterns promise after a cube of each resource on each empty square: (promise, resource, square).

        All else that a town hopes for is the same after each of them, so that the promises can be compared.
        """
        board = Board(town)
        ground = Ground(town, has_posts=self.has_posts)
        hungry, places = hungry_and_places(self.state, town, board)
        following = Next(ground, self.sight, resources)
        for card in self.cards_of(town, board):
            following.add(self.usable(card), self.worth(board, card, hungry, places))
        following.arrange()
        return [
            (following.promise(square, resource), resource, square)
            for square in town.empty_squares()
            for resource in resources
        ]

    def resource_hopes(self, town: Town, resources: list[int]) -> list[float]:
        """What a town may hope for after the best placing of a cube of each resource."""
        empty = town.empty_squares()
        if len(empty) < 2:
            return [float(self.points(town))] * len(resources)
        board = Board(town)
        hungry, places = hungry_and_places(self.state, town, board)
        standing = self.standing(town, board, hungry, places) + self.sight.room[len(empty) - 1]
        best = [-1e9] * c.RESOURCES
        for promise, resource, _ in self.placements(town, resources):
            best[resource] = max(best[resource], promise)
        return [standing + best[resource] for resource in resources]

    def best_built(self, town: Town) -> Town:
        """The town after the constructions that improve it most, one after the other."""
        sites = open_sites(self.state, town)
        if not sites:
            return town
        best, found = self.hope(town), town
        for site in sites:
            for square in members(targets(town, site)):
                tried = built(town, site, square)
                worth = self.hope(tried)
                if worth > best:
                    best, found = worth, tried
        return town if found is town else self.best_built(found)


def hungry_and_places(state: TinyTownsState, town: Town, board: Board) -> tuple[int, int]:
    """How many Cottages are not fed yet, and how many more could be."""
    cottages, producers = count(town.feedable()), count(board.of[c.RED])
    if town.has_built(c.MAUSOLEUM):
        return 0, c.FARM_FEEDS
    fed = count(best_feeding(state, board))
    return cottages - fed, max(0, c.FARM_FEEDS * producers - cottages)


def set_worth(card: int, number: int) -> float:
    """The next Tavern, or half of the next two Almshouses."""
    if card == c.TAVERN:
        table = c.TAVERN_POINTS
        return float(table[min(number + 1, 5)] - table[min(number, 5)])
    table = c.ALMSHOUSE_POINTS
    even = number - number % 2
    return (table[min(even + 2, 6)] - table[min(even, 6)]) / 2


def built(town: Town, site: int, square: int) -> Town:
    """The town after a construction."""
    return town.with_construction(SITE_SQUARES[site], square, c.CARDS[SITE_CARD[site]].type)

"""What a town of Tiny Towns may hope for: its points, and what its cubes and empty squares promise.

Cubes promise the buildings whose patterns they have begun; the best patterns that do not overlap are counted, each by
how many cubes it still misses. Empty squares are worth something as long as there are a few of them. How much each of
these counts is a sight: written by hand, or learned.
"""

from typing import Final

from rynek.bots.judge.tiny_towns_lot import (
    COUNT,
    KEYS,
    MOST_KEYS,
    PATTERNS,
    Lot,
    Pattern,
    Patterns,
    Standing,
    blocking,
    lot_of,
    number_of,
    open_patterns,
)
from rynek.bots.judge.tiny_towns_promises import Next, Rows, begun_rows, ordered, together
from rynek.bots.judge.tiny_towns_sight import WORTH, Sight
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.board import Board
from rynek.games.tiny_towns.scoring import best_feeding, score_of
from rynek.games.tiny_towns.squares import count, members
from rynek.games.tiny_towns.state import TinyTownsState
from rynek.games.tiny_towns.town import BUILT, EMPTY, Town

KNOWN: Final = 1000
"""So many sets of buildings are remembered at most."""
OFTEN: Final = 3
"""Cottages are built so many times as often as others."""

Notes = tuple[int, int, tuple[int, ...]]
"""What else than buildings a town's points depend on: its monument, the Shrine, and the cubes upon buildings."""


class Hopes:
    """What the towns of a seat may hope for in a game, with a sight."""

    __slots__ = (
        "cards",
        "families",
        "has_posts",
        "is_done",
        "known",
        "on_right",
        "patterns",
        "seat",
        "sight",
        "spare",
        "state",
    )

    def __init__(self, state: TinyTownsState, seat: int, sight: Sight) -> None:
        self.state = state
        self.seat = seat
        self.sight = sight
        self.cards = [card for card in state.cards if card >= 0]
        self.has_posts = state.black == c.TRADING_POST
        self.is_done = state.over or state.completed[seat] > 0
        self.on_right = state.towns[state.neighbours(seat)[1]]
        self.spare = by_use(self.cards) if state.black in (c.BANK, c.FACTORY) else []
        self.patterns: dict[int, Patterns] = {}
        self.families: dict[Notes, int] = {}
        self.known: dict[int, Standing] = {}

    # what stands

    def lot(self, town: Town) -> Lot:
        """A town as plans see it."""
        notes = (town.monument, town.shrine, tuple(town.upon))
        number = number_of(town) + MOST_KEYS * self.families.setdefault(notes, len(self.families))
        standing = self.known.get(number)
        if standing is None:
            standing = self.standing(bare(town), number, [])
        return lot_of(town, standing, has_posts=self.has_posts)

    def standing(self, town: Town, number: int, patterns: list[Patterns]) -> Standing:
        """What stands in a town without cubes, and what follows from it."""
        board = Board(town)
        cards = self.cards_of(town, board)
        found = Standing(town, number, patterns[: len(cards)] or [self.usable(card) for card in cards])
        hungry, places = hungry_and_places(self.state, town, board)
        found.marked = self.marked(town)
        found.points = score_of(self.state, self.seat, town, self.on_right)
        found.worth = self.standing_worth(found, board, hungry, places)
        found.worths = [self.worth(board, card, hungry, places) for card in cards]
        if len(self.known) >= KNOWN:
            self.known.clear()
        self.known[number] = found
        return found

    def marked(self, town: Town) -> int:
        """The resources on Banks or Factories, a bit for each; those still to be chosen are the ones of least use."""
        if not self.spare:
            return 0
        found = town.marked()
        due = len(unmarked(town))
        for resource in self.spare:
            if due and not found >> resource & 1:
                found |= 1 << resource
                due -= 1
        return found

    def cards_of(self, town: Town, board: Board) -> list[int]:
        """The cards a town can still build, the monument last."""
        if town.monument >= 0 and not board.of[c.MONUMENT]:
            return [*self.cards, town.monument]
        return self.cards

    def usable(self, card: int) -> Patterns:
        """The patterns of a card that may still be laid in the seat's town, and in all that come of it."""
        found = self.patterns.get(card)
        if found is None:
            blocked = blocking(self.state.towns[self.seat], has_posts=self.has_posts)
            found = open_patterns(PATTERNS[card], blocked)
            self.patterns[card] = found
        return found

    def standing_worth(self, standing: Standing, board: Board, hungry: int, places: int) -> float:
        """The points of a town, and what its buildings still promise."""
        town, sight = standing.town, self.sight
        worth = standing.points + sight.hungry * hungry + sight.food * min(places, c.FARM_FEEDS)
        if town.monument >= 0 and not board.of[c.MONUMENT]:
            worth += sight.unbuilt * WORTH[town.monument]
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

    # what lies and what may come

    def hope(self, lot: Lot) -> float:
        """What the seat may hope for with a town."""
        standing = lot.standing
        if self.is_done or not lot.room:
            return float(standing.points)
        worth = standing.worth + self.sight.room[lot.room]
        if not lot.laid:
            return worth
        begun: Rows = []
        for place, patterns in enumerate(lot.fits):
            begun += begun_rows(patterns, standing.worths[place], lot, self.sight)
        return worth + together(ordered(begun))

    def next(self, lot: Lot, resources: list[int]) -> Next:
        """What patterns promise after one more cube of these resources.

        All else that a town hopes for is the same after each of them, so that the promises can be compared.
        """
        standing = lot.standing
        if not standing.is_narrow:
            standing.narrow(has_posts=self.has_posts)
        following = Next(lot, self.sight, resources)
        for place, patterns in enumerate(lot.fits):
            following.add(patterns, standing.worths[place])
        following.arrange()
        lot.fits = following.fits
        return following

    def resource_hopes(self, lot: Lot, resources: list[int]) -> list[float]:
        """What a town may hope for after the best placing of a cube of each resource."""
        if lot.room < 2:
            return [float(lot.standing.points)] * len(resources)
        worth = lot.standing.worth + self.sight.room[lot.room - 1]
        following = self.next(lot, resources)
        empty = members(lot.empty)
        return [worth + max([following.promise(square, resource) for square in empty]) for resource in resources]

    def best_built(self, lot: Lot) -> Lot:
        """The town after the constructions that improve it most, one after the other."""
        complete = self.complete(lot)
        if not complete:
            return lot
        best, found = self.hope(lot), lot
        for pattern in complete:
            for square in members(self.targets(lot, pattern)):
                tried = self.built(lot, pattern, square)
                worth = self.hope(tried)
                if worth > best:
                    best, found = worth, tried
        return lot if found is lot else self.best_built(found)

    def complete(self, lot: Lot) -> Patterns:
        """The patterns whose cubes all lie there, one for each site, sorted."""
        found: dict[int, Pattern] = {}
        things, filled, empty, cubes = lot.things, lot.filled, lot.empty, lot.cubes
        for patterns in lot.fits:
            for pattern in patterns:
                is_whole = not pattern.squares & empty and pattern.squares & cubes
                if is_whole and not (things ^ pattern.want) & pattern.care & filled:
                    found[pattern.site] = pattern
        if not found:
            return []
        if self.state.black == c.BANK and self.state.has_all_banks(lot.standing.town):
            return [found[site] for site in sorted(found) if found[site].card != c.BANK]
        return [found[site] for site in sorted(found)]

    def targets(self, lot: Lot, pattern: Pattern) -> int:
        """R6.2, R6.10, R6.11: the squares a building may go on."""
        vacated = pattern.squares & lot.cubes
        if pattern.card == c.SHED or lot.standing.town.has_built(c.OBELISK):
            return vacated | lot.empty
        return vacated

    def built(self, lot: Lot, pattern: Pattern, square: int) -> Lot:
        """The town after a construction."""
        before, of_type = lot.standing, pattern.of_type
        number = before.number + (of_type + 1) * KEYS[square]
        standing = self.known.get(number)
        if standing is None:
            town = before.town.with_building(square, of_type)
            standing = self.standing(town, number, before.patterns)
        return lot.with_building(pattern, square, standing, is_post=self.has_posts and of_type == c.BLACK)


def bare(town: Town) -> Town:
    """A town without its cubes."""
    squares = [thing if thing >= BUILT else EMPTY for thing in town.squares]
    return Town(squares, town.upon, town.monument, town.shrine, town.watch, town.constructed)


def unmarked(town: Town) -> list[int]:
    """The squares of Banks or Factories that wait for their resource."""
    return [square for square in members(town.squares_with(c.BLACK)) if not town.upon[square]]


def by_use(cards: list[int]) -> list[int]:
    """The resources, those first of which the cards need the fewest cubes; Cottages are built most often."""
    uses = [0] * c.RESOURCES
    for card in cards:
        for resource, squares in enumerate(PATTERNS[card][0].spots):
            uses[resource] += count(squares) * (OFTEN if card == c.COTTAGE else 1)
    return sorted(range(c.RESOURCES), key=uses.__getitem__)


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

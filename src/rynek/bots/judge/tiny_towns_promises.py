"""What the cubes of a town promise: the patterns they have begun, and those a cube to come would begin or go on with.

Patterns of a card that miss as many cubes and free as many squares promise the same. They are kept together in rows,
the most promising row first, so that nothing has to be sorted pattern by pattern.
"""

from typing import Final

from rynek.bots.judge.tiny_towns_sight import Sight
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.patterns import FITS, SITE_SQUARES, Fit
from rynek.games.tiny_towns.squares import SQUARES, members
from rynek.games.tiny_towns.town import BUILT, EMPTY, Town


class Pattern:
    """One arrangement of a card's cubes; `spots` has the squares of each resource."""

    __slots__ = ("care", "spots", "squares", "want")

    def __init__(self, fit: Fit) -> None:
        self.care = fit.care
        self.want = fit.want
        self.squares = SITE_SQUARES[fit.site]
        self.spots = [0] * c.RESOURCES
        for square in members(self.squares):
            self.spots[(fit.want >> 3 * square & 7) - 1] |= 1 << square


def _patterns(card: int) -> list[Pattern]:
    found = [Pattern(fit) for square in FITS[card] for fit in square]
    return sorted(found, key=_by_squares)


def _by_squares(pattern: Pattern) -> int:
    return -pattern.squares


PATTERNS: Final = [_patterns(card) for card in range(len(FITS))]
"""By card, those with the last squares first: equal promises count in this order."""
MOST_ALIKE: Final = 2
"""No pattern has more cubes of a resource."""
COUNT: Final = [number.bit_count() for number in range(1 << SQUARES)]
"""How many squares a set holds: methods of ints are slow in compiled code."""
MEMBERS: Final = [members(number) if number.bit_count() <= MOST_ALIKE else [] for number in range(1 << SQUARES)]
"""The squares of a set no larger than what one pattern has of a resource."""


def usable(card: int, town: Town, *, has_posts: bool) -> list[Pattern]:
    """The patterns of a card that no building of a town stands in the way of; buildings never go."""
    built = town.built_squares()
    if has_posts:
        built &= ~town.squares_with(c.BLACK)
    return [pattern for pattern in PATTERNS[card] if not pattern.squares & built]


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


class Row:
    """Patterns of a card that miss as many cubes and have as many `here`: they promise the same."""

    __slots__ = ("here", "hope", "missing", "patterns")

    def __init__(self, missing: int, here: int, hope: float) -> None:
        self.missing = missing
        self.here = here
        self.hope = hope
        self.patterns: list[Pattern] = []


Rows = list[Row]


def row_in(rows: Rows, missing: int, here: int) -> Row | None:
    """The row of such patterns, if there is one."""
    for row in rows:
        if row.missing == missing and row.here == here:
            return row
    return None


def ordered(rows: Rows) -> Rows:
    """The most promising row first; rows that promise the same become one."""
    order = [(row.hope, place) for place, row in enumerate(rows)]
    order.sort(reverse=True)
    found: Rows = []
    for hope, place in order:
        if found and found[-1].hope == hope:
            found[-1].patterns += rows[place].patterns
            found[-1].patterns.sort(key=_by_squares)
        else:
            found.append(rows[place])
    return found


def begun_rows(patterns: list[Pattern], worth: float, ground: Ground, sight: Sight) -> Rows:
    """The patterns of a card that some cubes have begun and nothing stands in the way of."""
    keeps, room = sight.kept[ground.squares], sight.room
    things, stands, laid, empty, cubes = ground.things, ground.stands, ground.laid, ground.empty, ground.cubes
    value = worth + sight.filled - room[ground.squares]
    found: Rows = []
    for pattern in patterns:
        care = pattern.care
        if care & laid and (things ^ pattern.want) & care & stands == 0:
            missing, here = COUNT[pattern.squares & empty], COUNT[pattern.squares & cubes]
            row = row_in(found, missing, here)
            if row is None:
                row = Row(missing, here, (value + room[ground.squares + here - 1]) * sight.unsure * keeps[missing])
                found.append(row)
            row.patterns.append(pattern)
    return found


def together(rows: Rows) -> float:
    """The sum of begun patterns on different squares, the best first."""
    total, taken = 0.0, 0
    for row in rows:
        for pattern in row.patterns:
            if not pattern.squares & taken:
                taken |= pattern.squares
                total += row.hope
    return total


class Joined:
    """The patterns that a cube would belong to, each beside the row with what it then promises, the best first."""

    __slots__ = ("patterns", "rows")

    def __init__(self) -> None:
        self.patterns: list[Pattern] = []
        self.rows: Rows = []


NONE_JOINED: Final = Joined()


class Next:
    """What patterns promise once one more cube lies: those begun by then, and those the cube itself belongs to.

    The cube is of one of certain resources; `joined` has what it would belong to, by 5 times its square plus its
    resource. `reach` has the squares of begun patterns.
    """

    __slots__ = ("begun", "ground", "joined", "joining", "reach", "resources", "sight")

    def __init__(self, ground: Ground, sight: Sight, resources: list[int]) -> None:
        self.ground = ground
        self.sight = sight
        self.resources = resources
        self.begun: Rows = []
        self.joining: Rows = []
        self.joined: list[Joined] = [NONE_JOINED] * (c.RESOURCES * SQUARES)
        self.reach = 0

    def add(self, patterns: list[Pattern], worth: float) -> None:
        """Note what the patterns of a card promise after a cube elsewhere, and after one of their own."""
        ground, sight = self.ground, self.sight
        left = ground.squares - 1
        keeps, room = sight.kept[left], sight.room
        things, stands, empty, cubes = ground.things, ground.stands, ground.empty, ground.cubes
        value = worth + sight.filled - room[left]
        begun: Rows = []
        joining: Rows = []
        for pattern in patterns:
            if (things ^ pattern.want) & pattern.care & stands == 0:
                missing, here = COUNT[pattern.squares & empty], COUNT[pattern.squares & cubes]
                if here:
                    row = row_in(begun, missing, here)
                    if row is None:
                        row = Row(missing, here, (value + room[left + here - 1]) * sight.unsure * keeps[missing])
                        begun.append(row)
                    row.patterns.append(pattern)
                    self.reach |= pattern.squares
                if missing:
                    row = row_in(joining, missing, here)
                    if row is None:
                        row = Row(missing, here, (value + room[left + here]) * sight.unsure * keeps[missing - 1])
                        joining.append(row)
                    row.patterns.append(pattern)
        self.begun += begun
        self.joining += joining

    def arrange(self) -> None:
        """All cards are noted: put their patterns in order."""
        self.begun = ordered(self.begun)
        empty = self.ground.empty
        for row in ordered(self.joining):
            for pattern in row.patterns:
                for resource in self.resources:
                    spots = pattern.spots[resource] & empty
                    if spots:
                        self._join(pattern, row, spots, resource)

    def _join(self, pattern: Pattern, row: Row, spots: int, resource: int) -> None:
        for square in MEMBERS[spots]:
            key = c.RESOURCES * square + resource
            joined = self.joined[key]
            if joined is NONE_JOINED:
                joined = Joined()
                self.joined[key] = joined
            joined.patterns.append(pattern)
            joined.rows.append(row)

    def promise(self, square: int, resource: int) -> float:
        """What patterns on different squares promise with a cube, the best first.

        Of those on the cube's square only one that it belongs to counts. At equal promises the cube comes first.
        """
        joined = self.joined[c.RESOURCES * square + resource]
        place, end = 0, len(joined.patterns)
        cube = 1 << square
        total, taken = 0.0, cube
        for row in self.begun:
            while place < end and joined.rows[place].hope >= row.hope:
                if joined.patterns[place].squares & taken == cube:
                    taken |= joined.patterns[place].squares
                    total += joined.rows[place].hope
                    place = end
                place += 1
            if place >= end and not self.reach & ~taken:
                return total
            for pattern in row.patterns:
                if not pattern.squares & taken:
                    taken |= pattern.squares
                    total += row.hope
        while place < end:
            if joined.patterns[place].squares & taken == cube:
                return total + joined.rows[place].hope
            place += 1
        return total

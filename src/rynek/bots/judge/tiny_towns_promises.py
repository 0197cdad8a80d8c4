"""What the cubes of a town promise: the patterns they have begun, and those a cube to come would begin or go on with.

Patterns of a card that miss as many cubes and free as many squares promise the same. They are kept together in rows,
the most promising row first, so that nothing has to be sorted pattern by pattern.
"""

from typing import Final

from rynek.bots.judge.tiny_towns_lot import COUNT, MEMBERS, Lot, Pattern, Patterns, by_squares
from rynek.bots.judge.tiny_towns_sight import Sight
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.squares import SQUARES, members


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
            found[-1].patterns.sort(key=by_squares)
        else:
            found.append(rows[place])
    return found


def begun_rows(patterns: Patterns, worth: float, lot: Lot, sight: Sight) -> Rows:
    """The patterns of a card that some cubes have begun and nothing stands in the way of."""
    keeps, room = sight.kept[lot.room], sight.room
    things, filled, laid, empty, cubes = lot.things, lot.filled, lot.laid, lot.empty, lot.cubes
    value = worth + sight.filled - room[lot.room]
    found: Rows = []
    for pattern in patterns:
        care = pattern.care
        if care & laid and (things ^ pattern.want) & care & filled == 0:
            missing, here = COUNT[pattern.squares & empty], COUNT[pattern.squares & cubes]
            row = row_in(found, missing, here)
            if row is None:
                row = Row(missing, here, (value + room[lot.room + here - 1]) * sight.unsure * keeps[missing])
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
    resource. `reach` has the squares of begun patterns, `fits` all patterns that fit now.
    """

    __slots__ = ("begun", "fits", "joined", "joining", "lot", "reach", "resources", "sight")

    def __init__(self, lot: Lot, sight: Sight, resources: list[int]) -> None:
        self.lot = lot
        self.sight = sight
        self.resources = resources
        self.fits: list[Patterns] = []
        self.begun: Rows = []
        self.joining: Rows = []
        self.joined: list[Joined] = [NONE_JOINED] * (c.RESOURCES * SQUARES)
        self.reach = 0

    def add(self, patterns: Patterns, worth: float) -> None:
        """Note what the patterns of a card promise after a cube elsewhere, and after one of their own."""
        lot, sight = self.lot, self.sight
        left = lot.room - 1
        keeps, room = sight.kept[left], sight.room
        things, filled, empty, cubes = lot.things, lot.filled, lot.empty, lot.cubes
        value = worth + sight.filled - room[left]
        begun: Rows = []
        joining: Rows = []
        fits: Patterns = []
        for pattern in patterns:
            if (things ^ pattern.want) & pattern.care & filled == 0:
                fits.append(pattern)
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
        self.fits.append(fits)

    def arrange(self) -> None:
        """All cards are noted: put their patterns in order."""
        self.begun = ordered(self.begun)
        empty = self.lot.empty
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

    def best(self) -> tuple[int, int]:
        """The square and the resource that promise most; of equal ones the last."""
        best, found = -1e9, (0, 0)
        squares = members(self.lot.empty)
        for resource in self.resources:
            for square in squares:
                promise = self.promise(square, resource)
                if promise >= best:
                    best, found = promise, (square, resource)
        return found

    def most_promising(self, most: int) -> list[tuple[int, int]]:
        """The squares and resources that promise most, the best last."""
        squares = members(self.lot.empty)
        found = [
            (self.promise(square, resource), resource, square) for resource in self.resources for square in squares
        ]
        found.sort()
        return [(square, resource) for _, resource, square in found[-most:]]

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

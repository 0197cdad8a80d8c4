"""A lot: a town of Tiny Towns as plans see it, its cubes apart from what stands in it.

Cubes come and go with every turn, buildings stay. All that depends on the buildings only is worked out once for each
set of them (`Standing`), and towns that differ in their cubes share it.
"""

from typing import Final

from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.patterns import FITS, SITE_CARD, SITE_SQUARES, Fit
from rynek.games.tiny_towns.squares import SQUARES, members
from rynek.games.tiny_towns.town import BUILT, EMPTY, Town


class Pattern:
    """One arrangement of a card's cubes; `spots` has the squares of each resource."""

    __slots__ = ("card", "care", "of_type", "site", "spots", "squares", "want")

    def __init__(self, fit: Fit) -> None:
        self.care = fit.care
        self.want = fit.want
        self.site = fit.site
        self.card = SITE_CARD[fit.site]
        self.of_type = c.CARDS[self.card].type
        self.squares = SITE_SQUARES[fit.site]
        self.spots = [0] * c.RESOURCES
        for square in members(self.squares):
            self.spots[(fit.want >> 3 * square & 7) - 1] |= 1 << square


Patterns = list[Pattern]


def by_squares(pattern: Pattern) -> int:
    """What patterns are sorted by: those with the last squares come first."""
    return -pattern.squares


def _patterns(card: int) -> Patterns:
    return sorted([Pattern(fit) for square in FITS[card] for fit in square], key=by_squares)


PATTERNS: Final = [_patterns(card) for card in range(len(FITS))]
"""By card, those with the last squares first: equal promises count in this order."""
MOST_ALIKE: Final = 2
"""No pattern has more cubes of a resource."""
COUNT: Final = [number.bit_count() for number in range(1 << SQUARES)]
"""How many squares a set holds: methods of ints are slow in compiled code."""
MEMBERS: Final = [members(number) if number.bit_count() <= MOST_ALIKE else [] for number in range(1 << SQUARES)]
"""The squares of a set no larger than what one pattern has of a resource."""
FIELDS: Final = 3 * SQUARES
"""The bits of all squares of a lot."""
KEYS: Final = [(c.TYPES + 2) ** square for square in range(SQUARES)]
"""What one type on a square counts in the number of a set of buildings."""
MOST_KEYS: Final = (c.TYPES + 2) ** SQUARES
"""No number of a set of buildings is as large."""


def _turned() -> list[list[int]]:
    """Where each square comes to when a board is turned and mirrored."""
    squares = range(SQUARES)
    upright = [[4 * (s // 4) + s % 4 for s in squares], [4 * (s // 4) + 3 - s % 4 for s in squares]]
    halves = [*upright, *[[15 - s for s in images] for images in upright]]
    return [*halves, *[[4 * (s % 4) + s // 4 for s in images] for images in halves]]


TURNED: Final = _turned()
PLACES: Final = [(BUILT + c.TYPES + 1) ** square for square in range(SQUARES)]
"""What a thing on a square counts in the number of a town."""
MOST_PLACES: Final = (BUILT + c.TYPES + 1) ** SQUARES
"""No number of a town's squares is as large."""


class Standing:
    """What stands in a town and what follows from it: the points, what it hopes for, and what more is worth.

    `town` holds the buildings without the cubes, `number` tells sets of buildings apart. `worths` and `patterns` go by
    the cards that can still be built; buildings never go, so patterns they stand in the way of are left out as soon as
    towns with these buildings are looked at more closely. `marked` has the resources on Banks or Factories, a bit for
    each.
    """

    __slots__ = ("is_narrow", "marked", "number", "patterns", "points", "town", "worth", "worths")

    def __init__(self, town: Town, number: int, patterns: list[Patterns]) -> None:
        self.town = town
        self.number = number
        self.patterns = patterns
        self.is_narrow = False
        self.marked = 0
        self.points = 0
        self.worth = 0.0
        self.worths: list[float] = []

    def narrow(self, *, has_posts: bool) -> None:
        """Leave out the patterns that a building stands in the way of; a Trading Post does not."""
        if not self.is_narrow:
            blocked = blocking(self.town, has_posts=has_posts)
            self.patterns = [open_patterns(patterns, blocked) for patterns in self.patterns]
            self.is_narrow = True


def blocking(town: Town, *, has_posts: bool) -> int:
    """The squares whose buildings fit no pattern: all but Trading Posts."""
    built = town.built_squares()
    return built & ~town.squares_with(c.BLACK) if has_posts else built


def open_patterns(patterns: Patterns, blocked: int) -> Patterns:
    """The patterns without any of these squares."""
    return [pattern for pattern in patterns if not pattern.squares & blocked]


def number_of(town: Town) -> int:
    """The number of a town's set of buildings."""
    found = 0
    for square, thing in enumerate(town.squares):
        if thing >= BUILT:
            found += (thing - BUILT + 1) * KEYS[square]
    return found


class Lot:
    """A town as patterns look at it, in three-bit fields a square.

    `things` holds the cubes, and 7 for buildings, which fit no pattern; `laid` the fields with cubes, `filled` those
    with anything. A Trading Post is neither: it fits every pattern. `cubes` and `empty` are sets of squares, `room` is
    the number of empty ones. `fits` has all patterns that may still fit, by the cards of what stands, and some others.
    """

    __slots__ = ("cubes", "empty", "filled", "fits", "laid", "room", "standing", "things")

    def __init__(self, standing: Standing, fits: list[Patterns]) -> None:
        self.standing = standing
        self.fits = fits
        self.things = 0
        self.laid = 0
        self.filled = 0
        self.cubes = 0
        self.empty = 0
        self.room = 0

    def number(self) -> int:
        """A number that tells towns apart."""
        return self.standing.number << FIELDS | self.things

    def with_cube(self, square: int, resource: int) -> "Lot":
        """A cube is put on an empty square."""
        cube, field = 1 << square, 7 << 3 * square
        found = Lot(self.standing, self.fits)
        found.things = self.things | resource + 1 << 3 * square
        found.laid = self.laid | field
        found.filled = self.filled | field
        found.cubes = self.cubes | cube
        found.empty = self.empty & ~cube
        found.room = self.room - 1
        return found

    def with_building(self, pattern: Pattern, square: int, standing: Standing, *, is_post: bool) -> "Lot":
        """The cubes of a pattern go, a building comes on a square, and this stands then."""
        field = 0 if is_post else 7 << 3 * square
        gone = ~pattern.care
        found = Lot(standing, standing.patterns)
        found.things = self.things & gone | field
        found.laid = self.laid & gone
        found.filled = self.filled & gone | field
        found.cubes = self.cubes & ~pattern.squares
        found.empty = (self.empty | self.cubes & pattern.squares) & ~(1 << square)
        found.room = COUNT[found.empty]
        return found


def likeness(lot: Lot) -> int:
    """A number that is the same for all towns that are this one turned or mirrored.

    Those have the same monument in hand, and the same cubes upon the same buildings.
    """
    things = [
        thing if thing != EMPTY else lot.things >> 3 * square & 7
        for square, thing in enumerate(lot.standing.town.squares)
    ]
    found = -1
    for images in TURNED:
        number = 0
        for square, thing in enumerate(things):
            number += thing * PLACES[images[square]]
        if found < 0 or number < found:
            found = number
    return found + MOST_PLACES * (lot.standing.number // MOST_KEYS)


def lot_of(town: Town, standing: Standing, *, has_posts: bool) -> Lot:
    """A town with its cubes, upon what stands in it."""
    found = Lot(standing, standing.patterns)
    for square, thing in enumerate(town.squares):
        field = 7 << 3 * square
        if thing == EMPTY:
            found.empty |= 1 << square
            found.room += 1
        elif thing < BUILT:
            found.cubes |= 1 << square
            found.things |= thing << 3 * square
            found.laid |= field
            found.filled |= field
        elif not (has_posts and thing == BUILT + c.BLACK):
            found.things |= field
            found.filled |= field
    return found

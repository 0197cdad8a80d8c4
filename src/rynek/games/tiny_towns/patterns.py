"""Patterns (R6.1 to R6.3): every place on a board where a card's cubes may lie, turned and mirrored.

Cubes on a board are looked at as one int with three bits a square: the resource plus 1, or 0 for no cube. A fit is one
arrangement of a card's cubes on certain squares; a site is a card and the squares, whatever the arrangement.
"""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.core.domain import Pairs, Words
from rynek.games.tiny_towns.components import CARD, CARDS, LETTERS
from rynek.games.tiny_towns.squares import SQUARE, SQUARES, members

Cubes = frozenset[tuple[int, int, int]]
"""Row, column and resource of each cube of a pattern."""


def cubes_of(pattern: list[str]) -> Cubes:
    """The cubes of a printed pattern."""
    rows = [(row, column, letter) for row, line in enumerate(pattern) for column, letter in enumerate(line)]
    return frozenset((row, column, LETTERS.index(letter)) for row, column, letter in rows if letter != ".")


def moved(cubes: Cubes, down: int, right: int) -> Cubes:
    """A pattern shifted so that its top and left edges stand at `down` and `right`."""
    top = min(row for row, _, _ in cubes)
    left = min(column for _, column, _ in cubes)
    return frozenset((row - top + down, column - left + right, resource) for row, column, resource in cubes)


def turned(cubes: Cubes) -> list[Cubes]:
    """R6.1: the up to eight different forms of a pattern, in a fixed order."""
    forms: list[Cubes] = []
    for _ in range(4):
        cubes = moved(frozenset((column, -row, resource) for row, column, resource in cubes), 0, 0)
        mirrored = moved(frozenset((row, -column, resource) for row, column, resource in cubes), 0, 0)
        for form in (cubes, mirrored):
            if form not in forms:
                forms.append(form)
    return forms


def arrangements(pattern: list[str]) -> list[list[tuple[int, int]]]:
    """All ways a pattern can lie on the board, each as pairs of square and resource in reading order."""
    found: list[list[tuple[int, int]]] = []
    for form in turned(cubes_of(pattern)):
        height = 1 + max(row for row, _, _ in form)
        width = 1 + max(column for _, column, _ in form)
        for down in range(5 - height):
            for right in range(5 - width):
                cubes = moved(form, down, right)
                found.append(sorted((4 * row + column, resource) for row, column, resource in cubes))
    return found


def squares_of(arrangement: list[tuple[int, int]]) -> int:
    """The set of squares an arrangement covers."""
    return sum(1 << square for square, _ in arrangement)


class Cells(Words):
    """Words made of squares, which may be typed in any order."""

    def value(self, word: str) -> int:
        squares = sorted([SQUARE.value(word[start : start + 2]) for start in range(0, len(word), 2)])
        return super().value("".join([SQUARE.word(square) for square in squares]))


def _cells_word(squares: int) -> str:
    return "".join(SQUARE.word(square) for square in members(squares))


_ARRANGEMENTS: Final = [arrangements(card.pattern) for card in CARDS]
_CELLS: Final = sorted({squares_of(found) for each in _ARRANGEMENTS for found in each}, key=_cells_word)
CELLS: Final = Cells("cells", [_cells_word(squares) for squares in _CELLS], named=False)
"""The sets of squares that some card can cover, written one after the other: `a1b1c1`."""

_SITES: Final = [
    (card, cells)
    for card in range(len(CARDS))
    for cells, squares in enumerate(_CELLS)
    if any(squares_of(found) == squares for found in _ARRANGEMENTS[card])
]
SITE: Final = Pairs("site", CARD, CELLS, _SITES)
"""A card and the squares its cubes lie on: `chapel:a1b1c1c2`."""

SITE_CARD: Final = [card for card, _ in _SITES]
SITE_SQUARES: Final = [_CELLS[cells] for _, cells in _SITES]

BUILD: Final = Verb("build", SITE, SQUARE)
"""The card, the squares of its pattern and the square the building goes on."""
BUILD_ON: Final = [[Action(BUILD, site, square) for square in range(SQUARES)] for site in range(len(_SITES))]
"""The actions themselves, by site and square."""


class Fit:
    """One arrangement of cubes on a site: the three-bit fields it looks at, and what it wants there."""

    __slots__ = ("care", "site", "want")

    def __init__(self, site: int, arrangement: list[tuple[int, int]]) -> None:
        self.site = site
        self.care = sum(7 << 3 * square for square, _ in arrangement)
        self.want = sum(resource + 1 << 3 * square for square, resource in arrangement)


def _rarest(pattern: list[str]) -> int:
    """The resource of which a pattern has fewest cubes: the one worth looking for first."""
    letters = "".join(pattern)
    return min((letters.count(letter), place) for place, letter in enumerate(LETTERS) if letter in letters)[1]


def _fits_at(card: int, square: int) -> list[Fit]:
    """The fits of a card whose first cube of the rarest resource lies on a square."""
    found: list[Fit] = []
    for arrangement in _ARRANGEMENTS[card]:
        first = next(place for place, resource in arrangement if resource == ANCHOR[card])
        if first == square:
            site = _SITES.index((card, _CELLS.index(squares_of(arrangement))))
            found.append(Fit(site, arrangement))
    return found


ANCHOR: Final = [_rarest(card.pattern) for card in CARDS]
"""The resource by which fits of a card are looked up."""
FITS: Final = [[_fits_at(card, square) for square in range(SQUARES)] for card in range(len(CARDS))]
"""By card and by the square of the first cube of the card's anchor resource."""

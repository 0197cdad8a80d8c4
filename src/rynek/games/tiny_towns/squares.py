"""The 16 squares of a board (R1.1 to R1.4): names, neighbours, lines, corners and centre.

Square `b3` is column b, row 3; row 1 is on top, column a on the left. Its number is 4 * (row - 1) + column, from 0.
A set of squares is an int with the bit of each square.
"""

from typing import Final

from rynek.core.domain import Words

SQUARES: Final = 16
SQUARE: Final = Words("square", [f"{column}{row}" for row in range(1, 5) for column in "abcd"], named=False)


def _step(one: int, other: int) -> tuple[int, int]:
    return abs(one // 4 - other // 4), abs(one % 4 - other % 4)


def _mask(squares: list[int]) -> int:
    return sum(1 << square for square in squares)


NEIGHBOURS: Final = [[t for t in range(SQUARES) if sum(_step(s, t)) == 1] for s in range(SQUARES)]
"""R1.1: the squares that share an edge."""
SURROUNDING: Final = [[t for t in range(SQUARES) if max(_step(s, t)) == 1] for s in range(SQUARES)]
"""R1.3: the up to eight squares around, diagonals included."""
LINES: Final = [[t for t in range(SQUARES) if t != s and min(_step(s, t)) == 0] for s in range(SQUARES)]
"""R1.2: the other three squares of the row and of the column."""

ADJACENT: Final = [_mask(squares) for squares in NEIGHBOURS]
AROUND: Final = [_mask(squares) for squares in SURROUNDING]
IN_LINE: Final = [_mask(squares) for squares in LINES]
ROW: Final = [0xF << 4 * (s // 4) for s in range(SQUARES)]
COLUMN: Final = [0x1111 << s % 4 for s in range(SQUARES)]
CORNERS: Final = _mask([0, 3, 12, 15])
"""R1.4: a1, d1, a4, d4."""
CENTRE: Final = _mask([5, 6, 9, 10])
"""R1.4: b2, c2, b3, c3."""


def count(squares: int) -> int:
    """How many squares a set holds."""
    return squares.bit_count()


def members(squares: int) -> list[int]:
    """The squares of a set in reading order."""
    return [s for s in range(SQUARES) if squares >> s & 1]


def groups(squares: int) -> list[int]:
    """R1.5: a set taken apart into its contiguous groups."""
    found: list[int] = []
    while squares:
        group = squares & -squares
        grown = group
        while grown:
            edge = 0
            for square in members(grown):
                edge |= ADJACENT[square]
            grown = edge & squares & ~group
            group |= grown
        found.append(group)
        squares &= ~group
    return found

"""Fronts: the Palace, the Bishopric and the City Hall as architecture. Nothing here ever changes."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.svg import Markup, join, rect, use
from rynek.draw.troyes.layout import COLUMN
from rynek.draw.troyes.symbols import TINTS, colour_mark
from rynek.games.troyes.board import BUILDING, COLOUR, ROWS, WAGE, Row
from rynek.play.words import Words

HEIGHT: Final = 118
SIDE: Final = 48
HIGH: Final = 41
TOP: Final = 52


def front(number: int, words: Words) -> Markup:
    """The front of a building, its name, the wage, and the values of its rows."""
    colour = COLOUR.word(number)
    frame = rect(0, 0, COLUMN, HEIGHT, 8, fill=TINTS[colour], stroke="var(--paper-line)")
    title = text(words.name(BUILDING, number), 32, 21, 17, serif=True, bold=True, width=150)
    rows = [_values(row) for row in ROWS if row.building == number]
    return join(frame, colour_mark(colour, 8, 6, 19), title, _wage(number, words), *rows)


def left(row: Row) -> float:
    """Where a row of spaces begins."""
    rows = [one for one in ROWS if one.building == row.building]
    gap = (COLUMN - 12 - 6 * SIDE) / len(rows)
    return 6 + gap / 2 + rows.index(row) * gap + (row.start - rows[0].start) * SIDE


def _values(row: Row) -> Markup:
    faces = str(row.faces[0]) if len(row.faces) == 1 else f"{row.faces[0]}–{row.faces[-1]}"
    x, wide = left(row), (row.end - row.start) * SIDE
    label = text(faces, x + wide / 2, TOP - 5, 14, anchor="middle", bold=True)
    arrow = use("arrow", x + wide - 18, TOP - 17, 14) if wide > SIDE else Markup("")
    ground = [
        rect(x + i * SIDE + 2, TOP, SIDE - 4, HIGH, 6, fill="var(--paper-card)", stroke="var(--paper-line)")
        for i in range(row.end - row.start)
    ]
    return join(label, arrow, *ground)


def _wage(number: int, words: Words) -> Markup:
    if not WAGE[number]:
        return text(words.text("draw-no-wage"), 8, 111, 12, width=90)
    return join(text(f"−{WAGE[number]}", 8, 111, 14, bold=True), use("coin", 30, 98, 16))

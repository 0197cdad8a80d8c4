"""The cathedral with its columns and levels, and the field of agriculture."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.parts import box, part, piece
from rynek.draw.svg import Markup, join, polygon, rect, use
from rynek.draw.svg import group as svg_group
from rynek.draw.troyes.pieces import cube
from rynek.draw.troyes.symbols import TINTS, colour_mark
from rynek.games.troyes.view_types import TroyesView
from rynek.play.words import Words

WIDTH: Final = 306
CELL: Final = 42
LEVEL: Final = 32
ROOF: Final = 26


def cathedral(x: float, y: float, high: float, view: TroyesView, words: Words) -> Markup:
    """Six columns of three levels under pointed roofs; the foot says the value and the influence."""
    frame = rect(x, y, WIDTH, high, 8, fill=TINTS["white"], stroke="var(--paper-line)")
    title = words.text("draw-cathedral")
    heading = join(
        use("troyes-cathedral", x + 8, y + 6, 20),
        text(title, x + 34, y + 22, 17, serif=True, bold=True, width=WIDTH - 110),
    )
    mark = join(
        colour_mark("white", x + WIDTH - 64, y + 8, 16),
        text("1", x + WIDTH - 44, y + 21, 13, bold=True),
        use("points", x + WIDTH - 32, y + 6, 20),
    )
    left, floor = x + (WIDTH - 6 * (CELL + 6)) / 2 + 3, y + high - 24
    columns = [_column(column, left + column * (CELL + 6), floor, view) for column in range(6)]
    columns += _ghosts(left, floor, view)
    return part(
        "cathedral",
        box(x, y, WIDTH, high, 8),
        frame,
        heading,
        mark,
        *columns,
        title=title,
        tip=words.text("draw-cathedral-tip"),
    )


def _column(column: int, x: float, floor: float, view: TroyesView) -> Markup:
    top = floor - 3 * LEVEL
    roof = polygon(
        [(x - 2, top), (x + CELL / 2, top - ROOF), (x + CELL + 2, top)],
        fill="var(--paper-deep)",
        stroke="var(--paper-ink)",
    )
    cells = [_cell(column, level, x, floor, view) for level in range(3)]
    influence = 1 if column < 3 else 2
    foot = join(
        text(str(column + 1), x + 9, floor + 17, 15, anchor="middle", bold=True),
        *[use("troyes-influence", x + 17 + i * 11, floor + 4, 14) for i in range(influence)],
    )
    return join(roof, *cells, foot)


def _cell(column: int, level: int, x: float, floor: float, view: TroyesView) -> Markup:
    owner = view["cathedral"][level][column]
    low = floor - (level + 1) * LEVEL
    ground = rect(x, low, CELL, LEVEL, 0, fill="var(--paper-card)", stroke="var(--paper-line)")
    if owner is None:
        return ground
    return join(
        ground,
        piece(
            f"stone:{column + 1}:{level + 1}:{owner}", x + 9, low + 4, cube(owner, 0, 0, 24), origin=f"district:{owner}"
        ),
    )


def _ghosts(left: float, floor: float, view: TroyesView) -> list[Markup]:
    """Where the group being formed would put its cubes."""
    group = view["group"]
    if not group or not group["outcomes"]["build"]:
        return []
    found, built = [], [sum(level[column] is not None for level in view["cathedral"]) for column in range(6)]
    dice = group["dice"] * 2 if group["cube"] == "prior" else group["dice"]
    for die in dice:
        column = die["face"] - 1
        x, y = left + column * (CELL + 6) + 9, floor - (built[column] + 1) * LEVEL + 4
        found.append(svg_group(cube(group["seat"], x, y, 24), opacity=0.45))
        found.append(rect(x - 3, y - 2, 30, 28, 4, fill="none", stroke="var(--paper-gold)", stroke_width=2))
        built[column] += 1
    return found


def field(x: float, y: float, wide: float, view: TroyesView, words: Words) -> Markup:
    """Agriculture: a denier for every two pips of yellow dice."""
    frame = rect(x, y, wide, 42, 7, fill=TINTS["yellow"], stroke="var(--paper-line)")
    title = words.text("draw-farm")
    signs = join(
        colour_mark("yellow", x + wide - 92, y + 12, 18),
        text("/2", x + wide - 71, y + 27, 15, bold=True),
        use("arrow", x + wide - 50, y + 13, 17),
        use("coin", x + wide - 28, y + 11, 20),
    )
    said = text(title, x + 12, y + 27, 16, serif=True, bold=True, width=wide - 112)
    return part("farm", box(x, y, wide, 42, 7), frame, said, signs, title=title, tip=words.text("draw-farm-tip"))

"""The cathedral, which rises bay by bay, and the fields of agriculture."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece
from rynek.draw.region import Region, region, regions
from rynek.draw.svg import group as svg_group
from rynek.draw.svg import join, rect, use
from rynek.draw.troyes import cathedral
from rynek.draw.troyes.layout import CATHEDRAL, COLUMN, STRIP
from rynek.draw.troyes.pieces import cube
from rynek.draw.troyes.symbols import colour_mark
from rynek.games.troyes.view_types import GroupView, TroyesView
from rynek.play.words import Words

STONE: Final = 24


def building_site(view: TroyesView, words: Words) -> list[Region]:
    """The regions of the cathedral: the site, each bay, where the group being formed would build, and the part to click."""
    stones = view["cathedral"]
    group = view["group"]
    building = group if group and group["outcomes"]["build"] else None
    built = [sum([level[column] is not None for level in stones]) for column in range(6)] if building else []
    return [
        *regions(_bays, stones),
        region("stones", planned, building, built),
        region("works", works, words),
    ]


def _bays(stones: list[list[str | None]]) -> list[Region]:
    bays = [region(f"bay:{column + 1}", bay, column, [level[column] for level in stones]) for column in range(6)]
    return [region("site", cathedral.site), *bays]


def bay(column: int, stones: list[str | None]) -> Markup:
    """A bay as high as it has been built, its cubes in the windows."""
    drawn = [cathedral.bay(column, sum(owner is not None for owner in stones))]
    for level, owner in enumerate(stones):
        if owner is not None:
            x, y = _at(column, level)
            stone = f"stone:{column + 1}:{level + 1}:{owner}"
            drawn.append(piece(stone, x, y, cube(owner, 0, 0, STONE), origin=f"district:{owner}"))
    return join(*drawn)


def _at(column: int, level: int) -> tuple[float, float]:
    x, y = cathedral.window(column, level)
    return x - STONE / 2, y - STONE / 2


def planned(group: GroupView | None, built: list[int]) -> Markup:
    """Where the group being formed would put its cubes."""
    if group is None:
        return Markup("")
    drawn, gold = [], {"fill": "none", "stroke": "var(--paper-gold)", "stroke_width": 2}
    for die in group["dice"] * 2 if group["cube"] == "prior" else group["dice"]:
        column = die["face"] - 1
        x, y = _at(column, built[column])
        drawn.append(svg_group(cube(group["seat"], x, y, STONE), opacity=0.45))
        drawn.append(rect(x - 3, y - 2, STONE + 6, STONE + 4, 4, **gold))
        built[column] += 1
    return join(*drawn)


def works(words: Words) -> Markup:
    """The name of the cathedral, what a cube brings, and the part that stands for it."""
    title = words.text("draw-cathedral")
    heading = join(
        use("troyes-cathedral", 8, 5, 21),
        text(title, 34, 22, 17, serif=True, bold=True, width=120),
    )
    mark = join(
        colour_mark("white", COLUMN - 64, 7, 17),
        text("1", COLUMN - 43, 21, 14, bold=True),
        use("points", COLUMN - 32, 5, 21),
    )
    edge = box(0, 0, COLUMN, CATHEDRAL, 8)
    return part("cathedral", edge, heading, mark, title=title, tip=words.text("draw-cathedral-tip"))


def fields(words: Words) -> Markup:
    """Agriculture: a denier for every two pips of yellow dice."""
    title = words.text("draw-farm")
    signs = join(
        colour_mark("yellow", COLUMN - 96, 16, 19),
        text("/2", COLUMN - 74, 31, 15, bold=True),
        use("arrow", COLUMN - 52, 17, 17),
        use("coin", COLUMN - 30, 15, 20),
    )
    said = text(title, 12, 31, 17, serif=True, bold=True, width=150)
    return part("farm", box(0, 0, COLUMN, STRIP, 7), said, signs, title=title, tip=words.text("draw-farm-tip"))

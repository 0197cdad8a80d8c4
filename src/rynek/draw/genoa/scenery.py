"""The scenery: sea and ships, walls and hills, streets with their houses, and the roofs of all buildings. It never changes."""

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from rynek.draw.genoa import roofs
from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.svg import circle, group, join, path, rect, use
from rynek.games.genoa.city import MARKET, SIDE, SPACE, SPACE_OF_SQUARE, is_street
from rynek.games.genoa.yields import YIELDS, is_villa

CELL: Final = 65
LEFT: Final = 26
TOP: Final = 26
EDGE: Final = LEFT + SIDE * CELL
FOOT: Final = TOP + SIDE * CELL
SEA: Final = 74
HILLS: Final = 40
BOX: Final = (-SEA, 0, SEA + EDGE + HILLS, FOOT + 12)
"""The panel of the city: the sea to the left, the hills to the right."""

COAST: Final = (
    "C14 60 -4 84 2 112C4 130 12 140 12 152V290C10 316 -8 332 -2 362C4 392 14 410 6 440"
    "C0 466 12 500 8 524C6 540 10 548 12 558"
)
"""The shore from above the first row down; at the harbour it is a straight quay."""

CIVIC: Final = "#D9B45E"
TOKENS: Final = "#9DB583"
WAREHOUSE: Final = "#CF9A73"
VILLA: Final = "#C4A6CE"

HOUSES: Final[dict[str, Callable[[float, float], Markup]]] = {
    "guild_hall": partial(roofs.hall, tone=roofs.STRAW),
    "city_hall": partial(roofs.hall, tone=roofs.TILE),
    "post_office": partial(roofs.hall, tone=roofs.STONE),
    "cathedral": roofs.cathedral,
    "palace": roofs.palace,
    "park": roofs.park,
    "coach_house": roofs.coach_house,
    "harbor": roofs.harbor,
    "tavern": roofs.inn,
    "inn": roofs.inn,
    "market": roofs.market,
}


def frame(space: int) -> tuple[float, float, float, float]:
    """The rectangle of a space: left, top, width, height."""
    squares = [square for square, owner in enumerate(SPACE_OF_SQUARE) if owner == space]
    rows, columns = [square // SIDE for square in squares], [square % SIDE for square in squares]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return LEFT + min(columns) * CELL, TOP + min(rows) * CELL, wide * CELL, high * CELL


@cache
def scenery() -> Markup:
    """All that never changes, from the sea to the hills."""
    spaces = [_street(s) if is_street(s) else _lot(s) for s in range(SPACE.size)]
    return group(_land(), _sea(), _wall(), *spaces, *_numbers())


def _land() -> Markup:
    x, y, wide, high = BOX
    earth = rect(x + 2, y + 2, wide - 4, high - 4, 10, fill="var(--paper-land)", stroke="var(--paper-line)")
    hill = f"M{EDGE + 8} 2H{EDGE + HILLS - 2}V{FOOT + 10}H{EDGE + 8}z"
    green = path(hill, fill=roofs.LEAF, fill_opacity=0.2)
    ridges = "".join(f"M{EDGE + 10} {y}c8 -12 18 -12 28 0" for y in range(40, FOOT, 46))
    rows = "".join(f"M{EDGE + 13} {y}c7 -6 14 -6 21 0" for y in range(50, FOOT, 46))
    slopes = path(ridges, fill="none", stroke=roofs.LEAF, stroke_opacity=0.8, stroke_width=1.4)
    vines = path(rows, fill="none", stroke=roofs.LEAF, stroke_opacity=0.7, stroke_width=2, stroke_dasharray="2 2.4")
    woods = roofs.trees(*[(EDGE + 14 + y * 7 % 20, y + 14) for y in range(40, FOOT, 46)], size=10)
    return group(earth, green, slopes, vines, woods)


def _sea() -> Markup:
    """Water with its foam along the shore, ships, a mole and the lighthouse."""
    shore = f"M18 2{COAST}"
    water = path(f"M{2 - SEA} 12Q{2 - SEA} 2 {12 - SEA} 2H18{COAST}V{FOOT + 10}H{12 - SEA}Q{2 - SEA} {FOOT + 10} {2 - SEA} {FOOT}z", fill="var(--paper-sea)")  # fmt: skip
    foam = path(shore, fill="none", stroke="var(--paper-foam)", stroke_width=7)
    edge = path(shore, fill="none", stroke=roofs.WATER, stroke_width=1.6)
    waves = [use("genoa-wave", x, y, 22) for x, y in ((-66, 24), (-34, 66), (-62, 118), (-40, 164), (-68, 196), (-34, 246), (-66, 300), (-40, 372), (-66, 446), (-36, 508))]  # fmt: skip
    ships = [
        use("genoa-ship", x, y, size) for x, y, size in ((-64, 56, 44), (-44, 196, 38), (-70, 322, 50), (-60, 494, 40))
    ]
    mole = path(
        "M6 428C-8 424 -24 424 -38 430", fill="none", stroke=roofs.STONE, stroke_width=9, stroke_linecap="round"
    )
    stones = path("M6 428C-8 424 -24 424 -38 430", fill="none", stroke="var(--paper-land)", stroke_width=6, stroke_dasharray="5 1.5", stroke_linecap="round")  # fmt: skip
    light = use("genoa-lighthouse", -58, 386, 46)
    return group(water, foam, edge, *waves, *ships, mole, stones, light)


def _wall() -> Markup:
    """The wall towards the land, with its towers and two gates; the ground inside it."""
    course = f"M{LEFT - 4} {TOP - 4}H{EDGE + 5}V{FOOT + 5}H{LEFT - 4}"
    inside = rect(LEFT - 2, TOP - 2, SIDE * CELL + 4, SIDE * CELL + 4, 4, fill="var(--paper-deep)", stroke=roofs.INK, stroke_opacity=0.5)  # fmt: skip
    thick = path(course, fill="none", stroke=roofs.STONE, stroke_width=7, stroke_linejoin="round")
    teeth = path(course, fill="none", stroke="var(--paper-card)", stroke_width=3, stroke_dasharray="4 3")
    line = [(EDGE + 5, TOP - 4 + step * 2 * CELL) for step in range(5)]
    line += [(LEFT - 4 + step * 2 * CELL, FOOT + 5) for step in range(5)]
    towers = [group(circle(x, y, 6.5, fill=roofs.STONE, stroke=roofs.INK, stroke_opacity=0.6), circle(x, y, 3, fill="var(--paper-card)")) for x, y in line]  # fmt: skip
    return group(inside, thick, teeth, *towers)


def _numbers() -> list[Markup]:
    """The numbers of the two dice beside rows and columns, as dice."""
    found: list[Markup] = []
    for place in range(SIDE):
        middle = place * CELL + CELL / 2
        found.append(_die(place + 1, LEFT + middle, TOP - 14, "var(--seat-b)"))
        found.append(_die(place + 1, LEFT - 14, TOP + middle, "var(--seat-a)"))
    return found


def _die(number: int, x: float, y: float, tone: str) -> Markup:
    ground = rect(x - 10, y - 10, 20, 20, 5, fill=tone, stroke="#FFFDF6", stroke_width=1.4)
    return group(ground, text(str(number), x, y + 5, 14, anchor="middle", bold=True, fill="#FFFDF6"))


def _street(space: int) -> Markup:
    """A crossing of paved streets with small houses in its corners."""
    x, y, wide, high = frame(space)
    paving = rect(x + 1, y + 1, wide - 2, high - 2, 3, fill="var(--paper)", stroke="var(--paper-line)", stroke_dasharray="4 3")  # fmt: skip
    stones = use("genoa-street", x + 2, y + 2, wide - 4, color="var(--paper-line)", opacity=0.55)
    corners = [(x + 3, y + 2), (x + wide - 21, y + 2), (x + 3, y + high - 20), (x + wide - 21, y + high - 20)]
    houses = [roofs.row_house(left, top, space * 5 + place * 7) for place, (left, top) in enumerate(corners)]
    return join(paving, stones, *houses)


def _lot(space: int) -> Markup:
    """The ground of a building and what stands on it."""
    x, y, wide, high = frame(space)
    inside = {"fill": tint(space), "fill_opacity": 0.5, "stroke": roofs.INK, "stroke_width": 1.3}
    ground = rect(2, 2, wide - 4, high - 4, 6, fill="var(--paper-land)")
    return group(ground, rect(2, 2, wide - 4, high - 4, 6, **inside), _house(space)(wide, high), at=(x, y))


def _house(space: int) -> Callable[[float, float], Markup]:
    if space != MARKET and YIELDS[space].goods:
        return roofs.warehouse
    return HOUSES.get(SPACE.word(space), roofs.villa)


def tint(space: int) -> str:
    """The ground of a building tells what it gives."""
    if space == MARKET:
        return "#F3E7C6"
    given = YIELDS[space]
    if is_villa(space):
        return VILLA
    return WAREHOUSE if given.goods else TOKENS if given.token >= 0 else CIVIC

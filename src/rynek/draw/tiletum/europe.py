"""The map: a merchant's chart of Europe with cities, roads, houses, cathedrals, tiles and travellers."""

from functools import cache
from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.lettering import text
from rynek.draw.parts import box, outline, part, piece, tipped
from rynek.draw.seats import seated
from rynek.draw.svg import Markup, circle, group, join, path, rect, tag, use
from rynek.draw.tiletum.tiles import seal, tile_part
from rynek.games.tiletum.europe import CATHEDRALS, CITIES, COST, EDGES, ROADS, SPACE
from rynek.games.tiletum.view_types import CathedralView, CityView, HouseView, TiletumView
from rynek.play.words import Words

WIDTH: Final = 960
HEIGHT: Final = 588
LETTER: Final = 16.5
"""The chart is shown at seven tenths of its size: no lettering is smaller."""
ROW: Final = 97
HALF: Final = 56
SKETCHED: Final = 612
"""The coast was sketched on a chart this high; it is pressed to its height."""

# Small shifts from the grid, so that the chart looks like Europe and lines do not cross cities.
SHIFT: Final = {
    "london": (4, 4),
    "brugge": (-8, -4),
    "antwerpen": (4, -6),
    "hamburg": (10, 0),
    "tiletum": (-14, 2),
    "koeln": (14, -4),
    "leipzig": (14, 6),
    "paris": (-12, 0),
    "troyes": (-4, 12),
    "strasbourg": (0, 6),
    "frankfurt": (6, -12),
    "nuernberg": (12, 4),
    "praha": (18, 0),
    "bordeaux": (4, 8),
    "wien": (4, -6),
    "lyon": (0, -6),
    "milano": (-4, 4),
    "verona": (2, 4),
    "venezia": (8, 4),
    "toulouse": (-8, -4),
    "arles": (0, 0),
    "genova": (-10, 2),
    "firenze": (14, 4),
    "london_brugge": (-4, 0),
    "antwerpen_hamburg": (6, -2),
    "paris_bordeaux": (-30, -6),
    "strasbourg_milano": (10, 4),
    "nuernberg_verona": (2, 6),
    "arles_genova": (0, 4),
}

SEA: Final = "var(--paper-sea)"
LAND: Final = "var(--paper-land)"
COAST: Final = (
    "M232 0C236 34 214 92 206 116C190 150 128 168 112 196C84 204 64 196 50 212C34 232 62 244 78 252"
    "C92 272 70 290 46 300C6 306 -4 312 0 330L0 612L236 612C262 600 300 610 330 606C366 612 378 600 408 604"
    "C440 596 456 590 484 602C510 614 560 608 590 612L760 612C742 580 716 552 730 522C758 512 800 516 832 512"
    "C862 520 880 548 900 580L918 612L960 612L960 0L790 0C768 14 742 30 716 18C700 6 690 4 676 0z"
)
BRITAIN: Final = "M0 0L118 0C124 20 112 34 124 56C132 78 110 96 84 104C60 112 30 116 0 112z"
ALPS: Final = (
    "M388 440l18-30l18 30zM424 428l20-36l20 36zM470 420l17-30l17 30zM520 434l15-26l15 26zM556 418l19-34l19 34z"
    "M604 428l16-28l16 28zM650 414l15-26l15 26z"
)
SNOW: Final = "M400 420l6-10l6 10M437 404l7-12l7 12M481 401l6-11l6 11M568 396l7-12l7 12M614 411l6-11l6 11"
TREES: Final = (
    (700, 30), (716, 44), (732, 28), (752, 208), (768, 222), (784, 206), (880, 262), (896, 248), (912, 264), (130, 560),
    (320, 380), (336, 394), (200, 440), (216, 428), (60, 470), (76, 484), (720, 444), (736, 432), (880, 440), (896, 452),
)  # fmt: skip
SHIPS: Final = ((58, 148), (796, 546))
HILLS: Final = (
    "M20 596l12-16l12 16M52 604l14-20l14 20M296 452l9-12l9 12M746 250l10-14l10 14M820 244l10-14l10 14M800 288l9-12l9 12"
)
WAVES: Final = (
    "M150 118q6-6 12 0t12 0M22 166q6-6 12 0t12 0M18 250q6-6 12 0t12 0M150 24q6-6 12 0t12 0M560 22q6-6 12 0t12 0"
    "M770 560q6-6 12 0t12 0M800 590q6-6 12 0t12 0M840 556q6-6 12 0t12 0M440 606q6-6 12 0"
)
ROSE: Final = (
    "M846 52L854 96L898 104L854 112L846 156L838 112L794 104L838 96zM846 82l5 17l17 5l-17 5l-5 17l-5-17l-17-5l17-5z"
)
RIVERS: Final = (
    "M498 0C492 60 440 120 470 176C492 232 446 268 452 300M600 0C640 60 700 90 720 150M640 268C720 300 800 330 960 318"
)


GRID: Final[dict[str, tuple[int, int]]] = {
    **{city.name: (city.column, city.row) for city in CITIES},
    **{road.name: (road.column, road.row) for road in ROADS},
}


CITY_NAMES: Final = frozenset(city.name for city in CITIES)
CHURCHES: Final = frozenset(church.city for church in CATHEDRALS)
CHURCH_TOP: Final = -2.0


def place_of(space: str) -> tuple[float, float]:
    """The middle of a space on the chart."""
    column, row = GRID[space]
    dx, dy = SHIFT[space]
    return 60 + column * 119 + dx, 50 + row * ROW + dy


@cache
def ground() -> Markup:
    """Sea, land, mountains and ways: what never changes."""
    ink = {"fill": "none", "stroke": "#A89468", "stroke_width": 1.6, "stroke_linecap": "round"}
    water = {"fill": "none", "stroke": "#9DB7BC", "stroke_width": 1.6, "stroke_linecap": "round"}
    frame = rect(0, 0, 960, SKETCHED, 0, fill=SEA)
    shore = {"fill": LAND, "stroke": "#A89468", "stroke_width": 2, "stroke_linejoin": "round"}
    halo = {"fill": "none", "stroke": "var(--paper-foam)", "stroke_width": 9}
    land = join(path(COAST, **halo), path(BRITAIN, **halo), path(COAST, **shore), path(BRITAIN, **shore))
    peaks = join(path(ALPS, **{**ink, "fill": "var(--paper-deep)"}), path(SNOW, **ink), path(HILLS, **ink))
    woods = [path(f"M{x} {y}l5 -12l5 12zM{x + 5} {y}v4", **ink) for x, y in TREES]
    ships = [use("ship", x, y, 30, opacity=0.45) for x, y in SHIPS]
    drawn = join(path(RIVERS, **water), peaks, *woods, path(WAVES, **water), *ships, path(ROSE, **ink))
    border = rect(1, 1, 958, HEIGHT - 2, 4, fill="none", stroke="var(--paper-line)", stroke_width=2)
    chart = tag("g", frame, land, drawn, transform=f"scale(1 {HEIGHT / SKETCHED:.4f})")
    return group(chart, *[way(one, other) for one, other in EDGES], border)


def way(one: str, other: str) -> Markup:
    """A way between neighbours, a little bent."""
    (x1, y1), (x2, y2) = place_of(one), place_of(other)
    mx, my = (x1 + x2) / 2 + (y2 - y1) * 0.06, (y1 + y2) / 2 - (x2 - x1) * 0.06
    d = f"M{x1:.0f} {y1:.0f}Q{mx:.0f} {my:.0f} {x2:.0f} {y2:.0f}"
    under = path(d, fill="none", stroke="var(--paper-card)", stroke_width=7)
    return join(under, path(d, fill="none", stroke="#8B6B3E", stroke_width=2.6, stroke_dasharray="7 5"))


def roads(words: Words) -> Markup:
    """All road spaces."""
    return join(*[road(one.name, words) for one in ROADS])


def road(name: str, words: Words) -> Markup:
    """A road space: a milestone between two cities."""
    x, y = place_of(name)
    said = words.name(SPACE, SPACE.value(name))
    ring = outline("M-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0z")
    stone = circle(0, 0, 15, fill="var(--paper-card)", stroke="#8B6B3E", stroke_width=2)
    mark = use("cart", -9, -9, 18)
    return part(f"map:{name}", ring, stone, mark, at=(x, y), title=said, tip=words.text("draw-road-tip"))


def rounds_at(view: TiletumView, name: str) -> tuple[int, ...]:
    """The rounds whose fair is in a city."""
    return tuple(index + 1 for index, fair in enumerate(view["fairs"]) if fair["city"] == name)


def city(name: str, data: CityView, rounds: tuple[int, ...], words: Words) -> Markup:
    """A city with all that lies in it."""
    x, y = place_of(name)
    said = words.name(SPACE, SPACE.value(name))
    top, high = frame_of(name)
    ground_ = rect(-HALF, top, 2 * HALF, high, 7, fill="var(--paper-card)", stroke="#8B6B3E", stroke_width=1.4)
    title = text(said, -HALF + 5, top + 16, LETTER, width=84 if rounds else 104, least=LETTER, serif=True, bold=True)
    edge = box(-HALF, top, 2 * HALF, high, 7)
    whole = part(f"map:{name}", edge, title, title=said, tip=words.text("draw-city-tip"))
    houses = [house for house in enumerate(data["houses"], 1) if house[1]["in_use"]]
    spaces = [
        house_space(name, slot, house, -HALF + 4 + place * 21, top + 19, words)
        for place, (slot, house) in enumerate(houses)
    ]
    church = Markup("") if data["cathedral"] is None else cathedral(name, data["cathedral"], words)
    marks = [fair_mark(number, top, words) for number in rounds]
    return group(ground_, whole, *marks, *spaces, *bonus_tiles(name, data["tiles"], words), church, at=(x, y))


def frame_of(name: str) -> tuple[float, float]:
    """Where the frame of a city begins and how high it is: a cathedral needs a line more."""
    return (-43, 88) if name in CHURCHES else (-38, 75)


def bonus_tiles(name: str, tiles: list[str | None], words: Words) -> list[Markup]:
    """The bonus tiles of a city: on the right of the travellers, above the cathedral where there is one."""
    size, y = (27, -26) if name in CHURCHES else (31, 3)
    there = [(place, tile) for place, tile in enumerate(tiles) if tile is not None]
    return [
        tile_part(f"maptile:{name}:{place}", tile, HALF - 3 - (size + 1) * order - size, y, size, words, least=LETTER)
        for order, (place, tile) in enumerate(there)
    ]


def fair_mark(number: int, top: float, words: Words) -> Markup:
    """The token that says in which round the fair comes here."""
    seal = circle(HALF - 12, top + 12, 11, fill="#E8C9A0", stroke="var(--paper-ink)")
    said = text(str(number), HALF - 12, top + 18, LETTER, anchor="middle", bold=True)
    return tipped(words.text("draw-fair-mark", round=number), words.text("draw-fair-mark-tip"), seal, said)


def house_space(city_name: str, slot: int, house: HouseView, x: float, y: float, words: Words) -> Markup:
    """A house space: empty with its printed bonus, or with a house on it."""
    bonus = house["bonus"]
    face = use("piece-house", x, y, 20, color="#F3E8CC", opacity=0.75)
    printed = Markup("")
    if bonus == "building":
        printed = use("turn", x + 4, y + 6, 12)
    elif bonus:
        printed = text(str(bonus), x + 10, y + 17.5, LETTER, anchor="middle", bold=True)
    title = words.text("draw-house-space")
    tip = words.text("draw-house-building") if bonus == "building" else words.text("draw-house-points", points=bonus)
    if house["seat"] is not None:
        seat = SEAT.value(house["seat"])
        face = piece(
            f"house:{city_name}:{slot}",
            x,
            y,
            seated("house", seat, -1, -1, 22, least=15),
            origin=f"board:{house['seat']}",
        )
        printed = Markup("")
    return part(f"house:{city_name}:{slot}", box(x - 0.5, y, 21, 20, 3), face, printed, title=title, tip=tip)


def cathedral(city_name: str, data: CathedralView, words: Words) -> Markup:
    """A cathedral: the stone it costs, the points of the next contribution, its pillars."""
    title = words.text("draw-cathedral", cost=words.name(COST, COST.value(data["cost"])))
    y, edge = CHURCH_TOP, box(-HALF + 1, CHURCH_TOP, 2 * HALF - 2, 24, 4)
    if not data["built"]:
        gone = join(use("church", -54, y + 1, 22, opacity=0.4), use("cross", -50, y + 5, 14))
        said = text(
            words.text("draw-not-built"), -30, y + 17, LETTER, width=84, least=LETTER, fill="var(--paper-muted)"
        )
        tip = words.text("draw-not-built-tip")
        return part(f"cathedral:{city_name}", edge, gone, said, title=title, tip=tip)
    rest = [tile["vp"] for tile in data["tiles"] if tile["seat"] is None]
    stone = join(use("good-stone", -38, y + 6, 13), text(str(data["stone"]), -25, y + 18, LETTER, bold=True))
    next_one = seal(data["vp"] + rest[0], -13, y - 1, 27, least=LETTER) if rest else use("check", -9, y + 3, 18)
    slots = [pillar_space(city_name, data, place) for place in range(len(data["tiles"]))]
    tip = words.text(
        "draw-cathedral-tip", tiles=", ".join(str(vp) for vp in rest) or "–", vp=data["vp"], stone=data["stone"]
    )
    drawn = [use("church", -56, y + 3, 18), stone, next_one, *slots]
    return part(f"cathedral:{city_name}", edge, *drawn, title=title, tip=tip)


def pillar_space(city_name: str, data: CathedralView, place: int) -> Markup:
    """A pillar space, or the pillar on it; an owner who has contributed has a mark."""
    x, y = 14 + place * 13.8, CHURCH_TOP + 4
    if place >= len(data["pillars"]):
        return use("piece-pillar", x, y, 15, color="#EFE3C6", opacity=0.6)
    letter = data["pillars"][place]
    done = any(tile["seat"] == letter for tile in data["tiles"])
    drawn = seated("pillar", SEAT.value(letter), 0, 0, 17, least=14)
    mark = use("check", 8, -6, 11) if done else Markup("")
    return piece(f"pillar:{city_name}:{letter}", x - 1, y - 1, drawn, mark, origin=f"board:{letter}")


def travellers(view: TiletumView) -> Markup:
    """Merchants and architects, side by side where they share a space."""
    guests: dict[str, list[tuple[str, str]]] = {}
    for row in view["seats"]:
        for shape, space in (("merchant", row["merchant"]), ("architect", row["architect"])):
            guests.setdefault(space, []).append((shape, row["seat"]))
    drawn = [one for space in sorted(guests) for one in side_by_side(space, guests[space], tiles_at(view, space))]
    return group(*drawn, pointer_events="none")


def tiles_at(view: TiletumView, space: str) -> int:
    """How many bonus tiles lie on the line of the travellers."""
    if space in CHURCHES or space not in view["cities"]:
        return 0
    return sum(tile is not None for tile in view["cities"][space]["tiles"])


def side_by_side(space: str, guests: list[tuple[str, str]], tiles: int) -> list[Markup]:
    """The travellers of one space, on the left where tiles lie beside them."""
    x, y = place_of(space)
    room = 2 * HALF - 4 - tiles * 33
    step = min(23.0, (room - 2) / len(guests))
    left = x - HALF + 3 if tiles else x - step * len(guests) / 2
    foot = y + (21 if space in CHURCHES else 9 if space in CITY_NAMES else 4)
    shown = []
    for place, (shape, letter) in enumerate(guests):
        drawn = seated(shape, SEAT.value(letter), 0, 0, 27, least=15)
        shown.append(piece(f"{shape}:{letter}", left + place * step, foot, drawn))
    return shown

"""What lies on the map: cities with their houses, cathedrals and tiles, milestones, travellers."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, outline, part, piece, tipped
from rynek.draw.seats import seated
from rynek.draw.svg import circle, group, join, rect, use
from rynek.draw.symbols import points
from rynek.draw.tiletum.chart import FERRY
from rynek.draw.tiletum.places import CHURCHES, CITY_NAMES, HALF, frame_of, place_of
from rynek.draw.tiletum.tiles import tile_part
from rynek.games.tiletum.europe import COST, ROADS, SPACE
from rynek.games.tiletum.view_types import CathedralView, CityView, HouseView, TiletumView
from rynek.play.words import Words

LETTER: Final = 16.5
"""The chart is shown at seven tenths of its size: no lettering is smaller."""
CHURCH_TOP: Final = -2.0


def roads(words: Words) -> Markup:
    """All road spaces."""
    return join(*[road(one.name, words) for one in ROADS])


def road(name: str, words: Words) -> Markup:
    """A road space: a milestone between two cities."""
    x, y = place_of(name)
    said = words.name(SPACE, SPACE.value(name))
    ring = outline("M-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0z")
    stone = circle(0, 0, 15, fill="var(--paper-card)", stroke="#8B6B3E", stroke_width=2)
    mark = use("ship" if name in FERRY else "cart", -9, -9, 18)
    return part(f"map:{name}", ring, stone, mark, at=(x, y), title=said, tip=words.text("draw-road-tip"))


def rounds_at(fairs: list[str], name: str) -> tuple[int, ...]:
    """The rounds whose fair is in a city, out of the cities of all fairs."""
    return tuple(index + 1 for index, city in enumerate(fairs) if city == name)


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
    stone = join(use("good-stone", -42, y + 7, 12), text(str(data["stone"]), -30, y + 18, LETTER, bold=True))
    next_one = points(data["vp"] + rest[0], -16, y, 24, least=LETTER) if rest else use("check", -9, y + 3, 18)
    slots = [pillar_space(city_name, data, place) for place in range(len(data["tiles"]))]
    tip = words.text(
        "draw-cathedral-tip", tiles=", ".join(str(vp) for vp in rest) or "–", vp=data["vp"], stone=data["stone"]
    )
    drawn = [use("church", -56, y + 4, 16), stone, next_one, *slots]
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


def guests(view: TiletumView) -> dict[str, tuple[list[tuple[str, str]], int]]:
    """By space who stands there, merchants and architects, and how many bonus tiles lie beside them."""
    found: dict[str, list[tuple[str, str]]] = {}
    for row in view["seats"]:
        for shape, space in (("merchant", row["merchant"]), ("architect", row["architect"])):
            found.setdefault(space, []).append((shape, row["seat"]))
    return {space: (found[space], tiles_at(view, space)) for space in sorted(found)}


def travellers(standing: dict[str, tuple[list[tuple[str, str]], int]]) -> Markup:
    """Merchants and architects, side by side where they share a space."""
    drawn = [one for space, (who, tiles) in standing.items() for one in side_by_side(space, who, tiles)]
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

"""A player board: goods, storehouse, dice, buildings, contracts and supply."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.draw import lettering
from rynek.draw.lettering import signed, text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, outline, part, piece, tipped
from rynek.draw.region import Region, kept, only, region
from rynek.draw.seats import badge, banner, colour
from rynek.draw.svg import group, join, path, rect, remembered, use
from rynek.draw.symbols import points
from rynek.draw.tiletum.tiles import ACTION_SYMBOL, PALE, empty_place, face, tile_part, tile_shown
from rynek.draw.tiletum.wheel import taken_die
from rynek.games.tiletum.goods import GOOD
from rynek.games.tiletum.playerboard import CONTRACT_PILLARS, OCCUPIED
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.view_types import BuildingView, SeatView
from rynek.play.words import Words

WIDE: Final = 346
HEIGHT: Final = 246
FOOT: Final = 186
"""Where the buildings stand."""
ROOM: Final = 38
FRAME: Final = {"fill": "var(--paper-card)", "stroke": "var(--paper-line)", "stroke_width": 1.5}
OWNED: Final = ("seat", "points", "goods", "storehouse", "dice", "contracts", "contract_spaces")
BUILT: Final = ("buildings", "houses", "pillars", "cathedrals", "king_space")
CREST_SYMBOL: Final = ("piece-house", "piece-pillar", "piece-merchant", "piece-architect", "tiletum-any", "")


def mat(data: SeatView, seat: int, words: Words, name: str, letter: str) -> list[Region]:
    """What a seat owns: goods, storehouse, dice, contracts. Each changes without the others."""
    return [
        region(f"board:{letter}", caption, only(data, "seat", "points"), seat, name),
        region(f"goods:{letter}", goods, only(data, "goods"), letter, words),
        region(f"store:{letter}", storehouse, only(data, "storehouse"), letter, words),
        region(f"taken:{letter}", dice, only(data, "dice"), letter, words),
        region(f"deals:{letter}", contracts, only(data, "contracts", "contract_spaces"), letter, words),
    ]


def home(data: SeatView, seat: int, words: Words, letter: str) -> list[Region]:
    """The buildings of a seat, and its pieces."""
    pieces = only(data, "houses", "pillars", "cathedrals", "king_space")
    return [
        region(f"home:{letter}", buildings, only(data, "buildings"), letter, words),
        region(f"pieces:{letter}", supply, pieces, seat, words),
    ]


def caption(data: SeatView, seat: int, name: str) -> Markup:
    """Name and points, on the mat itself."""
    inside = [
        banner(seat, 8, 38, WIDE - 16, 5, 2),
        badge(seat, 24, 21, 26),
        lettering.caption(name, 44, 27, WIDE - 96),
        points(data["points"], WIDE - 46, 2, 36),
    ]
    title = part(f"board:{data['seat']}", box(4, 3, WIDE - 8, 36, 7), *inside, label=name, title=name)
    return join(rect(1, 1, WIDE - 2, HEIGHT - 2, 9, **FRAME), title)


def goods(data: SeatView, letter: str, words: Words) -> Markup:
    """Five goods with their numbers."""
    held = enumerate(data["goods"].items())
    return join(*[_good(word, count, 12.0 + place * 65, letter, words) for place, (word, count) in held])


@remembered
def _good(word: str, count: int, x: float, letter: str, words: Words) -> Markup:
    value = GOOD.value(word)
    title = words.text("draw-goods", good=words.name(GOOD, value), count=count)
    drawn = [use(f"good-{word}", 3, 3, 26), text(str(count), 33, 22, 16, bold=True, width=26)]
    edge, name = box(0, 0, 62, 32, 5), f"good:{letter}:{word}"
    return part(name, edge, *drawn, at=(x, 48.0), title=title, tip=words.info(GOOD, value))


def storehouse(data: SeatView, letter: str, words: Words) -> Markup:
    """Four places for tiles."""
    title, tip = words.text("draw-storehouse"), words.text("draw-storehouse-tip")
    head = tipped(title, tip, text(title, 14, 99, 12, fill="var(--paper-muted)", width=150))
    tiles = data["storehouse"]
    places = [
        tile_part(f"store:{letter}:{i}", tiles[i], 12 + i * 64, 104, 60, words)
        if i < len(tiles)
        else empty_place(12 + i * 64, 104, 60)
        for i in range(4)
    ]
    return join(head, *places)


def dice(data: SeatView, letter: str, words: Words) -> Markup:
    """Three slots for the dice of this round."""
    look = {"fill": "none", "stroke": "var(--paper-line)", "stroke_dasharray": "4 3"}
    slots = [rect(286, 88 + place * 27, 42, 24, 5, **look) for place in range(3)]
    found = [
        taken_die(str(kind), int(value), f"taken:{letter}:{place}", 288, 89 + place * 27, words)
        for place, (kind, value) in enumerate(data["dice"])
    ]
    return join(*slots, *found)


# buildings


def buildings(data: SeatView, letter: str, words: Words) -> Markup:
    """Six buildings side by side, on the ground they stand on."""
    return join(
        rect(1, 1, WIDE - 2, HEIGHT - 2, 9, **FRAME),
        *[kept(building, home, letter, index, words) for index, home in enumerate(data["buildings"])],
    )


def building(home: BuildingView, letter: str, index: int, words: Words) -> Markup:
    """A building: ground floor with its crest, rooms above, a roof with its house."""
    floors = max(1, len(home["rooms"]))
    x, foot = 7 + index * 56.5, FOOT
    top = foot - (floors + 1) * (ROOM + 2)
    seat = SEAT.value(letter)
    wall = rect(0, top, 54, foot - top, 3, fill="var(--paper-land)", stroke="#8B6B3E", stroke_width=1.5)
    done = home["completed"]
    roof = path(
        f"M-3 {top}L27 {top - 20}L57 {top}z",
        fill=colour(seat) if done else "#D9BE92",
        stroke="#8B6B3E",
        stroke_width=1.5,
    )
    title = words.text("draw-building", building=index + 1)
    state = "draw-building-done" if done else ("draw-building-full" if home["filled"] else "draw-building-open")
    peak = f"M-3 {top}L27 {top - 20}L57 {top}z"
    sign = Markup("")
    if home["action"] is not None:
        sign = use(ACTION_SYMBOL[home["action"]], 19, top - 17, 16, color="#FFFDF6" if done else PALE)
    on_roof = (roof, sign, *roof_house(home, seat, index, top))
    whole = part(f"building:{letter}:{index + 1}", outline(peak), *on_roof, title=title, tip=words.text(state))
    rooms = [room(home, letter, index, floor, foot, words) for floor in range(len(home["rooms"]))]
    if index == OCCUPIED:
        rooms = [occupied(foot, words)]
    return group(
        wall,
        waiting_marker(home, index, top),
        whole,
        *rooms,
        crest(home, letter, index, foot, words),
        at=(x, 0),
    )


def roof_house(home: BuildingView, seat: int, index: int, top: float) -> list[Markup]:
    """The house that waits on the roof until the building is filled."""
    if home["filled"] or index == OCCUPIED:
        return []
    return [group(use("piece-house", 36, top - 21, 15, color=colour(seat)))]


def waiting_marker(home: BuildingView, index: int, top: float) -> Markup:
    """The points that its marker will add to an action once the building is completed."""
    if home["completed"] or index == OCCUPIED:
        return Markup("")
    return text(f"+{len(home['rooms'])}", -3, top - 12, 12, bold=True, fill="var(--paper-gold)")


def room(home: BuildingView, letter: str, index: int, floor: int, foot: float, words: Words) -> Markup:
    """A room: the points it costs, or the character in it."""
    y = foot - (floor + 2) * (ROOM + 2) + 1
    tile = home["rooms"][floor]
    name = f"room:{letter}:{index + 1}:{floor + 1}"
    title = words.text("draw-room", building=index + 1, floor=floor + 1)
    if tile is None:
        ground = rect(8, y, ROOM, ROOM, 4, fill="var(--paper-card)", stroke="var(--paper-line)")
        price = text(str(floor + 1), 27, y + 25, 16, anchor="middle", fill="var(--paper-muted)")
        return part(
            name,
            box(8, y, ROOM, ROOM, 4),
            ground,
            price,
            title=title,
            tip=words.text("draw-room-tip", points=floor + 1),
        )
    value = TILE.value(tile)
    moving = piece(name, 8, y, face(value, ROOM), origin=f"board:{letter}")
    return part(name, box(8, y, ROOM, ROOM, 4), moving, title=words.name(TILE, value), tip=words.info(TILE, value))


def occupied(foot: float, words: Words) -> Markup:
    """The room of the rightmost building, occupied from the start."""
    y = foot - 2 * (ROOM + 2) + 1
    drawn = join(
        rect(8, y, ROOM, ROOM, 4, fill="#E9DCBD", stroke="var(--paper-line)"),
        use("piece-worker", 14, y + 5, 27, color=PALE),
    )
    return tipped(words.text("draw-occupied"), words.text("draw-occupied-tip"), drawn)


def crest(home: BuildingView, letter: str, index: int, foot: float, words: Words) -> Markup:
    """The ground floor: a crest, or what one costs and gives there."""
    y = foot - ROOM - 1
    name = f"crest:{letter}:{index + 1}"
    if home["crest"] is not None:
        value = TILE.value(home["crest"])
        moving = piece(name, 8, y, face(value, ROOM), origin=f"board:{letter}")
        return part(name, box(8, y, ROOM, ROOM, 4), moving, title=words.name(TILE, value), tip=words.info(TILE, value))
    cost = join(use("good-food", 9, y + 2, 15), text(str(home["food"]), 26, y + 14, 13, bold=True))
    gain = points(5, 17, y + 16, 21) if index == OCCUPIED else use(CREST_SYMBOL[index], 18, y + 18, 19, color=PALE)
    ground = rect(8, y, ROOM, ROOM, 4, fill="#E6D3AA", stroke="var(--paper-line)")
    title = words.text("draw-crest-space", food=home["food"])
    return part(
        name, box(8, y, ROOM, ROOM, 4), ground, cost, gain, title=title, tip=words.text(f"draw-crest-{index + 1}")
    )


# contracts and supply


def contracts(data: SeatView, letter: str, words: Words) -> Markup:
    """Six contract spaces: fulfilled contracts, or the points and the pillar that wait there."""
    title, tip = words.text("draw-contract-spaces"), words.text("draw-contract-spaces-tip")
    head = tipped(title, tip, text(title, 14, 183, 12, fill="var(--paper-muted)", width=300))
    return join(head, *[contract_space(data, letter, place, words) for place in range(6)])


def contract_space(data: SeatView, letter: str, place: int, words: Words) -> Markup:
    """One contract space."""
    x, y = 12 + place * 54, 189
    if place < len(data["contracts"]):
        return tile_shown(data["contracts"][place], x, y, 48, words)
    ground = rect(x, y, 48, 48, 5, fill="#D6E1E8", fill_opacity=0.6, stroke="var(--paper-line)")
    vp = points(data["contract_spaces"][place], x + 2, y + 2, 23)
    waits = (
        use("piece-pillar", x + 24, y + 22, 22, color=colour(SEAT.value(letter)))
        if place < CONTRACT_PILLARS
        else Markup("")
    )
    return join(ground, vp, waits)


def supply(data: SeatView, seat: int, words: Words) -> Markup:
    """Houses and pillars: in supply and on the map; cathedral tiles; the space on the king's track; what they will be worth."""
    houses, pillars = data["houses"], data["pillars"]
    shown = [
        ("piece-house", words.text("draw-supply-houses", supply=houses["supply"], map=houses["map"]), 0, 0),
        ("piece-pillar", words.text("draw-supply-pillars", supply=pillars["supply"], map=pillars["map"]), 1, 0),
        ("church", words.text("draw-cathedral-tiles", count=data["cathedrals"]), 0, 1),
        ("crown", words.text("draw-king-space", space=signed(data["king_space"])), 1, 1),
    ]
    found = [
        join(
            use(symbol, 10 + column * 168, 192 + row * 26, 24, color=colour(seat)),
            text(said, 38 + column * 168, 209 + row * 26, 13, width=134),
        )
        for symbol, said, column, row in shown
    ]
    product = words.text("draw-product", houses=houses["map"], pillars=pillars["map"])
    return tipped(product, "", *found)

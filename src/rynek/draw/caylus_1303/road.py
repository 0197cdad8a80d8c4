"""The road: from the city gate over the bridge to the castle, with the provost and what he reaches."""

from bisect import bisect_right
from functools import lru_cache
from html import escape
from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.caylus_1303.tiles import building_info, building_name, card
from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, outline, part, piece
from rynek.draw.region import kept
from rynek.draw.seats import seated
from rynek.draw.svg import circle, group, join, path, rect, remembered, use
from rynek.games.caylus_1303.buildings import BUILDING, BUILDINGS, TURNED
from rynek.games.caylus_1303.road import PROVOST_LIMIT, SPACES
from rynek.games.caylus_1303.view_types import CaylusView, PlaceView
from rynek.play.words import Words

LEFT: Final = 32
CELL: Final = 112
TILE: Final = 104
TALL: Final = 66
ROW: Final = 101
TOP: Final = 36
BAND: Final = 83
"""How far below the top of a row the middle of the road runs."""
WIDTH: Final = 960
HEIGHT: Final = TOP + 4 * ROW
TIP: Final = "{tip}"
BRIDGE: Final = 68 + 4 * CELL


def band(row: int) -> float:
    """The height of the road in a row."""
    return TOP + row * ROW + BAND


def corner(place: int) -> tuple[float, float]:
    """The upper left corner of a printed building (0-3) or of road space `place` - 3."""
    if place < 4:
        return 68 + place * CELL, TOP + 2
    space = place - 3
    row = (space - 1) // 8 + 1
    column = (space - 1) % 8
    return LEFT + (column if row == 2 else 7 - column) * CELL + 4, TOP + row * ROW + 2


def milestone(position: int) -> tuple[float, float]:
    """Where the provost stands with so many road spaces behind him."""
    if position > SPACES:
        return LEFT + CELL - 2 - (position - SPACES) * 36, band(3)
    row, past = position // 8 + 1, position % 8
    if position == 0:
        return LEFT + 8 * CELL, band(1)
    if past == 0:
        # The road turns here: on the left after space 8, on the right after space 16.
        return (16 if position == 8 else 944), (band(row - 1) + band(row)) / 2
    return (LEFT + past * CELL if row == 2 else LEFT + (8 - past) * CELL), band(row)


def ground(words: Words) -> Markup:
    """The road itself, the gate and the castle: what never changes."""
    b0, b1, b2, b3 = (band(row) for row in range(4))
    way = (
        f"M20 {b0}H916Q944 {b0} 944 {b0 + 28}V{b1 - 28}Q944 {b1} 916 {b1}H44Q16 {b1} 16 {b1 + 28}"
        f"V{b2 - 28}Q16 {b2} 44 {b2}H916Q944 {b2} 944 {b2 + 28}V{b3 - 28}Q944 {b3} 916 {b3}H30"
    )
    edge = path(way, fill="none", stroke="var(--paper-line)", stroke_width=31, stroke_linecap="round")
    stones = path(way, fill="none", stroke="var(--paper-deep)", stroke_width=27, stroke_linecap="round")
    gate = group(
        use("caylus_1303-gate", 11, TOP + 2, 48),
        text(words.text("draw-gate"), 35, TOP + 63, 12, width=60, anchor="middle", fill="var(--paper-muted)"),
    )
    castle = group(
        use("castle", 60, TOP + 3 * ROW - 2, 52),
        text(
            words.text("draw-castle"), 84, TOP + 3 * ROW + 62, 12, width=100, anchor="middle", fill="var(--paper-muted)"
        ),
    )
    return join(edge, stones, gate, castle)


def places(view: CaylusView) -> list[PlaceView]:
    """Printed buildings and road spaces in the order of activation."""
    return [*view["printed"], *view["road"]]


def is_active(provost: int, place: int) -> bool:
    """Whether a place lies behind the provost, or before the bridge."""
    return place < 4 or place - 3 <= provost


def part_of(seen: PlaceView, space: int) -> str:
    """The name of the part at a place: its building, its base tile when it is a residence, or its empty space."""
    if seen["building"] is None:
        return f"space:{space}"
    turned = BUILDINGS[BUILDING.value(seen["building"])].kind == TURNED
    return f"building:{seen['tile'] if turned else seen['building']}"


def row_of_places(row: list[PlaceView], first: int, provost: int, words: Words, names: tuple[str, ...]) -> Markup:
    """Some places with their houses."""
    return join(
        *[
            kept(_place, seen, first + number, is_active(provost, first + number), words, names)
            for number, seen in enumerate(row)
        ]
    )


def _place(seen: PlaceView, place: int, is_reached: bool, words: Words, names: tuple[str, ...]) -> Markup:
    x, y = corner(place)
    space = place - 3
    said = [] if place < 4 else [_number(space, x, y)]
    if seen["building"] is None:
        return join(_empty(x, y, space, words), *said)
    tile = part(
        part_of(seen, space),
        box(0, 0, TILE, TALL),
        card(seen["building"], seen["side"], TILE, TALL, words, quiet=not is_reached, owned=seen["owner"] is not None),
        title=building_name(seen["building"], words),
        tip=explanation(seen, place, words, names, is_reached=is_reached),
    )
    moving = piece(f"tile:{seen['tile'] if seen['building'] == 'residence' else seen['building']}", x, y, tile)
    return join(moving, _house(seen, x, y), *said)


def explanation(seen: PlaceView, place: int, words: Words, names: tuple[str, ...], *, is_reached: bool) -> str:
    """What a building does, whose it is, which side is up and whether the provost reaches it."""
    building = seen["building"] or ""
    said = [building_info(building, words)]
    kind = BUILDINGS[BUILDING.value(building)].kind
    if kind in (2, 3):
        said.append(words.text(f"draw-side-{seen['side']}"))
    if seen["owner"] is not None:
        said.append(words.text("draw-owner", name=words.name(SEAT, SEAT.value(seen["owner"]), names)))
    if place >= 4 and kind < 4:
        said.append(words.text("draw-reached" if is_reached else "draw-not-reached"))
    return " ".join(said)


def _number(space: int, x: float, y: float) -> Markup:
    return text(str(space), x + 20, y + BAND + 2, 12, anchor="middle", fill="var(--paper-muted)")


def _empty(x: float, y: float, space: int, words: Words) -> Markup:
    edge = {"fill": "none", "stroke": "var(--paper-line)", "stroke_dasharray": "5 4"}
    return part(
        f"space:{space}",
        box(0, 0, TILE, TALL),
        rect(0, 0, TILE, TALL, 6, **edge),
        text(str(space), TILE / 2, TALL / 2 + 6, 18, anchor="middle", serif=True, fill="var(--paper-muted)"),
        at=(x, y),
        title=words.text("draw-space", space=space),
    )


@remembered
def standing(shape: str, letter: str, size: float) -> Markup:
    """A player's piece that stands on something: clicks go through it to what it stands on."""
    return group(seated(shape, SEAT.value(letter), 0, 0, size), pointer_events="none")


def _house(seen: PlaceView, x: float, y: float) -> Markup:
    if seen["owner"] is None:
        return Markup("")
    drawn = standing("house", seen["owner"], 28)
    return piece(f"house:{seen['tile']}", x + TILE - 25, y - 10, drawn, origin=f"seat:{seen['owner']}")


def workers(found: list[list[str]], provost: int) -> Markup:
    """The workers on the road by place."""
    return join(
        *[
            one
            for place, there in enumerate(found)
            for one in _workers(there, place, is_reached=is_active(provost, place))
        ]
    )


def _workers(there: list[str], place: int, *, is_reached: bool) -> list[Markup]:
    """The workers below a building, with a sign whether the provost lets them act."""
    x, y = corner(place)[0], corner(place)[1] + BAND - 2
    first = x + TILE / 2 - 17 * len(there)
    return [
        _worker(letter, place, first + 34 * number, y - 20, is_reached=is_reached)
        for number, letter in enumerate(there)
    ]


@remembered
def _worker(letter: str, place: int, x: float, y: float, *, is_reached: bool) -> Markup:
    moving = piece(f"worker:{letter}:{place}", x, y, standing("worker", letter, 32), origin=f"seat:{letter}")
    return join(moving, use("check" if is_reached else "cross", x + 27, y, 12)) if place >= 4 else moving


# the provost


def at_work(view: CaylusView) -> int | None:
    """The place whose worker acts now: the one that will leave it next."""
    leaving = next((step["place"] for step in view["then"] if step["step"] == "Leave"), None)
    if leaving is None:
        return None
    printed = [seen["building"] for seen in view["printed"]]
    return printed.index(leaving) if leaving in printed else 3 + int(leaving.removeprefix("space_"))


def glow(place: int | None) -> Markup:
    """A golden ground under the building that is being used."""
    if place is None:
        return Markup("")
    x, y = corner(place)
    return rect(
        x - 5, y - 5, TILE + 10, TALL + 10, 10, fill="var(--gold-good)", stroke="var(--paper-gold)", stroke_width=2.5
    )


def provost(view: CaylusView) -> Markup:
    """The provost between two spaces of the road."""
    x, y = milestone(view["provost"])
    return piece("provost", x, y, use("caylus_1303-provost", -22, -30, 44, pointer_events="none"))


def reach(view: CaylusView) -> Markup:
    """The part of the road that works as the provost stands now, in gold."""
    x, y = milestone(view["provost"])
    b0, b1, b2, b3 = (band(row) for row in range(4))
    position = view["provost"]
    way = f"M20 {b0}H916Q944 {b0} 944 {b0 + 28}V{b1 - 28}Q944 {b1} 916 {b1}"
    if position >= 8:
        way += f"H44Q16 {b1} 16 {b1 + 28}"
    if position > 8:
        way += f"V{b2 - 28}Q16 {b2} 44 {b2}"
    if position >= 16:
        way += f"H916Q944 {b2} 944 {b2 + 28}"
    if position > 16:
        way += f"V{b3 - 28}Q944 {b3} 916 {b3}"
    way += f"V{y}" if position in (8, 16) else f"H{x}"
    return path(way, fill="none", stroke="var(--gold-good)", stroke_opacity=0.5, stroke_width=27)


def milestones(view: CaylusView, words: Words, names: tuple[str, ...]) -> Markup:
    """A milestone wherever the provost may stand, which tells what he would reach from there."""
    workers = [
        (space, f"{words.name(SEAT, SEAT.value(letter), names)}: {building_name(seen['building'], words)}")
        for space, seen in enumerate(view["road"], start=1)
        for letter in seen["workers"]
    ]
    who = [told for _, told in workers]
    tips = [escape(_told("; ".join(who[:acts]), "; ".join(who[acts:]), words)) for acts in range(len(who) + 1)]
    drawn = []
    for position in range(PROVOST_LIMIT + 1):
        steps = position - view["provost"]
        is_near = 0 < abs(steps) <= view["provost_reach"]
        acts = bisect_right(workers, position, key=_space)
        drawn.append(_milestone(position, steps if is_near else 0, words).replace(TIP, tips[acts]))
    return Markup("".join(drawn))


def _space(worker: tuple[int, str]) -> int:
    return worker[0]


@remembered
def _milestone(position: int, steps: int, words: Words) -> Markup:
    """A milestone; `steps` to it are shown where the provost may be moved there. Its tip changes with every worker: TIP keeps its place."""
    x, y = milestone(position)
    ring = f"M{x - 15} {y}a15 15 0 1 0 30 0a15 15 0 1 0 -30 0z"
    stone = circle(x, y, 5, fill="var(--paper-card)", stroke="var(--paper-muted)")
    pill = _pill(x, y, steps) if steps else Markup("")
    return part(
        f"milestone:{position}",
        outline(ring),
        stone,
        pill,
        title=words.text("draw-milestone", position=position),
        tip=TIP,
    )


def _pill(x: float, y: float, steps: int) -> Markup:
    """How many steps it is to a milestone, while somebody is asked to move the provost."""
    ground = rect(x - 15, y + 15, 30, 18, 9, fill="var(--paper-card)", stroke="var(--paper-ink)")
    return join(ground, text(f"{steps:+d}".replace("-", "−"), x, y + 29, 13, anchor="middle", bold=True))


@lru_cache(maxsize=500)
def _told(acts: str, idle: str, words: Words) -> str:
    """Which workers would act and which would not, if the provost stood somewhere."""
    said = []
    if acts:
        said.append(words.text("draw-would-act", who=acts))
    if idle:
        said.append(words.text("draw-would-not", who=idle))
    return " ".join(said) or words.text("draw-nobody")


# the bridge


def bridge(view: CaylusView, words: Words) -> Markup:
    """The Guilds' Bridge: five places in the order of passing, and below them the markers of those still planning."""
    x, y = BRIDGE, TOP + 2
    arch = (
        f"M{x} {y + 64}V{y + 19}H{x + 388}V{y + 64}h-40a38 26 0 0 0 -76 0h-40a38 26 0 0 0 -76 0h-40a38 26 0 0 0 -76 0z"
    )
    slots = [_slot(x + 20 + place * 72, y + 23, place) for place in range(view["players"])]
    title = words.text("draw-bridge")
    frame = part(
        "bridge",
        box(x, y, 388, 66),
        path(arch, fill="var(--stone)", stroke="var(--paper-ink)", opacity=0.55),
        text(title, x + 8, y + 14, 15, width=250, serif=True, bold=True),
        *slots,
        title=title,
        tip=words.text("draw-bridge-info"),
    )
    still = [SEAT.word(seat) for seat in range(view["players"]) if SEAT.word(seat) not in view["bridge"]]
    passed = [_marker(one, x + 28 + place * 72, y + 25, 30) for place, one in enumerate(view["bridge"])]
    below = [_marker(one, x + 380 - 34 * (len(still) - place), y + 66, 26) for place, one in enumerate(still)]
    return join(frame, *passed, *below)


def _slot(x: float, y: float, place: int) -> Markup:
    ground = rect(x, y, 46, 36, 5, fill="var(--paper)", stroke="var(--paper-ink)", stroke_opacity=0.6)
    return join(
        ground, text(str(place + 1), x + 23, y + 24, 16, anchor="middle", serif=True, fill="var(--paper-muted)")
    )


def _marker(letter: str, x: float, y: float, size: float) -> Markup:
    return piece(f"marker:{letter}", x, y, standing("house", letter, size))

"""The action wheel: segments with their points, dice at each, action spaces with their tiles around it."""

from math import cos, pi, sin
from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.dice import die
from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, outline, part, piece
from rynek.draw.region import kept, only
from rynek.draw.seats import badge
from rynek.draw.svg import circle, group, join, path, use
from rynek.draw.tiletum.tiles import ACTION_SYMBOL, PALE, empty_place, tile_part
from rynek.games.tiletum.goods import ACTION, COLOUR, GOOD, VALUE
from rynek.games.tiletum.view_types import SpaceView
from rynek.play.words import Words

CENTRE: Final = (226.0, 214.0)
BOX: Final = (14, 2, 424, 424)
"""The wheel and its corners. It is shown at four fifths of its size: no lettering below 14."""
HUB: Final = 60.0
RING: Final = 142.0
RIM: Final = 207.0
DIE_COLOUR: Final = {
    "yellow": "#F2D877",
    "pink": "#EDB9BF",
    "light_grey": "#ECE9E2",
    "dark_grey": "#A19C95",
    "blue": "#A3C2DF",
}
# Where up to five kinds of dice lie in a segment, around its middle: across it, outward first.
DICE_PLACES: Final = {
    0: (),
    1: ((0, 0),),
    2: ((-25, 0), (25, 0)),
    3: ((-25, -15), (25, -15), (0, 15)),
    4: ((-20, -12), (20, -12), (-20, 12), (20, 12)),
    5: ((-20, -24), (20, -24), (-20, 0), (20, 0), (0, 24)),
}
MIDDLE: Final = 101.0
DIE: Final = 27.0
SMALL_DIE: Final = 22.0
"""For four or five kinds of dice in a segment."""


def polar(distance: float, angle: float) -> tuple[float, float]:
    """A point of the wheel; angle 0 is up, clockwise."""
    return CENTRE[0] + distance * sin(angle), CENTRE[1] - distance * cos(angle)


def sector(inner: float, outer: float, place: int) -> str:
    """The outline of one sixth of a ring."""
    start, end = (place - 0.5) * pi / 3, (place + 0.5) * pi / 3
    (x1, y1), (x2, y2) = polar(outer, start), polar(outer, end)
    (x3, y3), (x4, y4) = polar(inner, end), polar(inner, start)
    return (
        f"M{x1:.1f} {y1:.1f}A{outer} {outer} 0 0 1 {x2:.1f} {y2:.1f}"
        f"L{x3:.1f} {y3:.1f}A{inner} {inner} 0 0 0 {x4:.1f} {y4:.1f}z"
    )


def wheel(spaces: list[SpaceView], words: Words) -> Markup:
    """The whole wheel."""
    ground = circle(*CENTRE, RIM + 3, fill="var(--paper-deep)", stroke="var(--paper-line)")
    around = [kept(space_part, space, place, words) for place, space in enumerate(spaces)]
    segments = [kept(segment, only(space, "value", "points"), place, words) for place, space in enumerate(spaces)]
    arrow = use("turn", CENTRE[0] - 11, CENTRE[1] - 11, 22)
    return join(ground, *around, *segments, circle(*CENTRE, 16, fill="var(--paper-card)"), arrow)


def segment(space: SpaceView, place: int, words: Words) -> Markup:
    """A segment of the disc: the value of its dice and the points of the action."""
    x, y = polar(41, place * pi / 3)
    value, strength = space["value"], space["points"]
    ink = {"stroke": "var(--paper-line)", "stroke_width": 1}
    hub = path(sector(0.01, HUB, place), fill="var(--paper-card)", **ink)
    said = text(str(value), x, y, 18, anchor="middle", serif=True, bold=True)
    strong = words.text("draw-points", points=strength)
    worth = text(strong, x, y + 15, 14, anchor="middle", fill="var(--paper-gold)", bold=True)
    title = words.text("draw-segment", value=value)
    tip = words.text("draw-segment-tip", value=value, points=strength)
    return part(
        f"segment:{value}", outline(sector(17, HUB, place)), hub, said, worth, label=title, title=title, tip=tip
    )


def space_part(space: SpaceView, place: int, words: Words) -> Markup:
    """An action space with its sign, name, tile and markers."""
    action = ACTION.value(space["action"])
    x, y = polar(174, place * pi / 3)
    x += 9 * ((place % 3 > 0) - 2 * (place > 3))  # on both sides a little outward, away from the dice
    shade = "var(--paper)" if place % 2 else "var(--paper-land)"
    ring = path(sector(HUB, RIM, place), fill=shade, stroke="var(--paper-line)", stroke_width=1.5)
    inner = path(sector(HUB, RING, place), fill="var(--paper-card)", fill_opacity=0.75, stroke="var(--paper-line)")
    name = words.name(ACTION, action)
    turned = place > 3  # on the left side the tile lies outside, so that the middle of the space stays free
    sign = use(ACTION_SYMBOL[space["action"]], x + 4 if turned else x - 36, y - 25, 32, color=PALE)
    label = text(name, x, y + 23, 15, width=104, anchor="middle", serif=True, bold=True)
    tip = words.info(ACTION, action)
    whole = part(f"space:{place}", outline(sector(RING, RIM, place)), sign, label, title=name, tip=tip)
    tile = tile_on(space, place, x - 38 if turned else x + 2, y - 27, words)
    return join(ring, inner, whole, tile, *markers(space, place))


def tile_on(space: SpaceView, place: int, x: float, y: float, words: Words) -> Markup:
    """The bonus tile of an action space."""
    if space["tile"] is None:
        return empty_place(x, y, 34)
    return tile_part(f"space-tile:{place}", space["tile"], x, y, 34, words, least=14)


def markers(space: SpaceView, place: int) -> list[Markup]:
    """Bonus points of completed buildings, by seat, along the edge of the space."""
    found = []
    for index, (letter, strength) in enumerate(sorted(space["markers"].items())):
        x, y = polar(148 + index * 17, place * pi / 3 - 0.42)
        number = text(f"+{strength}", x + 9, y + 5, 14, bold=True)
        found.append(group(badge(SEAT.value(letter), x, y, 17), number))
    return found


def dice(spaces: list[SpaceView], words: Words) -> Markup:
    """The dice still on the wheel; those alike lie together with their number."""
    shown = [only(space, "action", "value", "points", "dice") for space in spaces]
    return join(*[kept(segment_dice, space, place, words) for place, space in enumerate(shown)])


def segment_dice(space: SpaceView, place: int, words: Words) -> Markup:
    """The dice of one segment."""
    colours = sorted(set(space["dice"]), key=COLOUR.value)
    x, y = polar(MIDDLE, place * pi / 3)
    size = DIE if len(colours) < 4 else SMALL_DIE
    return join(
        *[
            die_part(space, colour, (x + dx, y + dy), size, words, side=-1 if dx < 0 else 1)
            for colour, (dx, dy) in zip(colours, dice_places(place, len(colours)), strict=True)
        ]
    )


def dice_places(place: int, kinds: int) -> list[tuple[float, float]]:
    """Where the kinds of dice of a segment lie: side by side, on the left and right of the wheel one below the other."""
    if place % 3 and kinds in (2, 3):
        return [(0, (index - (kinds - 1) / 2) * 30) for index in range(kinds)]
    outward = 1 if place in (5, 0, 1) else -1
    return [(dx, dy * outward) for dx, dy in DICE_PLACES[kinds]]


def die_part(space: SpaceView, colour: str, at: tuple[float, float], size: float, words: Words, *, side: int) -> Markup:
    """A kind of die: pips, the silhouette of its good, how many there are on the side away from its neighbour."""
    value, kind, count = space["value"], COLOUR.value(colour), space["dice"].count(colour)
    name, wide = f"die:{colour}:{value}", size * 1.7
    body = die(value, -wide / 2, -size / 2, size, symbol=f"good-{GOOD.word(kind)}", fill=DIE_COLOUR[colour])
    many = Markup("")
    if count > 1:
        x = side * wide / 2
        seal = circle(x, -size / 2 + 3, 10, fill="var(--paper-card)", stroke="var(--paper-ink)")
        many = group(seal, text(f"×{count}", x, -size / 2 + 8, 14, anchor="middle", bold=True))
    title = words.text("draw-die", colour=words.name(COLOUR, kind), value=words.name(VALUE, value))
    action = words.name(ACTION, ACTION.value(space["action"]))
    gain = words.text("draw-die-tip", good=words.name(GOOD, kind), count=value, action=action, points=space["points"])
    edge = box(-wide / 2 - 1, -size / 2 - 1, wide + 2, size + 2, 6)
    return part(name, edge, body, many, at=at, label=f"{title}: {gain}", title=title, tip=gain)


def taken_die(colour: str, value: int, name: str, x: float, y: float, words: Words) -> Markup:
    """A die on a player board."""
    kind = COLOUR.value(colour)
    drawn = die(value, 0, 0, 22, symbol=f"good-{GOOD.word(kind)}", fill=DIE_COLOUR[colour])
    return piece(name, x, y, drawn, origin=f"segment:{value}")

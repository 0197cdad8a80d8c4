"""Activity cards: cost, divisor, the effect as a line of signs, tradesmen and cubes, and what the group being formed can do."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.parts import box, part, piece
from rynek.draw.svg import Markup, join, rect, use
from rynek.draw.symbols import points
from rynek.draw.troyes.pieces import citizen, cube
from rynek.draw.troyes.symbols import TINTS, colour_mark
from rynek.games.troyes.activity_cards import (
    ARCHER_SHOT,
    CARD,
    CARDS,
    CATHEDRAL_PAIRS,
    CITY_HALL_TAX,
    EVENT_CUBE,
    EVENT_CUBE_PER_RED_DIE,
    EVENTS_HELD,
    FULLEST_RED,
    MOST_DICE,
    MOST_RED_PIPS,
    ONCE,
    PALACE_OR_BISHOPRIC,
    YELLOW_ON_SQUARE,
    ActivityCard,
    Delayed,
    Instant,
)
from rynek.games.troyes.board import COLOUR
from rynek.games.troyes.view_types import ActivityView, TroyesView
from rynek.play.words import Words

WIDTH: Final = 101
HEIGHT: Final = 150
SIGN: Final = 15


def activity(entry: ActivityView, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """A slot of an Activity card."""
    if entry["card"] is None:
        return _face_down(entry, x, y, words)
    number = CARD.value(entry["card"])
    card = CARDS[number]
    name = words.name(CARD, number)
    frame = rect(x, y, WIDTH, HEIGHT, 7, fill="var(--paper-card)", stroke="var(--paper-ink)")
    band = rect(x + 1, y + 1, WIDTH - 2, 21, 6, fill=TINTS[COLOUR.word(card.colour)])
    title = text(name, x + WIDTH / 2, y + 16, 14, width=WIDTH - 8, anchor="middle", serif=True, bold=True)
    drawn = [frame, band, title, _numbers(card, x, y), _effect(card, x, y), _spaces(card, entry, x, y)]
    tip = words.info(CARD, number) + " " + words.text("draw-card-numbers", hire=card.hire, divisor=card.divisor)
    whole = part(
        f"card:{card.name}", box(x, y, WIDTH, HEIGHT, 7), *drawn, title=name, tip=tip, label=_said(name, entry, words)
    )
    return join(whole, _cubes(card, entry, x, y, view, words), _outcome(card, x, y, view, words))


def _said(name: str, entry: ActivityView, words: Words) -> str:
    there = [owner for owner in [*entry["tradesmen"], *entry["picture"]] if owner]
    return f"{name}: {', '.join(there)}" if there else name


def _face_down(entry: ActivityView, x: float, y: float, words: Words) -> Markup:
    ground = rect(
        x, y, WIDTH, HEIGHT, 7, fill=TINTS[entry["colour"]], stroke="var(--paper-line)", stroke_dasharray="5 4"
    )
    said = text(
        words.text("draw-round-short", round=entry["round"]),
        x + WIDTH / 2,
        y + 96,
        13,
        width=WIDTH - 10,
        anchor="middle",
        fill="var(--paper-muted)",
    )
    return join(ground, use("card-back", x + WIDTH / 2 - 18, y + 40, 36), said)


def _numbers(card: ActivityCard, x: float, y: float) -> Markup:
    """Hire cost on the left; dice and divisor on the right, with an hourglass on delayed cards."""
    cost = join(use("coin", x + 5, y + 26, SIGN), text(str(card.hire), x + 22, y + 38, 13, bold=True))
    mark = colour_mark(COLOUR.word(card.colour), x + 58, y + 26, SIGN)
    share = text(f"/{card.divisor}", x + 75, y + 38, 13, bold=True)
    delayed = use("troyes-hourglass", x + 40, y + 26, SIGN) if card.delayed else Markup("")
    return join(cost, mark, share, delayed)


# the effect as signs


def _effect(card: ActivityCard, x: float, y: float) -> Markup:
    signs = instant_signs(card.instant) if card.instant else delayed_signs(card.delayed) if card.delayed else []
    wide = sum(_wide(sign) for sign in signs)
    left = x + (WIDTH - wide) / 2
    drawn = []
    for sign in signs:
        drawn.append(_sign(sign, left, y + 47))
        left += _wide(sign)
    return join(*drawn)


def _wide(sign: str) -> float:
    return SIGN + 2 if sign.startswith("#") else 8.8 * len(sign) + 2


def _sign(sign: str, x: float, y: float) -> Markup:
    if sign.startswith("#die-"):
        return colour_mark(sign[5:], x, y, SIGN)
    if sign.startswith("#"):
        return use(sign[1:], x, y, SIGN)
    return text(sign, x, y + 12, 13, bold=True)


COUNTED: Final[dict[int, list[str]]] = {
    ONCE: [],
    CATHEDRAL_PAIRS: ["/", "2", "#troyes-cathedral"],
    EVENTS_HELD: ["×", "#troyes-flag"],
    YELLOW_ON_SQUARE: ["×", "#die-yellow"],
    FULLEST_RED: ["×", "#crown", "#die-red"],
    MOST_DICE: ["#crown", "#troyes-dice"],
    MOST_RED_PIPS: ["#crown", "Σ", "#die-red"],
    CITY_HALL_TAX: ["×", "#troyes-grey", "#die-yellow"],
    PALACE_OR_BISHOPRIC: ["×", "#die-red", "/", "#die-white"],
}


def instant_signs(effect: Instant) -> list[str]:
    """Cost, arrow, gain, as texts and `#symbols`."""
    if effect.per == ARCHER_SHOT:
        return ["#die-black", "3+", "#arrow", "#troyes-flag"]
    paid: list[str] = []
    for amount, symbol in ((effect.pay_deniers, "#coin"), (effect.pay_influence, "#troyes-influence")):
        paid += [str(amount), symbol, "#arrow"] if amount else []
    if effect.per == EVENT_CUBE:
        return [*paid, "#troyes-flag"]
    if effect.per == EVENT_CUBE_PER_RED_DIE:
        return ["#troyes-flag", "×", "#die-red"]
    gained: list[str] = []
    for amount, symbol in (
        (effect.points, "#points"),
        (effect.deniers, "#coin"),
        (effect.influence, "#troyes-influence"),
    ):
        gained += [str(amount), symbol] if amount else []
    if effect.mixes:
        return ["#troyes-dice", "#arrow", *gained]
    return [*paid, *gained, *COUNTED[effect.per]]


def delayed_signs(change: Delayed) -> list[str]:
    """What a cube changes, as texts and `#symbols`."""
    dice = "#die-" + COLOUR.word(change.dice) if change.dice >= 0 else "#troyes-dice"
    becomes = "#die-" + COLOUR.word(change.counts_as) if change.counts_as >= 0 else ""
    if change.add_each:
        return ["+", str(change.add_each), "/", dice]
    if change.add_sum:
        return ["+", str(change.add_sum), "Σ", dice]
    if change.value:
        return [dice, "#arrow", str(change.value)]
    if change.free:
        return ["0", "#coin", dice]
    return [dice, "#arrow", str(change.factor) if change.factor > 1 else "", becomes]


# people and cubes


def _spaces(card: ActivityCard, entry: ActivityView, x: float, y: float) -> Markup:
    drawn = []
    for place, owner in enumerate(entry["tradesmen"]):
        left = x + 8 + place * 44
        drawn.append(rect(left, y + 69, 40, 42, 6, fill="var(--paper-deep)", stroke="var(--paper-line)"))
        if owner is not None:
            drawn.append(_tradesman(card.name, place, owner, left + 1, y + 78))
        drawn.append(points(card.spaces[place], left + 20, y + 64, 22))
    for place, owner in enumerate(entry["picture"]):
        drawn.append(citizen(owner, x + 78 - place * 20, y + 122, 24))
    return join(*drawn)


def _tradesman(card: str, place: int, owner: str, x: float, y: float) -> Markup:
    return piece(f"trade:{card}:{place}:{owner}", x, y, citizen(owner, 0, 0, 31), origin=f"district:{owner}")


def _cubes(card: ActivityCard, entry: ActivityView, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """Cubes by player; the viewer's own can be spent."""
    drawn = []
    for place, (owner, count) in enumerate(entry["cubes"].items()):
        left = x + 6 + place * 23
        mark = join(cube(owner, left, y + 117, 15), text(f"{count}", left + 8, y + 145, 12, anchor="middle", bold=True))
        if owner == view["seat"]:
            title = words.text("draw-cubes", card=words.name(CARD, CARD.value(card.name)))
            edge = box(left - 3, y + 113, 21, 35, 4)
            mark = part(f"cubes:{card.name}", edge, mark, title=title, tip=words.info(CARD, CARD.value(card.name)))
        drawn.append(mark)
    return join(*drawn)


def _outcome(card: ActivityCard, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """How often the group being formed can activate the card; fewer times is a choice of its own."""
    group = view["group"]
    times = group["outcomes"]["cards"].get(card.name, 0) if group else 0
    if not group or not times:
        return Markup("")
    tag = join(
        rect(
            x + WIDTH - 49,
            y + HEIGHT - 36,
            47,
            22,
            11,
            fill="var(--paper-card)",
            stroke="var(--paper-gold)",
            stroke_width=2,
        ),
        text(f"× {times}", x + WIDTH - 25, y + HEIGHT - 20, 14, anchor="middle", bold=True, fill="var(--paper-gold)"),
    )
    if times == 1 or group["seat"] != view["seat"]:
        return tag
    chip = join(
        rect(x + WIDTH - 92, y + HEIGHT - 35, 36, 20, 10, fill="var(--paper-deep)", stroke="var(--paper-muted)"),
        text(f"< {times}", x + WIDTH - 74, y + HEIGHT - 21, 12, anchor="middle", bold=True),
    )
    title = words.text("draw-fewer", card=words.name(CARD, CARD.value(card.name)))
    return join(tag, part(f"fewer:{card.name}", box(x + WIDTH - 92, y + HEIGHT - 35, 36, 20, 10), chip, title=title))

"""Activity cards: cost, divisor, the effect as a line of signs, tradesmen and cubes, and what the group being formed can do."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece
from rynek.draw.region import Region, region, regions
from rynek.draw.svg import join, rect, use
from rynek.draw.symbols import points
from rynek.draw.troyes import facades
from rynek.draw.troyes.pieces import card_ground, citizen, cube
from rynek.draw.troyes.symbols import TINTS, card_emblem, colour_mark
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

WIDTH: Final = 116
HEIGHT: Final = 150
TOP: Final = facades.HEIGHT + 4
STEP: Final = 120.5
SIGN: Final = 15


def activities(number: int, view: TroyesView, words: Words) -> list[Region]:
    """The regions of the three Activity cards of a building, and what the group being formed can do with them."""
    seat, group = view["seat"], view["group"]
    entries = view["activities"][number * 3 : number * 3 + 3]
    spender = seat if any(seat in entry["cubes"] for entry in entries) else ""
    told = []
    if group and group["outcomes"]["cards"]:
        times = [group["outcomes"]["cards"].get(entry["card"] or "", 0) for entry in entries]
        mine = group["seat"] == seat
        told = [(place, entries[place]["card"], most, mine) for place, most in enumerate(times) if most]
    drawn = regions(_activities, number, entries, spender, words)
    return [*drawn, region(f"outcomes:{number}", outcomes, tuple(told), words)]


def _activities(number: int, entries: list[ActivityView], spender: str, words: Words) -> list[Region]:
    return [
        region(
            f"activity:{number * 3 + place}",
            activity,
            place,
            entry,
            spender if spender in entry["cubes"] else "",
            words,
        )
        for place, entry in enumerate(entries)
    ]


def activity(place: int, entry: ActivityView, own: str, words: Words) -> Markup:
    """A slot of an Activity card; the cubes of `own` can be spent by whoever looks on."""
    x = place * STEP
    if entry["card"] is None:
        return _face_down(entry, x, TOP, words)
    number = CARD.value(entry["card"])
    card = CARDS[number]
    name = words.name(CARD, number)
    ground = card_ground(x, TOP, WIDTH, HEIGHT)
    band = rect(x + 1, TOP + 1, WIDTH - 2, 21, 6, fill=TINTS[COLOUR.word(card.colour)])
    title = text(name, x + WIDTH / 2, TOP + 16, 14, width=WIDTH - 8, anchor="middle", serif=True, bold=True)
    picture = card_emblem(card.name, x + 4, TOP + 25, 40)
    drawn = [ground, band, title, picture, _numbers(card, x, TOP), _effect(card, x, TOP), _spaces(card, entry, x, TOP)]
    tip = words.info(CARD, number) + " " + words.text("draw-card-numbers", hire=card.hire, divisor=card.divisor)
    edge = box(x, TOP, WIDTH, HEIGHT, 7)
    whole = part(f"card:{card.name}", edge, *drawn, title=name, tip=tip, label=_said(name, entry))
    return join(whole, _cubes(card, entry, x, TOP, own, words))


def _said(name: str, entry: ActivityView) -> str:
    there = [owner for owner in [*entry["tradesmen"], *entry["picture"]] if owner]
    return f"{name}: {', '.join(there)}" if there else name


def _face_down(entry: ActivityView, x: float, y: float, words: Words) -> Markup:
    """A card still to be turned up, and when."""
    ground = rect(x, y, WIDTH, HEIGHT, 7, fill="var(--paper-deep)", stroke="var(--paper-line)")
    border = rect(x + 6, y + 6, WIDTH - 12, HEIGHT - 12, 4, fill=TINTS[entry["colour"]], stroke="var(--paper-line)")
    said = words.text("draw-round-short", round=entry["round"])
    label = text(said, x + WIDTH / 2, y + 116, 13, width=WIDTH - 20, anchor="middle", fill="var(--paper-muted)")
    return join(ground, border, use("troyes-rose", x + WIDTH / 2 - 29, y + 32, 58), label)


def _numbers(card: ActivityCard, x: float, y: float) -> Markup:
    """Beside the picture the hire cost, below it the dice and their divisor, with an hourglass on delayed cards."""
    cost = join(use("coin", x + 50, y + 27, SIGN), text(str(card.hire), x + 68, y + 39, 14, bold=True))
    mark = colour_mark(COLOUR.word(card.colour), x + 50, y + 48, SIGN + 1)
    share = text(f"/{card.divisor}", x + 69, y + 61, 14, bold=True)
    delayed = use("troyes-hourglass", x + 94, y + 26, SIGN + 2) if card.delayed else Markup("")
    return join(cost, mark, share, delayed)


# the effect as signs


def _effect(card: ActivityCard, x: float, y: float) -> Markup:
    signs = instant_signs(card.instant) if card.instant else delayed_signs(card.delayed) if card.delayed else []
    wide = sum([_wide(sign) for sign in signs], 0.0)
    left = x + (WIDTH - wide) / 2
    drawn = []
    for sign in signs:
        drawn.append(_sign(sign, left, y + 69))
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
        left = x + 5 + place * 54
        drawn.append(rect(left, y + 89, 52, 33, 6, fill="var(--paper-deep)", stroke="var(--paper-line)"))
        if owner is not None:
            drawn.append(_tradesman(card.name, place, owner, left + 1, y + 89))
        drawn.append(points(card.spaces[place], left + 29, y + 94, 23))
    if not entry["picture"] and not entry["cubes"]:
        drawn.append(use("troyes-vine", x + WIDTH / 2 - 24, y + 112, 48))
    for place, owner in enumerate(entry["picture"]):
        drawn.append(citizen(owner, x + 90 - place * 20, y + 124, 24))
    return join(*drawn)


def _tradesman(card: str, place: int, owner: str, x: float, y: float) -> Markup:
    return piece(f"trade:{card}:{place}:{owner}", x, y, citizen(owner, 0, 0, 32), origin=f"district:{owner}")


def _cubes(card: ActivityCard, entry: ActivityView, x: float, y: float, own: str, words: Words) -> Markup:
    """Cubes by player; the viewer's own can be spent."""
    drawn = []
    for place, (owner, count) in enumerate(entry["cubes"].items()):
        left = x + 5 + place * 27
        mark = join(cube(owner, left, y + 128, 16), text(f"{count}", left + 17.5, y + 141, 13, bold=True))
        if owner == own:
            title = words.text("draw-cubes", card=words.name(CARD, CARD.value(card.name)))
            edge = box(left - 2, y + 125, 28, 22, 4)
            mark = part(f"cubes:{card.name}", edge, mark, title=title, tip=words.info(CARD, CARD.value(card.name)))
        drawn.append(mark)
    return join(*drawn)


def outcomes(told: tuple[tuple[int, str, int, bool], ...], words: Words) -> Markup:
    """How often the group being formed can activate each card; fewer times is a choice of its own. They lie over the pictures."""
    drawn = []
    for place, card, times, mine in told:
        x, y = place * STEP + 3, TOP + 24
        drawn.append(rect(x, y, 44, 21, 10, fill="var(--paper-card)", stroke="var(--paper-gold)", stroke_width=2))
        drawn.append(text(f"× {times}", x + 22, y + 16, 14, anchor="middle", bold=True, fill="var(--paper-gold)"))
        if times > 1 and mine:
            drawn.append(_fewer(card, times, x, y + 23, words))
    return join(*drawn)


def _fewer(card: str, times: int, x: float, y: float, words: Words) -> Markup:
    ground = rect(x + 2, y, 40, 19, 9, fill="var(--paper-deep)", stroke="var(--paper-muted)")
    said = text(f"< {times}", x + 22, y + 14, 12, anchor="middle", bold=True)
    title = words.text("draw-fewer", card=words.name(CARD, CARD.value(card)))
    return part(f"fewer:{card}", box(x + 2, y, 40, 19, 9), ground, said, title=title)

"""The row of Events: what each does, the dice that fight it, its flags with the cubes, its points."""

from typing import Final

from rynek.draw.lettering import paragraph, text
from rynek.draw.parts import box, part, piece
from rynek.draw.svg import Markup, join, rect, use
from rynek.draw.symbols import points
from rynek.draw.troyes.pieces import cube
from rynek.draw.troyes.symbols import TINTS, colour_mark
from rynek.games.troyes import event_cards
from rynek.games.troyes.board import COLOUR
from rynek.games.troyes.event_cards import EVENT, EVENTS, EventCard
from rynek.games.troyes.view_types import EventView, TroyesView
from rynek.play.words import Words

WIDTH: Final = 113
HEIGHT: Final = 118
PER_ROW: Final = 8
STEP: Final = 118.5


def height(view: TroyesView) -> float:
    """How high the row is, in as many lines as it needs."""
    return ((len(view["events"]) - 1) // PER_ROW + 1) * (HEIGHT + 10)


def row(x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """The Events from left to right."""
    drawn = []
    for place, entry in enumerate(view["events"]):
        left, top = x + place % PER_ROW * STEP, y + place // PER_ROW * (HEIGHT + 10)
        drawn.append(_event(entry, left, top, view, words))
    return join(*drawn, _decks(len(view["events"]), x, y, view, words))


def _decks(count: int, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """What is still to come, in the place after the last Event."""
    if count % PER_ROW == 0:
        return Markup("")
    left, top = x + count % PER_ROW * STEP, y + count // PER_ROW * (HEIGHT + 10)
    said = text(words.text("draw-decks"), left + 8, top + 22, 13, width=WIDTH - 12, fill="var(--paper-muted)")
    lines = []
    for place, (colour, cards) in enumerate(view["decks"].items()):
        low = top + 32 + place * 26
        lines += [
            use("card-back", left + 6, low, 20),
            colour_mark(colour, left + 30, low + 1, 18),
            text(str(cards), left + 56, low + 16, 15, bold=True),
        ]
    return join(said, *lines)


def _event(entry: EventView, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    number = EVENT.value(entry["event"])
    card, name = EVENTS[number], words.name(EVENT, number)
    frame = rect(x, y, WIDTH, HEIGHT, 7, fill="var(--paper-card)", stroke="var(--paper-ink)")
    band = rect(x + 1, y + 1, WIDTH - 2, 32, 6, fill=TINTS[COLOUR.word(card.colour)])
    title = paragraph(name, x + 6, y + 14, WIDTH - 12, 2, 13, serif=True, bold=True)
    drawn = [frame, band, title, _numbers(card, x, y), _effect(card, x, y)]
    tip = (
        words.info(EVENT, number)
        + " "
        + words.text("draw-event-numbers", divisor=card.divisor, first=card.points[0], second=card.points[1])
    )
    whole = part(
        f"event:{card.name}",
        box(x, y, WIDTH, HEIGHT, 7),
        *drawn,
        _flags(card, entry, x, y),
        title=name,
        tip=tip,
        label=f"{name}: {' '.join(entry['flags'])}",
    )
    return join(whole, _outcome(card, x, y, view))


def _numbers(card: EventCard, x: float, y: float) -> Markup:
    """Dice and divisor; the points of the first and the second."""
    return join(
        colour_mark(COLOUR.word(card.colour), x + 6, y + 38, 17),
        text(f"/{card.divisor}", x + 26, y + 52, 14, bold=True),
        points(card.points[0], x + 54, y + 35, 26),
        points(card.points[1], x + 82, y + 37, 22),
    )


def _effect(card: EventCard, x: float, y: float) -> Markup:
    """What the Event does each round, in signs."""
    left, top = x + 8, y + 66
    if card.effect == event_cards.BLACK:
        return join(*[colour_mark("black", left + i * 24, top, 19) for i in range(card.amount)])
    signs = EFFECTS[card.effect]
    if card.effect == event_cards.ENTERS:
        signs = [*signs, f"#die-{COLOUR.word(card.amount)}", "?"]
    drawn = []
    for sign in signs:
        drawn.append(_sign(sign.replace("n", str(card.amount)) if "#" not in sign else sign, left, top))
        left += 23 if sign.startswith("#") else 10 * len(sign) + 4
    return join(*drawn)


EFFECTS: Final[dict[int, list[str]]] = {
    event_cards.ENTERS: ["#troyes-grey", "#arrow"],
    event_cards.BUILDS: ["#cube", "#arrow", "#troyes-cathedral"],
    event_cards.TEARS_DOWN: ["−n", "#troyes-cathedral"],
    event_cards.SUPPORTS: ["←n", "#cube", "#troyes-flag"],
    event_cards.PAYS: ["−n", "#coin"],
    event_cards.FORGETS: ["−n", "#troyes-influence"],
    event_cards.PAYS_PER_CITIZEN: ["−n", "#coin", "×", "#die-yellow"],
    event_cards.RESISTS: ["−n", "/", "#troyes-flag"],
}
"""What an Event does, as texts and `#symbols`; `n` is its amount."""


def _sign(sign: str, x: float, y: float) -> Markup:
    if sign == "#cube":
        return cube("grey", x + 1, y + 1, 17)
    if sign.startswith("#die-"):
        return colour_mark(sign[5:], x, y, 19)
    return use(sign[1:], x, y, 19) if sign.startswith("#") else text(sign, x, y + 15, 14, bold=True)


def _flag_at(i: int, x: float, y: float) -> tuple[float, float]:
    return x + 6 + i * 17.2, y + 95


def _flags(card: EventCard, entry: EventView, x: float, y: float) -> Markup:
    drawn = []
    for i in range(card.flags):
        left, top = _flag_at(i, x, y)
        drawn.append(rect(left, top, 15, 17, 2, fill="var(--paper-deep)", stroke="var(--paper-muted)"))
        if i < len(entry["flags"]):
            drawn.append(_flag_cube(f"flag:{card.name}:{i + 1}", entry["flags"][i], left, top + 1))
    return join(*drawn)


def _flag_cube(flag: str, owner: str, x: float, y: float) -> Markup:
    return piece(f"{flag}:{owner}", x, y, cube(owner, 0, 0, 15), origin=f"district:{owner}")


def _outcome(card: EventCard, x: float, y: float, view: TroyesView) -> Markup:
    """How many cubes the group being formed would put here."""
    group = view["group"]
    cubes = group["outcomes"]["events"].get(card.name, 0) if group else 0
    if not cubes:
        return Markup("")
    ground = rect(
        x + WIDTH - 31, y + 64, 33, 22, 11, fill="var(--paper-card)", stroke="var(--paper-gold)", stroke_width=2
    )
    return join(
        ground, text(f"+{cubes}", x + WIDTH - 15, y + 80, 14, anchor="middle", bold=True, fill="var(--paper-gold)")
    )

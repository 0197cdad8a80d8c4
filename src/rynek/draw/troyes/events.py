"""The Events before the town: what each does, the dice that fight it, its flags with the cubes, its points."""

from typing import Final

from rynek.draw.lettering import paragraph, text, width_of
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece
from rynek.draw.picture import Panel
from rynek.draw.region import Region, region, regions
from rynek.draw.svg import join, rect, use
from rynek.draw.symbols import points
from rynek.draw.troyes import land
from rynek.draw.troyes.layout import COLUMN, EVENTS_ABREAST, event_rows, lands
from rynek.draw.troyes.pieces import card_ground, cube
from rynek.draw.troyes.symbols import TINTS, colour_mark, event_emblem
from rynek.games.troyes import event_cards
from rynek.games.troyes.board import COLOUR
from rynek.games.troyes.event_cards import EVENT, EVENTS, EventCard
from rynek.games.troyes.view_types import EventView, TroyesView
from rynek.play.words import Words

WIDTH: Final = 115
HEIGHT: Final = 86
STEP: Final = 119.5
SIGN: Final = 18
SKY: Final = 30
"""Land that is seen above the cards when there is but one row of them."""


def panels(view: TroyesView, words: Words) -> list[Panel]:
    """The land, three Events a panel, from left to right; after the last what is still to come."""
    top = SKY if event_rows(view["rounds"]) == 1 else 0
    return [
        Panel(
            name,
            (0, 0, COLUMN, top + HEIGHT),
            *_three(place, top, view, words),
            label=words.text("draw-events"),
        )
        for place, name in enumerate(lands(view["rounds"]))
    ]


def _three(place: int, top: float, view: TroyesView, words: Words) -> tuple[Region, ...]:
    first = place * EVENTS_ABREAST
    known, group = view["events"][first : first + EVENTS_ABREAST], view["group"]
    more = group["outcomes"]["events"] if group else {}
    added = tuple([more.get(entry["event"], 0) for entry in known]) if more else (0,) * len(known)
    is_end = first <= len(view["events"]) < first + EVENTS_ABREAST
    return regions(_land, place, top, known, added, view["decks"] if is_end else None, words)


def _land(
    place: int,
    top: float,
    known: list[EventView],
    added: tuple[int, ...],
    left: dict[str, int] | None,
    words: Words,
) -> list[Region]:
    drawn = [region(f"land:{place}", land.road, place, top + HEIGHT)]
    drawn += [
        region(f"event:{place * EVENTS_ABREAST + i}", event, i, top, entry, added[i], words)
        for i, entry in enumerate(known)
    ]
    if left is not None:
        drawn.append(region("decks", decks, len(known), top, left, words))
    return drawn


def decks(place: int, top: float, left: dict[str, int], words: Words) -> Markup:
    """What is still to come, in the place after the last Event."""
    x = place * STEP
    ground = rect(x + 4, top + 8, WIDTH - 8, 54, 7, fill="var(--paper)", fill_opacity=0.85)
    said = text(words.text("draw-decks"), x + WIDTH / 2, top + 27, 13, width=WIDTH - 14, anchor="middle")
    drawn = []
    for i, (colour, cards) in enumerate(left.items()):
        drawn += [
            colour_mark(colour, x + 10 + i * 34, top + 36, 17),
            text(str(cards), x + 29 + i * 34, top + 50, 14, bold=True),
        ]
    return join(ground, said, *drawn)


def event(place: int, top: float, entry: EventView, added: int, words: Words) -> Markup:
    """An Event, and how many cubes the group being formed would put on it."""
    number, x = EVENT.value(entry["event"]), place * STEP
    card, name = EVENTS[number], words.name(EVENT, number)
    two_lines = width_of(name, 12, bold=True, serif=True) > WIDTH - 6
    band = rect(x + 1, top + 1, WIDTH - 2, 27 if two_lines else 19, 6, fill=TINTS[COLOUR.word(card.colour)])
    style = {"anchor": "middle", "serif": True, "bold": True}
    title = (
        paragraph(name, x + WIDTH / 2, top + 12, WIDTH - 6, 2, 12, **style)  # type: ignore[arg-type] # of text
        if two_lines
        else text(name, x + WIDTH / 2, top + 15, 13, width=WIDTH - 6, **style)  # type: ignore[arg-type] # of text
    )
    picture = (
        event_emblem(card.name, x + 4, top + 29, 36) if two_lines else event_emblem(card.name, x + 3, top + 22, 42)
    )
    seals = top + (28 if two_lines else 21)
    numbers = words.text("draw-event-numbers", divisor=card.divisor, first=card.points[0], second=card.points[1])
    whole = part(
        f"event:{card.name}",
        box(x, top, WIDTH, HEIGHT, 7),
        *[
            card_ground(x, top, WIDTH, HEIGHT),
            band,
            title,
            picture,
            _numbers(card, x, top, seals),
            _effect(card, x, top),
            _flags(card, entry, x, top),
        ],
        title=name,
        tip=words.info(EVENT, number) + " " + numbers,
        label=f"{name}: {' '.join(entry['flags'])}",
    )
    return join(whole, _outcome(added, x, top))


def _numbers(card: EventCard, x: float, y: float, seals: float) -> Markup:
    """The points of the first and the second above the flags; beside them the dice and their divisor."""
    return join(
        colour_mark(COLOUR.word(card.colour), x + 80, y + 67, 15),
        text(f"/{card.divisor}", x + 97, y + 79, 13, bold=True),
        points(card.points[0], x + 54, seals, 23),
        points(card.points[1], x + 83, seals + 0.5, 22),
    )


def _effect(card: EventCard, x: float, y: float) -> Markup:
    """What the Event does each round, in signs."""
    left, top = x + 46, y + 48
    if card.effect == event_cards.BLACK:
        return join(*[colour_mark("black", left + 10 + i * 22, top, SIGN) for i in range(card.amount)])
    signs = EFFECTS[card.effect]
    if card.effect == event_cards.ENTERS:
        signs = [*signs, f"#die-{COLOUR.word(card.amount)}"]
    drawn = []
    for sign in signs:
        drawn.append(_sign(sign.replace("n", str(card.amount)) if "#" not in sign else sign, left, top))
        left += SIGN + 2 if sign.startswith("#") else 9.5 * len(sign) + 3
    return join(*drawn)


EFFECTS: Final[dict[int, list[str]]] = {
    event_cards.ENTERS: ["#troyes-grey", "#arrow"],
    event_cards.BUILDS: ["#cube", "#arrow", "#troyes-cathedral"],
    event_cards.TEARS_DOWN: ["−n", "#troyes-cathedral"],
    event_cards.SUPPORTS: ["←n", "#cube", "#troyes-flag"],
    event_cards.PAYS: ["−n", "#coin"],
    event_cards.FORGETS: ["−n", "#troyes-influence"],
    event_cards.PAYS_PER_CITIZEN: ["−n", "#coin", "#die-yellow"],
    event_cards.RESISTS: ["−n", "#troyes-flag"],
}
"""What an Event does, as texts and `#symbols`; `n` is its amount."""


def _sign(sign: str, x: float, y: float) -> Markup:
    if sign == "#cube":
        return cube("grey", x + 1, y + 1, SIGN - 2)
    if sign.startswith("#die-"):
        return colour_mark(sign[5:], x, y, SIGN)
    return use(sign[1:], x, y, SIGN) if sign.startswith("#") else text(sign, x, y + 14, 14, bold=True)


def _flags(card: EventCard, entry: EventView, x: float, y: float) -> Markup:
    """The flags close up where there are many."""
    drawn = []
    step = min(15.5, 74 / card.flags)
    for i in range(card.flags):
        left, top = x + 4 + i * step, y + 67
        if i < len(entry["flags"]):
            drawn.append(_flag_cube(f"flag:{card.name}:{i + 1}", entry["flags"][i], left, top))
        else:
            drawn.append(rect(left, top, 14, 15, 2, fill="var(--paper-deep)", stroke="var(--paper-muted)"))
    return join(*drawn)


def _flag_cube(flag: str, owner: str, x: float, y: float) -> Markup:
    return piece(f"{flag}:{owner}", x, y, cube(owner, 0, 0, 14.5), origin=f"district:{owner}")


def _outcome(cubes: int, x: float, y: float) -> Markup:
    """How many cubes the group being formed would put here."""
    if not cubes:
        return Markup("")
    gold = {"stroke": "var(--paper-gold)", "stroke_width": 2}
    ground = rect(x + 8, y + 32, 34, 22, 11, fill="var(--paper-card)", **gold)
    return join(ground, text(f"+{cubes}", x + 25, y + 48, 14, anchor="middle", bold=True, fill="var(--paper-gold)"))

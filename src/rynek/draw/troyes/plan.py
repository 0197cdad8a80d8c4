"""The plan: the group being formed with its sum, price and uses, or the black dice and the defence, or the round."""

from typing import Final

from rynek.draw.lettering import text, width_of
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece, tipped
from rynek.draw.region import Region, only, region
from rynek.draw.svg import join, rect, use
from rynek.draw.troyes.layout import COLUMN
from rynek.draw.troyes.pieces import asked, cube
from rynek.draw.troyes.symbols import card_emblem, colour_mark, event_emblem, town_die
from rynek.games.troyes.activity_cards import CARD
from rynek.games.troyes.board import BUILDING, COLOUR, SPACE
from rynek.games.troyes.event_cards import EVENT
from rynek.games.troyes.view_types import CounterView, GroupView, PickedView, TroyesView
from rynek.play.words import Words

DIE: Final = 25
STEP: Final = 47
SMALL: Final = 21
LEFT: Final = 8


def shown(view: TroyesView, words: Words) -> Region:
    """What is being put together now, or where the game is."""
    if view["counter"] or view["black"]:
        return region("plan", defence, only(view, "black", "counter"), words)
    if view["group"]:
        return region("plan", group, view["group"], words)
    threats = view["threats"] if view["round"] else []
    danger = [one["space"] for one in threats if one["owner"] == view["seat"] and not one["protected"]]
    idle = asked(view) == "Turn" and view["seat"] in view["to_act"]
    return region("plan", turn, view["round"], view["rounds"], danger, idle, words)


def turn(number: int, rounds: int, danger: list[str], idle: bool, words: Words) -> Markup:
    """The round, and which of the viewer's citizens a die on the square could expel."""
    said = words.text("draw-round", round=number, rounds=rounds) if number else words.text("draw-placement")
    heading = join(use("clock", LEFT, 3, 21), text(said, 36, 20, 16, serif=True, bold=True, width=COLUMN - 44))
    if not danger:
        hint = text(words.text("draw-idle") if idle else "", LEFT, 42, 14, width=COLUMN - 16, fill="var(--paper-muted)")
        return join(heading, hint)
    named = "; ".join(words.name(SPACE, SPACE.value(space)) for space in danger)
    warning = text(words.text("draw-danger", spaces=named), 34, 42, 14, width=COLUMN - 42)
    return join(heading, use("troyes-danger", LEFT, 26, 21), warning)


def _dice(dice: list[PickedView], x: float, y: float, size: float, step: float) -> Markup:
    drawn = []
    for place, one in enumerate(dice):
        left = x + place * step
        picked = town_die(one["colour"], one["face"], 0, 0, size)
        drawn.append(piece(f"picked:{place}", left, y, picked, origin=f"district:{one['owner']}"))
    return join(*drawn)


def group(forming: GroupView, words: Words) -> Markup:
    """Dice, sum and price; below every use in signs."""
    left = float(LEFT)
    drawn = []
    if forming["cube"]:
        name = words.name(CARD, CARD.value(forming["cube"]))
        mark = join(cube(forming["seat"], left, 6, 18), card_emblem(forming["cube"], left + 20, 3, 24))
        drawn.append(tipped(name, words.info(CARD, CARD.value(forming["cube"])), mark))
        left += 50
    drawn.append(_dice(forming["dice"], left, 3, DIE, STEP))
    left += max(len(forming["dice"]), 1) * STEP
    if forming["colour"] is not None:
        drawn.append(text(f"= {forming['total']}", left + 2, 23, 19, bold=True))
        drawn.append(colour_mark(forming["colour"], left + 56, 6, 19))
        drawn.append(use("coin", left + 84, 6, 19))
        drawn.append(text(f"−{forming['price']}", left + 106, 21, 15, bold=True))
        drawn.append(_uses(forming, words))
    return join(*drawn)


def _uses(forming: GroupView, words: Words) -> Markup:
    """All that the group could do as it is: in words as long as there is room for them, else in signs."""
    found = outcomes(forming, words)
    if not found:
        return text(words.text("draw-nothing"), LEFT, 44, 13, width=COLUMN - 16, fill="var(--paper-muted)")
    room = COLUMN - 2 * LEFT
    wide = [26 + width_of(f"{name} {gain}".strip(), 13, bold=True) for _, name, gain in found]
    short = sum(wide) > room
    drawn, x = [], float(LEFT)
    for (sign, name, gain), most in zip(found, [room / len(found)] * len(found) if short else wide, strict=True):
        said = gain if short and gain else f"{name} {gain}".strip()
        drawn.append(tipped(name, "", _sign(sign, x), text(said, x + 20, 44, 13, bold=True, width=most - 22)))
        x += most
    return join(*drawn)


def _sign(sign: str, x: float) -> Markup:
    kind, _, name = sign.partition(":")
    if kind == "card":
        return card_emblem(name, x, 30, 18)
    return event_emblem(name, x, 30, 18) if kind == "event" else use(sign, x, 31, 17)


def outcomes(forming: GroupView, words: Words) -> list[tuple[str, str, str]]:
    """What a group could do: for each use a sign, its name and how much it brings."""
    known = forming["outcomes"]
    found = [
        (f"card:{card}", words.name(CARD, CARD.value(card)), f"×{times}") for card, times in known["cards"].items()
    ]
    found += [
        (f"event:{event}", words.name(EVENT, EVENT.value(event)), f"+{cubes}")
        for event, cubes in known["events"].items()
    ]
    if known["farm"]:
        found.append(("coin", words.text("draw-farm"), f"+{known['farm']}"))
    if known["build"]:
        found.append(("troyes-cathedral", words.text("draw-cathedral"), ""))
    if known["settle"] and forming["colour"] is not None:
        found.append(("troyes-grey", words.name(BUILDING, COLOUR.value(forming["colour"])), ""))
    return found


def defence(view: TroyesView, words: Words) -> Markup:
    """The black dice, the highest first, and the own dice set against them."""
    counter = view["counter"]
    size, step, top = (SMALL, 39, 3) if counter else (29, 54, 10)
    chosen = list(counter["black"]) if counter else []
    drawn = [use("troyes-threat", 4, top + size / 2 - 11, 21)]
    for place, face in enumerate(view["black"]):
        taken = face in chosen
        if taken:
            chosen.remove(face)
        last = face not in view["black"][place + 1 :]
        drawn.append(_black(face, 29 + place * step, top, size, words, taken=taken, last=last))
    return join(*drawn, _counter(counter, words) if counter else Markup(""))


def _counter(counter: CounterView, words: Words) -> Markup:
    """The dice of the defence and what they count."""
    said = words.text("draw-strength", strength=counter["strength"], needed=counter["needed"])
    step = min(39.0, 220 / max(len(counter["dice"]), 1))
    left = 31 + step * len(counter["dice"])
    strength = text(said, left + 4, 43, 15, bold=True, width=COLUMN - left - 10)
    return join(use("arrow", 5, 29, 18), _dice(counter["dice"], 29, 27, SMALL, step), strength)


def _black(face: int, x: float, y: float, size: float, words: Words, *, taken: bool, last: bool) -> Markup:
    wide = size * 1.7
    gold = {"fill": "none", "stroke": "var(--paper-gold)", "stroke_width": 3}
    mark = rect(x - 2, y - 2, wide + 4, size + 4, 6, **gold) if taken else Markup("")
    drawn = join(mark, town_die("black", face, x, y, size))
    if not last:
        return drawn
    edge = box(x - 1, y - 1, wide + 2, size + 2, 6)
    title = words.text("draw-black", face=face)
    return part(f"black:{face}", edge, drawn, title=title, tip=words.text("draw-black-tip"))

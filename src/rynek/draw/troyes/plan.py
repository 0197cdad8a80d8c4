"""The plan: the group being formed with its sum, price and uses, the black dice and the defence, and what influence can do."""

from typing import Final

from rynek.draw.lettering import text, width_of
from rynek.draw.parts import box, part, piece
from rynek.draw.svg import Markup, join, rect, use
from rynek.draw.troyes.pieces import asked, cube
from rynek.draw.troyes.symbols import colour_mark, town_die
from rynek.games.troyes.activity_cards import CARD
from rynek.games.troyes.board import BUILDING, COLOUR, SPACE
from rynek.games.troyes.event_cards import EVENT
from rynek.games.troyes.view_types import GroupView, PickedView, TroyesView
from rynek.play.words import Words

WIDTH: Final = 944
HEIGHT: Final = 50
DIE: Final = 30


def plan(x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """What is being put together now, on the left, and the tiles on the right."""
    frame = rect(x, y, WIDTH, HEIGHT, 8, fill="var(--paper-deep)", stroke="var(--paper-line)")
    if view["counter"] or view["black"]:
        inside = _defence(x, y, view, words)
    elif view["group"]:
        inside = _group(view["group"], x, y, view, words)
    else:
        inside = _round(x, y, view, words)
    return join(frame, inside, _tiles(x, y, view, words))


def _round(x: float, y: float, view: TroyesView, words: Words) -> Markup:
    said = (
        words.text("draw-round", round=view["round"], rounds=view["rounds"])
        if view["round"]
        else words.text("draw-placement")
    )
    return join(
        use("clock", x + 12, y + 13, 24),
        text(said, x + 44, y + 31, 17, serif=True, bold=True, width=200),
        _danger(x + 190, y, view, words) if view["round"] else Markup(""),
    )


def _danger(x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """Which of the viewer's citizens a die on the square could expel."""
    spaces = [one["space"] for one in view["threats"] if one["owner"] == view["seat"] and not one["protected"]]
    if not spaces:
        is_asked = asked(view) == "Turn" and view["seat"] in view["to_act"]
        return text(words.text("draw-idle") if is_asked else "", x, y + 31, 14, width=350, fill="var(--paper-muted)")
    named = "; ".join(words.name(SPACE, SPACE.value(space)) for space in spaces)
    said = text(words.text("draw-danger", spaces=named), x + 28, y + 31, 14, width=325)
    return join(use("troyes-danger", x, y + 14, 22), said)


def _dice(dice: list[PickedView], x: float, y: float) -> Markup:
    drawn = []
    for place, one in enumerate(dice):
        left = x + place * 60
        picked = town_die(one["colour"], one["face"], 0, 0, DIE)
        drawn.append(piece(f"picked:{place}", left, y + 10, picked, origin=f"district:{one['owner']}"))
        if one["price"]:
            drawn.append(use("coin", left + 32, y + 29, 17))
            drawn.append(text(str(one["price"]), left + 40.5, y + 42, 12, anchor="middle", bold=True))
    return join(*drawn)


def _group(group: GroupView, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """Dice, sum, price, and every use in signs."""
    left = x + 12
    drawn = []
    if group["cube"]:
        drawn.append(cube(group["seat"], left, y + 8, 18))
        drawn.append(text(words.name(CARD, CARD.value(group["cube"])), left, y + 42, 12, width=78))
        left += 84
    drawn.append(_dice(group["dice"], left, y))
    left += max(len(group["dice"]), 1) * 60
    if group["colour"] is not None:
        drawn.append(text(f"= {group['total']}", left, y + 33, 21, bold=True))
        drawn.append(colour_mark(group["colour"], left + 62, y + 15, 20))
        drawn.append(use("coin", left + 92, y + 15, 20))
        drawn.append(text(f"−{group['price']}", left + 114, y + 31, 16, bold=True))
        drawn.append(_uses(group, left + 160, x + WIDTH - 12, y, words))
    return join(*drawn)


def _uses(group: GroupView, x: float, right: float, y: float, words: Words) -> Markup:
    """All that the group could do as it is, in two lines."""
    found = outcomes(group, words)
    if not found:
        said = words.text("draw-nothing")
        return text(said, x, y + 31, 14, width=right - x, fill="var(--paper-muted)")
    lines = 1 if len(found) == 1 else 2
    columns = [found[i : i + lines] for i in range(0, len(found), lines)]
    most = (right - x) / len(columns)
    drawn = []
    for column in columns:
        wide = min(most, 34 + max(width_of(said, 13, bold=True) for _, said in column))
        for row, (symbol, said) in enumerate(column):
            top = y + (15 if lines == 1 else 4 + row * 22)
            drawn += [use(symbol, x, top, 18), text(said, x + 22, top + 14, 13, bold=True, width=wide - 26)]
        x += wide
    return join(*drawn)


def outcomes(group: GroupView, words: Words) -> list[tuple[str, str]]:
    """What a group could do: a symbol and a few words for each use."""
    known = group["outcomes"]
    found = [
        ("troyes-tradesman", f"{words.name(CARD, CARD.value(card))} ×{times}") for card, times in known["cards"].items()
    ]
    found += [
        ("troyes-flag", f"{words.name(EVENT, EVENT.value(event))} +{cubes}") for event, cubes in known["events"].items()
    ]
    if known["farm"]:
        found.append(("coin", f"{words.text('draw-farm')} +{known['farm']}"))
    if known["build"]:
        found.append(("troyes-cathedral", words.text("draw-cathedral")))
    if known["settle"] and group["colour"] is not None:
        found.append(("troyes-grey", words.name(BUILDING, COLOUR.value(group["colour"]))))
    return found


def _defence(x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """The black dice, the highest first, and the own dice set against them."""
    counter = view["counter"]
    chosen = list(counter["black"]) if counter else []
    drawn, left = [use("troyes-threat", x + 10, y + 14, 22)], x + 40
    for place, face in enumerate(view["black"]):
        taken = face in chosen
        if taken:
            chosen.remove(face)
        drawn.append(_black(face, place, left, y, view, words, taken=taken))
        left += 56
    if counter:
        drawn.append(use("arrow", left + 2, y + 14, 20))
        drawn.append(_dice(counter["dice"], left + 28, y))
        left += 28 + len(counter["dice"]) * 60
        said = words.text("draw-strength", strength=counter["strength"], needed=counter["needed"])
        drawn.append(text(said, left, y + 31, 16, bold=True, width=90))
    return join(*drawn)


def _black(face: int, place: int, x: float, y: float, view: TroyesView, words: Words, *, taken: bool) -> Markup:
    mark = (
        rect(x - 3, y + 7, 57, 36, 7, fill="none", stroke="var(--paper-gold)", stroke_width=3) if taken else Markup("")
    )
    drawn = join(mark, town_die("black", face, x, y + 10, DIE))
    first = [i for i, one in enumerate(view["black"]) if one == face][-1]
    if place != first:
        return drawn
    title = words.text("draw-black", face=face)
    return part(f"black:{face}", box(x - 1, y + 9, 53, 32, 6), drawn, title=title, tip=words.text("draw-black-tip"))


TILES: Final = (("reroll", 1), ("recruit", 2), ("turn", 4))
TILE: Final = 102


def _tiles(x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """Influence: reroll, recruit, turn; pass; and the small steps that end or change a choice."""
    if view["seat"] not in view["to_act"]:
        return Markup("")
    if asked(view) in ("TurnMore", "Counter"):
        return _button("done", words.text("draw-done"), x + WIDTH - 92, y, 84, words)
    if asked(view) not in ("Turn", "Defend"):
        return Markup("")
    left = x + WIDTH - 8 - 3 * TILE - 72
    drawn = [_influence(word, cost, left + i * TILE, y, words) for i, (word, cost) in enumerate(TILES)]
    word = "pass" if asked(view) == "Turn" else "give-way"
    return join(*drawn, _button(word, words.text(f"draw-{word}"), left + 3 * TILE, y, 72, words))


def _influence(word: str, cost: int, x: float, y: float, words: Words) -> Markup:
    ground = rect(x, y + 7, TILE - 5, 36, 7, fill="var(--paper-card)", stroke="var(--paper-line)")
    price = join(use("troyes-influence", x + 5, y + 16, 17), text(str(cost), x + 23, y + 30, 14, bold=True))
    said = text(words.text(f"draw-{word}"), x + 35, y + 30, 13, width=TILE - 44)
    title = words.text(f"draw-{word}")
    return part(
        f"influence:{word}",
        box(x, y + 7, TILE - 5, 36, 7),
        ground,
        price,
        said,
        title=title,
        tip=words.text(f"draw-{word}-tip"),
    )


def _button(word: str, said: str, x: float, y: float, wide: float, words: Words) -> Markup:
    ground = rect(x, y + 7, wide, 36, 7, fill="var(--paper-card)", stroke="var(--paper-muted)")
    label = text(said, x + wide / 2, y + 30, 14, width=wide - 10, anchor="middle", bold=True)
    return part(word, box(x, y + 7, wide, 36, 7), ground, label, title=said, tip=words.text(f"draw-{word}-tip"))

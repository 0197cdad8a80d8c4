"""Tiles: a building as a card with its flag, its name, and cost and effect as lines of symbols."""

from functools import cache
from typing import Final

from rynek.draw.lettering import paragraph, text, width_of
from rynek.draw.markup import Markup
from rynek.draw.svg import group, join, rect, use
from rynek.draw.symbols import points
from rynek.games.caylus_1303.buildings import (
    BUILD_STONE,
    BUILD_STONE_CHEAPLY,
    BUILD_WOOD,
    BUILDING,
    BUILDINGS,
    EACH_RECRUITMENT,
    KIND,
    MONUMENT,
    MOVE_PROVOST,
    PLACE_HOUSE,
    RESIDENCE,
    SIDE,
    START,
    STONY,
    THEATRE,
    WOODEN,
    Building,
    Effect,
)
from rynek.games.caylus_1303.resources import NAMES, NOTHING, Amount, amount
from rynek.play.words import Words

SEAL: Final = 20.0
"""The size of the seal that points are written on."""
NEUTRAL: Final = "#D9CBA8"
"""The colour of workers and houses that belong to nobody in particular."""

Token = tuple[str, str]
"""A symbol and what is written beside it; a symbol without a name is the words alone."""


@cache
def building_name(building: str, words: Words) -> str:
    """The name of a building in the reader's language."""
    return words.name(BUILDING, BUILDING.value(building))


@cache
def title(building: str, x: float, width: float, words: Words) -> Markup:
    """The name on a tile, in one line or two; its kind, which the flag shows, is left out."""
    said = building_name(building, words).split(" (")[0]
    if width_of(said, 13, bold=True, serif=True) <= width:
        return text(said, x, 17, 14, width=width, serif=True, bold=True)
    return paragraph(said, x, 13, width, 2, 12, serif=True, bold=True)


@cache
def building_info(building: str, words: Words) -> str:
    """The explanation of a building."""
    return words.info(BUILDING, BUILDING.value(building))


def kind_of(building: str) -> str:
    """The word of a building's kind, which is also the name of its flag."""
    return KIND.word(BUILDINGS[BUILDING.value(building)].kind)


def amount_tokens(given: Amount) -> list[Token]:
    """An amount as symbols with numbers; a single one needs no number."""
    tokens = [(f"good-{NAMES[kind]}", _count(count)) for kind, count in enumerate(given.goods) if count]
    if given.choice:
        tokens.append(("caylus_1303-any", _count(given.choice)))
    if given.workers:
        tokens.append(("piece-worker", _count(given.workers)))
    if given.favours:
        tokens.append(("caylus_1303-favour", _count(given.favours)))
    if given.points:
        tokens.append(("points", str(given.points)))
    return tokens


def _count(count: int) -> str:
    return "" if count == 1 else str(count)


def effect_tokens(effect: Effect) -> list[Token]:
    """A price, an arrow and a gain; acts have signs of their own."""
    if effect.act == MOVE_PROVOST:
        return [("caylus_1303-provost", "±2")]
    price = amount_tokens(effect.price)
    got = {
        BUILD_WOOD: [("hammer", ""), ("good-wood", "")],
        BUILD_STONE: [("hammer", ""), ("good-stone", "")],
        BUILD_STONE_CHEAPLY: [("hammer", ""), ("good-stone", "–1")],
        PLACE_HOUSE: [("piece-house", "")],
    }.get(effect.act) or amount_tokens(effect.gain)
    return [*price, ("arrow", ""), *got] if price else got


def lines_of(building: Building, side: int) -> list[list[Token]]:
    """What a tile does, one line for each alternative; monuments: what they give later."""
    number = BUILDING.value(building.name)
    if number == RESIDENCE:
        return [[("turn", ""), ("piece-worker", "+1")]]
    if building.kind == MONUMENT:
        each = EACH_RECRUITMENT.get(number, NOTHING)
        later = amount_tokens(each)
        if number == THEATRE:
            return [amount_tokens(amount(favours=1))]
        return [[("turn", ""), *later]] if later else []
    return [effect_tokens(effect) for effect in building.sides[side]]


def width_of_row(tokens: list[Token], size: float) -> float:
    """How wide a line of symbols is."""
    return sum([_token_width(symbol, said, size) for symbol, said in tokens], 0.0)


def _token_width(symbol: str, said: str, size: float) -> float:
    if symbol == "points":
        return SEAL + 2
    shown = size * 0.8 if symbol == "arrow" else size
    return shown + 2 + (len(said) * _letters(size) * 0.66 + 1 if said else 0)


def _letters(size: float) -> float:
    return max(12, size * 0.72)


def row(tokens: list[Token], x: float, y: float, size: float) -> Markup:
    """A line of symbols from a place to the right."""
    drawn: list[Markup] = []
    for symbol, said in tokens:
        drawn.append(_token(symbol, said, x, y, size))
        x += _token_width(symbol, said, size)
    return join(*drawn)


def _token(symbol: str, said: str, x: float, y: float, size: float) -> Markup:
    if symbol == "points":
        return points(said, x, y + size / 2 - SEAL / 2, SEAL)
    if symbol == "arrow":
        return use(symbol, x, y + size * 0.1, size * 0.8)
    colour = NEUTRAL if symbol.startswith("piece-") else None
    letters = text(said, x + size + 1, y + size * 0.78, _letters(size), bold=True) if said else Markup("")
    return join(use(symbol, x, y, size, color=colour), letters)


def centred(tokens: list[Token], middle: float, y: float, size: float, room: float) -> Markup:
    """A line of symbols around a middle, smaller when the room is narrow."""
    while size > 12 and width_of_row(tokens, size) > room:
        size -= 1
    return row(tokens, middle - width_of_row(tokens, size) / 2, y, size)


@cache
def card(
    building: str, side: str, width: float, height: float, words: Words, *, quiet: bool = False, owned: bool = False
) -> Markup:
    """A building as it lies on the road or on the site: flag, name, effect.

    `quiet`: out of the provost's reach. `owned`: its upper right corner is left to a house.
    """
    made = BUILDINGS[BUILDING.value(building)]
    kind = KIND.word(made.kind)
    fill = "var(--paper)" if quiet else "var(--paper-card)"
    dash = "4 3" if quiet else None
    frame = rect(0, 0, width, height, 6, fill=fill, stroke="var(--paper-ink)", stroke_dasharray=dash)
    name = title(building, 22, width - (48 if owned else 27), words)
    lines = lines_of(made, SIDE.value(side))
    size = 26 if len(lines) == 1 else 17
    top = (height + 29 - size) / 2 if len(lines) == 1 else height - 2 * size - 3
    drawn = [centred(tokens, width / 2, top + place * 18, size, width - 12) for place, tokens in enumerate(lines)]
    return group(frame, use(f"caylus_1303-flag-{kind}", 5, 5, 15), name, *drawn, opacity=0.85 if quiet else None)


@cache
def offered(building: str, width: float, height: float, words: Words) -> Markup:
    """A tile beside the board: name, points, cost, effect."""
    made = BUILDINGS[BUILDING.value(building)]
    kind = KIND.word(made.kind)
    frame = rect(0, 0, width, height, 6, fill="var(--paper-card)", stroke="var(--paper-ink)")
    name = title(building, 21, width - 51, words)
    seal = points(made.points, width - 27, 0, 26)
    cost = amount_tokens(made.cost)
    line = rect(1, 30, width - 2, 17, fill="var(--paper-deep)")
    side = 1 if made.kind in (WOODEN, STONY) else START
    lines = lines_of(made, side)
    effect: list[Token] = [
        token for place, tokens in enumerate(lines) for token in ([("", "/")] if place else []) + tokens
    ]
    return group(
        frame,
        use(f"caylus_1303-flag-{kind}", 4, 5, 14),
        line,
        name,
        seal,
        centred(cost, width / 2, 31, 15, width - 10),
        _alternatives(effect, width / 2, 48, width - 8),
    )


def _alternatives(tokens: list[Token], middle: float, y: float, room: float) -> Markup:
    """All alternatives of a tile in one line, a stroke between them."""
    size = 16.0
    while size > 11 and _alternatives_width(tokens, size) > room:
        size -= 1
    x = middle - _alternatives_width(tokens, size) / 2
    drawn: list[Markup] = []
    for token in tokens:
        if token[0]:
            drawn.append(row([token], x, y, size))
            x += width_of_row([token], size)
        else:
            drawn.append(text("/", x + 3, y + size * 0.8, 15, fill="var(--paper-muted)"))
            x += 10
    return join(*drawn)


def _alternatives_width(tokens: list[Token], size: float) -> float:
    return sum([width_of_row([token], size) if token[0] else 10.0 for token in tokens], 0.0)

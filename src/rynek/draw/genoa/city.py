"""The plan of the city: buildings, Market and streets, with owners, discs and the tower."""

from functools import cache
from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.genoa.symbols import medal, tower
from rynek.draw.lettering import paragraph, text
from rynek.draw.parts import box, part, piece
from rynek.draw.seats import badge
from rynek.draw.svg import Markup, group, join, rect, use
from rynek.games.genoa.cards import PILE
from rynek.games.genoa.city import MARKET, SIDE, SPACE, SPACE_OF_SQUARE, is_street
from rynek.games.genoa.goods import GOOD, TOKEN
from rynek.games.genoa.view_types import GenoaView
from rynek.games.genoa.yields import YIELDS, is_villa
from rynek.play.words import Words

CELL: Final = 65
LEFT: Final = 26
TOP: Final = 26
EDGE: Final = LEFT + SIDE * CELL

CIVIC: Final = "#E6D3A8"
TOKENS: Final = "#D6E0CC"
WAREHOUSE: Final = "#E3CDB8"
VILLA: Final = "#DCCBDC"
SQUARE: Final = "#EFE6CF"


def frame(space: int) -> tuple[float, float, float, float]:
    """The rectangle of a space: left, top, width, height."""
    squares = [square for square, owner in enumerate(SPACE_OF_SQUARE) if owner == space]
    rows, columns = [square // SIDE for square in squares], [square % SIDE for square in squares]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return LEFT + min(columns) * CELL, TOP + min(rows) * CELL, wide * CELL, high * CELL


@cache
def ground() -> Markup:
    """What never changes: the frame, the numbers of the dice, the paving of the streets."""
    paper = rect(
        LEFT - 4, TOP - 4, SIDE * CELL + 8, SIDE * CELL + 8, 8, fill="var(--paper-deep)", stroke="var(--paper-ink)"
    )
    numbers: list[Markup] = []
    for place in range(SIDE):
        middle = place * CELL + CELL / 2
        style = {"anchor": "middle", "bold": True}
        numbers.append(text(str(place + 1), LEFT + middle, TOP - 9, 15, fill="#24589C", **style))  # type: ignore[arg-type]
        numbers.append(text(str(place + 1), LEFT - 14, TOP + middle + 5, 15, fill="#A8322A", **style))  # type: ignore[arg-type]
    return group(paper, *numbers)


def city(view: GenoaView, words: Words) -> Markup:
    """All spaces with what stands on them."""
    owners = view["owners"]
    return join(*[_space(space, owners.get(SPACE.word(space)), words) for space in range(SPACE.size)])


@cache
def _space(space: int, owner: str | None, words: Words) -> Markup:
    """One space; most look the same from picture to picture, so they are drawn once."""
    x, y, wide, high = frame(space)
    word = SPACE.word(space)
    inside = _street(wide, high) if is_street(space) else _house(space, wide, high, owner, words)
    name = words.name(SPACE, space)
    tip = words.info(SPACE, space)
    if owner is not None:
        tip = f"{tip} {words.text('draw-owner', seat=words.name(SEAT, SEAT.value(owner)))}"
    return part(
        f"space:{word}", box(2, 2, wide - 4, high - 4), inside, at=(x, y), label=name, title=name, tip=tip
    )  # fmt: skip


def _street(wide: float, high: float) -> Markup:
    return group(
        rect(2, 2, wide - 4, high - 4, 4, fill=SQUARE, stroke="var(--paper-line)"),
        use("genoa-street", 3, 3, wide - 6, color="var(--paper-line)"),
        opacity=0.9,
    )


def _house(space: int, wide: float, high: float, owner: str | None, words: Words) -> Markup:
    """A building: its name, what it gives, its owner."""
    roof = rect(2, 2, wide - 4, high - 4, 7, fill=_tint(space), stroke="var(--paper-ink)", stroke_width=1.4)
    name = words.name(SPACE, space)
    tall = high > wide
    if tall:
        said = paragraph(name, 7, 18, wide - 13, 2, 13, serif=True, bold=True)
    else:
        said = text(name, 8, 18, 14, width=wide - 16, serif=True, bold=True)
    x, y = (wide - 15, 54.0) if tall else (wide - 58, high - 16)
    mark = badge(SEAT.value(owner), x, y, 22) if owner is not None else Markup("")
    shade = use(_silhouette(space), *_behind(wide, high), 46, color="var(--paper-ink)", opacity=0.11)
    return group(roof, shade, said, *_signs(space, wide, high, tall=tall), mark)


def _behind(wide: float, high: float) -> tuple[float, float]:
    """Where the silhouette of a building stands: where discs will lie."""
    return ((wide - 46) / 2, high / 2 - 27) if high > wide else (wide - 52, high - 52)


def _silhouette(space: int) -> str:
    if space == MARKET:
        return "genoa-house-arcade"
    given = YIELDS[space]
    if is_villa(space):
        return "genoa-house-villa"
    return f"genoa-house-{'store' if given.goods else 'arcade' if given.token >= 0 else 'hall'}"


def _tint(space: int) -> str:
    if space == MARKET:
        return "#F3E7C6"
    given = YIELDS[space]
    if is_villa(space):
        return VILLA
    return WAREHOUSE if given.goods else TOKENS if given.token >= 0 else CIVIC


def _signs(space: int, wide: float, high: float, *, tall: bool) -> list[Markup]:
    """The symbols of what a building gives, beside the place where the tower stands."""
    if space == MARKET:
        return [medal("clock", wide - 36, high - 36, 24)]
    given = YIELDS[space]
    signs = [f"good-{GOOD.word(good)}" for good in given.goods]
    signs += [f"genoa-{TOKEN.word(given.token)}"] if given.token >= 0 else []
    signs += ["piece-crest"] * given.markers
    signs += [f"genoa-{PILE.word(given.pile)}"] * given.cards if given.pile >= 0 else []
    signs += ["genoa-large_order"] if is_villa(space) else []
    top = high - 60 if tall else high - 34
    return [medal(sign, 8 + place * 27, top, 22) for place, sign in enumerate(signs)]


def pieces(view: GenoaView) -> Markup:
    """The tower and the discs it has left behind."""
    drawn: list[Markup] = []
    for word, height in view["discs"].items():
        x, y = foot(SPACE.value(word))
        if word == view["tower"]:
            drawn.append(piece("tower", x, y, tower(height)))
        else:
            drawn.append(piece(f"disc:{word}", x, y, tower(height), origin=f"space:{word}"))
    return join(*drawn)


def foot(space: int) -> tuple[float, float]:
    """Where discs lie on a space: to the right on buildings, so that the symbols stay in sight."""
    x, y, wide, high = frame(space)
    if is_street(space):
        return x + wide / 2, y + high - 12
    if high > wide:
        return x + wide / 2, y + high - 8
    return x + wide - 26, y + high - 10


def owned(view: GenoaView, letter: str) -> list[str]:
    """The buildings of a seat."""
    return [word for word, owner in view["owners"].items() if owner == letter]

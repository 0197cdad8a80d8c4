"""The plan of the city: names, yields and owners of the buildings, discs and the tower. Below it lies the scenery."""

from functools import cache
from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.genoa.scenery import frame
from rynek.draw.genoa.symbols import medal, tower
from rynek.draw.lettering import paragraph, text, wrap
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece
from rynek.draw.seats import badge
from rynek.draw.svg import group, join, rect
from rynek.games.genoa.cards import PILE
from rynek.games.genoa.city import MARKET, SPACE, is_street
from rynek.games.genoa.goods import GOOD, TOKEN
from rynek.games.genoa.view_types import GenoaView
from rynek.games.genoa.yields import YIELDS, is_villa
from rynek.play.words import Words

PLATE: Final = 21
"""The height of a building's plate, one line; names of upright buildings have two."""


def city(view: GenoaView, words: Words) -> Markup:
    """All spaces with what stands on them."""
    owners = view["owners"]
    return join(*[_space(space, owners.get(SPACE.word(space)), words) for space in range(SPACE.size)])


@cache
def _space(space: int, owner: str | None, words: Words) -> Markup:
    """One space; most look the same from picture to picture, so they are drawn once."""
    x, y, wide, high = frame(space)
    word = SPACE.word(space)
    inside = Markup("") if is_street(space) else _house(space, wide, high, owner, words)
    name = words.name(SPACE, space)
    tip = words.info(SPACE, space)
    if owner is not None:
        tip = f"{tip} {words.text('draw-owner', seat=words.name(SEAT, SEAT.value(owner)))}"
    return part(
        f"space:{word}", box(2, 2, wide - 4, high - 4), inside, at=(x, y), label=name, title=name, tip=tip
    )  # fmt: skip


def _house(space: int, wide: float, high: float, owner: str | None, words: Words) -> Markup:
    """What is read of a building: its name on a plate, what it gives, its owner."""
    name = words.name(SPACE, space)
    tall = high > wide
    rows = len(wrap(name, 13, wide - 12, bold=True, serif=True)) if tall else 1
    ground = rect(4, 4, wide - 8, PLATE + 15.0 * (min(rows, 2) - 1), 4, fill="var(--paper-card)", fill_opacity=0.93)
    if tall:
        said = paragraph(name, 8, 18.5, wide - 14, 2, 13, serif=True, bold=True)
    else:
        said = text(name, 9, 19, 14, width=wide - 18, serif=True, bold=True)
    x, y = (wide - 15, 54.0) if tall else (wide - 58, high - 16)
    mark = badge(SEAT.value(owner), x, y, 22) if owner is not None else Markup("")
    return group(ground, said, *_signs(space, wide, high, tall=tall), mark)


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

"""The sheet: all symbols of the house and of the games, for the page as one SVG and for a picture as it needs them."""

from functools import cache

from rynek.draw import goods, pieces, seats
from rynek.draw import symbols as signs
from rynek.draw.drawings import drawing
from rynek.draw.markup import Markup
from rynek.draw.svg import tag
from rynek.games import all_games


@cache
def bodies() -> dict[str, str]:
    """The inside of every symbol by its id. A game's drawing adds its own `SYMBOLS`, ids begun with the game's name."""
    found = {**goods.SYMBOLS, **pieces.SYMBOLS, **signs.SYMBOLS, **seats.SYMBOLS}
    for name in all_games():
        own = drawing(name)
        if own is not None:
            found |= own.symbols
    return found


def symbols(ids: list[str]) -> list[Markup]:
    """The definitions of these symbols."""
    return [_definition(name, bodies()[name]) for name in ids if name in bodies()]


def _definition(name: str, body: str) -> Markup:
    if name.startswith("pattern-"):
        return tag("pattern", Markup(body), id=name, width=8, height=8, patternUnits="userSpaceOnUse")
    return tag("symbol", Markup(body), id=name, viewBox="0 0 24 24")


@cache
def sheet() -> str:
    """One SVG with every symbol; the page lays it, unseen, into its body."""
    return tag(
        "svg",
        tag("defs", *symbols(list(bodies()))),
        xmlns="http://www.w3.org/2000/svg",
        width=0,
        height=0,
        aria_hidden="true",
        focusable="false",
    )

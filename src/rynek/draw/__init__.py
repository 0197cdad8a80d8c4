"""Boards as pictures: from what a seat sees to SVG. See docs/drawing.md."""

from rynek.core.game import AnyGame
from rynek.core.view_types import Head
from rynek.draw.drawings import AnyDrawing, Chip, Drawing, drawing, places, with_note
from rynek.draw.picture import Panel, Picture
from rynek.draw.region import Region
from rynek.draw.sheet import sheet
from rynek.draw.standalone import Svg, standalone
from rynek.play.words import words

__all__ = [
    "AnyDrawing",
    "Chip",
    "Drawing",
    "Panel",
    "Picture",
    "Region",
    "Svg",
    "connect",
    "drawing",
    "paint",
    "places",
    "sheet",
    "with_note",
]


def paint(game: str, view: Head, lang: str = "en", names: tuple[str, ...] = ()) -> Picture | None:
    """The board of a game as a picture, or None as long as the game has no drawing."""
    found = drawing(game)
    return None if found is None else found.paint(view, words(lang, game), names)


def connect(game: AnyGame) -> AnyGame:
    """Give a game its painter, so that `game.svg(view, lang)` answers."""
    found = drawing(game.name)
    if found is not None and game.painter is None:
        game.painter = lambda view, lang: standalone(found.paint(view, words(lang, game.name), ()))
    return game

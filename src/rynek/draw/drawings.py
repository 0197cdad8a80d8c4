"""Drawings: the module that draws a game's board, found by the game's name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rynek.core.action import Action
from rynek.core.message import Event
from rynek.core.state import View
from rynek.draw.picture import Picture
from rynek.play.words import Words


class Chip:
    """Something a seat owns, for the list beside the board: a symbol, how many, and what it is called."""

    __slots__ = ("count", "label", "symbol", "tip")

    def __init__(self, symbol: str, label: str, count: int | str, tip: str = "") -> None:
        self.symbol = symbol
        self.label = label
        self.count = count
        self.tip = tip


class Drawing(Protocol):
    """What `draw/<game>.py` provides.

    It may add `note(action, view, words)`, what the label of a move should say besides, `SYMBOLS`, more symbols by id, `place(word, seat)`, the part of a place named in a score breakdown,
    `about(action, view)`, parts that a move has to do with though they are not clicked for it, and
    `composer(view, words, names)`, the forms for moves that are too many to list (see docs/wire.md).
    """

    def paint(self, view: View, words: Words, names: tuple[str, ...]) -> Picture:
        """The board as one seat sees it."""
        ...

    def spots(self, action: Action, view: View) -> tuple[str, ...]:
        """The parts to be clicked, in order, for a move; empty: only a button makes it."""
        ...

    def where(self, event: Event, view: View) -> tuple[str, ...]:
        """The parts where something happened, from the first to the last."""
        ...

    def belongings(self, view: View, seat: int, words: Words) -> tuple[Chip, ...]:
        """What a seat owns and everybody may see."""
        ...


@cache
def drawing(game: str) -> Drawing | None:
    """The drawing of a game, or None as long as it has none."""
    name = f"rynek.draw.{game}"
    return cast("Drawing", import_module(name)) if game.isidentifier() and find_spec(name) else None


def places(game: str, where: tuple[str, ...], seat: int) -> list[str]:
    """The parts of the places a line of a seat's score names; without `place` in the drawing they are parts already."""
    own = getattr(drawing(game), "place", None)
    return [word if own is None else own(word, seat) for word in where]

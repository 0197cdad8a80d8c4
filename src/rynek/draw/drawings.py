"""Drawings: what a game's drawing provides, and the drawing of a game found by its name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final, Generic, TypeVar

from rynek.core.action import Action
from rynek.core.message import Event
from rynek.draw.picture import Picture
from rynek.play.words import Words

V = TypeVar("V")
"""The typed view of the game that is drawn."""

PLAIN: Final = frozenset({"good", "resource"})
"""What belongings of these kinds are is no reason for a move."""


class Chip:
    """Something a seat owns, for the list beside the board: a symbol, how many, and what it is called."""

    __slots__ = ("count", "label", "symbol", "tip")

    def __init__(self, symbol: str, label: str, count: int | str, tip: str = "") -> None:
        self.symbol = symbol
        self.label = label
        self.count = count
        self.tip = tip


class Drawing(Generic[V]):
    """The drawing of one game, from a view alone. `draw/<game>/__init__.py` has a subclass and its one instance, DRAWING.

    What a game has nothing to say to stays as it is here.
    """

    symbols: ClassVar[dict[str, str]]
    """More symbols by id, begun with the game's name."""

    buttons: ClassVar[frozenset[str]] = frozenset()
    """Verbs that end or refuse something, and others whose moves are made by a button: there need be nothing to click."""

    idle: ClassVar[frozenset[str]] = frozenset()
    """Symbols of belongings of which it is no gain to have more."""

    def paint(self, view: V, words: Words, names: tuple[str, ...]) -> Picture:
        """The board as one seat sees it."""
        raise NotImplementedError

    def spots(self, action: Action, view: V) -> tuple[str, ...]:
        """The parts to be clicked, in order, for a move; empty: only a button makes it."""
        raise NotImplementedError

    def where(self, event: Event, view: V) -> tuple[str, ...]:
        """The parts where something happened, from the first to the last."""
        raise NotImplementedError

    def belongings(self, view: V, seat: int, words: Words) -> tuple[Chip, ...]:
        """What a seat owns and everybody may see."""
        raise NotImplementedError

    def note(self, action: Action, view: V, words: Words) -> str:
        """What the label of a move should say besides."""
        return ""

    def effect(self, action: Action, words: Words) -> str:
        """What a card or character does that a move takes, for its button."""
        return ""

    def purpose(self, action: Action, view: V, words: Words) -> str:
        """What the first component is that a move names, as a reason for it; what goods are is none."""
        for domain, value in zip(action.verb.domains, action.args, strict=False):
            inner, number = domain.inner_of(value)
            info = words.info(inner, number) if inner.name not in PLAIN else ""
            if info:
                return info
        return ""

    def place(self, word: str, seat: int) -> str:
        """The part of a place that a line of a seat's score names."""
        return word

    def about(self, action: Action, view: V) -> tuple[str, ...]:
        """Parts that a move has to do with though they are not clicked for it."""
        return ()

    def composer(self, view: V, words: Words, names: tuple[str, ...]) -> dict[str, Any] | None:
        """The forms for moves that are too many to list (see docs/wire.md)."""
        return None

    def standing(self, view: V, words: Words, names: tuple[str, ...]) -> dict[str, Any] | None:
        """An answer a person may wish to be given unasked for a while, and until when (see docs/wire.md)."""
        return None


AnyDrawing = Drawing[Any]


@cache
def drawing(game: str) -> AnyDrawing | None:
    """The drawing of a game, or None as long as it has none."""
    name = f"rynek.draw.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return None
    found: AnyDrawing = import_module(name).DRAWING
    return found


def with_note(label: str, note: str) -> str:
    """The label of a move, and what it should say besides."""
    if not note:
        return label
    return f"{label}{', ' if ':' in label else ': '}{note}"


def places(game: str, where: tuple[str, ...], seat: int) -> list[str]:
    """The parts of the places a line of a seat's score names."""
    own = drawing(game)
    return list(where) if own is None else [own.place(word, seat) for word in where]

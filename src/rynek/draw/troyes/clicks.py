"""Clicks: the parts of the board that make a move, verb by verb, in their order."""

from collections.abc import Callable
from typing import Final

from rynek.draw.troyes.pieces import asked
from rynek.games.troyes.view_types import TroyesView

Clicks = Callable[[list[str], TroyesView], tuple[str, ...]]


def _one(part: str) -> Clicks:
    """A part of its own."""
    return lambda said, view: (part,)


def _named(kind: str) -> Clicks:
    """The thing that the move names."""
    return lambda said, view: (":".join([kind, *said]),)


def _own_die(said: list[str], view: TroyesView) -> tuple[str, ...]:
    return (f"die:{view['seat']}:{said[0]}:{said[1]}",)


def _influence(verb: str) -> Clicks:
    """The tile, then a die; when the tile is paid for, the next die."""
    return lambda said, view: (*([] if asked(view) == "TurnMore" else [f"influence:{verb}"]), *_own_die(said, view))


def _done(said: list[str], view: TroyesView) -> tuple[str, ...]:
    return ("done",) if asked(view) in ("TurnMore", "Counter") else ()


def _settle(said: list[str], view: TroyesView) -> tuple[str, ...]:
    """The entrance of the row."""
    row = view["group"]["outcomes"]["settle"] if view["group"] else None
    return () if row is None else (f"space:{row}" if row in view["spaces"] else f"space:{row}a",)


CLICKS: Final[dict[str, Clicks]] = {
    "activate": _named("card"),
    "also": _named("black"),
    "build": _one("cathedral"),
    "buy": _named("die"),
    "buy-grey": _named("die:grey"),
    "counter": _own_die,
    "cube": _named("event"),
    "done": _done,
    "farm": _one("farm"),
    "fewer": _named("fewer"),
    "fight": _named("event"),
    "from-card": _named("card"),
    "from-lying": _named("lying"),
    "from-space": _named("space"),
    "from-supply": lambda said, view: (f"supply:{view['seat']}",),
    "give-way": _one("give-way"),
    "pass": _one("pass"),
    "place": _named("space"),
    "recruit": _one("influence:recruit"),
    "reroll": _influence("reroll"),
    "settle": _settle,
    "spend": _named("cubes"),
    "take": _own_die,
    "turn": _influence("turn"),
}

"""Clicks: the parts of the board that make a move, verb by verb."""

from collections.abc import Callable
from typing import Final

from rynek.core.action import Action
from rynek.draw.genoa.bargains import offer_part
from rynek.games.genoa.cards import CARD, PILE
from rynek.games.genoa.goods import GOOD
from rynek.games.genoa.view_types import GenoaView

Said = list[str]
"""The words of a move after its verb."""
Parts = tuple[str, ...]
Clicks = Callable[[Said, GenoaView], Parts]


def spots_of(action: Action, view: GenoaView) -> Parts:
    """The parts to click for a move, in order."""
    clicks = CLICKS.get(action.verb.name)
    return () if clicks is None else clicks(action.words()[1:], view)


def _accept(said: Said, view: GenoaView) -> Parts:
    return (offer_part(*said),)


def _withdraw(said: Said, view: GenoaView) -> Parts:
    return (offer_part(view["seat"] or "", *said),)


def _agree(said: Said, view: GenoaView) -> Parts:
    return _answer(view, "proposal")


def _refuse(said: Said, view: GenoaView) -> Parts:
    return _answer(view, "refusal")


def _answer(view: GenoaView, kind: str) -> Parts:
    asked = view["proposal"]
    return () if asked is None else (offer_part(asked["buyer"], asked["deal"], asked["space"], kind),)


def _seat_and_space(said: Said, view: GenoaView) -> Parts:
    return (f"seat:{said[0]}", f"space:{said[1]}")


def _space(said: Said, view: GenoaView) -> Parts:
    return (f"space:{said[0]}",)


def _tower(said: Said, view: GenoaView) -> Parts:
    return (f"space:{view['tower']}",)


def _card(said: Said, view: GenoaView) -> Parts:
    return (f"card:{said[0]}",)


def _any_good(said: Said, view: GenoaView) -> Parts:
    return ("own:any_good", f"good:{said[0]}")


def _use(said: Said, view: GenoaView) -> Parts:
    return ("own:building_use", f"space:{said[0]}")


def _trade(said: Said, view: GenoaView) -> Parts:
    return ("own:trade_1_1", f"card:{said[0]}" if said[0] in CARD.words else f"own:{said[0]}")


def _supply(said: Said, view: GenoaView) -> Parts:
    word = said[0]
    if word in GOOD.words:
        return (f"good:{word}",)
    return (f"pile:{word}" if word in PILE.words else "markers" if word == "marker" else f"token:{word}",)


CLICKS: Final[dict[str, Clicks]] = {
    "accept": _accept,
    "withdraw": _withdraw,
    "agree": _agree,
    "refuse": _refuse,
    **dict.fromkeys(("ask-move", "ask-action", "demand-move", "demand-action"), _seat_and_space),
    **dict.fromkeys(("go", "start-at", "buy-move", "buy-action", "barter-move", "barter-action", "acquire"), _space),
    **dict.fromkeys(("act", "work", "bid", "barter-here"), _tower),
    **dict.fromkeys(("deliver", "fill", "order"), _card),
    **dict.fromkeys(("take", "reward"), _supply),
    "any-good": _any_good,
    "use": _use,
    "trade": _trade,
}
"""Moves of other verbs are made by buttons alone."""

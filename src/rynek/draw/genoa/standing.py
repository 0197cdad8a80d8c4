"""Standing wishes: answers that are given unasked.

To pass until the Trader's turn ends or the tower comes near a building of one's choice; to keep one's tokens.
"""

from functools import cache
from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.games.genoa.city import ADJACENT, BUILDING_COUNT, SPACE
from rynek.games.genoa.verbs import ANY, CLOSE, CONTRACT_VERB, ROLL, START_AT, TRADE_AWAY, USE, WORK
from rynek.games.genoa.view_types import GenoaView
from rynek.play.words import Words

GOES_ON: Final = [verb.name for verb in (ROLL, CLOSE, CONTRACT_VERB, WORK)]
PLAYS_TOKEN: Final = [verb.name for verb in (START_AT, ANY, TRADE_AWAY, USE)]
"""What else there is at the start, and in an action when no order can be filled."""


def standing(view: GenoaView, words: Words, names: tuple[str, ...]) -> dict[str, Any] | None:
    """What the page needs to answer for a person: how, whose turn it is, what is near the tower, all words.

    Who passes is still asked when the Trader speaks to him; who refuses that until the turn ends is not asked at all.
    """
    if view["seat"] is None or view["over"]:
        return None
    turn = f"{view['round_marker']}{view['trader']}"
    keep = {"label": words.text("draw-wish-keep"), "moves": GOES_ON, "instead_of": PLAYS_TOKEN}
    if view["trader"] == view["seat"]:
        return {"turn": turn, "spoken_to": False, "answers": [], "near": [], "keep": keep}
    trader = words.name(SEAT, SEAT.value(view["trader"]), names)
    asked = view["proposal"]
    return {
        "turn": turn,
        "keep": keep,
        "spoken_to": asked is not None and asked["buyer"] == view["seat"],
        "answers": [_answer("pass", "turn", trader, words), _answer("refuse", "deaf", trader, words)],
        "place_label": words.text("draw-wish-place"),
        "place_said": [words.text(f"draw-wish-{wish}-said", space="{place}") for wish in ("place", "place-deaf")],
        "all_label": words.text("draw-wish-all"),
        "places": _places(words),
        "near": _near(view["tower"]),
    }


def _answer(move: str, wish: str, trader: str, words: Words) -> dict[str, str]:
    return {
        "move": move,
        "label": words.text(f"draw-wish-{wish}"),
        "said": words.text(f"draw-wish-{wish}-said", trader=trader),
    }


@cache
def _places(words: Words) -> list[dict[str, str]]:
    return [{"word": SPACE.word(space), "label": words.name(SPACE, space)} for space in range(BUILDING_COUNT)]


def _near(tower: str | None) -> list[str]:
    """Where the tower stands, and where its next move may lead."""
    if tower is None:
        return []
    space = SPACE.value(tower)
    return [SPACE.word(near) for near in (space, *ADJACENT[space])]

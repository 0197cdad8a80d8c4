"""Standing wishes: to pass, unasked, until the Trader's turn ends or the tower comes near a building of one's choice."""

from typing import Any

from rynek.core.domain import SEAT
from rynek.games.genoa.city import ADJACENT, BUILDING_COUNT, SPACE
from rynek.games.genoa.view_types import GenoaView
from rynek.play.words import Words


def standing(view: GenoaView, words: Words, names: tuple[str, ...]) -> dict[str, Any] | None:
    """What the page needs to pass for a person: the answer, whose turn it is, what is near the tower, all words."""
    if view["seat"] is None or view["over"] or view["trader"] == view["seat"]:
        return None
    trader = words.name(SEAT, SEAT.value(view["trader"]), names)
    asked = view["proposal"]
    return {
        "move": "pass",
        "turn": f"{view['round_marker']}{view['trader']}",
        "spoken_to": asked is not None and asked["buyer"] == view["seat"],
        "label": words.text("draw-wish-turn"),
        "said": words.text("draw-wish-turn-said", trader=trader),
        "place_label": words.text("draw-wish-place"),
        "place_said": words.text("draw-wish-place-said", space="{place}"),
        "places": [_place(space, words) for space in range(BUILDING_COUNT)],
        "near": _near(view["tower"]),
    }


def _place(space: int, words: Words) -> dict[str, str]:
    return {"word": SPACE.word(space), "label": words.name(SPACE, space)}


def _near(tower: str | None) -> list[str]:
    """Where the tower stands, and where its next move may lead."""
    if tower is None:
        return []
    space = SPACE.value(tower)
    return [SPACE.word(near) for near in (space, *ADJACENT[space])]

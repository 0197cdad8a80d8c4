"""What is still to be done in the turn, in order: a plain list while a chain of effects is open."""

from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.core.state import View
from rynek.draw.lettering import text
from rynek.draw.seats import badge
from rynek.draw.svg import Markup, group, join, rect
from rynek.games.tiletum.goods import ACTION, GOOD
from rynek.games.tiletum.tiles import TILE
from rynek.play.words import Words

X: Final = 728
WIDE: Final = 226
LINE: Final = 20
MOST: Final = 9


def todo_list(view: View, y: float, words: Words) -> Markup:
    """The list on the chart's empty corner; a single step needs none."""
    steps = view["todo"]
    if len(steps) < 3 or not view["to_act"]:
        return Markup("")
    shown = steps[:MOST]
    high = 32 + LINE * len(shown)
    ground = rect(0, 0, WIDE, high, 7, fill="var(--paper-card)", fill_opacity=0.95, stroke="var(--paper-ink)")
    head = text(words.text("draw-todo"), 34, 20, 15, width=WIDE - 40, serif=True, bold=True)
    rows = [line(place, step, words) for place, step in enumerate(shown)]
    return group(ground, badge(SEAT.value(view["to_act"][0]), 18, 15, 20), head, *rows, at=(X, y))


def line(place: int, step: dict[str, Any], words: Words) -> Markup:
    """One step: the first is what is asked now."""
    y = 41 + place * LINE
    number = text(f"{place + 1}.", 10, y, 14, bold=place == 0)
    return join(number, text(said(step, words), 28, y, 14, width=WIDE - 36, bold=place == 0))


def said(step: dict[str, Any], words: Words) -> str:
    """A step in a few words."""
    values: dict[str, object] = {key: value for key, value in step.items() if key != "step" and value is not None}
    if "action" in step:
        values.update(named(words, "action", ACTION.value(step["action"])))
    if step.get("good") is not None:
        values["good"] = words.name(GOOD, GOOD.value(step["good"]))
    if "tile" in step:
        values["tile"] = words.name(TILE, TILE.value(step["tile"]))
    if "tiles" in step:
        values["tiles"] = len(step["tiles"])
    return words.text("todo-" + step["step"].replace("_", "-"), **values)


def named(words: Words, key: str, value: int) -> dict[str, object]:
    """The name of an action, also in the genitive where the language has one."""
    name = words.name(ACTION, value)
    word = f"action-{ACTION.word(value)}.gen"
    return {key: name, f"{key}_gen": words.text(word) if words.has(word) else name}

"""What is still to be done in the turn, in order: a plain list while a chain of effects is open."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.view_types import Step
from rynek.draw.lettering import text
from rynek.draw.seats import badge
from rynek.draw.svg import Markup, group, join, rect
from rynek.games.tiletum.goods import ACTION, GOOD
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.view_types import TiletumView
from rynek.play.words import Words

X: Final = 728
WIDE: Final = 226
LINE: Final = 20
MOST: Final = 9

SAID: Final = {
    "ChooseDie": "todo-choose-die",
    "OfferTile": "todo-offer-tile",
    "DieGoods": "todo-die-goods",
    "PerformAction": "todo-perform-action",
    "ChooseAction": "todo-choose-action",
    "DieAction": "todo-die-action",
    "NestedAction": "todo-nested-action",
    "AnyGoods": "todo-any-goods",
    "PieceBonus": "todo-piece-bonus",
    "MerchantStep": "todo-merchant-step",
    "Anywhere": "todo-anywhere",
    "ChooseBuilding": "todo-choose-building",
    "BuildingBonuses": "todo-building-bonuses",
    "LeaderTile": "todo-leader-tile",
    "EndTurn": "todo-end-turn",
}
"""The text of every step of a turn; the list ends before any other."""


def todo_list(view: TiletumView, y: float, words: Words) -> Markup:
    """The list on the chart's empty corner; a single step needs none."""
    steps = open_steps(view)
    if len(steps) < 3 or not view["to_act"]:
        return Markup("")
    shown = steps[:MOST]
    high = 32 + LINE * len(shown)
    ground = rect(0, 0, WIDE, high, 7, fill="var(--paper-card)", fill_opacity=0.95, stroke="var(--paper-ink)")
    head = text(words.text("draw-todo"), 34, 20, 15, width=WIDE - 40, serif=True, bold=True)
    rows = [line(place, said(step, view, words)) for place, step in enumerate(shown)]
    return group(ground, badge(SEAT.value(view["to_act"][0]), 18, 15, 20), head, *rows, at=(X, y))


def open_steps(view: TiletumView) -> list[Step]:
    """The steps of the turn under way, what is asked now first, up to the end of the turn."""
    found: list[Step] = []
    for step in [] if view["step"] is None else [view["step"], *view["then"]]:
        if step["step"] not in SAID:
            break
        if not is_done(step):
            found.append(step)
        if step["step"] == "EndTurn":
            break
    return found


def is_done(step: Step) -> bool:
    """Whether a step has nothing left in it. An action without points still counts: it bars helpers (Q14)."""
    if step["step"] == "PieceBonus":
        return not (step["merchant"] or step["architect"] or step["house"] or step["pillar"])
    return step["step"] == "BuildingBonuses" and not step["tiles"]


def line(place: int, words_said: str) -> Markup:
    """One step: the first is what is asked now."""
    y = 41 + place * LINE
    number = text(f"{place + 1}.", 10, y, 14, bold=place == 0)
    return join(number, text(words_said, 28, y, 14, width=WIDE - 36, bold=place == 0))


def said(step: Step, view: TiletumView, words: Words) -> str:
    """A step in a few words."""
    name = step["step"]
    values = {key: value for key, value in step.items() if key != "step" and value is not None}
    if name == "OfferTile":
        values["tile"] = words.name(TILE, TILE.value(view["wheel"][step["space"]]["tile"] or ""))
    if name == "DieGoods":
        values["good"] = words.name(GOOD, GOOD.value(step["good"]))
    if name in ("DieAction", "NestedAction"):
        values.update(named(words, step["kind"]))
    if name == "PerformAction":
        values.update(named(words, view["wheel"][step["space"]]["action"]))
    if name == "BuildingBonuses":
        values["tiles"] = len(step["tiles"])
    return words.text(SAID[name], **values)


def named(words: Words, action: str) -> dict[str, str]:
    """The name of an action, also in the genitive where the language has one."""
    name = words.name(ACTION, ACTION.value(action))
    word = f"action-{action}.gen"
    return {"action": name, "action_gen": words.text(word) if words.has(word) else name}

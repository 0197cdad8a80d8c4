"""What is still to be done in the turn, in order: a plain list while a chain of effects is open."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.view_types import Step
from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import tipped
from rynek.draw.seats import badge
from rynek.draw.svg import group, join, rect
from rynek.games.tiletum.goods import ACTION, GOOD
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.view_types import SpaceView, TiletumView
from rynek.play.words import Words

X: Final = 158.0
WIDE: Final = 700
HEIGHT: Final = 70
DOWN: Final = 3
ACROSS: Final = 272
MOST: Final = 6

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


def strip() -> Markup:
    """The ground of the round, the turn order and the list."""
    return rect(1, 1, WIDE - 2, HEIGHT - 2, 8, fill="var(--paper-card)", stroke="var(--paper-line)")


def listed(view: TiletumView) -> tuple[list[Step], str, list[SpaceView]]:
    """The steps to list, whose they are, and the wheel they speak of; nothing where a list is not needed."""
    steps = open_steps(view)
    if len(steps) < 3 or not view["to_act"]:
        return [], "", []
    return steps[:MOST], view["to_act"][0], view["wheel"]


def todo_list(steps: list[Step], seat: str, wheel: list[SpaceView], words: Words) -> Markup:
    """The list beside the turn order, in columns; a single step needs none."""
    if not steps:
        return Markup("")
    wide = ACROSS if len(steps) > DOWN else 2 * ACROSS
    rows = [line(place, said(step, wheel, words), wide) for place, step in enumerate(steps)]
    who = tipped(words.text("draw-todo"), "", badge(SEAT.value(seat), 12, 15, 20))
    return group(who, *rows, at=(X - 22, 0))


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


def line(place: int, words_said: str, wide: float) -> Markup:
    """One step: the first is what is asked now."""
    x, y = 26 + place // DOWN * ACROSS, 21 + place % DOWN * 20
    number = text(f"{place + 1}.", x, y, 13, bold=place == 0)
    return join(number, text(words_said, x + 16, y, 13, width=wide - 22, bold=place == 0))


def said(step: Step, wheel: list[SpaceView], words: Words) -> str:
    """A step in a few words."""
    name = step["step"]
    values = {key: value for key, value in step.items() if key != "step" and value is not None}
    if name == "OfferTile":
        # Who it is, without all that it does: the line is short.
        name_of = words.name(TILE, TILE.value(wheel[step["space"]]["tile"] or ""))
        values["tile"] = name_of.partition(":")[0]
    if name == "DieGoods":
        values["good"] = words.name(GOOD, GOOD.value(step["good"]))
    if name in ("DieAction", "NestedAction"):
        values.update(named(words, step["kind"]))
    if name == "PerformAction":
        values.update(named(words, wheel[step["space"]]["action"]))
    if name == "BuildingBonuses":
        values["tiles"] = len(step["tiles"])
    return words.text(SAID[name], **values)


def named(words: Words, action: str) -> dict[str, str]:
    """The name of an action, also in the genitive where the language has one."""
    name = words.name(ACTION, ACTION.value(action))
    word = f"action-{action}.gen"
    return {"action": name, "action_gen": words.text(word) if words.has(word) else name}

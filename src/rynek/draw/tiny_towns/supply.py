"""The supply: the five resources, the one named in this turn, and the resource cards of Town Hall and solo."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part
from rynek.draw.pieces import cube
from rynek.draw.svg import group, rect, use
from rynek.games.tiny_towns.components import RESOURCE
from rynek.games.tiny_towns.view_types import TinyTownsView
from rynek.play.words import Words

WIDTH: Final = 544
HEIGHT: Final = 110
STEP: Final = 67
WIDE_STEP: Final = 106
"""Where no cards lie beside them the resources have all the room."""


def supply(view: TinyTownsView, words: Words) -> Markup:
    """The five resources in a row under the words for this turn."""
    alone = view["resource_cards"] is None
    tokens = [_token(view, place, word, words, wide=alone) for place, word in enumerate(RESOURCE.words)]
    ground = rect(0, 0, WIDTH, HEIGHT, 10, fill="var(--paper-deep)", stroke="var(--paper-line)")
    said = text(_turn(view, words), 12, 24, 20 if alone else 16, width=520 if alone else 350, serif=True, bold=True)
    return group(ground, said, *tokens, *_cards(view, words))


def _turn(view: TinyTownsView, words: Words) -> str:
    """What this turn is about."""
    if view["named"] is not None:
        return words.text("draw-named", turn=view["turn"], resource=_name(view["named"], words))
    if view["turn"] == 0:
        return words.text("draw-before")
    return words.text("draw-free-turn" if view["free_turn"] else "draw-turn", turn=view["turn"])


def _name(resource: str, words: Words) -> str:
    return words.name(RESOURCE, RESOURCE.value(resource))


def _token(view: TinyTownsView, place: int, resource: str, words: Words, *, wide: bool) -> Markup:
    """A resource; alone in their row they are lettered for phones, too, where the row is shown smaller."""
    step, size = (WIDE_STEP, 18) if wide else (STEP, 13)
    name = _name(resource, words)
    edge = {"fill": "var(--paper-card)", "stroke": "var(--paper-ink)", "stroke_width": 2}
    mark = [rect(0, 0, step - 1, 70, 8, **edge)] if view["named"] == resource else []
    return part(
        f"resource:{resource}",
        box(0, 0, step - 1, 70, 8),
        *mark,
        cube(resource, step / 2 - 20, 5, 40),
        text(name, step / 2, 63, size, width=step - 4, anchor="middle"),
        label=name,
        at=(8 + place * step, 34),
    )


def _cards(view: TinyTownsView, words: Words) -> list[Markup]:
    """Solo: the three open cards. Town Hall: how often each resource has been turned up, and how many cards are left."""
    cards = view["resource_cards"]
    if cards is None:
        return []
    row, turned = cards["row"], cards["turned"] or {}
    if row is not None:
        said = text(words.text("draw-open-cards"), 446, 22, 13, width=120, anchor="middle", fill="var(--paper-muted)")
        return [said, *[_card(resource, 400 + place * 40) for place, resource in enumerate(row)]]
    left = text(
        words.text("draw-pile", count=cards["left"]), 446, 22, 13, width=120, anchor="middle", fill="var(--paper-muted)"
    )
    counts = [
        text(f"{turned[resource]}/3", 8 + place * STEP + 48, 46, 12, anchor="start", bold=True)
        for place, resource in enumerate(RESOURCE.words)
    ]
    return [left, use("card-back", 420, 36, 52), *counts]


def _card(resource: str, x: float) -> Markup:
    ground = rect(x, 38, 36, 56, 5, fill="var(--paper-card)", stroke="var(--paper-ink)")
    return group(ground, cube(resource, x + 6, 54, 24))

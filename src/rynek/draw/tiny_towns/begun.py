"""Patterns that a cube goes on with: what it is laid for."""

from rynek.core.domain import SEAT
from rynek.draw.tiny_towns.cards import card_name
from rynek.draw.tiny_towns.sites import ways
from rynek.games.tiny_towns.components import RESOURCE
from rynek.games.tiny_towns.squares import SQUARE
from rynek.games.tiny_towns.view_types import SquareView, TinyTownsView
from rynek.play.words import Words


def goes_on_with(view: TinyTownsView, square: int, resource: str, words: Words) -> str:
    """The pattern of an open card that a cube brings furthest, with another cube of it lying there already."""
    town = view["seats"][SEAT.value(view["seat"] or "A")]["squares"]
    there = [(lying(way, town), card["card"], way) for card in view["cards"] for way in ways(card["card"])]
    cube = (square, RESOURCE.value(resource))
    found = [(count - len(way), count + 1, card, way) for count, card, way in there if count > 0 and cube in way]
    if not found:
        return ""
    _, count, card, way = max(found, key=lambda one: (one[0], one[1]))
    cells = ", ".join(SQUARE.word(cell) for cell, _ in way)
    return words.text("draw-begun", card=card_name(card, words), cells=cells, count=count, all=len(way))


def lying(way: tuple[tuple[int, int], ...], town: list[SquareView]) -> int:
    """How many cubes of a pattern lie in a town; none where something else stands in its way."""
    squares = [(town[square], RESOURCE.word(resource)) for square, resource in way]
    if any(one["type"] is not None or one["cube"] not in (None, resource) for one, resource in squares):
        return 0
    return sum(one["cube"] is not None for one, _ in squares)

"""The towns of the others and the land between them: how they lie beside one's own, by the number of players."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.arrangement import Column, Node, Row
from rynek.draw.tiny_towns.town import Plot

WIDE: Final = 544
HIGH: Final = 280
PER_ROW: Final = 3
SHAPES: Final = ((0, 0.0), (280, 58.5), (268, 58.5), (176, 40.0), (176, 22.5), (176, 22.5))
"""By the number of others: how wide a town is, and its squares."""
LEFT: Final[tuple[tuple[float, float], ...]] = ((544, 280), (256, 280), (0, 0), (544, 66), (360, 136), (176, 136))
"""How much land is left: all of it together fills the place exactly."""


def plots(seats: list[int]) -> list[Plot]:
    """The towns of these seats, each from the corner of its own panel."""
    wide, cell = SHAPES[len(seats)]
    return [Plot(seat, 0, 0, cell, wide, is_large=False) for seat in seats]


def land_left(others: int) -> tuple[float, float, float, float]:
    """The land no town covers: the lower right of it all."""
    wide, high = LEFT[others]
    return WIDE - wide, HIGH - high, wide, high


def beside(seats: list[int]) -> Node:
    """The towns in rows, the land behind the last."""
    names: list[Node] = [f"town-{SEAT.word(seat)}" for seat in seats]
    land: list[Node] = ["meadow"] if LEFT[len(seats)][0] else []
    if len(seats) < PER_ROW:
        return Row(*names, *land)
    if len(seats) == PER_ROW:
        return Column(Row(*names), *land)
    return Column(Row(*names[:PER_ROW]), Row(*names[PER_ROW:], *land))

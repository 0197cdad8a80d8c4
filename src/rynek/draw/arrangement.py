"""Arrangement: rows and columns of panels that fill a width exactly, each panel keeping its shape."""

from dataclasses import KW_ONLY, dataclass
from typing import Final, TypeAlias

Box = tuple[float, float, float, float]
Node: TypeAlias = "str | Row | Column"

GAP: Final = 8.0


class Group:
    """Several nodes; groups of the same kind and nodes are equal, so that they need to be placed only once."""

    __slots__ = ("hashed", "nodes")

    def __init__(self, *nodes: Node) -> None:
        self.nodes = nodes
        self.hashed = hash((type(self), nodes))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Group) and type(self) is type(other) and self.nodes == other.nodes

    def __hash__(self) -> int:
        return self.hashed


class Row(Group):
    """Side by side, all equally high."""

    __slots__ = ()


class Column(Group):
    """One below the other, all equally wide."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A block of panels over the whole width. It may fold under a heading, or hold panels that are swiped one by one.

    A `docked` one stays in sight above the buttons while the page is scrolled, as high as one row of cards.

    `width` says at how many pixels a unit of the sections' largest lettering is as designed: a screen that is narrower
    takes the next smaller size, or pans.
    """

    node: Node
    _: KW_ONLY
    width: float
    fold: str = ""
    swiped: bool = False
    docked: bool = False

    def placed(self, boxes: dict[str, Box]) -> tuple[float, dict[str, Box]]:
        """The height, and where each panel lies. Swiped panels each have the whole section to themselves."""
        if self.swiped:
            alone = {name: _placed(name, 0, 0, self.width, boxes)[name] for name in names(self.node)}
            return max([box[3] for box in alone.values()]), alone
        return _height(self.node, self.width, boxes), _placed(self.node, 0, 0, self.width, boxes)


def names(node: Node) -> list[str]:
    """The panels of a node in reading order."""
    return [node] if isinstance(node, str) else [name for inner in node.nodes for name in names(inner)]


def _line(node: Node, boxes: dict[str, Box]) -> tuple[float, float]:
    """The height of a node as a line over its width: slope and start."""
    if isinstance(node, str):
        _, _, wide, high = boxes[node]
        return high / wide, 0.0
    lines = [_line(inner, boxes) for inner in node.nodes]
    gaps = GAP * (len(lines) - 1)
    if isinstance(node, Column):
        return sum([slope for slope, _ in lines], 0.0), sum([start for _, start in lines], 0.0) + gaps
    slope = 1 / sum([1 / one for one, _ in lines], 0.0)
    return slope, slope * (sum([start / one for one, start in lines], 0.0) - gaps)


def _height(node: Node, width: float, boxes: dict[str, Box]) -> float:
    slope, start = _line(node, boxes)
    return slope * width + start


def _placed(node: Node, x: float, y: float, width: float, boxes: dict[str, Box]) -> dict[str, Box]:
    high = _height(node, width, boxes)
    if isinstance(node, str):
        return {node: (x, y, width, high)}
    found: dict[str, Box] = {}
    for inner in node.nodes:
        if isinstance(node, Column):
            found |= _placed(inner, x, y, width, boxes)
            y += _height(inner, width, boxes) + GAP
        else:
            slope, start = _line(inner, boxes)
            wide = (high - start) / slope
            found |= _placed(inner, x, y, wide, boxes)
            x += wide + GAP
    return found

"""A tree of Tiny Towns: what was made of the resources of the next turns, and what each way came to.

A town may go on in as many ways as resources may come, and each of these in as many as there are placings. The placing
that promises most is tried first; others follow the more often a turn is met, and those that did well are tried again.
"""

from math import log, sqrt
from typing import Final

from rynek.bots.judge.tiny_towns_hopes import Hopes
from rynek.bots.judge.tiny_towns_lot import Lot, likeness

CURIOSITY: Final = 3.0
"""How much a placing that was tried little is tried again, in points."""
WIDENING: Final = 0.5
"""How many placings are tried beside the first one, by the root of how often a turn was met."""
WIDEST: Final = 10
"""No more placings of a turn are ever tried."""
NODES: Final = 20_000
"""The tree grows no further."""


class Node:
    """A town on the way, the resource that was placed last, and what came of it; `turns` by what may come next."""

    __slots__ = ("lot", "resource", "total", "turns", "visits")

    def __init__(self, lot: Lot, resource: int) -> None:
        self.lot = lot
        self.resource = resource
        self.visits = 0
        self.total = 0.0
        self.turns: dict[int, Turn] = {}


class Turn:
    """A choice of the town's owner: the placings still worth a try, the most promising last, and those tried so far.

    Of towns that are alike when turned or mirrored one is tried; `met` has their numbers.
    """

    __slots__ = ("met", "nodes", "placings", "visits")

    def __init__(self, placings: list[tuple[int, int]]) -> None:
        self.placings = placings
        self.nodes: list[Node] = []
        self.met: list[int] = []
        self.visits = 0

    def is_due(self) -> bool:
        """Whether it is time to try another placing."""
        return len(self.placings) > 0 and len(self.nodes) <= WIDENING * sqrt(self.visits - 1.0)

    def best(self) -> Node:
        """The node with the best mean, those tried little taken for better than they were."""
        pull = CURIOSITY * sqrt(log(self.visits + 1.0))
        best, found = -1e18, self.nodes[0]
        for node in self.nodes:
            worth = node.total / node.visits + pull / sqrt(node.visits)
            if worth > best:
                best, found = worth, node
        return found


class Tree:
    """Grows by a node with every walk down, up to a limit."""

    __slots__ = ("hopes", "nodes")

    def __init__(self, hopes: Hopes) -> None:
        self.hopes = hopes
        self.nodes = 0

    def below(self, node: Node, resources: list[int]) -> Node | None:
        """Where to go on when one of these resources is taken; None where the tree ends."""
        if not node.visits and node.resource >= 0:
            return None
        turn = self.turn(node, resources)
        if turn is None:
            return None
        turn.visits += 1
        while turn.is_due() and self.nodes < NODES:
            found = self.tried(turn, node.lot)
            if found is not None:
                return found
        return turn.best()

    def turn(self, node: Node, resources: list[int]) -> Turn | None:
        """The turn in which the next cube is one of these resources."""
        key = 0
        for resource in resources:
            key |= 1 << resource
        found = node.turns.get(key)
        if found is None and self.nodes < NODES:
            found = Turn(self.hopes.next(node.lot, resources).most_promising(WIDEST))
            node.turns[key] = found
        return found

    def tried(self, turn: Turn, lot: Lot) -> Node | None:
        """A node for the next placing of a turn, unless one like it is there."""
        square, resource = turn.placings.pop()
        found = self.hopes.best_built(lot.with_cube(square, resource))
        like = likeness(found)
        if like in turn.met:
            return None
        node = Node(found, resource)
        turn.met.append(like)
        turn.nodes.append(node)
        self.nodes += 1
        return node

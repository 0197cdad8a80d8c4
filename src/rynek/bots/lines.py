"""Lines: the choices of one seat that follow from a move, several ways to make them tried at a time.

Only ends of turns are compared with each other. What stands in the middle of a turn says how good a line looks, and so
which lines are followed.
"""

from random import Random
from typing import Final

from rynek.bots.chain import CHOICES, SAME
from rynek.bots.evaluate import Evaluator, leads
from rynek.core.action import Action
from rynek.core.state import State, play_chance

ALL: Final = 1000
"""Of a choice, all moves are tried that are worth it."""
ENDS: Final = 3
"""Of the ends of a turn, so many are judged for all seats."""


class Node:
    """A position within a turn, or at its end, and how good it looks; the best comes first."""

    __slots__ = ("state", "worth")

    def __init__(self, state: State, worth: float) -> None:
        self.state = state
        self.worth = worth

    def __lt__(self, other: "Node") -> bool:
        return self.worth > other.worth


class Lines:
    """How a seat plays its turn on: so many lines at a time."""

    __slots__ = ("evaluator", "seat", "width")

    def __init__(self, seat: int, evaluator: Evaluator, width: int) -> None:
        self.seat = seat
        self.evaluator = evaluator
        self.width = width

    def end(self, start: State, move: Action, rng: Random) -> Node:
        """The best end of the turn that goes on with a move; its worth is by how much the seat is ahead there."""
        ends: list[Node] = []
        lines: list[Node] = []
        self.follow(start, start, move, rng, lines, ends)
        for _ in range(CHOICES):
            if not lines:
                break
            found: list[Node] = []
            for line in lines:
                moves = self.evaluator.promising(line.state, self.seat, line.state.legal(self.seat), ALL)
                for choice in moves:
                    self.follow(start, line.state, choice, rng, found, ends)
            lines = self.distinct(found)
        return self.best(ends or lines)

    def follow(
        self, start: State, state: State, move: Action, rng: Random, lines: list[Node], ends: list[Node]
    ) -> None:
        """Enter the position after a move among the lines to follow, or among the ends of the turn."""
        after = state.copy()
        after.apply(self.seat, move)
        play_chance(after, rng)
        if after.over:
            ends.append(Node(after, float(after.scores()[self.seat])))
            return
        is_end = self.evaluator.is_quiet(after, self.seat, start)
        (ends if is_end else lines).append(Node(after, self.evaluator.step_worth(after, self.seat)))

    def best(self, ends: list[Node]) -> Node:
        """The end at which the seat is furthest ahead, of those that look best to it."""
        best = Node(ends[0].state, -1e18)
        for end in best_of_each_worth(ends, ENDS):
            lead = leads(self.evaluator.values(end.state))[self.seat]
            if lead > best.worth:
                best = Node(end.state, lead)
        return best

    def distinct(self, nodes: list[Node]) -> list[Node]:
        """The best positions, as many as lines are followed, each once."""
        nodes.sort()
        found: list[Node] = []
        for node in nodes:
            if not self.is_met(node, found):
                found.append(node)
                if len(found) == self.width:
                    break
        return found

    def is_met(self, node: Node, found: list[Node]) -> bool:
        """Whether a position is among these, the best of which come first: come to by another order of choices."""
        place = len(found) - 1
        while place >= 0 and found[place].worth - node.worth <= SAME:
            if self.evaluator.is_same(found[place].state, node.state, self.seat):
                return True
            place -= 1
        return False


def best_of_each_worth(nodes: list[Node], most: int) -> list[Node]:
    """So many of the best positions, one of each worth."""
    nodes.sort()
    found: list[Node] = []
    for node in nodes:
        if not found or found[-1].worth - node.worth > SAME:
            found.append(node)
            if len(found) == most:
                break
    return found

"""How a town of Tiny Towns may go on: which resources come, and what is made of them.

Among others the next turns are kept in a tree, and beyond it each cube goes where it promises most at once. Alone the
cards come back in the order in which they were used, so that most of what comes is known: there several ways to use
them are followed side by side, one more in every heat.
"""

from random import Random
from typing import Final

from rynek.bots.evaluate.tiny_towns_tree import Node, Tree
from rynek.bots.judge.tiny_towns_hopes import Hopes
from rynek.bots.judge.tiny_towns_lot import Lot
from rynek.bots.race import Course
from rynek.core.action import Action
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.resource_cards import ROW, cards_left
from rynek.games.tiny_towns.state import SOLO, STANDARD, TinyTownsState
from rynek.games.tiny_towns.verbs import NAME

TURNS: Final = 64
"""No town takes longer: a building on every square, of four cubes each."""
BRANCHES: Final = 5
"""How many ways on from a town are tried where several are followed."""
NOTHING: Final = -1e9
EVERYTHING: Final = list(range(c.RESOURCES))
ALONE: Final = [[resource] for resource in EVERYTHING]
"""Each resource as all that may be taken."""
UNMARKED: Final = [[one for one in EVERYTHING if not marked >> one & 1] for marked in range(1 << c.RESOURCES)]
"""The resources that are not among those marked, a bit for each."""


class Path:
    """A town on the way to its end, the most hopeful first; alone also the row of cards and the pile."""

    __slots__ = ("hope", "lot", "pile", "row")

    def __init__(self, lot: Lot, row: list[int], pile: list[int]) -> None:
        self.lot = lot
        self.row = row
        self.pile = pile
        self.hope = 0.0

    def __lt__(self, other: "Path") -> bool:
        return self.hope > other.hope

    def to(self, lot: Lot, resource: int) -> "Path":
        """The way on to a town by a resource."""
        row, pile = self.used(resource)
        return Path(lot, row, pile)

    def used(self, named: int) -> tuple[list[int], list[int]]:
        """The row and the pile after a card was used: it goes under the pile, the next one comes."""
        if named not in self.row:
            return self.row, self.pile
        row, pile = self.row[:], self.pile[1:]
        row.remove(named)
        pile.append(named)
        row.append(self.pile[0])
        return row, pile


class Future(Course):
    """How a town may go on: which resources come, and what is made of them.

    `named` has what others name in each turn from the next one on, `pile` the cards of somebody who plays alone, and
    `ways` says how many ways of his are followed in this heat.
    """

    __slots__ = ("black", "chances", "hopes", "is_own", "mode", "named", "pile", "plans", "roots", "tree", "ways")

    def __init__(self, hopes: Hopes, plans: list[tuple[Action, Lot]], chances: list[int]) -> None:
        self.hopes = hopes
        self.plans = plans
        self.tree = Tree(hopes)
        self.roots = [Node(lot, -1) for _, lot in plans]
        self.chances = chances
        self.mode = hopes.state.mode
        self.black = hopes.state.black
        self.is_own = [is_own_choice(hopes.state, hopes.seat, turn) for turn in range(TURNS)]
        self.named: list[list[int]] = []
        self.pile: list[int] = []
        self.ways = 0

    def shuffle(self, rng: Random) -> None:
        state = self.hopes.state
        if self.mode == SOLO:
            self.pile = [resource for resource, count in enumerate(cards_left(state)) for _ in range(count)]
            rng.shuffle(self.pile)
            self.pile += state.under
            self.ways += 1
        else:
            soon = rng.choices(EVERYTHING, self.chances, k=state.players - 1)
            self.named = [ALONE[resource] for resource in soon + rng.choices(EVERYTHING, k=TURNS)]

    def points(self, place: int) -> float:
        move, lot = self.plans[place]
        named = move.args[0] if move.verb is NAME else self.hopes.state.named
        path = self.start(lot, named)
        return self.furthest(path, self.ways) if self.mode == SOLO else self.outcome(path, self.roots[place])

    def effort(self) -> int:
        return max(1, self.ways)

    def start(self, lot: Lot, named: int) -> Path:
        """Where a plan begins; alone the named card goes under the pile."""
        dealt = ROW - len(self.hopes.state.row) if self.mode == SOLO else 0
        return Path(lot, [*self.hopes.state.row, *self.pile[:dealt]], self.pile[dealt:]).to(lot, named)

    def outcome(self, path: Path, node: Node | None) -> float:
        """The points a town comes to when, beyond the tree, each cube goes where it promises most at once."""
        way: list[Node] = []
        for turn in range(1, TURNS):
            if not path.lot.room:
                break
            resources = self.resources(path, turn)
            node = None if node is None else self.tree.below(node, resources)
            if node is None:
                path = self.next(path, resources)
            else:
                way.append(node)
                path = path.to(node.lot, node.resource)
        points = float(path.lot.standing.points)
        for node in way:
            node.visits += 1
            node.total += points
        return points

    def resources(self, path: Path, turn: int) -> list[int]:
        """The resources that may be taken: those in the row, those one may name, or the one named by somebody else."""
        if self.mode == SOLO:
            return sorted(set(path.row))
        standing, named = path.lot.standing, self.named[turn - 1]
        if not self.is_own[turn]:
            # R14.23: a Factory gives another resource for its own.
            is_replaced = self.black == c.FACTORY and standing.marked >> named[0] & 1
            return EVERYTHING if is_replaced else named
        # R15.5: with Fort Ironweed nobody names for himself; R14.22, Q9: nor with Banks what lies on them.
        is_barred = self.mode == STANDARD and standing.town.has_built(c.FORT_IRONWEED)
        free = UNMARKED[standing.marked] if self.black == c.BANK else EVERYTHING
        return named if is_barred or not free else free

    def next(self, path: Path, resources: list[int]) -> Path:
        """The best placing in a town, with all that is then worth building."""
        square, resource = self.hopes.next(path.lot, resources).best()
        return path.to(self.hopes.best_built(path.lot.with_cube(square, resource)), resource)

    def furthest(self, path: Path, width: int) -> float:
        """The most points a town comes to whose owner knows what comes, so many ways followed side by side."""
        best, ways = NOTHING, [path]
        for turn in range(1, TURNS):
            best = max([best, *[way.lot.standing.points for way in ways if not way.lot.room]])
            ways = sorted([way for way in ways if way.lot.room])[:width]
            if not ways:
                break
            ways = self.steps(ways, turn)
        return max([best, *[way.lot.standing.points for way in ways]])

    def steps(self, ways: list[Path], turn: int) -> list[Path]:
        """The ways on from these, the same town by the same resource once."""
        found: list[Path] = []
        met: set[int] = set()
        for way in ways:
            following = self.hopes.next(way.lot, self.resources(way, turn))
            for square, resource in following.most_promising(BRANCHES):
                step = way.to(self.hopes.best_built(way.lot.with_cube(square, resource)), resource)
                number = step.lot.number() * c.RESOURCES + resource
                if number not in met:
                    met.add(number)
                    step.hope = self.hopes.hope(step.lot)
                    found.append(step)
        return found


def is_own_choice(state: TinyTownsState, seat: int, turn: int) -> bool:
    """Whether a seat chooses the resource so many turns from now."""
    if state.mode != STANDARD:
        return (state.turn + turn) % 3 == 0
    order = state.active()
    if seat not in order:
        return False
    return turn % len(order) == order.index(seat) % len(order)

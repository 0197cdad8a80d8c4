"""Tiny Towns: the own town is planned to its end, over several ways the resources may come.

Towns hardly meddle with each other, so a plan needs nobody else's moves: only which resources rivals will name. Every
move is followed to the full town by what looks best at once; moves that fall behind are dropped on the way. Rivals
count when a resource is named: what helps them most is named less gladly.
"""

from functools import cache
from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator, Judged
from rynek.bots.evaluate.learned import weights_for
from rynek.bots.evaluate.tiny_towns_tree import Node, Tree
from rynek.bots.judge.tiny_towns import plans_of
from rynek.bots.judge.tiny_towns_hopes import Hopes
from rynek.bots.judge.tiny_towns_lot import Lot, likeness
from rynek.bots.judge.tiny_towns_sight import HAND, NUMBERS, Sight
from rynek.bots.race import Course, Plan, race
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.resource_cards import ROW, cards_left
from rynek.games.tiny_towns.state import SOLO, STANDARD, TinyTownsState
from rynek.games.tiny_towns.verbs import KEEP, NAME

CANDIDATES: Final = 8
"""How many plans are followed to the end."""
TURNS: Final = 40
"""No town takes longer."""
GRUDGE: Final = 0.25
"""How much it counts what a named resource brings a rival."""
OWN_NEED: Final = 3
"""How much more likely a rival names what helps him most than any other resource."""
EVERYTHING: Final = list(range(c.RESOURCES))
ALONE: Final = [[resource] for resource in EVERYTHING]
"""Each resource as all that may be taken."""


def evaluator(players: int) -> Evaluator:
    """The evaluator for any number of players."""
    return TownsEvaluator("tiny_towns", 2.0)


class TownsEvaluator(Judged):
    """Plans; the judge is asked where they have nothing to say, which is seldom."""

    __slots__ = ()

    def plan(self, seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
        """Opinions on the moves of naming, placing and constructing; other moves are left to the judge."""
        state = seat.guess(rng)
        assert isinstance(state, TinyTownsState)
        hopes = Hopes(state, seat.seat, sight_for(state.players))
        found = candidates(hopes, moves, budget.iterations or CANDIDATES)
        if not found:
            return None
        plans = [Plan(move, -GRUDGE * help_to_rivals(state, seat.seat, move)) for move, _ in found]
        return race(plans, Future(hopes, found, rivals_chances(state, seat.seat)), rng, budget)


@cache
def sight_for(players: int) -> Sight:
    """The sight learned for so many players."""
    found = weights_for("tiny_towns", players)
    return HAND if found is None else Sight({**NUMBERS, **found["plain"]})


def played_on(state: TinyTownsState, seat: int, sight: Sight, rng: Random) -> float:
    """The points a town comes to whose owner sees no further than the next cube, while others name anything."""
    hopes = Hopes(state, seat, sight)
    future = Future(hopes, [], [1] * c.RESOURCES)
    future.shuffle(rng)
    return future.outcome(future.start(hopes.lot(state.towns[seat]), -1), None)


def candidates(hopes: Hopes, moves: list[Action], most: int) -> list[tuple[Action, Lot]]:
    """The plans that look best at once; when there is time, at least one for each resource that may be named.

    Of towns that are alike when turned or mirrored one is enough.
    """
    plans = [plan for move in moves for plan in kept_or_made(hopes, move)]
    sights = [(hopes.hope(lot), place) for place, (_, lot) in enumerate(plans)]
    sights.sort(reverse=True)
    found: list[tuple[Action, Lot]] = []
    named: set[Action] = set()
    met: set[int] = set()
    for _, place in sights:
        move, lot = plans[place]
        is_new = move.verb is NAME and move not in named and most >= CANDIDATES
        if (is_new or len(found) < min(most, CANDIDATES)) and likeness(lot) not in met:
            met.add(likeness(lot))
            named.add(move)
            found.append(plans[place])
    return found


def kept_or_made(hopes: Hopes, move: Action) -> list[tuple[Action, Lot]]:
    """What a move leads to, a kept monument among them: whole towns tell which one is worth keeping."""
    if move.verb is KEEP:
        return [(move, hopes.lot(hopes.state.towns[hopes.seat].with_monument(move.args[0])))]
    return plans_of(hopes, move)


def help_to_rivals(state: TinyTownsState, seat: int, move: Action) -> float:
    """What a named resource brings the rival it helps most, above the mean of all resources."""
    if state.mode != STANDARD or move.verb is not NAME:
        return 0.0
    most = 0.0
    for rival in range(state.players):
        if rival != seat and not state.completed[rival]:
            worths = resource_worths(state, rival)
            most = max(most, worths[move.args[0]] - sum(worths) / len(worths))
    return most


def resource_worths(state: TinyTownsState, seat: int) -> list[float]:
    """What the best place for each resource is worth to a seat."""
    if state.towns[seat].is_full():
        return [0.0] * c.RESOURCES
    hopes = Hopes(state, seat, HAND)
    return hopes.resource_hopes(hopes.lot(state.towns[seat]), EVERYTHING)


class Path:
    """A town on the way to its end; alone also the row of cards and the pile."""

    __slots__ = ("lot", "pile", "row")

    def __init__(self, lot: Lot, row: list[int], pile: list[int]) -> None:
        self.lot = lot
        self.row = row
        self.pile = pile

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

    `named` has what others name in each turn from the next one on, `pile` the cards of somebody who plays alone.
    """

    __slots__ = ("chances", "hopes", "is_own", "mode", "named", "pile", "plans", "roots", "tree")

    def __init__(self, hopes: Hopes, plans: list[tuple[Action, Lot]], chances: list[int]) -> None:
        self.hopes = hopes
        self.plans = plans
        self.tree = Tree(hopes)
        self.roots = [Node(lot, -1) for _, lot in plans]
        self.chances = chances
        self.mode = hopes.state.mode
        self.is_own = [is_own_choice(hopes.state, hopes.seat, turn) for turn in range(TURNS)]
        self.named: list[list[int]] = []
        self.pile: list[int] = []

    def shuffle(self, rng: Random) -> None:
        state = self.hopes.state
        if self.mode == SOLO:
            self.pile = [resource for resource, count in enumerate(cards_left(state)) for _ in range(count)]
            rng.shuffle(self.pile)
            self.pile += state.under
        else:
            soon = rng.choices(EVERYTHING, self.chances, k=state.players - 1)
            self.named = [ALONE[resource] for resource in soon + rng.choices(EVERYTHING, k=TURNS)]

    def points(self, place: int) -> float:
        move, lot = self.plans[place]
        named = move.args[0] if move.verb is NAME else self.hopes.state.named
        return self.outcome(self.start(lot, named), self.roots[place])

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
        """The resources that may be taken: those in the row, all of them, or the one named by somebody else."""
        if self.mode == SOLO:
            return sorted(set(path.row))
        if not self.is_own[turn]:
            return self.named[turn - 1]
        # R15.5: with Fort Ironweed nobody names for himself.
        is_barred = self.mode == STANDARD and path.lot.standing.town.has_built(c.FORT_IRONWEED)
        return self.named[turn - 1] if is_barred else EVERYTHING

    def next(self, path: Path, resources: list[int]) -> Path:
        """The best placing in a town, with all that is then worth building."""
        square, resource = self.hopes.next(path.lot, resources).best()
        return path.to(self.hopes.best_built(path.lot.with_cube(square, resource)), resource)


def is_own_choice(state: TinyTownsState, seat: int, turn: int) -> bool:
    """Whether a seat chooses the resource so many turns from now."""
    if state.mode != STANDARD:
        return (state.turn + turn) % 3 == 0
    order = state.active()
    if seat not in order:
        return False
    return turn % len(order) == order.index(seat) % len(order)


def rivals_chances(state: TinyTownsState, seat: int) -> list[int]:
    """How likely each resource is to be named by others: rather what helps them."""
    chances = [1] * c.RESOURCES
    if state.mode == STANDARD:
        for rival in state.active():
            if rival != seat:
                worths = resource_worths(state, rival)
                chances[worths.index(max(worths))] += OWN_NEED
    return chances

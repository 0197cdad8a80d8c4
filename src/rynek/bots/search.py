"""Search: an anytime tree over moves, each iteration on a fresh guess of what is hidden.

The tree is keyed by moves, not by states: luck and hidden things differ from iteration to iteration, and what a move
is worth is the mean over them. Each seat is thought to do what is best for itself. Whoever opens a node judges all its
moves at once (the most promising ones first where there are many); the better a move is judged, the more it is tried.
"""

from math import exp, sqrt
from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.chain import settle
from rynek.bots.ending import counted_out
from rynek.bots.evaluate import Evaluator, evaluator_of, leads
from rynek.bots.greedy import is_idle
from rynek.bots.taste import TASTES, by_taste
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State

WIDTH: Final = 24
"""How many moves of a node are judged when it is opened."""
WIDEN: Final = 4
"""After so many visits one more move of a wide node is judged."""
CURIOSITY: Final = 2.0
"""How much a promising move is tried again, in scales of the evaluator."""
SHARPNESS: Final = 0.7
"""How far behind the best a move may be judged and still count, in scales of the evaluator."""
LEAST: Final = 4
"""How many moves of a node are judged even when time has run out."""
NODES: Final = 60_000
"""The tree grows no further."""


class Node:
    """What is known of a move: how it was judged at first, and what came out of trying it, for every seat."""

    __slots__ = ("children", "judged", "prior", "total", "visits")

    def __init__(self, judged: list[float]) -> None:
        self.judged = judged
        self.total = judged[:]
        self.visits = 0
        self.prior = 0.0
        self.children: dict[Action, Node] | None = None

    def mean(self, seat: int) -> float:
        """What the move has brought a seat, the first judgement counted as one try."""
        return self.total[seat] / (self.visits + 1)


class Tree:
    """The tree of one decision."""

    __slots__ = ("budget", "evaluator", "nodes", "rng", "root", "seat")

    def __init__(self, seat: int, players: int, evaluator: Evaluator, rng: Random, budget: Budget) -> None:
        self.seat = seat
        self.evaluator = evaluator
        self.budget = budget
        self.rng = rng
        self.root = Node([0.0] * players)
        self.nodes = 1

    def iterate(self, world: State) -> None:
        """Walk down the tree in one guess, open the node at its end, and tell all nodes on the way what came out."""
        start = leads(self.evaluator.values(world))
        node = self.root
        way = [node]
        state = world
        found: list[float] = []
        while True:
            settle(state, self.seat, self.rng)
            if state.over:
                found = self.judge(state, start)
                break
            seat = self.seat if self.seat in state.to_act else state.to_act[0]
            moves = state.legal(seat)
            if node.children is None:
                found = self.open(node, state, seat, moves, start)
                break
            move = moves[0] if len(moves) == 1 else self.pick(node, state, seat, moves, start)
            below = node.children.get(move)
            if below is None:
                below = self.child(node, move, self.tried(state, seat, move, start))
            state.apply(seat, move)
            node = below
            way.append(node)
            if self.nodes > NODES and node.children is None:
                found = node.judged
                break
        for node in way:
            node.visits += 1
            total = node.total
            for place in range(len(found)):
                total[place] += found[place]

    def open(self, node: Node, state: State, seat: int, moves: list[Action], start: list[float]) -> list[float]:
        """Judge the moves of a node; what comes out is the best of them for the seat that chooses."""
        node.children = {}
        if node is not self.root and len(moves) > WIDTH:
            moves = self.evaluator.promising(state, seat, moves, WIDTH)
        best: list[float] = start
        top = -1e18
        for move in moves:
            if len(node.children) >= LEAST and self.budget.is_spent(0):
                break
            child = self.child(node, move, self.tried(state, seat, move, start))
            if child.judged[seat] > top:
                top = child.judged[seat]
                best = child.judged
        self.weigh(node, seat)
        return best

    def child(self, node: Node, move: Action, judged: list[float]) -> Node:
        """A new node below another."""
        below = Node(judged)
        assert node.children is not None
        node.children[move] = below
        self.nodes += 1
        return below

    def weigh(self, node: Node, seat: int) -> None:
        """Share one out among the moves by how they were judged."""
        assert node.children is not None
        below = list(node.children.values())
        top = max([child.judged[seat] for child in below])
        heat = SHARPNESS * self.evaluator.scale
        whole = 0.0
        for child in below:
            child.prior = exp((child.judged[seat] - top) / heat)
            whole += child.prior
        for child in below:
            child.prior /= whole

    def pick(self, node: Node, state: State, seat: int, moves: list[Action], start: list[float]) -> Action:
        """The move to try next: good so far, or promising and little tried."""
        children = node.children
        assert children is not None
        if len(children) < len(moves) and len(children) < WIDTH + node.visits // WIDEN:
            fresh = [move for move in moves if move not in children]
            if fresh:
                chosen = self.evaluator.promising(state, seat, fresh, 1)[0]
                self.child(node, chosen, self.tried(state, seat, chosen, start))
                self.weigh(node, seat)
        pull = CURIOSITY * self.evaluator.scale * sqrt(node.visits + 1.0)
        best, found = -1e18, moves[0]
        for move in moves:
            child = children.get(move)
            if child is not None:
                worth = child.total[seat] / (child.visits + 1) + pull * child.prior / (child.visits + 1)
                if worth > best:
                    best, found = worth, move
        return found

    def tried(self, state: State, seat: int, move: Action, start: list[float]) -> list[float]:
        """How a move is judged: made on a copy."""
        after = state.copy()
        after.apply(seat, move)
        settle(after, self.seat, self.rng)
        return self.judge(after, start)

    def judge(self, state: State, start: list[float]) -> list[float]:
        """How far every seat is ahead, less what it was at the root of the same guess: guesses differ, moves count."""
        now = leads(self.evaluator.values(state))
        return [now[place] - start[place] for place in range(len(now))]

    def opinions(self) -> list[Opinion]:
        """The moves at the root, best first."""
        assert self.root.children is not None
        found = [Opinion(move, node.visits, node.mean(self.seat)) for move, node in self.root.children.items()]
        found.sort(reverse=True)
        return found


class Search:
    """Plays the move that search has tried most. Fewer iterations play weaker, never worse than one look ahead.

    `noise` blurs what moves seem to be worth, in scales of the evaluator, for opponents who want to win now and then;
    `blurs` names the games that need another one. `taste` decides between moves that are almost equally good.
    """

    def __init__(
        self,
        rng: Random,
        budget: Budget,
        noise: float = 0.0,
        evaluator: Evaluator | None = None,
        blurs: dict[str, float] | None = None,
    ) -> None:
        self.rng = rng
        self.budget = budget
        self.noise = noise
        self.blurs: dict[str, float] = blurs or {}
        self.evaluator = evaluator
        self.taste = ""

    def choose(self, seat: SeatHandle) -> Action:
        """The move tried most, unless it would leave everything as it is."""
        moves = seat.legal
        if len(moves) == 1:
            return moves[0]
        found = self.think(seat, moves)
        noise = self.blurs.get(seat.game.name, self.noise)
        scale = self.evaluator_for(seat).scale
        if noise > 0.0:
            found = self.blurred(found, noise * scale)
        best = self.first_that_changes(seat, found)
        if not self.taste or best is not found[0]:
            return best.move
        return self.to_taste(seat, found, scale).move

    def to_taste(self, seat: SeatHandle, found: list[Opinion], scale: float) -> Opinion:
        """The best opinion, or one to the bot's taste that is almost as good and leads on."""
        chosen = by_taste(found, TASTES[self.taste].get(seat.game.name, ()), scale)
        return found[0] if is_idle(seat, chosen.move) else chosen

    def first_that_changes(self, seat: SeatHandle, found: list[Opinion]) -> Opinion:
        """The best opinion, unless its move leaves everything as it is: that might be repeated for ever."""
        for opinion in found:
            if not is_idle(seat, opinion.move):
                return opinion
        return found[0]

    def think(self, seat: SeatHandle, moves: list[Action]) -> list[Opinion]:
        """All that search has to say about the moves of a seat, best first."""
        self.budget.start(seat.game.name)
        counted = counted_out(seat, moves, self.rng, self.budget)
        if counted is not None:
            return counted
        evaluator = self.evaluator_for(seat)
        planned = evaluator.plan(seat, moves, self.rng, self.budget)
        if planned is not None:
            return planned
        return self.grow(seat).opinions()

    def blurred(self, found: list[Opinion], blur: float) -> list[Opinion]:
        """Opinions of somebody who does not look closely: worths are so many points off, on average."""
        seen = [Opinion(one.move, one.visits, one.worth + self.rng.gauss(0.0, blur)) for one in found]
        seen.sort(key=worth_of, reverse=True)
        return seen

    def evaluator_for(self, seat: SeatHandle) -> Evaluator:
        """The evaluator given, or the game's own."""
        return evaluator_of(seat.game.name, seat.players) if self.evaluator is None else self.evaluator

    def grow(self, seat: SeatHandle) -> Tree:
        """A tree for a decision, grown as long as the budget lasts."""
        tree = Tree(seat.seat, seat.players, self.evaluator_for(seat), self.rng, self.budget)
        done = 0
        while not (done and self.budget.is_spent(done)):
            tree.iterate(seat.guess(self.rng))
            done += 1
        return tree


def worth_of(opinion: Opinion) -> float:
    """What a move seems to be worth."""
    return opinion.worth

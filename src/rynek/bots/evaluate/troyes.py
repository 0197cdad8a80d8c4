"""Troyes: whole turns are raced, each at the head of a tree over the turns that follow to the end of the round."""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator, Judged
from rynek.bots.evaluate.troyes_tree import Node, round_leads, walk
from rynek.bots.evaluate.troyes_turns import Use, carry_out, most_gainful
from rynek.bots.race import LEAST, Plan, better_half, opinions
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.frame import AnyFrame
from rynek.games.troyes.actions import Group, Turn
from rynek.games.troyes.dice import OWNER_OF, PER_DISTRICT
from rynek.games.troyes.groups import NO_CUBE
from rynek.games.troyes.placement import InitialPlacement
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import FEWER, PASS, PICKS, RECRUIT, REROLL, SPENDS, TAKES, TURN

USES: Final = 24
"""How many whole turns are tried."""
HEATS: Final = 2
"""After so many heats the worse half of the turns waits."""
OTHERS: Final = (PASS, REROLL, TURN, RECRUIT, FEWER)
"""What else is tried on a turn, beside groups and their uses."""
WALKS: Final = 60_000
"""No thought is longer: each walk may add a node to the trees."""


def evaluator(players: int) -> Evaluator:
    """The evaluator for any number of players."""
    return TroyesEvaluator("troyes", 2.0)


class TroyesEvaluator(Judged):
    """Whole turns; for the initial placement, and alone against le Roy, the judge and the tree of single moves."""

    __slots__ = ()

    def plan(self, seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
        """Opinions on the moves of a round; the initial placement and groups of no use are left to the tree."""
        world = seat.guess(rng)
        assert isinstance(world, TroyesState)
        top = world.stack[-1]
        if world.is_solo or isinstance(top, InitialPlacement):
            return None
        uses = most_gainful(world, seat.seat, USES)
        others = moves if not isinstance(top, Turn | Group) else [move for move in moves if move.verb in OTHERS]
        steps = [first_move(use, seat.seat, top) for use in uses] + others
        if not steps:
            return None
        contest = Contest(seat, uses, steps, world.players, budget)
        while not contest.is_over():
            contest.hold(rng)
        return opinions(contest.plans)


def first_move(use: Use, seat: int, top: AnyFrame) -> Action:
    """The move that a use begins with, or goes on with where dice of it have been picked."""
    begun = len(top.dice) if isinstance(top, Group) else 0
    if isinstance(top, Turn) and use.cube != NO_CUBE:
        return SPENDS[use.cube]
    if len(use.dice) > begun:
        die = use.dice[begun]
        return TAKES[die % PER_DISTRICT] if OWNER_OF[die] == seat else PICKS[die]
    return use.move


class Contest:
    """Turns held against each other: heats under the same luck, of which half as many turns are in each next pair.

    When the best one is found, all begin anew where they stand, as long as there is time: trees go on growing. Every
    pair of heats has about as many walks, so that the better a turn is, the deeper it is looked into.
    """

    __slots__ = ("budget", "done", "handle", "nodes", "plans", "uses")

    def __init__(self, handle: SeatHandle, uses: list[Use], moves: list[Action], seats: int, budget: Budget) -> None:
        self.handle = handle
        self.uses = uses
        self.plans = [Plan(move) for move in moves]
        self.nodes = [Node(seats) for _ in moves]
        self.budget = budget
        self.done = 0

    def is_over(self) -> bool:
        """Whether there is no more time, or nothing to choose from; everything is tried once, if time allows."""
        if len(self.plans) < LEAST or self.done >= WALKS:
            return True
        return self.done >= LEAST and self.budget.is_spent(self.done if self.done >= len(self.plans) else 0)

    def hold(self, rng: Random) -> None:
        """All turns, then the better half, until the best one is found or time has run out."""
        left = list(range(len(self.plans)))
        while len(left) > 1 and not self.is_over():
            for _ in range(HEATS):
                self.heat(left, len(self.plans) // len(left), rng)
            left = better_half(self.plans, left)

    def heat(self, left: list[int], walks: int, rng: Random) -> None:
        """So many walks for every turn that is left, in one guess and with the same luck for all.

        What is begun is finished: a turn that was tried more often than another counts as the better one.
        """
        world = self.handle.guess(rng)
        assert isinstance(world, TroyesState)
        before = round_leads(world)
        for _ in range(walks):
            if self.is_over():
                return
            luck = rng.getrandbits(32)
            for place in left:
                if self.done < len(self.plans) and self.is_over():
                    return
                self.try_turn(place, world, before, Random(luck))

    def try_turn(self, place: int, world: TroyesState, before: list[float], rng: Random) -> None:
        """One walk that begins with a turn."""
        seat = self.handle.seat
        state = world.copy()
        if place < len(self.uses):
            carry_out(state, seat, self.uses[place])
        else:
            state.apply(seat, self.plans[place].move)
        plan = self.plans[place]
        plan.points += walk(self.nodes[place], state, before, rng)[seat]
        plan.heats += 1
        self.done += 1

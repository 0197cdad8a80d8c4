"""Troyes: whole turns are raced, each played on to the end of the round by what looks best at once to everybody."""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator, Judged, leads
from rynek.bots.judge.troyes import judge
from rynek.bots.race import Plan, TurnCourse, race
from rynek.bots.thought import Budget, Opinion
from rynek.bots.troyes_turns import Use, carry_out, finish_round, group_uses, turn_uses
from rynek.core.action import Action
from rynek.core.frame import AnyFrame
from rynek.core.state import State
from rynek.games.troyes.actions import Group, Turn
from rynek.games.troyes.dice import OWNER_OF, PER_DISTRICT
from rynek.games.troyes.groups import NO_CUBE
from rynek.games.troyes.placement import InitialPlacement
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import FEWER, PASS, PICKS, RECRUIT, REROLL, SPENDS, TAKES, TURN

USES: Final = 24
"""How many whole turns are played on."""
OTHERS: Final = (PASS, REROLL, TURN, RECRUIT, FEWER)
"""What else is tried on a turn, beside groups and their uses."""


def evaluator(players: int) -> Evaluator:
    """The judge: for the initial placement, and alone against le Roy, the tree is used."""
    return Judged("troyes", 2.0)


def plan(seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
    """Opinions on the moves of a round; the initial placement is left to the tree."""
    world = seat.guess(rng)
    assert isinstance(world, TroyesState)
    top = world.stack[-1]
    if world.is_solo or isinstance(top, InitialPlacement):
        return None
    uses = most_gainful(world, seat.seat)
    others = moves if not isinstance(top, Turn | Group) else [move for move in moves if move.verb in OTHERS]
    steps = [first_move(use, seat.seat, top) for use in uses] + others
    return race([Plan(move) for move in steps], Rounds(seat, uses, steps), rng, budget)


def most_gainful(state: TroyesState, seat: int) -> list[Use]:
    """The turns, or ends of the turn begun, that seem to bring most."""
    top = state.stack[-1]
    found: list[Use] = []
    if isinstance(top, Turn):
        found = turn_uses(state, seat)
    elif isinstance(top, Group):
        group_uses(state, seat, top.cube, top.dice, found)
    found.sort(key=gain_of, reverse=True)
    return found[:USES]


def gain_of(use: Use) -> float:
    """What a use seems to bring."""
    return use.gain


def first_move(use: Use, seat: int, top: AnyFrame) -> Action:
    """The move that a use begins with, or goes on with where dice of it have been picked."""
    begun = len(top.dice) if isinstance(top, Group) else 0
    if isinstance(top, Turn) and use.cube != NO_CUBE:
        return SPENDS[use.cube]
    if len(use.dice) > begun:
        die = use.dice[begun]
        return TAKES[die % PER_DISTRICT] if OWNER_OF[die] == seat else PICKS[die]
    return use.move


class Rounds(TurnCourse):
    """The rest of a round after a turn, played by what looks best at once."""

    __slots__ = ("uses",)

    def __init__(self, handle: SeatHandle, uses: list[Use], moves: list[Action]) -> None:
        super().__init__(handle, moves)
        self.uses = uses

    def points(self, place: int) -> float:
        assert isinstance(self.world, TroyesState)
        rng = Random(self.luck)
        state = self.world.copy()
        if place < len(self.uses):
            carry_out(state, self.handle.seat, self.uses[place])
        else:
            state.apply(self.handle.seat, self.moves[place])
        finish_round(state, rng)
        return self.lead(state) - self.before

    def lead(self, state: State) -> float:
        assert isinstance(state, TroyesState)
        return round_leads(state)[self.handle.seat]


def round_leads(state: TroyesState) -> list[float]:
    """How far everybody is ahead between rounds; a round counted already has not begun yet."""
    if state.over:
        return leads([float(points) for points in state.scores()])
    state.round -= 1
    found = leads([judge(state, seat) for seat in range(state.players)])
    state.round += 1
    return found

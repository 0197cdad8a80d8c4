"""Tiny Towns: the own town is planned to its end, over several ways the resources may come.

Towns hardly meddle with each other, so a plan needs nobody else's moves: only which resources rivals will name. Every
move is followed to the full town, as `tiny_towns_future` tells; moves that fall behind are dropped on the way. Rivals
count when a resource is named: what helps them most is named less gladly.
"""

from functools import cache
from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator, Judged
from rynek.bots.evaluate.learned import weights_for
from rynek.bots.evaluate.tiny_towns_future import EVERYTHING, UNMARKED, Future
from rynek.bots.judge.tiny_towns import plans_of
from rynek.bots.judge.tiny_towns_hopes import Hopes, unmarked
from rynek.bots.judge.tiny_towns_lot import Lot, likeness
from rynek.bots.judge.tiny_towns_sight import HAND, NUMBERS, Sight
from rynek.bots.race import Plan, race
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.core.state import State
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.state import STANDARD, TinyTownsState
from rynek.games.tiny_towns.town import UPON
from rynek.games.tiny_towns.verbs import KEEP, MARK, NAME

CANDIDATES: Final = 8
"""How many plans are followed to the end."""
GRUDGE: Final = 0.25
"""How much it counts what a named resource brings a rival."""
OWN_NEED: Final = 3
"""How much more likely a rival names what helps him most than any other resource."""


def evaluator(players: int) -> Evaluator:
    """The evaluator for any number of players."""
    return TownsEvaluator()


class TownsEvaluator(Judged):
    """Plans; the judge is asked where they have nothing to say, which is seldom.

    Without a `sight` of its own it has the one learned for as many players.
    """

    __slots__ = ("sight",)

    def __init__(self, sight: Sight | None = None) -> None:
        super().__init__("tiny_towns", 2.0)
        self.sight = sight

    def trained(self, players: int, plain: dict[str, float], timed: dict[str, float]) -> "TownsEvaluator":
        return TownsEvaluator(Sight({**NUMBERS, **plain}))

    def plan(self, seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
        """Opinions on the moves of naming, placing and constructing; other moves are left to the judge."""
        state = seat.guess(rng)
        assert isinstance(state, TinyTownsState)
        hopes = Hopes(state, seat.seat, self.sight or sight_for(state.players))
        found = candidates(hopes, moves, budget.iterations or CANDIDATES)
        if not found:
            return None
        plans = [Plan(move, -GRUDGE * help_to_rivals(state, seat.seat, move)) for move, _ in found]
        return race(plans, Future(hopes, found, rivals_chances(state, seat.seat)), rng, budget)

    def is_quiet(self, state: State, seat: int, start: State) -> bool:
        """Where a new turn begins: the next resource has nothing to do with this one."""
        assert isinstance(state, TinyTownsState)
        assert isinstance(start, TinyTownsState)
        return seat not in state.to_act or state.turn > start.turn


@cache
def sight_for(players: int) -> Sight:
    """The sight learned for so many players."""
    found = weights_for("tiny_towns", players)
    return HAND if found is None else Sight({**NUMBERS, **found["plain"]})


def played_on(state: TinyTownsState, seat: int, sight: Sight, rng: Random, ways: int) -> float:
    """The points a town comes to whose owner sees no further than the next cube, while others name anything.

    With several ways, he knows what comes and follows so many side by side.
    """
    hopes = Hopes(state, seat, sight)
    future = Future(hopes, [], [1] * c.RESOURCES)
    future.shuffle(rng)
    path = future.start(hopes.lot(state.towns[seat]), -1)
    return future.furthest(path, ways) if ways > 1 else future.outcome(path, None)


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
    """What a move leads to, a kept monument and a resource on a new Bank or Factory among them.

    Whole towns tell which monument is worth keeping, and which resource one can do without.
    """
    town = hopes.state.towns[hopes.seat]
    if move.verb is KEEP:
        return [(move, hopes.lot(town.with_monument(move.args[0])))]
    if move.verb is MARK:
        return [(move, hopes.lot(town.with_upon(unmarked(town)[0], UPON[move.args[0]])))]
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


def rivals_chances(state: TinyTownsState, seat: int) -> list[int]:
    """How likely each resource is to be named by others: rather what helps them."""
    chances = [1] * c.RESOURCES
    if state.mode == STANDARD:
        for rival in state.active():
            if rival != seat:
                worths = resource_worths(state, rival)
                free = UNMARKED[state.banned(state.towns[rival])] or EVERYTHING
                chances[max(free, key=worths.__getitem__)] += OWN_NEED
    return chances

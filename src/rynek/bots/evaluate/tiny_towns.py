"""Tiny Towns: the own town is planned to its end, over several ways the resources may come.

Towns hardly meddle with each other, so a plan needs nobody else's moves: only which resources rivals will name. Every
move is followed to the full town by what looks best at once; moves that fall behind are dropped on the way. Rivals
count when a resource is named: what helps them most is named less gladly.
"""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator, Judged
from rynek.bots.judge.tiny_towns import best_built, hope, plans_of
from rynek.bots.race import Course, Plan, race
from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.resource_cards import cards_left
from rynek.games.tiny_towns.state import SOLO, STANDARD, TinyTownsState
from rynek.games.tiny_towns.town import Town
from rynek.games.tiny_towns.verbs import NAME

CANDIDATES: Final = 8
"""How many plans are followed to the end."""
TURNS: Final = 40
"""No town takes longer."""
GRUDGE: Final = 0.25
"""How much it counts what a named resource brings a rival."""
OWN_NEED: Final = 3
"""How much more likely a rival names what helps him most than any other resource."""


def evaluator(players: int) -> Evaluator:
    """The judge: steps that plans say nothing about are few and short."""
    return Judged("tiny_towns", 2.0)


def plan(seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
    """Opinions on the moves of naming, placing and constructing; other moves are left to the judge."""
    state = seat.guess(rng)
    assert isinstance(state, TinyTownsState)
    found = candidates(state, seat.seat, moves, budget.iterations or CANDIDATES)
    if not found:
        return None
    plans = [Plan(move, -GRUDGE * help_to_rivals(state, seat.seat, move)) for move, _ in found]
    return race(plans, Future(state, seat.seat, found), rng, budget)


def candidates(state: TinyTownsState, seat: int, moves: list[Action], most: int) -> list[tuple[Action, Town]]:
    """The plans that look best at once; when there is time, at least one for each resource that may be named."""
    plans = [(move, town) for move in moves for move, town in plans_of(state, seat, move)]
    sights = [(hope(state, seat, town), place) for place, (_, town) in enumerate(plans)]
    sights.sort(reverse=True)
    found: list[tuple[Action, Town]] = []
    named: set[Action] = set()
    for _, place in sights:
        move = plans[place][0]
        is_new = move.verb is NAME and move not in named and most >= CANDIDATES
        if is_new or len(found) < min(most, CANDIDATES):
            named.add(move)
            found.append(plans[place])
    return found


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
    town = state.towns[seat]
    empty = town.empty_squares()
    if not empty:
        return [0.0] * c.RESOURCES
    return [
        max([hope(state, seat, town.with_cube(square, resource)) for square in empty])
        for resource in range(c.RESOURCES)
    ]


class Future(Course):
    """How a town may go on: which resources come, and what is made of them."""

    __slots__ = ("chances", "luck", "plans", "seat", "state")

    def __init__(self, state: TinyTownsState, seat: int, plans: list[tuple[Action, Town]]) -> None:
        self.state = state
        self.seat = seat
        self.plans = plans
        self.chances = rivals_chances(state, seat)
        self.luck = 0

    def shuffle(self, rng: Random) -> None:
        self.luck = rng.getrandbits(32)

    def points(self, place: int) -> float:
        move, town = self.plans[place]
        if self.state.mode == SOLO:
            return self.alone(move, town, Random(self.luck))
        return self.among_others(town, Random(self.luck))

    def alone(self, move: Action, town: Town, rng: Random) -> float:
        """Three cards lie open; the one used goes under the pile."""
        state = self.state
        row = list(state.row)
        pile = [resource for resource, count in enumerate(cards_left(state)) for _ in range(count)]
        rng.shuffle(pile)
        pile += state.under
        named = move.args[0] if move.verb is NAME else state.named
        for _ in range(TURNS):
            if named in row:
                row.remove(named)
                pile.append(named)
                row.append(pile.pop(0))
            if town.is_full():
                break
            named, town = self.best_placed(town, sorted(set(row)))
        return hope(state, self.seat, town)

    def among_others(self, town: Town, rng: Random) -> float:
        """Every so many turns the resource is one's own choice, else a rival's or a card's."""
        everything = list(range(c.RESOURCES))
        for turn in range(1, TURNS):
            if town.is_full():
                break
            resources = everything if self.is_own_choice(turn) else rng.choices(everything, self.chances)
            town = self.best_placed(town, resources)[1]
        return hope(self.state, self.seat, town)

    def is_own_choice(self, turn: int) -> bool:
        """Whether the seat chooses the resource so many turns from now."""
        state = self.state
        if state.mode != STANDARD:
            return (state.turn + turn) % 3 == 0
        order = state.active()
        if self.seat not in order:
            return False
        return turn % len(order) == order.index(self.seat) % len(order)

    def best_placed(self, town: Town, resources: list[int]) -> tuple[int, Town]:
        """The resource and the town that look best at once, with all that is then worth building."""
        state, seat = self.state, self.seat
        best, named, found = -1e9, resources[0], town
        for resource in resources:
            for square in town.empty_squares():
                tried = town.with_cube(square, resource)
                worth = hope(state, seat, tried)
                if worth > best:
                    best, named, found = worth, resource, tried
        return named, best_built(state, seat, found)


def rivals_chances(state: TinyTownsState, seat: int) -> list[int]:
    """How likely each resource is to be named by others: rather what helps them."""
    chances = [1] * c.RESOURCES
    if state.mode == STANDARD:
        for rival in state.active():
            if rival != seat:
                worths = resource_worths(state, rival)
                chances[worths.index(max(worths))] += OWN_NEED
    return chances

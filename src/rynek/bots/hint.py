"""Hints: the move of the strongest bot, and what it brings that the next best does not, by sources of points."""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import evaluator_of
from rynek.bots.search import Search, Tree
from rynek.bots.thought import Budget
from rynek.core.action import Action
from rynek.core.message import Message
from rynek.core.state import State

GUESSES: Final = 6
"""On so many guesses the two moves are compared."""
CLEAR: Final = 0.5
"""Differences of fewer points are not worth telling."""
TOLD: Final = 2
"""How many sources of points are told at most."""


class Reason:
    """A source of points and how many more the move brings there at once."""

    __slots__ = ("points", "source")

    def __init__(self, source: Message, points: float) -> None:
        self.source = source
        self.points = points


class Hint:
    """A move, the next best one (None: there is none), how much better it is in all, and where that is seen at once."""

    __slots__ = ("better", "move", "other", "reasons")

    def __init__(self, move: Action, other: Action | None, better: float, reasons: list[Reason]) -> None:
        self.move = move
        self.other = other
        self.better = better
        self.reasons = reasons


def hint(seat: SeatHandle, rng: Random, budget: Budget) -> Hint:
    """What the strongest bot would do, and why."""
    moves = seat.legal
    if len(moves) == 1:
        return Hint(moves[0], None, 0.0, [])
    mind = Search(rng, budget)
    found = mind.think(seat, moves)
    best = mind.first_that_changes(seat, found)
    others = [opinion for opinion in found if opinion.move != best.move]
    if not others:
        return Hint(best.move, None, 0.0, [])
    other = others[0]
    return Hint(best.move, other.move, best.worth - other.worth, reasons(seat, best.move, other.move, rng))


def reasons(seat: SeatHandle, move: Action, other: Action, rng: Random) -> list[Reason]:
    """Where one move brings more points than another once its chain of choices is played on, clearest first."""
    gains: dict[Message, float] = {}
    for _ in range(GUESSES):
        world = seat.guess(rng)
        luck = rng.getrandbits(32)
        for source, points in lines_after(seat, world, move, Random(luck)).items():
            gains[source] = gains.get(source, 0.0) + points / GUESSES
        for source, points in lines_after(seat, world, other, Random(luck)).items():
            gains[source] = gains.get(source, 0.0) - points / GUESSES
    found = [Reason(source, points) for source, points in gains.items() if points >= CLEAR]
    found.sort(key=lambda reason: -reason.points)
    return found[:TOLD]


def lines_after(seat: SeatHandle, world: State, move: Action, rng: Random) -> dict[Message, float]:
    """The seat's points by source after a move and the choices that follow from it."""
    tree = Tree(seat.seat, world.players, evaluator_of(seat.game.name, world.players), rng, Budget(1))
    state = tree.completed(world, seat.seat, move, rng)
    found: dict[Message, float] = {}
    for line in seat.game.breakdown(state, seat.seat):
        found[line.message] = found.get(line.message, 0.0) + line.points
    return found

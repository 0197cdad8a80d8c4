"""A race: several plans are tried under the same luck again and again, and those that fall behind are dropped."""

from random import Random
from typing import Final

from rynek.bots.thought import Budget, Opinion
from rynek.core.action import Action

LEAST: Final = 2
"""How many plans are tried even when time has run out; the most promising come first."""


class Plan:
    """A plan: the move it begins with, what speaks for it from the start, and the points it has brought so far."""

    __slots__ = ("bias", "heats", "move", "points")

    def __init__(self, move: Action, bias: float = 0.0) -> None:
        self.move = move
        self.bias = bias
        self.points = 0.0
        self.heats = 0

    def mean(self) -> float:
        """What the plan brings."""
        return self.points / max(1, self.heats) + self.bias


class Course:
    """What plans are tried on. One subclass a game."""

    __slots__ = ()

    def shuffle(self, rng: Random) -> None:
        """New luck, and a new guess of what is hidden, for all plans of the next heat."""
        raise NotImplementedError

    def points(self, place: int) -> float:
        """What the plan of this number brings with the luck of this heat."""
        raise NotImplementedError

    def effort(self) -> int:
        """What a trial of this heat counts in the budget."""
        return 1


def race(plans: list[Plan], course: Course, rng: Random, budget: Budget) -> list[Opinion]:
    """Opinions on the moves that plans begin with, best first; the budget counts trials by their effort.

    The budget is shared out evenly among as many rounds as it takes to come down to two and to decide between them;
    the worse half is dropped after each. Dropped earlier, nearly all trials were left to the last two.
    """
    left = list(range(len(plans)))
    rounds = (len(plans) - 1).bit_length()
    done = heat = dropped = 0
    while len(left) > 1 and not (heat and budget.is_spent(done)):
        heat += 1
        course.shuffle(rng)
        for place in left:
            if done >= LEAST and heat == 1 and budget.is_spent(0):
                break
            plans[place].points += course.points(place)
            plans[place].heats += 1
            done += course.effort()
        if budget.share(done) * rounds >= dropped + 1 and len(left) > 2:
            left = better_half(plans, left)
            dropped += 1
    return opinions(plans)


def better_half(plans: list[Plan], left: list[int]) -> list[int]:
    """The numbers of the plans that stay."""
    ranked = sorted([(-plans[place].mean(), place) for place in left])
    return [place for _, place in ranked[: (len(left) + 1) // 2]]


def opinions(plans: list[Plan]) -> list[Opinion]:
    """The best plan of each move; what was tried more often was the better one to the last."""
    best: dict[Action, Opinion] = {}
    for plan in plans:
        opinion = Opinion(plan.move, plan.heats, plan.mean())
        if plan.move not in best or best[plan.move] < opinion:
            best[plan.move] = opinion
    found = list(best.values())
    found.sort(reverse=True)
    return found

"""A race: how its budget is shared out among plans."""

from random import Random

import pytest

from rynek.bots.race import Course, Plan, race
from rynek.bots.thought import Budget
from rynek.games.tiny_towns.patterns import BUILD_ON

PLANS = 8


class Ladder(Course):
    """Every plan is a point better than the one before, whatever the luck."""

    __slots__ = ()

    def shuffle(self, rng: Random) -> None:
        pass

    def points(self, place: int) -> float:
        return float(place)


class Climb(Ladder):
    """The same, every trial three times the effort."""

    __slots__ = ()

    def effort(self) -> int:
        return 3


def heats(budget: Budget, course: Course) -> list[int]:
    """How often each plan was tried, the best one last."""
    plans = [Plan(move) for move in BUILD_ON[0][:PLANS]]
    budget.start("tiny_towns")
    found = race(plans, course, Random(1), budget)

    assert found[0].move == plans[-1].move
    return [plan.heats for plan in plans]


def test_every_round_of_a_race_has_as_much_of_the_budget() -> None:
    assert heats(Budget(120), Ladder()) == [5, 5, 5, 5, 15, 15, 35, 35]


def test_trials_count_in_the_budget_by_their_effort() -> None:
    assert heats(Budget(360), Climb()) == heats(Budget(120), Ladder())


@pytest.mark.parametrize(
    ("budget", "share"),
    [(Budget(40), 0.25), (Budget(), 0.0), (Budget(40, 1e6), 0.25), (Budget(40, 1e-9), 1.0), (Budget(0, 1e-9), 1.0)],
)
def test_a_budget_knows_how_much_of_it_is_spent(budget: Budget, share: float) -> None:
    budget.start("troyes")

    assert min(1.0, budget.share(10)) == share

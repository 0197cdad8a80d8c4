"""Contest: plays what a plan still lacks, keeps every game as it ends, and stops when enough is known."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from rynek.research.arena.archive import Archive
from rynek.research.arena.plan import Job, Plan
from rynek.research.arena.results import Result
from rynek.research.arena.sequential import Race
from rynek.research.arena.workers import Workers

USUAL_SURE: Final = 0.95
"""How surely a leader must be known to be named where nothing else is said."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """How much is to be played: whole deals that hold so many games, or fewer when a leader is known so surely."""

    games: int
    until: float | None = None


class Contest:
    """One run of an arena. Deals count in their order, so the end is the same on one core and on many."""

    def __init__(self, plan: Plan, wanted: Wanted, archive: Archive) -> None:
        self.plan = plan
        self.archive = archive
        self.sure = wanted.until or USUAL_SURE
        self.race = Race(len(plan.entrants), self.sure)
        self.stops = wanted.until is not None
        self.deals = plan.deals(wanted.games)
        self.settled = 0
        self.settle()

    @property
    def total(self) -> int:
        """How many games there are to be at most."""
        return self.deals * self.plan.players

    @property
    def results(self) -> list[Result]:
        """The games that count, in order. Games played ahead of the deal that settled it are kept, but do not count."""
        count = self.settled * self.plan.players if self.is_decided else self.total
        return [result for number, result in sorted(self.archive.results.items()) if number < count]

    @property
    def is_decided(self) -> bool:
        """Whether to stop because the leader is known."""
        return self.stops and self.race.leader is not None

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play."""
        return self.is_decided or self.settled == self.deals

    def settle(self) -> bool:
        """Count the deals that are whole, in order, until enough is known; whether all is over."""
        while not self.is_over:
            first = self.settled * self.plan.players
            numbers = range(first, first + self.plan.players)
            if any(number not in self.archive.results for number in numbers):
                return False
            self.race.add(self.archive.results[number] for number in numbers)
            self.settled += 1
        return True

    def jobs(self) -> Iterator[Job]:
        """The games not yet played, first deals first."""
        for number in range(self.total):
            if number not in self.archive.results:
                yield self.plan.job(number)

    def run(self, workers: Workers, ended: Callable[[Result], None]) -> None:
        """Play until all is played or enough is known; `ended` is told of every game."""
        if self.is_over:
            return
        with closing(workers.play(self.plan, self.jobs())) as games:
            for result, record in games:
                self.archive.add(result, record)
                ended(result)
                if self.settle():
                    return

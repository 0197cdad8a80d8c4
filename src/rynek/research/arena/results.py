"""Results: how one game ended, and how long its decisions took."""

from dataclasses import dataclass, field
from typing import Final

BUCKETS: Final = 32
"""Classes of decision times: class k holds times below 2**k microseconds that fit no lower class."""


@dataclass(slots=True)
class Times:
    """Decision times in seconds: how many, their sum, the longest, and how many fell into each class."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    classes: list[int] = field(default_factory=lambda: [0] * BUCKETS)

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.classes[min(BUCKETS - 1, int(seconds * 1e6).bit_length())] += 1

    def merge(self, other: "Times") -> None:
        """Count the decisions of another."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.classes = [mine + theirs for mine, theirs in zip(self.classes, other.classes, strict=True)]

    @property
    def mean(self) -> float:
        """The mean time."""
        return self.total / self.count if self.count else 0.0

    def share_below(self, share: float) -> float:
        """The time that a share of the decisions did not exceed, to within a factor of two."""
        seen = 0
        for place, number in enumerate(self.classes):
            seen += number
            if seen and seen >= share * self.count:
                return min(self.longest, 2.0**place / 1e6)
        return self.longest


@dataclass(frozen=True, slots=True)
class Failure:
    """Who lost a game by a fault, and by which."""

    seat: int
    kind: str
    detail: str


@dataclass(frozen=True, slots=True)
class Result:
    """The end of one game, by seat. Ranks count from 1 and may be shared. After a fault there are no scores."""

    number: int
    deal: int
    seats: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    decisions: int
    failure: Failure | None
    times: tuple[Times, ...]

    @property
    def outcome(self) -> tuple[object, ...]:
        """All that the seed decides: everything but the clock."""
        fault = None if self.failure is None else (self.failure.seat, self.failure.kind)
        return self.number, self.deal, self.seats, self.ranks, self.scores, self.decisions, fault

    def wins(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def ranks_of(ranking: list[list[int]], players: int) -> tuple[int, ...]:
    """The rank of each seat from the seats by rank."""
    found = [0] * players
    rank = 1
    for seats in ranking:
        for seat in seats:
            found[seat] = rank
        rank += len(seats)
    return tuple(found)

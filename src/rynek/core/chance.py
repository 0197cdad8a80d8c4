"""Chance is a seat: dice and draws are answers in the log."""

from typing import Final, Protocol

from rynek.core.action import Action, Verb

CHANCE: Final = -1
"""The seat that rolls dice and draws cards."""

Odds = list[tuple[Action, float]]
"""Answers of chance, sorted, each with its probability; together they make 1."""


class Rng(Protocol):
    """The one thing rules ask of a source of chance; `random.Random` has it."""

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 to start - 1, all equally likely."""
        ...


def pick(counts: list[int], rng: Rng) -> int:
    """The index of one piece drawn from a bag that holds counts[i] pieces of kind i."""
    left = rng.randrange(sum(counts))
    for kind, count in enumerate(counts):
        if left < count:
            return kind
        left -= count
    raise ValueError("nothing left to draw")


def sample(pool: list[int], size: int, rng: Rng) -> list[int]:
    """`size` different entries of the pool, in the order drawn."""
    rest = list(pool)
    drawn: list[int] = []
    for _ in range(size):
        place = rng.randrange(len(rest))
        drawn.append(rest[place])
        rest[place] = rest[-1]
        rest.pop()
    return drawn


def shuffled(pool: list[int], rng: Rng) -> list[int]:
    """The whole pool in a new order."""
    return sample(pool, len(pool), rng)


def evenly(actions: list[Action]) -> Odds:
    """Answers that are all equally likely."""
    return [(action, 1 / len(actions)) for action in actions]


def by_weight(verb: Verb, weights: list[int]) -> Odds:
    """The answers `verb i` of a draw from a bag that holds weights[i] pieces of kind i."""
    total = sum(weights)
    return [(Action(verb, kind), weight / total) for kind, weight in enumerate(weights) if weight]

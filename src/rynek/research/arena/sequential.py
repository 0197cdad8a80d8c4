"""Sequential testing: looking at the results after every deal, and stopping when the better one is known.

The test is a bet. Whoever says "the first is no better than the second" says that the mean share of the first over
deals is at most ½. Against that, money is put on the first: a fraction of the capital at even odds on each deal's
share. If the claim is true the capital is a supermartingale, and by Ville's inequality it ever reaches 1/α with a
probability of at most α: the one who stops at any moment is wrong no more often than α says. Shares need only lie
between 0 and 1 and be independent from deal to deal: draws, seats and the common luck inside a deal do no harm. The
right fraction is not known beforehand, so the capital is spread evenly over a row of them. See Waudby-Smith and
Ramdas, "Estimating means of bounded random variables by betting" (2024).
"""

import math
from collections.abc import Iterable
from itertools import permutations
from typing import Final

from rynek.research.arena.pairs import Pair, deal_shares
from rynek.research.arena.results import Result

STAKES: Final = tuple(0.05 + 0.1 * place for place in range(20))
"""The fractions; 2 would be all of the capital."""


class Bet:
    """The capital, beginning with 1, of one who bets that a mean is above ½."""

    def __init__(self) -> None:
        self.logs = [0.0] * len(STAKES)
        self.deals = 0

    def add(self, share: float) -> None:
        """Settle one deal."""
        self.deals += 1
        for place, stake in enumerate(STAKES):
            self.logs[place] += math.log1p(stake * (share - 0.5))

    @property
    def log_capital(self) -> float:
        """The natural logarithm of the capital: how strong the evidence is."""
        most = max(self.logs)
        return most + math.log(sum(math.exp(log - most) for log in self.logs) / len(STAKES))


class Race:
    """Bets on every entrant against every other, and who is known to be better than whom.

    All claims together are wrong with a probability of at most 1 - `sure`: each of the n(n - 1) bets gets its part.
    """

    def __init__(self, entrants: int, sure: float) -> None:
        self.entrants = entrants
        self.bets: dict[Pair, Bet] = {pair: Bet() for pair in permutations(range(entrants), 2)}
        self.enough = math.log(max(1, len(self.bets)) / (1 - sure))

    def add(self, deal: Iterable[Result]) -> None:
        """Settle a whole deal."""
        games = list(deal)
        for pair, bet in self.bets.items():
            share = deal_shares(games, pair)
            if share is not None:
                bet.add(share)

    def known(self, first: int, second: int) -> bool:
        """Whether the first is known to be better than the second."""
        return self.bets[first, second].log_capital >= self.enough

    @property
    def leader(self) -> int | None:
        """The entrant known to be better than all others, if there is one."""
        for first in range(self.entrants):
            others = [other for other in range(self.entrants) if other != first]
            if others and all(self.known(first, other) for other in others):
                return first
        return None

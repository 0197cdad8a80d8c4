"""Summary: what the games of an arena say, with how sure it is."""

from dataclasses import dataclass, field
from itertools import permutations
from statistics import fmean, quantiles, variance
from typing import Any, Final

from rynek.research.arena.contest import Contest
from rynek.research.arena.pairs import by_deal, deal_shares
from rynek.research.arena.plan import Plan
from rynek.research.arena.ratings import Rating, rate
from rynek.research.arena.results import Result, Times
from rynek.research.arena.sequential import Race
from rynek.research.statistics import Tally, wilson

TWENTIETHS: Final = (0, 4, 9, 14, 18)
"""Which of the nineteen cuts are shown: 5, 25, 50, 75 and 95 %."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of victories with the ends of its interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant: its rating, victories, points, victories by seat, decision times and faults."""

    label: str
    kind: str
    games: int
    rating: Rating
    wins: Share
    mean: float
    mean_half: float
    spread: float
    cuts: list[float]
    by_seat: list[Share]
    decisions: int
    mean_time: float
    median_time: float
    slow_time: float
    longest_time: float
    faults: dict[str, int]
    scores: list[int]
    time_classes: list[int]


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two entrants: how often the first finished ahead, and whether it is known to be the better one."""

    first: int
    second: int
    games: int
    deals: int
    ahead: Share
    log_capital: float
    known: bool


@dataclass(frozen=True, slots=True)
class Blame:
    """A game that was lost by a fault."""

    game: int
    label: str
    seat: int
    kind: str
    detail: str


@dataclass(frozen=True, slots=True)
class Summary:
    """A whole arena. `sure` is the certainty at which leaders are named; intervals are at 95 %."""

    plan: dict[str, Any]
    sure: float
    games: int
    deals: int
    decisions: float
    leader: str | None
    standings: list[Standing]
    meetings: list[Meeting]
    seats: list[Share]
    blames: list[Blame] = field(default_factory=list)

    @property
    def labels(self) -> list[str]:
        """The names of the entrants."""
        return [standing.label for standing in self.standings]

    @property
    def order(self) -> list[int]:
        """The entrants, best rating first."""
        return sorted(range(len(self.standings)), key=lambda place: -self.standings[place].rating.value)

    def meeting(self, first: int, second: int) -> Meeting | None:
        """What happened between two entrants."""
        return next((each for each in self.meetings if (each.first, each.second) == (first, second)), None)


def summarise(contest: Contest) -> Summary:
    """The summary of the games that count."""
    plan, results = contest.plan, contest.results
    ratings = rate(results, len(plan.entrants))
    leader = contest.race.leader
    return Summary(
        plan=plan.description(),
        sure=contest.sure,
        games=len(results),
        deals=len({result.deal for result in results}),
        decisions=fmean(result.decisions for result in results) if results else 0.0,
        leader=None if leader is None else plan.entrants[leader].label,
        standings=[standing(plan, place, results, rating) for place, rating in enumerate(ratings)],
        meetings=meetings(results, contest.race),
        seats=[share(tally(results, seat=seat)) for seat in range(plan.players)],
        blames=blames(plan, results),
    )


def standing(plan: Plan, place: int, results: list[Result], rating: Rating) -> Standing:
    """All about one entrant."""
    all_games, times, faults = tally(results, entrant=place), Times(), dict[str, int]()
    for result in results:
        for seat, entrant in enumerate(result.seats):
            if entrant != place:
                continue
            times.merge(result.times[seat])
            if result.failure is not None and result.failure.seat == seat:
                faults[result.failure.kind] = faults.get(result.failure.kind, 0) + 1
    mean, half = all_games.mean
    return Standing(
        label=plan.entrants[place].label,
        kind=plan.entrants[place].kind,
        games=all_games.games,
        rating=rating,
        wins=share(all_games),
        mean=mean,
        mean_half=half,
        spread=all_games.spread,
        cuts=cuts(all_games.scores),
        by_seat=[share(tally(results, entrant=place, seat=seat)) for seat in range(plan.players)],
        decisions=times.count,
        mean_time=times.mean,
        median_time=times.share_below(0.5),
        slow_time=times.share_below(0.95),
        longest_time=times.longest,
        faults=faults,
        scores=sorted(all_games.scores),
        time_classes=times.classes,
    )


def tally(results: list[Result], *, entrant: int | None = None, seat: int | None = None) -> Tally:
    """The games of an entrant, of a seat, or of an entrant in a seat."""
    found = Tally()
    for result in results:
        for place, who in enumerate(result.seats):
            if entrant in (None, who) and seat in (None, place):
                found.add(None if result.scores is None else result.scores[place], result.wins(place))
    return found


def share(found: Tally) -> Share:
    """The share of victories of a tally."""
    return Share(*found.win_share)


def cuts(scores: list[int]) -> list[float]:
    """The points that 5, 25, 50, 75 and 95 % of the games did not exceed."""
    if len(scores) < 2:
        return [float(score) for score in scores] * len(TWENTIETHS)
    found = quantiles(scores, n=20, method="inclusive")
    return [found[place] for place in TWENTIETHS]


def meetings(results: list[Result], race: Race) -> list[Meeting]:
    """Every two entrants who have met, both ways round."""
    deals = by_deal(results)
    found = []
    for pair in permutations(range(race.entrants), 2):
        shares = {deal: each for deal, games in deals.items() if (each := deal_shares(games, pair)) is not None}
        if shares:
            games = sum(len(deals[deal]) for deal in shares)
            bet = race.bets[pair]
            interval = pair_share(list(shares.values()), games)
            found.append(Meeting(*pair, games, len(shares), interval, bet.log_capital, race.known(*pair)))
    return found


def pair_share(shares: list[float], games: int) -> Share:
    """The mean share over deals; its interval counts as many trials as the spread between deals is worth."""
    mean = fmean(shares)
    spread = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    trials = mean * (1 - mean) / spread if spread else float(games)
    return Share(mean, *wilson(mean, min(max(trials, 1.0), float(games))))


def blames(plan: Plan, results: list[Result]) -> list[Blame]:
    """Every fault."""
    found = []
    for result in results:
        failure = result.failure
        if failure is not None:
            label = plan.entrants[result.seats[failure.seat]].label
            found.append(Blame(result.number, label, failure.seat, failure.kind, failure.detail))
    return found

"""The statistics of the arena recover what was planted, and are wrong no more often than they say."""

import math
from random import Random

import pytest

from rynek.research.arena.pairs import ahead, by_deal, deal_shares
from rynek.research.arena.ratings import ELO, MIDDLE, rate
from rynek.research.arena.sequential import Bet, Race
from rynek.research.arena.summary import meetings, pair_share
from rynek.research.statistics import wilson
from tests.research.planted import planted, played

STRENGTHS = (0.9, 0.3, 0.0, -1.2)
RUNS = 40


def true_ratings(strengths: tuple[float, ...]) -> list[float]:
    middle = sum(strengths) / len(strengths)
    return [MIDDLE + ELO * (strength - middle) for strength in strengths]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ratings_recover_planted_strengths_within_their_intervals(players: int) -> None:
    held = 0
    for run in range(RUNS):
        ratings = rate(planted(STRENGTHS, players, 60, Random(run)), len(STRENGTHS))
        held += sum(r.low <= true <= r.high for r, true in zip(ratings, true_ratings(STRENGTHS), strict=True))

    assert 0.91 <= held / (RUNS * len(STRENGTHS)) <= 0.99


def test_ratings_recover_the_planted_order() -> None:
    ratings = rate(planted(STRENGTHS, 3, 600, Random(1)), len(STRENGTHS))

    assert sorted(range(4), key=lambda place: -ratings[place].value) == [0, 1, 2, 3]
    assert max(r.high - r.low for r in ratings) < 70


def test_intervals_hold_too_when_entrants_sit_twice_at_a_table() -> None:
    held = 0
    for run in range(2 * RUNS):
        ratings = rate(planted((0.5, -0.5), 3, 40, Random(run)), 2)
        held += ratings[0].low <= MIDDLE + ELO * 0.5 <= ratings[0].high

    assert held / (2 * RUNS) >= 0.9


def test_common_luck_makes_intervals_narrower_not_wrong() -> None:
    spread_out, wrong = 0, 0
    for run in range(RUNS):
        ratings = rate(planted((0.0, 0.0), 2, 60, Random(run), luck=2.0), 2)
        plain = rate(planted((0.0, 0.0), 2, 60, Random(run)), 2)
        wrong += not ratings[0].low <= MIDDLE <= ratings[0].high
        spread_out += ratings[0].high - ratings[0].low < plain[0].high - plain[0].low

    assert wrong / RUNS <= 0.12
    assert spread_out / RUNS >= 0.9


def test_who_never_loses_has_a_rating_and_an_interval() -> None:
    games = [played((n, n // 2, (0, 1) if n % 2 else (1, 0)), (1, 2) if n % 2 else (2, 1)) for n in range(200)]

    first, second = rate(games, 2)

    assert 200 < first.value - second.value < 2000
    assert first.low > second.high


def test_equals_are_equal_when_all_ranks_are_shared() -> None:
    first, second = rate([played((n, n // 2, (n % 2, 1 - n % 2)), (1, 1)) for n in range(20)], 2)

    assert first.value == pytest.approx(second.value)


def test_a_lone_entrant_is_rated_in_the_middle() -> None:
    assert rate([played((0, 0, (0, 0)), (1, 2))], 1)[0].value == MIDDLE


def test_the_order_of_games_does_not_matter() -> None:
    games = planted(STRENGTHS, 3, 30, Random(3))
    mixed = Random(4).sample(games, len(games))

    assert [r.value for r in rate(games, 4)] == pytest.approx([r.value for r in rate(mixed, 4)])


def test_a_bet_on_equals_is_rarely_won_however_long_one_looks() -> None:
    rng = Random(5)
    won = 0
    for _ in range(400):
        bet = Bet()
        while bet.deals < 200 and bet.log_capital < math.log(20):
            bet.add((rng.random() < 0.5) / 2 + (rng.random() < 0.5) / 2)
        won += bet.log_capital >= math.log(20)

    assert won / 400 <= 0.05


@pytest.mark.parametrize("strengths", [(0.6, -0.6), (1.0, 0.0, -0.5)])
def test_the_race_finds_the_better_one_and_stops(strengths: tuple[float, ...]) -> None:
    stops = []
    for run in range(20):
        race = Race(len(strengths), 0.95)
        for deal in by_deal(planted(strengths, 2, 400, Random(run))).values():
            race.add(deal)
            if race.leader is not None:
                break
        assert race.leader == 0
        stops.append(race.bets[0, 1].deals)

    assert max(stops) < 400


def test_the_race_names_nobody_among_equals() -> None:
    named = 0
    for run in range(60):
        race = Race(3, 0.95)
        for deal in by_deal(planted((0.0, 0.0, 0.0), 3, 60, Random(run))).values():
            race.add(deal)
            if race.leader is not None:
                named += 1
                break

    assert named / 60 <= 0.05


def test_shares_of_a_pair_are_counted_by_rank() -> None:
    game = played((0, 0, (0, 1, 2)), (2, 1, 2))

    assert [ahead(game, 0, 1), ahead(game, 0, 2), ahead(game, 1, 2), ahead(game, 0, 3)] == [0.0, 0.5, 1.0, None]
    assert deal_shares([game], (0, 3)) is None


def test_an_entrant_who_sits_twice_is_counted_half_each_time() -> None:
    assert ahead(played((0, 0, (0, 1, 0)), (1, 2, 3)), 0, 1) == 0.5


def test_pairs_know_how_often_they_met() -> None:
    race = Race(3, 0.95)
    games = planted((0.5, 0.0, -0.5), 2, 30, Random(2))

    found = {(each.first, each.second): each for each in meetings(games, race)}

    assert {pair: each.deals for pair, each in found.items()} == dict.fromkeys(found, 10)
    assert found[0, 2].ahead.value == pytest.approx(1 - found[2, 0].ahead.value)
    assert all(each.ahead.low <= each.ahead.value <= each.ahead.high for each in found.values())


def test_deals_that_all_end_alike_do_not_make_an_interval_vanish() -> None:
    share = pair_share([0.5] * 20, 40)

    assert (share.low, share.high) == pytest.approx(wilson(0.5, 40))

"""The schedule of the arena: who sits where, and with which luck."""

from collections import Counter
from itertools import combinations

import pytest

from tests.research.planted import plan


@pytest.mark.parametrize(
    ("entrants", "players"), [(2, 2), (3, 2), (3, 3), (5, 3), (2, 3), (2, 4), (3, 4), (1, 2), (4, 1)]
)
def test_every_entrant_sits_equally_often_in_every_seat(entrants: int, players: int) -> None:
    table = plan(entrants, players)
    deals = 20 * entrants

    counts = Counter((seat, who) for n in range(deals * players) for seat, who in enumerate(table.job(n).seats))

    assert set(counts.values()) == {deals * players // entrants}
    assert len(counts) == entrants * players


def test_every_two_entrants_meet_equally_often() -> None:
    table = plan(5, 3)

    met = Counter(pair for deal in range(20) for pair in combinations(sorted(table.lineup(deal)), 2))

    assert set(met.values()) == {6}
    assert len(met) == 10


def test_a_deal_is_one_lineup_with_one_luck_in_all_rotations() -> None:
    games = [plan(3, 3).job(number) for number in range(3, 6)]

    assert {game.luck for game in games} == {"1.1"}
    assert [game.seats for game in games] == [games[0].seats[turn:] + games[0].seats[:turn] for turn in range(3)]


def test_no_two_deals_share_their_luck() -> None:
    assert len({plan(3, 2).job(number).luck for number in range(0, 100, 2)}) == 50


def test_of_very_many_lineups_each_deal_draws_one() -> None:
    table = plan(40, 4)

    seated = [table.lineup(deal) for deal in range(500)]

    assert all(len(set(lineup)) == 4 for lineup in seated)
    assert {who for lineup in seated for who in lineup} == set(range(40))
    assert seated == [plan(40, 4).lineup(deal) for deal in range(500)]


def test_games_come_in_whole_deals() -> None:
    assert [plan(3, 3).deals(games) for games in (1, 3, 4, 1000)] == [1, 1, 2, 334]

"""The end of the game."""

from random import Random

import pytest

import rynek
from rynek.games.genoa.cards import CARD
from rynek.games.genoa.scoring import contract_pay, group_pay
from tests.games.genoa.table import GAME, table


def hand(*numbers: int) -> int:
    return sum(1 << CARD.value(f"contract_{number:02}") for number in numbers)


@pytest.mark.rule("W12", "R13.2", "Q5")
@pytest.mark.parametrize(("size", "pay"), [(0, 0), (1, 10), (2, 30), (3, 60), (4, 100), (5, 150), (6, 200), (14, 600)])
def test_a_group_of_contracts_pays_by_its_size(size: int, pay: int) -> None:
    assert group_pay(size) == pay
    assert contract_pay(hand(*range(1, size + 1))) == pay


@pytest.mark.rule("R13.2", "Q5", "R11.8")
def test_groups_are_paid_separately_and_the_ring_is_closed() -> None:
    assert contract_pay(hand(1, 3, 5)) == 30
    assert contract_pay(hand(1, 2, 4, 5, 6)) == 30 + 60
    assert contract_pay(hand(13, 14, 1, 2)) == 100


@pytest.mark.rule("R13.1", "R13.3")
def test_only_ducats_buildings_and_contracts_count() -> None:
    seats = [{"goods": {"wine": 5}, "tokens": {"any_good": 2}, "markers": 3, "hand": ["message_01", "contract_01"]}]
    state = table(owners={"park": "A"}, seats=seats)

    assert state.scores()[0] == 150
    assert [line.points for line in GAME.breakdown(state, 0)] == [130, 10, 10]
    assert GAME.breakdown(state, 0)[1].where == ("space:park",)


@pytest.mark.rule("R13.4", "Q29", "R3.1")
def test_ties_are_broken_by_remaining_assets_then_shared() -> None:
    seats = [{"goods": {"wine": 1}}, {"markers": 1, "hand": ["message_01"]}, {"ducats": 200}]
    shared = [{"goods": {"wine": 1}}, {"tokens": {"any_good": 1}}, {"ducats": 5}]

    assert GAME.ranking(table(seats=seats)) == [[2], [1], [0]]
    assert GAME.ranking(table(seats=shared)) == [[0, 1], [2]]
    owners = table(owners={"park": "A"}, seats=[{"ducats": 120}, {"goods": {"wine": 1}}, {"ducats": 5}])
    assert GAME.ranking(owners) == [[1], [0], [2]]  # a marker on a building is no remaining asset


@pytest.mark.rule("R13.1", "R11.6")
def test_at_the_end_the_purse_tells_what_filled_it() -> None:
    match = rynek.Match(GAME, 2, seed=5)
    chooser = Random(5)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, chooser.choice(match.state.legal(seat)))
    told = [event for entry in match.log for event in entry.events]

    for seat in range(2):
        lines = GAME.earned(match.state, seat, told)
        assert sum(line.points for line in lines) == match.state.scores()[seat]
        assert lines[0].message.template.key == "score-deals"
        assert "score-ducats" not in [line.message.template.key for line in lines]

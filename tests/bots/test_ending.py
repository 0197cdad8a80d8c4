"""Endings: counted out where nobody else has a say, and only while there is time."""

from random import Random

import rynek
from rynek.bots import SeatHandle
from rynek.bots.ending import counted_out
from rynek.bots.thought import Budget
from tests.games.caylus_1303.table import DELIVERY, table


def ending() -> SeatHandle:
    """The last delivery, with one bundle at hand."""
    goods = {"food": 1, "wood": 1, "stone": 1}
    state = table(2, steps=DELIVERY, round=9, construction_site=["A"], A={"goods": goods})
    return SeatHandle(rynek.game("caylus_1303"), state, 0)


def test_moves_are_told_by_their_best_ends() -> None:
    seat = ending()

    found = counted_out(seat, seat.legal, Random(1), Budget(5))

    assert found is not None
    assert {opinion.move for opinion in found} == set(seat.legal)
    assert str(found[0].move).startswith("deliver")


def test_without_time_nothing_is_counted_out() -> None:
    seat = ending()
    budget = Budget(5, 1e-9)
    budget.start("caylus_1303")

    assert counted_out(seat, seat.legal, Random(1), budget) is None

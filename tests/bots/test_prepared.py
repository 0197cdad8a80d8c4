"""Hints in prepared positions: whatever is advised, it is none of the moves that are plainly worse than another."""

from random import Random

import pytest

import rynek
from rynek.bots import SeatHandle
from rynek.bots.hint import hint
from rynek.bots.levels import LEVELS
from rynek.bots.thought import Budget
from tests.bots.prepared import PREPARED, Prepared

FEW = 20
"""Iterations in a hurry."""
EACH = 5
"""So many positions a game at least."""


def named(prepared: Prepared) -> str:
    return f"{prepared.game}: {prepared.why}"


def advised(prepared: Prepared, budget: Budget) -> str:
    """The hint, after a look whether the position is what it is meant to be."""
    state = prepared.state()
    seat = state.to_act[0]
    moves = [str(move) for move in state.legal(seat)]
    for bad in prepared.dominated:
        assert any(move.split()[: len(bad.split())] == bad.split() for move in moves), f"{bad} is no move"
    assert not all(prepared.is_dominated(move) for move in moves)
    return str(hint(SeatHandle(rynek.game(prepared.game), state, seat), Random(1), budget).move)


@pytest.mark.parametrize("prepared", PREPARED, ids=named)
def test_even_a_hint_in_a_hurry_is_not_dominated(prepared: Prepared) -> None:
    assert not prepared.is_dominated(advised(prepared, Budget(FEW)))


@pytest.mark.long
@pytest.mark.parametrize("prepared", PREPARED, ids=named)
def test_no_hint_is_dominated(prepared: Prepared) -> None:
    assert not prepared.is_dominated(advised(prepared, LEVELS["master"].budget()))


@pytest.mark.parametrize("name", rynek.all_games())
def test_every_game_has_prepared_positions(name: str) -> None:
    assert len([prepared for prepared in PREPARED if prepared.game == name]) >= EACH

"""Recruitment (R8.4, R10.12, R13.1)."""

from typing import Any

import pytest

from tests.games.caylus_1303.table import MANAGEMENT, goods, table


@pytest.mark.rule("R8.4", "R13.1")
@pytest.mark.parametrize(("players", "recruits"), [(2, 3), (3, 3), (4, 3), (5, 2)])
def test_everybody_takes_three_workers_or_two_of_five(players: int, recruits: int) -> None:
    before = 10 if players in (2, 5) else 6
    state = table(players, steps=MANAGEMENT)

    assert state.pool == [before + recruits] * players


@pytest.mark.rule("R8.4", "Q21")
def test_residences_garden_granary_and_factory_add_to_it() -> None:
    houses = {"base_farm_1": "A", "base_sawmill": "A", "base_quarry": "B", "base_farm_2": "C", "base_carpenter": "C"}
    monuments = {"base_quarry": "garden", "base_farm_2": "granary", "base_carpenter": "factory"}
    bare: dict[str, Any] = {"goods": {}}
    state = table(
        houses=houses,
        residences=["base_farm_1", "base_sawmill"],
        monuments=monuments,
        steps=MANAGEMENT,
        A=bare,
        B=bare,
        C=bare,
    )

    assert state.pool == [6 + 5, 6 + 5, 6 + 3]
    assert [goods(state, letter) for letter in "ABC"] == [{}, {}, {"food": 1, "cloth": 1}]


@pytest.mark.rule("R10.12")
def test_the_day_laborer_takes_one_more() -> None:
    state = table(steps=MANAGEMENT, B={"characters": ["day_laborer"]})

    assert state.pool == [9, 10, 9]


@pytest.mark.rule("R1.4")
def test_never_more_than_fifteen_workers() -> None:
    state = table(steps=MANAGEMENT, A={"pool": 14}, B={"pool": 15, "characters": ["day_laborer"]})

    assert state.pool == [15, 15, 9]

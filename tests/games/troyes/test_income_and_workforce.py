from typing import Any

import pytest

from rynek.games.troyes import GAME
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import dice_left, play, table

FULL = {
    "palace_1": "A", "palace_2": "A", "palace_3": "B", "palace_4": "grey", "palace_5": "grey", "palace_6": "A",
    "bishopric_1a": "A", "bishopric_1b": "B", "bishopric_2a": "B", "bishopric_2b": "grey",
    "city_hall_1a": "A", "city_hall_2a": "B",
}  # fmt: skip


def before_income(**parts: Any) -> TroyesState:
    return table(spaces=FULL, steps=[{"step": "Income"}, {"step": "WorkForce"}], **parts)


@pytest.mark.rule("R4.4")
def test_ten_deniers_then_two_for_the_palace_and_one_for_the_bishopric() -> None:
    state = before_income()

    assert state.deniers == [5 + 10 - 3 * 2 - 1, 5 + 10 - 2 - 2]


@pytest.mark.rule("R4.4")
def test_nobody_else_is_paid() -> None:
    state = table(
        activities={"merchant": {"tradesmen": ["A"]}},
        lying={"palace": {"A": 1}, "bishopric": {"A": 1, "B": 1}},
        spaces={"city_hall_1a": "A"},
        seats={"A": {"supply": 3}},
        steps=[{"step": "Income"}, {"step": "WorkForce"}],
    )

    assert state.deniers == [15, 15]


@pytest.mark.rule("R4.5", "R9.2")
@pytest.mark.parametrize(("points", "left"), [(7, 5), (1, 0), (0, 0)])
def test_who_cannot_pay_pays_what_there_is_and_loses_two_points(points: int, left: int) -> None:
    palace = {f"palace_{face}": "A" for face in range(1, 7)}
    state = table(
        spaces=palace,
        seats={"A": {"deniers": 1, "points": points}},
        steps=[{"step": "Income"}, {"step": "WorkForce"}],
    )

    assert (state.deniers[0], state.points[0]) == (0, left)
    assert state.spaces.count(0) == 6


@pytest.mark.rule("E2")
def test_example_of_the_wages() -> None:
    spaces = {"palace_6": "A", "bishopric_1a": "A", "city_hall_1a": "A", "city_hall_1b": "A"}
    spaces |= {"bishopric_1b": "B", "bishopric_2a": "B", "bishopric_2b": "B", "city_hall_1c": "B"}
    spaces |= {"bishopric_3a": "C", "city_hall_2a": "C", "city_hall_2b": "C", "city_hall_2c": "C"}
    spaces |= {"bishopric_3b": "D", "palace_1": "D", "palace_2": "D", "palace_3": "D"}
    state = table(4, spaces=spaces, steps=[{"step": "Income"}, {"step": "WorkForce"}])

    assert state.deniers == [12, 12, 14, 8]


@pytest.mark.rule("R4.6", "R4.7", "R1.5")
def test_a_die_for_every_citizen_in_a_building() -> None:
    state = before_income(start="B")
    play(state, "*roll 1 2 3 4 5 6 1 2 3 4 5 6")

    assert dice_left(state) == [
        "A-red-1", "A-red-5", "A-red-6", "A-white-2", "A-yellow-3",
        "B-red-1", "B-white-2", "B-white-3", "B-yellow-4",
        "grey-red-4", "grey-red-5", "grey-white-6",
    ]  # fmt: skip


@pytest.mark.rule("E3")
def test_example_of_the_work_force() -> None:
    spaces = {"city_hall_1a": "A", "city_hall_1b": "A", "bishopric_1a": "A", "palace_6": "A"}
    spaces |= {"palace_4": "grey", "palace_5": "grey"}
    state = table(4, spaces=spaces, steps=[{"step": "WorkForce"}])
    play(state, "*roll 4 3 5 6 1 2")

    assert dice_left(state) == ["A-red-4", "A-white-3", "A-yellow-5", "A-yellow-6", "grey-red-1", "grey-red-2"]


@pytest.mark.rule("R4.6")
def test_a_throw_with_the_wrong_number_of_dice_is_refused() -> None:
    state = before_income()

    assert not state.accepts(-1, GAME.parse("roll 1 2 3"))
    assert state.accepts(-1, GAME.parse("roll" + " 6" * 12))

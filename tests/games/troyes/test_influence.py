from typing import Any

import pytest

from rynek.games.troyes import GAME
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import dice_left, options, picks, play, reason, row, table, verbs


def turn(dice: str, influence: int = 4, **parts: Any) -> TroyesState:
    """A's turn with some influence."""
    return table(dice=dice, seats={"A": {"influence": influence}}, **parts)


@pytest.mark.rule("R7.1", "R4.24")
def test_one_influence_rerolls_an_own_die() -> None:
    state = turn("A-red-1 B-red-2")
    play(state, "reroll red 1", "*roll 5")

    assert dice_left(state) == ["A-red-5", "B-red-2"]
    assert state.influence[0] == 3
    assert "reroll red 5" in options(state)


@pytest.mark.rule("R7.1", "R5.10")
def test_two_influence_recruit_a_citizen() -> None:
    state = turn("A-red-1")
    reserve = state.reserve[0]
    play(state, "recruit", "recruit")

    assert state.supply[0] == 2
    assert state.reserve[0] == reserve - 2
    assert state.influence[0] == 0
    assert "recruit" not in verbs(state)


@pytest.mark.rule("R5.10")
def test_nobody_is_recruited_beyond_twelve() -> None:
    state = table(dice="A-red-1", seats={"A": {"supply": 12}})

    assert "recruit" not in verbs(state)
    assert reason(state, "recruit") == "why-nobody-to-recruit R5.10"


@pytest.mark.rule("R7.1")
def test_four_influence_turn_up_to_three_dice_of_any_colours() -> None:
    state = turn("A-red-1 A-white-2 A-yellow-3 A-yellow-6")
    play(state, "turn red 1")
    assert "turn red 6" not in options(state)
    play(state, "turn white 2", "turn yellow 3")

    assert dice_left(state) == ["A-red-6", "A-white-5", "A-yellow-4", "A-yellow-6"]
    assert state.influence[0] == 0


@pytest.mark.rule("R7.1")
def test_turning_may_stop_after_one_die() -> None:
    state = turn("A-red-1 A-white-2")
    play(state, "turn red 1", "done")

    assert dice_left(state) == ["A-red-6", "A-white-2"]


@pytest.mark.rule("R7.1")
def test_a_die_is_not_turned_twice_for_one_payment() -> None:
    state = turn("A-red-1 A-red-6")
    play(state, "turn red 1")
    assert options(state) == ["done", "turn red 6"]
    single = turn("A-red-1 A-white-2")
    play(single, "turn red 1")
    assert reason(single, "turn red 6") == "why-turned-already R7.1"
    assert reason(single, "turn red 1") == "why-no-own-die R7.2"
    play(state, "turn red 6")

    assert dice_left(state) == ["A-red-1", "A-red-6"]


@pytest.mark.rule("R7.1")
def test_any_number_of_times_in_any_order() -> None:
    state = turn("A-red-1", influence=8)
    play(state, "reroll red 1", "*roll 2", "recruit", "turn red 2", "reroll red 5", "*roll 3")

    assert state.influence[0] == 0
    assert dice_left(state) == ["A-red-3"]


@pytest.mark.rule("R7.2")
def test_foreign_dice_cannot_be_rerolled_or_turned() -> None:
    state = turn("A-red-1 B-red-2 grey-red-3", influence=20)

    assert [move for move in options(state) if move.startswith(("reroll", "turn"))] == ["reroll red 1", "turn red 1"]
    assert reason(state, "reroll red 2") == "why-no-own-die R7.2"
    assert reason(state, "turn red 3") == "why-no-own-die R7.2"


@pytest.mark.rule("R7.3")
def test_influence_stops_at_twenty_and_cannot_be_overspent() -> None:
    state = table(
        dice="A-yellow-6 A-red-2", seats={"A": {"influence": 20}, "B": {"influence": 0}}, events={"marauding": ""}
    )
    play(state, "take yellow 6", "fight marauding")
    assert state.influence[0] == 20

    assert reason(state, "reroll red 2") == "why-too-little-influence R7.3"
    assert verbs(state) <= {"buy", "pass"}


@pytest.mark.rule("R7.4", "Q16")
def test_having_spent_influence_one_may_still_pass_or_act() -> None:
    state = turn("A-red-1 A-yellow-3", spaces={"palace_2": "A"})
    play(state, "reroll red 1", "*roll 1")
    assert picks(state) == ["take red 1", "take yellow 3"]
    play(state, "pass")

    assert state.purse[0] == 2


@pytest.mark.rule("R4.24", "Q41")
def test_influence_is_spent_before_the_group_not_while_it_is_formed() -> None:
    state = turn("A-yellow-3 A-yellow-4")
    play(state, "take yellow 3")

    assert reason(state, "reroll yellow 4") == "why-finish-the-group R4.24"
    assert GAME.why_not(state, 0, GAME.parse("farm")) is None


@pytest.mark.rule("E11")
def test_example_of_influence() -> None:
    state = table(3, dice="grey-red-1 C-yellow-2", start="C", seats={"C": {"influence": 7}}, events={"marauding": "A"})
    play(state, "reroll yellow 2", "*roll 1", "turn yellow 1", "take yellow 6", "fight marauding")

    assert row(state)["marauding"] == "ACC"
    assert state.influence[2] == 7 - 3

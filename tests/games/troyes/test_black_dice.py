from typing import Any

import pytest

from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import dice_left, options, play, reason, table, verbs


def called(black: list[int], dice: str, players: int = 2, seat: str = "A", **parts: Any) -> TroyesState:
    """A player is called against these black dice."""
    step = {"step": "Defend", "seat": seat}
    after = [{"step": "NextTurn", "seat": "A"}, {"step": "EndOfRound"}]
    return table(players, black=black, dice=dice, steps=[step, *after], **parts)


NO_INFLUENCE = {letter: {"influence": 0} for letter in "AB"}


@pytest.mark.rule("R4.12", "Q30")
def test_red_dice_count_double_and_colours_may_be_mixed() -> None:
    state = called([6, 6], "A-red-2 A-white-2 A-yellow-1", seats=NO_INFLUENCE)
    play(state, "counter red 2")
    assert "done" not in options(state)
    assert reason(state, "done") == "why-too-weak R4.12"
    play(state, "counter white 2", "done")

    assert state.black == ()
    assert dice_left(state) == ["A-yellow-1"]


@pytest.mark.rule("R4.12")
def test_the_dice_used_and_the_black_die_leave_the_square() -> None:
    state = called([5, 4], "A-red-3 A-yellow-6 B-yellow-6", seats=NO_INFLUENCE)
    play(state, "counter red 3", "done")

    assert state.black == (4,)
    assert dice_left(state) == ["A-yellow-6", "B-yellow-6"]


@pytest.mark.rule("R4.12", "R4.13")
def test_the_highest_black_die_is_always_among_those_countered() -> None:
    state = called([6, 2], "A-yellow-5 A-yellow-4", seats=NO_INFLUENCE)
    play(state, "counter yellow 5")
    assert "also 2" in options(state)
    assert "also 6" not in options(state)
    assert reason(state, "also 6") == "why-no-such-black R4.13"
    play(state, "also 2", "counter yellow 4", "done")

    assert state.influence == [2, 0]


@pytest.mark.rule("R4.13", "Q24")
def test_several_at_once_only_while_the_dice_can_reach_the_sum() -> None:
    state = called([6, 4, 4], "A-red-5 A-white-3 B-red-1", seats=NO_INFLUENCE)
    play(state, "counter red 5")
    assert options(state) == ["also 4", "counter white 3", "done"]
    play(state, "also 4")

    assert options(state) == ["counter white 3", "done"]
    assert reason(state, "also 4") == "why-too-weak R4.12"


@pytest.mark.rule("R4.14")
def test_one_influence_for_each_black_die() -> None:
    state = called([3, 2, 1], "A-red-6 B-red-1")
    play(state, "counter red 6", "also 2", "also 1", "done")

    assert state.influence[0] == 4 + 3


@pytest.mark.rule("R4.15")
def test_the_duty_goes_round_until_no_black_die_is_left() -> None:
    state = called([2, 2, 2], "A-red-6 A-red-5 B-red-6", 2, "B", seats=NO_INFLUENCE)
    play(state, "counter red 6", "done")
    assert state.to_act == (0,)
    play(state, "counter red 5", "done")

    assert state.black == ()
    assert state.points == [0, 0]


@pytest.mark.rule("R4.16", "Q25")
def test_who_cannot_reach_the_highest_loses_points_and_keeps_the_dice() -> None:
    seats = {"A": {"influence": 0, "points": 5}, "B": {"influence": 0, "points": 5}}
    state = called([6, 6], "A-yellow-5", seats=seats)

    assert state.black == ()
    assert state.points == [3, 3]
    assert state.influence == [0, 0]


@pytest.mark.rule("R4.16", "Q6")
def test_nobody_may_give_way_while_the_dice_suffice() -> None:
    state = called([6], "A-red-3")

    assert "give-way" not in verbs(state)
    assert reason(state, "give-way") == "why-must-counter R4.16"


@pytest.mark.rule("R4.17", "Q6")
def test_influence_may_be_spent_to_become_able_but_need_not() -> None:
    state = called([6], "A-red-1 B-red-1")
    assert "counter" not in verbs(state)
    assert reason(state, "counter red 1") == "why-too-weak R4.12"
    again = state.copy()
    play(state, "turn red 1")
    assert options(state)[0] == "counter red 6"
    play(again, "give-way")

    assert again.black == ()
    assert again.influence == [4, 4]
    assert dice_left(again) == ["A-red-1", "B-red-1"]


@pytest.mark.rule("R4.17")
def test_only_the_player_called_may_spend_influence() -> None:
    state = called([6], "A-red-3 B-red-3")

    assert {"reroll", "recruit", "turn"} <= verbs(state)
    assert state.legal(1) == []
    assert reason(state, "recruit", seat=1) == "why-not-your-turn"


@pytest.mark.rule("R4.18", "R6.11")
def test_no_die_is_bought_and_no_cube_is_spent() -> None:
    state = called([6], "A-red-3 A-yellow-1 B-red-6 grey-red-6", activities={"priest": {"cubes": {"A": 3}}}, round=1)

    assert verbs(state) == {"counter", "reroll", "recruit", "turn"}
    assert reason(state, "counter red 6") == "why-no-counter-die R4.12"


@pytest.mark.rule("Q23")
def test_superfluous_dice_are_allowed() -> None:
    state = called([1], "A-red-6 A-white-6 A-yellow-6 B-red-1", seats=NO_INFLUENCE)
    play(state, "counter red 6", "counter white 6", "counter yellow 6", "done")

    assert dice_left(state) == ["B-red-1"]


@pytest.mark.rule("E4")
def test_example_of_the_black_dice() -> None:
    steps = [{"step": "ActEvents", "place": 0, "black": 0}, {"step": "EndOfRound"}]
    state = table(
        4, events={"war": "", "theological_conflict": ""}, dice="A-red-4 A-white-2 B-white-1 B-yellow-3", steps=steps
    )
    play(state, "*roll 2", "*roll 4 6 1", "counter red 4", "also 1", "done")
    assert state.influence[0] == 6
    play(state, "counter white 1", "counter yellow 3", "done")

    assert state.influence[1] == 5
    assert len(state.black) == 0

from typing import Any

import pytest

from rynek.games.troyes import GAME
from rynek.games.troyes.event_cards import EVENT, EVENTS
from rynek.games.troyes.events import act
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import options, play, row, space, table

ACT = [{"step": "ActEvents", "place": 0, "black": 0}]


def acting(event: str, players: int = 2, *, flags: str = "", **parts: Any) -> TroyesState:
    """The row acts: Marauding, then one Event."""
    return table(players, events={event: flags}, steps=ACT, **parts)


@pytest.mark.rule("R4.8")
def test_a_red_event_calls_a_second_one_and_both_join_the_row() -> None:
    steps = [{"step": "RevealEvent", "deck": "red"}, *ACT]
    state = table(2, events={"brigands_2": "", "wayfarers": ""}, round=2, steps=steps)
    assert "event war" in options(state)
    assert "event brigands_2" not in options(state)
    play(state, "*event war", "*event heresy")

    assert list(row(state)) == ["marauding", "brigands_2", "wayfarers", "war", "heresy"]


@pytest.mark.rule("R4.8")
def test_the_row_has_no_limit() -> None:
    left_out = ("normans_attack", "brigands_3", "support", "interrupted_work", "resistance")
    state = table(4, events={event.name: "" for event in EVENTS if event.name not in left_out}, round=6)

    assert len(state.row) == 13


@pytest.mark.rule("R4.9")
def test_old_and_new_events_act_from_left_to_right() -> None:
    state = table(
        events={"war": "", "civil_war": "", "brigands_2": "", "theological_conflict": ""},
        spaces={"bishopric_3a": "A", "bishopric_3b": "B"},
        steps=ACT,
    )
    assert state.deniers == [2, 2]
    play(state, "*roll 5")

    assert space(state, "bishopric_3a") == "grey"
    assert state.accepts(-1, GAME.parse("roll 1 2 3 4"))


@pytest.mark.rule("R4.10", "Q4", "R11.2")
def test_who_cannot_comply_loses_two_points_for_each_event() -> None:
    state = table(
        events={"war": "", "heresy": "", "brigands_2": "", "civil_war": ""},
        seats={"A": {"deniers": 2, "points": 10, "influence": 1}, "B": {"points": 10}},
        steps=ACT,
    )

    assert state.points == [6, 10]
    assert (state.deniers, state.influence) == ([0, 2], [0, 2])


@pytest.mark.rule("R4.10", "R9.2", "R11.2")
def test_a_loss_takes_no_more_than_there_is() -> None:
    state = acting("heresy", seats={"A": {"influence": 1, "points": 1}, "B": {"influence": 0}})

    assert state.influence == [0, 0]
    assert state.points == [0, 0]


@pytest.mark.rule("Q3", "R4.9")
def test_events_hit_the_players_clockwise_from_the_start_player() -> None:
    state = table(3, events={"civil_war": ""}, start="B", dice="A-red-1")
    state.events = []
    act(state, EVENT.value("civil_war"))

    assert [event.args[0] for event in state.events] == [1, 2, 0]


@pytest.mark.rule("R11.2")
def test_drought_takes_a_denier_for_each_citizen_standing_in_the_city_hall() -> None:
    state = acting(
        "drought",
        3,
        spaces={"city_hall_1a": "A", "city_hall_2c": "A", "city_hall_1b": "B", "palace_1": "C"},
        lying={"city_hall": {"C": 1}},
        seats={"B": {"deniers": 0, "points": 5}, "C": {"deniers": 0, "points": 5}},
    )

    assert state.deniers == [3, 0, 0]
    assert state.points == [0, 3, 5]


@pytest.mark.rule("R11.1")
@pytest.mark.parametrize(
    ("event", "face", "entrance", "pushed"),
    [
        ("theological_conflict", 2, "bishopric_1a", "bishopric_1b"),
        ("theological_conflict", 3, "bishopric_2a", "bishopric_2b"),
        ("wayfarers", 3, "city_hall_1a", "city_hall_1b"),
        ("wayfarers", 4, "city_hall_2a", "city_hall_2b"),
    ],
)
def test_a_rolled_die_says_which_row_a_grey_citizen_enters(event: str, face: int, entrance: str, pushed: str) -> None:
    state = acting(event, spaces={entrance: "A"})
    assert options(state) == [f"roll {number}" for number in range(1, 7)]
    play(state, f"*roll {face}")

    assert (space(state, entrance), space(state, pushed)) == ("grey", "A")


@pytest.mark.rule("R11.1", "R5.8")
def test_a_grey_citizen_enters_the_palace_on_the_space_rolled_and_expels() -> None:
    state = acting("succession_conflict", spaces={"palace_4": "A", "palace_6": "A"}, seats={"A": {"points": 4}})
    play(state, "*roll 4")

    assert (space(state, "palace_4"), space(state, "palace_6")) == ("grey", "A")
    assert state.view(None)["lying"]["palace"] == {"A": 1}
    assert state.points == [4, 0]


@pytest.mark.rule("R11.1", "Q20", "Q11")
def test_a_grey_citizen_expels_a_grey_one_who_lies_and_protects() -> None:
    state = acting("succession_conflict", spaces={"palace_3": "grey"}, dice="A-red-6")
    reserve = state.grey_reserve()
    play(state, "*roll 3")

    assert state.view(None)["lying"]["palace"] == {"grey": 1}
    assert state.grey_reserve() == reserve - 1


@pytest.mark.rule("R11.1", "R1.2")
def test_without_a_grey_citizen_in_the_supply_nothing_happens_and_no_die_is_rolled() -> None:
    grey = ["palace_1", "palace_2", "palace_3", "bishopric_1a", "bishopric_1b", "city_hall_1a", "city_hall_1b"]
    spaces = dict.fromkeys(grey, "grey") | {"palace_6": "A"}
    state = acting("succession_conflict", spaces=spaces, lying={"city_hall": {"grey": 1}})

    assert space(state, "palace_6") == "A"
    assert state.accepts(-1, GAME.parse("roll 1"))
    assert "RollBlackDice" in str(GAME.dump(state)["steps"])


def spot(state: TroyesState, column: int, level: int) -> str | None:
    """Who has built a space of the cathedral."""
    found: str | None = state.view(None)["cathedral"][level - 1][column - 1]
    return found


@pytest.mark.rule("R11.3", "Q35")
@pytest.mark.parametrize(
    ("cathedral", "column", "level"),
    [
        ({}, 1, 1),
        ({"1": ["A", "A", "A"]}, 2, 1),
        ({str(i): ["A"] for i in range(1, 7)} | {"1": ["A", "B"]}, 2, 2),
    ],
)
def test_traveling_builders_take_the_lowest_free_space(cathedral: Any, column: int, level: int) -> None:
    state = acting("traveling_builders", cathedral=cathedral, seats={"A": {"points": 5}})

    assert spot(state, column, level) == "grey"
    assert (state.points, state.influence) == ([5, 0], [4, 4])


@pytest.mark.rule("R11.3", "Q35")
@pytest.mark.parametrize(
    ("cathedral", "column", "level"),
    [
        ({"2": ["A"], "5": ["B"]}, 5, 1),
        ({"1": ["A", "B", "A"], "6": ["B", "B"]}, 1, 3),
        ({"1": ["A", "B"], "3": ["A", "grey"]}, 3, 2),
    ],
)
def test_interrupted_work_removes_the_highest_cube(cathedral: Any, column: int, level: int) -> None:
    before = table(cathedral=cathedral)
    state = acting("interrupted_work", cathedral=cathedral, seats={"A": {"points": 5}, "B": {"points": 5}})

    assert (spot(before, column, level) is not None, spot(state, column, level)) == (True, None)
    assert state.cathedral.count(-1) == before.cathedral.count(-1) + 1
    assert (state.points, state.influence) == ([5, 5], [4, 4])


@pytest.mark.rule("R11.3")
@pytest.mark.parametrize(
    ("event", "cathedral"),
    [("interrupted_work", {}), ("traveling_builders", {str(i): ["A", "B", "A"] for i in range(1, 7)})],
)
def test_a_cathedral_without_a_fitting_space_is_left_alone(event: str, cathedral: Any) -> None:
    state = acting(event, cathedral=cathedral)

    assert GAME.dump(state)["cathedral"] == cathedral


@pytest.mark.rule("R11.3", "R6.13")
def test_a_grey_cube_is_a_built_space_and_counts_for_nobody() -> None:
    state = table(dice="A-white-1 B-red-1", cathedral={"1": ["grey"]})
    play(state, "take white 1", "build")

    assert (spot(state, 1, 1), spot(state, 1, 2)) == ("grey", "A")
    assert [line.points for line in GAME.breakdown(state, 0)][3] == -1


@pytest.mark.rule("R11.4", "Q36")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"support": "", "war": ""}, {"marauding": "g", "support": "", "war": ""}),
        ({"marauding": "A", "war": "B", "support": ""}, {"marauding": "Ag", "war": "Bg", "support": ""}),
        (
            {"marauding": "A", "brigands_2": "", "war": "B", "support": "A", "heresy": ""},
            {"marauding": "A", "brigands_2": "g", "war": "Bg", "support": "A", "heresy": ""},
        ),
    ],
)
def test_support_puts_a_grey_cube_on_the_two_events_to_its_left(before: dict[str, str], after: dict[str, str]) -> None:
    state = table(events=before, steps=ACT, round=2)

    assert row(state) == after
    assert state.influence[0] in (4, 2)


@pytest.mark.rule("R11.4", "R6.18", "R6.19", "R6.20", "R4.9")
def test_an_event_completed_by_support_is_scored_and_leaves_and_the_others_still_act_once() -> None:
    state = table(
        events={"marauding": "", "war": "AABB", "brigands_2": "AAB", "support": "", "civil_war": ""},
        steps=ACT,
        round=3,
    )

    assert row(state) == {"marauding": "", "support": "", "civil_war": ""}
    assert state.points == [(5 + 3) // 2 + 3, (5 + 3) // 2]
    assert state.influence == [4, 4]
    assert state.deniers == [2, 2]
    assert state.accepts(-1, GAME.parse("roll 1 2 3 4"))


@pytest.mark.rule("R11.4", "R6.21", "R6.19")
def test_support_counters_marauding_which_opens_again() -> None:
    state = table(events={"marauding": "AAB", "support": ""}, steps=ACT, round=1)

    assert row(state) == {"marauding": "", "support": ""}
    assert state.points == [2, 0]


@pytest.mark.rule("R11.5", "R6.19", "R6.20")
def test_a_grey_cube_that_came_first_takes_the_card_out_of_the_game() -> None:
    state = table(events={"marauding": "", "war": "gBAA", "support": ""}, steps=ACT, round=2)

    assert state.removed >> EVENT.value("war") & 1
    assert state.points == [4, 0]
    assert state.won == [0, 0]


@pytest.mark.rule("R4.10", "R11.2")
def test_civil_war_and_heresy_take_from_everybody() -> None:
    state = table(events={"war": "", "normans_attack": "", "civil_war": "", "heresy": ""}, steps=ACT)

    assert state.deniers == [2, 2]
    assert state.influence == [2, 2]


@pytest.mark.rule("R4.11", "Q5")
def test_no_more_than_six_black_dice_are_rolled() -> None:
    state = table(
        4,
        events={"war": "", "normans_attack": "", "skirmishes_1": "", "brigands_2": "", "brigands_1": ""},
        round=5,
        steps=ACT,
    )

    assert not state.accepts(-1, GAME.parse("roll" + " 3" * 8))
    assert state.accepts(-1, GAME.parse("roll" + " 3" * 6))


@pytest.mark.rule("R4.11")
def test_the_start_player_rolls_and_is_called_first() -> None:
    state = table(events={"war": ""}, start="B", dice="A-red-6 B-red-6", steps=ACT)
    play(state, "*roll 2 5 1")

    assert state.black == (5, 2, 1)
    assert state.to_act == (1,)

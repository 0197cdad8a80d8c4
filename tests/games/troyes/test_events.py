from typing import Any

import pytest

from rynek.games.troyes import GAME
from rynek.games.troyes.event_cards import EVENTS
from rynek.games.troyes.state import Troyes
from tests.games.troyes.tables import dice_left, options, play, reason, row, space, table

ACT = [{"step": "ActEvents", "place": 0, "black": 0}]


def acting(event: str, players: int = 2, *, flags: str = "", **parts: Any) -> Troyes:
    """The row acts: Marauding, then one Event."""
    return table(players, events={event: flags}, steps=ACT, **parts)


@pytest.mark.rule("R4.8")
def test_a_red_event_calls_a_second_one_and_both_join_the_row() -> None:
    steps = [{"step": "RevealEvent", "deck": "red"}, *ACT]
    state = table(2, events={"raid": "", "riot": ""}, round=2, steps=steps)
    assert "event war" in options(state)
    assert "event raid" not in options(state)
    play(state, "*event war", "*event heresy")

    assert list(row(state)) == ["marauding", "raid", "riot", "war", "heresy"]


@pytest.mark.rule("R4.8")
def test_the_row_has_no_limit() -> None:
    many = {event.name: "" for event in EVENTS if event.name not in ("siege", "plague", "desertion", "sacrilege")}
    state = table(4, events=many, round=6)

    assert len(state.row) == 13


@pytest.mark.rule("R4.9")
def test_old_and_new_events_act_from_left_to_right() -> None:
    state = table(
        events={"war": "", "civil_war": "", "raid": "", "theological_conflict": ""},
        spaces={"bishopric_3a": "A", "bishopric_3b": "B"},
        steps=ACT,
    )

    assert state.deniers == [2, 2]
    assert space(state, "bishopric_3a") == "grey"
    assert state.accepts(-1, GAME.parse("roll 1 2 3 4"))


@pytest.mark.rule("R4.10", "Q4", "R11.2")
def test_who_cannot_comply_loses_two_points_for_each_event() -> None:
    state = table(
        events={"desertion": "", "excommunication": "", "raid": "", "civil_war": ""},
        dice="B-red-3 B-white-3",
        seats={"A": {"deniers": 2, "points": 10}, "B": {"points": 10}},
        steps=ACT,
    )

    assert state.points == [4, 10]
    assert state.deniers == [0, 2]
    assert dice_left(state) == []


@pytest.mark.rule("R4.10", "R9.2")
def test_a_loss_takes_no_more_than_there_is() -> None:
    state = acting("plague", seats={"A": {"influence": 1, "points": 1}, "B": {"influence": 0}})

    assert state.influence == [0, 0]
    assert state.points == [0, 0]


@pytest.mark.rule("Q3", "R4.9")
def test_choices_are_made_clockwise_from_the_start_player() -> None:
    state = acting("drought", 3, start="B", dice="A-yellow-1 A-yellow-2 B-yellow-3 B-yellow-4 C-yellow-5 C-yellow-6")
    order = []
    for _ in range(3):
        order.append("ABC"[state.to_act[0]])
        play(state, options(state)[0])

    assert order == ["B", "C", "A"]
    assert dice_left(state) == ["A-yellow-2", "B-yellow-4", "C-yellow-6"]


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(
    ("event", "colour"), [("desertion", "red"), ("excommunication", "white"), ("drought", "yellow")]
)
def test_the_player_chooses_the_die_to_discard(event: str, colour: str) -> None:
    dice = f"A-{colour}-1 A-{colour}-1 A-{colour}-6 B-{colour}-2"
    other = "white" if colour == "red" else "red"
    state = acting(event, dice=f"{dice} A-{other}-3")

    assert options(state) == [f"discard {colour} 1", f"discard {colour} 6"]
    assert reason(state, f"discard {other} 3") == "why-no-such-die R11.2"
    play(state, f"discard {colour} 6")

    assert sorted(dice_left(state)) == sorted([f"A-{colour}-1", f"A-{colour}-1", f"A-{other}-3"])


@pytest.mark.rule("R11.2", "R11.3")
def test_heresy_turns_a_chosen_cube_of_the_cathedral_grey() -> None:
    state = acting("heresy", cathedral={"1": ["A", "B"], "4": ["A"]}, seats={"A": {"points": 5}, "B": {"points": 5}})
    assert options(state) == ["give-up 1 1", "give-up 4 1"]
    assert reason(state, "give-up 1 2") == "why-not-your-cube R11.2"
    play(state, "give-up 1 1")

    assert state.view(None)["cathedral"][0][0] == "grey"
    assert state.view(None)["cathedral"][1][0] == "grey"
    assert state.view(None)["cathedral"][0][3] == "A"
    assert state.points == [5, 5]


@pytest.mark.rule("R11.2", "R11.4")
def test_sacrilege_turns_a_chosen_cube_of_an_event_grey_and_keeps_its_flag() -> None:
    state = table(events={"marauding": "AB", "war": "AA", "sacrilege": ""}, steps=ACT)
    assert options(state) == ["give-flag marauding 1", "give-flag war 1", "give-flag war 2"]
    assert reason(state, "give-flag marauding 2") == "why-not-your-cube R11.2"
    play(state, "give-flag war 1")

    assert row(state) == {"marauding": "Ag", "war": "gA", "sacrilege": ""}


@pytest.mark.rule("R4.10", "R11.2")
@pytest.mark.parametrize("event", ["heresy", "sacrilege"])
def test_a_player_without_cubes_loses_points(event: str) -> None:
    state = acting(event, seats={"A": {"points": 3}, "B": {"points": 1}})

    assert state.points == [1, 0]


@pytest.mark.rule("R11.1")
def test_a_grey_citizen_enters_the_palace_and_expels() -> None:
    state = acting("succession_conflict", spaces={"palace_6": "A"})

    assert space(state, "palace_6") == "grey"
    assert state.view(None)["lying"]["palace"] == {"A": 1}


@pytest.mark.rule("R11.1")
@pytest.mark.parametrize(
    ("event", "entrance", "pushed"),
    [("theological_conflict", "bishopric_3a", "bishopric_3b"), ("riot", "city_hall_2a", "city_hall_2b")],
)
def test_a_grey_citizen_pushes_the_others_along_the_row(event: str, entrance: str, pushed: str) -> None:
    state = acting(event, spaces={entrance: "A"})

    assert (space(state, entrance), space(state, pushed)) == ("grey", "A")


@pytest.mark.rule("R11.1", "Q20")
def test_grey_on_space_six_changes_nothing() -> None:
    state = acting("succession_conflict", spaces={"palace_6": "grey"})

    assert state.spaces.count(4) == 1


@pytest.mark.rule("R11.1", "R5.8")
def test_protection_holds_against_grey() -> None:
    state = acting(
        "succession_conflict", spaces={"palace_6": "A"}, lying={"palace": {"A": 1}}, seats={"A": {"points": 4}}
    )

    assert space(state, "palace_6") == "A"
    assert state.points == [4, 0]


@pytest.mark.rule("R11.1", "R1.2")
def test_without_a_grey_citizen_in_the_supply_nothing_happens() -> None:
    grey = ["palace_1", "palace_2", "palace_3", "bishopric_1a", "bishopric_1b", "city_hall_1a", "city_hall_1b"]
    spaces = dict.fromkeys([*grey, "city_hall_1c"], "grey") | {"palace_6": "A"}
    state = acting("succession_conflict", spaces=spaces)

    assert space(state, "palace_6") == "A"


@pytest.mark.rule("R4.10")
def test_civil_war_and_plague_take_from_everybody() -> None:
    state = table(events={"raid": "", "siege": "", "civil_war": "", "plague": ""}, steps=ACT)

    assert state.deniers == [2, 2]
    assert state.influence == [2, 2]


@pytest.mark.rule("R4.11", "Q5")
def test_no_more_than_six_black_dice_are_rolled() -> None:
    state = table(4, events={"war": "", "siege": "", "assault": "", "raid": ""}, round=4, steps=ACT)

    assert not state.accepts(-1, GAME.parse("roll" + " 3" * 8))
    assert state.accepts(-1, GAME.parse("roll" + " 3" * 6))


@pytest.mark.rule("R4.11")
def test_the_start_player_rolls_and_is_called_first() -> None:
    state = table(events={"war": ""}, start="B", dice="A-red-6 B-red-6", steps=ACT)
    play(state, "*roll 2 5 1")

    assert state.black == (5, 2, 1)
    assert state.to_act == (1,)

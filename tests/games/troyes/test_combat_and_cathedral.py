from typing import Any

import pytest

from rynek.games.troyes.combat import rewards, taker
from rynek.games.troyes.event_cards import EVENT, EVENTS
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import options, play, reason, row, table


def flags(letters: str) -> tuple[int, ...]:
    return tuple("ABCDg".index(letter) for letter in letters)


@pytest.mark.rule("R6.16", "R6.17")
def test_cubes_are_sum_by_divisor_and_fill_the_flags_in_order() -> None:
    state = table(dice="A-red-5 A-red-4 B-red-1", events={"war": "B"})
    play(state, "take red 5", "take red 4", "fight war")

    assert row(state)["war"] == "BAA"
    assert state.influence[0] == 6


@pytest.mark.rule("R6.16")
def test_the_colour_of_the_event_and_one_event_only() -> None:
    state = table(dice="A-red-6 B-red-1", events={"war": "", "brigands_2": "", "heresy": "", "wayfarers": ""})
    play(state, "take red 6")

    assert [move for move in options(state) if move.startswith("fight")] == ["fight war", "fight brigands_2"]
    assert reason(state, "fight heresy") == "why-wrong-colour R6.1"
    assert reason(state, "fight normans_attack") == "why-event-not-here R6.16"


@pytest.mark.rule("R6.16", "Q15")
def test_what_exceeds_the_free_flags_is_lost() -> None:
    state = table(dice="A-yellow-6 A-yellow-6 B-red-1", events={"marauding": "BBA"})
    play(state, "take yellow 6", "take yellow 6", "fight marauding")

    assert row(state)["marauding"] == ""
    assert state.influence[0] == 5


@pytest.mark.rule("R6.18")
@pytest.mark.parametrize(
    ("covered", "expected"),
    [
        ("AAB", [5, 3, 0, 0, 0]),
        ("AAAAA", [8, 0, 0, 0, 0]),
        ("AABBC", [4, 4, 0, 0, 0]),
        ("ABC", [2, 2, 2, 0, 0]),
        ("AABC", [5, 1, 1, 0, 0]),
        ("AAABCD", [5, 1, 1, 1, 0]),
    ],
)
def test_points_of_a_countered_event(covered: str, expected: list[int]) -> None:
    assert rewards(flags(covered), 5, 3) == expected


@pytest.mark.rule("R6.20", "Q14", "R11.4")
@pytest.mark.parametrize(
    ("covered", "expected", "winner"),
    [
        ("ggA", [3, 0, 0, 0, 5], "g"),
        ("AAg", [5, 0, 0, 0, 3], "A"),
        ("gA", [4, 0, 0, 0, 4], "g"),
        ("Ag", [4, 0, 0, 0, 4], "A"),
        ("AABg", [5, 1, 0, 0, 1], "A"),
        ("BCDgA", [1, 1, 1, 1, 1], "B"),
    ],
)
def test_grey_ranks_like_a_player(covered: str, expected: list[int], winner: str) -> None:
    assert rewards(flags(covered), 5, 3) == expected
    assert "ABCDg"[taker(flags(covered))] == winner


@pytest.mark.rule("R6.19")
@pytest.mark.parametrize(("covered", "winner"), [("ABBA", "A"), ("CBBAA", "B"), ("BAA", "A")])
def test_the_card_goes_to_most_cubes_then_to_the_first_to_place(covered: str, winner: str) -> None:
    assert "ABCDg"[taker(flags(covered))] == winner


@pytest.mark.rule("R6.19")
def test_a_countered_card_leaves_the_row_for_its_winner() -> None:
    state = table(dice="A-red-6 B-red-1", events={"brigands_2": "BAA"})
    play(state, "take red 6", "fight brigands_2")

    assert row(state) == {"marauding": ""}
    assert state.view(None)["seats"][0]["won"] == ["brigands_2"]
    assert state.points == [3, 1]


@pytest.mark.rule("R6.20")
def test_a_card_grey_takes_is_removed() -> None:
    state = table(dice="A-red-3 B-red-1", events={"brigands_2": "ggB"})
    play(state, "take red 3", "fight brigands_2")

    assert row(state) == {"marauding": ""}
    assert state.won == [0, 0]
    assert state.removed >> EVENT.value("brigands_2") & 1
    assert state.points == [0, 0]


@pytest.mark.rule("R6.18", "R6.20")
def test_four_players_and_grey_with_a_cube_each_all_tie() -> None:
    state = table(4, dice="A-red-4 B-red-1", events={"war": "gBCD"})
    play(state, "take red 4", "fight war")

    assert row(state) == {"marauding": ""}
    assert state.points == [1, 1, 1, 1]
    assert state.won == [0, 0, 0, 0]


@pytest.mark.rule("R6.21", "Q31")
def test_marauding_is_scored_and_opens_again() -> None:
    state = table(dice="A-yellow-6 B-yellow-3", events={"marauding": "AAB"})
    play(state, "take yellow 6", "fight marauding")

    assert row(state) == {"marauding": ""}
    assert state.points == [2, 1]
    assert state.won == [0, 0]
    play(state, "take yellow 3", "fight marauding")
    assert row(state) == {"marauding": "B"}
    assert (EVENTS[0].divisor, EVENTS[0].colour) == (3, 2)


@pytest.mark.rule("E9")
def test_example_of_fighting_an_event() -> None:
    state = table(4, dice="D-red-2 D-red-3 D-red-4 A-red-1", events={"succession_conflict": "CAC"}, start="D")
    play(state, "take red 2", "take red 3", "take red 4", "fight succession_conflict")

    assert state.influence[3] == 6
    assert state.points == [0, 0, 3, 3]
    assert state.view(None)["seats"][2]["won"] == ["succession_conflict"]


# the cathedral


def building(dice: str, **parts: Any) -> TroyesState:
    return table(dice=f"{dice} B-red-1", **parts)


@pytest.mark.rule("R6.13", "R6.14")
def test_each_die_builds_the_lowest_free_level_of_its_column() -> None:
    state = building("A-white-2 A-white-2 A-white-5", cathedral={"2": ["B"]})
    play(state, "take white 2", "take white 2", "take white 5", "build")

    assert [level[1] for level in state.view(None)["cathedral"]] == ["B", "A", "A"]
    assert [level[4] for level in state.view(None)["cathedral"]] == ["A", None, None]


@pytest.mark.rule("R6.14", "Q8")
def test_every_die_of_the_group_must_place_a_cube() -> None:
    full = building("A-white-2 A-white-4", cathedral={"2": ["B", "A", "A"]}, events={"heresy": ""})
    play(full, "take white 4", "take white 2")

    assert "build" not in options(full)
    assert reason(full, "build") == "why-column-full R6.14"


@pytest.mark.rule("R6.15")
@pytest.mark.parametrize(("face", "influence"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_a_point_and_one_or_two_influence_for_each_cube(face: int, influence: int) -> None:
    state = building(f"A-white-{face}")
    play(state, f"take white {face}", "build")

    assert state.points[0] == 1
    assert state.influence[0] == 4 + influence


@pytest.mark.rule("E8")
def test_example_of_the_cathedral() -> None:
    seats = {"C": {"deniers": 15}}
    dice = "C-white-5 B-white-2 D-white-4 A-red-1"
    state = table(4, dice=dice, cathedral={"4": ["A"]}, start="C", seats=seats)
    play(state, "take white 5", "buy B white 2", "buy D white 4", "build")
    low, high, _ = state.view(None)["cathedral"]

    assert (low[1], high[3], low[4]) == ("C", "C", "C")
    assert state.deniers == [5, 11, 3, 11]
    assert state.points[2] == 3
    assert state.influence[2] == 4 + 5


# agriculture


@pytest.mark.rule("R6.22")
@pytest.mark.parametrize(("dice", "deniers"), [("2", 1), ("5", 2), ("5 4", 4), ("6 6 5", 8)])
def test_agriculture_gives_half_the_sum(dice: str, deniers: int) -> None:
    faces = dice.split()
    state = table(dice=" ".join(f"A-yellow-{face}" for face in faces) + " B-yellow-2")
    play(state, *[f"take yellow {face}" for face in faces], "farm", "take yellow 2", "farm")

    assert state.deniers == [5 + deniers, 6]

"""Phase 3: acquiring buildings."""

from typing import Any

import pytest

from tests.games.genoa.table import acquiring, asked, options, play, refused, stock, table

TWO_STREETS = ["guild_hall", "street_r4c7", "street_r3c7", "coach_house"]
W7: dict[str, Any] = {"tower": "coach_house", "height": 2, "visited": TWO_STREETS}


@pytest.mark.rule("W7", "W8", "W9", "R8.1", "R8.2", "R8.3", "R8.4", "R8.6")
def test_acquiring_one_after_another() -> None:
    seats = [{"markers": 2}, {"markers": 3}, {"markers": 1}]
    state = table(seats=seats, steps=acquiring("A", "B", "C"), **W7)

    play(state, "A acquire street_r4c7 place place")
    assert state.view(None)["owners"] == {"guild_hall": "A", "coach_house": "A"}
    assert "street_r4c7" not in state.view(None)["discs"]
    play(state, "B acquire street_r3c7 seize place")

    assert state.view(None)["owners"] == {"guild_hall": "A", "coach_house": "B", "spice_warehouse": "B"}
    assert [stock(state, seat)["markers"] for seat in "ABC"] == [0, 0, 1]
    assert state.markers_left(0) == 6
    assert asked(state) == "*"  # C has a marker, but no street holds a disc


@pytest.mark.rule("R8.1")
def test_only_players_with_markers_are_asked_and_passing_is_final() -> None:
    state = table(seats=[{}, {"markers": 1}], steps=acquiring("A", "B", "C"), **W7)

    assert asked(state) == "B"
    play(state, "B pass")
    assert asked(state) == "*"


@pytest.mark.rule("R8.2")
def test_only_streets_with_discs_count() -> None:
    state = table(seats=[{"markers": 1}], steps=acquiring("A"), **W7)

    assert refused(state, "A acquire street_r2c3 place leave") == "why-no-discs"
    assert refused(state, "A acquire coach_house place leave") == "why-not-a-street"
    bare = table(tower="harbor", seats=[{"markers": 1}], steps=acquiring("A"))
    assert asked(bare) == "*"


@pytest.mark.rule("R8.3", "R8.5", "R8.4", "Q27")
def test_what_may_be_done_to_a_building() -> None:
    owners = {"guild_hall": "A", "coach_house": "B"}
    one = table(owners=owners, seats=[{"markers": 1}], steps=acquiring("A"), **W7)

    assert refused(one, "A acquire street_r4c7 place leave") == "why-wrong-touch"  # guild hall is A's own
    assert refused(one, "A acquire street_r4c7 leave place") == "why-wrong-touch"  # one marker a building
    assert refused(one, "A acquire street_r4c7 leave seize") == "why-too-few-markers"
    assert refused(one, "A acquire street_r4c7 leave leave") == "why-touch-one"
    assert options(one, "A", "acquire")[0] == "acquire street_r3c7 leave place"
    play(one, "A acquire street_r4c7 leave remove")

    assert one.view(None)["owners"] == {"guild_hall": "A"}
    assert stock(one, "A")["markers"] == 0
    assert one.markers_left(1) == 7


@pytest.mark.rule("R8.6", "Q15", "Q28")
def test_all_discs_of_the_chosen_street_go_and_no_others() -> None:
    state = table(tower="street_r4c7", height=3, visited=["guild_hall", "street_r5c7", "street_r4c7"],
                  seats=[{"markers": 3}, {"markers": 1}], steps=acquiring("A", "B"))  # fmt: skip

    play(state, "A acquire street_r4c7 leave place")
    assert state.view(None)["discs"] == {"guild_hall": 1, "street_r5c7": 1}
    assert asked(state) == "B"  # one street for each player


@pytest.mark.rule("R8.6")
def test_who_passes_removes_no_discs() -> None:
    state = play(table(seats=[{"markers": 1}, {"markers": 1}], steps=acquiring("A", "B"), **W7), "A pass")

    assert len(state.view(None)["discs"]) == 4


@pytest.mark.rule("R8.7")
def test_markers_come_from_the_cathedral_and_are_seven_in_all() -> None:
    owned = {"guild_hall": "A", "park": "A"}
    state = table(tower="cathedral", owners=owned, seats=[{"markers": 4}],
                  steps=[{"step": "Arrive"}, {"step": "Depart"}, {"step": "EndTurn"}])  # fmt: skip

    play(state, "A act")
    assert stock(state, "A")["markers"] == 5  # only one was left
    assert state.markers_left(0) == 0


@pytest.mark.rule("R8.9", "R13.1")
def test_an_owned_building_pays_ten_at_the_end() -> None:
    state = table(owners={"guild_hall": "A", "park": "A", "inn": "C"})

    assert state.scores() == [150, 130, 140]


@pytest.mark.rule("R8.3", "R8.4")
@pytest.mark.parametrize("markers", [1, 2, 3, 4])
def test_markers_pay_for_what_is_done_to_two_buildings_of_others(markers: int) -> None:
    owners = {"guild_hall": "B", "coach_house": "C"}
    state = table(owners=owners, seats=[{"markers": markers}], steps=acquiring("A"), **W7)
    cost = {"leave": 0, "remove": 1, "seize": 2}

    assert {move for move in options(state, "A", "acquire") if "street_r4c7" in move} == {
        f"acquire street_r4c7 {a} {b}" for a in cost for b in cost if 0 < cost[a] + cost[b] <= markers
    }


@pytest.mark.rule("R8.1", "R11.7")
def test_phase_three_goes_clockwise_from_the_trader_and_messages_wait_for_nobody() -> None:
    seats = [{"markers": 1}, {"markers": 1, "hand": ["message_01"]}, {"markers": 1}]
    state = table(
        trader="B", tower="street_r3c3", height=3, visited=["harbor", "city_hall", "street_r3c3"], seats=seats
    )
    play(state, "A pass", "C pass", "B stop")

    play(state, "B pass", "B deliver message_01", "C pass", "A pass")
    assert stock(state, "B")["ducats"] == 160

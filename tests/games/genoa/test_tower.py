"""Phase 2: movement of the tower."""

import pytest

from tests.games.genoa.table import asked, options, play, refused, table


@pytest.mark.rule("W3", "R5.3", "R5.5", "R5.7")
def test_a_disc_stays_on_each_space_left() -> None:
    spent = [{"actions_used": 1}] * 3
    state = table(tower="guild_hall", seats=spent)

    play(state, "B pass", "C pass", "A go street_r5c7", "B pass", "C pass", "A go street_r6c7")
    play(state, "B pass", "C pass", "A go metal_warehouse")
    assert state.view(None)["discs"] == {
        "guild_hall": 1,
        "street_r5c7": 1,
        "street_r6c7": 1,
        "metal_warehouse": 2,
    }
    play(state, "B pass", "C pass")
    assert "stop" in options(state, "A")
    play(state, "A go villa_colini")

    assert state.trader == 1  # a tower of one disc cannot move: the turn is over


@pytest.mark.rule("R5.6")
def test_the_trader_may_stop_on_the_starting_space() -> None:
    state = table(tower="street_r2c3", steps=[{"step": "Depart"}, {"step": "LastCall", "seat": "A"}, {"step": "Roll"}])

    play(state, "B pass", "C pass", "A stop")

    assert state.view(None)["discs"] == {"street_r2c3": 5}
    assert asked(state) == "*"


@pytest.mark.rule("R5.2", "R5.4")
def test_only_unvisited_neighbours_can_be_reached() -> None:
    state = table(tower="street_r4c7", height=3, visited=["guild_hall", "street_r4c7", "street_r3c7"])
    play(state, "B pass", "C pass")

    assert options(state, "A", "go") == ["go coach_house", "go street_r5c7"]
    assert refused(state, "A go guild_hall") == "why-visited"
    assert refused(state, "A go park") == "why-not-beside"


@pytest.mark.rule("R5.4", "R5.3")
def test_without_an_unvisited_neighbour_phase_two_ends() -> None:
    around = ["villa_monetti", "drinks_warehouse", "inn", "street_r2c3"]
    state = table(tower="villa_monetti", height=2, visited=around, steps=[{"step": "Depart"}, {"step": "Roll"}])

    assert asked(state) == "*"


@pytest.mark.rule("R7.12", "R7.9")
def test_the_floor_is_held_before_every_free_move_and_every_stop() -> None:
    state = table(tower="street_r4c7")

    assert asked(state) == "BC"
    assert refused(state, "A stop") == "why-not-your-turn"
    play(state, "C pass", "B pass", "A go street_r5c7")
    assert asked(state) == "BC"

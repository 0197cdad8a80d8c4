"""Placing the resource (chapter 5) and the novice rule (chapter 11)."""

import pytest

from tests.games.tiny_towns.tables import EMPTY_BOARD, board, clause, moves, play, table, verbs, why

ONE = "w .. .. CO / .. .. .. .. / .. .. .. .. / .. .. .. .."
FACTORY = {"board": "BK .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "upon": {"a1": ["wood"]}}


@pytest.mark.rule("R5.1", "R6.9")
def test_a_square_holds_one_thing() -> None:
    state = table(ONE, EMPTY_BOARD, step="place", named="glass")

    assert len(moves(state)) == 14
    assert why(state, 0, "place a1") == "not-empty"
    assert why(state, 0, "place d1") == "not-empty"
    assert clause(state, 0, "place d1") == "R5.1"


@pytest.mark.rule("R5.2")
def test_a_placed_cube_stays_until_it_is_built_with() -> None:
    state = table(ONE, EMPTY_BOARD, step="place", named="glass")
    play(state, "A place b1", "B place a1", "A stop", "B stop", "B name brick")

    assert board(state) == "w g .. CO / .. .. .. .. / .. .. .. .. / .. .. .. .."


@pytest.mark.rule("R5.3", "Q4")
def test_placing_cannot_be_left_out() -> None:
    state = table(ONE, EMPTY_BOARD, step="place", named="glass")

    assert verbs(state) == {"place"}
    assert why(state, 0, "stop") == "not-asked"


@pytest.mark.rule("R5.4", "R14.23")
def test_a_factory_gives_another_resource_when_another_player_names_its_own() -> None:
    state = table(EMPTY_BOARD, FACTORY, cards="factory", step="place", named="wood")

    resources = {move.split()[1] for move in moves(state, 1) if move.startswith("factory")}
    assert resources == {"wheat", "brick", "glass", "stone"}
    assert why(state, 1, "factory wood b1") == "same-resource"
    assert why(state, 1, "factory glass a1") == "not-empty"
    play(state, "A place a1", "B factory glass b1")
    assert board(state, 1) == "BK g .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."
    other = table(EMPTY_BOARD, FACTORY, cards="factory", step="place", named="glass")
    assert why(other, 1, "factory wood b1") == "not-on-factory"


@pytest.mark.rule("R5.5", "Q5")
def test_replacements_are_not_chained() -> None:
    statue = {
        "monument": "statue_of_the_bondmaker",
        "board": "BK MO CO .. / .. .. .. .. / .. .. .. .. / .. .. .. ..",
        "upon": {"a1": ["wood"]},
    }
    state = table(EMPTY_BOARD, statue, cards="factory", step="place", named="wood")

    assert why(state, 1, "factory glass c1") == "not-empty"
    assert "statue c1" in moves(state, 1)


@pytest.mark.rule("R5.6")
def test_the_master_builder_has_no_replacements() -> None:
    state = table(FACTORY, EMPTY_BOARD, cards="factory", step="place", named="wood")

    assert verbs(state) == {"place"}
    assert why(state, 0, "factory glass b1") == "you-named-it"
    last = table(FACTORY, {"completed": 1}, cards="factory", turn=1)
    play(last, "A name wood")
    assert verbs(last) == {"place"}


NOVICE = {"novice": True}


@pytest.mark.rule("R11.1", "R11.3")
def test_the_novice_rule_lets_others_lay_a_cube_aside_twice() -> None:
    state = table(EMPTY_BOARD, {"aside": 1}, {"aside": 2}, step="place", named="wood", options=NOVICE)

    assert "aside" in moves(state, 1)
    assert why(state, 0, "aside") == "you-named-it"
    assert why(state, 2, "aside") == "novice-used-up"
    play(state, "A place a1", "B aside", "C place a1")
    assert board(state, 1) == EMPTY_BOARD
    assert state.aside == [0, 2, 2]


@pytest.mark.rule("R11.2")
def test_cubes_laid_aside_count_nothing() -> None:
    assert table(EMPTY_BOARD, {"aside": 2}, options=NOVICE).scores() == [-16, -16]


@pytest.mark.rule("R11.3", "Q11", "Q12")
def test_who_lays_aside_may_still_construct_and_the_rule_is_a_switch() -> None:
    pattern = "w s .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."
    state = table(EMPTY_BOARD, pattern, step="place", named="wood", options=NOVICE)
    play(state, "A place a1", "B aside")

    assert "build well:a1b1 a1" in moves(state, 1)
    assert why(table(EMPTY_BOARD, EMPTY_BOARD, step="place", named="wood"), 1, "aside") == "no-novice-rule"


@pytest.mark.rule("Q12")
def test_who_stores_may_still_construct() -> None:
    town = {"board": "w s .. .. / .. .. .. .. / .. .. .. .. / .. .. .. BK"}
    state = table(EMPTY_BOARD, town, cards="warehouse", step="place", named="wood")
    play(state, "A place a1", "B store d4")

    assert "build well:a1b1 a1" in moves(state, 1)


@pytest.mark.rule("R11.4", "Q11")
def test_the_novice_rule_in_town_hall_and_solo() -> None:
    hall = {"novice": True, "variant": "town_hall"}
    card_turn = table(EMPTY_BOARD, EMPTY_BOARD, step="place", named="wood", options=hall, turn=1)
    free_turn = table(EMPTY_BOARD, EMPTY_BOARD, step="take", options=hall, turn=3)
    solo = table(EMPTY_BOARD, step="place", named="wood", row=["wood", "wood", "glass"], options=NOVICE)

    assert "aside" in moves(card_turn, 0)
    assert verbs(free_turn) == {"take"}
    assert "aside" in moves(solo, 0)

"""The turn (chapter 4), completing a town and the hammer (chapter 9), the end of the game (R10.1)."""

import pytest

from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.state import TinyTownsState
from tests.games.tiny_towns.tables import EMPTY_BOARD, FULL_BOARD, board, moves, play, table, verbs, why

ONE_LEFT = "w w w w / w w w w / w w w w / w w w .."
WELL = "w s .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."


@pytest.mark.rule("R4.1")
def test_the_master_builder_names_one_of_five_resources() -> None:
    state = table(EMPTY_BOARD, EMPTY_BOARD, hammer=1)

    assert state.to_act == (1,)
    assert moves(state, 1) == ["name wood", "name wheat", "name brick", "name glass", "name stone"]
    assert why(state, 0, "name wood") == "not-your-turn"


@pytest.mark.rule("R4.2", "R4.9", "Q3")
@pytest.mark.parametrize("order", ["ABC", "CBA", "BCA"])
def test_everybody_places_at_the_same_time_in_any_order(order: str) -> None:
    state = table(EMPTY_BOARD, EMPTY_BOARD, EMPTY_BOARD)
    play(state, "A name glass")

    assert state.to_act == (0, 1, 2)
    play(state, *[f"{letter} place b2" for letter in order])
    assert [board(state, seat).count("g") for seat in range(3)] == [1, 1, 1]
    assert GAME.dump(state)["steps"][0] == {"step": "Construct", "due": [[], [], []]}


@pytest.mark.rule("R4.3", "R4.9", "Q3")
@pytest.mark.parametrize("order", [("A", "B"), ("B", "A")])
def test_everybody_constructs_at_the_same_time_in_any_order(order: tuple[str, str]) -> None:
    state = table(WELL, WELL, step="construct")
    play(state, *[f"{letter} build well:a1b1 a1" for letter in order], *[f"{letter} stop" for letter in order])

    assert [board(state, seat) for seat in (0, 1)] == [EMPTY_BOARD.replace("..", "GY", 1)] * 2


@pytest.mark.rule("R4.5", "R9.1", "R9.2")
def test_a_full_board_is_completed_at_the_end_of_the_turn() -> None:
    state = table(ONE_LEFT, EMPTY_BOARD, EMPTY_BOARD, step="place", named="wood")
    play(state, "A place d4", "B place a1", "C place a1", "A stop", "B stop", "C stop")

    assert state.completed == [1, 0, 0]
    play(state, "B name wood")
    assert state.to_act == (1, 2)
    assert moves(state, 0) == []
    assert why(state, 0, "place a1") == "not-your-turn"


@pytest.mark.rule("R9.2", "Q8")
def test_a_full_board_is_completed_even_if_something_could_still_be_built_or_stored() -> None:
    town = {"board": "w s w w / w w w w / w w w w / w w w BK"}
    state = table(town, EMPTY_BOARD, cards="warehouse", step="construct")
    assert "build well:a1b1 a1" in moves(state)
    play(state, "A stop", "B stop")

    assert state.completed == [1, 0]


@pytest.mark.rule("R4.6", "R9.4")
def test_the_hammer_goes_to_the_left_past_completed_towns() -> None:
    state = table(EMPTY_BOARD, {"completed": 1}, EMPTY_BOARD, step="construct", hammer=0, turn=2)
    play(state, "A stop", "C stop")

    assert (state.hammer, state.to_act) == (2, (2,))
    play(state, "C name wood", "A place a1", "C place a1", "A stop", "C stop")
    assert state.to_act == (0,)


@pytest.mark.rule("R4.7")
def test_nobody_constructs_before_the_resource_is_dealt_with() -> None:
    state = table(WELL, EMPTY_BOARD, step="place", named="glass")

    assert why(state, 0, "build well:a1b1 a1") == "not-asked"


@pytest.mark.rule("R4.8")
def test_the_next_naming_waits_until_all_have_stopped() -> None:
    state = table(WELL, EMPTY_BOARD, step="construct")
    play(state, "B stop")

    assert why(state, 1, "name wood") == "not-asked"
    play(state, "A stop")
    assert verbs(state, 1) == {"name"}


@pytest.mark.rule("R9.3")
def test_a_player_with_an_empty_square_goes_on() -> None:
    state = table(ONE_LEFT, {"board": FULL_BOARD, "completed": 1}, turn=1)

    assert state.to_act == (0,)


@pytest.mark.rule("R9.6", "R5.6")
def test_the_last_player_names_for_himself_and_his_banks_bind_him() -> None:
    town = {"board": EMPTY_BOARD.replace("..", "BK", 1), "upon": {"a1": ["wood"]}}
    state = table(town, {"completed": 1}, cards="bank", turn=1)
    assert moves(state) == ["name wheat", "name brick", "name glass", "name stone"]
    play(state, "A name brick", "A place b1", "A stop")

    assert state.to_act == (0,)
    assert state.served == [1, 0]


FIVE_BANKS = {
    "board": "BK BK BK BK / BK .. .. .. / .. .. .. .. / .. .. .. ..",
    "upon": {"a1": ["wood"], "b1": ["wheat"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]},
}


@pytest.mark.rule("R9.4", "Q9")
def test_a_player_with_banks_on_all_five_resources_is_skipped() -> None:
    state = table(EMPTY_BOARD, FIVE_BANKS, EMPTY_BOARD, cards="bank", hammer=1)

    assert state.to_act == (2,)


@pytest.mark.rule("R9.7", "Q9")
def test_when_all_who_are_left_are_barred_their_towns_are_completed() -> None:
    alone = table(FIVE_BANKS, {"completed": 1}, cards="bank", turn=1)
    assert alone.over
    assert alone.scores()[0] == 20 - 11


FORT = {"monument": "fort_ironweed", "board": EMPTY_BOARD.replace("..", "MO", 1)}


@pytest.mark.rule("R9.7", "R15.5")
def test_towns_barred_by_banks_are_completed_before_the_fort_bars_its_owner() -> None:
    state = table(FIVE_BANKS, FORT, {"completed": 1}, FIVE_BANKS, cards="bank", turn=1)

    assert state.completed == [2, 0, 1, 2]
    assert state.to_act == (1,)
    assert len(moves(state, 1)) == 5


@pytest.mark.rule("R9.7")
def test_who_is_barred_when_a_turn_ends_has_completed_the_town_in_that_turn() -> None:
    marks = {"a1": ["wood"], "b1": ["wheat"], "c1": ["brick"], "d1": ["glass"]}
    last = {**FIVE_BANKS, "upon": marks}
    state = table(last, FORT, {"board": ONE_LEFT}, cards="bank", step="place", named="wood", turn=7, hammer=2)
    play(state, "A place b2", "B place b1", "C place d4", "B stop", "C stop")
    assert state.completed == [0, 0, 0]

    loaded = GAME.load({**GAME.dump(state), "steps": WAITS_FOR_THE_FIFTH})
    assert isinstance(loaded, TinyTownsState)
    play(loaded, "A mark stone", "A stop")
    assert loaded.completed == [7, 0, 7]
    assert loaded.to_act == (1,)


WAITS_FOR_THE_FIFTH = [
    {"step": "Construct", "due": [["mark-a2"], ["done"], ["done"]]},
    {"step": "Watching"},
    {"step": "EndTurn"},
]


@pytest.mark.rule("R10.1")
def test_the_game_ends_when_all_towns_are_completed() -> None:
    state = table(ONE_LEFT, ONE_LEFT, step="place", named="wood")
    play(state, "A place d4", "B place d4", "A stop")
    assert not state.over

    assert play(state.copy(), "B stop").over
    play(state, "B stop")
    assert state.to_act == ()
    assert GAME.why_not(state, 0, GAME.parse("stop")) is not None

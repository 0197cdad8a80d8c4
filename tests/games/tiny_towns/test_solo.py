"""The solo game (chapter 13)."""

from random import Random

import pytest

import rynek
from rynek.core.chance import CHANCE
from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.components import RESOURCE
from tests.games.tiny_towns.tables import EMPTY_BOARD, FULL_BOARD, moves, play, seen, table, upon, verbs, why

ROW = ["wood", "glass", "glass"]


@pytest.mark.rule("R13.3")
def test_three_cards_lie_open_at_the_start() -> None:
    state = GAME.new(1, {"monuments": False, "first_game": True})
    rynek.play_chance(state, Random(4))

    assert len(state.row) == 3
    assert state.under == ()
    assert state.to_act == (0,)


@pytest.mark.rule("R13.4", "R13.1")
def test_a_card_is_chosen_used_put_under_the_pile_and_replaced() -> None:
    state = table(EMPTY_BOARD, row=ROW)
    assert moves(state) == ["name wood", "name glass"]
    assert why(state, 0, "name brick") == "not-in-row"
    play(state, "A name glass", "A place a1", "A stop")

    assert state.to_act == (CHANCE,)
    play(state, "* turn stone")
    assert seen(state, 0)["resource_cards"]["row"] == ["wood", "stone", "glass"]
    assert seen(state, 0)["resource_cards"]["under"] == ["glass"]
    assert state.served == [0]


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize(
    ("chosen", "row"), [("wood", ["brick", "glass", "stone"]), ("stone", ["wood", "glass", "brick"])]
)
def test_a_drawn_card_lies_where_the_chosen_one_lay(chosen: str, row: list[str]) -> None:
    state = table(EMPTY_BOARD, row=["wood", "glass", "stone"])
    play(state, f"A name {chosen}", "A place a1", "A stop")
    loaded = GAME.load(GAME.dump(state))
    play(loaded, "* turn brick")

    assert seen(loaded, 0)["resource_cards"]["row"] == row


@pytest.mark.rule("R13.4")
def test_cards_are_drawn_from_those_not_open_and_not_under_the_pile() -> None:
    state = table(EMPTY_BOARD, row=["wood", "wood", "glass"], under=["wood", "stone", "stone", "stone"])
    play(state, "A name glass", "A place a1", "A stop")

    assert [str(action) for action in state.legal(CHANCE)] == ["turn wheat", "turn brick", "turn glass"]


UNDER = ["wood", "wood", "wheat", "wheat", "wheat", "brick", "brick", "brick", "glass", "stone", "stone", "stone"]


@pytest.mark.rule("R13.4", "R17.2")
def test_when_the_pile_has_gone_round_the_next_card_is_known() -> None:
    state = table(EMPTY_BOARD, row=ROW, under=UNDER)
    play(state, "A name wood", "A place a1", "A stop")

    assert state.to_act == (0,)
    assert GAME.dump(state)["row"] == ["wood", "glass", "glass"]
    assert GAME.dump(state)["under"] == [*UNDER[1:], "wood"]


@pytest.mark.rule("R13.4")
def test_a_chosen_card_is_the_twelfth_drawn_after_it_went_under() -> None:
    state = table(EMPTY_BOARD, row=ROW, under=UNDER)
    order = []
    for _ in range(12):
        place = state.row.index(state.row[-1])
        state.apply(0, GAME.parse(f"name {RESOURCE.word(state.row[-1])}"))
        state.apply(0, next(action for action in state.legal(0) if action.verb.name == "place"))
        state.apply(0, GAME.parse("stop"))
        order.append(state.row[place])
        state.set_town(0, table(EMPTY_BOARD).towns[0])

    assert [RESOURCE.word(resource) for resource in order] == UNDER


@pytest.mark.rule("R13.5", "R13.7", "R13.8")
def test_the_game_goes_on_until_the_town_is_completed_and_gives_a_rank() -> None:
    state = table(FULL_BOARD[:-1] + "..", row=ROW)
    play(state, "A name wood", "A place d4", "A stop")

    assert state.over
    assert state.view(0)["rank"] == "errand_runner"
    assert GAME.ranking(state) == [[0]]


@pytest.mark.rule("R13.6")
def test_the_chosen_card_counts_as_named_by_another_player() -> None:
    town = {"board": EMPTY_BOARD.replace("..", "BK", 1), "upon": {"a1": ["wood"]}}
    state = table(town, cards="factory", row=ROW)
    play(state, "A name wood")
    assert verbs(state) == {"factory", "place"}
    play(state, "A factory brick b1", "A stop")
    assert GAME.dump(state)["under"] == ["wood"]

    state = table({"board": EMPTY_BOARD.replace("..", "BK", 1)}, cards="warehouse", row=ROW)
    play(state, "A name glass", "A store a1", "A stop")
    assert upon(state) == {"a1": ["glass"]}
    assert GAME.dump(state)["under"] == ["glass"]


def test_a_choice_may_be_taken_back_until_a_card_is_turned_up() -> None:
    match = rynek.Match(GAME, 1, {"monuments": False, "first_game": True}, seed=5)
    start = match.position
    match.play(0, match.state.legal(0)[0])
    match.play(0, "place a1")
    match.undo(0)
    match.undo(0)
    assert match.position == start

    match.play(0, match.state.legal(0)[0])
    match.play(0, "place a1")
    match.play(0, "stop")
    assert match.undoable(0) is None

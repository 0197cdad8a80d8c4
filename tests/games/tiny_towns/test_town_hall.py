"""The Town Hall variant (chapter 12)."""

from collections import Counter
from random import Random

import pytest

import rynek
from rynek.core.chance import CHANCE
from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.state import TinyTownsState
from tests.games.tiny_towns.tables import EMPTY_BOARD, FULL_BOARD, board, moves, play, table, verbs, why

HALL = {"variant": "town_hall"}
BANK = {"board": EMPTY_BOARD.replace("..", "BK", 1), "upon": {"a1": ["wood"]}}
FORT = {"monument": "fort_ironweed", "board": EMPTY_BOARD.replace("..", "MO", 1)}
FIVE_BANKS = {
    "board": "BK BK BK BK / BK .. .. .. / .. .. .. .. / .. .. .. ..",
    "upon": {"a1": ["wood"], "b1": ["wheat"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]},
}


def turn(state: TinyTownsState, rng: Random) -> str:
    """Play one turn at random without constructing; the card turned up, or `free`."""
    said = "free"
    if state.to_act == (CHANCE,):
        action = state.roll(rng)
        said = str(action)
        state.apply(CHANCE, action)
    now = state.turn
    while not state.over and state.turn == now and state.to_act != (CHANCE,):
        seat = state.to_act[0]
        options = [action for action in state.legal(seat) if action.verb.name in ("place", "take", "stop")]
        state.apply(seat, options[0])
    return said


def long_game(turns: int, seed: int = 3) -> list[str]:
    """What is turned up in so many turns of a game that does not end: boards are cleared after each turn."""
    state = table(EMPTY_BOARD, EMPTY_BOARD, options=HALL)
    rng, said = Random(seed), []
    for _ in range(turns):
        said.append(turn(state, rng))
        for seat in (0, 1):
            state.set_town(seat, table(EMPTY_BOARD, EMPTY_BOARD).towns[0])
    return said


@pytest.mark.rule("R12.1", "R10.6")
def test_nobody_names_and_nobody_serves() -> None:
    state = table(EMPTY_BOARD, EMPTY_BOARD, options=HALL)
    turn(state, Random(1))

    assert state.served == [0, 0]
    assert state.hammer == 0
    assert state.to_act == (CHANCE,)


@pytest.mark.rule("R12.2", "Q1")
def test_ten_of_fifteen_cards_are_turned_up_three_at_most_of_a_resource() -> None:
    piles = [[card for card in long_game(15, seed) if card != "free"] for seed in range(40)]

    assert all(len(pile) == 10 for pile in piles)
    assert max(max(Counter(pile).values()) for pile in piles) == 3
    assert len({frozenset(Counter(pile).items()) for pile in piles}) > 10


@pytest.mark.rule("R12.3", "R12.4")
def test_two_card_turns_and_a_free_turn_make_a_cycle() -> None:
    assert [said == "free" for said in long_game(9)] == [False, False, True] * 3


@pytest.mark.rule("R12.3")
def test_in_a_card_turn_everybody_places_what_is_turned_up() -> None:
    state = table(EMPTY_BOARD, EMPTY_BOARD, options=HALL)
    play(state, "* turn glass")

    assert state.to_act == (0, 1)
    play(state, "A place a1", "B place b1", "A stop", "B stop")
    assert board(state).startswith("g ..")
    assert state.turned == (0, 0, 0, 1, 0)


@pytest.mark.rule("R12.4")
def test_in_the_free_turn_everybody_chooses_for_himself() -> None:
    state = table(EMPTY_BOARD, EMPTY_BOARD, options=HALL, turn=2)

    assert state.to_act == (0, 1)
    assert len(moves(state)) == 5 * 16
    play(state, "B take wood a1", "A take stone b1")
    assert (board(state, 0)[:5], board(state, 1)[:4]) == (".. s ", "w ..")


@pytest.mark.rule("R12.5")
def test_an_empty_pile_is_shuffled_anew_and_the_cycle_goes_on() -> None:
    said = long_game(30)

    assert [card == "free" for card in said] == [False, False, True] * 10
    empty = table(
        EMPTY_BOARD, EMPTY_BOARD, options=HALL, turned={"wood": 3, "wheat": 3, "brick": 3, "glass": 1}, turn=15
    )
    assert empty.turned == (0, 0, 0, 0, 0)
    assert len(empty.legal(CHANCE)) == 5
    nearly = table(EMPTY_BOARD, EMPTY_BOARD, options=HALL, turned={"wood": 3, "wheat": 3, "brick": 3}, turn=12)
    assert [str(action) for action in nearly.legal(CHANCE)] == ["turn glass", "turn stone"]


@pytest.mark.rule("R12.6")
def test_cards_that_want_another_to_name_work_in_card_turns_for_everybody() -> None:
    factory = {"board": EMPTY_BOARD.replace("..", "BK", 1), "upon": {"a1": ["wood"]}}
    state = table(factory, EMPTY_BOARD, cards="factory", options=HALL)
    play(state, "* turn wood")
    assert verbs(state, 0) == {"factory", "place"}

    free = table(factory, EMPTY_BOARD, cards="factory", options=HALL, turn=2)
    assert verbs(free, 0) == {"take"}


@pytest.mark.rule("R12.7")
def test_a_bank_binds_in_the_free_turn_only() -> None:
    free = table(BANK, EMPTY_BOARD, cards="bank", options=HALL, turn=2)
    assert why(free, 0, "take wood b1") == "bank-forbids"
    assert {move.split()[1] for move in moves(free)} == {"wheat", "brick", "glass", "stone"}

    card = table(BANK, EMPTY_BOARD, cards="bank", options=HALL)
    play(card, "* turn wood")
    assert "place b1" in moves(card)


@pytest.mark.rule("R12.8", "Q9", "Q12", "Q22")
@pytest.mark.parametrize("idle", [FORT, FIVE_BANKS])
def test_fort_and_five_banks_place_nothing_in_the_free_turn_but_may_construct(idle: dict[str, object]) -> None:
    state = table(idle, EMPTY_BOARD, cards="bank", options=HALL, turn=2)
    assert moves(state) == []
    play(state, "B take wood a1")
    assert state.to_act == (0, 1)
    assert moves(state) == ["stop"]

    play(state, "A stop", "B stop", "* turn glass")
    assert state.to_act == (0, 1)


@pytest.mark.rule("R12.8", "Q9", "Q22")
def test_a_free_turn_in_which_nobody_may_choose_is_no_end() -> None:
    state = table(FORT, FIVE_BANKS, cards="bank", options=HALL, turn=2)
    play(state, "A stop", "B stop", "* turn glass")

    assert verbs(state, 1) == {"place"}
    alone = table(FIVE_BANKS, {"board": FULL_BOARD, "completed": 1}, cards="bank", options=HALL, turn=2)
    play(alone, "A stop", "* turn glass")
    assert alone.to_act == (0,)


@pytest.mark.rule("R12.8")
def test_the_fort_of_the_only_active_player_chooses_in_the_free_turn() -> None:
    state = table(FORT, {"board": FULL_BOARD, "completed": 1}, options=HALL, turn=2)

    assert state.to_act == (0,)
    assert verbs(state) == {"take"}


@pytest.mark.rule("R12.9", "Q13")
def test_with_one_active_player_the_cycle_goes_on() -> None:
    state = table(EMPTY_BOARD, {"board": FULL_BOARD, "completed": 1}, options=HALL, turn=1)

    said = [turn(state, Random(seed)) == "free" for seed in range(6)]
    assert said == [False, True, False, False, True, False]


@pytest.mark.rule("R12.9")
def test_full_towns_are_completed() -> None:
    nearly = FULL_BOARD[:-1] + ".."
    state = table(nearly, nearly, options=HALL)
    play(state, "* turn wood", "A place d4", "B place d4", "A stop", "B stop")

    assert state.over


@pytest.mark.rule("R13.10", "Q13", "R12.1")
def test_town_hall_alone() -> None:
    state = GAME.new(1, {**HALL, "monuments": False, "first_game": True})
    assert state.to_act == (CHANCE,)
    rynek.play_chance(state, Random(1))
    assert state.view(0)["mode"] == "town_hall"

    nearly = FULL_BOARD[:-1] + ".."
    last = table(nearly, options=HALL)
    play(last, "* turn wood", "A place d4", "A stop")
    assert last.over
    assert last.view(0)["rank"] == "errand_runner"

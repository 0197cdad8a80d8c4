"""What is open and what is hidden (R17.1, R17.2), and simultaneous choices (R4.9)."""

import json
from random import Random
from typing import Any

import pytest

import rynek
from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.state import TinyTownsState
from tests.games.tiny_towns.tables import EMPTY_BOARD, board, moves, play, seen, table, why

WELL = "w s .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."


def secrets(state: TinyTownsState, seat: int | None) -> str:
    """Everything a seat is told, as text."""
    return json.dumps(state.view(seat))


@pytest.mark.rule("R17.1")
def test_boards_markers_stores_cards_and_counts_are_open() -> None:
    town = {"board": EMPTY_BOARD.replace("..", "BK", 1), "upon": {"a1": ["wood", "glass"]}, "served": 3, "aside": 1}
    state = table(EMPTY_BOARD, town, cards="warehouse", options={"novice": True})
    seen = state.view(None)["seats"][1]

    assert seen["squares"][0] == {
        "square": "a1",
        "cube": None,
        "building": "warehouse",
        "type": "black",
        "upon": ["wood", "glass"],
    }
    assert (seen["served"], seen["aside"], seen["aside_left"]) == (3, 1, 1)


@pytest.mark.rule("R17.2", "R3.9")
def test_monument_cards_are_secret_until_built() -> None:
    first = {"monument": "fort_ironweed", "dealt": ["fort_ironweed", "grove_university"]}
    second = {"monument": "the_starloom", "dealt": ["silva_forum", "the_starloom"]}
    state = table(first, second)

    assert "fort_ironweed" in secrets(state, 0)
    assert "grove_university" in secrets(state, 0)
    for other in (1, None):
        assert "fort_ironweed" not in secrets(state, other)
        assert "grove_university" not in secrets(state, other)
    assert "the_starloom" not in secrets(state, 0)


@pytest.mark.rule("R17.2")
def test_kept_monuments_are_shown_when_the_game_is_over() -> None:
    full = {"board": "w w w w / w w w w / w w w w / w w w .."}
    state = table(
        {**full, "monument": "silva_forum"}, {**full, "monument": "fort_ironweed"}, step="place", named="wood"
    )
    play(state, "A place d4", "B place d4", "A stop", "B stop")

    assert state.view(None)["monuments"] == ["silva_forum", "fort_ironweed"]


@pytest.mark.rule("R4.9", "R4.2")
def test_a_placing_is_unseen_and_may_be_changed_until_all_are_in() -> None:
    state = table(EMPTY_BOARD, EMPTY_BOARD, step="place", named="wood")
    play(state, "B place a1")
    assert state.may_change == (1,)
    assert seen(state, 1)["own"]["answer"] == "place a1"
    assert state.view(0) == play(state.copy(), "B place d4").view(0)
    play(state, "B place c3", "A place a1")

    assert board(state, 1) == ".. .. .. .. / .. .. .. .. / .. .. w .. / .. .. .. .."


@pytest.mark.rule("R4.9", "R4.3", "R4.8")
def test_buildings_are_unseen_until_all_have_stopped_and_may_be_taken_back() -> None:
    state = table(WELL, WELL, step="construct")
    before = state.view(0)["seats"][1]
    play(state, "B build well:a1b1 a1", "B stop")

    assert state.view(0)["seats"][1] == before
    assert state.view(None)["seats"][1] == before
    assert state.view(1)["seats"][1] != before
    assert moves(state, 1) == ["again"]
    play(state, "B again")
    assert state.to_act == (0, 1)
    play(state, "B build well:a1b1 b1", "B stop", "A stop")
    assert board(state, 1) == ".. GY .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."


@pytest.mark.rule("R4.9", "R3.9")
def test_a_kept_monument_may_be_changed_until_all_have_chosen() -> None:
    match = rynek.Match(GAME, 2, {"first_game": True}, seed=1)
    one, other = (str(action) for action in match.state.legal(0))
    match.play(0, one)
    match.play(0, other)
    match.play(1, match.state.legal(1)[0])

    assert seen(match.state, 0)["own"]["monument"]["card"] == other.split()[1]
    assert match.undoable(0) is None
    assert match.undoable(1) is None


def test_nobody_is_told_of_a_hidden_choice_before_all_are_in() -> None:
    match = rynek.Match(GAME, 2, {"first_game": True, "monuments": False}, seed=1)
    match.play(0, "name wood")
    match.play(1, "place a1")
    assert match.seen(0, match.position - 1) == []
    match.play(0, "place b2")
    told = [event.template.key for event in match.seen(0, match.position - 1)]

    assert told == ["event-cube-placed", "event-cube-placed"]


def test_own_buildings_are_told_at_once_and_to_the_others_at_the_end() -> None:
    state = table(WELL, EMPTY_BOARD, step="construct")
    state.events = []
    play(state, "A build well:a1b1 a1")
    assert [event.seen_by(seat) for event in state.events for seat in (0, 1, None)] == [True, False, False]
    state.events.clear()
    play(state, "A stop", "B stop")

    told = [event for event in state.events if event.template.key == "event-building-built"]
    assert [event.seen_by(seat) for event in told for seat in (0, 1, None)] == [False, True, True]


def test_a_move_of_a_simultaneous_step_can_be_taken_back_behind_answers_of_others() -> None:
    match = rynek.Match(GAME, 2, {"first_game": True, "monuments": False}, seed=1)
    match.play(0, "name wood")
    match.play(0, "place a1")
    match.play(1, "place a1")
    match.play(0, "stop")
    assert match.undoable(1) is None
    match.undo(0)
    assert match.state.to_act == (0, 1)
    with pytest.raises(rynek.IllegalMove):
        match.undo(0)


def test_naming_can_be_taken_back_until_somebody_has_answered_it() -> None:
    match = rynek.Match(GAME, 2, {"first_game": True, "monuments": False}, seed=1)
    match.play(0, "name wood")
    match.undo(0)
    match.play(0, "name stone")
    match.play(1, "place a1")

    assert match.undoable(0) is None


def test_guesses_draw_monuments_the_seat_has_not_seen() -> None:
    first = {"monument": "fort_ironweed", "dealt": ["fort_ironweed", "grove_university"]}
    second = {"monument": "the_starloom", "dealt": ["silva_forum", "the_starloom"]}
    built = {"monument": "obelisk_of_the_crescent", "board": EMPTY_BOARD.replace("..", "MO", 1)}
    state = table(first, second, built)
    rng = Random(1)
    guesses: list[dict[str, Any]] = [GAME.dump(GAME.guess(state, 0, rng)) for _ in range(200)]
    drawn = {guess["towns"][1]["monument"] for guess in guesses}

    assert drawn.isdisjoint({"fort_ironweed", "grove_university", "obelisk_of_the_crescent"})
    assert len(drawn) == 12
    assert {guess["towns"][2]["monument"] for guess in guesses} == {"obelisk_of_the_crescent"}
    assert all(guess["towns"][0] == GAME.dump(state)["towns"][0] for guess in guesses)


def test_guesses_draw_unseen_answers_from_what_the_seat_knows() -> None:
    state = table(EMPTY_BOARD, WELL, EMPTY_BOARD, step="place", named="wood")
    play(state, "B place d4")
    rng = Random(1)
    answers = {GAME.dump(GAME.guess(state, 0, rng))["steps"][0]["answers"][1] for _ in range(300)}

    assert len(answers) == 14
    assert "place-a1" not in answers


def test_guesses_forget_buildings_the_seat_has_not_seen() -> None:
    state = table(WELL, WELL, step="construct")
    play(state, "B build well:a1b1 a1")
    guess = GAME.guess(state, 0, Random(1))

    assert board(guess, 1) == board(table(WELL, WELL), 1)
    assert guess.to_act == (0, 1)
    assert why(guess, 1, "build well:a1b1 a1") == ""


@pytest.mark.rule("R4.4", "Q14")
def test_guesses_know_what_the_watch_of_another_has_seen() -> None:
    watch = {
        "monument": "opaleyes_watch",
        "board": EMPTY_BOARD.replace("..", "MO", 1),
        "watch": ["cottage", "well", "tavern"],
    }
    state = table(watch, WELL, step="construct")
    play(state, "B build well:a1b1 a1", "B stop", "A stop", "A put well d4")
    guess = GAME.guess(state, 1, Random(1))

    assert {move.split()[1] for move in moves(guess)} == {"well"}
    assert guess.view(1) == state.view(1)

"""Bad input: unknown, malformed and forbidden moves are refused with a reason, and nothing changes."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rynek
from rynek.core.message import Message
from rynek.games.tiny_towns import GAME
from rynek.play.words import LANGUAGES, words
from tests.games.tiny_towns.tables import EMPTY_BOARD, clause, table

RECORD = (Path(__file__).parent / "records" / "two.rynek").read_text(encoding="utf-8")


def said(message: Message) -> list[str]:
    return [words(lang, "tiny_towns").message(message) for lang in LANGUAGES]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly a1",
        "place",
        "place e5",
        "place a1 b1",
        "name gold",
        "build chapel",
        "build chapel:a1b1 a1",
        "build farm:a1 a1",
    ],
)
def test_texts_that_are_no_moves_are_refused(text: str) -> None:
    with pytest.raises(rynek.BadNotation) as refusal:
        GAME.parse(text)

    assert all(said(refusal.value.message))


@pytest.mark.parametrize(
    ("seat", "move"), [(1, "name wood"), (0, "place a1"), (2, "name wood"), (-1, "name wood"), (0, "stop")]
)
def test_moves_out_of_turn_are_refused_and_nothing_changes(seat: int, move: str) -> None:
    match = rynek.Match(GAME, 2, {"first_game": True, "monuments": False}, seed=1)
    before = json.dumps(GAME.dump(match.state))

    with pytest.raises(rynek.IllegalMove) as refusal:
        match.play(seat, move)
    assert all(said(refusal.value.message))
    assert json.dumps(GAME.dump(match.state)) == before


def test_every_move_of_the_action_space_is_legal_or_refused_with_a_reason() -> None:
    rng = Random(3)
    match = rynek.Match(GAME, 3, {"cards": ["bank"], "novice": True}, seed=3)
    tried = 0
    while not match.state.over:
        for _ in range(12):
            action, seat = GAME.action(rng.randrange(GAME.space)), rng.randrange(3)
            reason = GAME.why_not(match.state, seat, action)
            assert (reason is None) == (action in match.state.legal(seat))
            assert reason is None or all(said(reason))
            tried += 1
        seat = rng.choice(match.state.to_act)
        match.play(seat, rng.choice(match.state.legal(seat)))
    assert tried > 500


@given(st.text(max_size=40))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        answer = [str(GAME.parse(text))]
    except rynek.BadNotation as refusal:
        answer = said(refusal.message)
    assert all(answer)


@given(
    st.integers(0, len(RECORD.splitlines()) - 1),
    st.sampled_from(["", "A place a1", "* turn wood", "B name wood", "x y", "option novice 7", "players 9"]),
)
def test_broken_records_are_refused_and_never_crash(line: int, text: str) -> None:
    lines = RECORD.splitlines()
    changed = "\n".join([*lines[:line], text, *lines[line + 1 :]])
    try:
        answer = [rynek.read_record(changed).record()]
    except rynek.BadRecord as refusal:
        answer = said(refusal.message)
    assert all(answer)


def test_reasons_cite_the_rule_behind_them() -> None:
    state = table("CO .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="place", named="wood")

    assert clause(state, 0, "place a1") == "R5.1"
    assert clause(state, 1, "statue a1") == "R15.15"

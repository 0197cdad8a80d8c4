"""Record files: readable, replayed move by move, and refused when anything in them cannot be."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rynek
from rynek.core.chance import CHANCE
from rynek.play.match import FORMAT
from rynek.play.record import parse_record


def played(seed: int, moves: int = 10_000, *, monuments: bool = True) -> rynek.AnyMatch:
    match = rynek.Match(rynek.game("tiny_towns"), 2, {"monuments": monuments}, seed)
    chooser = Random(seed)
    while not match.state.over and moves:
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
        moves -= 1
    return match


FINISHED = played(3).record(["Anna", "Jan Maria"])
HALF = played(3, 20).record(["Anna", "Jan"], hidden=True)


def test_a_record_leads_back() -> None:
    match = rynek.read_record(FINISHED)

    assert match.record(["Anna", "Jan Maria"]) == FINISHED
    assert match.state.over
    assert parse_record(FINISHED).names == {0: "Anna", 1: "Jan Maria"}


def test_the_seed_stands_only_in_a_finished_record() -> None:
    assert FINISHED.splitlines()[-1] == "seed 3"
    assert not any(line.startswith("seed ") for line in HALF.splitlines())
    assert "seed-hash" in HALF


def test_a_half_played_record_goes_on() -> None:
    match = rynek.read_record(HALF)
    seat = match.state.to_act[0]
    match.play(seat, match.state.legal(seat)[0])

    assert match.position > HALF.count("\n") - len(match.options) - 7


def test_an_unfinished_record_read_and_written_again_is_the_same() -> None:
    assert rynek.read_record(HALF).record(hidden=True) == HALF


def test_who_goes_on_from_an_unfinished_record_draws_from_a_new_seed_that_can_be_checked() -> None:
    match, chooser = rynek.read_record(HALF), Random(5)
    while not match.state.over:
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
    text = match.record()
    drawn = next(line for line in reversed(text.splitlines()) if line.startswith("* "))

    assert text.count("seed-hash ") == 2
    assert rynek.read_record(text).record() == text
    with pytest.raises(rynek.BadRecord):
        rynek.read_record(text.replace(f"seed {match.seed}", "seed 12"))
    assert drawn in text


@pytest.mark.parametrize("name", ["tiny_towns", "troyes", "genoa"])
def test_the_record_of_a_running_game_shows_nothing_hidden(name: str) -> None:
    match, chooser = rynek.Match(rynek.game(name), 2, seed=8), Random(8)
    hidden = 0
    while not match.state.over and match.position < 400:
        said = set(match.record().split())
        secret = {domain.word(piece) for domain, piece in match.game.face_down(match.state)}
        hidden += len(secret & set(match.record(hidden=True).split()))
        assert not said & secret
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))

    assert hidden


def test_a_match_from_a_position_is_played_taken_back_and_recorded() -> None:
    game = rynek.game("caylus_1303")
    match = rynek.Match(game, position={"players": 3, "round": 4}, seed=2, names=["Ala"])
    match.play(0, "pass")
    match.undo(0)
    match.play(0, "site")
    text = match.record()

    assert match.players == 3
    assert "position {" in text
    assert rynek.read_record(text).record() == text
    assert rynek.read_record(text).state.round == 4


@pytest.mark.parametrize(
    "given",
    [
        {"position": {"round": 40}},
        {"position": []},
        {"position": {"players": 3}, "players": 2},
        {"position": {}, "options": {"open_scores": True}},
        {"position": {}, "options": {"colour": 1}},
        {"players": "two"},
        {"options": {"setup": 3}},
        {"options": []},
        {"seed": "x" * 81},
        {"seed": "a\nb"},
        {"seed": ""},
    ],
)
def test_a_match_that_cannot_be_is_refused_with_a_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(rynek.Refused) as refused:
        rynek.Match(rynek.game("caylus_1303"), **given)

    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("seat", "move"),
    [(0, 3), (0, None), (None, "pass"), ("A", "pass"), (True, "pass"), (0, object()), (0, ""), (0, "pass pass")],
)
def test_moves_of_any_kind_are_refused_with_a_sentence(seat: Any, move: Any) -> None:
    match = rynek.Match(rynek.game("caylus_1303"), position={})
    with pytest.raises(rynek.Refused) as refused:
        match.play(seat, move)
    with pytest.raises(rynek.Refused):
        match.undo(seat)

    assert str(refused.value).endswith(".")
    assert match.position == 0


def test_remarks_and_empty_lines_do_not_count() -> None:
    head, rest = FINISHED.split("\n", 1)

    assert rynek.read_record(f"{head}\n# a fine game\n\n{rest}").record(["Anna", "Jan Maria"]) == FINISHED


def changed(old: str, new: str) -> str:
    assert old in FINISHED
    return FINISHED.replace(old, new, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "rynek 99\n",
        changed(f"rynek {FORMAT}", "rynek x"),
        changed("game tiny_towns 2", "game chess 1"),
        changed("game tiny_towns 2", "game tiny_towns 99"),
        changed("game tiny_towns 2", "game tiny_towns"),
        changed("players 2", "players 9"),
        changed("players 2", "players two"),
        changed("option monuments true", "option monuments maybe"),
        changed("option monuments true", "option monuments 3"),
        changed("option monuments true", "option mountains true"),
        changed("name A Anna", "name Z Anna"),
        changed("\nA ", "\nQ "),
        changed("\nA ", "\nB fly "),
        changed("\nseed 3", "\nseed 4"),
        changed("\n* ", "\n* fly "),
        FINISHED + "A name brick\n",
        FINISHED + "* roll\n",
        "rynek 1\n" * 400_000,
    ],
)
def test_broken_records_are_refused(text: str) -> None:
    with pytest.raises(rynek.BadRecord) as caught:
        rynek.read_record(text)
    assert len(str(caught.value)) > 10


def test_a_draw_that_the_seed_does_not_give_is_refused() -> None:
    match, other = played(3, 0), played(4, 0)
    draws = [str(entry.action) for entry in match.log if entry.seat == CHANCE]
    forged = [str(entry.action) for entry in other.log if entry.seat == CHANCE]
    assert draws[0] != forged[0]
    with pytest.raises(rynek.BadRecord, match="chance"):
        rynek.read_record(changed(draws[0], forged[0]))


@given(st.integers(0, 400), st.integers(0, 80), st.characters(codec="utf-8"))
def test_one_changed_letter_never_breaks_the_reader(line: int, column: int, letter: str) -> None:
    lines = FINISHED.splitlines()
    row = lines[line % len(lines)]
    place = column % max(1, len(row))
    lines[line % len(lines)] = row[:place] + letter + row[place + 1 :]
    try:
        rynek.read_record("\n".join(lines))
    except rynek.BadRecord as refusal:
        assert str(refusal)  # noqa: PT017 - both ends are right: read, or refused with words

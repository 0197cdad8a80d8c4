"""Record files: readable, replayed move by move, and refused when anything in them cannot be."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rynek
from rynek.core.chance import CHANCE
from rynek.play.record import FORMAT, parse_record


def played(seed: int, moves: int = 10_000, *, monuments: bool = True) -> rynek.AnyMatch:
    match = rynek.Match(rynek.game("tiny_towns"), 2, {"monuments": monuments}, seed)
    chooser = Random(seed)
    while not match.state.over and moves:
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
        moves -= 1
    return match


FINISHED = played(3).record(["Anna", "Jan Maria"])
HALF = played(3, 20).record()


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

    assert match.position > HALF.count("\n") - len(match.options) - 5


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

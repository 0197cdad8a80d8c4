"""Match: validation, undo up to the last new information, the seed."""

import hashlib
from random import Random
from typing import Any

import pytest

from rynek.core.action import Action
from rynek.core.chance import CHANCE
from rynek.core.errors import BadNotation, IllegalMove
from rynek.play.match import AnyMatch, Match
from tests.core.toy import BID, TOY


def fresh(seed: int = 7, players: int = 2) -> AnyMatch:
    return Match(TOY, players, seed=seed)


def test_chance_answers_by_itself() -> None:
    match = fresh()

    assert match.state.to_act == (0, 1)
    assert [entry.seat for entry in match.log] == [CHANCE]
    assert match.position == 1


def test_moves_are_typed_or_given() -> None:
    match = fresh()
    match.play(0, "bid 3")
    match.play(1, Action(BID, 2))

    assert [entry.seat for entry in match.log][:3] == [CHANCE, 0, 1]


@pytest.mark.parametrize(
    ("seat", "move"), [(0, "bid 9"), (0, "rob B"), (5, "bid 1"), (CHANCE, "roll 3"), (1, "greet 99")]
)
def test_refused_moves_change_nothing(seat: int, move: str) -> None:
    match = fresh()
    before = TOY.dump(match.state)
    with pytest.raises((IllegalMove, BadNotation)) as caught:
        match.play(seat, move)

    assert str(caught.value)
    assert TOY.dump(match.state) == before
    assert match.position == 1


def test_undo_reaches_past_unseen_answers_of_others() -> None:
    match = fresh(players=3)
    match.play(0, "bid 3")
    match.play(1, "bid 2")
    match.undo(0)

    assert match.state.to_act == (0, 2)
    assert match.view(1)["bid"] == 2


def test_undo_does_not_reach_behind_a_revelation() -> None:
    match = fresh()
    match.play(0, "bid 3")
    match.play(1, "bid 2")
    for seat in (0, 1):
        with pytest.raises(IllegalMove):
            match.undo(seat)


def test_an_open_move_answered_in_secret_stays() -> None:
    match = fresh()
    match.play(0, "burn")
    match.play(1, "bid 2")

    assert match.undoable(0) is None


def test_undo_of_nothing_is_refused() -> None:
    with pytest.raises(IllegalMove):
        fresh().undo(0)


def test_undo_of_a_free_act() -> None:
    match = fresh()
    match.play(0, "burn")
    assert match.view(0)["coins"] == [4, 5]
    match.undo(0)
    assert match.view(0)["coins"] == [5, 5]


def test_an_open_answer_of_another_bars_undo() -> None:
    match = fresh()
    match.play(0, "bid 3")
    match.play(1, "burn")

    assert match.undoable(0) is None
    assert match.undoable(1) == 2


def play_out(match: AnyMatch, seed: int) -> None:
    chooser = Random(seed)
    while not match.state.over:
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))


def test_equal_seeds_give_equal_chance_and_the_hash_is_shown() -> None:
    one, two, other = fresh(1), fresh(1), fresh(2)
    for match in (one, two, other):
        play_out(match, 3)

    assert [entry.action for entry in one.log] == [entry.action for entry in two.log]
    assert one.seed_hash == hashlib.sha256(b"1").hexdigest() != other.seed_hash
    assert Match(TOY).seed != Match(TOY).seed


def test_the_past_can_be_visited() -> None:
    match = fresh()
    positions: list[dict[str, Any]] = []
    while not match.state.over:
        positions.append(TOY.dump(match.state_at(match.position)))
        assert positions[-1] == TOY.dump(match.state)
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0] if match.state.legal(seat)[0] != Action(BID, 0) else "bid 1")


def test_events_are_seen_by_their_audience() -> None:
    match = fresh()
    match.play(0, "bid 3")

    assert [event.template.key for event in match.seen(0)] == ["event-rolled", "event-own-bid"]
    assert [event.template.key for event in match.seen(1)] == ["event-rolled"]
    assert [event.template.key for event in match.seen(None, since=1)] == []

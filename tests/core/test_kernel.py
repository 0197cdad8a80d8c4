"""The kernel on a toy game: frames in reading order, secret joint answers, free acts, chance, events."""

from random import Random

import pytest

from rynek.core.action import Action
from rynek.core.chance import CHANCE, pick, sample, shuffled
from rynek.core.domain import SEAT
from rynek.core.errors import BadPosition
from rynek.core.message import Event
from rynek.core.state import Rules, State, play_chance
from tests.core.toy import BID, BURN, GREET, OWN_BID, ROB, ROLL, ROLLED, TOY, Toy


def at_bids(prize: int = 6, players: int = 2) -> Toy:
    state = TOY.new(players)
    state.events = []
    state.apply(CHANCE, Action(ROLL, prize))
    assert isinstance(state, Toy)
    return state


def test_frames_run_in_reading_order() -> None:
    state = TOY.new(2)

    first = state.to_act
    state.apply(CHANCE, Action(ROLL, 6))
    assert (first, state.to_act) == ((CHANCE,), (0, 1))


def test_a_nested_effect_comes_before_the_rest() -> None:
    state = at_bids()
    state.apply(0, Action(BID, 3))
    state.apply(1, Action(BID, 2))

    assert state.to_act == (0,)
    assert state.legal(0) == [Action(BURN), Action(ROB, 1)]
    state.apply(0, Action(ROB, 1))
    assert state.to_act == (CHANCE,)
    assert state.coins == [2, 4]


def test_answers_in_any_order_and_changed_until_all_are_in() -> None:
    state = at_bids()
    state.apply(1, Action(BID, 5))

    assert state.to_act == (0,)
    assert state.may_change == (1,)
    assert Action(BID, 2) in state.legal(1)
    state.apply(1, Action(BID, 2))
    state.apply(0, Action(BID, 3))
    assert state.prizes == [6, 0]


def test_a_free_act_leaves_the_frame_where_it_is() -> None:
    state = at_bids()
    state.apply(0, Action(BURN))

    assert state.coins == [4, 5]
    assert state.to_act == (0, 1)
    assert Action(BID, 5) not in state.legal(0)


def test_an_open_verb_is_accepted_beyond_the_menu() -> None:
    state = at_bids()

    assert Action(GREET, 1) in state.legal(0)
    assert Action(GREET, 3, 1, 4) not in state.legal(0)
    assert state.accepts(0, Action(GREET, 3, 1, 4))


def test_nobody_else_may_act() -> None:
    state = at_bids()
    state.apply(0, Action(BID, 3))
    state.apply(1, Action(BID, 2))

    assert state.legal(1) == []
    assert not state.accepts(1, Action(BID, 2))
    assert not state.accepts(1, Action(BURN))


def test_the_end() -> None:
    state = TOY.new(2)
    rng = Random(3)
    while not state.over:
        play_chance(state, rng)
        if not state.over:
            seat = state.to_act[0]
            state.apply(seat, state.legal(seat)[-1] if state.legal(seat)[-1].verb is ROB else Action(BID, 0))

    assert state.to_act == ()
    assert state.may_change == ()
    assert state.legal(0) == []
    assert not state.accepts(0, Action(BID, 0))
    assert TOY.ranking(state) == [[0], [1]]


def test_ranking_shares_places() -> None:
    state = at_bids(players=3)
    state.prizes = [2, 7, 2]

    assert TOY.ranking(state) == [[1], [0, 2]]


def test_events_have_an_audience() -> None:
    state = at_bids()
    state.apply(0, Action(BID, 3))
    assert state.events is not None

    rolled, own = state.events
    assert rolled == Event(ROLLED, (6,))
    assert [rolled.seen_by(seat) for seat in (0, 1, None)] == [True, True, True]
    assert own.template is OWN_BID
    assert [own.seen_by(seat) for seat in (0, 1, None)] == [True, False, False]
    state.tell_others(0, OWN_BID, 3)
    assert [state.events[-1].seen_by(seat) for seat in (0, 1, None)] == [False, True, True]
    assert rolled != "rolled"
    assert hash(rolled) == hash(Event(ROLLED, (6,)))
    assert repr(rolled) == "event-rolled(pips=6)"


def test_a_copy_tells_no_events() -> None:
    state = at_bids()
    copy = state.copy()
    copy.apply(0, Action(BID, 3))

    assert copy.events is None
    assert state.may_change == ()


def test_actions_compare_by_verb_and_arguments() -> None:
    assert Action(BID, 1) == Action(BID, 1)
    assert Action(BID, 1) != Action(ROLL, 1)
    assert Action(BID, 1) != "bid 1"
    assert len({Action(BID, 1), Action(BID, 1), Action(BID, 2)}) == 2
    assert sorted([Action(ROLL, 1), Action(BID, 2), Action(BID, 1)]) == [
        Action(BID, 1),
        Action(BID, 2),
        Action(ROLL, 1),
    ]
    assert str(Action(ROB, 1)) == "rob B"
    assert repr(Action(GREET, 1, 2)) == "<greet 1 2>"
    assert repr(ROB) == "Verb('rob')"


def test_draws_come_from_what_remains() -> None:
    rng = Random(1)

    assert {pick([0, 3, 0, 1], rng) for _ in range(50)} == {1, 3}
    assert min(sample([4, 5, 6], 2, rng)) in (4, 5)
    assert sorted(shuffled([4, 5, 6], rng)) == [4, 5, 6]
    with pytest.raises(ValueError, match=r"empty|nothing"):
        pick([0, 0], rng)


def test_a_state_without_rules_says_so() -> None:
    state = State(2, {})
    state.rules = Rules()
    for call in (state.copy, state.scores, lambda: state.view(0), lambda: state.do_free(0, Action(BURN))):
        with pytest.raises(NotImplementedError):
            call()
    assert SEAT.size >= 2


def test_lists_within_lists_are_read_only_where_a_frame_says_so() -> None:
    position = TOY.dump(TOY.new(2))
    position["steps"] = [{"step": "Bids", "prize": "3", "bids": [[None], None]}]
    with pytest.raises(BadPosition):
        TOY.load(position)

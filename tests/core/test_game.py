"""Game: notation, numbers, reasons, options and positions, on the toy game."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rynek.core.action import Action
from rynek.core.chance import CHANCE
from rynek.core.errors import BadNotation, BadOptions, BadPosition
from rynek.core.message import Message
from tests.core.toy import BID, BURN, GREET, ROB, ROLL, TOO_POOR, TOY


def test_notation_leads_back() -> None:
    for action in (Action(BID, 3), Action(ROB, 1), Action(GREET), Action(GREET, 1, 2, 3), Action(BURN)):
        assert TOY.parse(str(action)) == action
        assert TOY.from_words(action.words()) == action


@pytest.mark.parametrize(
    "text", ["", "  ", "dance", "bid", "bid x", "bid 3 4", "bid 99", "rob Z", "burn 1", "greet 1 x"]
)
def test_bad_notation_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        TOY.parse(text)


@given(st.text(max_size=40))
def test_any_text_is_a_move_or_bad_notation(text: str) -> None:
    try:
        action = TOY.parse(text)
    except BadNotation:
        return
    assert TOY.parse(str(action)) == action


def test_numbers_cover_the_space() -> None:
    actions = [TOY.action(number) for number in range(TOY.space)]

    assert [TOY.number(action) for action in actions] == list(range(TOY.space))
    assert len(set(actions)) == TOY.space
    for number in (-1, TOY.space):
        with pytest.raises(ValueError, match="no action"):
            TOY.action(number)
    with pytest.raises(ValueError, match="no number"):
        TOY.number(Action(GREET, 1))


def reason(seat: int, action: Action, *, rolled: bool = True) -> Message | None:
    state = TOY.new(2)
    if rolled:
        state.apply(CHANCE, Action(ROLL, 6))
    return TOY.why_not(state, seat, action)


def test_reasons() -> None:
    assert reason(0, Action(BID, 3)) is None
    assert reason(0, Action(BID, 9)) == Message(TOO_POOR, 5)
    keys = {
        "why-not-asked": reason(0, Action(ROB, 1)),
        "why-no-such-seat": reason(7, Action(BID, 1)),
        "why-not-allowed": reason(0, Action(BID, 77)),
    }
    assert {key: message and message.template.key for key, message in keys.items()} == {key: key for key in keys}
    waiting = reason(0, Action(BID, 1), rolled=False)
    assert waiting is not None
    assert waiting.template.key == "why-not-asked"


def test_the_turn_of_another_is_a_reason() -> None:
    state = TOY.new(2)
    state.apply(CHANCE, Action(ROLL, 6))
    state.apply(0, Action(BID, 3))
    state.apply(1, Action(BID, 2))

    assert repr(TOY.why_not(state, 1, Action(ROB, 0))) == "why-not-your-turn(seat=0)"
    assert repr(TOY.why_not(state, 0, Action(ROB, 0))) == "why-not-allowed(move='rob A')"
    state.stack.clear()
    assert repr(TOY.why_not(state, 0, Action(BID, 0))) == "why-game-over()"


@pytest.mark.parametrize("players", [0, 1, 4, -1, True, "2", 2.0, None.__class__])
def test_bad_player_counts_are_refused(players: Any) -> None:
    with pytest.raises(BadOptions):
        TOY.new(players)


@pytest.mark.parametrize(
    "options",
    [
        {"speed": 1},
        {"rich": 1},
        {"rich": "true"},
        {"pace": "medium"},
        {"pace": True},
        {"stake": 0},
        {"stake": 4},
        {"stake": True},
        {"friends": ["A", "A"]},
        {"friends": ["A", "B", "C"]},
        {"friends": ["Z"]},
        {"friends": [1]},
        {"friends": "A"},
    ],
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as caught:
        TOY.new(2, options)
    assert next(iter(options)) in str(caught.value)


def test_options_take_their_defaults() -> None:
    chosen = {"rich": True, "friends": ["B"]}

    assert TOY.new(2, chosen).options == {"rich": True, "pace": "slow", "stake": 1, "friends": ["B"]}
    assert [option.kind for option in TOY.options] == ["switch", "choice", "number", "list"]
    assert all(option.allowed for option in TOY.options)


def test_positions_lead_back_and_take_defaults() -> None:
    state = TOY.new(2)
    state.apply(CHANCE, Action(ROLL, 6))
    state.apply(1, Action(BID, 2))
    written = json.loads(json.dumps(TOY.dump(state)))

    assert written["steps"][0] == {"step": "Bids", "prize": "6", "bids": [None, "2"]}
    assert TOY.dump(TOY.load(written)) == written
    assert TOY.load({}).to_act == (CHANCE,)
    assert TOY.load({"players": 3, "coins": [1, 2, 3]}).players == 3


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"version": 9},
        {"players": 5},
        {"players": "2"},
        {"options": {"speed": 1}},
        {"options": 3},
        {"coins": [1]},
        {"coins": [1, -2]},
        {"coins": "many"},
        {"coins": [1, None]},
        {"round": 17},
        {"extra": 1},
        {"steps": 4},
        {"steps": [4]},
        {"steps": [{}]},
        {"steps": [{"step": "Dance"}]},
        {"steps": [{"step": 3}]},
        {"steps": [{"step": "Bids", "prize": 6}]},
        {"steps": [{"step": "Bids", "prize": 6, "bids": [None, 77]}]},
        {"steps": [{"step": "Bids", "prize": 6, "bids": 3}]},
        {"steps": [{"step": "Bids", "prize": [6], "bids": [None, None]}]},
        {"steps": [{"step": "Bids", "prize": 6, "bids": [None] * 5}]},
        {"steps": [{"step": "Bids", "prize": 6, "bids": [None, None], "more": 1}]},
        {"steps": [{"step": "Rob", "seat": "F"}]},
    ],
)
def test_impossible_positions_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        TOY.load({**change})
    assert len(str(caught.value)) > 10


@pytest.mark.parametrize("data", [None, 3, "x", [], {1: 2}])
def test_a_position_is_an_object(data: Any) -> None:
    with pytest.raises(BadPosition):
        TOY.load(data)


def test_a_game_without_a_drawing_says_so() -> None:
    with pytest.raises(ValueError, match="no drawing"):
        TOY.svg(TOY.new().view(None))

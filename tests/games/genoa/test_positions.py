"""Positions written by hand."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rynek.core.errors import BadPosition, Refused
from tests.games.genoa.table import GAME, asked, table


def test_an_empty_position_is_the_start_of_a_turn() -> None:
    state = table()

    assert asked(state) == "*"
    assert [seat["ducats"] for seat in GAME.dump(state)["seats"]] == [130, 130, 130]


def test_a_tower_alone_stands_where_it_started() -> None:
    assert table(tower="harbor").view(None)["discs"] == {"harbor": 5}


@pytest.mark.parametrize(
    "data",
    [
        {"seats": [{"goods": {"wine": 3}}, {"goods": {"wine": 3}}]},
        {"seats": [{"tokens": {"any_good": 3}}, {"tokens": {"any_good": 3}}]},
        {"seats": [{"goods": {"wine": 6}}]},
        {"seats": [{"ducats": 7}]},
        {"seats": [{"ducats": -5}]},
        {"seats": [{"hand": ["message_01"]}, {"hand": ["message_01"]}]},
        {"seats": [{"hand": ["message_01"], "seen": ["message_01"]}]},
        {"seats": [{"seen": ["message_01"]}]},
        {"seats": [{"markers": 7}], "owners": {"inn": "A"}},
        {"seats": [{}, {}, {}, {}]},
        {"owners": {"market": "A"}},
        {"owners": {"inn": "D"}},
        {"owners": {"nowhere": "A"}},
        {"trader": "D"},
        {"round_marker": 1},
        {"round_marker": 13},
        {"tower": "harbor", "height": 5, "visited": ["harbor", "palace"]},
        {"tower": "harbor", "height": 0},
        {"visited": ["harbor"]},
        {"height": 2},
        {"reserved": ["message_01"]},
        {"face_up": [f"contract_{n:02}" for n in range(1, 15)]},
        {"tower": "harbor", "offers": [{"buyer": "A", "deal": "move", "space": "palace", "pays": ["5"]}]},
        {"tower": "harbor", "offers": [{"buyer": "B", "deal": "move", "space": "palace", "gets": ["later_5"]}]},
        {"tower": "harbor", "offers": [{"buyer": "B", "deal": "move", "space": "palace", "pays": ["wine"]}]},
        {"tower": "harbor", "offers": [{"buyer": "B", "deal": "move", "space": "palace", "pays": ["500"]}]},
        {"steps": [{"step": "Window", "seat": "A", "space": "market", "done": False}]},
        {"steps": [{"step": "Join", "seat": "A"}]},
        {"steps": [{"step": "Nothing"}]},
        {"colour": "red"},
    ],
)
def test_impossible_positions_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.load({"players": 3, **data})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 300) | st.sampled_from(["A", "harbor", "message_01", "wine", "x"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["A", "wine", "step", "seat", "hand", "ducats", "harbor"]), inner, max_size=3)
    ),
    max_leaves=8,
)
KEYS = ["players", "trader", "tower", "height", "visited", "owners", "seats", "face_up", "offers", "deals", "steps"]


@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=4))
def test_any_json_is_read_or_refused(data: dict[str, Any]) -> None:
    try:
        state = GAME.load(data)
    except Refused:
        return
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


@pytest.mark.parametrize(
    "step",
    [
        {"step": "TradeTake", "seat": "A", "given": "silk"},
        {"step": "GiveBack", "seat": "A", "given": "silk"},
        {"step": "TradeTake", "seat": "A", "given": "message_01"},  # not set aside
        {"step": "Covered", "seat": "A"},
        {"step": "Decide", "seat": "B", "turn": 1, "proposals": 0},
        {"step": "Floor", "waiting": ["A"], "said": [0, 0, 0], "turn": 1},
        {"step": "Bidding", "waiting": ["B"], "turn": 0},  # a street has no action
        {"step": "Window", "seat": "A", "space": "harbor", "done": False},  # the tower is elsewhere
        {"step": "Villa", "seat": "A", "space": "harbor", "done": False},
        {"step": "Move", "space": "tavern"},
        {"step": "Reply", "seat": "B", "deal": "move", "space": "tavern", "pays": ["5"], "gets": []},
        {"step": "Reply", "seat": "A", "deal": "move", "space": "guild_hall", "pays": ["5"], "gets": []},
        {"step": "Draw", "seat": "A", "pile": "message", "count": 3, "promised": 0},
        {"step": "Acquire", "seat": "D"},
    ],
)
def test_steps_that_no_game_reaches_are_refused(step: dict[str, Any]) -> None:
    seats = [{"tokens": {"trade_1_1": 1}, "hand": ["message_01"]}]
    with pytest.raises(BadPosition):
        table(tower="street_r4c7", seats=seats, steps=[step, {"step": "EndTurn"}])


def test_bargaining_needs_a_tower() -> None:
    with pytest.raises(BadPosition):
        table(steps=[{"step": "Depart"}, {"step": "EndTurn"}])

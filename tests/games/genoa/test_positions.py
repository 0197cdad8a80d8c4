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
        {"step": "Floor", "waiting": ["A"], "turn": 1},
        {"step": "Floor", "waiting": ["B"], "turn": 1},  # nobody would answer it
        {"step": "Decide", "seat": "A", "turn": 4, "proposals": 0},
        {"step": "Bidding", "waiting": ["B"], "turn": 0},  # a street has no action
        {"step": "Sale", "seat": "A", "turn": -9},
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


OFFER = {"buyer": "B", "deal": "move", "space": "coach_house", "pays": ["5"]}


def test_offers_and_deals_of_a_position_lie_in_the_step_they_belong_to() -> None:
    floor = table(tower="street_r4c7", offers=[OFFER])
    here = table(tower="harbor", offers=[{"buyer": "B", "deal": "here", "space": "harbor", "pays": ["5"]}])
    sold = table(tower="street_r4c7", deals=[OFFER])

    assert [asked(floor), asked(here)] == ["BC", "BC"]
    assert [offer["space"] for offer in floor.view(None)["offers"]] == ["coach_house"]
    assert [offer["deal"] for offer in here.view(None)["offers"]] == ["here"]
    assert sold.view(None)["tower"] == "coach_house"


@pytest.mark.rule("R7.2", "R7.3", "R7.4", "R7.14")
@pytest.mark.parametrize(
    "part",
    [
        {"offers": [{**OFFER, "pays": []}]},
        {"offers": [{**OFFER, "space": "tavern"}]},
        {"offers": [{**OFFER, "space": "street_r4c7"}]},
        {"offers": [{**OFFER, "deal": "here"}]},
        {"offers": [{**OFFER, "deal": "action", "space": "street_r3c7"}]},
        {"offers": [{**OFFER, "pays": ["later_wine"]}]},
        {"offers": [{**OFFER, "deal": "action", "pays": ["later_wine"]}]},
        {"offers": [{**OFFER, "pays": ["message"]}]},
        {"offers": [{**OFFER, "pays": ["5", "for", "wine"]}]},
        {"offers": [{**OFFER, "pays": ["2000", "2000"]}]},
        {"offers": [{**OFFER, "gets": ["wine"]}]},
        {"offers": [{**OFFER, "gets": ["message_01"]}]},  # B has never seen it
        {"offers": [OFFER, OFFER]},
        {"offers": [OFFER], "steps": [{"step": "Acquire", "seat": "A"}, {"step": "EndTurn"}]},
        {"deals": [{**OFFER, "pays": []}]},
        {"deals": [{**OFFER, "space": "tavern"}]},
        {"deals": [{**OFFER, "pays": ["later_30"]}]},
        {"deals": [OFFER, {**OFFER, "deal": "action"}]},
        {"deals": [{**OFFER, "deal": "action"}, {**OFFER, "buyer": "C", "deal": "action"}]},
        {"deals": [OFFER, {**OFFER, "buyer": "C", "space": "guild_hall"}]},
        {"deals": [{**OFFER, "space": "street_r4c7"}]},  # nothing left to settle it
        {"deals": [OFFER], "steps": [{"step": "Depart"}, {"step": "EndTurn"}]},
        {"suggestions": [{**OFFER, "deal": "here"}]},
        {"suggestions": [{**OFFER, "deal": "action", "space": "market"}]},
        {"suggestions": [{**OFFER, "gets": ["later_wine"]}]},
        {"suggestions": [{**OFFER, "buyer": "D"}]},
        {"said": [0, 0]},
        {"said": [0, 0, -1]},
        {"traces": [{"seat": "C", "card": "message_01", "hands": ["A"]}]},
        {"traces": [{"seat": "C", "card": "message_02", "hands": ["A", "B"]}]},
        {"traces": [{"seat": "A", "card": "message_01", "hands": ["A", "B"]}]},
    ],
)
def test_what_nobody_could_have_offered_bought_or_said_is_refused(part: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        table(tower="street_r4c7", seats=[{"hand": ["message_01"]}], **part)


@pytest.mark.rule("R14.1")
def test_with_two_players_no_position_holds_an_offer_of_ducats_alone() -> None:
    for part in ({"offers": [OFFER]}, {"deals": [OFFER]}):
        with pytest.raises(BadPosition):
            table(2, tower="street_r4c7", **part)


def test_a_floor_that_still_names_what_was_said_is_read() -> None:
    floor: dict[str, Any] = {"step": "Floor", "waiting": ["B", "C"], "said": [0, 2, 1], "turn": 1}
    steps = [floor, {"step": "Decide", "seat": "A", "turn": 1, "proposals": 0}, {"step": "EndTurn"}]
    state = table(tower="street_r4c7", steps=steps)

    assert state.said == [0, 2, 1]
    assert GAME.dump(state)["steps"][0] == {"step": "Floor", "waiting": ["B", "C"], "turn": 1}
    assert floor["said"] == [0, 2, 1]
    with pytest.raises(BadPosition):
        table(tower="street_r4c7", steps=[{**floor, "said": "much"}, *steps[1:]])

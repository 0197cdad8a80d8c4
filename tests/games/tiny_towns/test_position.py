"""Positions: written by hand, filled with defaults, refused when they cannot be."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rynek
from rynek.games.tiny_towns import GAME
from rynek.play.words import LANGUAGES, words
from tests.games.tiny_towns.tables import EMPTY_BOARD, FULL_BOARD, moves, play, table

FULL: dict[str, Any] = {
    "players": 2,
    "cards": ["cottage", "farm", "well", "chapel", "tavern", "theater", "warehouse"],
    "turn": 12,
    "hammer": 1,
    "named": "glass",
    "towns": [
        {
            "board": {"a1": "chapel", "b1": "cottage", "b3": "brick", "d4": "warehouse", "a4": "silva_forum"},
            "upon": {"d4": ["stone", "glass"]},
            "monument": "silva_forum",
            "dealt": ["fort_ironweed", "silva_forum"],
            "served": 6,
        },
        {"board": ["YE GN CO GN", "RE OR CO BK", "GN .. w CO", "CO GY CO .."]},
    ],
    "steps": [
        {"step": "Place", "answers": [None, "place-b3"]},
        {"step": "Construct", "due": [[], []]},
        {"step": "Watching"},
        {"step": "EndTurn"},
    ],
}


def changed(*path: Any, value: Any) -> dict[str, Any]:
    """The position above with one entry changed."""
    position = json.loads(json.dumps(FULL))
    place = position
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return dict(position)


def test_a_written_position_is_read_as_it_stands() -> None:
    state = GAME.load(FULL)

    assert state.to_act == (0,)
    assert state.may_change == (1,)
    dumped = GAME.dump(state)
    assert dumped["towns"][0]["board"] == dict(
        sorted(FULL["towns"][0]["board"].items(), key=lambda item: item[0][::-1])
    )
    assert dumped["towns"][1]["board"]["c3"] == "wood"
    assert GAME.dump(GAME.load(dumped)) == dumped


def test_what_is_left_out_is_as_at_the_start_of_a_first_game() -> None:
    state = GAME.load({"players": 2})

    assert GAME.dump(state)["cards"] == ["cottage", "farm", "well", "chapel", "tavern", "theater", "factory"]
    assert state.to_act == (0,)


def test_the_monument_not_kept_is_none_that_another_seat_has() -> None:
    towns = [{"monument": "opaleyes_watch"}, {"monument": "architects_guild"}, {"dealt": DEALT}]
    written = GAME.dump(GAME.load({"players": 3, "towns": towns}))["towns"]

    assert written[0]["dealt"] == ["cathedral_of_caterina", "opaleyes_watch"]
    assert written[1]["dealt"] == ["architects_guild", "fort_ironweed"]


DEALT = ["archive_of_the_second_age", "barrett_castle"]


@pytest.mark.rule("R15.11")
def test_a_shrine_has_counted_what_stands_when_nothing_else_is_said() -> None:
    town = {"monument": "shrine_of_the_elder_tree", "board": "MO CO CO .. / .. .. .. .. / .. .. .. .. / .. .. .. w"}

    assert table(town, EMPTY_BOARD).scores()[0] == 3 - 13
    assert table({**town, "shrine": 2}, EMPTY_BOARD).scores()[0] == 2 - 13


@pytest.mark.rule("R9.2")
def test_a_full_town_is_completed_before_the_next_turn_begins() -> None:
    state = table(FULL_BOARD, EMPTY_BOARD, hammer=0)
    assert state.to_act == (1,)
    play(state, "B name wood")
    assert state.to_act == (1,)

    assert table(FULL_BOARD, FULL_BOARD).over


def test_a_solo_position_without_open_cards_draws_them() -> None:
    assert GAME.load({"players": 1}).to_act == (rynek.CHANCE,)


def test_a_town_under_construction_keeps_what_the_others_see() -> None:
    state = table("w s .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="construct")
    play(state, "A build well:a1b1 a1")
    written = GAME.dump(state)
    loaded = GAME.load(written)

    assert written["towns"][0]["before"]["board"] == {"a1": "wood", "b1": "stone"}
    assert loaded.view(1) == state.view(1)
    assert loaded.view(0) == state.view(0)


WRONG = {
    "unknown card": changed("cards", value=["castle"]),
    "monument among the cards": changed("cards", value=["fort_ironweed"]),
    "two of a type": changed("cards", value=["farm", "granary"]),
    "card not in the game": changed("towns", 0, "board", "c1", value="bank"),
    "another's monument": changed("towns", 1, "board", value={"a1": "silva_forum"}),
    "monument without a card": changed(
        "towns", 1, "board", value=["MO .. .. ..", ".. .. .. ..", ".. .. .. ..", ".. .. .. .."]
    ),
    "two monuments": changed("towns", 0, "board", "c1", value="silva_forum"),
    "building as monument": changed("towns", 0, "monument", value="farm"),
    "kept card not dealt": changed("towns", 0, "dealt", value=["fort_ironweed", "the_starloom"]),
    "one card dealt": changed("towns", 0, "dealt", value=["silva_forum"]),
    "one card dealt twice": changed("towns", 1, "dealt", value=["silva_forum", "the_starloom"]),
    "unknown square": changed("towns", 0, "board", "e1", value="wood"),
    "drawn board too small": changed("towns", 1, "board", value=[".. .. .. .."]),
    "unknown sign": changed("towns", 1, "board", value=["XX .. .. ..", ".. .. .. ..", ".. .. .. ..", ".. .. .. .."]),
    "four cubes in a warehouse": changed("towns", 0, "upon", "d4", value=["wood"] * 4),
    "cube on a chapel": changed("towns", 0, "upon", "a1", value=["wood"]),
    "cube on a cottage without the statue": changed("towns", 0, "upon", "b1", value=["wood"]),
    "shrine without a shrine": changed("towns", 0, "shrine", value=3),
    "watch without a watch": changed("towns", 0, "watch", value=["farm"]),
    "watch with a card of another game": changed("towns", 0, "watch", value=["bank"]),
    "completed in the future": changed("towns", 0, "completed", value=13),
    "negative turns": changed("towns", 0, "served", value=-1),
    "novice rule not used": changed("towns", 0, "aside", value=1),
    "too often aside": changed("towns", 0, "aside", value=3),
    "three towns": changed("towns", value=[{}, {}, {}]),
    "hammer at an empty seat": changed("hammer", value=2),
    "unknown resource": changed("named", value="gold"),
    "nothing named": changed("named", value=None),
    "unknown key": changed("gold", value=1),
    "unknown key of a town": changed("towns", 0, "gold", value=1),
    "unknown step": changed("steps", value=[{"step": "Sleep"}]),
    "missing field of a step": changed("steps", value=[{"step": "Place"}]),
    "too few answers": changed("steps", 0, "answers", value=[None]),
    "answer not allowed": changed("steps", 0, "answers", value=[None, "place-a1"]),
    "unknown answer": changed("steps", 0, "answers", value=[None, "hide"]),
    "too few lists": changed("steps", 1, "due", value=[[]]),
    "idle and more": changed("steps", 1, "due", value=[["idle", "done"], []]),
    "mark on a warehouse": changed("steps", value=[{"step": "Construct", "due": [["mark-d4"], []]}]),
    "put without a watch": changed("steps", value=[{"step": "Construct", "due": [["put-red"], []]}]),
    "all are done": changed("steps", value=[{"step": "Construct", "due": [["done"], ["done"]]}]),
    "all are idle": changed("steps", value=[{"step": "Construct", "due": [["idle"], ["idle"]]}]),
    "all have answered": changed("steps", 0, "answers", value=["place-c1", "place-b3"]),
    "exchange without the guild": changed("steps", value=[{"step": "Construct", "due": [["exchange"], []]}]),
    "second exchange without the guild": changed(
        "steps", value=[{"step": "Construct", "due": [["exchange-after-a1"], []]}]
    ),
    "university without it": changed("steps", value=[{"step": "Construct", "due": [["university"], []]}]),
    "watch without it": changed("steps", value=[{"step": "Construct", "due": [["watch"], []]}]),
    "a place in the row among several": changed("steps", value=[{"step": "TakePlace", "place": 0}]),
    "constructing after the turn": changed(
        "steps", value=[{"step": "EndTurn"}, {"step": "Construct", "due": [["done"], []]}]
    ),
    "two ends of a turn": changed("steps", value=[{"step": "EndTurn"}, {"step": "EndTurn"}]),
    "name of an empty seat": changed("steps", value=[{"step": "Name", "seat": 4}]),
    "steps as text": changed("steps", value="Place"),
    "other game": changed("game", value="chess"),
    "other version": changed("version", value=99),
    "too many players": changed("players", value=9),
    "bad option": changed("options", value={"variant": "night"}),
    "impossible options": changed("options", value={"first_player": 4}),
    "no monuments in this game": changed("options", value={"monuments": False}),
}


@pytest.mark.parametrize("name", WRONG)
def test_impossible_positions_are_refused_with_a_reason(name: str) -> None:
    with pytest.raises((rynek.BadPosition, rynek.BadOptions)) as refusal:
        GAME.load(WRONG[name])

    assert all(words(lang, "tiny_towns").message(refusal.value.message) for lang in LANGUAGES)


BANKS = {"board": {"a1": "bank", "b1": "bank"}, "upon": {"a1": ["wood"], "b1": ["wood"]}}
SIX_BANKS = ["BK BK BK BK", "BK BK .. ..", ".. .. .. ..", ".. .. .. .."]
GUILD = {"monument": "architects_guild", "board": {"a1": "architects_guild", "b1": "cottage"}}
DONE_TOWN = {"completed": 1}
HALL = {"variant": "town_hall"}


@pytest.mark.parametrize(
    "position",
    [
        {"cards": ["bank"], "towns": [BANKS, {}]},
        {"cards": ["bank"], "towns": [{"board": SIX_BANKS}, {}]},
        {"towns": [GUILD, {}], "steps": [{"step": "Construct", "due": [["exchange-after-c3"], []]}]},
        {"turn": 1, "named": "wood", "towns": [DONE_TOWN, {}], "steps": [{"step": "Place", "answers": [None, None]}]},
        {"turn": 1, "towns": [DONE_TOWN, {}], "steps": [{"step": "Construct", "due": [[], []]}]},
        {"steps": [{"step": "Keep", "answers": ["idle", None]}]},
        {"steps": [{"step": "OpenCard", "of_type": "red"}, {"step": "BeginTurn"}]},
        {
            "cards": ["bank"],
            "towns": [BANKS | {"upon": {"a1": ["wood"]}}, {}],
            "steps": [{"step": "Construct", "due": [["mark-a1"], []]}],
        },
        {"cards": ["shed"], "towns": [{"board": {"a1": "well"}}, {}]},
        {"steps": [{"step": "Deal", "to": 4}]},
        {"steps": [{"step": "Deal", "to": -1}]},
        {"steps": [{"step": "Name", "seat": -1}]},
        {"turn": 1, "towns": [DONE_TOWN, {}], "steps": [{"step": "Name", "seat": 0}]},
        {"steps": [{"step": "PutUnder"}]},
        {"steps": [{"step": "Construct", "due": ["idle", "idle"]}]},
        {"towns": [{"board": ["w w w w"] * 4}, {}], "steps": [{"step": "Name", "seat": "B"}]},
        {"options": HALL, "steps": [{"step": "PlaceAll"}, {"step": "TurnUp"}]},
    ],
)
def test_tables_and_steps_that_do_not_fit_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(rynek.BadPosition):
        GAME.load({"players": 2, **position})


SOLO_WRONG = [
    {"row": ["wood"] * 4},
    {"row": ["wood", "wood", "wood"], "under": ["wood"]},
    {"under": ["wood", "glass"] * 7},
    {"cards": ["bank"]},
    {"row": ["wood", "glass", "stone"], "named": "brick", "turn": 1, "steps": [{"step": "EndTurn"}]},
    {"towns": [{"monument": "fort_ironweed"}]},
]


@pytest.mark.parametrize("position", SOLO_WRONG)
def test_impossible_solo_positions_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(rynek.BadPosition):
        GAME.load({"players": 1, **position})


def test_too_many_cards_of_a_town_hall_pile_are_refused() -> None:
    position = {
        "players": 2,
        "options": {"variant": "town_hall"},
        "turned": {"wood": 3, "glass": 3, "stone": 3, "brick": 2},
    }

    with pytest.raises(rynek.BadPosition, match="10 cards"):
        GAME.load(position)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.sampled_from(["wood", "farm", "a1", "Place", "mark-a1", ""]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([*FULL, "a1", "step", "board"]), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(st.sampled_from(sorted(FULL)), JSON)
def test_broken_positions_are_refused_and_never_crash(key: str, value: Any) -> None:
    try:
        state = GAME.load({**FULL, key: value})
    except rynek.Refused:
        return
    assert state.over or state.to_act


@given(st.sampled_from(["board", "upon", "monument", "dealt", "watch", "before", "constructed"]), JSON)
def test_broken_towns_are_refused_and_never_crash(key: str, value: Any) -> None:
    try:
        state = GAME.load(changed("towns", 0, key, value=value))
    except rynek.Refused:
        return
    assert moves(state) if 0 in state.to_act else state.over or state.to_act

"""Hand-written positions: read with defaults, refused when they cannot be; bad input changes nothing."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rynek
from rynek.core.errors import BadNotation, BadOptions, BadPosition, IllegalMove, Refused
from rynek.games.tiletum.goods import ACTION
from rynek.play.words import LANGUAGES, words
from tests.games.tiletum.table import GAME, building, die_action, do, load, nested, seat, why
from tests.games.tiletum.test_records import recorded

ROOT = Path(__file__).parents[3]
DICE = ["pink5", "pink2", "blue5", "blue6", "yellow6", "yellow1", "dark_grey5", "light_grey4"]


def test_an_empty_position_is_the_start_of_a_round() -> None:
    state = GAME.load({})

    assert state.players == 2
    assert state.to_act == (-1,)
    assert state.scores() == [10, 10]


def test_dice_on_boards_tell_whose_turn_it_is() -> None:
    state = load(wheel={"dice": DICE[1:]}, turn_order=["B", "A"], seats={"B": seat(dice=["pink5"])})

    assert state.to_act == (0,)


def test_the_example_of_the_documentation_can_be_loaded() -> None:
    page = (ROOT / "docs/positions/tiletum.md").read_text(encoding="utf-8")
    example = json.loads(page.split("```json")[1].split("```")[0])

    state = GAME.load(example)

    assert state.scores() == [25, 10]
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("an unknown key", {"rounds": 3}),
    ("a fifth round", {"round": 5}),
    ("an unknown tile", {"seats": {"A": seat(storehouse=["gold_5"])}}),
    ("five tiles in a storehouse", {"seats": {"A": seat(storehouse=["gold_4", "vp_4", "any_1", "iron_2", "wool_2"])}}),
    ("a crest twice", {"seats": {"A": seat(storehouse=["crest_lily"], buildings=[building([], "crest_lily")])}}),
    ("a tile too many", {"seats": {"A": seat(storehouse=["gold_4"]), "B": seat(storehouse=["gold_4"])}}),
    ("a tile of four players", {"seats": {"A": seat(storehouse=["wool_7_merchant"])}}),
    ("two kinds in a building", {"seats": {"A": seat(buildings=[building(["king_1", "merchant_step"])])}}),
    ("a kind in two buildings", {"seats": {"A": seat(buildings=[building(["king_1"]), building(["king_2"])])}}),
    ("two houses in a city", {"players": 3, "map": {"houses": {"brugge": ["A", "A"]}}}),
    ("a house on an unused space", {"map": {"houses": {"brugge": [None, "A"]}}}),
    ("no house in Tiletum", {"map": {"houses": {"tiletum": [None, "B"]}}}),
    ("more houses than there are", {"map": {"houses": {c: ["A"] for c in ("brugge", "paris", "lyon")}}}),
    ("a pillar where nothing is built", {"map": {"costs": {"wien": "not_built"}, "pillars": {"wien": ["A"]}}}),
    ("a cathedral tile without a pillar", {"map": {"cathedral_tiles": {"london": ["A"]}}}),
    ("a seat that is not there", {"map": {"pillars": {"london": ["D"]}}}),
    ("a king's tile in round 4", {"round": 4, "king": {"tile": "gold_4"}}),
    (
        "dice taken out of turn order",
        {"turn_order": ["B", "A"], "wheel": {"dice": DICE[1:]}, "seats": {"A": seat(dice=DICE[:1])}},
    ),
    ("an exchange before a turn", {"exchanged": True, "wheel": {"dice": DICE}}),
    (
        "an exchange between turns",
        {"exchanged": True, "wheel": {"dice": DICE}, "steps": [{"step": "Turn", "seat": "A"}]},
    ),
    ("a die too many", {"wheel": {"dice": [*DICE, "pink1"]}}),
    ("three dice of a colour", {"wheel": {"dice": [*DICE[:-1], "pink1"]}}),
    ("the same cost tile twice", {"map": {"costs": {"wien": "not_built", "paris": "not_built"}}}),
    ("the same fair twice", {"fairs": [{"tile": "houses"}, {"tile": "houses"}]}),
    ("a fair city without a tile", {"fairs": [{}, {"city": "london"}]}),
    ("three tokens of a value", {"king": {"corruption": [2, 2, 2]}}),
    ("a token that is true", {"king": {"corruption": [True]}}),
    ("a token that is no number", {"king": {"corruption": [[1]]}}),
    ("a space beyond the track", {"king": {"track": {"A": 16}}}),
    ("an order with a seat that is not there", {"turn_order": ["D", "A"], "wheel": {"dice": DICE}}),
    ("an order without a seat", {"turn_order": ["A", "A"]}),
    ("a character among the contracts", {"markets": {"contracts": ["king_1"]}}),
    ("a market of six", {"markets": {"characters": ["king_1"] * 6}}),
    ("an unknown step", {"steps": [{"step": "Dance"}]}),
    ("a step without its seat", {"steps": [{"step": "DieAction", "kind": "king", "points": 1}]}),
    ("a step of a seat that is not there", {"steps": die_action("merchant", 2, "D")}),
    ("a later step of a seat that is not there", {"steps": [*die_action("king", 0), *die_action("king", 0, "D")]}),
    ("a step of nobody", {"steps": [{"step": "EndTurn", "seat": None}]}),
    ("a list of points", {"steps": [{"step": "DieAction", "seat": "A", "kind": "merchant", "points": [1]}]}),
    ("points of no action", {"steps": [{"step": "DieAction", "seat": "A", "kind": None, "points": 1}]}),
    ("king's points that wait", {"steps": die_action("king", 3)}),
    ("king's points of an effect that wait", {"steps": nested("king", 1, die_action("king", 0))}),
    ("goods of no kind", {"steps": [{"step": "DieGoods", "seat": "A", "good": None, "value": 2}]}),
    ("nothing anywhere", {"steps": [{"step": "Anywhere", "seat": "A", "what": None}]}),
    ("a bonus of nobody's character", {"steps": [{"step": "BuildingBonuses", "seat": "A", "tiles": ["king_vp_3"]}]}),
    (
        "a tile offered twice",
        {"wheel": {"tiles": ["gold_4"]}, "steps": [{"step": "OfferTile", "seat": "A", "space": 0}] * 2},
    ),
    ("a tile led to twice", {"king": {"tile": "gold_4"}, "steps": [{"step": "LeaderTile", "seat": "A"}] * 2}),
    (
        "a new character on another",
        {"markets": {"characters": ["king_1"]}, "steps": [{"step": "DrawCharacter", "slot": 0}]},
    ),
    ("a new contract on another", {"markets": {"contracts": ["iron_9"]}, "steps": [{"step": "DealContracts"}]}),
    (
        "a map dealt twice",
        {"map": {"tiles": {"brugge": ["gold_4"]}}, "steps": [{"step": "DealBonus", "king": 0, "map": 1}]},
    ),
    (
        "a turn after the King phase",
        {"wheel": {"dice": DICE}, "steps": [{"step": "KingPhase"}, {"step": "Turn", "seat": "A"}]},
    ),
    ("two King phases", {"steps": [{"step": "KingPhase"}, {"step": "KingPhase"}]}),
    ("an action after the end of the turn", {"steps": [{"step": "EndTurn", "seat": "A"}, *die_action("merchant", 2)]}),
    ("points below nothing", {"steps": die_action("merchant", -2)}),
    ("an offer without a tile", {"steps": [{"step": "OfferTile", "seat": "A", "space": 2}]}),
    ("a leader without a tile", {"steps": [{"step": "LeaderTile", "seat": "A"}]}),
    ("an order that is not printed", {"wheel": {"actions": [*ACTION.words[::-1]]}}),
    ("an action twice", {"wheel": {"actions": ["king"] * 6}}),
    ("a turn without dice", {"steps": [{"step": "Turn", "seat": "A"}]}),
    ("a fourth turn", {"wheel": {"dice": DICE}, "steps": [{"step": "Turn", "seat": "A"}] * 4}),
    ("a fourth token", {"king": {"corruption": [0, 1, 2]}, "steps": [{"step": "RevealCorruption"}]}),
    ("a turn left out", {"wheel": {"dice": DICE}, "steps": [{"step": "Turn", "seat": "A"}, {"step": "ActionStep"}]}),
    ("a clean-up in round 4", {"round": 4, "steps": [{"step": "CleanUp"}, {"step": "Round"}]}),
    ("a new round with dice on the table", {"wheel": {"dice": DICE}, "steps": [{"step": "Round"}]}),
    ("a roll with dice on the table", {"wheel": {"dice": DICE}, "steps": [{"step": "RollDice"}]}),
    ("a new round with tokens turned up", {"king": {"corruption": [1]}, "steps": [{"step": "Round"}]}),
    ("a character drawn twice for a slot", {"steps": [{"step": "DrawCharacter", "slot": 0}] * 2}),
    (
        "a character drawn for a market just filled",
        {"steps": [{"step": "DealCharacters"}, {"step": "DrawCharacter", "slot": 0}]},
    ),
    ("a draw that waits for a player", {"steps": [*die_action("merchant", 2), {"step": "DealContracts"}]}),
    ("seven buildings", {"seats": {"A": seat(buildings=[building([])] * 7)}}),
    ("a room in the occupied building", {"seats": {"A": seat(buildings=[building([])] * 5 + [building(["king_1"])])}}),
    ("negative goods", {"seats": {"A": seat(goods={"iron": -1})}}),
]


@pytest.mark.rule("R11.3", "R9.7", "R9.8", "R9.13")
@pytest.mark.parametrize("data", [pytest.param(data, id=name) for name, data in IMPOSSIBLE])
def test_a_position_that_cannot_be_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(data)

    for lang in LANGUAGES:
        assert words(lang, "tiletum").message(refused.value.message)


@pytest.mark.parametrize("players", [1, 5, True, "2"])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOptions):
        GAME.new(players)


@pytest.mark.parametrize("options", [{"action_tiles": "fair"}, {"action_tiles": True}, {"tiles": "random"}])
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.new(2, options)


@given(st.text(max_size=40) | st.sampled_from(["die", "die pink", "die pink 7 1", "house roma 1", "use gold_4 now"]))
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@given(st.integers(0, GAME.space - 1), st.sampled_from(["two", "three", "four_random_tiles"]), st.integers(20, 160))
def test_any_move_is_either_allowed_or_refused_with_a_reason_and_changes_nothing(
    number: int, name: str, played: int
) -> None:
    state = positions(name, played)
    action = GAME.action(number)
    before = json.dumps(GAME.dump(state))
    for acting in range(state.players):
        reason = GAME.why_not(state, acting, action)
        assert (reason is None) == (action in state.legal(acting))
        if reason is not None:
            assert all(words(lang, "tiletum").message(reason) for lang in LANGUAGES)
    assert json.dumps(GAME.dump(state)) == before


CACHE: dict[str, rynek.AnyMatch] = {}


def positions(name: str, played: int) -> rynek.State:
    """A position of a recorded game, at a decision."""
    match = CACHE.setdefault(name, recorded(name))
    state: rynek.State = match.state_at(min(played, match.position - 10))
    rynek.play_chance(state, Random(1))
    return state


def test_a_move_out_of_turn_is_refused_and_changes_nothing() -> None:
    match = rynek.Match(GAME, 2, seed=4)
    waiting = 1 - match.state.to_act[0]
    move = match.state.legal(match.state.to_act[0])[0]
    before = match.record()

    with pytest.raises(IllegalMove):
        match.play(waiting, move)
    with pytest.raises(Refused):
        match.play(match.state.to_act[0], "corruption 2")

    assert match.record() == before


def test_a_move_of_another_step_is_refused() -> None:
    state = load(seats={"A": seat(goods={"gold": 2})}, steps=die_action("merchant", 2))

    assert why(state, "A", "die pink 2 2") == "not-asked"
    assert why(state, "A", "take-tile") == "not-asked"
    assert why(state, "B", "end-turn") == "not-your-turn"
    do(state, "A", "end-turn")

"""Positions: defaults, refusals, and any nonsense from outside."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rynek
from rynek.core.errors import BadNotation, BadOptions, BadPosition, IllegalMove
from rynek.core.game import AnyGame
from rynek.games.caylus_1303 import GAME
from tests.games.caylus_1303.table import goods, options, play, table


def test_an_empty_position_is_the_start_of_the_first_game() -> None:
    state = GAME.load({})

    assert state.players == 2
    assert [row["pool"] for row in state.view(None)["seats"]] == [10, 10]
    assert state.view(None)["characters"] == ["bailiff", "architect", "chamberlain", "foreman", "day_laborer"]


def test_what_is_left_out_has_a_default() -> None:
    state = table(3, houses={"wood_farm": "B"}, A={"goods": {"gold": 1}})

    assert goods(state, "A") == {"gold": 1}
    assert goods(state, "B") == {"food": 1, "wood": 2, "stone": 1}
    assert state.provost == 9
    assert options(state)[:2] == ["A", "pass"]


@pytest.mark.parametrize(
    ("parts", "detail"),
    [
        ({"round": 10}, "round"),
        ({"provost": 27}, "provost"),
        ({"provost": 3}, "provost"),
        ({"first": "C"}, "first"),
        ({"site": ["base_farm_1", "tailor", "church"]}, "road"),
        ({"road": {"1": "base_farm_1"}}, "site"),
        ({"road": {"24": "tailor"}}, "road"),
        ({"road": {"x": "tailor"}}, "road"),
        ({"houses": {"base_market_2": "A"}}, "houses"),
        ({"houses": {"spinning_mill": "A"}}, "space 9"),
        ({"residences": ["base_farm_1"]}, "space 1"),
        ({"residences": ["tailor"]}, "residences"),
        ({"houses": {"base_farm_1": "A"}, "monuments": {"base_farm_1": "tailor"}}, "space 1"),
        (
            {
                "houses": {"base_farm_1": "A", "base_farm_2": "A"},
                "monuments": {"base_farm_1": "garden", "base_farm_2": "garden"},
            },
            "monument",
        ),
        ({"workers": {"tailor": ["A"]}}, "workers"),
        ({"workers": {"toll": ["A", "B", "A"]}}, "workers"),
        ({"workers": {"toll": ["A", "A"]}, "used": ["journeyman"]}, "workers"),
        ({"workers": {"toll": ["A", "B"]}}, "Journeyman"),
        ({"workers": {"toll": ["F"]}}, "workers"),
        ({"construction_site": ["A", "A"]}, "construction_site"),
        ({"bridge": ["A", "A"]}, "bridge"),
        ({"used": ["thief"]}, "used"),
        ({"characters": ["thief"]}, "characters"),
        ({"characters": ["thief", "thief", "foreman", "bailiff", "steward"]}, "thief"),
        ({"seats": [{"pool": 16}]}, "pool"),
        ({"seats": [{"pool": 15}], "workers": {"toll": ["A"]}}, "workers"),
        ({"seats": [{"goods": {"gold": -1}}]}, "gold"),
        ({"seats": [{"goods": {"silver": 1}}]}, "goods"),
        ({"seats": [{"characters": ["thief"]}, {"characters": ["thief"]}]}, "thief"),
        ({"seats": [{"points": {"bundles": 3}}]}, "bundles"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"seats": [{"money": 1}]}, "money"),
        ({"steps": [{"step": "Plan", "seat": "E"}]}, "seat"),
        ({"steps": [{"step": "Dance"}]}, "step"),
        ({"steps": [{"step": "Plan"}]}, "Plan"),
        ({"steps": [{"step": "Delivery"}], "workers": {"toll": ["A"]}}, "workers"),
        ({"steps": [{"step": "Delivery"}], "bridge": ["A"]}, "bridge"),
        (
            {
                "steps": [
                    {"step": "UseBuilding", "seat": "A", "building": "garden", "side": "start"},
                    {"step": "Delivery"},
                ]
            },
            "step",
        ),
        (
            {
                "steps": [
                    {"step": "UseBuilding", "seat": "A", "building": "manor", "side": "build"},
                    {"step": "Delivery"},
                ]
            },
            "Manor",
        ),
        ({"steps": [{"step": "Plan", "seat": "A"}, {"step": "Activation"}], "bridge": ["A"]}, "passed"),
        ({"steps": [{"step": "OwnersBonus", "seat": "A", "building": "toll"}]}, "bonus"),
        ({"steps": [{"step": "RiseEarly", "seat": "A"}], "seats": [{"pool": 1}]}, "Early Riser"),
        ({"steps": [{"step": "ChooseCharacter", "seat": "A"}] * 6}, "choose"),
        ({"steps": [{"step": "Leave", "place": "end"}]}, "place"),
        ({"steps": [{"step": "UseSite", "seat": "A", "building": "toll"}]}, "site"),
        ({"steps": [{"step": "OfferMonument", "seat": "A", "space": 1}]}, "residence"),
        ({"seats": [{"bundles": 1}]}, "bundles"),
        ({"seats": [{"bundles": 1}], "steps": [{"step": "Delivery"}]}, "bundles"),
        ({"used": ["goldsmith"]}, "bundles"),
        ({"first": "A", "bridge": ["B"]}, "first"),
        ({"houses": {"base_farm_1": "A"}}, "residence"),
        ({"houses": {"base_farm_1": "A"}, "steps": [{"step": "Recruitment"}]}, "residence"),
        ({"used": ["journeyman"]}, "Journeyman"),
        ({"steps": [{"step": "Delivery"}, {"step": "Delivery"}]}, "Delivery stands there twice"),
        ({"steps": [{"step": "Management"}, {"step": "Delivery"}]}, "after the phase management"),
        ({"steps": [{"step": "Plan", "seat": "A"}, {"step": "Majority"}]}, "begin with Majority"),
        ({"steps": [{"step": "Plan", "seat": "A"}, {"step": "Delivery"}]}, "begin with Delivery"),
        ({"colour": "blue"}, "colour"),
        ({"options": {"setup": "strange"}}, "setup"),
        ({"players": 6}, "players"),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(parts: dict[str, Any], detail: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(parts)

    assert detail.lower() in str(refused.value).lower()


def test_planning_goes_on_with_those_who_have_not_passed() -> None:
    assert options(table(first="B", bridge=["B"]))[0] == "C"
    assert options(table(first="C", bridge=["C", "A"]))[0] == "B"
    assert options(table(bridge=["C", "A", "B"]))[:2] == ["C", "provost -3"]


def test_a_house_above_a_base_tile_waits_for_management_to_turn_it() -> None:
    houses = {"base_farm_1": "A"}

    for steps in ([{"step": "Activation"}], [{"step": "Delivery"}], [{"step": "Management"}], [{"step": "Residences"}]):
        GAME.load({"houses": houses, "bridge": [], "steps": steps})


def test_a_used_journeyman_may_have_left_the_building_he_shared() -> None:
    steps = [{"step": "Walk", "place": "space_1"}, {"step": "SendHome"}, {"step": "Delivery"}, {"step": "Management"}]
    state = GAME.load({"used": ["journeyman"], "provost": 8, "workers": {"base_guild_any": ["A"]}, "steps": steps})

    assert state.to_act == (0,)


def test_when_activation_is_cut_short_workers_and_markers_go_back_before_delivery() -> None:
    steps = [{"step": "MoveProvost", "seat": "A", "most": 3, "price": 1}, {"step": "Delivery"}, {"step": "Management"}]
    state = table(2, bridge=["A", "B"], workers={"gold_mine": ["B"]}, steps=steps)
    play(state, "A provost 0")

    assert (state.round, state.bridge, max(state.worker)) == (2, [], -1)


USING = {"step": "UseBuilding", "seat": "A", "building": "base_market_1", "side": "start"}


@pytest.mark.parametrize(
    ("steps", "phase"),
    [
        ([{"step": "ChooseCharacter", "seat": "A"}], "setup"),
        ([{"step": "Plan", "seat": "A"}], "planning"),
        ([{"step": "Plan", "seat": "A"}, {"step": "Activation"}], "planning"),
        ([{"step": "MoveProvost", "seat": "A", "most": 1, "price": 0}], "activation"),
        ([USING, {"step": "Delivery"}], "activation"),
        ([{"step": "Favour", "seat": "A"}, {"step": "SendHome"}], "activation"),
        ([{"step": "Deliver", "seat": "A", "late": 0}], "delivery"),
        ([{"step": "Deliver", "seat": "A", "late": 0}, {"step": "Majority"}], "delivery"),
        ([{"step": "Favour", "seat": "A"}, {"step": "Management"}], "delivery"),
        ([{"step": "Favour", "seat": "A"}, {"step": "Recruitment"}], "management"),
        ([{"step": "Favour", "seat": "A"}], "management"),
    ],
)
def test_the_phase_is_known_when_only_a_part_of_the_steps_is_named(steps: list[dict[str, Any]], phase: str) -> None:
    state = GAME.load({"construction_site": ["A"] if phase == "delivery" else [], "steps": steps})

    assert state.view(None)["phase"] == phase


@pytest.mark.parametrize(
    ("parts", "phase"), [({"workers": {"toll": ["B"]}}, "activation"), ({"construction_site": ["B"]}, "delivery")]
)
def test_workers_tell_the_phase_of_a_favour_that_nothing_follows(parts: dict[str, Any], phase: str) -> None:
    assert GAME.load({"steps": [{"step": "Favour", "seat": "A"}], **parts}).view(None)["phase"] == phase


@pytest.mark.parametrize(
    ("players", "chosen"), [(1, {}), (6, {}), (2, {"setup": "none"}), (2, {"open_scores": 1}), (2, {"dragons": True})]
)
def test_impossible_tables_are_refused(players: int, chosen: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.new(players, chosen)


@pytest.mark.parametrize(
    "move", ["", "dance", "place", "place castle", "place toll toll", "provost 4", "deliver food", "build tailor gold"]
)
def test_texts_that_are_no_moves_are_refused(move: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(move)


@pytest.mark.parametrize(
    ("seat", "move"), [(1, "pass"), (0, "provost 1"), (0, "use 1"), (5, "pass"), (-1, "first A"), (0, "lay toll")]
)
def test_forged_and_out_of_turn_moves_change_nothing(seat: int, move: str) -> None:
    match = rynek.Match(GAME, 2, {"setup": "first_game"}, seed=4)
    while type(match.state.stack[-1]).__name__ != "Plan":
        actor = match.state.to_act[0]
        match.play(actor, match.state.legal(actor)[0])
    first = match.state.to_act[0]
    before, length = match.game.dump(match.state), len(match.log)
    with pytest.raises(IllegalMove):
        match.play((seat + first) % 2 if seat in (0, 1) else seat, move)

    assert (match.game.dump(match.state), len(match.log)) == (before, length)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.sampled_from(["A", "Z", "tailor", "thief", "toll", ""]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["1", "A", "tailor", "step", "seat"]), inner, max_size=3)
    ),
    max_leaves=8,
)
KEYS = [
    "round",
    "first",
    "provost",
    "site",
    "road",
    "houses",
    "residences",
    "monuments",
    "workers",
    "construction_site",
    "bridge",
    "characters",
    "used",
    "seats",
    "steps",
    "players",
    "options",
]


@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=4))
def test_any_json_is_a_position_or_a_clear_refusal(data: dict[str, Any]) -> None:
    game: AnyGame = GAME
    try:
        state = game.load(data)
    except BadPosition:
        return
    game.check(state)

    assert game.dump(game.load(game.dump(state))) == game.dump(state)


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_a_clear_refusal(text: str) -> None:
    try:
        action = GAME.parse(text)
    except BadNotation:
        return

    assert GAME.parse(str(action)) == action

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rynek
from rynek.games.troyes import GAME
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import play, reason, table


def test_an_empty_position_takes_its_defaults() -> None:
    state = GAME.load({"dice": ["A-red-1"]})
    assert isinstance(state, TroyesState)

    assert state.players == 2
    assert (state.round, state.start, state.deniers) == (1, 0, [5, 5])
    assert state.reserve == [12, 12]
    assert state.characters == [(0, 1), (2, 3)]
    assert state.to_act == (0,)


def test_a_position_with_black_dice_asks_to_counter_them() -> None:
    state = table(dice="B-red-3 A-red-1", black=[2, 6], start="B", seats={"B": {"influence": 0}})
    play(state, "counter red 3", "done")

    assert state.black == (2,)
    play(state, "counter red 1", "done")
    assert state.over is False
    assert state.round == 2


def group(dice: str, cube: str | None = None) -> list[dict[str, Any]]:
    return [{"step": "Group", "seat": "A", "cube": cube, "dice": dice.split()}]


def activation(step: str, card: str = "merchant", **fields: int) -> list[dict[str, Any]]:
    return [{"step": step, "seat": "A", "card": card, **fields}]


def counter(dice: str, black: list[int]) -> list[dict[str, Any]]:
    return [{"step": "Counter", "seat": "A", "dice": dice.split(), "black": black}]


@pytest.mark.parametrize(
    "position",
    [
        {"spaces": {"palace_7": "A"}},
        {"spaces": {"palace_1": "C"}},
        {"spaces": dict.fromkeys(["palace_1", "palace_2", "palace_3", "palace_4"], "grey")
         | dict.fromkeys(["bishopric_1a", "bishopric_1b", "city_hall_1a", "city_hall_1b", "city_hall_1c"], "grey")},
        {"dice": ["A-red-7"]},
        {"dice": ["A-red-1"] * 7},
        {"dice": ["C-red-1"]},
        {"dice": ["A-red-1-turned"]},
        {"black": [1, 2, 3, 4, 5, 6, 6]},
        {"black": [0]},
        {"seats": {"A": {"influence": 21}}},
        {"seats": {"A": {"deniers": -1}}},
        {"seats": {"A": {"supply": 12}}, "spaces": {"palace_1": "A"}},
        {"seats": {"A": {"purse": 1}}},
        {"seats": {"A": {"characters": ["henri_i"]}}},
        {"seats": {"A": {"characters": ["henri_i", "henri_i"]}}},
        {"seats": {"E": {}}},
        {"seats": {"A": {"won": ["war", "war"]}}},
        {"round": 5},
        {"round": 3, "removed": []},
        {"start": "D"},
        {"activities": {"merchant": {}, "miller": {}}},
        {"activities": {"sculptor": {}}, "round": 2},
        {"activities": {"merchant": {"tradesmen": ["A", "A"]}}},
        {"activities": {"merchant": {"tradesmen": ["A"], "picture": ["A"]}}},
        {"activities": {"merchant": {"tradesmen": ["A", "B", "A"]}}},
        {"activities": {"merchant": {"picture": ["A", "A"]}}},
        {"activities": {"merchant": {"cubes": {"A": 1}}}},
        {"activities": {"priest": {"cubes": {"D": 1}}}},
        {"activities": {"blacksmith": {"cubes": {"A": 1}}}, "round": 1},
        {"events": [{"event": "war"}, {"event": "war"}]},
        {"events": [{"event": "war"}, {"event": "marauding"}, {"event": "marauding", "flags": ["A"]}]},
        {"events": [{"event": "heresy"}], "removed": []},
        {"events": [{"event": "war"}, {"event": "normans_attack"}], "round": 2, "removed": []},
        {"events": [{"event": "marauding", "flags": ["A", "A", "B", "B"]}]},
        {"events": [{"event": "marauding", "flags": ["E"]}]},
        {"removed": ["marauding"]},
        {"cathedral": {"7": ["A"]}},
        {"cathedral": {"1": ["A", "A", "A", "A"]}},
        {"lying": {"palace": {"C": 1}}},
        {"lying": {"cathedral": {"A": 1}}},
        {"players": 5},
        {"steps": [{"step": "Turn", "seat": "D"}]},
        {"steps": group("B-red-2")},
        {"steps": [{"step": "Nowhere"}]},
        {"steps": group("A-red-1 A-white-1")},
        {"steps": group("A-yellow-1 A-yellow-1 A-yellow-2 A-yellow-2")},
        {"steps": group("B-red-1"), "seats": {"A": {"deniers": 1}}},
        {"steps": group("A-yellow-2", cube="priest")},
        {"steps": group("A-yellow-2", cube="priest"), "activities": {"priest": {}}},
        {"steps": group("A-yellow-2", cube="merchant"), "activities": {"merchant": {}}},
        {"steps": group("A-red-4", cube="priest"), "activities": {"priest": {"cubes": {"A": 1}}}},
        {"steps": group("A-yellow-1 A-yellow-2", cube="monk"), "activities": {"monk": {"cubes": {"A": 1}}}},
        {"steps": group("A-yellow-1-turned")},
        {"steps": activation("Hire"), "activities": {"merchant": {}}, "seats": {"A": {"supply": 1, "deniers": 3}}},
        {"steps": activation("Hire"), "activities": {"merchant": {}}},
        {"steps": activation("Hire"), "activities": {"merchant": {"tradesmen": ["A"]}}},
        {"steps": activation("ChooseTimes", most=40), "activities": {"merchant": {"tradesmen": ["A"]}}},
        {"steps": activation("Activate", "journeyman", times=2), "activities": {"journeyman": {"tradesmen": ["A"]}}},
        {"steps": counter("B-red-1", [6])},
        {"steps": counter("A-red-1", [4])},
        {"steps": counter("A-red-1", [6, 5])},
        {"steps": counter("A-red-1 A-red-1", [6])},
        {"steps": [{"step": "Hire", "seat": "A", "card": "merchant"}]},
        {"steps": group("")},
        {"steps": group("A-yellow-2"), "seats": {"A": {"purse": 2}}},
        {"steps": [{"step": "Turn", "seat": "A"}], "seats": {"A": {"purse": 2}}},
        {"steps": [{"step": "EventCubes", "seat": "A", "left": -1}]},
        {"steps": [{"step": "ArcherCube", "seat": "A", "left": 0}, {"step": "ArcherShot", "seat": "A", "left": -1}]},
        {"steps": [{"step": "Mill", "seat": "A", "deniers": -9, "times": 3}], "spaces": {"palace_1": "A"}},
        {"steps": [{"step": "GreyRoll", "card": "heresy"}]},
        {"steps": [{"step": "RoyTurn"}]},
        {"steps": [{"step": "RoyPlaces"}]},
        {"steps": [{"step": "OwnPlaces", "placed": 0}], "seats": {"A": {"supply": 1}}},
        {"steps": [{"step": "NextTurn", "seat": "grey"}]},
        {"start": "grey"},
        {"le_roy": {"points": 3}},
        {"players": 1, "le_roy": {"pile": ["henri_i", "henri_i"]}},
        {"players": 1, "start": "B"},
        {"activities": {"merchant": {"tradesmen": ["grey"]}}},
        {"activities": {"baker": {}}},
        {"events": [{"event": "resistance"}]},
        {"steps": [{"step": "ActEvents", "place": -1, "black": 0}]},
        {"steps": [{"step": "RollBlackDice", "count": -1}]},
        {"steps": [{"step": "Settle", "seat": "A", "row": -1}], "seats": {"A": {"supply": 1}}},
        {"steps": [{"step": "TurnMore", "seat": "A", "turned": ["B-red-1"]}]},
        {"steps": [{"step": "TurnMore", "seat": "A", "turned": []}]},
        {"steps": [{"step": "InitialPlacement", "placed": -5}], "seats": {"A": {"supply": 1}}, "round": 0},
        {"steps": [{"step": "FillWithGrey"}]},
        {"steps": [{"step": "StartRound"}], "round": 4},
        {"colour": "red"},
        {"steps": []},
        {"steps": [{"step": "Turn", "seat": "A"}, {"step": "Turn", "seat": "A"}]},
        {"steps": [{"step": "EndOfRound"}, {"step": "EndOfRound"}]},
        {"steps": [{"step": "EndOfRound"}, {"step": "Turn", "seat": "A"}]},
        {"steps": [{"step": "EndOfRound"}, {"step": "StartRound"}]},
        {"steps": [{"step": "Turn", "seat": None}]},
        {"steps": [{"step": "WorkForce"}]},
        {"steps": [{"step": "TurnMore", "seat": "A", "turned": ["A-red-1"]}, *group("A-red-4")]},
        {"steps": [*activation("Hire"), *activation("Activate", "journeyman", times=1)],
         "activities": {"merchant": {}, "journeyman": {}}, "seats": {"A": {"supply": 2, "deniers": 30}}},
        {"steps": [{"step": "RevealSecond"}]},
        {"steps": [{"step": "Turn", "seat": "A"}], "round": 0},
        {"steps": [{"step": "InitialPlacement", "placed": 0}], "round": 1},
        {"steps": [{"step": "InitialPlacement", "placed": 0}], "seats": {"B": {"supply": 2}}, "dice": [], "black": []},
        {"lying": {"palace": {"A": 2}}},
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(position: dict[str, Any]) -> None:
    dice = ["A-red-1", "A-red-4", "A-white-1", "A-yellow-1", "A-yellow-1", "A-yellow-2", "A-yellow-2", "B-red-1"]
    common = {"players": 2, "dice": dice, "black": [6, 6]} if "steps" in position else {"players": 2}
    with pytest.raises(rynek.BadPosition):
        GAME.load({**common, **position})


def test_the_common_parts_of_impossible_steps_are_possible() -> None:
    dice = ["A-red-1", "A-red-4", "A-white-1", "A-yellow-1", "A-yellow-1", "A-yellow-2", "A-yellow-2", "B-red-1"]
    for steps in (group("A-yellow-1 A-yellow-2"), counter("A-red-4", [6]), [{"step": "Turn", "seat": "B"}]):
        state = GAME.load({"dice": dice, "black": [6, 6], "steps": steps})
        assert state.to_act[0] >= 0


def test_events_that_must_have_been_revealed_count_as_removed() -> None:
    state = GAME.load({"events": [{"event": "heresy"}], "round": 2})
    assert isinstance(state, TroyesState)

    assert [entry["event"] for entry in state.view(None)["events"]] == ["marauding", "heresy"]
    assert state.removed.bit_count() == 3
    assert state.view(None)["decks"]["red"] == 2


@pytest.mark.parametrize(
    ("position", "number"),
    [
        ({}, 1),
        ({"steps": None}, 1),
        ({"seats": None}, 1),
        ({"seats": {"A": None, "B": {"characters": None}}}, 1),
        ({"events": [{"event": "war"}, {"event": "heresy"}], "steps": [{"step": "RevealEvent", "deck": "red"}]}, 2),
        ({"events": [{"event": "war"}], "steps": [{"step": "RevealEvent", "deck": "white"}]}, 1),
        ({"steps": [{"step": "InitialPlacement", "placed": 0}], "seats": {"A": {"supply": 1}}}, 0),
        ({"steps": [{"step": "DealCharacters"}]}, 0),
        ({"steps": [{"step": "Turn", "seat": "B"}]}, 1),
        ({"steps": [], "round": 4}, 4),
    ],
)
def test_the_round_follows_from_cards_events_and_steps(position: dict[str, Any], number: int) -> None:
    dice = [] if number == 0 else ["A-red-1", "B-red-1"]
    state = GAME.load({**position, "dice": dice})

    assert state.round == number
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


def test_an_old_position_of_other_rules_is_refused() -> None:
    with pytest.raises(rynek.BadPosition):
        GAME.load({"version": 99})


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.sampled_from(["A", "grey", "war", "palace_1", "merchant", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["A", "1", "war", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)
KEYS = ["round", "start", "seats", "spaces", "lying", "activities", "events", "removed", "cathedral", "dice", "black"]


@given(st.dictionaries(st.sampled_from([*KEYS, "steps", "players"]), json_values, max_size=4))
def test_any_json_is_a_position_or_is_refused(position: dict[str, Any]) -> None:
    try:
        state = GAME.load(position)
    except rynek.BadPosition:
        return
    assert GAME.load(GAME.dump(state)).view(None) == state.view(None)


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    state = table(dice="A-red-3")
    before = GAME.dump(state)
    try:
        action = GAME.parse(text)
    except rynek.BadNotation:
        return
    GAME.why_not(state, 0, action)
    assert GAME.dump(state) == before


@given(st.integers(0, GAME.space - 1), st.integers(0, 1))
def test_any_action_is_allowed_or_refused_with_a_reason(number: int, seat: int) -> None:
    states = [
        table(dice="A-yellow-3 B-white-2"),
        table(dice="A-red-3", black=[5], steps=[{"step": "Defend", "seat": "A"}]),
    ]
    states.append(states[0].copy())
    play(states[2], "take yellow 3")
    for state in states:
        action = GAME.action(number)
        allowed = action in state.legal(seat)

        assert (GAME.why_not(state, seat, action) is None) == allowed


@pytest.mark.parametrize(("options", "players"), [({"expansion": True}, 2), ({}, 0), ({}, 5), ({}, "3"), ({}, True)])
def test_impossible_tables_are_refused(options: dict[str, Any], players: Any) -> None:
    with pytest.raises(rynek.BadOptions):
        GAME.new(players, options)


def test_a_forged_move_changes_nothing() -> None:
    match = rynek.Match(GAME, 3, seed=2)
    before = GAME.dump(match.state)
    seat = match.state.to_act[0]
    other = (seat + 1) % 3
    for who, move in [(other, "place palace_1"), (seat, "pass"), (seat, "roll 6"), (-1, "place palace_1"), (9, "pass")]:
        with pytest.raises(rynek.IllegalMove):
            match.play(who, move)

    assert GAME.dump(match.state) == before


def test_reasons_in_the_middle_of_a_move() -> None:
    turning = table(dice="A-red-3 A-white-1")
    play(turning, "turn red 3")
    assert reason(turning, "turn red 6") == "why-no-own-die R7.2"
    assert reason(turning, "pass") == "why-not-asked"

    spending = table(dice="A-yellow-3", activities={"priest": {"cubes": {"A": 1}}})
    play(spending, "spend priest")
    assert reason(spending, "farm") == "why-dice-first R4.21"
    assert reason(spending, "done") == "why-not-asked"

    defending = table(dice="A-red-4 A-white-1", black=[6], steps=[{"step": "Defend", "seat": "A"}])
    play(defending, "counter red 4")
    assert reason(defending, "counter red 4") == "why-no-counter-die R4.12"
    assert reason(defending, "pass") == "why-not-asked"


def test_reasons_for_picks() -> None:
    state = table(dice="A-red-3 B-red-2", seats={"A": {"deniers": 9}})

    assert reason(state, "take red 5") == "why-no-die-there R4.21"
    assert reason(state, "buy A red 3") == "why-own-die R4.22"
    assert reason(state, "buy C red 3") == "why-no-die-there R4.21"
    assert reason(state, "activate merchant") == "why-dice-first R4.21"
    assert reason(state, "place palace_1") == "why-not-asked"

from typing import Any

import pytest

from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import options, play, reason, space, table

ROW = ["city_hall_1a", "city_hall_1b", "city_hall_1c"]


def settling(die: str, spaces: dict[str, str], supply: int = 1, **parts: Any) -> TroyesState:
    """A takes one own die to place a citizen; B still has a die, so that the phase goes on."""
    seats = {"A": {"supply": supply, "deniers": 9}}
    state = table(dice=f"A-{die} B-red-1 B-red-2", spaces=spaces, seats=seats, **parts)
    colour, face = die.split("-")
    play(state, f"take {colour} {face}")
    return state


def city_row(state: TroyesState) -> str:
    """Who stands in the first row of the City Hall, entrance first."""
    return "".join((space(state, word) or "-")[0] for word in ROW)


@pytest.mark.rule("R5.1", "R5.2", "R5.4")
@pytest.mark.parametrize(
    ("die", "entered"),
    [
        ("red-3", "palace_3"),
        ("white-1", "bishopric_1a"),
        ("white-2", "bishopric_1a"),
        ("white-4", "bishopric_2a"),
        ("white-5", "bishopric_3a"),
        ("yellow-3", "city_hall_1a"),
        ("yellow-4", "city_hall_2a"),
    ],
)
def test_colour_gives_the_building_and_value_the_row(die: str, entered: str) -> None:
    state = settling(die, {})
    play(state, "settle", "from-supply")

    assert space(state, entered) == "A"
    assert state.supply[0] == 0


@pytest.mark.rule("R5.2", "Q28")
def test_the_citizen_comes_from_anywhere() -> None:
    state = settling(
        "yellow-1",
        {"palace_4": "A", "city_hall_2b": "A"},
        lying={"bishopric": {"A": 1}},
        activities={"merchant": {"tradesmen": [None, "A"]}},
        round=1,
    )
    play(state, "settle")

    assert options(state) == [
        "from-card merchant", "from-lying bishopric", "from-space palace_4", "from-space city_hall_2b", "from-supply",
    ]  # fmt: skip
    assert reason(state, "from-space palace_5") == "why-no-citizen-there R5.2"
    card, lying = state.copy(), state.copy()
    play(card, "from-card merchant")
    play(lying, "from-lying bishopric")
    assert card.tradesmen_of(0) == 0
    assert lying.view(None)["lying"]["bishopric"] == {}
    assert space(card, "city_hall_1a") == space(lying, "city_hall_1a") == "A"


@pytest.mark.rule("R5.2")
def test_exactly_one_die() -> None:
    state = table(dice="A-yellow-1 A-yellow-2 B-red-1")
    play(state, "take yellow 1", "take yellow 2")

    assert reason(state, "settle") == "why-one-die-only R5.2"


@pytest.mark.rule("R5.2", "R7.1")
def test_with_an_empty_supply_one_may_recruit_first() -> None:
    state = table(dice="A-red-3 B-red-1", spaces={"palace_1": "A"})
    play(state, "recruit", "take red 3", "settle", "from-supply")

    assert space(state, "palace_3") == "A"
    assert space(state, "palace_1") == "A"


@pytest.mark.rule("R5.3", "Q9")
def test_the_citizen_is_lifted_before_the_row_is_pushed() -> None:
    state = settling("yellow-1", {ROW[0]: "B", ROW[1]: "A", ROW[2]: "B"})
    play(state, "settle", "from-space city_hall_1b")

    assert city_row(state) == "ABB"
    assert state.view(None)["lying"]["city_hall"] == {}


@pytest.mark.rule("R5.3")
def test_nobody_closes_the_gap() -> None:
    state = settling("red-1", {ROW[0]: "A", ROW[1]: "B"})
    play(state, "settle", "from-space city_hall_1a")

    assert city_row(state) == "-B-"


@pytest.mark.rule("R5.4", "R5.6")
def test_the_palace_expels_whoever_stands_there() -> None:
    state = settling("red-5", {"palace_5": "B"})
    play(state, "settle", "from-supply")

    assert space(state, "palace_5") == "A"
    assert state.view(None)["lying"]["palace"] == {"B": 1}
    assert state.standing(1, 0) == 0


@pytest.mark.rule("R5.5", "Q10")
@pytest.mark.parametrize(
    ("before", "after"), [("---", "A--"), ("B--", "AB-"), ("-BB", "ABB"), ("B-B", "ABB"), ("BB-", "ABB")]
)
def test_the_push_ends_at_the_first_gap(before: str, after: str) -> None:
    state = settling("yellow-2", {word: o for word, o in zip(ROW, before, strict=True) if o != "-"})
    play(state, "settle", "from-supply")

    assert city_row(state) == after
    assert state.view(None)["lying"]["city_hall"] == {}


@pytest.mark.rule("R5.5")
def test_a_full_row_expels_the_last() -> None:
    state = settling("yellow-2", dict(zip(ROW, ["B", "A", "B"], strict=True)))
    play(state, "settle", "from-supply")

    assert city_row(state) == "ABA"
    assert state.view(None)["lying"]["city_hall"] == {"B": 1}


@pytest.mark.rule("R5.7", "R5.8", "Q11", "R4.29")
def test_an_expelled_grey_citizen_lies_and_protects_grey_until_the_round_ends() -> None:
    state = settling("red-5", {"palace_5": "grey", "palace_6": "grey"})
    assert state.grey_reserve() == 6
    play(state, "settle", "from-supply")

    assert state.view(None)["lying"]["palace"] == {"grey": 1}
    assert state.grey_reserve() == 6
    play(state, "pass", "pass")
    assert state.grey_reserve() == 7
    assert state.view(None)["lying"]["palace"] == {}


@pytest.mark.rule("R5.7", "R5.8")
def test_a_lying_grey_citizen_protects_the_grey_ones() -> None:
    spaces = {"palace_5": "grey", "palace_1": "A"}
    state = settling("red-5", spaces, lying={"palace": {"grey": 1}}, events={"brigands_1": ""})

    assert reason(state, "settle") == "why-grey-protected R5.8"
    row = settling("yellow-1", dict(zip(ROW, ["grey", "A", "grey"], strict=True)), lying={"city_hall": {"grey": 1}})
    play(row, "settle")
    assert options(row) == ["from-space city_hall_1b"]
    assert reason(row, "from-supply") == "why-grey-protected R5.8"


@pytest.mark.rule("R5.6", "R5.8")
def test_several_players_may_have_a_citizen_lying_on_one_building() -> None:
    state = settling("red-5", {"palace_5": "B"}, lying={"palace": {"A": 1, "grey": 1}})
    play(state, "settle", "from-supply")

    assert state.view(None)["lying"]["palace"] == {"A": 1, "B": 1, "grey": 1}


@pytest.mark.rule("R5.8")
def test_a_lying_citizen_protects_all_others_of_its_player_in_the_building() -> None:
    state = settling("red-5", {"palace_5": "B"}, lying={"palace": {"B": 1}}, events={"brigands_1": ""})

    assert "settle" not in options(state)
    assert reason(state, "settle") == "why-row-protected R5.8"


@pytest.mark.rule("R5.8")
def test_protected_citizens_may_be_pushed_and_other_buildings_are_open() -> None:
    state = settling("yellow-1", {ROW[0]: "B"}, lying={"city_hall": {"B": 1}})
    play(state, "settle", "from-supply")
    assert city_row(state) == "AB-"

    other = settling("red-5", {"palace_5": "B"}, lying={"city_hall": {"B": 1}})
    assert "settle" in options(other)


@pytest.mark.rule("R5.8")
def test_protection_binds_the_owner_too_unless_the_lying_citizen_is_the_one_moved() -> None:
    spaces = {"palace_5": "A", "palace_6": "A"}
    state = settling("red-5", spaces, lying={"palace": {"A": 1}})
    play(state, "settle")

    assert options(state) == ["from-lying palace", "from-space palace_5"]
    assert reason(state, "from-supply") == "why-protected R5.8"
    play(state, "from-lying palace")
    assert state.view(None)["lying"]["palace"] == {"A": 1}


@pytest.mark.rule("R5.9")
def test_one_may_expel_an_own_citizen() -> None:
    state = settling("red-5", {"palace_5": "A"})
    play(state, "settle", "from-supply")

    assert state.view(None)["lying"]["palace"] == {"A": 1}


@pytest.mark.rule("Q42", "Q9")
@pytest.mark.parametrize(("die", "word"), [("red-5", "palace_5"), ("yellow-1", "city_hall_1a")])
def test_a_citizen_may_return_to_the_space_it_left(die: str, word: str) -> None:
    state = settling(die, {word: "A", "palace_1": "B"}, supply=0)
    play(state, "settle", f"from-space {word}")

    assert space(state, word) == "A"
    assert state.to_act == (1,)


@pytest.mark.rule("R5.2", "R6.5")
def test_who_has_no_citizen_at_all_must_recruit_before_placing_or_hiring() -> None:
    seats = {"A": {"deniers": 20}}
    state = table(dice="A-red-6 B-red-1", activities={"hunting": {}}, events={"brigands_2": ""}, seats=seats)
    play(state, "take red 6")

    assert options(state) == ["buy B red 1", "fight brigands_2"]
    assert reason(state, "settle") == "why-nobody-to-place R5.2"
    assert reason(state, "activate hunting") == "why-nobody-to-hire R6.5"

    recruited = table(dice="A-red-6 B-red-1", activities={"hunting": {}}, seats=seats)
    play(recruited, "recruit", "take red 6", "activate hunting", "from-supply")
    assert recruited.influence[0] == 4 - 2 + 3


@pytest.mark.rule("E10a")
def test_example_of_placing_in_a_row() -> None:
    seats = {"A": {"deniers": 5, "supply": 1}}
    state = table(dice="B-yellow-1 B-red-2", spaces=dict(zip(ROW, ["B", "B", "A"], strict=True)), seats=seats)
    play(state, "buy B yellow 1", "settle", "from-supply")

    assert city_row(state) == "ABB"
    assert state.deniers == [3, 7]
    assert state.view(None)["lying"]["city_hall"] == {"A": 1}
    assert state.view(None)["threats"] == []


@pytest.mark.rule("E10b")
def test_example_of_placing_in_the_palace() -> None:
    seats = {"A": {"deniers": 5, "supply": 1}}
    state = table(4, dice="grey-red-3 D-red-3", spaces={"palace_3": "D"}, seats=seats)
    assert state.view(None)["threats"] == [
        {"space": "palace_3", "owner": "D", "dice": ["D-red-3", "grey-red-3"], "protected": False}
    ]
    play(state, "buy-grey red 3", "settle", "from-supply")

    assert space(state, "palace_3") == "A"
    assert state.view(None)["lying"]["palace"] == {"D": 1}
    assert state.deniers == [3, 5, 5, 5]

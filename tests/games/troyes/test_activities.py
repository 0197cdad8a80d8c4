from typing import Any

import pytest

from rynek.games.troyes.activity_cards import CARD, CARDS
from rynek.games.troyes.board import COLOUR
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import group_of, options, picks, play, reason, row, table, verbs


def owning(card: str, dice: str, *, seat: dict[str, Any] | None = None, **parts: Any) -> TroyesState:
    """A has a tradesman on a card, and it is A's turn."""
    number = CARDS[CARD.value(card)].round
    cards = {card: {"tradesmen": ["A"]}, **parts.pop("others", {})}
    held = {"deniers": 20, "influence": 10, **(seat or {})}
    return table(dice=f"{dice} B-red-1", activities=cards, round=number, seats={"A": held}, **parts)


def group(state: TroyesState, *dice: str) -> None:
    """Take own dice of the only colour A has plenty of."""
    for die in dice:
        play(state, f"take {die}")


@pytest.mark.rule("R6.1", "R4.3")
def test_only_face_up_cards_of_the_right_colour() -> None:
    state = owning("merchant", "A-white-6 A-yellow-6")
    white = state.copy()
    play(state, "take yellow 6")
    play(white, "take white 6")

    assert reason(state, "activate miller") == "why-face-down R6.1"
    assert reason(white, "activate merchant") == "why-wrong-colour R6.1"


@pytest.mark.rule("R6.2", "Q2", "E6")
def test_example_of_hiring_for_an_instant_card() -> None:
    seats = {"A": {"deniers": 12, "supply": 1}}
    state = table(3, dice="A-yellow-6 A-yellow-5 C-yellow-5 B-red-1", activities={"merchant": {}}, round=1, seats=seats)
    play(state, "take yellow 6", "take yellow 5", "buy C yellow 5", "activate merchant", "from-supply")

    assert state.deniers == [12 - 6 - 4 + 16, 5, 11]
    assert state.view(None)["activities"][6]["tradesmen"] == ["A", None]
    assert state.supply[0] == 0


@pytest.mark.rule("R6.2")
def test_the_tradesman_comes_from_the_supply_or_from_anywhere_on_the_board() -> None:
    state = table(
        dice="A-yellow-6 B-red-1",
        activities={"merchant": {}, "archer": {"tradesmen": ["A"]}},
        round=1,
        spaces={"palace_1": "A"},
        lying={"city_hall": {"A": 1}},
        seats={"A": {"supply": 1}},
    )
    play(state, "take yellow 6", "activate merchant")

    assert options(state) == ["from-card archer", "from-lying city_hall", "from-space palace_1", "from-supply"]
    assert reason(state, "from-card merchant") == "why-no-citizen-to-hire R6.2"
    play(state, "from-card archer")
    assert state.tradesmen_of(0) == 1


@pytest.mark.rule("R6.2", "R7.1")
def test_a_tradesman_may_be_recruited_for_influence() -> None:
    state = table(dice="A-yellow-6 B-red-1", activities={"merchant": {}}, round=1, spaces={"palace_1": "A"})
    play(state, "recruit", "take yellow 6", "activate merchant", "from-supply")

    assert state.influence[0] == 2
    assert state.spaces.count(0) == 1


@pytest.mark.rule("R6.3", "R6.10")
def test_when_all_spaces_are_taken_the_tradesman_stands_on_the_picture() -> None:
    seats = {"C": {"deniers": 9, "supply": 1}}
    cards = {"merchant": {"tradesmen": ["A", "B"]}}
    state = table(3, dice="C-yellow-6 B-red-1", activities=cards, round=1, start="C", seats=seats)
    play(state, "take yellow 6", "activate merchant", "from-supply")

    assert state.view(None)["activities"][6]["picture"] == ["C"]
    assert state.deniers[2] == 9 - 4 + 6


@pytest.mark.rule("R6.4")
def test_with_a_tradesman_present_nothing_is_paid_and_nobody_placed() -> None:
    state = owning("merchant", "A-yellow-6", seat={"supply": 1})
    play(state, "take yellow 6", "activate merchant")

    assert state.deniers[0] == 26
    assert state.tradesmen_of(0) == 1
    assert state.supply[0] == 1


@pytest.mark.rule("R6.5")
def test_who_cannot_hire_or_activate_once_cannot_use_the_card() -> None:
    poor = table(dice="A-yellow-6 B-red-1", activities={"merchant": {}}, round=1, seats={"A": {"deniers": 3}})
    weak = table(dice="A-yellow-1 B-red-1", activities={"merchant": {}}, seats={"A": {"supply": 1}})
    play(poor, "take yellow 6")
    play(weak, "take yellow 1")

    assert reason(poor, "activate merchant") == "why-hire-too-dear R6.2"
    assert reason(weak, "activate merchant") == "why-sum-too-small R4.26"


@pytest.mark.rule("R6.6", "Q12")
def test_fewer_activations_than_possible_may_be_used_but_at_least_one() -> None:
    state = owning("merchant", "A-yellow-6 A-yellow-3")
    group(state, "yellow 6", "yellow 3")
    assert "activate merchant" in options(state)
    play(state, "fewer merchant")
    assert options(state) == ["times 1", "times 2", "times 3"]
    assert reason(state, "times 4") == "why-too-many-times R6.6"
    assert reason(state, "times 0") == "why-at-least-once R6.6"
    play(state, "times 2")

    assert state.deniers[0] == 24


@pytest.mark.rule("R6.6")
def test_a_single_activation_offers_no_fewer() -> None:
    state = owning("merchant", "A-yellow-3")
    play(state, "take yellow 3")

    assert reason(state, "fewer merchant") == "why-only-once R6.6"


@pytest.mark.rule("R6.8", "E7")
def test_example_of_hiring_for_a_delayed_card() -> None:
    seats = {"B": {"deniers": 20, "supply": 1}}
    state = table(
        3, dice="B-white-5 A-white-4 B-yellow-2 C-red-1", activities={"priest": {}}, round=1, start="B", seats=seats
    )
    play(state, "take white 5", "buy A white 4", "activate priest", "from-supply")
    assert state.deniers == [9, 20 - 4 - 8, 5]
    assert state.view(None)["activities"][3]["cubes"] == {"B": 3}
    play(state, "pass", "pass", "spend priest", "take yellow 2", "farm")

    assert state.deniers[1] == 8 + (2 + 3) // 2
    assert state.view(None)["activities"][3]["cubes"] == {"B": 2}


@pytest.mark.rule("R6.9", "Q13", "Q29")
def test_a_tradesman_moved_away_frees_the_space_and_leaves_the_cubes() -> None:
    cards = {"tithing": {"tradesmen": ["A", "B"], "cubes": {"A": 1}}, "merchant": {}}
    state = table(3, dice="A-yellow-4 A-yellow-2 A-white-6 C-white-3", activities=cards, round=1, seats={
        "A": {"deniers": 30}, "C": {"deniers": 9, "supply": 1}})  # fmt: skip
    play(state, "take yellow 4", "activate merchant", "from-card tithing")
    assert state.view(None)["activities"][3]["tradesmen"] == [None, "B"]
    play(state, "pass", "take white 3", "activate tithing", "from-supply")
    assert state.view(None)["activities"][3]["tradesmen"] == ["C", "B"]
    assert "spend tithing" in options(state)
    play(state, "take white 6", "activate tithing", "from-card merchant")

    assert state.view(None)["activities"][3]["picture"] == ["A"]
    assert state.deniers[0] == 30 - 4 + 4 - 4


# every instant card


@pytest.mark.rule("R6.7", "R10.4", "R10.5")
@pytest.mark.parametrize(
    ("card", "dice", "gain"),
    [
        ("tax_collector", "6", {"deniers": 2 * (1 + 1)}),
        ("hunting", "6 2", {"influence": 2 * 3}),
        ("mercenary", "6 3", {"deniers": 12}),
        ("troubadour", "6", {"influence": -6, "points": 4}),
        ("pilgrimage", "6 6", {"points": 4}),
        ("glassmaker", "6 1", {"points": 1}),
        ("artisan", "6 2", {"influence": -2, "deniers": 12}),
        ("merchant", "5", {"deniers": 4}),
        ("innkeeper", "6", {"deniers": -3, "influence": 3}),
        ("journeyman", "6", {"deniers": -6, "points": 4}),
        ("goldsmith", "6 2", {"points": 2, "deniers": 4}),
        ("sculptor", "6", {"points": 2}),
        ("captain", "6", {"points": 2}),
    ],
)
def test_instant_cards(card: str, dice: str, gain: dict[str, int]) -> None:
    colour = COLOUR.word(CARDS[CARD.value(card)].colour)
    faces = dice.split()
    state = owning(
        card,
        " ".join(f"A-{colour}-{face}" for face in faces),
        spaces={
            "city_hall_1a": "A",
            "city_hall_2c": "A",
            "bishopric_1a": "A",
            "palace_1": "A",
            "city_hall_1b": "B",
            "city_hall_2a": "grey",
        },
        lying={"city_hall": {"grey": 1}},
        cathedral={"1": ["A"], "6": ["B", "A"]},
        events={"marauding": "A", "brigands_2": "BA", "wayfarers": "B"},
    )
    group(state, *[f"{colour} {face}" for face in faces])
    play(state, f"activate {card}")

    gained = {"deniers": state.deniers[0] - 20, "influence": state.influence[0] - 10, "points": state.points[0]}
    assert {key: value for key, value in gained.items() if value} == gain


@pytest.mark.rule("R10.5")
def test_the_miller_counts_palace_or_bishopric_for_each_activation() -> None:
    spaces = {"palace_1": "A", "palace_2": "A", "bishopric_1a": "A"}
    state = owning("miller", "A-yellow-6 A-yellow-3", spaces=spaces, lying={"palace": {"A": 1}})
    group(state, "yellow 6", "yellow 3")
    play(state, "activate miller")
    assert options(state) == ["mill 0", "mill 1", "mill 2", "mill 3"]
    assert reason(state, "mill 4") == "why-too-many-times R6.6"
    play(state, "mill 2")

    assert state.deniers[0] == 20 + 2 * (2 * 2 + 1)


@pytest.mark.rule("R10.5", "Q8")
def test_counting_cards_may_yield_nothing() -> None:
    state = owning("miller", "A-yellow-3")
    play(state, "take yellow 3", "activate miller")

    assert state.deniers[0] == 20
    assert state.to_act == (1,)


@pytest.mark.rule("R10.4")
def test_conversions_are_limited_by_what_can_be_paid() -> None:
    state = owning("journeyman", "A-yellow-6 A-yellow-6", seat={"deniers": 7})
    group(state, "yellow 6", "yellow 6")
    play(state, "activate journeyman")
    assert (state.deniers[0], state.points[0]) == (1, 4)

    broke = owning("artisan", "A-yellow-6", seat={"influence": 0})
    play(broke, "take yellow 6")
    assert reason(broke, "activate artisan") == "why-cannot-convert R10.4"


@pytest.mark.rule("R10.2", "Q15")
def test_the_diplomat_puts_cubes_on_any_events_one_by_one() -> None:
    state = owning("diplomat", "A-red-6", events={"marauding": "ABB", "war": "A", "heresy": "BBB"})
    play(state, "take red 6", "activate diplomat")
    assert (state.deniers[0], state.influence[0]) == (20, 10 - 3)
    assert options(state) == ["cube marauding", "cube war", "cube heresy"]
    assert reason(state, "cube normans_attack") == "why-event-not-in-row R10.2"
    play(state, "cube marauding")
    assert row(state)["marauding"] == ""
    assert state.points == [(2 + 1) // 2, (2 + 1) // 2]
    play(state, "cube marauding", "cube heresy")

    assert row(state) == {"marauding": "A", "war": "A"}
    assert state.points == [1 + 2, 1 + 5]
    assert state.influence[0] == 10


@pytest.mark.rule("R10.3", "R10.2", "Q39")
def test_the_archer_rolls_and_places_before_the_next_roll() -> None:
    state = owning("archer", "A-red-6")
    play(state, "take red 6", "activate archer", "*roll 2", "*roll 3")
    assert options(state) == ["cube marauding"]
    assert reason(state, "cube war") == "why-event-not-in-row R10.2"
    play(state, "cube marauding", "*roll 6", "cube marauding")

    assert row(state)["marauding"] == "AA"
    assert state.influence[0] == 12
    assert state.to_act == (1,)


@pytest.mark.rule("R10.4", "Q7")
@pytest.mark.parametrize(("influence", "cubes"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_the_diplomat_pays_all_influence_before_the_first_cube(influence: int, cubes: int) -> None:
    state = owning("diplomat", "A-red-6", seat={"influence": influence}, events={"war": ""})
    play(state, "take red 6", "activate diplomat")
    assert state.influence[0] == influence - cubes
    play(state, *["cube war"] * cubes)

    assert (row(state)["war"], state.influence[0], state.to_act) == ("A" * cubes, influence, (1,))


@pytest.mark.rule("R10.1", "R10.2", "Q38")
def test_chivalry_puts_a_cube_for_each_red_die_still_there() -> None:
    state = owning("cavalry", "A-red-6 A-red-6 A-red-1 A-red-1", events={"marauding": "", "brigands_2": ""})
    group(state, "red 6", "red 6")
    play(state, "activate cavalry", "cube brigands_2", "cube brigands_2", "cube marauding", "cube brigands_2")

    assert row(state) == {"marauding": "A", "brigands_2": "AAA"}
    assert state.influence[0] == 10 + 4
    assert state.to_act == (1,)


@pytest.mark.rule("R10.5")
def test_chivalry_without_red_dice_puts_nothing() -> None:
    state = owning("cavalry", "A-red-6")
    play(state, "take red 6", "activate cavalry")

    assert state.to_act == (1,)


# every delayed card


def with_cube(card: str, dice: str, **parts: Any) -> TroyesState:
    """A holds two cubes of a delayed card and it is A's turn."""
    number = max(CARDS[CARD.value(card)].round, parts.pop("round", 1))
    cards = {card: {"cubes": {"A": 2}}, **parts.pop("others", {})}
    seats = {"A": {"deniers": 30, "supply": 1}}
    return table(dice=f"{dice} B-red-1", activities=cards, round=number, seats=seats, **parts)


@pytest.mark.rule("R6.12", "R4.25", "R10.9")
def test_one_cube_is_spent_when_the_group_is_formed_and_only_one() -> None:
    others = {"blacksmith": {"cubes": {"A": 1}}}
    state = with_cube("priest", "A-yellow-1 A-yellow-2", others=others, round=2)
    play(state, "spend priest")
    assert "spend" not in verbs(state)
    play(state, "take yellow 1")

    assert reason(state, "spend blacksmith") == "why-one-cube-only R6.12"
    assert group_of(state)["total"] == 4
    play(state, "take yellow 2", "farm")
    assert state.deniers[0] == 30 + (4 + 5) // 2
    assert state.view(None)["activities"][3]["cubes"] == {"A": 1}


@pytest.mark.rule("R6.12")
def test_a_card_without_an_own_cube_changes_nothing() -> None:
    state = with_cube("priest", "A-red-1")

    assert reason(state, "spend priest") == "why-cube-without-use R6.12"
    assert reason(state, "spend monk") == "why-no-cube-there R6.12"


@pytest.mark.rule("R10.6", "R10.9")
def test_blacksmith_adds_five_to_a_red_group() -> None:
    state = with_cube("blacksmith", "A-red-1 A-red-2 A-yellow-3", events={"brigands_1": ""})
    play(state, "spend blacksmith", "take red 1")
    assert reason(state, "settle") == "why-cube-forbids R10.6"
    play(state, "take red 2", "fight brigands_1")

    assert row(state)["brigands_1"] == "AA"


@pytest.mark.rule("R10.6", "Q19")
def test_militia_counts_yellow_dice_as_red_for_every_action() -> None:
    state = with_cube("militia", "A-yellow-4 A-red-4 A-yellow-5", events={"war": ""})
    play(state, "spend militia")
    assert picks(state) == ["take yellow 4", "take yellow 5"]
    play(state, "take yellow 4")
    assert reason(state, "farm") == "why-wrong-colour R6.1"
    place = state.copy()
    play(place, "settle", "from-supply")
    assert place.view(None)["spaces"]["palace_4"] == "A"
    play(state, "take yellow 5", "fight war")

    assert row(state)["war"] == "AA"


@pytest.mark.rule("R10.7", "Q19")
def test_tithing_frees_the_first_die_of_each_foreign_district() -> None:
    state = with_cube("tithing", "B-yellow-2 B-yellow-4 grey-yellow-6")
    single = state.copy()
    play(state, "spend tithing", "buy B yellow 2", "buy B yellow 4", "buy-grey yellow 6")
    assert group_of(state)["price"] == 6
    play(state, "farm")
    assert state.deniers == [30 - 6 + 6, 11]
    play(single, "spend tithing", "buy B yellow 2", "settle", "from-supply")

    assert single.view(None)["spaces"]["city_hall_1a"] == "A"
    assert single.deniers == [30, 5]


@pytest.mark.rule("R10.6", "R10.8")
def test_the_monk_makes_one_white_die_three_yellow_ones() -> None:
    state = with_cube("monk", "B-white-5 A-white-6", others={"merchant": {"tradesmen": ["A"]}})
    play(state, "spend monk", "buy B white 5")
    assert picks(state) == []
    assert reason(state, "take white 6") == "why-group-full R4.21"
    assert reason(state, "settle") == "why-cube-forbids R10.6"
    assert reason(state, "build") == "why-wrong-colour R6.1"
    play(state, "activate merchant")

    assert state.deniers == [30 - 2 + 2 * 7, 7]


@pytest.mark.rule("R10.6", "R10.8")
def test_the_templar_makes_one_white_die_two_red_ones() -> None:
    state = with_cube("templar", "A-white-5 A-white-6", events={"normans_attack": ""})
    play(state, "spend templar", "take white 5")
    assert picks(state) == []
    play(state, "fight normans_attack")

    assert row(state)["normans_attack"] == "AA"


@pytest.mark.rule("R10.6")
def test_the_priest_adds_three_to_each_yellow_die_beyond_six() -> None:
    state = with_cube("priest", "A-yellow-6 A-yellow-5 A-white-1")
    play(state, "spend priest")
    assert picks(state) == ["take yellow 5", "take yellow 6"]
    play(state, "take yellow 6")
    assert reason(state, "settle") == "why-cube-forbids R10.6"
    play(state, "take yellow 5", "farm")

    assert state.deniers[0] == 30 + (9 + 8) // 2


@pytest.mark.rule("R10.6")
def test_apprenticeship_makes_fives_but_not_for_placing_or_building() -> None:
    state = with_cube("apprenticeship", "A-white-1 A-white-2 A-yellow-1", events={"heresy": ""}, round=2)
    white = state.copy()
    play(white, "spend apprenticeship", "take white 1")
    assert reason(white, "settle") == "why-cube-forbids R10.6"
    assert reason(white, "build") == "why-cube-forbids R10.6"
    play(white, "take white 2", "fight heresy")
    assert row(white)["heresy"] == "AA"
    play(state, "spend apprenticeship", "take yellow 1", "farm")

    assert state.deniers[0] == 32


@pytest.mark.rule("R10.6", "Q34")
def test_confession_adds_two_to_each_die_but_not_for_placing_or_building() -> None:
    state = with_cube("confession", "A-white-6 B-white-2 A-red-5", events={"heresy": ""}, round=2)
    red = with_cube("confession", "A-red-5", events={"war": ""}, round=2)
    play(state, "spend confession", "take white 6")
    assert reason(state, "settle") == "why-cube-forbids R10.6"
    assert reason(state, "build") == "why-cube-forbids R10.6"
    play(state, "buy B white 2")
    assert group_of(state)["total"] == 8 + 4
    play(state, "fight heresy")
    assert row(state)["heresy"] == "AAA"
    play(red, "spend confession", "take red 5")

    assert reason(red, "settle") == "why-cube-forbids R10.6"


@pytest.mark.rule("Q41", "R6.12")
def test_a_cube_is_named_before_the_first_die() -> None:
    state = with_cube("priest", "A-yellow-3")
    play(state, "take yellow 3")

    assert reason(state, "spend priest") == "why-cube-first Q41"


@pytest.mark.rule("R10.9")
def test_a_cube_may_activate_the_card_it_came_from() -> None:
    cards = {"confession": {"tradesmen": ["A"], "cubes": {"A": 1}}}
    state = table(dice="A-white-5 B-red-1", activities=cards, round=2)
    play(state, "spend confession", "take white 5", "activate confession")

    assert state.view(None)["activities"][4]["cubes"] == {"A": 2}

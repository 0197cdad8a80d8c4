"""Cards that compare districts, tax the City Hall or count pairs: Jousts, Procession, Tax Collector, Glassmaker."""

import pytest

from tests.games.troyes.tables import play, table


@pytest.mark.rule("R10.1", "R10.10", "Q33")
@pytest.mark.parametrize(
    ("left", "rivals", "points"),
    [
        ("A-red-5", "B-red-4 C-red-1", [4, 0, 0]),
        ("A-red-5", "B-red-4 C-red-5", [4, 0, 4]),
        ("A-red-5", "B-red-6", [0, 0, 0]),
        ("A-red-2", "B-red-1 grey-red-6", [4, 0, 0]),
        ("A-yellow-5", "B-yellow-2", [0, 0, 0]),
        ("A-yellow-5", "grey-red-2", [0, 0, 0]),
    ],
)
def test_jousts_go_to_the_highest_sum_of_red_dice_if_the_active_player_leads(
    left: str, rivals: str, points: list[int]
) -> None:
    cards = {"jousts": {"tradesmen": ["A"]}}
    state = table(3, dice=f"A-red-6 A-red-2 {left} {rivals}", activities=cards, seats={"C": {"purse": 2}})
    play(state, "take red 6", "take red 2", "activate jousts")

    assert state.points == points


@pytest.mark.rule("R10.10", "Q33", "R10.5")
@pytest.mark.parametrize(
    ("left", "rivals", "points"),
    [
        ("A-red-1 A-yellow-1", "B-white-6", [4, 0, 0]),
        ("A-red-1 A-yellow-1", "B-white-6 B-white-5 C-red-1", [4, 4, 0]),
        ("A-red-1", "B-white-6 B-white-5 C-red-1 C-red-2", [0, 4, 4]),
        ("A-red-1", "grey-red-1 grey-red-2 grey-red-3", [4, 0, 0]),
        ("", "grey-red-1", [0, 0, 0]),
    ],
)
def test_a_procession_pays_whoever_has_most_dice_left(left: str, rivals: str, points: list[int]) -> None:
    cards = {"procession": {"tradesmen": ["A"]}}
    state = table(3, dice=f"A-white-6 A-white-2 {left} {rivals}", activities=cards, seats={"C": {"purse": 2}})
    play(state, "take white 6", "take white 2", "activate procession")

    assert state.points == points


@pytest.mark.rule("R10.12", "Q40")
def test_the_tax_collector_takes_from_everybody_what_he_can() -> None:
    cards = {"tax_collector": {"tradesmen": ["A"]}}
    spaces = {
        "city_hall_1a": "B",
        "city_hall_1b": "B",
        "city_hall_1c": "C",
        "city_hall_2a": "grey",
        "city_hall_2b": "A",
    }
    seats = {"A": {"deniers": 0}, "B": {"deniers": 9}, "C": {"deniers": 1, "purse": 4, "points": 3}}
    lying = {"city_hall": {"B": 1, "grey": 1}}
    state = table(3, dice="A-red-6 A-red-1 B-red-1", activities=cards, spaces=spaces, lying=lying, seats=seats)
    play(state, "take red 6", "activate tax_collector")

    assert state.deniers == [4 + 1 + 2, 9 - 4, 0]
    assert (state.points, state.purse) == ([0, 0, 3], [0, 0, 4])


@pytest.mark.rule("R10.5")
def test_the_glassmaker_counts_pairs_in_each_activation() -> None:
    dice = "A-white-6 A-white-6 A-white-2 B-red-1"
    state = table(dice=dice, activities={"glassmaker": {"tradesmen": ["A"]}}, cathedral={"1": ["A", "A", "A"]})
    play(state, "take white 6", "take white 6", "take white 2", "activate glassmaker")

    assert state.points[0] == 2 * (3 // 2)

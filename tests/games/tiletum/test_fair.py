"""The Fair phase (section 7)."""

from typing import Any

import pytest

from tests.games.tiletum.table import building, load, points, seat

FAIR = [{"step": "FairPhase"}]


def fairs(tile: str, city: str = "verona") -> list[dict[str, str]]:
    """Four fairs, the third with a tile in a city."""
    others = [name for name in ("houses", "pillars", "crests", "cathedrals") if name != tile]
    return [
        {"tile": others[0]},
        {"tile": others[1], "city": "frankfurt"},
        {"tile": tile, "city": city},
        {"tile": others[2], "city": "leipzig"},
    ]


FULL = seat(
    merchant="verona",
    contracts=["identical_3", "identical_5", "iron_3"],
    storehouse=["crest_lion", "king_1"],
    buildings=[
        building(["king_gold_2", None, "king_vp_2"], "crest_lily"),
        building(["merchant_gold_3", "merchant_step"]),
        building([None, "architect_step"]),
    ],
)
MAP: dict[str, Any] = {
    "costs": {"wien": "not_built"},
    "houses": {"brugge": ["A"], "lyon": ["A"]},
    "pillars": {"london": ["A"], "paris": ["A"]},
    "cathedral_tiles": {"london": ["A"]},
}


@pytest.mark.rule("R7.3", "R7.6", "R7.5")
@pytest.mark.parametrize(
    ("tile", "worth", "times"),
    [
        ("house_pillar", 6, 2),
        ("contract_cathedral", 5, 1),
        ("contracts", 3, 3),
        ("crest_contract", 6, 2),
        ("houses", 2, 3),
        ("upper_characters", 3, 3),
        ("crests", 3, 2),
        ("pillars", 2, 2),
        ("filled_buildings", 5, 2),
        ("cathedrals", 4, 1),
    ],
)
def test_every_fair_tile_counts_what_it_says(tile: str, worth: int, times: int) -> None:
    state = load(round=3, fairs=fairs(tile), map=MAP, seats={"A": FULL}, steps=FAIR)

    assert points(state, "A") == 10 + (3 + worth) * times
    assert points(state, "B") == 10
    assert state.view(None)["fairs"][1]["held"] is True


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize(("number", "gained"), [(1, 1 + 2), (2, 2 + 2)])
def test_the_fair_of_a_round_is_in_its_slot_and_the_first_in_tiletum(number: int, gained: int) -> None:
    slots = [{"tile": "houses"}, {"tile": "pillars"}, {"tile": "crests"}, {"tile": "cathedrals"}]
    if number == 2:
        slots[0], slots[1] = slots[1], {"tile": "houses", "city": "frankfurt"}
        slots[2] = {"tile": "crests", "city": "verona"}
        slots[3] = {"tile": "cathedrals", "city": "troyes"}
    state = load(round=number, fairs=slots, seats={"B": seat(merchant="frankfurt")}, steps=FAIR)

    assert points(state, "B") == 10 + gained
    assert points(state, "A") == (10 + gained if number == 1 else 10)


@pytest.mark.rule("R7.2", "R7.4", "Q30")
def test_a_house_or_the_merchant_takes_part_once_and_an_architect_does_not() -> None:
    state = load(
        players=4,
        round=3,
        fairs=fairs("houses"),
        map={"houses": {"verona": ["A", "C"]}},
        seats={"A": seat(merchant="verona"), "B": seat(merchant="verona"), "D": seat(architect="verona")},
        steps=FAIR,
    )

    assert state.scores() == [10 + 5 * 2, 10 + 5, 10 + 5 * 2, 10]


@pytest.mark.rule("R7.3")
def test_a_criterion_met_zero_times_gives_nothing() -> None:
    state = load(round=3, fairs=fairs("contracts"), seats={"A": seat(merchant="verona")}, steps=FAIR)

    assert points(state, "A") == 10


@pytest.mark.rule("Q1")
def test_the_occupied_building_counts_as_filled_from_the_start() -> None:
    state = load(round=3, fairs=fairs("filled_buildings"), seats={"A": seat(merchant="verona")}, steps=FAIR)

    assert points(state, "A") == 10 + (3 + 5)


@pytest.mark.rule("Q1")
def test_the_occupied_building_does_not_count_when_the_table_reads_it_so() -> None:
    narrow = {"prefilled_building_counts_as_filled": False}
    belongings = seat(merchant="verona", buildings=[building([])] * 3 + [building(["king_1"])])
    state = load(round=3, options=narrow, fairs=fairs("filled_buildings"), seats={"A": belongings}, steps=FAIR)

    assert points(state, "A") == 10 + (3 + 5)


@pytest.mark.rule("R7.7")
def test_the_kings_fair_gives_nothing_in_the_fair_phase() -> None:
    state = load(round=3, fairs=fairs("king_track"), seats={"A": seat(merchant="verona")}, steps=FAIR)

    assert points(state, "A") == 10

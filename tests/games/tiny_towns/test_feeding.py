"""Feeding (chapter 8)."""

import itertools
from random import Random

import pytest

from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.board import Board
from rynek.games.tiny_towns.components import CARD, CARDS
from rynek.games.tiny_towns.scoring import best_feeding, fed_points
from rynek.games.tiny_towns.squares import AROUND, IN_LINE, groups, members
from tests.games.tiny_towns.tables import EMPTY_BOARD, points, points_on, table

CASTLE = "barrett_castle"


@pytest.mark.rule("R8.1", "R14.1")
def test_a_fed_cottage_is_worth_3_and_an_unfed_one_nothing() -> None:
    assert points("CO .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. RE", "farm") == 3
    assert points("CO .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "farm") == 0


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize("card", ["farm", "granary", "greenhouse", "orchard"])
def test_red_buildings_score_nothing_themselves(card: str) -> None:
    assert points("RE RE .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", card) == 0


@pytest.mark.rule("R8.3")
def test_cottages_may_be_built_before_any_red_building() -> None:
    state = table(".. h .. .. / b g .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="construct")

    assert "build cottage:b1a2b2 a2" in [str(action) for action in state.legal(0)]


@pytest.mark.rule("R8.4")
def test_unfed_cottages_stay_and_count() -> None:
    state = table("CO GY YE .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, cards="well theater")

    lines = {line.where: line.points for line in GAME.breakdown(state, 0)}
    assert lines[("b1",)] == 1
    assert lines[("c1",)] == 2
    assert len([where for where in lines if len(where) == 13]) == 1


@pytest.mark.rule("R8.5", "R14.2")
def test_a_farm_feeds_four_and_two_farms_eight() -> None:
    assert points("CO CO CO CO / CO .. .. .. / .. .. .. .. / .. .. .. RE", "farm") == 12
    assert points("CO CO CO CO / CO CO CO CO / CO .. .. .. / .. .. RE RE", "farm") == 24


@pytest.mark.rule("R8.5", "R14.3", "E20")
def test_a_granary_feeds_the_squares_around_it_at_most_eight() -> None:
    assert points("CO CO CO CO / CO RE CO CO / CO CO CO CO / CO CO CO CO", "granary") == 24
    assert points("RE CO CO CO / CO CO CO CO / CO CO CO CO / CO CO CO CO", "granary") == 9


@pytest.mark.rule("R8.5", "R14.5", "E20")
def test_an_orchard_feeds_its_row_and_column_at_most_six() -> None:
    assert points("CO CO CO CO / CO RE CO CO / CO CO CO CO / CO CO CO CO", "orchard") == 18


@pytest.mark.rule("R8.5", "R14.4")
def test_a_greenhouse_feeds_one_group_anywhere() -> None:
    assert points("CO CO CO .. / .. .. .. .. / CO CO .. .. / .. .. .. RE", "greenhouse") == 9
    assert points("CO CO CO .. / .. .. .. .. / CO CO .. .. / .. .. RE RE", "greenhouse") == 15


@pytest.mark.rule("R8.6", "R15.3", "E11")
def test_the_castle_takes_one_feeding_and_the_farm_can_feed_three_more() -> None:
    castle = {"monument": CASTLE, "board": "MO CO CO CO / CO .. .. .. / .. .. .. .. / .. .. .. RE"}

    assert points(castle, "farm") == 5 + 9


@pytest.mark.rule("R8.6")
def test_being_fed_twice_gives_nothing() -> None:
    assert points("RE CO RE .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "orchard") == 3


@pytest.mark.rule("R8.7", "Q7")
def test_the_feeding_with_the_highest_total_is_taken() -> None:
    # Four of five Cottages can be fed: those around the Temple and not the first four in reading order.
    town = "CO CO CO .. / .. .. .. .. / .. .. CO .. / .. CO OR RE"

    assert points(town, "farm temple") == 12 + 4


@pytest.mark.rule("R8.7")
def test_a_greenhouse_feeds_the_group_that_makes_most_of_it() -> None:
    # Two Cottages beside a Temple are worth 6 + 4, three alone are worth 9.
    assert points("CO CO CO .. / .. .. .. .. / CO .. .. .. / OR CO .. RE", "greenhouse temple") == 9
    assert points("CO CO .. .. / .. .. .. .. / CO CO .. .. / OR CO .. RE", "greenhouse temple") == 13


@pytest.mark.rule("R8.8")
def test_the_castle_belongs_to_the_group_of_the_cottage_beside_it() -> None:
    town = {"monument": CASTLE, "board": "MO CO .. .. / .. .. .. .. / CO .. .. .. / .. .. .. RE"}

    assert points(town, "greenhouse") == 8
    assert points_on(town, "a3", "greenhouse") == 0


def best_by_trying(red: str, squares: list[int], feedable: int) -> set[int]:
    """Every set that may be fed, by the letter of R8.5."""
    producers = [square for square in range(16) if squares[square] == 7]
    cottages = members(feedable)
    if red == "farm":
        size = min(4 * len(producers), len(cottages))
        return {sum(1 << s for s in chosen) for chosen in itertools.combinations(cottages, size)}
    if red == "greenhouse":
        parts = groups(feedable)
        size = min(len(producers), len(parts))
        return {sum(chosen) for chosen in itertools.combinations(parts, size)}
    reach = 0
    for square in producers:
        reach |= (AROUND if red == "granary" else IN_LINE)[square]
    return {reach & feedable}


@pytest.mark.rule("R8.7", "Q7")
@pytest.mark.parametrize("red", ["farm", "granary", "greenhouse", "orchard"])
@pytest.mark.parametrize("orange", ["chapel", "temple"])
def test_the_feeding_is_exact_on_random_boards(red: str, orange: str) -> None:
    rng = Random(f"{red} {orange}")
    for _ in range(40):
        signs = [rng.choice(["CO", "CO", "CO", "RE", "OR", "GN", ".."]) for _ in range(16)]
        signs[rng.randrange(16)] = "MO"
        rows = " / ".join(" ".join(signs[row : row + 4]) for row in range(0, 16, 4))
        monument = rng.choice([CASTLE, "grand_mausoleum_of_the_rodina"])
        state = table({"monument": monument, "board": rows}, EMPTY_BOARD, cards=f"{red} {orange}")
        board = Board(state.towns[0])

        tried = best_by_trying(red, state.towns[0].squares, state.towns[0].feedable())
        best = max(fed_points(state, board, fed) for fed in tried)
        assert fed_points(state, board, best_feeding(state, board)) == best


def test_every_red_card_is_known() -> None:
    assert [CARD.word(card) for card in range(40) if CARDS[card].type == 1] == [
        "farm",
        "granary",
        "greenhouse",
        "orchard",
    ]

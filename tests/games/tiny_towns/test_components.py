"""Components and definitions (chapters 1 and 2)."""

from collections import Counter

import pytest

from rynek.games.tiny_towns.components import BUILDINGS, CARD, CARDS, CARDS_PER_RESOURCE, RESOURCE, TYPE
from rynek.games.tiny_towns.patterns import cubes_of, turned
from rynek.games.tiny_towns.squares import CENTRE, CORNERS, LINES, NEIGHBOURS, SQUARE, SURROUNDING, groups, members
from rynek.games.tiny_towns.state import TinyTownsState
from tests.games.tiny_towns.tables import EMPTY_BOARD, points, table


def names(squares: list[int]) -> list[str]:
    return [SQUARE.word(square) for square in squares]


@pytest.mark.rule("R1.1")
def test_adjacent_squares_share_an_edge() -> None:
    assert names(NEIGHBOURS[SQUARE.value("b2")]) == ["b1", "a2", "c2", "b3"]
    assert names(NEIGHBOURS[SQUARE.value("a1")]) == ["b1", "a2"]


@pytest.mark.rule("R1.2")
def test_row_and_column_are_six_other_squares() -> None:
    assert names(LINES[SQUARE.value("b3")]) == ["b1", "b2", "a3", "c3", "d3", "b4"]


@pytest.mark.rule("R1.3")
def test_eight_squares_surround_a_square_and_fewer_at_the_rim() -> None:
    assert names(SURROUNDING[SQUARE.value("b2")]) == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert names(SURROUNDING[SQUARE.value("d4")]) == ["c3", "d3", "c4"]


@pytest.mark.rule("R1.4")
def test_corners_and_centre() -> None:
    assert names(members(CORNERS)) == ["a1", "d1", "a4", "d4"]
    assert names(members(CENTRE)) == ["b2", "c2", "b3", "c3"]


@pytest.mark.rule("R1.5")
def test_groups_are_joined_by_edges_and_one_alone_is_a_group() -> None:
    squares = sum(1 << SQUARE.value(word) for word in ["a1", "b1", "b2", "c3", "d3", "a4"])

    assert [names(members(group)) for group in groups(squares)] == [["a1", "b1", "b2"], ["c3", "d3"], ["a4"]]


@pytest.mark.rule("R1.6")
def test_a_square_with_a_cube_is_not_empty_in_play_but_costs_a_point_at_the_end() -> None:
    state = table("w .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="place", named="wood")

    assert len(state.legal(0)) == 15
    assert state.scores()[0] == -16


@pytest.mark.rule("R1.7")
def test_there_are_seven_types_and_the_monument_and_a_game_has_one_card_of_each() -> None:
    state = table(EMPTY_BOARD, EMPTY_BOARD)

    assert TYPE.words == ["blue", "red", "gray", "orange", "green", "yellow", "black", "monument"]
    assert [CARDS[card].type for card in state.cards] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("R1.8")
def test_only_cottage_and_castle_are_feedable() -> None:
    for card in CARDS[BUILDINGS:]:
        state = table({"monument": card.name, "board": EMPTY_BOARD.replace("..", "MO", 1)}, EMPTY_BOARD)
        assert bool(state.towns[0].feedable()) == (card.name == "barrett_castle")
    state = table("CO RE GY OR / GN YE BK .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD)
    assert state.towns[0].feedable() == 1


@pytest.mark.rule("R1.9")
def test_the_supply_never_runs_out() -> None:
    full = "w w w w / w w w w / w w w w / w w w .."
    state = table(full, full, full, full, full, full, step="place", named="wood")

    assert all(state.legal(seat) for seat in range(6))


@pytest.mark.rule("R2.1", "Q1")
def test_the_box_holds_the_printed_numbers_of_cards() -> None:
    types = Counter(TYPE.word(card.type) for card in CARDS)

    assert len(CARDS) == 40
    assert types["blue"] == 1
    assert types["monument"] == 15
    assert all(types[each] == 4 for each in ["red", "gray", "orange", "green", "yellow", "black"])
    assert CARDS_PER_RESOURCE * RESOURCE.size == 15
    assert TinyTownsState(6, {"variant": "standard", "novice": False, "first_player": 0}).players == 6


@pytest.mark.rule("R2.2")
def test_there_are_five_resources() -> None:
    assert RESOURCE.words == ["wood", "wheat", "brick", "glass", "stone"]


@pytest.mark.rule("R2.3")
def test_the_view_shows_name_type_and_pattern_of_the_open_cards() -> None:
    view = table(EMPTY_BOARD, EMPTY_BOARD).view(0)

    assert {"card": "chapel", "type": "orange", "pattern": ["..G", "SGS"]} in view["cards"]
    assert len(view["cards"]) == 7


def test_no_two_cards_that_meet_have_the_same_pattern() -> None:
    forms = {card.name: frozenset(turned(cubes_of(card.pattern))) for card in CARDS}
    twins = [a for a in CARD.words for b in CARD.words if a < b and forms[a] == forms[b]]

    assert set(twins) == {"fountain", "millstone", "shed"}


def test_the_orientations_of_a_pattern_are_all_different() -> None:
    for card in CARDS:
        forms = turned(cubes_of(card.pattern))
        assert len(forms) == len(set(forms))


def test_an_empty_town_scores_nothing_but_gaps() -> None:
    assert points(EMPTY_BOARD) == 0

"""The end of the game and scoring (chapter 10)."""

import pytest

from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.scoring import rank_of, tie_break
from tests.games.tiny_towns.tables import EMPTY_BOARD, FULL_BOARD, table

EXAMPLE = {
    "board": "YE GN CO GN / RE OR CO BK / GN .. GY CO / CO GY CO ..",
    "upon": {"d2": ["stone", "brick", "glass"]},
}
EXAMPLE_CARDS = "farm well chapel tavern bakery warehouse"


@pytest.mark.rule("E3", "R10.3")
def test_the_scoring_example_of_the_rulebook_gives_28() -> None:
    state = table(EXAMPLE, EMPTY_BOARD, cards=EXAMPLE_CARDS)

    assert state.scores()[0] == 28
    lines = [(line.message.template.key, line.points, line.where) for line in GAME.breakdown(state, 0)]
    assert ("score-building", 3, ("c3",)) in lines
    assert ("score-building", 2, ("b4",)) in lines
    assert ("score-building", 4, ("b2",)) in lines
    assert ("score-set", 9, ("b1", "d1", "a3")) in lines
    assert ("score-building", 3, ("a1",)) in lines
    assert ("score-stored", -3, ("d2",)) in lines
    assert ("score-empty", -2, ("b3", "d4")) in lines
    assert sum(points for key, points, _ in lines if key in ("score-fed", "score-unfed")) == 12
    assert sum(key == "score-unfed" for key, _, _ in lines) == 1


@pytest.mark.rule("R10.2")
def test_cubes_come_off_before_scoring_and_each_gap_costs_a_point() -> None:
    assert table(FULL_BOARD, "CO .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. w").scores() == [-16, -15]


@pytest.mark.rule("R10.3")
def test_a_total_may_be_negative() -> None:
    assert table(EMPTY_BOARD, EMPTY_BOARD).scores() == [-16, -16]


@pytest.mark.rule("R10.4")
def test_most_points_win() -> None:
    state = table(EXAMPLE, EMPTY_BOARD, EMPTY_BOARD, cards=EXAMPLE_CARDS)

    assert GAME.ranking(state) == [[0], [1, 2]]


@pytest.mark.rule("R10.5", "R10.6")
def test_first_fewer_turns_as_master_builder_break_a_tie() -> None:
    state = table({"board": EMPTY_BOARD, "served": 4}, {"board": EMPTY_BOARD, "served": 3}, cards="farm")

    assert GAME.ranking(state) == [[1], [0]]


@pytest.mark.rule("R10.5")
def test_then_fewer_empty_squares_break_a_tie() -> None:
    # Two points in a well with fifteen and in a lone Shed pair with fourteen gaps: make equal totals first.
    one = "GN .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."
    two = "RE RE RE .. / .. .. .. .. / .. .. .. .. / .. .. .. .."
    state = table(one, two, cards="tavern farm")

    assert state.scores() == [-13, -13]
    assert GAME.ranking(state) == [[1], [0]]


@pytest.mark.rule("R10.5", "R8.4")
def test_then_more_cottages_break_a_tie_fed_or_not() -> None:
    state = table(
        "CO .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "RE .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."
    )

    assert GAME.ranking(state) == [[0], [1]]


@pytest.mark.rule("R10.5", "Q10")
def test_the_castle_is_two_cottages_in_a_tie() -> None:
    castle = {"monument": "barrett_castle", "board": "MO .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."}
    state = table(castle, "CO .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..")

    assert GAME.ranking(state) == [[0], [1]]


@pytest.mark.rule("R10.5")
def test_who_is_still_tied_shares_the_victory() -> None:
    assert GAME.ranking(table(EMPTY_BOARD, EMPTY_BOARD, EXAMPLE, cards=EXAMPLE_CARDS)) == [[2], [0, 1]]


@pytest.mark.rule("R10.7")
def test_gaps_count_in_a_tie_also_with_the_cathedral() -> None:
    cathedral = {"monument": "cathedral_of_caterina", "board": "MO .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."}
    state = table(cathedral, EMPTY_BOARD)

    assert tie_break(state, 0)[2] == 1


@pytest.mark.rule("R13.7", "R13.8")
@pytest.mark.parametrize(
    ("points", "rank"),
    [(-16, 0), (9, 0), (10, 1), (17, 1), (18, 2), (24, 2), (25, 3), (31, 3), (32, 4), (37, 4), (38, 5), (60, 5)],
)
def test_the_ranks_of_the_solo_game(points: int, rank: int) -> None:
    assert rank_of(points) == rank

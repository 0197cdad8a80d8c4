"""Constructing (chapter 6)."""

from random import Random

import pytest

from rynek.games.tiny_towns.components import CARD, CARDS, CHAPEL
from rynek.games.tiny_towns.patterns import arrangements, cubes_of, turned
from rynek.games.tiny_towns.squares import SQUARE
from tests.games.tiny_towns.tables import EMPTY_BOARD, board, clause, moves, play, table, why

CHAPEL_BOARD = ".. .. g .. / s g s .. / .. .. .. .. / .. .. .. .."


def forms(rows: str) -> frozenset[frozenset[tuple[int, int, int]]]:
    return frozenset(turned(cubes_of(rows.split("/"))))


@pytest.mark.rule("R6.1", "E2")
@pytest.mark.parametrize("rows", ["..G/SGS", "G../SGS", "SGS/..G", "SG/G./S."])
def test_a_pattern_may_be_turned_and_mirrored(rows: str) -> None:
    assert forms(rows) == forms("..G/SGS")


@pytest.mark.rule("R6.1", "E2")
def test_the_same_cubes_in_another_order_are_another_pattern() -> None:
    assert cubes_of(["G..", "SSG"]) not in turned(cubes_of(["..G", "SGS"]))
    state = table("g .. .. .. / s s g .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="construct")
    assert moves(state) == ["stop"]
    assert why(state, 0, "build chapel:a1a2b2c2 a1") == "pattern-not-there"


@pytest.mark.rule("R6.1")
def test_every_place_of_the_chapel_is_found() -> None:
    # Eight forms of 2 x 3 squares, six places each.
    assert len(arrangements(CARDS[CHAPEL].pattern)) == 48


@pytest.mark.rule("R6.1", "R6.2", "R6.8", "R14.26")
@pytest.mark.parametrize("seed", range(20))
def test_every_building_is_found_on_random_boards_with_trading_posts(seed: int) -> None:
    signs = Random(seed).choices(["w", "h", "b", "g", "s", "..", "CO", "BK"], [4, 4, 4, 4, 4, 2, 1, 4], k=16)
    drawn = " / ".join(" ".join(signs[row : row + 4]) for row in range(0, 16, 4))
    state = table({"board": drawn, "monument": "the_starloom"}, EMPTY_BOARD, cards="trading_post", step="construct")

    open_cards = [*state.cards, CARD.value("the_starloom")]
    assert set(moves(state)) == {"stop"}.union(*[found_by_hand(card, signs) for card in open_cards])


def found_by_hand(card: int, signs: list[str]) -> set[str]:
    """Every way to build a card, looking at each arrangement square by square."""
    found: set[str] = set()
    for arrangement in arrangements(CARDS[card].pattern):
        real = [square for square, resource in arrangement if signs[square] == "whbgs"[resource]]
        if real and all(square in real or signs[square] == "BK" for square, _ in arrangement):
            cells = "".join(SQUARE.word(square) for square, _ in arrangement)
            found |= {f"build {CARD.word(card)}:{cells} {SQUARE.word(square)}" for square in real}
    return found


@pytest.mark.rule("R6.2", "E1")
def test_the_chapel_of_the_rulebook() -> None:
    state = table(".. .. g .. / s .. s .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="place", named="glass")
    play(state, "A place b2", "B place a1")
    chapel = [move for move in moves(state) if move.startswith("build chapel")]

    assert chapel == [f"build chapel:c1a2b2c2 {square}" for square in ["c1", "a2", "b2", "c2"]]
    play(state, "A build chapel:c1a2b2c2 a2")
    assert board(state) == ".. .. .. .. / OR .. .. .. / .. .. .. .. / .. .. .. .."
    play(state, "A stop", "B stop", "B name wood")
    assert why(state, 0, "place a2") == "not-empty"


@pytest.mark.rule("R6.2")
def test_a_building_goes_on_one_of_its_squares() -> None:
    state = table(CHAPEL_BOARD, EMPTY_BOARD, step="construct")

    assert why(state, 0, "build chapel:c1a2b2c2 d4") == "not-of-pattern"
    assert clause(state, 0, "build chapel:c1a2b2c2 d4") == "R6.2"


@pytest.mark.rule("R6.3")
def test_what_lies_on_the_blank_cells_stays() -> None:
    state = table("CO w g .. / s g s .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="construct")
    play(state, "A build chapel:c1a2b2c2 b2")

    assert board(state) == "CO w .. .. / .. OR .. .. / .. .. .. .. / .. .. .. .."


@pytest.mark.rule("R6.4")
def test_each_cube_serves_once_and_every_cube_is_needed() -> None:
    state = table("w s w .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="construct")
    play(state, "A build well:a1b1 a1")

    assert moves(state) == ["stop"]
    missing = table(".. .. .. .. / s g s .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="construct")
    assert moves(missing) == ["stop"]


@pytest.mark.rule("R6.5")
def test_constructing_is_never_compulsory_and_the_player_chooses_the_cubes() -> None:
    state = table("w s w .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="construct")

    assert moves(state)[-1] == "stop"
    assert {move.split()[1] for move in moves(state)[:-1]} == {"well:a1b1", "well:b1c1"}
    play(state, "A stop", "B stop", "B name glass", "A place d4", "B place a1")
    assert "build well:b1c1 c1" in moves(state)


@pytest.mark.rule("R6.6")
def test_several_buildings_in_one_turn_each_on_the_board_the_last_one_left() -> None:
    state = table("w s .. .. / w s .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, step="construct")
    play(state, "A build well:a1b1 a1", "A build well:a2b2 b2")

    assert board(state) == "GY .. .. .. / .. GY .. .. / .. .. .. .. / .. .. .. .."


@pytest.mark.rule("R6.7", "R6.9")
def test_buildings_stay_where_they_are() -> None:
    state = table("GY w s .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, cards="shed", step="construct")

    assert not any(move.endswith(" a1") for move in moves(state))
    assert why(state, 0, "build shed:b1c1 a1") == "building-stands"


@pytest.mark.rule("R6.8")
def test_everybody_may_build_any_open_card_again_and_again() -> None:
    state = table(
        "w s .. .. / w s .. .. / GY GY GY GY / .. .. .. ..",
        "w s .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..",
        step="construct",
    )

    assert "build well:a1b1 a1" in moves(state)
    assert "build well:a1b1 a1" in moves(state, 1)
    assert why(state, 0, "build fountain:a1b1 a1") == "not-this-game"


@pytest.mark.rule("R6.12")
def test_what_a_card_does_comes_before_the_next_building() -> None:
    town = "w .. .. .. / b s s b / .. .. .. .. / .. .. w s"
    state = table(town, EMPTY_BOARD, cards="factory well", step="construct")
    play(state, "A build factory:a1a2b2c2d2 a1")

    assert why(state, 0, "build well:c4d4 c4") == "first-this"
    play(state, "A mark glass")
    assert "build well:c4d4 c4" in moves(state)

"""Phase 1: the starting space."""

import pytest

from rynek.games.genoa.city import SPACE
from tests.games.genoa.table import asked, options, play, refused, stock, table


@pytest.mark.rule("W1", "R4.2", "R4.1")
def test_the_dice_give_column_and_row() -> None:
    state = play(table(), "* dice 3 2")

    assert state.tower == SPACE.value("street_r2c3")
    assert state.view(None)["discs"] == {"street_r2c3": 5}
    assert state.marker == 3
    assert asked(state) == "BC"  # a street has no action: the floor is open


@pytest.mark.rule("R4.1", "R12.4", "Q33")
def test_a_start_space_token_replaces_the_roll() -> None:
    state = table(seats=[{"tokens": {"start_space": 2}}])

    assert asked(state) == "A"
    assert len(options(state, "A")) == 1 + 39
    play(state, "A start-at harbor")

    assert state.view(None)["tower"] == "harbor"
    assert stock(state, "A")["tokens"] == {"start_space": 1}
    assert refused(state, "A start-at inn") == "why-not-asked"


@pytest.mark.rule("R4.1")
def test_the_owner_of_a_token_may_roll_all_the_same() -> None:
    state = play(table(seats=[{"tokens": {"start_space": 1}}]), "A roll", "* dice 8 8")

    assert state.view(None)["tower"] == "villa_colini"
    assert stock(state, "A")["tokens"] == {"start_space": 1}


@pytest.mark.rule("R12.4")
def test_the_token_works_only_in_ones_own_turn() -> None:
    state = table(seats=[{}, {"tokens": {"start_space": 1}}])

    assert asked(state) == "*"  # A rolls; B is not asked


@pytest.mark.rule("R4.3", "Q17", "R12.4")
@pytest.mark.parametrize("square", ["4 4", "4 5", "5 4", "5 5"])
def test_a_start_on_the_market_moves_the_round_marker(square: str) -> None:
    rolled = play(table(), f"* dice {square}")
    chosen = play(table(seats=[{"tokens": {"start_space": 1}}]), "A start-at market")
    again = play(table(round_marker=4, trader="B", start_player="A"), f"* dice {square}")

    assert (rolled.marker, chosen.marker, again.marker) == (4, 4, 5)


@pytest.mark.rule("R9.3", "R9.4", "W10")
def test_a_market_start_can_make_the_round_the_last_one() -> None:
    state = table(round_marker=11)

    play(state, "* dice 5 4", "B pass", "C pass", "A stop")
    assert (state.marker, state.over) == (12, False)
    play(state, "* dice 4 4", "A pass", "C pass", "B stop")
    assert (state.marker, state.over, state.trader) == (12, False, 2)
    play(state, "* dice 3 2", "A pass", "B pass", "C stop")

    assert state.over


@pytest.mark.rule("R4.3", "Q16", "R10.9")
def test_moving_onto_the_market_later_does_nothing() -> None:
    state = table(tower="guild_hall")

    play(state, "B pass", "C pass", "A go market")

    assert state.marker == 3
    assert asked(state) == "BC"  # no action here: the floor opens for the next move
    assert "go guild_hall" not in options(play(state, "B pass", "C pass"), "A")

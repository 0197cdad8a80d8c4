"""Set-up, rounds and turns."""

from random import Random

import pytest

import rynek
from rynek.core.errors import BadOptions
from tests.games.genoa.table import GAME, asked, play, said, stock, table


@pytest.mark.rule("R2.1", "Q3", "R3.2", "W2")
@pytest.mark.parametrize(("players", "position", "rounds"), [(2, 1, 12), (3, 3, 10), (4, 5, 8), (5, 7, 6)])
def test_the_round_marker_starts_by_the_number_of_players(players: int, position: int, rounds: int) -> None:
    view = GAME.new(players).view(None)

    assert view["round_marker"] == position
    assert view["last_position"] - position + 1 == rounds


@pytest.mark.rule("R2.2", "R2.3", "R2.4", "R2.5", "Q1")
def test_everybody_begins_with_130_ducats_and_one_card_of_each_pile() -> None:
    match = rynek.Match(GAME, 4, seed=3)
    view = match.view(None)

    assert view["goods"] == dict.fromkeys(["pepper", "saffron", "silver", "copper", "linen", "silk", "beer", "wine"], 5)
    assert view["tokens"] == {"start_space": 5, "trade_1_1": 7, "any_good": 5, "building_use": 5, "extra_action": 5}
    assert view["owners"] == {}
    for seat in range(4):
        own = match.view(seat)["seats"][seat]
        assert own["ducats"] == 130
        assert own["cards"] == {"contract": 1, "message": 1, "large_order": 1, "small_order": 1}
        assert (own["markers"], own["markers_left"], own["goods"], own["tokens"]) == (0, 7, {}, {})


@pytest.mark.rule("R2.6", "Q2")
def test_the_start_player_is_drawn_or_chosen() -> None:
    drawn = {rynek.Match(GAME, 3, seed=seed).view(None)["start_player"] for seed in range(20)}
    chosen = rynek.Match(GAME, 3, {"start_player": "B"}, seed=1)

    assert drawn == {"A", "B", "C"}
    assert (chosen.view(None)["start_player"], chosen.view(None)["trader"]) == ("B", "B")
    with pytest.raises(BadOptions):
        GAME.new(3, {"start_player": "D"})


@pytest.mark.rule("R3.3", "R3.4", "R9.1")
def test_turns_go_to_the_left_and_a_turn_has_four_phases() -> None:
    state = table(start_player="B", trader="B")

    play(state, "* dice 3 2")  # phase 1
    play(state, "A pass", "C pass", "B stop")  # phase 2; nobody has markers for phase 3

    assert state.trader == 2
    assert asked(state) == "*"
    play(state, "* dice 1 1", "C hear", "A pass", "B pass", "C leave", "A pass", "B pass", "C stop")
    assert state.trader == 0
    assert state.visited == 0
    assert state.marker == 3  # the round is not over before the start player is next


@pytest.mark.rule("R9.2", "R3.2", "R9.1")
def test_after_the_last_turn_of_a_round_the_marker_moves_or_the_game_ends() -> None:
    going_on = table(trader="C", steps=[{"step": "EndTurn"}])
    ending = table(trader="C", round_marker=12, steps=[{"step": "EndTurn"}])
    within = table(trader="B", round_marker=12, steps=[{"step": "EndTurn"}])

    assert (going_on.marker, going_on.trader, going_on.over) == (4, 0, False)
    assert ending.over
    assert (within.marker, within.trader, within.over) == (12, 2, False)


@pytest.mark.rule("R3.1")
def test_random_games_end_with_the_richest_in_front() -> None:
    state = GAME.new(3)
    rng = Random(5)
    while not state.over:
        rynek.play_chance(state, rng)
        if state.to_act:
            seat = rng.choice(state.to_act)
            state.apply(seat, rng.choice(state.legal(seat)))

    scores = state.scores()
    assert scores[GAME.ranking(state)[0][0]] == max(scores)


def test_the_start_player_and_the_end_are_told() -> None:
    state = table(trader="C", round_marker=12, seats=[{"ducats": 50}], steps=[{"step": "LastCall", "seat": "C"}])
    assert state.over
    ended = table(
        trader="C",
        tower="harbor",
        round_marker=12,
        seats=[{}, {}, {"hand": ["message_01"]}],
        visited=["harbor", "city_hall"],
        height=4,
        steps=[{"step": "LastCall", "seat": "C"}, {"step": "EndTurn"}],
    )
    play(ended, "C keep")

    assert len(said(ended, "final-score")) == 3
    assert stock(ended, "C")["hand"] == ["message_01"]

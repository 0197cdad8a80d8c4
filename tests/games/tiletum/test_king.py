"""Corruption, the king's track, the king action and the King phase (R5.2, R5.3, section 6, R9.19)."""

import pytest

from tests.games.tiletum.table import (
    GAME,
    Steps,
    asked,
    choose_die,
    die_action,
    do,
    load,
    may,
    points,
    seat,
    store,
    why,
)

KING_PHASE: Steps = [{"step": "KingPhase"}]
REVEAL: Steps = [{"step": "RevealCorruption"}, *die_action("king", 0)]
DICE = ["pink5", "pink5", "blue5", "blue6", "yellow6", "yellow1", "dark_grey5", "light_grey4"]


def track(**data: object) -> dict[str, object]:
    """A king's track."""
    return data


@pytest.mark.rule("R5.2")
def test_each_token_of_the_round_moves_every_marker_back_by_its_value() -> None:
    state = load(king=track(track={"A": 4, "B": 1}, corruption=[0, 0]), steps=REVEAL)

    assert [str(action) for action in state.stack[-1].options(state, -1)] == ["corruption 1", "corruption 2"]
    do(state, "*", "corruption 1")

    assert state.king_space == [3, 0]


@pytest.mark.rule("R5.3", "E2")
def test_stacks_keep_their_order_when_corruption_moves_them() -> None:
    places = track(track={"A": 0, "B": 2, "C": 2}, stack=["A", "C", "B"])
    state = load(players=3, king=places, steps=REVEAL)

    do(state, "*", "corruption 2")

    assert state.king_space == [-2, 0, 0]
    assert state.view(None)["king"]["ranking"] == ["C", "B", "A"]


@pytest.mark.rule("R5.3")
def test_a_marker_stops_at_the_lowest_space_and_arrivals_lie_on_top() -> None:
    state = load(players=3, king=track(track={"A": -4, "B": -5, "C": -3}, stack=["A", "B", "C"]), steps=REVEAL)

    do(state, "*", "corruption 2")

    assert state.king_space == [-5, -5, -5]
    assert state.king_order == [1, 0, 2]


@pytest.mark.rule("R9.19", "E12", "Q6")
def test_the_king_action_moves_the_marker_by_all_points_onto_the_stack() -> None:
    state = load(
        wheel={"dice": [*DICE[:-1], "light_grey4"], "orientation": 5},
        king=track(track={"A": 1, "B": 4}),
        steps=choose_die(),
    )

    do(state, "A", "die light_grey 4 4")

    assert state.king_space == [4, 4]
    assert state.king_order == [1, 0]


@pytest.mark.rule("R9.19", "Q6")
def test_the_marker_never_passes_fifteen_and_keeps_its_place_there() -> None:
    state = load(
        king=track(track={"A": 14, "B": 15}),
        seats={"A": seat(storehouse=["action_king_2"]), "B": seat(storehouse=["action_king_3"])},
        steps=die_action("merchant", 0),
    )
    do(state, "A", "use action_king_2")
    assert (state.king_space, state.king_order) == ([15, 15], [1, 0])

    state = load(
        king=track(track={"A": 15, "B": 15}, stack=["A", "B"]),
        seats={"A": seat(storehouse=["action_king_2"])},
        steps=die_action("merchant", 0),
    )
    do(state, "A", "use action_king_2")

    assert state.king_order == [0, 1]


@pytest.mark.rule("R6.1", "R6.2", "E5")
def test_the_leader_is_lowest_in_the_highest_stack_and_takes_or_discards_the_tile() -> None:
    places = track(track={"A": 3, "B": 3}, stack=["B", "A"], tile="gold_4")
    state = load(king=places, steps=KING_PHASE)
    assert state.to_act == (1,)
    assert why(state, "A", "take-tile") == "not-your-turn"

    do(state, "B", "take-tile")

    assert store(state, "B") == ["gold_4"]
    assert (points(state, "A"), points(state, "B")) == (13, 13)


@pytest.mark.rule("R6.2", "Q19")
def test_a_tile_that_may_not_be_taken_is_discarded_and_no_task_can_help() -> None:
    state = load(
        king=track(track={"A": 1}, tile="crest_lily"),
        seats={"A": seat(storehouse=["crest_lily"], goods={"food": 6, "gold": 2})},
        steps=KING_PHASE,
    )
    assert why(state, "A", "take-tile") == "crest-twice"
    assert state.ask(0).template.key == "ask-barred-king-tile"
    assert why(state, "A", "convert iron") == "no-tasks-now"

    do(state, "A", "leave-tile")

    assert GAME.dump(state)["discarded"] == ["crest_lily"]


@pytest.mark.rule("R6.2")
def test_without_a_tile_the_leader_gains_four_points() -> None:
    state = load(round=4, king=track(track={"A": 2, "B": 0}), steps=KING_PHASE)

    assert state.over
    assert (points(state, "A"), points(state, "B")) == (10 + 4 + 2, 10)


@pytest.mark.rule("R6.3", "E5", "R3.2")
def test_every_player_gains_or_loses_the_points_of_the_space() -> None:
    places = track(track={"A": 3, "B": 0, "C": 0, "D": -2}, tile="gold_4")
    state = load(players=4, king=places, steps=KING_PHASE, seats={"D": seat(points=1)})

    do(state, "A", "leave-tile")

    assert state.scores() == [13, 10, 10, 0]


@pytest.mark.rule("R6.5", "E6")
def test_the_new_turn_order_follows_the_track_and_stacks_from_the_bottom() -> None:
    places = track(track={"A": 1, "B": 1, "C": 5}, stack=["B", "C", "A"])
    state = load(players=3, king=places, steps=KING_PHASE)

    assert state.turn_order == [2, 1, 0]


@pytest.mark.rule("R6.6", "E6")
def test_red_markers_return_to_zero_on_top_the_lowest_topmost() -> None:
    places = track(track={"A": -3, "B": -1, "C": 0, "D": -3}, stack=["D", "B", "A", "C"])
    state = load(players=4, king=places, steps=KING_PHASE)

    assert state.king_space == [0, 0, 0, 0]
    assert state.king_order == [2, 1, 3, 0]
    assert state.turn_order == [2, 1, 3, 0]


@pytest.mark.rule("R6.4", "R7.7", "Q25")
def test_the_kings_fair_is_scored_after_the_track_and_before_red_markers_return() -> None:
    state = load(
        king=track(track={"A": 4, "B": -2}),
        fairs=[{"tile": "king_track"}, {"tile": "houses"}, {}, {"tile": "crests"}],
        steps=[*KING_PHASE, {"step": "FairPhase"}],
    )

    assert points(state, "A") == 10 + 4 + 4 + (1 + 3) + 4
    assert points(state, "B") == 10 - 2 + (1 + 3) - 2
    assert state.king_space == [4, 0]


@pytest.mark.rule("Q28", "R14.2")
def test_in_round_four_the_turn_order_is_still_set() -> None:
    state = load(round=4, king=track(track={"A": -1, "B": 3}), steps=KING_PHASE)

    assert state.turn_order == [1, 0]
    assert state.king_space == [0, 3]
    assert asked(state) == ""
    assert not may(state, "A", "end-turn")


@pytest.mark.rule("R9.19", "R5.3")
def test_a_marker_leaves_its_stack_passes_others_by_and_lies_on_top_where_it_stops() -> None:
    places = track(track={"A": 0, "B": 0, "C": 0, "D": 2}, stack=["A", "B", "C", "D"])
    state = load(
        players=4, king=places, seats={"B": seat(storehouse=["action_king_2"])}, steps=die_action("merchant", 0, "B")
    )

    do(state, "B", "use action_king_2")

    assert state.view(None)["king"]["ranking"] == ["D", "B", "A", "C"]


@pytest.mark.rule("R6.2", "R6.3", "R3.2")
def test_a_leader_in_the_red_gains_four_points_before_losing_those_of_the_space() -> None:
    poor = {"A": seat(points=0), "B": seat(points=0)}
    state = load(round=4, king=track(track={"A": -3, "B": -2}), seats=poor, steps=KING_PHASE)

    assert state.scores() == [0, 4 - 2]
    assert state.turn_order == [1, 0]


@pytest.mark.rule("R7.7", "R3.2", "R6.4")
def test_at_the_kings_fair_each_gain_and_loss_stands_alone() -> None:
    state = load(
        king=track(track={"A": 0, "B": -3}, tile="gold_4"),
        fairs=[{"tile": "king_track"}, {"tile": "houses"}, {}, {"tile": "crests"}],
        seats={"B": seat(points=1)},
        steps=KING_PHASE,
    )

    do(state, "A", "leave-tile")

    assert state.scores() == [10 + 4, 0 + 4 - 3]


@pytest.mark.rule("R7.7", "R7.2")
def test_the_kings_fair_is_for_those_who_take_part() -> None:
    cities = [{"city": "frankfurt", "tile": "king_track"}, {"city": "verona"}, {"city": "troyes", "tile": "crests"}]
    state = load(
        players=3,
        round=2,
        king=track(track={"A": 2, "B": 1, "C": -1}, tile="gold_4"),
        fairs=[{"tile": "houses"}, *cities],
        map={"houses": {"frankfurt": ["C"]}},
        seats={"A": seat(architect="frankfurt"), "B": seat(merchant="frankfurt")},
        steps=[*KING_PHASE, {"step": "FairPhase"}],
    )

    do(state, "A", "leave-tile")

    assert state.scores() == [10 + 2, 10 + 1 + 5 + 1, 10 - 1 + 5 - 1]

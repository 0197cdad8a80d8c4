"""The end of the game (section 14), the course of the game (section 3) and the score."""

from random import Random

import pytest

import rynek
from rynek.games.tiletum.state import TiletumState
from tests.games.tiletum.table import GAME, asked, building, load, points, seat

FINAL = [{"step": "FinalScoring"}]


@pytest.mark.rule("R3.1", "R14.1")
def test_a_game_has_four_rounds_and_the_last_has_no_clean_up() -> None:
    match = rynek.Match(GAME, 2, seed=3)
    chooser = Random(3)
    while not match.state.over:
        acting = match.state.to_act[0]
        match.play(acting, chooser.choice(match.state.legal(acting)))

    told = [event.template.key for event in match.seen(None)]
    phases = [
        key
        for key in told
        if key in {"event-round-started", "event-leader", "event-wheel-turned", "event-final-scoring"}
    ]
    one = ["event-round-started", "event-leader"]
    assert phases == [*one, "event-wheel-turned"] * 3 + [*one, "event-final-scoring"]


@pytest.mark.rule("R3.2")
def test_points_never_drop_below_zero_and_each_loss_stands_alone() -> None:
    state = load(
        king={"track": {"A": 0, "B": -3}, "tile": None},
        round=4,
        seats={"B": seat(points=2)},
        fairs=[{"tile": "houses"}, {"tile": "pillars"}, {"tile": "crests"}, {"tile": "king_track", "city": "leipzig"}],
        steps=[{"step": "TrackPoints"}],
    )

    assert points(state, "B") == 0


@pytest.mark.rule("R14.1")
@pytest.mark.parametrize(("count", "vp"), [(0, 0), (1, 0), (2, 0), (3, 5), (4, 10), (5, 20), (6, 30)])
def test_completed_buildings_score(count: int, vp: int) -> None:
    crests = ["crest_griffin", "crest_lily", "crest_lion", "crest_eagle", "crest_rose", "crest_tower"]
    rooms: list[list[str | None]] = [
        ["king_1", "king_2", "king_vp_2"],
        ["merchant_step", "merchant_gold_3"],
        ["architect_step", "architect_step_2"],
        ["contract_3"],
        ["character_1"],
        [],
    ]
    homes = [building(rooms[i], crests[i] if i < count else None) for i in range(6)]

    state = load(seats={"A": seat(buildings=homes)}, steps=FINAL)

    assert points(state, "A") == 10 + vp


@pytest.mark.rule("R14.1", "E14")
def test_final_scoring_of_the_example() -> None:
    homes = [
        building(["king_1", "king_2", "king_vp_2"], "crest_griffin"),
        building(["merchant_step", "merchant_gold_3"], "crest_lily"),
        building([]),
        building(["contract_3"], "crest_lion"),
        building([]),
        building([], "crest_eagle"),
    ]
    places: dict[str, list[str]] = {city: ["A"] for city in ("brugge", "paris", "lyon", "milano")}
    pillars: dict[str, list[str]] = {city: ["A"] for city in ("london", "koeln", "paris", "praha", "bordeaux")}
    state = load(
        map={"houses": places, "pillars": pillars, "costs": {"wien": "not_built"}},
        seats={
            "A": seat(
                buildings=homes,
                goods={"iron": 3, "gold": 5, "wool": 1},
                contracts=["identical_3", "identical_5", "iron_3", "wool_3"],
            )
        },
        steps=FINAL,
    )

    assert points(state, "A") == 10 + 10 + 25 + 2
    lines = {line.message.template.key: line.points for line in GAME.breakdown(state, 0)}
    assert lines == {"score-start": 10, "score-completed": 10, "score-houses-pillars": 25, "score-goods": 2}


@pytest.mark.rule("R14.2")
def test_a_tie_goes_to_the_earlier_in_the_turn_order() -> None:
    state = load(players=3, turn_order=["C", "A", "B"], seats={"B": seat(points=20)}, steps=FINAL)

    assert GAME.ranking(state) == [[1], [2], [0]]
    assert asked(state) == ""


@pytest.mark.rule("R16.1", "R16.2", "R16.3")
def test_everybody_sees_the_same_and_nothing_of_the_order_of_stacks() -> None:
    match = rynek.Match(GAME, 3, seed=5)
    state = match.state
    assert isinstance(state, TiletumState)

    seen = state.view(None)

    assert all({**state.view(viewer), "seat": None} == seen for viewer in (0, 1, 2))
    stacks = seen["stacks"]
    assert sum(stacks["bonus"].values()) == 47 - 6 - 1 - 17
    assert sum(stacks["characters"].values()) + 5 == 35
    assert seen["king"]["hidden_tokens"] == 2
    guessed = GAME.guess(state, 0, Random(1))
    assert GAME.dump(guessed) == GAME.dump(state)

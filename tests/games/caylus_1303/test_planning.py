"""Phase 1, planning (chapter 4; R10.1-R10.5)."""

import pytest

from tests.games.caylus_1303.table import options, play, prestige, refusal, table, told

OWNED = {"wood_farm": "B", "stone_quarry": "C"}


@pytest.mark.rule("R4.1", "R4.3", "R5.13")
def test_a_worker_goes_from_the_pool_to_any_building_on_the_road() -> None:
    state = table(houses={"wood_farm": "B"})
    places = [option for option in options(state) if option.startswith("place")]

    assert len(places) == 4 + 8 + 1 + 1 + 1
    assert "place gold_mine" in places  # on space 14, ahead of the provost and of empty spaces
    play(state, "A place gold_mine")
    assert state.pool == [5, 6, 6]
    assert state.camp(0) == 9


@pytest.mark.rule("R4.2")
def test_where_no_worker_may_be_placed() -> None:
    houses = {"base_farm_1": "A", "base_sawmill": "B"}
    state = table(
        houses=houses, residences=["base_farm_1"], monuments={"base_sawmill": "garden"}, workers={"toll": ["B"]}
    )

    assert refusal(state, "A place toll") == "occupied R4.2"
    assert refusal(state, "A place residence") == "no-workers-there R4.2"
    assert refusal(state, "A place garden") == "no-workers-there R4.2"
    assert refusal(state, "A place jeweler") == "reserved R4.2"
    assert refusal(state, "A place manor") == "not-on-road R4.2"
    assert refusal(state, "A place base_farm_1") == "no-workers-there R4.2"
    assert refusal(state, "A place base_sawmill") == "no-workers-there R4.2"


@pytest.mark.rule("R4.4")
def test_the_owner_gains_a_point_at_once_and_nobody_for_his_own() -> None:
    state = table(houses=OWNED)
    play(state, "A place wood_farm")
    assert prestige(state) == [0, 3, 3]

    play(state, "B place spinning_mill", "C place stone_quarry")
    assert prestige(state) == [0, 3, 3]


@pytest.mark.rule("R4.5", "R4.6")
def test_the_construction_site_fills_from_the_left_one_worker_a_player() -> None:
    state = table()
    play(state, "A place toll", "B site", "C site")

    assert state.yard == [1, 2]
    play(state, "A site")
    assert state.yard == [1, 2, 0]
    assert refusal(state, "B site") == "already-on-site R4.6"


@pytest.mark.rule("R4.7", "R4.9")
def test_the_first_to_pass_takes_the_tile_and_turns_go_on_as_before() -> None:
    state = table(4, first="B")
    play(state, "B place toll", "C pass")

    assert state.first == 2
    assert state.bridge == [2]
    play(state, "D site", "A pass")
    assert state.to_act == (1,)
    assert state.first == 2
    play(state, "B pass")
    assert state.to_act == (3,)


@pytest.mark.rule("R4.8", "R4.10")
def test_after_the_first_pass_a_placement_needs_two_workers() -> None:
    state = table(3, A={"pool": 3}, B={"pool": 1}, C={"pool": 2})
    play(state, "A pass")

    assert options(state) == ["B", "pass"]
    assert refusal(state, "B site") == "too-few-workers R4.10"
    play(state, "B pass", "C site")
    assert state.pool[2] == 0
    assert state.camp(2) == 14
    assert options(state) == ["C", "pass"]


@pytest.mark.rule("R4.8")
def test_without_workers_one_must_pass() -> None:
    state = table(A={"pool": 0})

    assert options(state) == ["A", "pass"]
    assert state.ask(0).template.key == "ask-must-pass"
    assert refusal(state, "A site") == "no-worker R4.1"


@pytest.mark.rule("R4.8")
def test_with_workers_but_no_free_place_one_must_pass() -> None:
    free = [option.split()[1] for option in options(table()) if option.startswith("place")]
    full = {building: ["BC"[number % 2]] for number, building in enumerate(free)}
    state = table(workers=full, construction_site=["A"], A={"pool": 6})

    assert options(state) == ["A", "pass"]
    assert state.ask(0).template.key == "ask-must-pass"
    assert refusal(state, "A place toll") == "occupied R4.2"


@pytest.mark.rule("R10.1")
def test_the_early_riser_places_first_and_returns_a_worker() -> None:
    state = table(B={"pool": 2, "characters": ["early_riser"]})

    assert options(state)[:2] == ["B", "decline"]
    play(state, "B place base_farm_1")
    assert state.pool[1] == 0
    assert state.camp(1) == 14
    assert state.to_act == (0,)


@pytest.mark.rule("R10.1")
def test_the_early_riser_may_decline_and_needs_two_workers() -> None:
    riser = {"characters": ["early_riser"]}
    state = table(B=riser)
    play(state, "B decline")
    assert state.pool[1] == 6
    assert state.to_act == (0,)

    assert table(B={**riser, "pool": 1}).to_act == (0,)


@pytest.mark.rule("R10.2")
def test_the_night_worker_pays_nothing_more_after_a_pass() -> None:
    state = table(B={"pool": 1, "characters": ["night_worker"]}, C={"pool": 1})
    play(state, "A pass", "B site")

    assert state.pool[1] == 0
    assert state.camp(1) == 14
    assert options(state) == ["C", "pass"]


@pytest.mark.rule("R10.2", "R4.10")
def test_others_pay_after_the_night_worker_has_passed() -> None:
    state = table(A={"characters": ["night_worker"]}, B={"pool": 3})
    play(state, "A pass", "B site")

    assert state.pool[1] == 1


@pytest.mark.rule("R10.2")
def test_the_night_worker_does_not_waive_the_early_risers_worker() -> None:
    state = table(B={"pool": 6, "characters": ["night_worker", "early_riser"]})
    play(state, "B site")

    assert state.pool[1] == 4


@pytest.mark.rule("R10.3", "Q7")
def test_the_journeyman_joins_once_a_round_and_the_owner_gains_again() -> None:
    state = table(houses=OWNED, A={"characters": ["journeyman"]})
    play(state, "A site", "B place toll", "C place wood_farm", "A place wood_farm")
    assert prestige(state) == [0, 2 + 2, 3]
    assert "joined" in told(state)

    play(state, "B pass", "C pass")
    assert refusal(state, "A place toll") == "used-up R10.3"


@pytest.mark.rule("Q7")
def test_the_journeyman_joins_in_his_own_building_for_nobodys_point() -> None:
    state = table(houses=OWNED, A={}, B={"characters": ["journeyman"]})
    play(state, "A place wood_farm", "B place wood_farm")

    assert prestige(state) == [0, 3, 3]


@pytest.mark.rule("Q7")
def test_the_journeyman_joins_no_own_worker_and_no_two_workers() -> None:
    own = table(workers={"toll": ["A"]}, A={"characters": ["journeyman"]})
    two = table(workers={"toll": ["B", "C"]}, used=["journeyman"], A={"characters": ["journeyman"]})

    assert refusal(own, "A place toll") == "own-worker Q7"
    assert refusal(two, "A place toll") == "two-workers Q7"


@pytest.mark.rule("Q7")
def test_the_journeyman_pays_the_extra_worker_and_shares_printed_buildings() -> None:
    state = table(2, A={"pool": 2, "characters": ["journeyman"]}, B={})
    play(state, "A place lawyer", "B place toll")
    assert "place toll" in options(state)

    state = table(2, bridge=["B"], workers={"toll": ["B"]}, A={"pool": 4, "characters": ["journeyman"]})
    play(state, "A place toll")
    assert state.pool[0] == 2


@pytest.mark.rule("Q7", "R10.2", "R10.4")
def test_a_night_worker_and_thief_joins_with_his_last_worker_for_nobodys_point() -> None:
    characters = ["journeyman", "night_worker", "thief"]
    state = table(
        houses=OWNED,
        bridge=["B"],
        workers={"wood_farm": ["C"]},
        steps=[{"step": "Plan", "seat": "A"}, "Activation"],
        A={"pool": 1, "characters": characters},
        B={"characters": ["steward"]},
    )
    play(state, "A place wood_farm")

    assert state.pool[0] == 0
    assert prestige(state) == [0, 2, 3]


@pytest.mark.rule("R10.3", "R10.11")
def test_powers_used_once_are_fresh_in_the_next_round() -> None:
    state = table(used=["journeyman", "goldsmith"], workers={}, steps=["Management"])

    assert state.round == 2
    assert state.view(None)["used"] == []


@pytest.mark.rule("R10.4", "R10.5")
@pytest.mark.parametrize(
    ("placer", "owner", "points"), [([], ["steward"], 2), (["thief"], [], 0), (["thief"], ["steward"], 0), ([], [], 1)]
)
def test_steward_and_thief_change_the_owners_point(placer: list[str], owner: list[str], points: int) -> None:
    state = table(houses=OWNED, A={"characters": placer}, B={"characters": owner})
    play(state, "A place wood_farm")

    assert prestige(state)[1] == 2 + points

"""Royal favour (chapter 7)."""

from typing import Any

import pytest

from rynek.games.caylus_1303.characters import ARCHITECT, BAILIFF, DELIVERYMAN
from rynek.games.caylus_1303.setup import FIRST_GAME_ROAD, FIRST_GAME_STONY
from tests.games.caylus_1303.table import goods, options, play, prestige, refusal, table, told

FAVOUR: list[Any] = [{"step": "Favour", "seat": "A"}, "Delivery"]
EMPTY = {"goods": {}, "pool": 0}


@pytest.mark.rule("R7.1", "R7.4", "R7.5", "R7.6")
def test_a_character_is_taken_from_another_player_and_none_from_the_board() -> None:
    state = table(steps=FAVOUR, A={"characters": ["thief"]}, B={"characters": ["bailiff", "foreman"]})
    play(state, "A steal bailiff")

    assert state.holder[BAILIFF] == 0
    assert state.over
    assert state.view(0)["seats"][0]["characters"] == ["thief", "bailiff"]
    assert state.view(0)["seats"][1]["characters"] == ["foreman"]


@pytest.mark.rule("R7.1", "R7.3")
def test_a_site_building_is_used_at_its_price_and_then_a_character_may_be_taken() -> None:
    state = table(steps=FAVOUR, A={"goods": {}, "pool": 2})
    play(state, "A favour base_market_2", "A gain cloth")

    assert goods(state, "A") == {"cloth": 1}
    assert state.pool[0] == 1
    assert "choose architect" in options(state)
    play(state, "A choose architect")
    assert state.holder[ARCHITECT] == 0
    assert state.over


@pytest.mark.rule("R7.1")
def test_taking_a_character_from_the_board_may_be_declined() -> None:
    state = table(steps=FAVOUR, A=EMPTY)
    play(state, "A favour base_market_2", "A decline")

    assert state.over
    assert 0 not in state.holder


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize(("round_", "count"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_site_buildings_open_by_round(round_: int, count: int) -> None:
    state = table(steps=FAVOUR, round=round_)
    expected = ["favour base_market_2", "favour covered_market", "favour jeweler"][:count]

    assert options(state) == ["A", *expected]
    if count < 3:
        assert refusal(state, "A favour jeweler") == "not-open R7.2"


@pytest.mark.rule("R7.3")
def test_a_site_building_may_be_used_again_and_again() -> None:
    state = table(steps=[{"step": "Favour", "seat": "A"}, {"step": "Favour", "seat": "B"}, "Delivery"])
    play(state, "A favour base_market_2", "A gain food", "A decline", "B favour base_market_2", "B gain food")

    assert goods(state, "B")["food"] == 2


@pytest.mark.rule("R7.7", "R5.4", "Q28")
def test_the_fairground_sells_a_favour_for_wood() -> None:
    steps = [{"step": "Walk", "place": "fairground"}, "Bridge", "Delivery"]
    state = table(workers={"fairground": ["A"]}, steps=steps, A={"goods": {"wood": 1}}, B={"characters": ["thief"]})
    play(state, "A use 1")

    assert goods(state, "A") == {}
    assert options(state) == ["A", "favour base_market_2", "steal thief"]


@pytest.mark.rule("R7.7", "Q16")
def test_the_manor_gives_a_favour_when_activated() -> None:
    steps = [{"step": "Walk", "place": "space_10"}, "SendHome", "Delivery"]
    state = table(houses={"manor": "B"}, provost=10, workers={"manor": ["A"]}, steps=steps, A=EMPTY)
    play(state, "A use 1")

    assert options(state) == ["A", "favour base_market_2"]
    assert prestige(state) == [0, 4, 0]


@pytest.mark.rule("R7.8", "Q5")
def test_without_held_characters_only_the_site_is_left_usable_or_not() -> None:
    state = table(steps=FAVOUR, A=EMPTY)

    assert options(state) == ["A", "favour base_market_2"]
    play(state, "A favour base_market_2")
    assert told(state) == ["site-chosen", "no-use"]
    assert options(state)[-1] == "decline"
    assert options(state)[1].startswith("choose")


@pytest.mark.rule("R7.1")
def test_refused_favours_say_why() -> None:
    state = table(steps=FAVOUR, A={"characters": ["thief"]}, B={"characters": ["foreman"]})

    assert refusal(state, "A steal thief") == "own-character R7.1"
    assert refusal(state, "A steal deliveryman") == "nobodys R7.1"
    assert refusal(state, "A favour tailor") == "not-on-site R7.1"
    play(state, "A favour base_market_2", "A decline")
    assert refusal(state, "A choose foreman") == "not-on-board R7.1"


@pytest.mark.rule("R7.1")
def test_with_no_character_on_the_board_none_is_offered() -> None:
    everyone = ["deliveryman", "early_riser", "architect"]
    state = table(
        2, steps=FAVOUR, A={**EMPTY, "characters": everyone}, B={"characters": ["foreman", "thief"]}, characters=[]
    )
    play(state, "A favour base_market_2")

    assert state.over


@pytest.mark.rule("Q9", "R7.6")
def test_a_bailiff_stolen_at_the_fairground_moves_the_provost_after_the_bridge() -> None:
    state = table(
        workers={"fairground": ["A"]},
        bridge=["B", "A", "C"],
        steps=["Activation", "Delivery"],
        A={"goods": {"wood": 1}, "pool": 0},
        B={"pool": 0, "characters": ["bailiff"]},
        C={"pool": 0},
    )
    play(state, "A use 1", "A steal bailiff")

    assert options(state) == ["A", "provost -1", "provost 0", "provost 1"]


@pytest.mark.rule("Q9")
def test_a_deliveryman_stolen_in_activation_delivers() -> None:
    holder = {"characters": ["deliveryman"]}
    steps = [
        {"step": "Walk", "place": "fairground"},
        "Bridge",
        {"step": "Walk", "place": "space_1"},
        "SendHome",
        "Delivery",
    ]
    state = table(workers={"fairground": ["A"]}, steps=steps, A={"goods": {"wood": 2, "food": 1, "stone": 1}}, B=holder)
    play(state, "A use 1", "A steal deliveryman")

    assert state.holder[DELIVERYMAN] == 0
    assert options(state) == ["A", "deliver food wood stone", "done"]


@pytest.mark.rule("Q9")
def test_a_power_used_this_round_stays_used() -> None:
    joined: dict[str, Any] = {"workers": {"fairground": ["A"], "base_farm_1": ["B", "C"]}, "used": ["journeyman"]}
    steps = [{"step": "Walk", "place": "fairground"}, "Bridge", "Delivery"]
    state = table(**joined, steps=steps, A={"goods": {"wood": 1}}, C={"characters": ["journeyman"]})
    play(state, "A use 1", "A steal journeyman")

    assert state.used == 1 << 2


def laid(*site: str) -> dict[str, Any]:
    """The first game's tiles with others on the construction site; what they replace lies where they were."""
    tiles = ["base_market_2" if tile == site[0] else tile for tile in FIRST_GAME_ROAD]
    spaces = {str(number): tile for number, tile in enumerate(tiles, 1)}
    return {"site": list(site), "road": {**spaces, "14": FIRST_GAME_STONY}}


@pytest.mark.rule("R11.4", "R7.3", "R10.7")
def test_the_stonemason_on_the_site_builds_without_the_stone_of_the_cost() -> None:
    builder = {"goods": {"food": 1}, "characters": ["architect"]}
    state = table(**laid("base_market_2", "stonemason", "jeweler"), round=4, steps=FAVOUR, A=builder)
    play(state, "A favour stonemason")
    assert options(state)[1:] == [
        "build stone_farm -",
        "build stone_sawmill -",
        "build stone_quarry -",
        "build stone_guild food",
        "decline",
    ]

    play(state, "A build stone_farm -")
    assert goods(state, "A") == {}
    assert prestige(state)[0] == 3 + 1
    assert options(state)[-1] == "decline"  # a character from the board may still be taken


@pytest.mark.rule("R7.2", "R8.3", "R8.5")
def test_what_the_theatres_favour_builds_counts_for_the_provost() -> None:
    tiles = laid("base_carpenter", "covered_market", "jeweler")
    builder = {"goods": {"gold": 3, "wood": 5, "food": 1}}
    state = table(**tiles, houses={"base_farm_1": "A"}, steps=["Management"], A=builder)
    play(state, "A monument theatre", "A favour base_carpenter", "A build wood_farm -", "A decline")

    assert prestige(state)[0] == 12 + 2
    assert (state.round, state.provost) == (2, 9)


@pytest.mark.rule("Q14", "R1.4")
def test_the_worker_of_the_site_can_be_taken_by_the_favour_of_delivery() -> None:
    state = table(
        round=4,
        construction_site=["A"],
        steps=["Delivery"],
        A={"pool": 14, "goods": {"food": 1, "wood": 1, "cloth": 1}},
    )
    play(state, "A deliver food wood cloth", "A favour covered_market", "A use 1")

    assert state.pool[0] == 15  # of the two workers only the one of the site was in the camp
    assert prestige(state)[0] == 5 + 1


@pytest.mark.rule("R5.2", "Q10", "R7.3")
def test_the_worker_that_won_the_favour_cannot_be_taken_by_it() -> None:
    state = table(
        round=4,
        workers={"fairground": ["A"]},
        steps=[{"step": "Walk", "place": "fairground"}, "Bridge", "Delivery"],
        A={"pool": 14, "goods": {"wood": 1}},
    )
    play(state, "A use 1", "A favour covered_market", "A use 1")

    assert (state.pool[0], prestige(state)[0]) == (14, 1)
    play(state, "A decline")
    assert state.camp(0) == 1


@pytest.mark.rule("R8.2", "R8.3", "R7.1")
def test_gold_spent_by_the_theatres_favour_is_missing_at_the_next_residence() -> None:
    houses = {"base_farm_1": "A", "base_sawmill": "A"}
    state = table(round=7, houses=houses, steps=["Management"], A={"goods": {"gold": 4, "wood": 5}})
    play(state, "A monument theatre", "A favour jeweler", "A use 1", "A decline")

    assert state.round == 8
    assert prestige(state)[0] == 12 + 5


@pytest.mark.rule("Q9", "R10.1")
def test_an_early_riser_stolen_in_management_rises_in_the_next_round() -> None:
    theatre = {"goods": {"gold": 3, "wood": 4}}
    state = table(
        first="C", houses={"base_farm_1": "A"}, steps=["Management"], A=theatre, B={"characters": ["early_riser"]}
    )
    play(state, "A monument theatre", "A steal early_riser")

    assert state.round == 2
    assert options(state)[:2] == ["A", "decline"]


@pytest.mark.rule("R10.3", "Q7", "R5.4")
def test_both_workers_at_the_fairground_buy_a_favour_one_after_the_other() -> None:
    steps = [{"step": "Walk", "place": "fairground"}, "Delivery"]
    seat = {"goods": {"wood": 1}, "pool": 0}
    state = table(
        workers={"fairground": ["A", "B"]},
        used=["journeyman"],
        steps=steps,
        A=seat,
        B={**seat, "characters": ["journeyman"]},
    )
    play(state, "A use 1", "A steal journeyman", "B use 1", "B steal journeyman")

    assert state.view(1)["seats"][1]["characters"] == ["journeyman"]
    assert [state.camp(seat) for seat in (0, 1)] == [15, 15]

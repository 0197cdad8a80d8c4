"""The worked examples of the rulebook that are whole turns (section 21)."""

import pytest

from tests.games.tiletum.table import (
    GAME,
    asked,
    building,
    choose_die,
    die_action,
    do,
    goods,
    left,
    load,
    points,
    seat,
    store,
)

REST = ["dark_grey6", "dark_grey6", "blue6", "blue6", "yellow6", "yellow6", "pink6"]


@pytest.mark.rule("E8")
def test_architect_example() -> None:
    state = load(
        wheel={"dice": [*REST, "light_grey3"]},
        map={"tiles": {"nuernberg": ["gold_4"]}, "costs": {"wien": "not_built"}},
        seats={"A": seat(architect="frankfurt")},
        steps=choose_die(),
    )

    do(state, "A", "die light_grey 3 3", "move-architect nuernberg", "take-bonus gold_4", "move-architect praha")
    do(state, "A", "pillar praha")

    assert left(state) == 0
    assert state.view(None)["seats"][0]["architect"] == "praha"
    assert store(state, "A") == ["gold_4"]
    assert state.pillar_supply(0) == 1


@pytest.mark.rule("E9")
def test_merchant_example() -> None:
    state = load(wheel={"dice": [*REST, "light_grey4"]}, seats={"A": seat(merchant="arles")}, steps=choose_die())

    do(state, "A", "die light_grey 4 4", "move-merchant arles_genova", "move-merchant genova", "house genova 1")

    assert left(state) == 0
    assert state.house_supply(0) == 1


@pytest.mark.rule("E10")
def test_character_example() -> None:
    state = load(
        players=3,
        wheel={"dice": [*REST, "light_grey6", "light_grey6", "light_grey2", "pink6"]},
        markets={"characters": ["contract_wool_2", "contract_gold_wool", "king_1", "king_2", "merchant_step"]},
        steps=choose_die(),
    )

    do(state, "A", "die light_grey 2 2", "hire contract_gold_wool")
    do(state, "*", "draw-character king_vp_2")
    do(state, "A", "hire contract_wool_2")
    do(state, "*", "draw-character king_vp_3")
    do(state, "A", "place contract_gold_wool 2 2", "place contract_wool_2 2 1")

    assert left(state) == 0
    assert goods(state, "A") == {"gold": 1, "wool": 2 + 1 + 2}
    assert state.house_supply(0) == 3
    assert -1 not in state.character_market


@pytest.mark.rule("E11")
def test_contract_example() -> None:
    state = load(
        wheel={"dice": [*REST, "pink1"]},
        markets={"contracts": ["iron_3", "wool_3", "iron_9", "wool_9", "identical_5"]},
        steps=choose_die(),
    )

    do(state, "A", "die pink 1 1", "exchange food gold", "gain iron", "contract wool_3", "contract iron_3")

    assert left(state) == 0
    assert goods(state, "A") == {"gold": 1, "iron": 1}
    assert store(state, "A") == ["iron_3", "wool_3"]
    do(state, "A", "end-turn")
    do(state, "*", "deal-contracts identical_3 identical_8")
    assert GAME.dump(state)["markets"]["contracts"] == ["identical_8", "identical_3", "iron_9", "wool_9", "identical_5"]


@pytest.mark.rule("E13")
def test_completing_example() -> None:
    state = load(
        seats={
            "A": seat(
                storehouse=["king_gold_2", "crest_lily"],
                goods={"food": 6},
                buildings=[building(["king_1", "king_2"])],
            )
        },
        steps=die_action("character", 3),
    )

    do(state, "A", "place king_gold_2 1 3")
    assert goods(state, "A") == {"food": 6, "gold": 2}
    do(state, "A", "crest crest_lily 1", "house brugge 1")

    assert state.is_completed(0, 0)
    assert state.view(None)["wheel"][4]["markers"] == {"A": 3}
    assert left(state) == 0


@pytest.mark.rule("E7")
def test_fair_example() -> None:
    state = load(
        round=3,
        fairs=[
            {"tile": "houses"},
            {"tile": "pillars", "city": "frankfurt"},
            {"tile": "contracts", "city": "verona"},
            {"tile": "crests", "city": "leipzig"},
        ],
        seats={"A": seat(merchant="verona", contracts=["identical_3", "identical_5", "iron_3"])},
        steps=[{"step": "FairPhase"}],
    )

    assert points(state, "A") == 10 + 18
    assert asked(state) == ""

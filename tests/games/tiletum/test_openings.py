"""What an effect cannot use now waits while a task could still open it; else it is lost and told (R10.1, Q16)."""

from typing import Any

import pytest

from rynek.games.tiletum.state import TiletumState
from tests.games.tiletum.table import Steps, asked, building, die_action, do, left, load, nested, seat

MARKET = {"contracts": [None, None, None, None, "iron_9"]}
FIVE_CONTRACTS = ["iron_3", "wool_3", "iron_9", "wool_9", "any_1"]
NO_HOUSES = {"houses": {"brugge": ["A"], "paris": ["A"]}}


def pieces(**given: int) -> Steps:
    """Pieces that an effect gives, before the rest of the turn."""
    counts = {"merchant": 0, "architect": 0, "house": 0, "pillar": 0, **given}
    return [{"step": "PieceBonus", "seat": "A", **counts}, *die_action("contract", 0)]


def told(state: TiletumState, *moves: str) -> list[str]:
    """The keys of the events that moves bring."""
    state.events = []
    do(state, "A", *moves)
    return [event.template.key.removeprefix("event-") for event in state.events]


@pytest.mark.rule("Q16", "R10.1")
def test_a_contract_action_without_goods_waits_for_a_helper_that_brings_some() -> None:
    state = load(seats={"A": seat(storehouse=["gold_4", "action_contract_2"])}, steps=die_action("merchant", 2))

    do(state, "A", "use action_contract_2")
    assert (asked(state), left(state)) == ("NestedAction", 2)
    assert state.ask(0).template.key == "ask-effect-waits"
    assert [str(move) for move in state.legal(0)] == ["end-action", "use gold_4"]
    do(state, "A", "use gold_4", "exchange gold iron", "gain iron")
    assert left(state) == 1


@pytest.mark.rule("Q16")
def test_what_waits_may_be_ended() -> None:
    state = load(seats={"A": seat(storehouse=["gold_4"])}, steps=nested("contract", 2, die_action("merchant", 2)))

    do(state, "A", "end-action")
    assert asked(state) == "DieAction"


@pytest.mark.rule("Q16", "R11.2")
def test_a_contract_action_waits_for_room_in_a_full_storehouse() -> None:
    full = ["king_1", "king_2", "king_vp_3"]
    waits = nested("contract", 1, die_action("merchant", 2))

    state = load(seats={"A": seat(storehouse=[*full, "vp_4"])}, markets=MARKET, steps=waits)
    assert asked(state) == "NestedAction"
    do(state, "A", "use vp_4", "contract iron_9")
    assert asked(state) == "DieAction"
    assert asked(load(seats={"A": seat(storehouse=["vp_4"])}, steps=waits)) == "DieAction"


@pytest.mark.rule("Q16")
def test_an_action_that_is_lost_is_told() -> None:
    state = load(seats={"A": seat(storehouse=["action_contract_2"])}, steps=die_action("merchant", 2))

    assert told(state, "use action_contract_2") == ["helper-used", "action-started", "action-lost"]
    assert asked(state) == "DieAction"


@pytest.mark.rule("Q16", "R10.1")
@pytest.mark.parametrize(
    ("given", "belongings", "waits"),
    [
        ({"house": 1}, {"storehouse": ["wool_5_merchant"], "goods": {"wool": 5}}, True),
        ({"house": 1}, {"storehouse": ["wool_5_merchant"], "goods": {"wool": 4, "gold": 2}}, True),
        ({"house": 1}, {"storehouse": ["wool_5_merchant"], "goods": {"wool": 4, "gold": 1}}, False),
        ({"house": 1}, {"storehouse": ["iron_5_king"], "goods": {"iron": 5}}, False),
        ({"house": 1}, {"storehouse": ["crest_lily"], "goods": {"food": 5}}, True),
        ({"house": 1}, {"storehouse": ["crest_lily"], "goods": {"food": 2}}, False),
        ({"house": 1}, {"storehouse": ["action_merchant_2"]}, True),
        ({"house": 1}, {"storehouse": ["action_king_3", "vp_4", "plus_ap_2"]}, False),
        ({"house": 1}, {"storehouse": ["gold_4"]}, False),
        ({"house": 1}, {"storehouse": ["gold_4", "crest_lily"]}, True),
        ({"house": 1}, {"storehouse": ["building_bonuses"]}, False),
        ({"house": 1}, {"storehouse": ["building_bonuses"], "buildings": [building(["merchant_step"])]}, True),
        ({"house": 1}, {"goods": {"gold": 9, "stone": 9}}, False),
        ({"pillar": 1}, {"storehouse": ["crest_lily"], "goods": {"food": 4}}, True),
        ({"pillar": 1}, {"storehouse": ["wool_5_merchant"], "goods": {"wool": 5}}, False),
    ],
)
def test_a_piece_waits_only_for_a_task_that_could_open_a_place(
    given: dict[str, int], belongings: dict[str, Any], waits: bool
) -> None:
    state = load(seats={"A": seat(**belongings)}, steps=pieces(**given))

    assert asked(state) == ("PieceBonus" if waits else "DieAction")


@pytest.mark.rule("Q16", "R13.9")
def test_a_house_waits_until_the_merchant_has_been_moved_by_a_task() -> None:
    belongings = seat(storehouse=["wool_5_merchant"], goods={"wool": 5})
    state = load(seats={"A": belongings}, steps=pieces(house=1))

    assert [str(move) for move in state.legal(0)] == ["decline", "fulfil wool_5_merchant -"]
    do(state, "A", "fulfil wool_5_merchant", "move-merchant paris", "house paris 1")
    assert asked(state) == "DieAction"


@pytest.mark.rule("Q16", "R13.9")
@pytest.mark.parametrize(("fulfilled", "waits"), [([], True), (FIVE_CONTRACTS, False)])
def test_a_pillar_waits_for_the_one_on_the_next_contract_space(fulfilled: list[str], waits: bool) -> None:
    cathedrals = ["london", "koeln", "paris", "praha", "bordeaux", "lyon", "firenze"]
    standing = cathedrals[: 2 + len(fulfilled)]
    belongings = seat(storehouse=["iron_2"], goods={"iron": 2}, contracts=fulfilled, architect="wien")
    everywhere = {"pillars": {city: ["A"] for city in standing}, "costs": {"milano": "not_built"}}
    state = load(seats={"A": belongings}, map=everywhere, steps=pieces(pillar=1))

    assert asked(state) == ("PieceBonus" if waits else "DieAction")


@pytest.mark.rule("Q16")
def test_a_piece_that_is_lost_is_told() -> None:
    at_paris = {"A": seat(merchant="paris")}
    state = load(seats=at_paris, steps=pieces(merchant=1, house=1))

    assert told(load(seats=at_paris, steps=pieces(house=1)), "decline") == ["bonus-declined"]
    assert told(state, "move-merchant paris_bordeaux") == ["merchant-moved", "bonus-lost"]
    assert asked(state) == "DieAction"


@pytest.mark.rule("Q16", "Q17")
def test_a_house_for_any_city_waits_for_one_from_a_roof() -> None:
    anywhere: Steps = [{"step": "Anywhere", "seat": "A", "what": "house"}, *die_action("king", 0)]

    waits = load(map=NO_HOUSES, seats={"A": seat(storehouse=["action_character_2"])}, steps=anywhere)
    assert (asked(waits), [str(move) for move in waits.legal(0)]) == (
        "Anywhere",
        ["decline", "use action_character_2"],
    )
    assert asked(load(map=NO_HOUSES, seats={"A": seat(storehouse=["gold_4"])}, steps=anywhere)) == "DieAction"


@pytest.mark.rule("Q16", "R13.4")
def test_a_building_effect_without_any_character_is_lost_and_told() -> None:
    state = load(seats={"A": seat(merchant="hamburg")}, steps=die_action("merchant", 1))

    assert told(state, "house hamburg 1") == ["house-placed", "bonus-lost"]
    assert asked(state) == "DieAction"

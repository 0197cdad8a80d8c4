"""The contents of the box and the plan of the city."""

import pytest

from rynek.core.errors import BadNotation
from rynek.games.genoa.cards import CARDS, CONTRACT, LARGE_ORDER, MESSAGE, SMALL_ORDER
from rynek.games.genoa.city import (
    ADJACENT,
    BUILDING_COUNT,
    BUILDINGS_AT,
    FIRST_STREET,
    MARKET,
    RING,
    SPACE,
    SPACE_COUNT,
    SPACE_OF_SQUARE,
)
from rynek.games.genoa.goods import DISCS, GOOD, GOODS_EACH, MARKERS_EACH, TOKENS_EACH
from tests.games.genoa.table import GAME, play, refused, stock, table


@pytest.mark.rule("R1.1", "R1.8", "R5.1")
def test_the_city_has_64_squares_that_make_39_spaces() -> None:
    assert len(SPACE_OF_SQUARE) == 64
    assert sorted(set(SPACE_OF_SQUARE)) == list(range(SPACE_COUNT))
    assert SPACE_OF_SQUARE.count(MARKET) == 4
    assert [SPACE_OF_SQUARE.count(space) for space in range(FIRST_STREET, SPACE_COUNT)] == [1] * 20
    assert sorted(SPACE_OF_SQUARE.count(space) for space in range(BUILDING_COUNT)) == [2] * 14 + [3] * 4
    assert DISCS == 5


@pytest.mark.rule("Q4", "R5.2")
def test_neighbours_share_a_side() -> None:
    def near(name: str) -> set[str]:
        return {SPACE.word(space) for space in ADJACENT[SPACE.value(name)]}

    assert near("guild_hall") == {"market", "street_r3c6", "street_r4c7", "street_r5c7", "street_r6c6"}
    assert near("market") == {"guild_hall", "city_hall", "post_office", "cathedral"}
    assert near("villa_colini") == {"metal_warehouse", "street_r7c6", "tavern"}
    assert near("street_r3c3") == {"city_hall", "post_office", "street_r2c3", "street_r3c2"}


@pytest.mark.rule("R1.2", "R1.3", "R1.4", "Q1")
def test_tokens_and_markers_are_counted_as_in_the_box() -> None:
    assert GOOD.size * GOODS_EACH == 40
    assert MARKERS_EACH * 5 == 35
    assert sum(TOKENS_EACH) == 27
    assert max(TOKENS_EACH) == 7


@pytest.mark.rule("R1.6")
def test_the_cards_are_counted_as_in_the_box() -> None:
    piles = [card.pile for card in CARDS]

    assert [piles.count(pile) for pile in (CONTRACT, MESSAGE, LARGE_ORDER, SMALL_ORDER)] == [14, 14, 16, 16]
    assert sorted(card.buildings[0] for card in CARDS if card.pile == CONTRACT) == sorted(RING)


@pytest.mark.rule("R1.5", "Q18")
def test_sums_are_multiples_of_five_and_the_bank_never_runs_out() -> None:
    state = table(tower="street_r4c7", seats=[{"ducats": 95_000}, {"ducats": 10}])

    assert refused(state, "B offer-move coach_house 15") == "why-too-poor"
    with pytest.raises(BadNotation):
        GAME.parse("offer-move coach_house 7")
    play(state, "B offer-move coach_house 5 5", "B pass", "C pass", "A accept B move coach_house")
    assert (stock(state, "A")["ducats"], stock(state, "B")["ducats"]) == (95_010, 0)


@pytest.mark.rule("R1.7", "Q26")
def test_assets_are_all_that_can_change_hands() -> None:
    state = table(
        tower="street_r4c7",
        owners={"park": "B"},
        seats=[{}, {"goods": {"wine": 1}, "tokens": {"any_good": 1}, "markers": 1, "hand": ["contract_01"]}],
    )

    play(state, "B offer-action coach_house 5 wine any_good marker contract_01", "B pass", "C pass")
    play(state, "A accept B action coach_house")

    assert stock(state, "A")["goods"] == {"wine": 1}
    assert stock(state, "A")["tokens"] == {"any_good": 1}
    assert stock(state, "A")["markers"] == 1
    assert stock(state, "A")["hand"] == ["contract_01"]
    assert stock(state, "A")["ducats"] == 135
    assert state.owner[SPACE.value("park")] == 1  # a marker on a building stays


@pytest.mark.rule("R8.3", "R8.10")
def test_every_street_borders_two_buildings_and_the_market_none() -> None:
    assert all(len(BUILDINGS_AT[street]) == 2 for street in range(FIRST_STREET, SPACE_COUNT))
    assert not any(MARKET in ADJACENT[street] for street in range(FIRST_STREET, SPACE_COUNT))

"""The tables of components (chapter 1)."""

from collections import Counter

import pytest

from rynek.games.caylus_1303.buildings import BASE, BUILDINGS, MONUMENT, PRINTED, STONY, TURNED, WOODEN
from rynek.games.caylus_1303.characters import CHARACTER, FIRST_GAME_CHARACTERS
from rynek.games.caylus_1303.resources import RESOURCE
from rynek.games.caylus_1303.state import ALL_HOUSES, ALL_WORKERS


@pytest.mark.rule("R1.1", "Q11")
def test_the_box_holds_what_it_should() -> None:
    kinds = Counter(building.kind for building in BUILDINGS)

    assert kinds == {PRINTED: 4, BASE: 9, WOODEN: 9, STONY: 9, MONUMENT: 7, TURNED: 1}
    assert CHARACTER.size == 12
    assert RESOURCE.words == ["food", "wood", "stone", "cloth", "gold"]
    assert (ALL_WORKERS, ALL_HOUSES) == (15, 10 - 1)


@pytest.mark.rule("R1.1")
def test_every_entry_says_where_it_comes_from() -> None:
    sources = Counter(building.source for building in BUILDINGS)

    assert set(sources) == {"rulebook", "public"}
    assert len(set(FIRST_GAME_CHARACTERS)) == 8


@pytest.mark.rule("R11.2", "R11.5")
def test_two_wood_and_six_stone_tiles_have_equal_sides() -> None:
    equal = [b.name for b in BUILDINGS if b.kind in (WOODEN, STONY) and b.sides[0] is b.sides[1]]

    assert equal == ["wood_market", "tailor", "gold_mine", "stone_guild", "foundry", "alchemist", "church", "jeweler"]
    assert [b.name for b in BUILDINGS if b.bonus >= 0] == ["stone_farm", "stone_sawmill", "stone_quarry"]

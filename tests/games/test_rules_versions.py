"""A number of a table, or of perft, does not change without the version of the rules."""

import pytest

import rynek
from rynek.games.caylus_1303 import buildings
from tools.rules_versions import digest, pins


@pytest.mark.parametrize("name", rynek.all_games())
def test_the_tables_are_those_of_this_version(name: str) -> None:
    version = str(rynek.game(name).version)

    assert pins()[name].get(version) == digest(name), (
        f"tables or perft of {name} have changed: raise its version, then run `python -m tools.rules_versions`"
    )


def test_a_changed_number_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest("caylus_1303")
    tile = next(building for building in buildings.BUILDINGS if building.points)
    monkeypatch.setattr(tile, "points", tile.points + 1)

    assert digest("caylus_1303") != before

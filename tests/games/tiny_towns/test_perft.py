"""The number of ways to play on from positions of recorded games."""

from pathlib import Path

import pytest

from tests.games.perft import ways

RECORDS = Path(__file__).parent / "records"

PERFT = {
    ("solo", 53): (3, 27, 34),
    ("two", 26): (13, 169, 507),
    ("two", 107): (7, 49, 147),
    ("three", 123): (11, 63, 115),
    ("three_town_hall", 128): (6, 42, 168),
    ("four", 254): (4, 4, 10),
    ("five_novice", 159): (5, 25, 173),
    ("six", 378): (1, 1, 1),
    ("all_barred", 104): (10, 70, 280),
    ("solo_town_hall", 56): (5, 24, 215),
    ("four", 163): (1, 1, 1),
}
"""By record and number of answers played: ways to play 1, 2, 3 decisions."""


@pytest.mark.parametrize(("name", "played"), PERFT)
def test_perft(name: str, played: int) -> None:
    assert ways(RECORDS / f"{name}.rynek", played) == PERFT[name, played]

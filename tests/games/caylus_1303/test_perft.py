"""How many positions there are after so many decisions: any change of what is legal shows as a number."""

from pathlib import Path

import pytest

from tests.games.perft import ways

RECORDS = Path(__file__).parent / "records"

PERFT = {
    ("two", 5): [5, 20, 320],
    ("three", 60): [11, 112, 112],
    ("four", 150): [10, 86, 656],
    ("four", 290): [4, 8, 24],
    ("five", 200): [2, 8, 64],
    ("first_game", 120): [5, 35, 245],
}
"""By record and number of answers played: positions after 1, 2, 3 decisions."""


@pytest.mark.parametrize(("name", "played"), PERFT)
def test_perft(name: str, played: int) -> None:
    assert list(ways(RECORDS / f"{name}.rynek", played)) == PERFT[name, played]

"""Words of values that need no entry in a language file."""

from rynek.core.domain import SEAT, Maybe
from rynek.play.words import words


def test_an_optional_value_left_out_is_said_as_a_dash() -> None:
    assert words("en").name(Maybe(SEAT), -1) == "–"
    assert words("en").name(Maybe(SEAT), 1) == "Player B"

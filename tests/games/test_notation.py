"""Notation forgives what cannot be misunderstood: the order of a set, a plus, an optional word left out."""

import pytest

import rynek
from rynek.core.errors import BadNotation


@pytest.mark.parametrize(
    ("game", "typed", "written"),
    [
        ("caylus_1303", "deliver stone wood food", "deliver food wood stone"),
        ("caylus_1303", "spend-two cloth wood", "spend-two wood cloth"),
        ("caylus_1303", "build wood_sawmill", "build wood_sawmill -"),
        ("caylus_1303", "provost +2", "provost 2"),
        ("tiletum", "fulfil any_1", "fulfil any_1 -"),
        ("tiny_towns", "watch theater cottage well", "watch cottage well theater"),
        ("tiny_towns", "build chapel:c2a1c1b1 a1", "build chapel:a1b1c1c2 a1"),
    ],
)
def test_a_move_may_be_typed_in_another_way(game: str, typed: str, written: str) -> None:
    assert str(rynek.game(game).parse(typed)) == written


@pytest.mark.parametrize(
    ("game", "typed"),
    [
        ("caylus_1303", "deliver food wood"),
        ("caylus_1303", "build"),
        ("caylus_1303", "build wood_sawmill - -"),
        ("tiny_towns", "build chapel:a1a1b1c1 a1"),
        ("tiny_towns", "build chapel:a1b1c1c a1"),
        ("tiletum", "fulfil -"),
    ],
)
def test_what_says_too_little_or_too_much_is_refused(game: str, typed: str) -> None:
    with pytest.raises(BadNotation):
        rynek.game(game).parse(typed)


def test_a_word_that_does_not_fit_is_answered_with_those_that_do() -> None:
    with pytest.raises(BadNotation) as refused:
        rynek.game("caylus_1303").parse("build wood_sawmill gold")

    assert refused.value.message.args == ("gold", "build <building> [<resource>]", "-, food, wood, stone, cloth")

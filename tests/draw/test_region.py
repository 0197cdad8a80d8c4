"""Regions are remembered by what they show, and only by that."""

from random import Random

import pytest

import rynek
from rynek.draw import drawing
from rynek.draw.region import drawn, only, region
from rynek.play.words import words

DRAWN = [name for name in rynek.all_games() if drawing(name) is not None]
EVERY = 41


def test_a_region_is_drawn_once_for_all_who_see_the_same() -> None:
    asked = []

    def draw(view: dict[str, int], size: int) -> str:
        asked.append((view, size))
        return ""

    for seen in ({"a": 1}, {"a": 1}, {"a": 2}):
        region("x", draw, seen, 3)

    assert asked == [({"a": 1}, 3), ({"a": 2}, 3)]


def test_reading_what_was_not_named_is_an_error() -> None:
    def draw(view: dict[str, int]) -> str:
        return str(view["b"])

    with pytest.raises(KeyError):
        region("x", draw, only({"a": 1, "b": 2}, "a"))


@pytest.mark.parametrize("name", DRAWN)
def test_what_is_remembered_equals_what_is_drawn_afresh(name: str) -> None:
    own = drawing(name)
    assert own is not None
    game = rynek.game(name)
    match = rynek.Match(game, game.max_players, seed=5)
    chooser = Random(5)
    pictures = []
    while not match.state.over:
        if match.position % EVERY == 0:
            pictures += [(match.view(seat), lang) for seat in (None, 0) for lang in ("pl", "en")]
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
    remembered = [own.paint(view, words(lang, name), ()).parts() for view, lang in pictures]

    for (view, lang), before in zip(pictures, remembered, strict=True):
        drawn.cache_clear()
        assert own.paint(view, words(lang, name), ()).parts() == before

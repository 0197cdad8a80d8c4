"""Tastes: by name, in every game, and only where moves are almost equally good."""

from random import Random

import pytest

import rynek
from rynek.bots import bot
from rynek.bots.search import Search
from rynek.bots.taste import LEANING, TASTES, by_taste, taste_of
from rynek.bots.thought import Budget, Opinion
from rynek.core.errors import BadOptions

WOOD, WHEAT = (rynek.game("tiny_towns").parse(move) for move in ("name wood", "name wheat"))
BUILDER, TRADER = (TASTES[taste]["tiny_towns"] for taste in ("builder", "trader"))


def test_whoever_has_the_same_name_has_the_same_taste_and_numbered_bots_differ() -> None:
    assert {taste_of(f"Bot {number}") for number in (1, 2, 3)} == set(TASTES)
    assert taste_of("Żaneta") == taste_of("Żaneta")


@pytest.mark.parametrize("taste", TASTES)
@pytest.mark.parametrize("name", rynek.all_games())
def test_every_taste_likes_moves_of_every_game(name: str, taste: str) -> None:
    verbs = rynek.game(name).verbs
    for liked in TASTES[taste][name]:
        start = liked.split()[0]

        assert any(verb.startswith(start) for verb in verbs), f"no move begins with {liked}"


def test_taste_decides_between_moves_that_are_almost_equally_good() -> None:
    found = [Opinion(WHEAT, 8, 5.0), Opinion(WOOD, 4, 5.0 - LEANING)]

    assert by_taste(found, BUILDER, 2.0).move == WOOD
    assert by_taste(found, TRADER, 2.0).move == WHEAT
    assert by_taste(found, (), 2.0).move == WHEAT


@pytest.mark.parametrize("other", [Opinion(WOOD, 4, 4.0), Opinion(WOOD, 1, 5.0)])
def test_taste_follows_neither_worse_moves_nor_those_hardly_tried(other: Opinion) -> None:
    assert by_taste([Opinion(WHEAT, 8, 5.0), other], BUILDER, 2.0).move == WHEAT


def test_a_bot_is_asked_for_with_its_taste() -> None:
    tastes = []
    for name in ("hard+rusher", "search-20+builder", "hard"):
        mind = bot(name, Random(1))
        assert isinstance(mind, Search)
        tastes.append(mind.taste)

    assert tastes == ["rusher", "builder", ""]
    for wrong in ("hard+cook", "hard+"):
        with pytest.raises(BadOptions):
            bot(wrong, Random(1))


def test_who_sees_dimly_follows_taste_by_what_is_seen() -> None:
    mind = Search(Random(5), Budget(1))
    found = [Opinion(WHEAT, 8, 9.0), Opinion(WOOD, 8, 1.0)]
    chosen = []
    for _ in range(200):
        seen = mind.blurred(found, 50.0)
        chosen.append(by_taste(seen, TRADER, 0.1).move)

        assert seen[0].worth >= seen[1].worth
        assert chosen[-1] == seen[0].move or seen[0].worth - seen[1].worth <= LEANING * 0.1

    assert 60 < chosen.count(WOOD) < 120  # a blur far wider than the difference leaves it nearly to chance

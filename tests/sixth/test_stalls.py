"""A sixth game needs its own folder and one line of the registry: everything else of the house takes it as it is."""

from collections.abc import Iterator
from random import Random

import pytest

import rynek
from rynek.bots import bot
from rynek.bots.bot import SeatHandle
from rynek.games import REGISTRY
from rynek.play.words import LANGUAGES, words
from tests.games import test_contract, test_information, test_odds, test_position_fuzz, test_shape, test_words
from tests.sixth.stalls import GAME

PLAYERS = (2, 3, 4)


@pytest.fixture(autouse=True)
def entered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(REGISTRY, "stalls", "tests.sixth.stalls")
    yield
    words.cache_clear()


@pytest.mark.parametrize("players", PLAYERS)
def test_it_keeps_the_contract(players: int) -> None:
    test_contract.test_contract("stalls", players, {}, 1)
    test_information.test_what_a_seat_cannot_know_changes_nothing_it_is_told("stalls", players, {})
    test_odds.test_answers_of_chance_come_as_often_as_their_odds_say("stalls", players, {})
    test_position_fuzz.try_positions("stalls", players, {}, 300)


def test_it_has_the_shape() -> None:
    for room in test_shape.ROOMS:
        test_shape.test_every_game_has_the_same_rooms("stalls", room)
    test_shape.test_state_game_and_view_are_named_alike("stalls")
    test_shape.test_every_field_of_a_state_is_declared_once("stalls")
    test_shape.test_every_view_begins_with_the_same_head_and_is_what_its_type_says("stalls")
    test_information.test_equal_views_mean_equal_moves_and_questions("stalls")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_words(lang: str) -> None:
    test_words.test_everything_has_words("stalls", lang)
    test_words.test_languages_hold_the_same_texts("tests.sixth.stalls")


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_bots_play_it_to_the_end(level: str) -> None:
    match = rynek.Match(rynek.game("stalls"), 3, seed=4)
    players = [bot(level, Random(seat)) for seat in range(3)]
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, players[seat].choose(SeatHandle(GAME, match.state, seat)))

    assert match.state.round == 3
    assert rynek.read_record(match.record()).state.scores() == match.state.scores()


def test_nobody_sees_the_customer_of_another() -> None:
    match = rynek.Match(rynek.game("stalls"), 2, seed=1)

    assert [row["customer"] is None for row in match.view(0)["seats"]] == [False, True]
    assert [row["customer"] for row in match.view(None)["seats"]] == [None, None]
    assert "* deal A" not in match.record()

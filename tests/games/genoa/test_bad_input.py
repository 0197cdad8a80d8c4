"""Forged, garbled and out-of-turn moves are refused with a reason in both languages and change nothing."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rynek
from rynek.core.errors import BadNotation, BadOptions, IllegalMove, Refused
from rynek.play.words import LANGUAGES, words
from tests.games.genoa.table import GAME, play, table

WORDS = [
    *GAME.verbs,
    "harbor",
    "coach_house",
    "A",
    "B",
    "wine",
    "later_wine",
    "5",
    "later_40",
    "for",
    "message_01",
    "x",
    "-1",
]


def midway(seed: int) -> rynek.AnyMatch:
    match = rynek.Match(GAME, 3, seed=seed)
    chooser = Random(seed)
    for _ in range(60):
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
    return match


MATCH = midway(4)


@given(st.integers(-2, 6), st.lists(st.sampled_from(WORDS), min_size=1, max_size=6))
def test_any_text_is_refused_or_legal(seat: int, said: list[str]) -> None:
    state = MATCH.state
    before = json.dumps(GAME.dump(state))
    try:
        reason = GAME.why_not(state, seat, GAME.from_words(said))
    except Refused as error:
        reason = error.message
    assert json.dumps(GAME.dump(state)) == before
    if reason is not None:
        assert all(words(lang, "genoa").message(reason) for lang in LANGUAGES)


@given(st.lists(st.sampled_from(WORDS[len(GAME.verbs) :]), max_size=5), st.sampled_from(["offer-move", "offer-action"]))
def test_any_bundle_is_refused_or_can_be_offered(items: list[str], verb: str) -> None:
    state = table(tower="street_r4c7", seats=[{"goods": {"wine": 1}}, {"goods": {"wine": 1}, "hand": ["message_01"]}])
    try:
        action = GAME.from_words([verb, "coach_house", *items])
    except Refused:
        return
    if state.accepts(1, action):
        state.apply(1, action)
        GAME.check(state)
        assert len(state.offers) == 1


def test_out_of_turn_and_chance_moves_are_refused() -> None:
    match = rynek.Match(GAME, 3, {"start_player": "A"}, seed=1)
    with pytest.raises(IllegalMove):
        match.play(-1, "dice 1 1")
    with pytest.raises(IllegalMove):
        match.play(7, "pass")
    with pytest.raises(IllegalMove):
        match.play(0, "draw message_01")


@pytest.mark.parametrize("players", [0, 1, 6, "3", 2.5])
def test_impossible_tables_are_refused(players: object) -> None:
    with pytest.raises(BadOptions):
        GAME.new(players)  # type: ignore[arg-type]  # what a stranger may send


def test_impossible_options_are_refused() -> None:
    with pytest.raises(BadOptions):
        GAME.new(2, {"start_player": "E"})
    with pytest.raises(BadOptions):
        GAME.new(2, {"start_player": "nobody"})
    with pytest.raises(BadOptions):
        GAME.new(2, {"stock": 1})


def test_an_offer_with_something_that_is_no_item_is_told_what_may_stand_there() -> None:
    for text in ("offer-move harbor 17", "offer-here gold", "counter 5 for gold", "propose-move B harbor 3"):
        with pytest.raises(BadNotation) as error:
            GAME.parse(text)
        assert all(word in str(error.value) for word in ("5, 10 … 2000", "pepper", "any_good", "later_wine", "for"))
    with pytest.raises(BadNotation) as sum_error:
        GAME.parse("buy-move harbor 7")
    assert "0, 5 … 100" in str(sum_error.value)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("offer-action 15 wine harbor", "offer-action harbor 15 wine"),
        ("propose-move harbor B 5", "propose-move B harbor 5"),
        ("accept move harbor B", "accept B move harbor"),
        ("barter-here wine 10", "barter-here 10 wine"),
        ("withdraw harbor move", "withdraw move harbor"),
        ("suggest harbor 5", "suggest-action harbor 5"),
        ("suggest 5 market", "suggest-move market 5"),
        ("dice 3 2", "dice 3 2"),
        ("acquire street_r4c7 place leave", "acquire street_r4c7 place leave"),
    ],
)
def test_words_may_stand_in_any_order_where_their_meaning_is_clear(said: str, meant: str) -> None:
    assert str(GAME.parse(said)) == meant


def test_items_of_an_offer_may_stand_in_any_order() -> None:
    seats = [{}, {"goods": {"wine": 1, "silk": 1}}]
    one, other = (
        play(table(tower="street_r4c7", seats=seats), f"B offer-move coach_house {items}")
        for items in ("silk 5 wine 10", "15 wine silk")
    )
    assert GAME.dump(one) == GAME.dump(other)

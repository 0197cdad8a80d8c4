"""Set-up (chapter 3; R13.1 and R13.2 alone)."""

from random import Random
from typing import Any

import pytest

import rynek
from rynek.core.chance import CHANCE
from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.components import BUILDINGS, CARD, CARDS, FIRST_GAME, NOT_IN_SOLO
from rynek.games.tiny_towns.state import TinyTownsState
from rynek.play.words import LANGUAGES, words
from tests.games.tiny_towns.tables import EMPTY_BOARD, board, moves, play, seen, why


def new(players: int, seed: int = 1, **options: Any) -> TinyTownsState:
    state = GAME.new(players, options)
    rynek.play_chance(state, Random(seed))
    return state


def kept(state: TinyTownsState) -> TinyTownsState:
    while state.stack[-1].__class__.__name__ == "Keep":
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
        rynek.play_chance(state, Random(2))
    return state


def drawn(players: int, **options: Any) -> list[TinyTownsState]:
    return [new(players, seed, **options) for seed in range(60)]


@pytest.mark.rule("R3.1", "R3.6")
@pytest.mark.parametrize("players", range(1, 7))
def test_everybody_has_an_empty_board(players: int) -> None:
    state = new(players)

    assert [board(state, seat) for seat in range(players)] == [EMPTY_BOARD] * players


@pytest.mark.rule("R3.2")
def test_resource_cards_are_used_only_in_town_hall_and_solo() -> None:
    assert new(2).view(None)["resource_cards"] is None
    assert seen(new(2, variant="town_hall"), None)["resource_cards"]["left"] <= 10
    assert len(seen(kept(new(1)), None)["resource_cards"]["row"]) == 3


@pytest.mark.rule("R3.3", "R3.4")
def test_the_cottage_and_one_card_of_each_other_type_are_drawn() -> None:
    seen = set()
    for state in drawn(2):
        assert CARD.word(state.cards[0]) == "cottage"
        assert [CARDS[card].type for card in state.cards] == list(range(7))
        seen |= set(state.cards)
    assert seen == set(range(BUILDINGS))


@pytest.mark.rule("R3.5")
def test_the_first_game_has_its_cards_and_draws_none() -> None:
    state = GAME.new(2, {"first_game": True, "monuments": False})

    assert set(state.cards) == {0, *FIRST_GAME}
    assert sorted(CARD.word(card) for card in FIRST_GAME) == ["chapel", "factory", "farm", "tavern", "theater", "well"]
    assert state.to_act == (0,)


@pytest.mark.rule("R3.7", "Q2")
@pytest.mark.parametrize("first", [0, 2])
def test_the_first_master_builder_is_a_parameter(first: int) -> None:
    state = new(3, monuments=False, first_player=first)

    assert state.to_act == (first,)
    assert new(3, monuments=False).to_act == (0,)


@pytest.mark.rule("R3.8", "R3.9")
@pytest.mark.parametrize("players", range(1, 7))
def test_two_monuments_are_dealt_to_each_and_one_is_kept(players: int) -> None:
    state = new(players)

    assert len({card for card in state.dealt if card >= BUILDINGS}) == 2 * players
    assert state.to_act == tuple(range(players))
    for seat in range(players):
        assert len(moves(state, seat)) == 2
        assert seen(state, seat)["own"]["dealt"] == [
            {"card": move.split()[1], "type": "monument", "pattern": CARDS[CARD.value(move.split()[1])].pattern}
            for move in moves(state, seat)
        ]
    other = next(card.name for card in CARDS[BUILDINGS:] if CARD.value(card.name) not in state.dealt[:2])
    assert why(state, 0, f"keep {other}") == "not-dealt"
    kept(state)
    assert [town.monument for town in state.towns] == [state.dealt[2 * seat] for seat in range(players)]


@pytest.mark.rule("R3.10", "R3.11")
def test_without_monuments_nothing_is_dealt() -> None:
    for first_game in (True, False):
        state = new(3, monuments=False, first_game=first_game)
        assert state.to_act == (0,)
        assert [town.monument for town in state.towns] == [-1, -1, -1]
    assert [table["has_monument_card"] for table in kept(new(3)).view(None)["seats"]] == [True] * 3


@pytest.mark.rule("R13.1", "R13.2", "R13.9", "Q23", "Q13")
@pytest.mark.parametrize("variant", ["standard", "town_hall"])
def test_five_cards_are_out_in_solo(variant: str) -> None:
    states = drawn(1, variant=variant)
    used = {card for state in states for card in (*state.cards, *state.dealt)}

    assert sorted(CARD.word(card) for card in NOT_IN_SOLO) == [
        "bank", "feast_hall", "fort_ironweed", "opaleyes_watch", "the_starloom",
    ]  # fmt: skip
    assert used.isdisjoint(NOT_IN_SOLO)
    assert len(used) == 40 - 5


def test_chosen_cards_are_in_the_game_and_the_others_are_drawn() -> None:
    state = new(2, cards=["bank", "inn"])

    assert {CARD.value("bank"), CARD.value("inn")} <= set(state.cards)
    assert all(card >= 0 for card in state.cards)


@pytest.mark.parametrize(
    ("players", "options", "key", "clause"),
    [
        (2, {"cards": ["bank", "factory"]}, "why-two-of-a-type", "R3.4"),
        (1, {"cards": ["bank"]}, "why-out-in-solo", "R13.1"),
        (1, {"cards": ["feast_hall"], "variant": "town_hall"}, "why-out-in-solo", "R13.1"),
        (2, {"cards": ["farm"], "first_game": True}, "why-first-game-and-cards", "R3.5"),
        (3, {"first_player": 3}, "why-no-such-first-player", "R3.7"),
        (3, {"cards": ["fort_ironweed"]}, "why-bad-option", ""),
        (3, {"cards": ["farm", "farm"]}, "why-bad-option", ""),
        (3, {"cards": "farm"}, "why-bad-option", ""),
        (3, {"variant": "solo"}, "why-bad-option", ""),
        (3, {"monuments": "yes"}, "why-bad-option", ""),
        (3, {"novice": 1}, "why-bad-option", ""),
        (3, {"first_player": -1}, "why-bad-option", ""),
        (3, {"rounds": 3}, "why-unknown-option", ""),
        (0, {}, "why-bad-players", ""),
        (7, {}, "why-bad-players", ""),
    ],
)
def test_impossible_tables_are_refused_with_a_reason(
    players: int, options: dict[str, Any], key: str, clause: str
) -> None:
    with pytest.raises(rynek.BadOptions) as refusal:
        GAME.new(players, options)

    message = refusal.value.message
    assert (message.template.key, message.template.clause) == (key, clause)
    assert all(words(lang, "tiny_towns").message(message) for lang in LANGUAGES)


def test_chance_accepts_only_possible_deals() -> None:
    state = GAME.new(2, {"first_game": True})
    forged = ["deal B fort_ironweed the_starloom", "deal A fort_ironweed fort_ironweed", "deal A farm the_starloom"]

    assert not any(state.accepts(CHANCE, GAME.parse(text)) for text in forged)
    assert state.accepts(CHANCE, GAME.parse("deal A fort_ironweed the_starloom"))
    state.apply(CHANCE, GAME.parse("deal A fort_ironweed the_starloom"))
    assert not state.accepts(CHANCE, GAME.parse("deal B fort_ironweed grove_university"))


def test_play_says_which_line_is_not_legal() -> None:
    with pytest.raises(AssertionError, match="A place a1"):
        play(new(2), "A place a1")

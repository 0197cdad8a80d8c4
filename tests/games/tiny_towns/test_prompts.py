"""What a seat is asked in the constructing step, by the clause behind it, and what the others are told."""

from typing import Any

import pytest

from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.state import TinyTownsState
from rynek.play.words import LANGUAGES, words
from tests.games.tiny_towns.tables import EMPTY_BOARD, clause, moves, play, table, why

BANK = "h h .. .. / w g b .. / .. .. .. .. / .. .. .. .."
FACTORY = "w .. .. .. / b s s b / .. .. .. .. / .. .. .. .."
GUILD = {"monument": "architects_guild", "board": "CO RE g .. / .. h s .. / w b .. .. / .. .. .. .."}
UNIVERSITY = {"monument": "grove_university", "board": ".. b .. .. / s g s .. / .. .. .. .. / .. .. .. .."}
WATCH = {"monument": "opaleyes_watch", "board": "w .. .. .. / b g h h / s .. .. .. / .. .. .. .."}


def asked(state: TinyTownsState, seat: int = 0) -> tuple[str, str]:
    """The key and the clause of what is asked; it can be said in every language."""
    message = state.ask(seat)
    assert all(words(lang, "tiny_towns").message(message) for lang in LANGUAGES)
    return message.template.key, message.template.clause


@pytest.mark.parametrize(
    ("town", "cards", "first", "expected"),
    [
        (BANK, "bank", "build bank:a1b1a2b2c2 a1", ("ask-mark-bank", "R14.22")),
        (FACTORY, "factory", "build factory:a1a2b2c2d2 a1", ("ask-mark-factory", "R14.23")),
        (GUILD, "", "build architects_guild:c1b2c2a3b3 c2", ("ask-exchange", "R15.16")),
        (UNIVERSITY, "", "build grove_university:b1a2b2c2 b2", ("ask-university", "R15.7")),
        (WATCH, "", "build opaleyes_watch:a1a2b2c2d2a3 a1", ("ask-watch", "R15.10")),
        (EMPTY_BOARD, "", "stop", ("ask-again", "R4.8")),
    ],
)
def test_what_a_building_asks(town: Any, cards: str, first: str, expected: tuple[str, str]) -> None:
    state = table(town, EMPTY_BOARD, cards=cards, step="construct")
    assert asked(state) == ("ask-construct", "R4.3")
    play(state, f"A {first}")

    assert asked(state) == expected


@pytest.mark.rule("R15.10", "R17.1")
def test_the_others_are_told_what_lies_on_the_watch_when_all_have_stopped() -> None:
    state = table(WATCH, EMPTY_BOARD, step="construct")
    state.events = []
    play(state, "A build opaleyes_watch:a1a2b2c2d2a3 a1", "A watch cottage farm well", "A stop", "B stop")

    told = [event.template.key for event in state.events if event.seen_by(1)]
    assert told == ["event-building-built", "event-watch-set"]


@pytest.mark.rule("R14.22")
def test_the_others_are_told_what_lies_on_a_bank() -> None:
    state = table(BANK, EMPTY_BOARD, cards="bank", step="construct")
    state.events = []
    play(state, "A build bank:a1b1a2b2c2 a1", "A mark stone", "A stop", "B stop")

    told = [event for event in state.events if event.seen_by(1)]
    assert [event.template.key for event in told] == ["event-building-built", "event-building-marked"]
    assert words("en", "tiny_towns").message(told[1].message) == "Player A puts stone on the building on a1."


def test_a_building_from_the_watch_is_asked_for_and_a_cube_stands_in_the_way() -> None:
    town = {
        "monument": "opaleyes_watch",
        "board": "MO w .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..",
        "watch": ["well"],
    }
    state = table(town, "w s .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", step="construct")
    play(state, "B build well:a1b1 a1", "B stop", "A stop")

    assert asked(state) == ("ask-put", "Q14")
    assert why(state, 0, "put well b1") == "cube-lies-there"
    assert why(state, 0, "put fountain c1") == "not-this-game"
    assert len(moves(state)) == 14


@pytest.mark.rule("R5.4")
def test_warehouse_and_free_turn_refusals_name_the_square() -> None:
    town = {"board": "BK CO .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "upon": {"a1": ["wheat"]}}
    state = table(EMPTY_BOARD, town, cards="warehouse", step="place", named="stone")
    assert why(state, 1, "store b1") == "no-such-building"
    assert why(state, 1, "swap a1 wheat b1") == "not-empty"
    free = table(town, EMPTY_BOARD, cards="warehouse", step="take", options={"variant": "town_hall"}, turn=3)

    assert clause(free, 0, "take wood b1") == "R5.1"
    assert GAME.why_not(free, 0, GAME.parse("take wood c1")) is None

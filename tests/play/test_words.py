"""Words: sentences, names, cases and plurals, and what happens when they are missing."""

import pytest

import rynek
from rynek.core.action import Action
from rynek.core.domain import SEAT, Maybe
from rynek.core.errors import IllegalMove
from rynek.core.game import NOT_YOUR_TURN
from rynek.core.message import Message, why
from rynek.play.words import MissingWords, Words, words
from tests.core.toy import ROB


def test_players_are_called_by_their_names() -> None:
    message = Message(NOT_YOUR_TURN, 1)

    assert "Player B" in words("en").message(message)
    assert "Gracz B" in words("pl").message(message)
    assert "Ewa" in words("pl").message(message, ("Anna", "Ewa"))
    assert words("en").name(SEAT, 0, ("", "Ewa")) == "Player A"


def test_a_message_inside_a_message_is_worded_too() -> None:
    outer = why("record-move", line=None, reason=None)

    assert "The game is over" in words("en").message(Message(outer, 3, Message(why("game-over"))))


def test_errors_speak_english_by_default() -> None:
    assert str(IllegalMove(Message(NOT_YOUR_TURN, 0))).startswith("It is not your turn")
    assert str(IllegalMove(Message(why("unheard-of")))) == "why-unheard-of()"


def test_errors_speak_the_words_of_their_game() -> None:
    match = rynek.Match(rynek.game("tiny_towns"), 2, {"monuments": False}, seed=1)
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "keep fort_ironweed")
    assert not str(caught.value).startswith("why-")


@pytest.mark.parametrize("lang", ["de", "", "../en"])
def test_unknown_languages_are_refused(lang: str) -> None:
    with pytest.raises(MissingWords):
        Words(lang)


def test_missing_texts_and_values_are_reported() -> None:
    with pytest.raises(MissingWords, match="no text"):
        words("en").text("nothing-of-the-kind")
    with pytest.raises(MissingWords, match="why-bad-players"):
        words("en").text("why-bad-players")
    with pytest.raises(MissingWords, match="no text"):
        words("en").move(Action(ROB, 1))


def test_an_optional_value_left_out_is_said_as_a_dash() -> None:
    assert words("en").name(Maybe(SEAT), -1) == "–"
    assert words("en").name(Maybe(SEAT), 1) == "Player B"

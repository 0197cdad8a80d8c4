"""The sentences of hints: the plan, what it brings more than the next best move, and nothing a seat may not know."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import rynek
from rynek.bots.hint import Hint, Outcome
from rynek.games import REGISTRY
from rynek.play.lessons import Course, course
from rynek.play.words import LANGUAGES
from rynek.server.hint_text import hint_text, motive_text


def lesson(game: str) -> Course:
    found = course(game)
    assert found is not None
    return found


def position_of(found: Course, move: str) -> int:
    """The place of the script where the learner makes a move."""
    return found.script.index((0, found.game.parse(move)))


def compared(game: str, move: str, other: str, better: float = 0.0, *, then: int = 0) -> Hint:
    """A hint for a move of a lesson and so many that follow it, against doing something else and nothing more."""
    found = lesson(game)
    at = position_of(found, move)
    hint = Hint(0, found.game.parse(move), found.game.parse(other), better)
    line = [(found.state_at(at + one), found.script[at + one][1]) for one in range(1, then + 1)]
    nothing = [0.0] * found.state_at(at).players
    hint.after = [Outcome(line, found.state_at(at + then + 1), nothing)]
    hint.otherwise = [Outcome([], found.state_at(at), nothing)]
    return hint


def test_points_are_told_by_their_source_with_its_clause() -> None:
    hint = compared("caylus_1303", "build wood_sawmill", "decline")

    text = hint_text(hint, "caylus_1303", "en", ["Anna", "Bot 1"])

    assert (
        "Compared with “Do nothing”: 2 points more for wood buildings (R5.6), 1 point more thanks to characters" in text
    )


def test_what_is_counted_anew_is_no_new_source() -> None:
    hint = compared("tiny_towns", "build cottage:b1a2b2 a2", "stop")

    text = hint_text(hint, "tiny_towns", "en", ["Anna", "Bot 1"])

    assert text.endswith("1 point more, with fewer squares left without a building (R10.2).")


def test_the_choices_that_follow_are_told_with_what_they_cost_and_bring() -> None:
    hint = compared("troyes", "take red 5", "pass", then=2)

    text = hint_text(hint, "troyes", "pl", ["Anna", "Bot 1"])

    assert text.startswith("Potem „Kup: czerwona 4, sprzedaje Bot 1, 4 denary”, „Walcz: Rozbójnicy, 3 kostki”.")


def test_where_no_points_differ_belongings_are_compared() -> None:
    hint = compared("genoa", "act", "close", 12.3, then=0)

    text = hint_text(hint, "genoa", "en", ["Anna", "Bot 1", "Bot 2"])

    assert "beer +1, wine +1" in text
    assert text.endswith("about 12 ducats more from it later on.")


def test_where_nothing_differs_yet_the_expectation_is_told() -> None:
    found = lesson("caylus_1303")
    state = found.state_at(found.starts[0])
    hints = [Hint(0, found.game.parse("place base_quarry"), found.game.parse("pass"), better) for better in (2.4, 0.1)]
    for hint in hints:
        hint.after = hint.otherwise = [Outcome([], state, [0.0, 0.0])]

    said = [hint_text(hint, "caylus_1303", "en", ["Anna", "Bot 1"]) for hint in hints]

    assert said == [
        "Take 1 stone (R11.1). The bot expects about 2 points more than after “Pass”.",
        "Take 1 stone (R11.1). Hardly better than “Pass”.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_without_an_alternative_has_a_sentence_too(lang: str) -> None:
    found = lesson("caylus_1303")

    assert hint_text(Hint(0, found.game.parse("pass")), "caylus_1303", lang, ["Anna", "Bot 1"])


def test_points_from_what_a_seat_may_not_know_are_not_told() -> None:
    found = lesson("troyes")
    hint = compared("troyes", "build", "pass")
    hint.after = [Outcome([], found.state_at(len(found.script)), [0.0, 0.0])]
    state = hint.after[0].state
    hidden = [
        line
        for line in found.game.breakdown(state, 0)
        if not line.seen_by(0) and line.points and line.message.template.key == "score-character"
    ]
    assert hidden

    text = hint_text(hint, "troyes", "en", ["Anna", "Bot 1"])

    assert [line for line in hidden if f"from {rynek.words('en', 'troyes').source(line.message)}" in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rynek.all_games())
def test_every_source_of_points_can_be_the_reason_of_a_hint(name: str, lang: str) -> None:
    source = (files(REGISTRY[name]) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    scores = [
        entry
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and re.match("score-", entry.id.name)
    ]

    assert len(scores) > 2
    assert [one.id.name for one in scores if "hint" not in [more.id.name for more in one.attributes]] == []


def test_of_a_move_that_seems_far_worse_on_a_second_look_it_is_said_what_is_better() -> None:
    found = lesson("caylus_1303")
    made = Hint(1, found.game.parse("pass"), found.game.parse("place base_quarry"), -2.2)
    made.after = made.otherwise = [Outcome([], found.state_at(found.starts[0]), [0.0, 0.0])]

    said = [motive_text(made, "Bot 1", "caylus_1303", lang, ["Anna", "Bot 1"]) for lang in LANGUAGES]

    assert said == [
        "On a second look “To: Quarry” promises about 2 points more.",
        "Po namyśle lepszy wydaje się ruch „Do: Kamieniołom”: 2 punkty więcej.",
    ]


def test_a_move_that_hangs_on_something_hidden_has_no_motive_to_tell() -> None:
    said = [motive_text(None, "Bot 1", "genoa", lang, ["Anna", "Bot 1"]) for lang in LANGUAGES]

    assert said == ["The reason lies in what only Bot 1 knows.", "Powód zna tylko Bot 1."]


def guesses(*by: tuple[float, float]) -> Hint:
    """A hint against passing, and what the seat and its rival may expect more in each guess."""
    found = lesson("caylus_1303")
    state = found.state_at(found.starts[0])
    hint = Hint(0, found.game.parse("place base_quarry"), found.game.parse("pass"), 2.0)
    hint.after = [Outcome([], state, [20.0 + own, 20.0 + rival]) for own, rival in by]
    hint.otherwise = [Outcome([], state, [20.0, 20.0]) for _ in by]
    return hint


def test_where_luck_decides_the_odds_are_told() -> None:
    said = [
        hint_text(guesses((3, 0), (1, 0), (-1, 0)), "caylus_1303", lang, ["Anna", "Bot 1"]).split(". ")[-1]
        for lang in LANGUAGES
    ]

    assert said == [
        "It comes out ahead in 2 of 3 ways the luck may fall.",
        "Daje lepszy wynik w 2 z 3 sprawdzonych losowań.",
    ]


def test_odds_are_not_told_where_luck_has_no_say_or_speaks_against_it() -> None:
    for by in (((2, 0), (2, 0)), ((3, 0), (-2, 0), (-2, 0))):
        assert "ways the luck" not in hint_text(guesses(*by), "caylus_1303", "en", ["Anna", "Bot 1"])


def test_what_a_rival_loses_is_told_when_it_is_much() -> None:
    said = [hint_text(guesses((0, loss)), "caylus_1303", "pl", ["Anna", "Bot 1"]) for loss in (-3.2, -1.0)]

    assert ["Według bota Bot 1 traci na tym 3 punkty." in text for text in said] == [True, False]

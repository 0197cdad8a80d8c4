"""Guided first games are played through the rules: a changed rule or card breaks these tests, not the lesson."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import rynek
from rynek.core.chance import CHANCE
from rynek.draw import drawing, paint
from rynek.games import REGISTRY
from rynek.play.lessons import LEARNER, Course, course, lesson_words
from rynek.play.match import seat_mark
from rynek.play.record import read_record
from rynek.play.words import LANGUAGES

CODES = re.compile(r"\bR\d+\.\d+\b")
PARTS = re.compile(r'data-part="([^"]+)"')
COURSES = {name: found for name in rynek.all_games() if (found := course(name)) is not None}
lessons = pytest.mark.parametrize("name", COURSES)
spoken = pytest.mark.parametrize("lang", LANGUAGES)


def asked(found: Course) -> list[int]:
    """The places of the script at which the learner is to make a move."""
    places = range(found.starts[0], len(found.script))
    return [place for place in places if found.asks(place, found.state_at(place))]


def painted(found: Course, position: int) -> set[str]:
    """The parts of the board as the learner sees it."""
    picture = paint(found.game.name, found.state_at(position).view(LEARNER))
    assert picture is not None
    return {part for text in picture.parts().values() for part in PARTS.findall(text)}


@lessons
def test_every_move_of_a_lesson_is_legal(name: str) -> None:
    found = COURSES[name]
    options = [f"option {key} {json.dumps(value)}" for key, value in found.lesson.options.items()]
    lines = [f"{seat_mark(seat)} {action}" for seat, action in found.script]
    head = ["rynek 1", f"game {name} {found.game.version}", f"players {found.lesson.players}"]

    assert read_record("\n".join([*head, *options, *lines])).position == len(found.script)


@lessons
def test_nobody_but_the_learner_is_waited_for(name: str) -> None:
    found = COURSES[name]

    for place in [*asked(found), len(found.script)]:
        assert found.state_at(place).to_act == (LEARNER,), place


@lessons
def test_a_lesson_has_eight_to_fifteen_steps_and_ends_with_something_to_read(name: str) -> None:
    found = COURSES[name]

    assert 8 <= len(found.steps) + 1 <= 15
    assert found.steps[-1].moves == ()
    assert [step.key for step in found.steps if step.moves and not step.moves[0].startswith("A ")] == []


@lessons
def test_what_a_step_wants_is_drawn_and_can_be_clicked(name: str) -> None:
    found, artist = COURSES[name], drawing(name)
    assert artist is not None

    for place in asked(found):
        action = found.script[place][1]
        spots = artist.spots(action, found.state_at(place).view(LEARNER))
        assert spots or action.verb.name in artist.buttons, action
        assert painted(found, place).issuperset(spots), action


@lessons
def test_what_a_step_points_at_is_drawn(name: str) -> None:
    found = COURSES[name]

    for step, start in zip(found.steps, found.starts, strict=True):
        assert painted(found, start).issuperset(step.look), step.key


@spoken
@lessons
def test_every_step_has_its_words_and_no_words_are_left_over(name: str, lang: str) -> None:
    source = (files(REGISTRY[name]) / "text" / f"lesson.{lang}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    written = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in entries
        if isinstance(entry, ast.Message)
    }

    assert written == {f"lesson-{step.key}": {"text", "do"} if step.moves else {"text"} for step in COURSES[name].steps}


@spoken
@lessons
def test_words_of_a_lesson_can_be_said(name: str, lang: str) -> None:
    speech = lesson_words(lang, name)

    for step in COURSES[name].steps:
        assert len(said(lang, name, step.key)) <= 430, step.key
        assert speech.text(f"lesson-{step.key}").strip()
        assert not step.moves or speech.text(f"lesson-{step.key}.do").strip()


@spoken
def test_sums_to_be_offered_in_genoa_are_those_of_the_moves(lang: str) -> None:
    speech = lesson_words(lang, "genoa")
    offers = {
        step.key: step.moves[0].split()[-1] for step in COURSES["genoa"].steps if "buy" in "".join(step.moves[:1])
    }

    assert len(offers) == 2
    for key, ducats in offers.items():
        assert re.findall(r"\d+", speech.text(f"lesson-{key}.do")) == [ducats]


@lessons
def test_rules_named_by_a_lesson_exist_and_are_the_same_in_both_languages(name: str) -> None:
    rules = (Path(__file__).parents[2] / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    named = [
        [code for step in COURSES[name].steps for code in CODES.findall(said(lang, name, step.key))]
        for lang in LANGUAGES
    ]

    assert named[0] == named[1]
    assert [code for code in named[0] if not re.search(rf"\b{re.escape(code)}\b", rules)] == []


def said(lang: str, name: str, key: str) -> str:
    return lesson_words(lang, name).text(f"lesson-{key}.text", points=7, gain=2)


@lessons
def test_going_on_step_by_step_and_back_follows_the_script(name: str) -> None:
    found = COURSES[name]
    match = found.fresh()
    places = []
    while found.wanted(match) is not None:
        places.append(match.position)
        found.go_on(match)

    assert places == asked(found)
    assert match.position == len(found.script)
    assert found.fresh(found.before(match)).position in found.starts
    assert all(seat != CHANCE for seat in match.state.to_act)

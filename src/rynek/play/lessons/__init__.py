"""Guided first games: a module a game holds its LESSON; `lesson.<lang>.ftl` beside the game's words its sentences."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec

from fluent.runtime import FluentResource

from rynek.games import REGISTRY
from rynek.play.lessons.course import Course
from rynek.play.lessons.lesson import LEARNER, Lesson, Step
from rynek.play.words import Words

__all__ = ["LEARNER", "Course", "Lesson", "Step", "course", "lesson_words"]


@cache
def course(game: str) -> Course | None:
    """The guided first game of a game, or None as long as it has none."""
    name = f"{__name__}.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return None
    return Course(import_module(name).LESSON)


@cache
def lesson_words(lang: str, game: str) -> Words:
    """The words of a game together with those of its lesson."""
    found = Words(lang, game)
    source = (files(REGISTRY[game]) / "text" / f"lesson.{lang}.ftl").read_text(encoding="utf-8")
    found.bundle.add_resource(FluentResource(source))
    return found

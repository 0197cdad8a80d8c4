"""Lessons: a table at which a guided first game is played. Its log says how far it has come, as at any other table."""

import re
from functools import cache
from typing import Any, Final

from rynek.core.action import Action
from rynek.core.errors import Refused
from rynek.draw import drawing
from rynek.play.lessons import LEARNER, Course, course, lesson_words
from rynek.play.match import AnyMatch
from rynek.play.words import words
from rynek.server.answers import LessonCard, LessonGain, LessonShown
from rynek.server.knowledge import known_points
from rynek.server.table import Table, forked
from rynek.server.trouble import Trouble
from rynek.server.wording import house

MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")
"""Where a true minus sign belongs."""


def course_of(table: Table) -> Course | None:
    """The lesson that is given at a table."""
    return course(table.game.name) if table.kind == "lesson" else None


def wanted(table: Table) -> Action | None:
    """The one move a lesson asks for now; None at other tables, and where whoever learns is free."""
    found = course_of(table)
    return None if found is None else found.wanted(table.match)


def play(table: Table, trial: AnyMatch, seat: int, move: str) -> None:
    """Make a move on a copy of a table's match; in a lesson only the one that is asked for, and what follows it."""
    found, action = course_of(table), wanted(table)
    if found is None or action is None:
        trial.play(seat, move)
        return
    try:
        is_meant = table.game.parse(move) == action
    except Refused:
        is_meant = False
    if not is_meant and table.seats[seat].level is None:  # a bot that plays for the learner follows the lesson, too
        raise Trouble("lesson-other", 409)
    found.go_on(trial)


def moved(table: Table, to: str) -> tuple[AnyMatch, int]:
    """The match further on, further back or at the beginning of the lesson, and how much of the log it keeps."""
    found = course_of(table)
    if found is None:
        raise Trouble("no-lesson", 409)
    if to == "on":
        if found.wanted(table.match) is None:
            raise Trouble("not-asked", 409)
        trial = forked(table.match)
        found.go_on(trial)
        return trial, table.match.position
    place = found.starts[0] if to == "start" else found.before(table.match)
    return found.fresh(place, table.match.seed), place if found.follows(table.match) else 0


# showing


def shown_lesson(table: Table, lang: str) -> LessonShown | None:
    """The cards to be read now, and what the last step has brought."""
    found = course_of(table)
    if found is None:
        return None
    position, steps = table.match.position, len(found.steps) + 1
    if not found.follows(table.match):
        stage = "done" if found.is_over(table.match) else "open"
        card = _free_card(stage, lang)
        if stage == "open":
            card["text"] = ""  # it has been read before the first free move
        return LessonShown(stage=stage, first=steps - 1, steps=steps, cards=[card], brought=[])
    numbers = found.cards(position)
    cards = [_card(found, number, lang) for number in numbers]
    is_end = position == len(found.script)
    return LessonShown(
        stage="open" if is_end else "script",
        first=numbers[0],
        steps=steps,
        cards=[*cards, _free_card("open", lang)] if is_end else cards,
        brought=_brought(found, position, lang),
    )


def _free_card(stage: str, lang: str) -> LessonCard:
    """The card that stays while one plays freely."""
    speech, key = house(lang), f"lesson-{stage}"
    return LessonCard(title=speech.text(key), text=speech.text(f"{key}.text"), do=speech.text(f"{key}.do"), look=[])


def _card(found: Course, number: int, lang: str) -> LessonCard:
    """A card; its numbers are those of the moment when its step began, also when it is half done."""
    step, speech = found.steps[number], lesson_words(lang, found.game.name)
    key, start = f"lesson-{step.key}", found.starts[number]
    points = _points(found, start)
    gain = points - _points(found, _last_start(found, start))
    return LessonCard(
        title=speech.text(key),
        text=MINUS.sub("−", speech.text(f"{key}.text", points=points, gain=gain)),
        do=speech.text(f"{key}.do") if step.moves else "",
        look=list(step.look),
    )


def _last_start(found: Course, position: int) -> int:
    """Where the step began that was done last, the present one not counted while it is half done."""
    here = found.cards(position)[0]
    done = [number for number in range(here) if found.steps[number].moves]
    return found.starts[done[-1]] if done else found.starts[0]


@cache
def _points(found: Course, position: int) -> int:
    lines = known_points(found.game, found.state_at(position), LEARNER, over=False)[LEARNER]
    return sum(line.points for line in lines or ())


@cache
def _brought(found: Course, position: int, lang: str) -> list[LessonGain]:
    """What whoever learns has more or less of since the last step: points, then belongings."""
    here = found.cards(position)[0]
    if position != found.starts[here] or not any(step.moves for step in found.steps[:here]):
        return []
    start = _last_start(found, position)
    gains = []
    before, now = _owned(found, start, lang), _owned(found, position, lang)
    for label in {**before, **now}:
        more = now.get(label, ("", 0))[1] - before.get(label, ("", 0))[1]
        if more:
            gains.append(LessonGain(symbol={**before, **now}[label][0], label=label, by=more))
    by = _points(found, position) - _points(found, start)
    if by and (found.lesson.money, by) not in [(gain["symbol"], gain["by"]) for gain in gains]:
        gains.insert(0, _counted(found.game.name, lang, by))
    return gains


def _counted(game: str, lang: str, by: int) -> LessonGain:
    """So much of what a game counts: points, unless it has a word of its own."""
    speech = words(lang, game)
    speech = speech if speech.has("counted") else house(lang)
    return LessonGain(symbol=speech.text("counted.symbol"), label=speech.text("counted"), by=by)


def _owned(found: Course, position: int, lang: str) -> dict[str, tuple[str, int]]:
    """What whoever learns owns, by name, with its symbol; what has no number counts once."""
    artist = drawing(found.game.name)
    if artist is None:
        return {}
    chips: tuple[Any, ...] = artist.belongings(
        found.state_at(position).view(LEARNER), LEARNER, lesson_words(lang, found.game.name)
    )
    return {chip.label: (chip.symbol, _number(chip.count)) for chip in chips}


def _number(count: int | str) -> int:
    text = str(count).replace("−", "-")
    return int(text) if text.lstrip("-").isdigit() else 1


def other_than_wanted(table: Table, lang: str) -> str:
    """What is said of a part that the rules allow but the lesson does not ask for; empty at other tables."""
    found = course_of(table)
    if found is None or found.wanted(table.match) is None:
        return ""
    key = f"lesson-{found.steps[found.cards(table.match.position)[-1]].key}.do"
    return house(lang).text("lesson-other", do=lesson_words(lang, found.game.name).text(key))

"""Show: what a seat or a spectator sees of a table, ready to be sent. See docs/wire.md."""

from functools import cache, lru_cache
from typing import Any, Final

from rynek.bots.taste import taste_of
from rynek.core.action import Action
from rynek.core.frame import Frame
from rynek.core.message import Points
from rynek.core.state import State
from rynek.core.view_types import Head
from rynek.draw import AnyDrawing, drawing, with_note
from rynek.draw.arrangement import Box, Section
from rynek.play.words import MOST_KEPT, Words, words
from rynek.server.answers import Prompt
from rynek.server.ending import ending
from rynek.server.knowledge import earned_points, known_points
from rynek.server.lessons import shown_lesson, wanted
from rynek.server.speech import Shown, Speech, letter
from rynek.server.table import Table
from rynek.server.wording import house, names_players

FRAMED: Final = 2048
"""Pictures without their regions that are remembered: a few for each table and seat, because they name players."""


def speech_of(kept: dict[str, Speech], table: Table, lang: str) -> Speech:
    """The words of a table, made anew when a name has changed."""
    found = kept.get(lang)
    if found is None or found.names != table.names:
        found = kept[lang] = Speech(table.game.name, table.names, lang)
    return found


def show(table: Table, seat: int | None, lang: str) -> Shown:
    """The table as a seat (None: a spectator) sees it; made once for a revision."""
    key = (seat, lang)
    found = table.shown.get(key)
    if found is None:
        found = table.shown[key] = _show(table, seat, lang)
    return found


def _show(table: Table, seat: int | None, lang: str) -> Shown:
    state, speech = table.match.state, speech_of(table.speech, table, lang)
    view = state.view(seat)
    points = earned_points(table.match) if state.over else known_points(table.game, state, seat, over=table.is_over)
    picture, regions = painted(table, view, lang)
    message = {
        "type": "table",
        "revision": table.revision,
        "position": table.match.position,
        "table": table.id,
        "game": table.game.name,
        "title": speech.words.text("game-title"),
        "options": table.match.options,
        "kind": table.kind,
        "pace": table.pace,
        "over": state.over,
        "prompt": prompt(table, state, seat, lang),
        **offered(table, state, seat, view, speech),
        "picture": picture,
        "scores": [None if lines is None else sum(line.points for line in lines) for lines in points],
        "belongings": belongings(table, view, speech.words),
        "breakdown": {
            letter(number): breakdown(number, lines, speech) for number, lines in enumerate(points) if lines is not None
        },
        "lesson": None if seat is None else shown_lesson(table, lang),
        "end": ending(table.match) if state.over else None,
        "next": f"/table/{table.next_table}" if table.next_table else "",
        "seed_hash": table.seed_hash,
    }
    return Shown(message, regions, speech.lines(table.match.log, seat, view))


def painted(table: Table, view: Head, lang: str) -> tuple[dict[str, Any] | None, dict[str, str]]:
    """The picture without its regions, and the regions."""
    artist = drawing(table.game.name)
    if artist is None:
        return None, {}
    picture = artist.paint(view, words(lang, table.game.name), table.names)
    panels = tuple([(panel.name, panel.box, panel.label, panel.order()) for panel in picture.panels])
    return framed(picture.label, panels, tuple(picture.sizes.items())), picture.parts()


@lru_cache(FRAMED)
def framed(
    label: str,
    panels: tuple[tuple[str, Box, str, tuple[str, ...]], ...],
    sizes: tuple[tuple[str, tuple[Section, ...]], ...],
) -> dict[str, Any]:
    """A picture without its regions. It rarely changes, so it is made once; nobody may change it."""
    boxes = {name: box for name, box, _, _ in panels}
    return {
        "label": label,
        "panels": [{"name": name, "box": box, "label": said, "order": order} for name, box, said, order in panels],
        "sizes": {size: [arranged(section, boxes) for section in sections] for size, sections in sizes},
    }


def arranged(section: Section, boxes: dict[str, Box]) -> dict[str, Any]:
    """A section of a picture: how large it is and where its panels lie."""
    high, places = section.placed(boxes)
    kind = {"fold": section.fold, "swiped": section.swiped, "docked": section.docked}
    return {"width": section.width, "height": high, **kind, "places": places}


def prompt(table: Table, state: State, seat: int | None, lang: str) -> Prompt:
    """What is asked of a seat, or who is waited for."""
    own, names = house(lang), table.names
    if table.is_replay:
        return {"text": own.text("wait-replay"), "clause": ""}
    if state.over:
        return {"text": own.text("wait-over"), "clause": ""}
    # Who has answered in secret only waits; who has spoken openly is told that he may still speak.
    speaking = not state.stack[-1].secret and seat in state.may_change
    if seat is not None and (speaking or seat in state.to_act):
        asked = state.ask(seat)
        return {"text": words(lang, table.game.name).message(asked, names), "clause": asked.template.clause}
    waited = [names[number] or own.text(f"seat-{letter(number)}") for number in state.to_act if number >= 0]
    key = "wait-changing" if seat in state.may_change else "wait-for"
    text = own.text(key, names=", ".join(waited)) if waited else own.text("wait-chance")
    return {"text": text, "clause": ""}


def offered(table: Table, state: State, seat: int | None, view: Head, speech: Speech) -> dict[str, Any]:
    """The moves of a seat, and whether more than these can be typed."""
    if seat is None or table.is_replay:
        return {"moves": [], "more": False, "composer": None, "standing": None}
    artist = drawing(table.game.name)
    asked_for = wanted(table)
    if asked_for is not None:
        return {"moves": [_offer(asked_for, artist, view, speech)], "more": False, "composer": None, "standing": None}
    legal = state.legal(seat)
    is_rich = any(not action.verb.free and not away_text(speech.words, action.verb.name) for action in legal)
    moves = [_offer(action, artist, view, speech, is_rich=is_rich) for action in legal]
    is_open = bool(moves) and type(state.stack[-1]).accepts is not Frame.accepts
    return {
        "moves": moves,
        "more": is_open,
        "composer": artist.composer(view, speech.words, speech.names) if is_open and artist is not None else None,
        "standing": None if artist is None else artist.standing(view, speech.words, speech.names),
    }


def _offer(
    action: Action, artist: AnyDrawing | None, view: Head, speech: Speech, *, is_rich: bool = False
) -> dict[str, Any]:
    """A move as it is sent. Where more could be done, a move that gives it away says so."""
    names = speech.names if names_players(action.verb) else ()
    found = _worded(action, artist, speech.words, names).copy()
    if is_rich:
        found["away"] = away_text(speech.words, action.verb.name)
    if artist is not None:
        found["label"] = with_note(found["label"], artist.note(action, view, speech.words))
        found["spots"] = list(artist.spots(action, view))
    return found


@lru_cache(MOST_KEPT)
def _worded(action: Action, artist: AnyDrawing | None, speech: Words, names: tuple[str, ...]) -> dict[str, Any]:
    """What is always the same of a move: moves come again and again, at one table and at others."""
    return {
        "move": str(action),
        "label": speech.move(action, names),
        "short": speech.short(action, names),
        "effect": "" if artist is None else artist.effect(action, speech),
        "spots": [],
        "away": "",
        "group": action.verb.name,
        "group_label": group_label(speech, action.verb.name),
    }


@cache
def away_text(speech: Words, verb: str) -> str:
    """What a move of this verb gives away, where a game says so."""
    key = f"move-{verb}.away"
    return speech.text(key) if speech.has(key) else ""


@cache
def group_label(speech: Words, verb: str) -> str:
    """The heading over the moves of a verb, where a game has one."""
    key = f"move-{verb}.group"
    return speech.text(key) if speech.has(key) else ""


def belongings(table: Table, view: Head, speech: Words) -> list[list[dict[str, Any]]]:
    """What every seat owns, where the drawing says so."""
    artist = drawing(table.game.name)
    if artist is None:
        return [[] for _ in table.seats]
    return [
        [
            {"symbol": chip.symbol, "label": chip.label, "count": chip.count, "tip": chip.tip}
            for chip in artist.belongings(view, number, speech)
        ]
        for number in range(len(table.seats))
    ]


def breakdown(seat: int, lines: list[Points], speech: Speech) -> dict[str, Any]:
    """The points of a seat, explained."""
    return {"total": sum([line.points for line in lines]), "lines": [speech.scored(seat, line) for line in lines]}


def shown_seats(table: Table, owner: str | None, shown: Shown) -> list[dict[str, Any]]:
    """The seats as they are at this moment."""
    found = []
    for number, seat in enumerate(table.seats):
        found.append(
            {
                "seat": letter(number),
                "name": seat.name,
                "kind": "bot" if seat.level is not None else "free" if seat.is_free else "human",
                "level": seat.level or "",
                "taste": taste_of(seat.name) if seat.level is not None else "",
                "mine": owner is not None and seat.owner == owner,
                "held": seat.owner is not None,
                "connected": table.is_connected(number),
                "to_act": number in table.to_act,
                "may_change": number in table.may_change,
                "thinking": number in table.thinking,
                "score": shown.message["scores"][number],
                "belongings": shown.message["belongings"][number],
            }
        )
    return found

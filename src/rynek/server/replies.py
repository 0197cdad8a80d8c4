"""Replies: what is done with each message of a browser. A reply of None needs no answer but the table itself."""

from dataclasses import replace
from math import ceil
from typing import Any, Protocol

from msgspec import UNSET

from rynek.core.domain import SEAT
from rynek.play.words import words
from rynek.server.bot_pool import NoAnswer
from rynek.server.eyes import Eyes
from rynek.server.house import House
from rynek.server.lessons import moved, other_than_wanted
from rynek.server.messages import (
    Chat,
    GoOn,
    Hint,
    Language,
    Lesson,
    LetBot,
    LetHuman,
    Look,
    Motive,
    Move,
    Pace,
    Said,
    Sit,
    Undo,
    Why,
    clean_chat,
)
from rynek.server.motives import made_by
from rynek.server.past import past
from rynek.server.reasons import parts_of, reason
from rynek.server.seating import known_level
from rynek.server.show import show, speech_of
from rynek.server.store import SeatRow
from rynek.server.table import Table
from rynek.server.trouble import Trouble
from rynek.server.wording import house


class Speaker(Protocol):
    """Who said it."""

    house: House
    table: Table
    owner: str | None
    eyes: Eyes

    def changed(self) -> None:
        """Show the table anew."""


async def reply(who: Speaker, said: Said) -> dict[str, Any] | None:
    """Carry out a message, and answer it."""
    match said:
        case Move():
            return _ok(await who.house.tables.play(who.table, _seat(who, said.seat), said.move, said.revision))
        case Undo():
            return _ok(await who.house.tables.undo(who.table, _undo_seat(who, said.seat), said.revision))
        case Chat():
            await who.house.tables.say(who.table, _seat(who, None), clean_chat(said.text))
            return _ok(who.table.revision)
        case LetBot() | LetHuman():
            return _ok(await see_to_seat(who, said))
        case Look():
            return await look(who, said)
        case Hint() | Motive() | Why():
            return await explain(who, said)
        case Lesson():
            return _ok(await move_lesson(who, said.to))
        case Pace() | GoOn():
            return _ok(set_pace(who, said))
        case Sit():
            who.eyes.sit(SEAT.value(said.seat))
        case Language():
            who.eyes.speak(said.lang)
    who.changed()
    return None


async def move_lesson(who: Speaker, to: str) -> int:
    """Go on or back in a lesson."""
    seat, table = _seat(who, None), who.table
    return await who.house.tables.put(table, seat, lambda: moved(table, to))


def set_pace(who: Speaker, said: Pace | GoOn) -> int:
    """How fast bots move here: from now on, or only this once."""
    _seat(who, None)
    if isinstance(said, Pace):
        who.table.pace = said.pace
        who.table.shown.clear()
        who.table.announce()
    else:
        who.table.hurried = who.table.revision
    return who.table.revision


def _ok(revision: int) -> dict[str, Any]:
    return {"type": "ok", "revision": revision}


def _seat(who: Speaker, asked: str | None) -> int:
    """The seat somebody speaks for; Trouble when it is not theirs."""
    mine = who.table.held(who.owner)
    if not mine:
        raise Trouble("not-seated", 403)
    seat = who.eyes.choose() if asked is None else SEAT.value(asked)
    if seat is None or seat not in mine:
        raise Trouble("not-your-seat", 403)
    return seat


def _undo_seat(who: Speaker, asked: str | None) -> int:
    """The seat whose move is to be taken back: on a shared device the one that can."""
    seat = _seat(who, asked)
    able = who.eyes.undo_seat()
    return seat if asked is not None or able is None else able


def _any_seat(who: Speaker, number: int) -> None:
    """Anybody at the table may see to a seat of the table."""
    _seat(who, None)
    if number >= len(who.table.seats):
        raise Trouble("not-your-seat", 403)


async def see_to_seat(who: Speaker, said: LetBot | LetHuman) -> int:
    """Who plays a seat from now on."""
    number = SEAT.value(said.seat)
    if isinstance(said, LetBot):
        return await let_bot(who, number, known_level(said.level))
    return await let_human(who, number)


async def let_bot(who: Speaker, number: int, level: str) -> int:
    """A bot plays a seat: a free one, a bot's, one's own, or one whose holder is away."""
    _any_seat(who, number)

    def change(seat: SeatRow) -> SeatRow:
        is_theirs = seat.owner is not None and seat.owner != who.owner
        if is_theirs and seat.level is None:
            check_absent(who, number, seat)
        name = seat.name or house(who.eyes.lang).text("bot-name", number=number + 1)
        return replace(seat, level=level, name=name)

    return await who.house.tables.seat(who.table, number, change)


def check_absent(who: Speaker, number: int, seat: SeatRow) -> None:
    """Only for somebody who has been away for a while others may let a bot play."""
    if who.table.is_connected(number):
        raise Trouble("seat-in-use", 409, name=seat.name)
    left = who.house.settings.absence - who.table.absence(number)
    if left > 0:
        raise Trouble("seat-waits", 409, name=seat.name, seconds=ceil(left))


async def let_human(who: Speaker, number: int) -> int:
    """The holder plays again; a seat nobody holds becomes free. Only the holder takes a held seat back."""
    _any_seat(who, number)

    def change(seat: SeatRow) -> SeatRow:
        if seat.owner is not None and seat.owner != who.owner:
            raise Trouble("not-your-seat", 403)
        return replace(seat, level=None, name=seat.name if seat.owner is not None else "")

    return await who.house.tables.seat(who.table, number, change)


async def look(who: Speaker, said: Look) -> dict[str, Any]:
    """A past position: through one's own eyes, or anybody's once nothing is hidden any more."""
    who.table.check_open()
    seat = who.eyes.choose()
    if said.seat is not UNSET:
        wanted = None if said.seat is None else SEAT.value(said.seat)
        if wanted != seat and not who.table.is_over:
            raise Trouble("not-over", 409)
        if wanted is not None and wanted >= len(who.table.seats):
            raise Trouble("not-your-seat", 403)
        seat = wanted
    return await who.house.desk.do(past, who.table, who.table.match, said.position, seat, who.eyes.lang)


async def explain(who: Speaker, said: Hint | Motive | Why) -> dict[str, Any]:
    """What a bot, or the rules, have to say."""
    if isinstance(said, Hint):
        return await hint(who)
    return await motive(who, said) if isinstance(said, Motive) else await why(who, said.part)


async def hint(who: Speaker) -> dict[str, Any]:
    """The move the strongest bot would make in one's place, and why."""
    seat, table = _seat(who, None), who.table
    table.check_open()
    if seat not in table.to_act:
        raise Trouble("not-asked", 409)
    state, revision = table.match.state.copy(), table.revision
    try:
        found = await who.house.pool.hint(table.game, state, seat, who.eyes.lang, table.names, table.id)
    except NoAnswer:
        raise Trouble("fault", 503) from None
    return {"type": "hint", "revision": revision, **found}


async def motive(who: Speaker, said: Motive) -> dict[str, Any]:
    """What speaks for a bot's move, as far as one can follow it from one's own seat."""
    viewer, table, seat, lang = _seat(who, None), who.table, SEAT.value(said.seat), who.eyes.lang
    table.check_open()
    if seat >= len(table.seats) or table.seats[seat].level is None:
        raise Trouble("not-a-bot", 409)
    names = table.names
    since = said.position if said.since is UNSET else min(said.since, said.position)
    made = await who.house.desk.do(made_by, table, table.match, since, said.position, seat, viewer)
    if made is None:
        return {"type": "motive", "move": "", "text": house(lang).text("motive-secret", name=names[seat])}
    try:
        text = await who.house.pool.motive(table.game, made, seat, viewer, lang, names, table.id)
    except NoAnswer:
        raise Trouble("fault", 503) from None
    return {"type": "motive", "move": words(lang, table.game.name).move(made.move, names), "text": text}


async def why(who: Speaker, part: str) -> dict[str, Any]:
    """Why a part cannot be chosen now; without words when the rules have no more to say than the prompt."""
    seat, table = _seat(who, None), who.table
    table.check_open()
    if seat not in table.to_act:
        raise Trouble("not-asked", 409)
    state, speech = table.match.state.copy(), speech_of(table.speech, table, who.eyes.lang)
    regions = show(table, seat, who.eyes.lang).regions
    found = await who.house.desk.do(lambda: reason(table.game, state, seat, part, parts_of(regions)))
    if found is None:
        return {"type": "why", "text": other_than_wanted(table, who.eyes.lang), "clause": ""}
    return {"type": "why", "text": speech.words.message(found, speech.names), "clause": found.template.clause}

"""New lesson: the table at which somebody learns a game; one who is at it already goes on."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rynek.games import game as find_game
from rynek.play.lessons import Course, course
from rynek.server.answers import TableName
from rynek.server.asked import Asked
from rynek.server.messages import NewLesson, clean_name
from rynek.server.store import SeatRow
from rynek.server.trouble import Trouble
from rynek.server.wording import house

RIVAL: Final = "easy"
"""The bot that plays on when the lesson is over."""


async def new_lesson(request: Request) -> Response:
    """The lesson of a game: the one this browser is at, or a new one."""
    asked = Asked(request)
    asked.count_made()
    wish = await asked.body(NewLesson)
    found = _course(wish.game)
    for row, _ in await asked.house.tables.ask(asked.house.store.held_by, asked.owner) if asked.known else []:
        current = (row.kind, row.game, row.version) == ("lesson", found.game.name, found.game.version)
        if current and not row.over:
            return asked.answer(TableName(table=row.id), 201)
    match = await asked.house.tables.desk.do(found.fresh)
    seats = _seats(found, wish.name, asked.owner, asked.lang)
    table = await asked.house.tables.make(match, seats, "lesson", borrowed=match.position)
    return asked.answer(TableName(table=table.id), 201)


def _course(game: str) -> Course:
    found = course(find_game(game).name)
    if found is None:
        raise Trouble("no-lesson", 404)
    return found


def _seats(found: Course, name: str, owner: str, lang: str) -> list[SeatRow]:
    own = SeatRow(clean_name(name) if name.strip() else house(lang).text("lesson-guest"), owner)
    rivals = range(1, found.lesson.players)
    return [own, *[SeatRow(house(lang).text("bot-name", number=number), level=RIVAL) for number in rivals]]


ROUTES: Final = [Route("/api/lessons", new_lesson, methods=["POST"])]

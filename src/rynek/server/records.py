"""Records: downloading a finished game, and making a table of an uploaded one."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from rynek.games import all_games
from rynek.play.match import AnyMatch, Match
from rynek.play.record import Record, parse_record, replay
from rynek.play.words import words
from rynek.server.answers import RecordContents
from rynek.server.asked import Asked
from rynek.server.messages import NewSeat, RecordCheck, RecordUpload, clean_name
from rynek.server.prices import price_of_record
from rynek.server.seating import made, seat_rows
from rynek.server.store import SeatRow
from rynek.server.trouble import Trouble


async def download(request: Request) -> Response:
    """The record of a game that is over. A continued game keeps its seed: its first dice came from elsewhere."""
    asked = Asked(request)
    table = await asked.house.tables.find(asked.part("table"))
    table.check_open()
    if not table.is_over:
        raise Trouble("not-over", 409)
    reveal = not table.borrowed and table.match.state.over
    text = await asked.house.archive.do(table.match.record, list(table.names), reveal=reveal)
    named = f'attachment; filename="{table.game.name}-{table.id}.rynek"'
    return PlainTextResponse(text, headers={"content-disposition": named})


async def check(request: Request) -> Response:
    """What is in a record, for the form."""
    asked = Asked(request)
    asked.count_made()
    record, match = await _replayed(asked, (await asked.body(RecordCheck)).text)
    told = RecordContents(
        game=match.game.name,
        title=words(asked.lang, match.game.name).text("game-title"),
        players=[record.names.get(seat, "") for seat in range(match.players)],
        positions=match.position,
        over=match.state.over,
    )
    return asked.answer(told)


async def upload(request: Request) -> Response:
    """Make a table of a record: to be looked at, or to go on from a position with fresh dice."""
    asked = Asked(request)
    asked.count_made()
    wish = await asked.body(RecordUpload)
    record, match = await _replayed(asked, wish.text)
    if wish.do == "replay":
        seats = [SeatRow(_name(record, seat), asked.owner) for seat in range(match.players)]
        table = await asked.house.tables.make(match, seats, "replay", match.position)
    else:
        going_on = await asked.house.archive.do(continued, match, wish.position)
        seats = seat_rows(wishes_for(wish.seats, match), asked.owner, asked.lang)
        table = await asked.house.tables.make(going_on, seats, borrowed=going_on.position)
    return asked.answer(made(table), 201)


async def _replayed(asked: Asked, text: str) -> tuple[Record, AnyMatch]:
    asked.charge(price_of_record(text))
    record = await asked.house.archive.do(parse_record, text)
    if record.game in all_games():
        asked.about(record.game)
    try:
        return record, await asked.house.archive.do(replay, record)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, RecursionError) as error:
        raise Trouble("bad-message", detail=type(error).__name__) from None


def _name(record: Record, seat: int) -> str:
    try:
        return clean_name(record.names.get(seat, ""))
    except Trouble:
        return ""


def wishes_for(seats: list[NewSeat], match: AnyMatch) -> list[NewSeat]:
    """The seats wished for; Trouble when they are not as many as the players."""
    if len(seats) != match.players:
        raise Trouble("bad-seats", detail=f"{len(seats)} / {match.players}")
    return seats


def continued(match: AnyMatch, position: int | None) -> AnyMatch:
    """The same game up to a position, from where it goes on with a seed nobody knows."""
    keep = match.position if position is None else position
    if keep > match.position:
        raise Trouble("no-such-position", position=keep)
    found = Match(match.game, match.players, match.options, start=False)
    for entry in match.log[:keep]:
        found.enter(entry.seat, entry.action)
    found.play_chance()
    return found


ROUTES = [
    Route("/api/tables/{table}/record", download),
    Route("/api/records/check", check, methods=["POST"]),
    Route("/api/records", upload, methods=["POST"]),
]

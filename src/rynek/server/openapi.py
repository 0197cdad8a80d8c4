"""OpenAPI: the description of the HTTP addresses for programs, made from the messages and answers themselves."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from rynek.games import all_games
from rynek.server import answers
from rynek.server.messages import (
    Claim,
    NewLesson,
    NewTable,
    Nothing,
    PlayOn,
    RecordCheck,
    RecordUpload,
    SeatMove,
    SeatWish,
)
from rynek.server.view_schemas import is_typed, schema

REF: Final = "#/components/schemas/{name}"


@dataclass(frozen=True, slots=True)
class Address:
    """One method at one address: what it is for, what it takes, what it tells (None: a text)."""

    method: str
    path: str
    says: str
    tells: type | None
    body: type | None = None
    status: int = 200
    token: bool = False
    query: tuple[str, ...] = ()


def get(path: str, says: str, tells: type | None, *, token: bool = False, query: tuple[str, ...] = ()) -> Address:
    """Something to be asked."""
    return Address("get", path, says, tells, token=token, query=query)


def post(
    path: str, says: str, tells: type, body: type | None = Nothing, status: int = 200, *, token: bool = False
) -> Address:
    """Something to be done."""
    return Address("post", path, says, tells, body, status, token)


ADDRESSES: Final = (
    get("/health", "Whether the server and its database answer.", answers.Health),
    get("/api/games", "The games with their options, and the bots.", answers.Catalog),
    get("/api/games/{game}/help", "How to play in short; the components explained.", answers.GameHelp),
    get("/api/tables", "The tables at which this browser holds a seat.", answers.MyTables),
    post("/api/tables", "Make a table.", answers.MadeTable, NewTable, 201),
    post("/api/lessons", "The guided first game of a game.", answers.TableName, NewLesson, 201),
    get("/api/open", "The tables that wait for anybody.", answers.OpenTables),
    get("/api/mine", "The tables of this browser with their results, and statistics.", answers.MyGames),
    post("/api/mine/device", "A link with which another device shares all games of this browser.", answers.Link),
    post("/api/mine/device/{code}", "Share the games of the browser that gave the link.", answers.Moved),
    post(
        "/api/tables/{table}/rematch",
        "The same seats play again; the next player begins.",
        answers.TableName,
        status=201,
    ),
    post("/api/tables/{table}/continue", "Go on from a position of a finished game.", answers.MadeTable, PlayOn, 201),
    get("/api/invitations/{code}", "What an invitation leads to.", answers.Invitation),
    post("/api/invitations/{code}", "Take a free seat; a program asks for a token.", answers.Claimed, Claim),
    post("/api/tables/{table}/device", "A link that moves one's seats to another device.", answers.Link),
    get("/api/device/{code}", "What such a link would move.", answers.LinkedSeats),
    post("/api/device/{code}", "Move the seats to this browser.", answers.TableName),
    get("/api/tables/{table}/record", "The record of a finished game.", None),
    post("/api/records/check", "What is in a record.", answers.RecordContents, RecordCheck),
    post("/api/records", "Make a table of a record.", answers.MadeTable, RecordUpload, 201),
    post("/api/tables/{table}/token", "A token for a seat of this browser.", answers.SeatToken, SeatWish, 201),
    get("/api/seat/view", "What the seat sees.", answers.SeatView, token=True),
    get("/api/seat/moves", "The legal moves of the seat.", answers.SeatMoves, token=True),
    post("/api/seat/move", "Make a move.", answers.Revision, SeatMove, token=True),
    post("/api/seat/undo", "Take back the seat's last move.", answers.Revision, None, token=True),
    get(
        "/api/seat/events",
        "What has happened; waits for news.",
        answers.SeatEvents,
        token=True,
        query=("after", "revision", "wait"),
    ),
)


@cache
def openapi() -> dict[str, Any]:
    """The document."""
    spoken = [kind for address in ADDRESSES for kind in (address.body, address.tells) if kind is not None]
    _, parts = msgspec.json.schema_components([*dict.fromkeys(spoken), answers.Refusal], ref_template=REF)
    views = {name: part for game in all_games() if is_typed(game) for name, part in view_parts(game).items()}
    parts["SeatView"]["properties"]["view"] = _any_view()
    paths: dict[str, Any] = {}
    for address in ADDRESSES:
        paths.setdefault(address.path, {})[address.method] = _operation(address)
    return {
        "openapi": "3.1.0",
        "info": {"title": "rynek", "version": "1", "description": "Play a seat from a program. See docs/api.md."},
        "paths": paths,
        "components": {
            "schemas": {**parts, **views},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def view_parts(game: str) -> dict[str, Any]:
    """The parts of a game's view, each under the name of the game; the view itself under that name alone."""
    text = json.dumps(schema(game)).replace("#/$defs/", REF.format(name=f"{game}."))
    whole: dict[str, Any] = json.loads(text)
    parts = {f"{game}.{name}": part for name, part in whole.pop("$defs").items()}
    del whole["$schema"]
    return {game: whole, **parts}


def _any_view() -> dict[str, Any]:
    """The view of one of the games; of a game without a typed view no more is said than that it is an object."""
    typed = [game for game in all_games() if is_typed(game)]
    untold = [{"type": "object"}] * (len(typed) < len(all_games()))
    return {"anyOf": [*[{"$ref": REF.format(name=game)} for game in typed], *untold]}


def _operation(address: Address) -> dict[str, Any]:
    named = [part.strip("{}") for part in address.path.split("/") if part.startswith("{")]
    parameters = [_parameter(name, "path", {"type": "string"}) for name in named]
    parameters += [_parameter(name, "query", {"type": "integer", "minimum": 0}) for name in address.query]
    parameters.append(_parameter("lang", "query", {"enum": ["pl", "en"]}))
    told = _json(address.tells) if address.tells is not None else {"text/plain": {"schema": {"type": "string"}}}
    found: dict[str, Any] = {
        "summary": address.says,
        "parameters": parameters,
        "responses": {
            str(address.status): {"description": "Done", "content": told},
            "default": {"description": "Refused", "content": _json(answers.Refusal)},
        },
    }
    if address.body is not None:
        found["requestBody"] = {"required": True, "content": _json(address.body)}
    if address.token:
        found["security"] = [{"seat": []}]
    return found


def _parameter(name: str, place: str, kind: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": kind}


def _json(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}

"""OpenAPI: the description of the HTTP addresses for programs, made from the messages themselves."""

from functools import cache
from typing import Any, Final

import msgspec

from rynek.server.messages import Claim, NewTable, Nothing, PlayOn, RecordCheck, RecordUpload, SeatMove, SeatWish

REF: Final = "#/components/schemas/{name}"


class Address:
    """One method at one address: what it is for, what it takes."""

    def __init__(
        self, method: str, path: str, says: str, body: type | None = None, *, token: bool = False, query: str = ""
    ) -> None:
        self.method = method
        self.path = path
        self.says = says
        self.body = body
        self.token = token
        self.query = query.split()


ADDRESSES: Final = (
    Address("get", "/health", "Whether the server and its database answer."),
    Address("get", "/api/games", "The games with their options, and the bots."),
    Address("get", "/api/games/{game}/help", "How to play in short; the components explained."),
    Address("get", "/api/tables", "The tables at which this browser holds a seat."),
    Address("post", "/api/tables", "Make a table.", NewTable),
    Address("get", "/api/open", "The tables that wait for anybody."),
    Address("get", "/api/mine", "The tables of this browser with their results, and statistics."),
    Address("post", "/api/mine/device", "A link with which another device shares all games of this browser.", Nothing),
    Address("post", "/api/mine/device/{code}", "Share the games of the browser that gave the link.", Nothing),
    Address("post", "/api/tables/{table}/rematch", "The same seats play again; the next player begins.", Nothing),
    Address("post", "/api/tables/{table}/continue", "Go on from a position of a finished game.", PlayOn),
    Address("get", "/api/invitations/{code}", "What an invitation leads to."),
    Address("post", "/api/invitations/{code}", "Take a free seat; a program asks for a token.", Claim),
    Address("post", "/api/tables/{table}/device", "A link that moves one's seats to another device.", Nothing),
    Address("get", "/api/device/{code}", "What such a link would move."),
    Address("post", "/api/device/{code}", "Move the seats to this browser.", Nothing),
    Address("get", "/api/tables/{table}/record", "The record of a finished game."),
    Address("post", "/api/records/check", "What is in a record.", RecordCheck),
    Address("post", "/api/records", "Make a table of a record.", RecordUpload),
    Address("post", "/api/tables/{table}/token", "A token for a seat of this browser.", SeatWish),
    Address("get", "/api/seat/view", "What the seat sees.", token=True),
    Address("get", "/api/seat/moves", "The legal moves of the seat.", token=True),
    Address("post", "/api/seat/move", "Make a move.", SeatMove, token=True),
    Address("post", "/api/seat/undo", "Take back the seat's last move.", token=True),
    Address("get", "/api/seat/events", "What has happened; waits for news.", token=True, query="after revision wait"),
)


@cache
def openapi() -> dict[str, Any]:
    """The document."""
    bodies = [address.body for address in ADDRESSES if address.body is not None]
    _, schemas = msgspec.json.schema_components(bodies, ref_template=REF)
    paths: dict[str, Any] = {}
    for address in ADDRESSES:
        paths.setdefault(address.path, {})[address.method] = _operation(address)
    return {
        "openapi": "3.1.0",
        "info": {"title": "rynek", "version": "1", "description": "Play a seat from a program. See docs/api.md."},
        "paths": paths,
        "components": {
            "schemas": {**schemas, "Refusal": _refusal()},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(address: Address) -> dict[str, Any]:
    named = [part.strip("{}") for part in address.path.split("/") if part.startswith("{")]
    parameters = [_parameter(name, "path") for name in named]
    parameters += [_parameter(name, "query") for name in [*address.query, "lang"]]
    refusal = {"description": "Refused", "content": _json({"$ref": REF.format(name="Refusal")})}
    found: dict[str, Any] = {
        "summary": address.says,
        "parameters": parameters,
        "responses": {"2XX": {"description": "Done"}, "default": refusal},
    }
    if address.body is not None:
        schema = {"$ref": REF.format(name=address.body.__name__)}
        found["requestBody"] = {"required": True, "content": _json(schema)}
    if address.token:
        found["security"] = [{"seat": []}]
    return found


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _refusal() -> dict[str, Any]:
    fields = {name: {"type": "string"} for name in ("code", "text", "clause")}
    return {"type": "object", "properties": fields, "required": list(fields)}

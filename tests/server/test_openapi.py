"""The description of the API is true: every address is in it, and every answer is as it says."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from jsonschema import Draft202012Validator, ValidationError
from schemathesis.checks import CHECKS as ALL_CHECKS
from schemathesis.checks import load_all_checks
from schemathesis.generation import GenerationMode

import rynek
from rynek.server.app import routes
from rynek.server.openapi import ADDRESSES, Address, openapi
from rynek.server.view_schemas import is_typed
from tests.server.visitor import FRIEND, ME, PATIENCE, Browser, Server

Visit = Callable[..., Browser]


class Clerk:
    """Compares answers with the description, and notes which addresses have answered well."""

    def __init__(self) -> None:
        self.document = openapi()
        self.heard: set[tuple[str, str]] = set()

    def listen(self, who: httpx.Client) -> None:
        who.event_hooks["response"].append(self.check)

    def check(self, answer: httpx.Response) -> None:
        answer.read()
        method, path = answer.request.method.lower(), self.pattern(answer.request.url.path)
        told = self.document["paths"][path][method]["responses"]
        if str(answer.status_code) in told:
            self.heard.add((method, path))
        (media, content) = next(iter(told.get(str(answer.status_code), told["default"])["content"].items()))
        assert answer.headers["content-type"].startswith(media)
        if media == "application/json":
            self.compare(content["schema"], answer.json())

    def compare(self, schema: dict[str, Any], told: Any) -> None:
        Draft202012Validator({**schema, "components": self.document["components"]}).validate(told)

    def pattern(self, path: str) -> str:
        """The address as the description names it; one without a part left open before others."""
        fits = [name for name in self.document["paths"] if re.fullmatch(re.sub(r"{\w+}", "[^/]+", name), path)]
        return str(min(fits, key=lambda name: name.count("{")))


def test_the_document_describes_every_address(browser: Visit) -> None:
    described = {(path, method.upper()) for path, methods in openapi()["paths"].items() for method in methods}
    there = {
        (route.path, method)  # type: ignore[attr-defined]  # every route here is an HTTP one
        for route in routes()
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD" and (str(getattr(route, "path", "")).startswith("/api/"))
    }

    assert there - {("/api/openapi.json", "GET")} == described - {("/health", "GET")}
    served = browser().get("/api/openapi.json")
    assert served["openapi"].startswith("3.")
    assert {"NewTable", "Claim", "SeatMove", "Refusal"} <= served["components"]["schemas"].keys()


CHECK_NAMES = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "unsupported_method",
]
load_all_checks()
CHECKS: list[Any] = ALL_CHECKS.get_by_names(CHECK_NAMES)


@pytest.fixture
def clerk() -> Clerk:
    return Clerk()


def finished(anna: Browser, clerk: Clerk, chooser: Random) -> str:
    """A game alone, played to its end by a program."""
    table = anna.make(ME)["table"]
    with seated(anna, table, clerk) as seat:
        while moves := (offered := seat.get("/api/seat/moves").json())["moves"]:
            said = {"revision": offered["revision"], "move": chooser.choice(moves)["move"]}
            seat.post("/api/seat/move", json=said).raise_for_status()
        seat.get("/api/seat/view")
        seat.get("/api/seat/events")
    return table


def seated(anna: Browser, table: str, clerk: Clerk) -> httpx.Client:
    """A program in the first seat."""
    token = anna.post(f"/api/tables/{table}/token", seat="A").json()["token"]
    found = httpx.Client(base_url=anna.server.address, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)
    clerk.listen(found)
    return found


def test_every_answer_is_as_described(browser: Visit, clerk: Clerk) -> None:
    anna, jan, phone = browser(), browser(), browser()
    for who in (anna, jan, phone):
        clerk.listen(who.http)
    table = finished(anna, clerk, Random(4))
    for path in ("/health", "/api/games", "/api/games/troyes/help", "/api/open", "/api/tables", "/api/mine"):
        anna.get(path)
    anna.post("/api/lessons", game="caylus_1303", name="Anna")
    record = anna.http.get(f"/api/tables/{table}/record").text
    anna.post("/api/records/check", text=record)
    anna.post("/api/records", text=record, do="replay")
    anna.post(f"/api/tables/{table}/rematch")
    anna.post(f"/api/tables/{table}/continue", position=3, seats=[ME])
    shared = anna.make(ME, FRIEND, listed=True)
    jan.get("/api/open")
    jan.get("/api/invitations/" + shared["invitation"].rpartition("/")[2])
    jan.join(shared["invitation"], "Jan")
    link = jan.post(f"/api/tables/{shared['table']}/device").json()["link"]
    phone.get("/api" + link)
    phone.post("/api" + link)
    code = anna.post("/api/mine/device").json()["link"].rpartition(".")[2]
    phone.post(f"/api/mine/device/{code}")
    with seated(anna, shared["table"], clerk) as seat:
        first = seat.get("/api/seat/moves").json()
        seat.post("/api/seat/move", json={"revision": first["revision"], "move": first["moves"][0]["move"]})
        seat.post("/api/seat/undo")

    assert clerk.heard == {(address.method, address.path) for address in ADDRESSES}


@pytest.mark.parametrize("game", rynek.all_games())
def test_what_a_seat_sees_is_as_the_game_describes_it(browser: Visit, clerk: Clerk, game: str) -> None:
    anna = browser()
    clerk.listen(anna.http)
    chooser = Random(5)
    with seated(anna, anna.make(ME, FRIEND, FRIEND, game=game)["table"], clerk) as seat:
        for _ in range(12):
            seen = seat.get("/api/seat/view").json()
            offered = seat.get("/api/seat/moves").json()
            if not offered["moves"]:
                break
            said = {"revision": offered["revision"], "move": chooser.choice(offered["moves"])["move"]}
            seat.post("/api/seat/move", json=said).raise_for_status()

    assert seen["game"] == game
    if is_typed(game):
        clerk.compare({"$ref": f"#/components/schemas/{game}"}, seen["view"])


def test_an_answer_unlike_its_description_is_noticed(clerk: Clerk) -> None:
    asked = httpx.Request("GET", "http://localhost/api/seat/moves")
    wrong = httpx.Response(200, json={"revision": -1, "moves": [], "more": False}, request=asked)
    with pytest.raises(ValidationError):
        clerk.check(wrong)


@pytest.fixture(scope="session")
def token(server: Server) -> str:
    anna = Browser(server)
    table = anna.make(ME, FRIEND)["table"]
    found = str(anna.post(f"/api/tables/{table}/token", seat="A").json()["token"])
    anna.close()
    return found


@pytest.mark.long
@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("address", ADDRESSES, ids=lambda address: f"{address.method} {address.path}")
def test_no_request_made_up_from_the_description_gets_an_answer_unlike_it(
    server: Server, token: str, address: Address, mode: GenerationMode
) -> None:
    described = schemathesis.openapi.from_dict(openapi())
    cases = described[address.path][address.method].as_strategy(generation_mode=mode)
    headers = {"Authorization": f"Bearer {token}"} if address.token else {}

    @settings(max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(cases)
    def ask(case: Any) -> None:
        case.call_and_validate(server.address, headers=headers, checks=CHECKS, timeout=PATIENCE)

    ask()

"""Bad input of every kind: refused in words, nothing changed, everybody else undisturbed."""

import contextlib
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rynek import game
from tests.server.visitor import FRIEND, ME, Browser, Server, Table

Visit = Callable[..., Browser]


class Peaceful:
    """A table that must stay as it is, whatever somebody else does."""

    def __init__(self, anna: Browser, jan: Browser) -> None:
        self.anna, self.jan = anna, jan
        made = anna.make(ME, FRIEND)
        self.id, self.invitation = made["table"], made["invitation"]
        jan.join(self.invitation, "Jan")
        self.before = self.seen()

    def seen(self) -> list[dict[str, Any]]:
        found = []
        for who in (self.anna, self.jan):
            with who.sit(self.id) as table:
                found.append({**table.state, "seats": None, "regions": table.regions})
        return found

    def check(self) -> None:
        assert self.seen() == self.before
        assert self.anna.get("/health") == {"status": "ok"}


@pytest.fixture
def peaceful(browser: Visit) -> Iterator[Peaceful]:
    found = Peaceful(browser(), browser())
    yield found
    found.check()


def nonsense(count: int) -> list[str | bytes]:
    """Random bytes, broken JSON, and JSON of every wrong shape."""
    chooser = Random(11)
    noise: list[str | bytes] = [chooser.randbytes(chooser.randrange(1, 200)) for _ in range(count)]
    broken = ["", "{", "[]", "null", "7", '"move"', "{}", '{"type": "quit"}', '{"type": 5}', "[" * 5000, "\ud800"[:0]]
    wrong = [
        {"type": "move"},
        {"type": "move", "revision": "1", "move": "x"},
        {"type": "move", "revision": -1, "move": "x"},
        {"type": "move", "revision": 10**30, "move": "x"},
        {"type": "move", "revision": 1, "move": ["x"]},
        {"type": "move", "revision": 1, "move": "x" * 3000},
        {"type": "move", "revision": 1, "move": "x", "seat": "Z"},
        {"type": "move", "revision": 1, "move": "x", "seat": 0},
        {"type": "move", "revision": 1, "move": "x", "admin": True},
        {"type": "look", "position": -1},
        {"type": "look", "position": 1.5},
        {"type": "language", "lang": "xx"},
        {"type": "sit", "seat": "F"},
        {"type": "bot", "seat": "A"},
        {"type": "chat", "text": ""},
        {"type": "chat", "text": "x" * 501},
        {"type": "chat", "text": "\u0000"},
        {"type": "undo", "revision": None},
    ]
    return [*noise, *broken, *[json.dumps(message) for message in wrong]]


def test_nonsense_is_answered_with_errors(peaceful: Peaceful) -> None:
    with peaceful.anna.sit(peaceful.id) as table:
        sent = nonsense(60)
        for message in sent:
            table.socket.send(message)
        table.say("look", position=0)

        errors = [message for message in table.heard if message["type"] == "error"]
        assert len(errors) == len(sent)
        assert all(error["text"] and "Traceback" not in error["text"] for error in errors)


def test_moves_out_of_turn_and_for_other_seats_are_refused(peaceful: Peaceful, browser: Visit) -> None:
    with peaceful.jan.sit(peaceful.id) as table:
        revision = table.state["revision"]
        for move in ("keep none", "place brick a1", "name brick", "* deal", "pass " * 50):
            assert table.move(move)["type"] == "error"
        for seat in ("A", "C", "F"):
            assert table.move(table.moves[0], seat=seat)["code"] == "not-your-seat"
            assert table.say("undo", revision=revision, seat=seat)["code"] == "not-your-seat"
            assert table.say("sit", seat=seat)["code"] == "not-your-seat"
    stranger = browser()
    with stranger.sit(peaceful.id) as table:
        assert table.move("name brick", seat="A")["code"] == "not-seated"
        assert table.say("look", position=0, seat="A")["code"] == "not-over"


def test_forged_cookies_open_no_seat(peaceful: Peaceful) -> None:
    good = peaceful.anna.headers["Cookie"].partition("=")[2]
    body, _, signature = good.rpartition(".")
    other = peaceful.jan.headers["Cookie"].partition("=")[2].rpartition(".")[0]
    for forged in ("", "x", body, f"{body}.", f"{other}.{signature}", f"{good}x", "A" * 5000, f".{signature}"):
        who = Browser(peaceful.anna.server)
        with who.sit(peaceful.id, Cookie=f"rynek={forged}") as table:
            assert table.state["you"]["seats"] == []
            assert table.move("name brick", seat="A")["code"] == "not-seated"
        who.close()


def test_foreign_pages_get_no_socket_and_no_post(peaceful: Peaceful, server: Server) -> None:
    address = f"{server.socket_address}/ws/table/{peaceful.id}"
    for origin in ("http://evil.example", "null", server.address + "0", server.address.replace("http", "https")):
        headers = {**peaceful.anna.headers, "Origin": origin}
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403
        answer = peaceful.anna.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert answer.json()["code"] == "foreign-origin"
    plain = peaceful.anna.http.post("/api/tables", content="{}", headers={"Content-Type": "text/plain"})
    assert plain.status_code == 415


def test_oversize_messages_are_refused(peaceful: Peaceful) -> None:
    with peaceful.anna.sit(peaceful.id) as table:
        table.socket.send(json.dumps({"type": "chat", "text": "x" * 70_000}))
        assert table.closed_with() == 1009
    large = peaceful.anna.http.post("/api/tables", content="x" * 70_000, headers={"Content-Type": "application/json"})
    assert large.json()["code"] == "too-large"

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 10_000

    headers = {"Content-Type": "application/json"}
    assert peaceful.anna.http.post("/api/tables", content=endless(), headers=headers).json()["code"] == "too-large"


def test_random_bytes_over_http_are_refused(peaceful: Peaceful) -> None:
    chooser = Random(5)
    paths = ("/api/tables", f"/api/tables/{peaceful.id}/device", "/api/records", "/api/records/check", "/api/seat/move")
    for path in paths:
        for _ in range(12):
            body = chooser.randbytes(chooser.randrange(300))
            headers = {"Content-Type": "application/json"}
            answer = peaceful.jan.http.post(path, content=body, headers=headers)
            assert 400 <= answer.status_code < 500
            assert answer.json()["text"]
    for path in ("/static/../store.py", "/static/%2e%2e/store.py", "/table/%00", "/api/games/..%2f..%2fcore/help"):
        assert "import" not in peaceful.jan.http.get(path).text


def test_script_in_names_and_chat_stays_text(browser: Visit) -> None:
    anna = browser()
    script = "<script>alert(1)</script>"
    with anna.sit(anna.make({"kind": "me", "name": script[:24]}, FRIEND)["table"]) as table:
        table.say("chat", text=script)
        assert [line["text"] for line in table.chat] == [script]
        check_no_markup(table)


def check_no_markup(table: Table) -> None:
    """The page shows names and chat as text; pictures, which it takes as markup, hold none of them unescaped."""
    assert all("<script" not in region for region in table.regions.values())


def test_too_many_messages_close_the_connection(own_server: Callable[..., Server]) -> None:
    anna = Browser(own_server())
    with anna.sit(anna.make(ME, FRIEND)["table"]) as table:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2000):
                table.socket.send('{"type": "look", "position": 99999}')
        assert table.closed_with() == 4008
    codes = [anna.post("/api/tables", game="none", seats=[]).json()["code"] for _ in range(80)]
    assert codes[-1] == "too-fast"
    anna.close()


def test_files_of_the_page_are_not_counted(own_server: Callable[..., Server]) -> None:
    anna = Browser(own_server())
    codes = {anna.http.get("/static/icon.svg").status_code for _ in range(300)}

    assert codes == {200}
    assert anna.http.get("/api/games").status_code == 200
    anna.close()


def test_a_name_that_is_not_ours_is_refused(server: Server, browser: Visit) -> None:
    anna = browser()
    table = anna.make(ME, FRIEND)["table"]
    for host in ("evil.example", "evil.example:80", "", "localhost.evil.example", "127.0.0.1.evil.example"):
        answer = anna.http.get("/api/tables", headers={"Host": host})
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")
        address = f"{server.socket_address}/ws/table/{table}"
        headers = {"Origin": f"http://{host}"}
        with pytest.raises(InvalidStatus), connect(address, additional_headers=headers):
            pass
    for host in ("localhost:1", "127.0.0.1", "[::1]:8303", "192.168.1.5:8303"):
        assert anna.http.get("/api/tables", headers={"Host": host}).status_code == 200


def test_a_name_may_be_allowed(own_server: Callable[..., Server]) -> None:
    anna = Browser(own_server("--allowed-host", "games.example"))

    assert anna.http.get("/health", headers={"Host": "games.example"}).status_code == 200
    assert anna.http.get("/health", headers={"Host": "other.example"}).status_code == 421
    anna.close()


@pytest.mark.parametrize(
    "line",
    [
        f"option monuments {'[' * 100_000}",
        f"option monuments {'[' * 900}{']' * 900}",
        f"seed {'7' * 100_000}",
        "seed 7\u0000",
        "option \u0000 1",
        "players 99999999999999999999",
        f"game tiny_towns {'9' * 5000}",
        f"A {'place ' * 20_000}",
    ],
)
def test_records_made_to_do_harm_are_refused_in_words(browser: Visit, line: str) -> None:
    anna = browser()
    head = f"rynek 1\ngame tiny_towns {game('tiny_towns').version}\nplayers 2\n"
    assert anna.post("/api/records/check", text=f"{head}seed 7\n").status_code == 200
    for path, more in (("/api/records/check", {}), ("/api/records", {"do": "replay"})):
        answer = anna.post(path, text=f"{head}{line}\n", **more)
        assert answer.status_code == 400, answer.text
        assert answer.json()["text"]


@pytest.mark.parametrize("part", ["%00", "x" * 200, "%ff%fe", "%0a"])
def test_addresses_made_to_do_harm_lead_nowhere(browser: Visit, part: str) -> None:
    for path in ("/api/invitations/{}", "/api/device/{}", "/api/tables/{}/record", "/api/games/{}/help"):
        assert browser().http.get(path.format(part)).status_code in (400, 404, 410)


def test_deep_options_are_refused_in_words(browser: Visit) -> None:
    deep: Any = []
    for _ in range(300):
        deep = [deep]
    for value in (deep, {"a": deep}, "\u0000", "x" * 50_000, 10**300):
        answer = browser().post("/api/tables", game="tiny_towns", seats=[ME, FRIEND], options={"monuments": value})
        assert (answer.status_code, bool(answer.json()["text"])) == (400, True)

"""A program at the table: view, moves, move, events, by token."""

from collections.abc import Callable
from random import Random
from typing import Any

import httpx

from tests.server.visitor import FRIEND, ME, PATIENCE, Browser

Visit = Callable[..., Browser]


def program(anna: Browser, invitation: str) -> httpx.Client:
    """A program that has taken the free seat."""
    code = invitation.rpartition("/")[2]
    claimed = httpx.post(
        f"{anna.server.address}/api/invitations/{code}", json={"name": "Robot", "token": True}, timeout=PATIENCE
    )
    token = claimed.json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.Client(base_url=anna.server.address, headers=headers, timeout=PATIENCE)


def get(seat: httpx.Client, path: str, **query: int) -> Any:
    return seat.get(f"/api/seat/{path}", params=query).raise_for_status().json()


def test_a_program_plays_a_whole_game(browser: Visit) -> None:
    anna = browser()
    made = anna.make(ME, FRIEND, options={"monuments": False})
    seat = program(anna, made["invitation"])
    mine = anna.post(f"/api/tables/{made['table']}/token", seat="A").json()["token"]
    other = httpx.Client(base_url=anna.server.address, headers={"Authorization": f"Bearer {mine}"}, timeout=PATIENCE)
    chooser = Random(8)
    told = 0
    while not (seen := get(seat, "view"))["over"]:
        for who in (seat, other):
            offered = get(who, "moves")
            if offered["moves"]:
                choice = chooser.choice(offered["moves"])["move"]
                answer = who.post("/api/seat/move", json={"revision": offered["revision"], "move": choice})
                assert answer.status_code == 200, answer.text
        news = get(seat, "events", after=told, revision=0, wait=5)
        assert len(news["lines"]) == news["count"] - told
        told = news["count"]

    assert seen["seat"] == "B"
    assert seen["ranking"][0]["rank"] == 1
    assert seen["view"]
    seat.close()
    other.close()


def test_waiting_for_events_ends_with_news(browser: Visit) -> None:
    anna = browser()
    made = anna.make(ME, FRIEND)
    seat = program(anna, made["invitation"])
    revision = get(seat, "view")["revision"]
    with anna.sit(made["table"]) as table:
        moved = table.move(table.moves[0])["revision"]

        assert get(seat, "events", revision=revision, wait=30)["revision"] == moved
    refused = seat.post("/api/seat/move", json={"revision": 0, "move": "name brick"})
    assert (refused.status_code, refused.json()["code"]) == (409, "stale")
    assert seat.post("/api/seat/undo").json()["code"] == "why-nothing-to-undo"
    seat.close()


def test_a_token_opens_one_seat_and_only_while_it_is_held(browser: Visit) -> None:
    anna, phone = browser(), browser()
    table = anna.make(ME, FRIEND)["table"]
    token = anna.post(f"/api/tables/{table}/token", seat="A").json()["token"]
    link = anna.post(f"/api/tables/{table}/device").json()["link"]
    address = f"{anna.server.address}/api/seat/view"

    def status(given: str) -> int:
        return httpx.get(address, headers={"Authorization": given}, timeout=PATIENCE).status_code

    assert status(f"Bearer {token}") == 200
    for wrong in ("", "Bearer", "Bearer x", f"Basic {token}", f"Bearer {token}x", "Bearer " + "x" * 500):
        assert status(wrong) == 401
    assert anna.post(f"/api/tables/{table}/token", seat="B").json()["code"] == "not-your-seat"
    phone.post("/api" + link)
    assert status(f"Bearer {token}") == 401

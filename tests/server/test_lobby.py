"""The lobby over HTTP: games, tables of mine, invitations, another device."""

from collections.abc import Callable

import pytest

import rynek
from rynek.bots import LEVELS
from tests.server.visitor import BOT, FRIEND, HERE, ME, Browser, Server

Visit = Callable[..., Browser]


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_games_are_offered_with_words(browser: Visit, lang: str) -> None:
    found = browser(lang=lang).get("/api/games")

    assert [game["name"] for game in found["games"]] == list(rynek.all_games())
    assert [bot["level"] for bot in found["bots"]] == list(LEVELS)
    for game in found["games"]:
        assert game["title"]
        assert game["blurb"]
        assert all(option["label"] and option["info"] for option in game["options"])


def test_every_game_has_help(browser: Visit) -> None:
    for name in rynek.all_games():
        found = browser().get(f"/api/games/{name}/help")
        assert found["title"]
        assert all(part["name"] and part["info"] for part in found["components"])


def test_a_table_of_mine_is_listed_and_shows_my_turn(browser: Visit) -> None:
    anna = browser()
    made = anna.make(ME, FRIEND)

    listed = anna.get("/api/tables")["tables"]

    assert [(table["table"], table["my_seats"], table["my_turn"]) for table in listed] == [(made["table"], ["A"], True)]
    assert browser().get("/api/tables") == {"tables": []}


def test_an_invitation_claims_only_a_free_seat(browser: Visit) -> None:
    made = browser().make(ME, FRIEND, BOT)
    jan, ewa = browser(), browser()

    assert jan.join(made["invitation"], "Jan") == {"table": made["table"], "seat": "B"}

    code = made["invitation"].rpartition("/")[2]
    for seat in (None, "A", "B", "C", "F"):
        refused = ewa.post(f"/api/invitations/{code}", name="Ewa", seat=seat)
        assert refused.status_code == 409
        assert refused.json()["code"] in ("no-free-seat", "seat-taken")
    assert jan.get(f"/api/invitations/{code}")["mine"] == ["B"]


def test_a_table_without_free_seats_has_no_invitation(browser: Visit) -> None:
    assert browser().make(ME, HERE)["invitation"] == ""


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "why-unknown-game"),
        ({"game": "tiny_towns", "seats": [ME, BOT], "options": {"luck": 1}}, "why-unknown-option"),
        ({"game": "tiny_towns", "seats": [ME, {"kind": "bot", "level": "god"}]}, "no-such-bot"),
        ({"game": "tiny_towns", "seats": [{"kind": "me", "name": "   "}, BOT]}, "bad-name"),
        ({"game": "tiny_towns", "seats": [{"kind": "me", "name": "x" * 25}, BOT]}, "bad-name"),
        ({"game": "tiny_towns", "seats": [{"kind": "me", "name": "a\u202eb"}, BOT]}, "bad-name"),
        ({"game": "tiny_towns", "seats": []}, "bad-message"),
        ({"game": "tiny_towns"}, "bad-message"),
        ({"game": "tiny_towns", "seats": [ME, {"kind": "admin"}]}, "bad-message"),
        ({"game": "tiny_towns", "seats": [ME, BOT], "seed": "7"}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_both_languages(
    browser: Visit, body: dict[str, object], code: str
) -> None:
    polish, english = (browser(lang=lang).post("/api/tables", **body) for lang in ("pl", "en"))

    assert polish.status_code == english.status_code == 400
    assert polish.json()["code"] == english.json()["code"] == code
    assert polish.json()["text"] != english.json()["text"]


def test_a_seat_moves_to_another_device_once(browser: Visit) -> None:
    desk, phone, thief = browser(), browser(), browser()
    table = desk.make(ME, HERE, BOT)["table"]
    link = desk.post(f"/api/tables/{table}/device").json()["link"]
    assert phone.get("/api" + link)["seats"] == ["A", "B"]

    with desk.sit(table) as before:
        assert phone.post("/api" + link).json() == {"table": table}
        # The bot may move first, which is a message of its own.
        before.until(lambda message: message["type"] == "table" and message["you"]["seats"] == [])
    with phone.sit(table) as after:
        assert after.state["you"]["seats"] == ["A", "B"]
    assert thief.post("/api" + link).json()["code"] == "link-used"
    assert thief.post(f"/api/tables/{table}/device").status_code == 403


def test_unknown_addresses_answer_in_words(browser: Visit) -> None:
    somebody = browser(lang="pl")

    for path in ("/nowhere", "/api/tables/none/record", "/api/invitations/none", "/api/device/none"):
        answer = somebody.http.get(path)
        assert answer.status_code in (404, 410)
        assert answer.json()["text"]
    assert somebody.http.delete("/api/tables").status_code == 405


def test_pages_and_files_are_served_under_a_strict_policy(browser: Visit) -> None:
    somebody = browser()

    for path in ("/", "/table/x", "/join/x", "/device/x", "/static/symbols.svg", "/static/tokens.css"):
        answer = somebody.http.get(path)
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
    cookie = browser().http.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_the_server_says_that_it_is_well(server: Server, browser: Visit) -> None:
    assert browser().get("/health") == {"status": "ok"}

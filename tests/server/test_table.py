"""At the table: what a browser is shown, and what it can do."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rynek.play.record import read_record
from tests.server.visitor import BOT, FRIEND, HERE, ME, Browser, Table

Visit = Callable[..., Browser]


def play_on(table: Table, chooser: Random, moves: int = 10_000) -> None:
    """Make random moves for this device until the game is over, or so many have been made."""
    for _ in range(moves):
        while not table.state["over"] and not table.state["you"]["turn"]:
            table.receive()
        if table.state["over"]:
            return
        made = table.move(chooser.choice(table.moves))
        if made["type"] == "ok":
            table.look_up(made["revision"])
        else:
            assert made["code"] == "stale"
            table.until(lambda message: message["type"] == "table")


def test_the_first_message_is_full_and_later_ones_bring_only_what_changed(browser: Visit) -> None:
    anna = browser()
    with anna.sit(anna.make(ME, HERE)["table"]) as table:
        assert table.state["full"]
        assert table.state["prompt"]["clause"]
        everything = len("".join(table.regions.values()))
        seat = table.state["you"]["seat"]
        while table.state["you"]["seat"] == seat or table.state["full"]:
            seat = table.state["you"]["seat"]
            table.look_up(table.move(table.moves[0])["revision"])
            if table.state["you"]["seat"] == seat:
                break

        assert not table.state["full"]
        assert len("".join(table.state["picture"]["regions"].values())) < everything


def test_a_device_with_two_players_looks_through_the_one_who_must_act(browser: Visit) -> None:
    anna = browser()
    with anna.sit(anna.make(ME, HERE)["table"]) as table:
        own = {"seat": "A", "seats": ["A", "B"], "turn": True, "answered": False, "invitation": ""}
        assert table.state["you"] == own
        table.look_up(table.move(table.moves[0])["revision"])
        assert table.state["you"]["seat"] == "B"

        table.socket.send('{"type": "sit", "seat": "A"}')
        shown = table.until(lambda message: message["type"] == "table")
        assert shown["full"]

        assert table.state["undo"]
        table.look_up(table.say("undo", revision=table.state["revision"])["revision"])
        assert [seat["to_act"] for seat in table.state["seats"]] == [True, True]


def test_a_whole_game_against_a_bot_ends_with_ranking_graph_and_record(browser: Visit) -> None:
    anna = browser(lang="pl")
    table_id = anna.make(ME, BOT, options={"monuments": False})["table"]
    with anna.sit(table_id) as table:
        assert anna.http.get(f"/api/tables/{table_id}/record").json()["code"] == "not-over"
        play_on(table, Random(5))

        end = table.state["end"]
        assert end["ranking"][0]["rank"] == 1
        assert end["graph"]["positions"][-1] == table.state["position"]
        scores = {seat["seat"]: seat["score"] for seat in table.state["seats"]}
        assert {seat: values[-1] for seat, values in end["graph"]["scores"].items()} == scores
        assert table.moves == []
        assert table.log

        refused = table.move("name brick")
        assert refused["code"] == "why-game-over"
        check_replay(table)
    record = anna.http.get(f"/api/tables/{table_id}/record").text
    assert read_record(record).state.over
    check_uploads(anna, record)


def check_replay(table: Table) -> None:
    last = table.state["position"]
    for position in (0, last // 2, last, last // 2):
        shown = table.say("look", position=position)
        assert (shown["position"], shown["last"]) == (position, last)
        assert shown["picture"]["regions"].keys() == {
            name for panel in shown["picture"]["panels"] for name in panel["order"]
        }
    assert table.say("look", position=last, seat="B")["seat"] == "B"
    assert table.say("look", position=last + 1)["code"] == "no-such-position"
    assert table.say("look", position=last)["lines"] == len(table.log)


def check_uploads(anna: Browser, record: str) -> None:
    seen = anna.post("/api/records/check", text=record).json()
    assert seen["over"]
    shown = anna.post("/api/records", text=record, do="replay").json()["table"]
    with anna.sit(shown) as replayed:
        assert replayed.state["kind"] == "replay"
        assert replayed.moves == []
        assert replayed.say("look", position=3, seat="B")["type"] == "past"
        assert replayed.say("move", revision=1, move="name brick")["code"] == "not-seated"
    half = seen["positions"] // 2
    made = anna.post("/api/records", text=record, do="continue", position=half, seats=[ME, HERE]).json()
    with anna.sit(made["table"]) as going_on:
        assert going_on.state["position"] >= half
        play_on(going_on, Random(1))
        assert going_on.state["over"]
    continued = anna.http.get(f"/api/tables/{made['table']}/record").text
    assert read_record(continued).state.over
    assert "\nseed " not in continued


@pytest.mark.parametrize(
    "text", ["", "rynek 1\n", "rynek 1\ngame chess 1\n", "rynek 1\ngame tiny_towns 999\nplayers 2\n", "x" * 100]
)
def test_a_bad_record_is_refused(browser: Visit, text: str) -> None:
    answer = browser().post("/api/records", text=text, do="replay")

    assert answer.status_code == 400
    assert answer.json()["text"]


def test_undo_shortens_the_log_and_keeps_the_revision_growing(browser: Visit) -> None:
    anna = browser()
    with anna.sit(anna.make(ME, FRIEND)["table"]) as table:
        before = table.state
        made = table.move(table.moves[0])
        table.look_up(made["revision"])
        assert table.state["undo"]

        undone = table.say("undo", revision=table.state["revision"])
        table.look_up(undone["revision"])

        assert undone["revision"] == made["revision"] + 1
        assert table.state["position"] == before["position"]
        assert table.moves == [move["move"] for move in before["moves"]]
        assert table.say("undo", revision=table.state["revision"])["code"] == "why-nothing-to-undo"


def test_a_refused_move_is_explained_in_the_language_of_the_reader(browser: Visit) -> None:
    anna = browser(lang="pl")
    with anna.sit(anna.make(ME, FRIEND)["table"]) as table:
        polish = table.move("dance")
        table.socket.send('{"type": "language", "lang": "en"}')
        assert table.until(lambda message: message["type"] == "table")["full"]
        english = table.move("dance")

        assert polish["code"] == english["code"] == "why-unknown-verb"
        assert "W tej grze" in polish["text"]
        assert "in this game" in english["text"]


def test_friends_chat_and_a_spectator_only_listens(browser: Visit) -> None:
    anna, jan, ewa = browser(), browser(), browser()
    made = anna.make(ME, FRIEND)
    jan.join(made["invitation"], "Jan")
    with anna.sit(made["table"]) as one, jan.sit(made["table"]) as two, ewa.sit(made["table"]) as watcher:
        assert one.say("chat", text=" Hej  <b>! ")["type"] == "ok"
        heard = two.until(lambda message: message["type"] == "chat" and bool(message["lines"]))

        assert [(line["name"], line["text"]) for line in heard["lines"]] == [("Anna", "Hej <b>!")]
        assert watcher.state["you"] == {"seat": None, "seats": [], "turn": False, "answered": False, "invitation": ""}
        for said in ({"kind": "chat", "text": "hello"}, {"kind": "bot", "seat": "A", "level": "easy"}):
            assert watcher.say(**said)["code"] == "not-seated"
        assert watcher.say("move", revision=watcher.state["revision"], move="name brick")["code"] == "not-seated"
        assert watcher.say("look", position=0)["seat"] is None
        assert watcher.say("look", position=0, seat="A")["code"] == "not-over"


def seat_of(table: Table, letter: str) -> Any:
    return next(seat for seat in table.state["seats"] if seat["seat"] == letter)


def test_a_bot_replaces_a_player_who_left_and_gives_the_seat_back(browser: Visit) -> None:
    anna, jan = browser(), browser()
    made = anna.make(ME, FRIEND)
    jan.join(made["invitation"], "Jan")
    with anna.sit(made["table"]) as one:
        with jan.sit(made["table"]):
            assert one.say("bot", seat="B", level="easy")["code"] == "seat-in-use"
        while seat_of(one, "B")["connected"]:
            one.receive()
        one.look_up(one.say("bot", seat="B", level="easy")["revision"])
        assert (seat_of(one, "B")["kind"], seat_of(one, "B")["held"]) == ("bot", True)
        assert one.say("human", seat="B")["code"] == "not-your-seat"

        with jan.sit(made["table"]) as two:
            two.look_up(two.say("human", seat="B")["revision"])
            assert seat_of(two, "B")["kind"] == "human"


def test_a_bot_fills_a_free_seat_and_leaves_it_again(browser: Visit) -> None:
    anna = browser()
    with anna.sit(anna.make(ME, FRIEND)["table"]) as table:
        assert table.state["you"]["invitation"].startswith("/join/")
        table.look_up(table.say("bot", seat="B", level="normal")["revision"])
        assert seat_of(table, "B")["kind"] == "bot"
        table.look_up(table.say("human", seat="B")["revision"])
        assert seat_of(table, "B")["kind"] == "free"
        assert table.say("bot", seat="C", level="easy")["code"] == "not-your-seat"
        assert table.say("bot", seat="B", level="god")["code"] == "no-such-bot"


def test_a_hint_is_a_legal_move(browser: Visit) -> None:
    anna = browser()
    with anna.sit(anna.make(ME, FRIEND)["table"]) as table:
        assert table.say("hint")["move"] in table.moves

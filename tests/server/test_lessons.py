"""Lessons on the server: only what is asked for is offered, the place is kept, and in the end one is free."""

from collections.abc import Callable
from typing import Any

from rynek.play.lessons import Course, course
from rynek.server.lessons import _brought, _points
from rynek.server.wording import house
from tests.server.visitor import Browser, Server, Table

Visit = Callable[..., Browser]


def caylus() -> Course:
    found = course("caylus_1303")
    assert found is not None
    return found


def start(visitor: Browser, game: str = "caylus_1303") -> str:
    answer = visitor.post("/api/lessons", game=game, name="Anna")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def finish(table: Table) -> dict[str, Any]:
    """Make every move that is asked for."""
    while table.state["lesson"]["stage"] == "script":
        made = table.move(table.moves[0])
        table.look_up(made["revision"])
    return table.state


def test_a_lesson_offers_only_the_move_it_asks_for(browser: Visit) -> None:
    anna = browser()
    with anna.sit(start(anna)) as table:
        assert table.moves == ["choose architect"]
        refused = table.move("choose foreman")

        assert (refused["type"], refused["code"]) == ("error", "lesson-other")
        assert table.say("why", part="character:foreman")["text"].endswith("Choose the Architect.")


def test_rivals_and_chance_follow_by_themselves(browser: Visit) -> None:
    anna = browser()
    with anna.sit(start(anna)) as table:
        state = finish(table)

        assert state["lesson"]["stage"] == "open"
        assert state["position"] == len(caylus().script)
        assert len(table.moves) > 1
        assert [card["do"] != "" for card in state["lesson"]["cards"]] == [False, False, True]


def test_what_a_step_brought_is_counted_from_the_game(browser: Visit) -> None:
    anna = browser()
    with anna.sit(start(anna)) as table:
        while "wood_sawmill" not in table.moves[0]:
            table.look_up(table.say("lesson", to="on")["revision"])
        before = table.state["position"]
        table.look_up(table.move(table.moves[0])["revision"])
        lesson = table.state["lesson"]

        gained = _points(caylus(), table.state["position"]) - _points(caylus(), before)
        assert gained > 0
        assert lesson["brought"][0] == {"symbol": "points", "label": "Points", "by": gained}
        assert f"brought {gained} points" in lesson["cards"][0]["text"]


def brought(game: str, key: str) -> dict[str, int]:
    """What a card says that the step before it has brought, by symbol."""
    found = course(game)
    assert found is not None
    start = found.starts[[step.key for step in found.steps].index(key)]
    return {gain["symbol"]: gain["by"] for gain in _brought(found, start, "en")}


def test_places_below_zero_are_counted_as_such() -> None:
    assert brought("tiletum", "merchant") == {"crown": -1}
    assert brought("tiletum", "helper")["crown"] == 5


def test_points_that_are_money_are_said_once() -> None:
    assert brought("genoa", "errand") == {"coin": 15}


def test_what_a_step_brought_is_said_in_what_the_game_counts() -> None:
    found = course("genoa")
    assert found is not None
    ending = found.starts[[step.key for step in found.steps].index("end")]

    said = [_brought(found, ending, lang)[0]["label"] for lang in ("en", "pl")]

    assert brought("genoa", "end")["coin"] > 0
    assert said == ["Ducats in all", "Dukaty razem"]


def test_a_card_keeps_its_numbers_while_its_step_is_half_done(browser: Visit) -> None:
    anna = browser()
    with anna.sit(start(anna, "genoa")) as table:
        while table.moves[0] != "accept C here palace":
            table.look_up(table.say("lesson", to="on")["revision"])
        before = table.state["lesson"]["cards"]
        table.look_up(table.move(table.moves[0])["revision"])

        assert table.moves == ["stop"]
        assert table.state["lesson"]["cards"] == before


def test_one_goes_back_on_and_to_the_start(browser: Visit) -> None:
    anna = browser()
    with anna.sit(start(anna)) as table:
        first = table.moves
        table.look_up(table.say("lesson", to="on")["revision"])
        second = table.moves
        table.look_up(table.say("lesson", to="on")["revision"])
        table.look_up(table.say("lesson", to="back")["revision"])
        assert table.moves == second
        table.look_up(table.say("lesson", to="start")["revision"])

        assert table.moves == first


def test_after_a_few_free_turns_the_lesson_is_done_and_goes_back_to_its_end(browser: Visit) -> None:
    anna = browser()
    with anna.sit(start(anna, "tiny_towns")) as table:
        length = finish(table)["position"]
        while table.state["lesson"]["stage"] == "open":
            if table.state["you"]["turn"]:
                table.look_up(table.move(table.moves[0])["revision"])
            else:
                table.receive()
        assert table.state["lesson"]["cards"][0]["title"] == house("en").text("lesson-done")
        table.look_up(table.say("lesson", to="back")["revision"])

        assert (table.state["lesson"]["stage"], table.state["position"]) == ("open", length)


def test_a_bot_that_plays_for_the_learner_follows_the_lesson(browser: Visit) -> None:
    anna = browser()
    with anna.sit(start(anna)) as table:
        table.say("bot", seat="A", level="easy")
        while table.state["position"] < len(caylus().script):
            table.receive()
        log = [line["text"] for line in table.log]

        assert any("Architect" in line for line in log)


def test_a_restart_keeps_the_place(own_server: Callable[..., Server], browser: Visit) -> None:
    first = own_server("--undo-pause", "0")
    anna = browser(first)
    name = start(anna)
    with anna.sit(name) as table:
        table.look_up(table.say("lesson", to="on")["revision"])
        moves = table.moves
    first.kill()
    anna.server = own_server("--undo-pause", "0")
    anna.http.base_url = anna.server.address
    with anna.sit(name) as table:
        assert table.moves == moves
    assert start(anna) == name


def test_only_tables_of_lessons_go_back(browser: Visit) -> None:
    anna = browser()
    made = anna.make({"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"})
    with anna.sit(made["table"]) as table:
        assert table.state["lesson"] is None
        assert table.say("lesson", to="back")["code"] == "no-lesson"


def test_a_game_that_does_not_exist_cannot_be_learned(browser: Visit) -> None:
    assert browser().post("/api/lessons", game="chess").json()["code"] == "why-unknown-game"


def test_a_lesson_is_listed_as_one_and_counts_in_no_statistics(browser: Visit) -> None:
    anna = browser()
    name = start(anna)

    assert [(line["table"], line["lesson"]) for line in anna.get("/api/tables")["tables"]] == [(name, True)]
    assert anna.get("/api/mine")["tables"] == []

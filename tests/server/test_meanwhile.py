"""What others do meanwhile: an answer to the same question is not refused; bots keep the pace asked for."""

from collections.abc import Callable

from tests.server.visitor import BOT, FRIEND, ME, Browser, Server

Visit = Callable[..., Browser]


def test_a_pass_in_genoa_is_good_though_another_has_offered_meanwhile(browser: Visit) -> None:
    anna, jan, ewa = browser(), browser(), browser()
    made = anna.make(ME, FRIEND, FRIEND, game="genoa", options={"start_player": "A"})
    jan.join(made["invitation"], "Jan")
    ewa.join(made["invitation"], "Ewa")
    with anna.sit(made["table"]) as trader, jan.sit(made["table"]) as his, ewa.sit(made["table"]) as hers:
        if trader.state["you"]["turn"]:  # the tower starts at a building: the others may bid for its action
            heard = trader.move("hear")
            for table in (his, hers):
                table.look_up(heard["revision"])
        assert his.state["you"]["turn"]
        assert hers.state["you"]["turn"]
        seen = his.state["revision"]
        offer = next(move for move in hers.moves if move != "pass")
        assert hers.move(offer)["type"] == "ok"

        assert his.say("move", revision=seen, move="pass")["type"] == "ok"


def test_a_second_click_on_the_same_question_is_refused(browser: Visit) -> None:
    anna = browser()
    made = anna.make(ME, BOT, options={"monuments": False})
    with anna.sit(made["table"]) as table, anna.sit(made["table"]) as other:
        seen = table.state["revision"]
        assert table.move("name wood")["type"] == "ok"
        again = other.say("move", revision=seen, move="name wood")

    assert (again["type"], again["code"]) in [
        ("error", "stale"),
        ("error", "why-not-your-turn"),
        ("error", "why-not-asked"),
    ]


def test_the_pace_of_bots_is_shown_to_all_and_only_players_set_it(browser: Visit) -> None:
    anna, guest = browser(), browser()
    made = anna.make(ME, BOT, options={"monuments": False})
    with anna.sit(made["table"]) as table, guest.sit(made["table"]) as watching:
        assert table.state["pace"] == "quick"
        assert table.say("pace", pace="calm")["type"] == "ok"
        watching.until(lambda message: message["type"] == "table" and message["pace"] == "calm")
        assert watching.say("pace", pace="once")["code"] == "not-seated"
        assert table.say("go-on")["type"] == "ok"


def test_bots_wait_for_a_person_who_may_take_back_until_told_to_go_on(
    browser: Visit, own_server: Callable[..., Server]
) -> None:
    anna = browser(own_server("--undo-pause", "3600", "--bot-pause", "0"))
    made = anna.make(ME, BOT, options={"monuments": False, "first_player": 0})
    with anna.sit(made["table"]) as table:
        said = table.move("name wood")
        before = table.look_up(said["revision"])["position"]
        while table.state["you"]["turn"]:  # until the bot alone is waited for
            before = table.look_up(table.move(table.moves[0])["revision"])["position"]
        assert table.state["undo"]
        assert table.say("go-on")["type"] == "ok"
        table.until(lambda message: message["type"] == "table" and message["position"] > before)


def test_a_move_that_gives_something_away_says_so_only_while_there_is_something(browser: Visit) -> None:
    anna = browser()
    made = anna.make(ME, BOT, options={"monuments": False})
    with anna.sit(made["table"]) as table:
        assert {move["away"] for move in table.state["moves"]} == {""}
        for name in ("name wood", "place a1"):
            assert table.move(name)["type"] == "ok"
            table.until(lambda message: message["type"] == "table" and bool(message["moves"]))
        assert [move["away"] for move in table.state["moves"] if move["move"] == "stop"] in ([], [""])

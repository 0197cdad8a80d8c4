"""Two at once: exactly one counts."""

import json
from collections.abc import Callable
from threading import Barrier, Thread

from tests.server.visitor import FRIEND, ME, Browser, Table

Visit = Callable[..., Browser]


def both_say(tables: list[Table], messages: list[dict[str, object]]) -> list[str]:
    """All say their message at the same moment; what each is answered."""
    barrier = Barrier(len(tables))
    answers = [""] * len(tables)

    def speak(place: int) -> None:
        barrier.wait()
        tables[place].socket.send(json.dumps({"id": 99, **messages[place]}))
        answer = tables[place].until(lambda message: message.get("id") == 99)
        answers[place] = answer.get("code", answer["type"])

    threads = [Thread(target=speak, args=(place,)) for place in range(len(tables))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def move(table: Table, place: int) -> dict[str, object]:
    return {"type": "move", "revision": table.state["revision"], "move": table.moves[place]}


def test_two_tabs_of_one_seat_make_one_move(browser: Visit) -> None:
    anna = browser()
    table = anna.make(ME, FRIEND, options={"monuments": True})["table"]
    for _ in range(4):
        with anna.sit(table) as one, anna.sit(table) as two:
            position = one.state["position"]
            answers = both_say([one, two], [move(one, 0), move(two, -1)])

            assert sorted(answers) == ["ok", "stale"]
            while one.state["position"] == position:
                one.receive()
            one.look_up(one.say("undo", revision=one.state["revision"])["revision"])
            assert one.state["position"] == position


def test_two_seats_in_a_secret_step_do_not_hinder_each_other(browser: Visit) -> None:
    anna, jan = browser(), browser()
    made = anna.make(ME, FRIEND, options={"monuments": True})
    jan.join(made["invitation"], "Jan")
    with anna.sit(made["table"]) as one, jan.sit(made["table"]) as two:
        assert one.state["you"]["turn"]
        assert two.state["you"]["turn"]

        assert both_say([one, two], [move(one, 0), move(two, 0)]) == ["ok", "ok"]


def test_two_claims_of_one_seat_give_it_to_one(browser: Visit) -> None:
    made = browser().make(ME, FRIEND)
    code = made["invitation"].rpartition("/")[2]
    claims = [browser(), browser(), browser()]
    found: list[int] = []
    threads = [
        Thread(target=lambda who=who: found.append(who.post(f"/api/invitations/{code}", name="X").status_code))
        for who in claims
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert sorted(found) == [200, 409, 409]


def test_a_move_for_a_past_revision_is_stale_even_if_it_is_legal(browser: Visit) -> None:
    anna = browser()
    with anna.sit(anna.make(ME, {"kind": "here", "name": "Jan"})["table"]) as table:
        for revision in (0, table.state["revision"] + 1):
            assert table.move(table.moves[0], revision=revision)["code"] == "stale"


def both_on_the_floor(tables: list[Table]) -> list[Table]:
    """Go on with a game of Genoa until two players may make offers at the same time."""
    while True:
        newest = max(table.state["revision"] for table in tables)
        for table in tables:
            table.look_up(newest)
        asked = [table for table in tables if table.state["you"]["turn"]]
        if len(asked) == 2:
            return asked
        (trader,) = asked
        trader.look_up(trader.move("hear" if "hear" in trader.moves else trader.moves[0])["revision"])


def test_two_seats_in_an_open_step_are_both_heard_one_after_the_other(browser: Visit) -> None:
    people = [browser(), browser(), browser()]
    made = people[0].make(ME, FRIEND, FRIEND, game="genoa")
    for place, name in ((1, "Jan"), (2, "Ewa")):
        people[place].join(made["invitation"], name)
    with people[0].sit(made["table"]) as a, people[1].sit(made["table"]) as b, people[2].sit(made["table"]) as c:
        one, two = both_on_the_floor([a, b, c])
        position = one.state["position"]
        answers = both_say([one, two], [move(one, 0), move(two, 0)])

        assert answers == ["ok", "ok"]
        while one.state["position"] < position + 2:
            one.receive()
        assert one.state["position"] == position + 2
